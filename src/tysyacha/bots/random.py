"""``random``: every permitted action is as likely as any other."""

from __future__ import annotations

from typing import Final

from tysyacha.bots.chance import draw
from tysyacha.game import Action, View


class Random:
    """Plays by chance alone; the same seed and the same view give the same action."""

    name: Final = "random"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def act(self, view: View) -> Action:
        return view.legal[draw(self._seed, view, len(view.legal))]

    def interject(self, view: View) -> Action | None:
        """Waiting is one choice more."""
        chosen = draw(self._seed, view, len(view.legal) + 1)
        return view.legal[chosen] if chosen < len(view.legal) else None
