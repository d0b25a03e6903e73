"""What a player at the table is to the program: a view comes in, an action goes out."""

from __future__ import annotations

from typing import Protocol

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
