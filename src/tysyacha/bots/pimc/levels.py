"""How well a bot plays: how many worlds it looks at, and how far from the best it still chooses."""

from __future__ import annotations

from math import exp
from typing import Final

import msgspec

from tysyacha.bots.chance import draw
from tysyacha.bots.pimc.decision import Candidate, Decision, Limits
from tysyacha.game import Bid, Discard, Give, Pass, Play, View

_PARTS: Final = 1 << 30
_APART: Final = 0x5DEECE66D
"""Draws of the level are others than those of the search."""
_UNSOUND: Final = 0.4
"""A bid that is made more rarely than this is never chosen for a change."""


_FREELY: Final = 120
"""Bids above this are made only where they are the best."""


class Level(msgspec.Struct, frozen=True):
    """``margin`` is how much utility (chance of winning the game) less than the best a choice may have, and
    ``heat`` how readily it is chosen: e times less often for each ``heat`` it is behind. 0 plays the best."""

    limits: Limits
    margin: float = 0.0
    heat: float = 0.0


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(Limits(3, all_from=8, most=3), margin=0.04, heat=0.02),
    "amateur": Level(Limits(10, all_from=4, most=40), margin=0.015, heat=0.006),
    "strong": Level(Limits(40)),
}


def varied(view: View, decision: Decision, level: Level, seed: int) -> Decision:
    """The decision with the level's choice among sound actions."""
    if level.heat <= 0 or len(decision.candidates) < 2:
        return decision
    best = decision.chosen
    sound = [each for each in decision.candidates if _sound(each, best, level)]
    weights = [exp((each.utility - best.utility) / level.heat) for each in sound]
    mark = draw(seed ^ _APART, view, _PARTS) / _PARTS * sum(weights)
    for each, weight in zip(sound, weights, strict=True):
        mark -= weight
        if mark < 0:
            return msgspec.structs.replace(decision, action=each.action)
    return decision


def _sound(candidate: Candidate, best: Candidate, level: Level) -> bool:
    if candidate is best:
        return True
    if candidate.utility < best.utility - level.margin or candidate.utility > best.utility:
        return False
    match best.action:
        case Play():
            return best.action.declare is None
        case Bid() | Pass():
            if not isinstance(candidate.action, Bid):
                return True
            # Of two bids that win the game the lower one is enough, and a cap of 120 is not left for a change.
            too_far = isinstance(best.action, Pass) or candidate.action.points > best.action.points
            made = candidate.makes is not None and candidate.makes >= _UNSOUND
            return made and not (too_far and candidate.action.points > _FREELY)
        case Give() | Discard():
            return True
        case _:
            return False
