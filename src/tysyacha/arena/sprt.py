"""A sequential test: sets of cards are played until one of two shares of games is believed.

The generalised sequential probability ratio test with the share of each set as one observation, its variance estimated
on the way: the games of one set share their cards, so that the games alone would seem more than they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, Literal, TypeAlias

import msgspec

_ERROR: Final = 0.05
BOUND: Final = log((1 - _ERROR) / _ERROR)
"""The logarithm of the ratio at which the test decides; 5 per cent of error on either side."""
FEWEST_SETS: Final = 10
"""The variance is not believed before."""

Verdict: TypeAlias = Literal["accepted", "rejected", "open"]


class Sprt(msgspec.Struct, frozen=True):
    """The two shares (0 to 1) between which is decided: ``p0`` no gain, ``p1`` the gain hoped for."""

    p0: float
    p1: float


class SprtResult(msgspec.Struct, frozen=True):
    """How the test stands: ``accepted`` is p1 believed, ``rejected`` p0; ``ratio`` is the log-likelihood ratio."""

    p0: float
    p1: float
    ratio: float
    verdict: Verdict


def sprt_result(sprt: Sprt, shares: Sequence[float]) -> SprtResult:
    """The test after these sets; ``shares`` are the games won by the first bot, 0 to 1 a set."""
    ratio = log_ratio(sprt, shares)
    verdict: Verdict = "accepted" if ratio >= BOUND else "rejected" if ratio <= -BOUND else "open"
    return SprtResult(sprt.p0, sprt.p1, ratio, verdict if len(shares) >= FEWEST_SETS else "open")


def log_ratio(sprt: Sprt, shares: Sequence[float]) -> float:
    """The log-likelihood ratio of p1 to p0; 0.0 without a set."""
    if not shares:
        return 0.0
    sets, middle = len(shares), (sprt.p0 + sprt.p1) / 2
    mean = sum(shares) / sets
    # One set's worth of the most that a set can vary, so that sets that happen to agree prove nothing yet.
    spread = sum((each - mean) ** 2 for each in shares) + middle * (1 - middle)
    variance = spread / sets
    return (sprt.p1 - sprt.p0) * (mean - middle) * sets / variance
