"""What the outcome of a deal is worth: the chance of winning the game from where it leaves everybody.

`utility` writes the deal by the game's own settlement, so that bolts, the dump, the barrel, fines and freezes come
out exactly, and then looks at the standing: who has won has 1, who has lost 0, and before that the seats race. The
chance of each is the softmax of what `TRAITS` count for it. Their weights were fitted by
``python -m benchmarks.fit_equity`` to games of rules of thumb under classic_ru; distances are fractions of the way
to the barrel (or to the target where there is none), so that they stand for every table.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tysyacha.agreements import Agreements
from tysyacha.game import DealOutcome, Standing
from tysyacha.game.settlement import settle

_KNOTS: Final = (-0.5, -0.15, 0.0, 0.3, 0.6, 0.8, 1.0)
"""Where the worth of a total bends, in parts of the way."""

WEIGHTS: Final[dict[str, float]] = {
    "below": 0.75,
    "early": 0.36,
    "start": 0.73,
    "middle": 0.83,
    "late": 0.83,
    "last": 0.83,
    "barrel": 0.23,
    "attempts": -0.53,
    "bolts": -0.30,
}
"""What each trait adds to the logarithm of a seat's chance.

Totals below 0 are rare in those games and the fit is blind there (0.35 and 0.20, with -0.36 for bolts); a point is
given the same weight as above 0, and bolts that of the fine they lead to.
"""

TRAITS: Final = tuple(WEIGHTS)
_VALUES: Final = tuple(WEIGHTS.values())


def traits(agreements: Agreements, standing: Standing, seat: int) -> list[float]:
    """What counts for a seat between two deals, in the order of `TRAITS`.

    The first six tell how much of each stretch between two knots its total has behind it, the others whether it
    sits on the barrel, the part of its attempts already used, and the part of the bolts towards the next fine.
    """
    used = standing.barrel[seat]
    way = standing.totals[seat] / (agreements.barrel.at or agreements.ending.target)
    if used is not None:
        way = max(way, 1.0)
    found = [
        min(max((way - low) / (high - low), 0.0), 1.0) for low, high in zip(_KNOTS, _KNOTS[1:], strict=False)
    ]
    attempts = agreements.barrel.attempts
    gone = 0.0 if used is None or attempts is None else used / attempts
    bolts = agreements.bolts
    return [
        *found,
        0.0 if used is None else 1.0,
        gone,
        0.0 if bolts.mode == "off" else standing.bolts[seat] / bolts.count,
    ]


def chances(agreements: Agreements, standing: Standing) -> tuple[float, ...]:
    """The chance of each seat to win the game from this standing; they add up to 1."""
    if standing.winner is not None:
        return tuple(1.0 if seat == standing.winner else 0.0 for seat in range(standing.players))
    forces = []
    for seat in range(standing.players):
        counted = traits(agreements, standing, seat)
        forces.append(exp(sum([weight * each for weight, each in zip(_VALUES, counted, strict=True)])))
    total = sum(forces)
    return tuple([each / total for each in forces])


def utility(agreements: Agreements, standing: Standing, seat: int, outcome: DealOutcome) -> float:
    """What an outcome of the deal is worth to a seat, 0 to 1; ``standing`` is the one the deal began in."""
    return chances(agreements, settle(agreements, standing, outcome).standing)[seat]
