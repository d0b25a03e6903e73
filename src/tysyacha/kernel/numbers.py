"""Numbers on their way into the extension module: whole ones of any kind, NumPy's too, within their range."""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

_C_INT: Final = 2**31 - 1
_SEED: Final = 2**64 - 1


def bounded(number: SupportsIndex) -> int:
    """A number that the extension module can take; one beyond that is as impossible as the outermost one."""
    return max(-_C_INT, min(index(number), _C_INT))


def whole(value: SupportsIndex, low: int, high: int, name: str) -> int:
    """The value as an int, or ValueError with a sentence."""
    try:
        number = index(value)
    except TypeError:
        number = low - 1
    if not low <= number <= high:
        raise ValueError(f"{name} must be a whole number from {low:d} to {high:d}, not {value!r}.")
    return number


def seed_bits(seed: SupportsIndex) -> int:
    """Any whole number as a seed of the extension module."""
    return index(seed) & _SEED
