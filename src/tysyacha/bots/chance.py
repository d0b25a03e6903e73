"""Chance that repeats: drawn from a seed and from what a seat sees, never from a generator that moves on."""

from __future__ import annotations

from typing import Final

from tysyacha.game import View

_MASK: Final = (1 << 64) - 1


def draw(seed: int, view: View, n: int) -> int:
    """A number from 0 to n - 1 for this decision of this seat in this deal.

    The deal is told by the dealer and the cards dealt to the seat, the decision by how many actions there were,
    so the same cards at the same seat bring the same draws, whoever sits elsewhere.
    """
    seat = -1 if view.seat is None else view.seat
    state = _mixed(seed & _MASK)
    for part in (seat, view.dealer, view.dealt or 0, len(view.history)):
        state = _mixed(state ^ (part & _MASK))
    return state % n


def _mixed(state: int) -> int:
    """The finaliser of SplitMix64: every bit of the result depends on every bit of the state."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    state = (state ^ state >> 27) * 0x94D049BB133111EB & _MASK
    return state ^ state >> 31
