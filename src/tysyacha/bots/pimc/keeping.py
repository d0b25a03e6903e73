"""What the cards that a declarer keeps are worth: a quick estimate that sorts gifts before any search.

A sum over suits by what is held of them, and over marriages. The weights were fitted to solved deals by
``python -m benchmarks.fit_keeping`` and stand in ``keeping.json``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import combinations
from typing import Final, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from tysyacha.cards import RANK_CARDS, each_card

Floats: TypeAlias = npt.NDArray[np.float64]
Masks: TypeAlias = npt.NDArray[np.uint32]

_ACES: Final = np.uint32(RANK_CARDS[5])
_LENGTH: Final = np.array([each.bit_count() for each in range(64)])
_MARRIED: Final = np.array([each >> 2 & 3 == 3 for each in range(64)])
_TOPS: Final = np.array([(each >> 5 & 1) + (each >> 4 & 1) for each in range(64)])


def traits(hands: Masks, marriage: Sequence[int]) -> Floats:
    """What is counted of each hand: hands x 71.

    How often each of the 64 parts of a suit is held; the best marriage in hundreds by itself, with an ace in the
    hand, by the further cards of its suit and by its ace and ten; the further marriages, with an ace as well.
    """
    parts = np.stack(
        [(hands >> np.uint32(6 * suit) & np.uint32(63)).astype(np.intp) for suit in range(4)], axis=1
    )
    held = np.zeros((len(hands), 64))
    rows = np.arange(len(hands))
    for suit in range(4):
        held[rows, parts[:, suit]] += 1.0
    worth = np.where(_MARRIED[parts], np.asarray(marriage) / 100, 0.0)
    best = np.argmax(worth + 0.01 * _LENGTH[parts] * (worth > 0), axis=1)
    most = worth[rows, best]
    further = worth.sum(axis=1) - most
    trump = parts[rows, best]
    entry = ((hands & _ACES) != 0).astype(np.float64)
    has = most > 0
    extra = [
        most,
        most * entry,
        has * (_LENGTH[trump] - 2.0),
        has * _TOPS[trump],
        further,
        further * entry,
        has * entry,
    ]
    return np.concatenate([held, np.stack(extra, axis=1)], axis=1)


@lru_cache(maxsize=1)
def _weights() -> Floats:
    stored = files("tysyacha.bots.pimc").joinpath("keeping.json").read_bytes()
    return np.array(msgspec.json.decode(stored, type=list[float]))


def estimate(hands: Masks, marriage: Sequence[int]) -> Floats:
    """Points a declarer takes and declares with each of these hands, with open cards and on the mean."""
    found: Floats = traits(hands, marriage) @ _weights()
    return found


def best_kept(hands: Masks, parted: int, marriage: Sequence[int]) -> Masks:
    """Of each hand what is best kept when ``parted`` cards go; all hands have the same number of cards."""
    if not parted or not len(hands):
        return hands
    bits = np.array([[1 << each for each in each_card(int(hand))] for hand in hands], dtype=np.uint32)
    ways = np.array(list(combinations(range(bits.shape[1]), parted)))
    gone = np.bitwise_or.reduce(bits[:, ways], axis=2)
    kept = (hands[:, None] & ~gone).astype(np.uint32)
    worth = estimate(kept.ravel(), marriage).reshape(kept.shape)
    found: Masks = kept[np.arange(len(hands)), np.argmax(worth, axis=1)]
    return found
