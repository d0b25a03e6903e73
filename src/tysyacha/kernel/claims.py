"""Claims: whether a seat takes every trick that is left, whatever the others hold and do."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from tysyacha.kernel import _native
from tysyacha.kernel.position import Move, Position, moves_from
from tysyacha.kernel.rules import PlayRules
from tysyacha.kernel.worlds import Worlds


def claim(rules: PlayRules, position: Position, others: Sequence[npt.ArrayLike]) -> list[Move] | None:
    """The plays by which the seat to move takes all tricks left in every world, or None.

    ``others[seat]`` are the hands that each other seat (active seats in playing order) may have now; the entry
    of the seat to move is not looked at, nor are the hands in ``position`` but its own. The plays are one order
    of cards that wins against any defence in all worlds at once, so that whoever claims need not guess. A search
    that takes too long counts as no proof. Raises ValueError where the hands cannot be.
    """
    hands = [_distinct(each) for each in others]
    plays = _native.claim(rules.native, position.native(), hands)
    return None if plays is None else moves_from(plays)


def claim_in(
    rules: PlayRules, position: Position, worlds: Worlds, active: Sequence[int], seat: int
) -> list[Move] | None:
    """`claim` for ``seat`` over the worlds its view allows; ``active`` are the seats in playing order."""
    hands: list[npt.ArrayLike] = [[] if each == seat else worlds.cards("hand", each) for each in active]
    return claim(rules, position, hands)


def _distinct(hands: npt.ArrayLike) -> list[int]:
    cards = np.unique(np.asarray(hands))
    if len(cards) and (cards.dtype.kind not in "ui" or cards[0] < 0 or cards[-1] >= 1 << 24):
        raise ValueError("A hand must be a set of the 24 cards of the pack.")
    found: list[int] = cards.tolist()
    return found
