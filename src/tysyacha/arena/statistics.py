"""Means with their intervals, reckoned by set of cards.

Games of one set share their cards and are no independent trials, so a set is the smallest unit: the error of a
mean comes from how the sets differ, however many deals each of them has. With twenty sets and more the interval is
bootstrapped: sets are drawn again and again from those played, always the same way, so equal bots have equal
intervals. With fewer it comes from the residuals and Student's factor.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from random import Random
from typing import Final

import msgspec

_NORMAL: Final = 1.959964
"""The normal distribution has 95 per cent within so many standard deviations."""


FEWEST_BOOTSTRAPPED: Final = 20
_RESAMPLES: Final = 1000


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 per cent confidence interval; all None where there is nothing to take the mean of.

    With one set of cards the interval is unknown, ``low`` and ``high`` None.
    """

    mean: float | None
    low: float | None
    high: float | None


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Estimate:
    """The sum of ``parts`` over the sum of ``wholes``, one of each a set of cards.

    With few sets the error is that of a ratio estimate (the residuals ``part - mean * whole`` by set), times
    Student's factor.
    """
    whole = sum(wholes)
    if not whole:
        return Estimate(None, None, None)
    mean = sum(parts) / whole
    sets = len(parts)
    if sets < 2:
        return Estimate(mean, None, None)
    if sets >= FEWEST_BOOTSTRAPPED:
        return Estimate(mean, *_bootstrapped(parts, wholes, mean))
    squares = sum((part - mean * each) ** 2 for part, each in zip(parts, wholes, strict=True))
    error = student(sets - 1) * sqrt(squares * sets / (sets - 1)) / whole
    return Estimate(mean, mean - error, mean + error)


def _bootstrapped(parts: Sequence[float], wholes: Sequence[float], mean: float) -> tuple[float, float]:
    """The bounds within which 95 per cent of the resampled ratios lie; a resample of nothing has the mean itself."""
    found = []
    for drawn in _resamples(len(parts)):
        whole = sum([wholes[each] for each in drawn])
        found.append(sum([parts[each] for each in drawn]) / whole if whole else mean)
    found.sort()
    tail = round(_RESAMPLES * 0.025)
    # The mean lies inside, whatever the rounding of sums does.
    return min(found[tail], mean), max(found[-1 - tail], mean)


@lru_cache(maxsize=2)
def _resamples(sets: int) -> list[list[int]]:
    """The sets drawn, the same for every column of a match."""
    rng = Random(sets)
    numbers = range(sets)
    return [rng.choices(numbers, k=sets) for _ in range(_RESAMPLES)]


def student(freedom: int) -> float:
    """Student's factor of a 95 per cent interval for 1 degree of freedom and more, to 1 in 1000."""
    exact = {1: 12.706205, 2: 4.302653, 3: 3.182446, 4: 2.776445}
    if freedom in exact:
        return exact[freedom]
    z = _NORMAL
    # Cornish and Fisher's expansion.
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
