"""The player: each decision goes to the search that knows it, and to rules of thumb where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tysyacha.bots.pimc.bidding import decide_word
from tysyacha.bots.pimc.cards import decide_play
from tysyacha.bots.pimc.claims import decide_new_cards, decide_talon, decide_unseen
from tysyacha.bots.pimc.contract import decide_contract, or_conceded
from tysyacha.bots.pimc.decision import Decision, Limits, only
from tysyacha.bots.pimc.giving import decide_gift
from tysyacha.bots.pimc.levels import LEVELS, Level, varied
from tysyacha.bots.pimc.mind import Believer, Knower, Mind, Reweigh
from tysyacha.bots.pimc.sight import Clock
from tysyacha.bots.steady import Steady
from tysyacha.game import Action, Look, Play, View

_SHORT: Final = 0.02
"""With fewer seconds than this rules of thumb decide."""
_CONTRACT: Final = 0.4
"""This part of the time goes to the contract, where cards are parted with or led besides."""


class Pimc:
    """Searches worlds for every decision it can; the same answer to the same view.

    ``reweigh`` gives the worlds of its beliefs their weights; without it all weigh the same.
    """

    def __init__(self, name: str, level: Level, seed: int = 0, reweigh: Reweigh | None = None) -> None:
        self._name = name
        self._level = level
        self._seed = seed
        self._mind: Mind = Believer(reweigh)
        self._thumb = Steady(seed)
        self.decision: Decision | None = None
        """What was thought of the last answer; None where a right was left to wait without a thought."""

    @property
    def name(self) -> str:
        return self._name

    def act(self, view: View) -> Action:
        self.decision = self.decide(view)
        return self.decision.action

    def interject(self, view: View) -> Action | None:
        self.decision = self._right(view)
        return None if self.decision is None else self.decision.action

    def _right(self, view: View) -> Decision | None:
        """A right used while another seat is to act."""
        limits = self._level.limits
        clock = Clock(limits.seconds)
        led = bool(view.trick or view.tricks)
        if view.seat is not None and view.seat == view.declarer and view.phase != "take" and not led:
            return decide_contract(view, limits, self._seed, None, self._mind, clock)
        if any(isinstance(each, Look) for each in view.legal):
            return decide_unseen(view, self._seed, self._mind, clock)
        return decide_new_cards(view, self._seed, self._mind, clock)

    def decide(self, view: View, limits: Limits | None = None) -> Decision:
        """The action for a view whose seat is to act, what else was weighed, and why."""
        searched = self._searched(view, limits or self._level.limits)
        if searched is None:
            return only(self._thumb.act(view), "rule_of_thumb")
        return varied(view, searched, self._level, self._seed)

    def _searched(self, view: View, limits: Limits) -> Decision | None:
        if len(view.legal) == 1:
            return only(view.legal[0])
        if limits.seconds is not None and limits.seconds < _SHORT:
            return None
        clock = Clock(limits.seconds)
        if view.phase == "auction":
            return self._word(view, limits, clock)
        if view.phase == "take":
            return decide_talon(view, self._seed, self._mind)
        if view.phase == "give":
            used = decide_contract(
                view, limits, self._seed, view.legal[0], self._mind, clock.until(_CONTRACT)
            )
            return used or decide_gift(view, limits, self._seed, self._mind, clock)
        if view.phase == "play":
            if view.trick or view.tricks:
                return or_conceded(view, decide_play(view, limits, self._seed, self._mind, clock))
            plays = [each for each in view.legal if isinstance(each, Play)]
            used = decide_contract(view, limits, self._seed, plays[0], self._mind, clock.until(_CONTRACT))
            return used or decide_play(view, limits, self._seed, self._mind, clock)
        return None

    def _word(self, view: View, limits: Limits, clock: Clock) -> Decision:
        if any(isinstance(each, Look) for each in view.legal):
            return decide_unseen(view, self._seed, self._mind, clock)
        renewed = decide_new_cards(view, self._seed, self._mind, clock.until(_CONTRACT))
        return renewed or decide_word(view, limits, self._seed, self._mind, clock)


class Clairvoyant(Pimc):
    """Sees all cards, for comparison: in the arena only, where somebody calls `see` before every decision."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("clairvoyant", LEVELS["strong"], seed)
        self._mind = self._knower = Knower()

    def see(self, hands: Sequence[int], talons: Sequence[int]) -> None:
        """All hands by seat as they are now, and the talons as dealt."""
        self._knower.see(hands, talons)


def decide(view: View, limits: Limits | None = None, seed: int = 0) -> Decision:
    """What ``strong`` does in a view whose seat is to act, with all that it weighed and why.

    Raises ValueError for any other view: a spectator's, of a seat that waits, of a deal that is over.
    """
    if view.seat is None or view.to_act != view.seat or not view.legal:
        raise ValueError("A decision asks for the view of the seat that is to act.")
    return Pimc("strong", LEVELS["strong"], seed).decide(view, limits)
