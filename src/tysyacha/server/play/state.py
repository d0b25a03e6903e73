"""The state of a table: what comes of reading its log. A value; every event makes a new one."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tysyacha.agreements import Agreements
from tysyacha.game import Game
from tysyacha.server.play.windows import Window
from tysyacha.server.tables.terms import BotSeat, KeptSeat, Terms, rules_of
from tysyacha.texts import Words
from tysyacha.texts.bots import called

Stage: TypeAlias = Literal["gathering", "revealing", "cutting", "deal", "between", "over"]


class Seat(msgspec.Struct, frozen=True):
    """One seat. ``player`` is the person who owns it, ``bot`` the level of a computer player.

    ``stand_in`` while a bot plays for its owner; ``absences`` counts how often that came about, ``left`` whether he
    went for good. ``bank`` is what is left of his bank of time, in milliseconds.
    """

    kind: Literal["open", "kept", "bot"]
    kept_for: str | None = None
    player: str | None = None
    bot: str | None = None
    name: str = ""
    commitment: str | None = None
    nonce: str | None = None
    stand_in: bool = False
    absences: int = 0
    left: bool = False
    bank: int = 0

    @property
    def is_taken(self) -> bool:
        return self.player is not None or self.bot is not None

    @property
    def is_person(self) -> bool:
        """Whether a person decides here now."""
        return self.player is not None and not self.stand_in


class State(msgspec.Struct, frozen=True):
    """A table at one number of its log.

    ``game`` is there from the start on. ``window`` is one that is open now. ``deals`` counts the deals dealt,
    ``sheet`` holds the settled ones as clients are sent them (JSON). ``cuts`` are those of the deal being dealt, None
    where the program cut; ``all_cuts`` those of every deal. ``rescored`` names deals that this version would settle
    differently; what stands is what was written then.
    """

    table: str
    terms: Terms
    agreements: Agreements
    number: int
    stage: Stage
    seats: tuple[Seat, ...]
    game: Game | None = None
    window: Window | None = None
    deals: int = 0
    cutter: int | None = None
    cuts: tuple[int | None, ...] = ()
    all_cuts: tuple[tuple[int | None, ...], ...] = ()
    sheet: tuple[msgspec.Raw, ...] = ()
    rescored: tuple[int, ...] = ()
    winner: int | None = None
    rematch: str | None = None

    def names(self, words: Words) -> tuple[str, ...]:
        """The names by seat in a language; bots are called as `texts.bots` has it."""
        return called([each.name for each in self.seats], [each.bot for each in self.seats], words)

    @property
    def to_act(self) -> int | None:
        """The seat that is to act in turn; nobody while a window is open."""
        if self.stage != "deal" or self.window is not None or self.game is None:
            return None
        return self.game.to_act

    @property
    def people(self) -> list[int]:
        """The seats that belong to persons, present or not."""
        return [seat for seat, each in enumerate(self.seats) if each.player is not None]

    @property
    def is_solo(self) -> bool:
        """Whether one person plays against bots for nothing but the joy of it, so that undo and hints are fair."""
        return len(self.people) == 1 and not self.terms.rated

    @property
    def is_suspended(self) -> bool:
        """Whether everybody is away from a game that can wait."""
        return not self.terms.rated and not any(each.is_person for each in self.seats)

    def seat_of(self, player: str | None) -> int | None:
        """Where this player sits, None for everybody else."""
        if player is None:
            return None
        return next((seat for seat in self.people if self.seats[seat].player == player), None)


def first_state(table: str, terms: Terms) -> State:
    """A table before its first event: bots sit already."""
    seats = []
    for each in terms.seats:
        if isinstance(each, BotSeat):
            seats.append(Seat("bot", bot=each.bot, name=each.bot))
        elif isinstance(each, KeptSeat):
            seats.append(Seat("kept", kept_for=each.player))
        else:
            seats.append(Seat("open"))
    return State(table, terms, rules_of(terms).agreements, 0, "gathering", tuple(seats))
