"""Worlds: arrangements of the hidden cards, packed for NumPy, with a weight each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from tysyacha.cards import PACK
from tysyacha.kernel.numbers import seed_bits, whole

if TYPE_CHECKING:
    from tysyacha.kernel.beliefs import Holder, Place

MOST_DRAWN: Final = 1 << 26
"""So many worlds are drawn at once at most."""
MOST_WEIGHT: Final = 1e300
"""A world weighs so much at most, so that a sum of weights stays finite."""

Masks = npt.NDArray[np.uint32]
Weights = npt.NDArray[np.float64]


class Worlds:
    """``masks[w, h]`` is the set of hidden cards that holder h has in world w (uint32, worlds x holders).

    ``weights`` (float64, one a world) start as 1; whoever knows better sets them by `weighted`.
    """

    __slots__ = ("holders", "masks", "weights")

    def __init__(self, holders: Sequence[Holder], masks: Masks, weights: Weights | None = None) -> None:
        self.holders = tuple(holders)
        self.masks = masks
        self.weights = np.ones(len(masks)) if weights is None else weights

    def __len__(self) -> int:
        return len(self.masks)

    def column(self, place: Place, number: int) -> int | None:
        """The column of a holder, None where all its cards are known."""
        for at, each in enumerate(self.holders):
            if each.place == place and each.number == number:
                return at
        return None

    def cards(self, place: Place, number: int) -> Masks:
        """All cards that a holder has now in each world, the known ones too.

        Raises KeyError where it holds no hidden cards and so is not among the holders.
        """
        at = self.column(place, number)
        if at is None:
            raise KeyError(f"There is no holder {place} {number} among these worlds.")
        holder = self.holders[at]
        known: Masks = self.masks[:, at] | np.uint32(holder.fixed & ~holder.gone)
        return known

    def hands(self, active: Sequence[int], seat: int | None, hand: int) -> Masks:
        """Everybody's cards, worlds x active seats in their order, as `Batch` takes them.

        ``seat`` holds ``hand``; None where all hands are hidden.
        """
        hand = whole(hand, 0, int(PACK), "A hand")
        columns = [
            np.full(len(self), hand, np.uint32) if each == seat else self.cards("hand", each)
            for each in active
        ]
        return np.ascontiguousarray(np.stack(columns, axis=1))

    def weighted(self, weights: npt.ArrayLike) -> Worlds:
        """The same worlds with other weights: one a world, from 0 to MOST_WEIGHT. Else ValueError."""
        new = np.asarray(weights, dtype=np.float64)
        if new.shape != (len(self),) or not (new >= 0).all() or new.max(initial=0) > MOST_WEIGHT:
            raise ValueError(f"There must be {len(self)} weights, one a world, from 0 to {MOST_WEIGHT:g}.")
        return Worlds(self.holders, self.masks, new)

    def chosen(self, rows: npt.NDArray[np.intp]) -> Worlds:
        """The worlds of these rows, in this order."""
        return Worlds(self.holders, np.ascontiguousarray(self.masks[rows]), self.weights[rows])

    def drawn(self, n: int, seed: int) -> Worlds:
        """``n`` worlds drawn by weight with equal spacing (a world of weight w comes up w*n times, up or down by
        less than one); they all weigh 1. Raises ValueError where no weight is above 0."""
        n, total = whole(n, 0, MOST_DRAWN, "The number of worlds to draw"), self._some_weight()
        start = np.random.default_rng(seed_bits(seed)).random()
        steps = (np.arange(n) + start) / max(n, 1)
        rows = np.searchsorted(np.cumsum(self.weights), steps * total, side="right")
        drawn = self.chosen(np.minimum(rows, len(self) - 1))
        return Worlds(self.holders, drawn.masks)

    def _some_weight(self) -> float:
        total = float(self.weights.sum())
        if total <= 0:
            raise ValueError("At least one world must have a weight above 0.")
        return total

    def chances(self) -> Weights:
        """How likely each card is with each holder, by weight: holders x 24. Fixed cards are not counted.

        Raises ValueError where no weight is above 0.
        """
        total = self._some_weight()
        bits = (self.masks[:, :, None] >> np.arange(24, dtype=np.uint32)) & np.uint32(1)
        found: Weights = np.einsum("w,whc->hc", self.weights, bits.astype(np.float64)) / total
        return found
