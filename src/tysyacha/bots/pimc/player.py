"""The player: each decision goes to the search that knows it, and to rules of thumb where there is none."""

from __future__ import annotations

from typing import Final

from tysyacha.bots.pimc.cards import decide_play
from tysyacha.bots.pimc.decision import Decision, Limits, only
from tysyacha.bots.pimc.sight import Reweigh
from tysyacha.bots.steady import Steady
from tysyacha.game import Action, Play, View

_WORLDS: Final = 40


class Pimc:
    """Searches worlds for every decision it can, the same answer to the same view."""

    def __init__(self, name: str, seed: int = 0, limits: Limits | None = None, reweigh: Reweigh | None = None) -> None:
        self._name = name
        self._seed = seed
        self._limits = limits or Limits(_WORLDS)
        self._reweigh = reweigh
        self._thumb = Steady(seed)

    @property
    def name(self) -> str:
        return self._name

    def act(self, view: View) -> Action:
        return self.decide(view, self._limits).action

    def interject(self, view: View) -> Action | None:
        return self._thumb.interject(view)

    def decide(self, view: View, limits: Limits) -> Decision:
        """The action and what speaks for it."""
        action = self._thumb.act(view)
        if isinstance(action, Play):
            return decide_play(view, limits, self._seed, self._reweigh)
        return only(action, "rule_of_thumb")
