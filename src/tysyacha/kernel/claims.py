"""Claims: whether a seat takes every trick that is left, whatever the others hold and do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from tysyacha.cards import CARDS, Card
from tysyacha.kernel import _native
from tysyacha.kernel.worlds import Worlds

Said: TypeAlias = Literal["marriage", "half", "aces", "nines"] | None
_SAID: Final[tuple[Said, ...]] = (None, "marriage", "half", "aces", "nines")


def claim(
    rules: _native.PlayRules, position: _native.Position, others: Sequence[npt.ArrayLike]
) -> list[tuple[Card, Said]] | None:
    """The plays by which the seat to move takes all tricks left in every world, or None.

    ``others[seat]`` are the hands that each other seat (active seats in playing order) may have now; the entry
    of the seat to move is not looked at, nor are the hands in ``position`` but its own. The plays are one order
    of cards that wins against any defence in all worlds at once, so that whoever claims need not guess. A search
    that takes too long counts as no proof. Raises ValueError where the hands cannot be.
    """
    hands = [np.unique(np.asarray(each, dtype=np.uint32)).tolist() for each in others]
    plays = _native.claim(rules, position, hands)
    return None if plays is None else [(CARDS[card], _SAID[said]) for card, said in plays]


def claim_in(
    rules: _native.PlayRules, position: _native.Position, worlds: Worlds, active: Sequence[int], seat: int
) -> list[tuple[Card, Said]] | None:
    """`claim` for ``seat`` over the worlds its view allows; ``active`` are the seats in playing order."""
    hands = [[] if each == seat else worlds.cards("hand", each) for each in active]
    return claim(rules, position, hands)
