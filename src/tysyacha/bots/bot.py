"""What a player at the table is to the program: a view comes in, an action goes out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from tysyacha.cards import CardSet
from tysyacha.game import Action, View


class Bot(Protocol):
    """A player who sees its seat's view and nothing else.

    Both answers follow from the view and from what the bot was made with: asked twice it answers the same, so
    that a game repeats exactly, after an undo and from a record too.
    """

    @property
    def name(self) -> str:
        """The name it goes by in the list of bots."""
        ...

    def act(self, view: View) -> Action:
        """The action for a view whose seat is to act: one of ``view.legal``."""
        ...

    def interject(self, view: View) -> Action | None:
        """The right used while another seat is to act, one of ``view.legal``; None to let it wait.

        Asked only where ``view.legal`` is not empty: a redeal, a blind bid, a look, and before the first lead
        the declarer's raise and concession.
        """
        ...


class SeesAll(Bot, Protocol):
    """A bot that is handed every card; only the arena seats one."""

    def see(self, hands: tuple[CardSet, ...], talons: tuple[CardSet, ...]) -> None:
        """All hands as they are now and the talons as they were dealt, told before each of its answers."""
        ...


class Candidate(Protocol):
    """An action that was weighed."""

    @property
    def makes(self) -> float | None:
        """The chance (0 to 1) promised that the contract is made; None where nothing is promised."""
        ...


class Choice(Protocol):
    """What a bot thought of the action that it chose."""

    @property
    def chosen(self) -> Candidate: ...


class Tells(Bot, Protocol):
    """A bot that tells what it promised with its last answer, so that the arena can hold it to that."""

    @property
    def decision(self) -> Choice | None:
        """The decision behind the last action; None where there was none."""
        ...


def close_all(bots: Iterable[Bot]) -> None:
    """Lets those that hold a running program end it; asked again they start it again."""
    for each in bots:
        close = getattr(each, "close", None)
        if close is not None:
            close()
