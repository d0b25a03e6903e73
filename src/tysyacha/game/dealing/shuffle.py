"""The shuffle ``tysyacha-shuffle-1``: 32 bytes in, one of the 24! orders of the pack out, all equally likely.

`docs/shuffle.md` describes it for whoever checks a deal with another program. In short: the bytes of
SHA-256(seed || counter), counter = 0, 1, 2 … as four bytes with the highest first, are drawn from one after
another; a number below n is a byte modulo n, where bytes that would favour the small numbers are skipped; the
cards, from the lowest to the highest, are mixed by Fisher and Yates from the last place down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Final, TypeVar

from tysyacha.cards import CARDS, Card
from tysyacha.errors import DealingError

if TYPE_CHECKING:
    from random import Random

ALGORITHM: Final = "tysyacha-shuffle-1"
SEED_SIZE: Final = 32

Item = TypeVar("Item")


def byte_stream(seed: bytes) -> Iterator[int]:
    """The endless bytes, 0 to 255 each, that everything random in a dealing is drawn from.

    Raises DealingError (``seed_size``) unless the seed has 32 bytes.
    """
    if len(seed) != SEED_SIZE:
        raise DealingError("seed_size", size=len(seed), expected=SEED_SIZE)
    return _blocks(seed)


def _blocks(seed: bytes) -> Iterator[int]:
    for counter in count():
        yield from sha256(seed + counter.to_bytes(4, "big")).digest()


def uniform(stream: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1 (1 <= n <= 256), each equally likely; draws at least one byte."""
    fair = 256 - 256 % n
    byte = next(stream)
    while byte >= fair:
        byte = next(stream)
    return byte % n


def mixed(stream: Iterator[int], items: Sequence[Item]) -> tuple[Item, ...]:
    """The items (256 at most) in an order drawn from the stream; every order is equally likely."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chosen = uniform(stream, last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def shuffled_deck(stream: Iterator[int]) -> tuple[Card, ...]:
    """A shuffled pack from the next bytes of a stream, in deck order: the card dealt first comes first."""
    return mixed(stream, CARDS)


def shuffle(seed: bytes) -> tuple[Card, ...]:
    """The shuffled pack of a 32-byte seed, in deck order: the card dealt first (the top one) comes first.

    Raises DealingError (``seed_size``).
    """
    return shuffled_deck(byte_stream(seed))


def lot(players: int, seed: bytes) -> int:
    """The first dealer, drawn by lot: a seat, 0 to players - 1. Take a seed that is used for nothing else.

    Raises DealingError (``seed_size``).
    """
    return uniform(byte_stream(seed), players)


def random_seed(rng: Random) -> bytes:
    """A seed for simulations and tests; games between people take theirs from a secure source."""
    return rng.randbytes(SEED_SIZE)
