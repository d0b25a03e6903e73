"""The player: each decision goes to the search that knows it, and to rules of thumb where there is none."""

from __future__ import annotations

from typing import Final

from tysyacha.bots.pimc.bidding import decide_word
from tysyacha.bots.pimc.cards import decide_play
from tysyacha.bots.pimc.contract import decide_contract
from tysyacha.bots.pimc.decision import Decision, Limits, only
from tysyacha.bots.pimc.giving import decide_gift
from tysyacha.bots.pimc.sight import Reweigh
from tysyacha.bots.steady import Steady
from tysyacha.game import Action, Look, Play, View

_WORLDS: Final = 40


class Pimc:
    """Searches worlds for every decision it can; the same answer to the same view."""

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
        if view.seat is not None and view.seat == view.declarer and view.phase != "take":
            decision = decide_contract(view, self._limits, self._seed, None, self._reweigh)
            return None if decision is None else decision.action
        return self._thumb.interject(view)

    def decide(self, view: View, limits: Limits) -> Decision:
        """The action and what speaks for it."""
        searched = self._searched(view, limits)
        return searched if searched is not None else only(self._thumb.act(view), "rule_of_thumb")

    def _searched(self, view: View, limits: Limits) -> Decision | None:
        if len(view.legal) == 1:
            return only(view.legal[0])
        if view.phase == "auction":
            return self._word(view, limits)
        if view.phase == "give":
            used = decide_contract(view, limits, self._seed, view.legal[0], self._reweigh)
            return used or decide_gift(view, limits, self._seed, self._reweigh)
        if view.phase == "play":
            plays = [each for each in view.legal if isinstance(each, Play)]
            if len(plays) < len(view.legal):
                used = decide_contract(view, limits, self._seed, plays[0], self._reweigh)
                if used is not None:
                    return used
            return decide_play(view, limits, self._seed, self._reweigh)
        return None

    def _word(self, view: View, limits: Limits) -> Decision | None:
        """Cards not seen, redeals and looks go by rules of thumb."""
        if view.hand is None or any(isinstance(each, Look) for each in view.legal):
            return None
        used = self._thumb.interject(view)
        if used is not None:
            return only(used, "redeal_poor")
        return decide_word(view, limits, self._seed, self._reweigh)
