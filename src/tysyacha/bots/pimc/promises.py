"""The chance that is told beside the one that was searched: how often contracts were made that looked like that.

Measured in some 3,000 deals of three ``strong`` players under classic_ru (for a defender in some 1,800 of them); the
figures that bots are held to come from other deals. Between the knots lies a straight line, so that what looks better
is told as better.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

Stage: TypeAlias = Literal["auction", "contract", "own", "others"]
"""Words of the auction; gifts and the contract; cards of the declarer; cards of a defender, whose worlds have weaker
declarers than those who bid."""

_KNOTS: Final[dict[Stage, tuple[tuple[float, float], ...]]] = {
    "auction": (
        (0.0, 0.0), (0.45, 0.45), (0.55, 0.5), (0.65, 0.6), (0.75, 0.68), (0.85, 0.81), (0.98, 0.94), (1.0, 0.96),
    ),
    "contract": (
        (0.0, 0.01), (0.15, 0.17), (0.35, 0.4), (0.45, 0.48), (0.55, 0.55), (0.65, 0.62), (0.75, 0.68),
        (0.86, 0.86), (0.99, 0.985), (1.0, 1.0),
    ),
    "own": ((0.0, 0.0), (0.6, 0.6), (0.76, 0.79), (0.9, 0.91), (1.0, 1.0)),
    "others": (
        (0.0, 0.01), (0.02, 0.1), (0.15, 0.36), (0.25, 0.465), (0.35, 0.505), (0.45, 0.55), (0.55, 0.635),
        (0.65, 0.71), (0.75, 0.785), (0.85, 0.9), (0.98, 0.995), (1.0, 1.0),
    ),
}  # fmt: skip


def told(stage: Stage, chance: float) -> float:
    """The chance to tell for one that was searched, both 0 to 1."""
    return float(told_all(stage, np.array([chance]))[0])


def told_all(stage: Stage, chances: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The same for many."""
    searched, made = zip(*_KNOTS[stage], strict=True)
    found: npt.NDArray[np.float64] = np.interp(chances, searched, made)
    return found
