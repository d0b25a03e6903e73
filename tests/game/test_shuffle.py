"""The shuffle: fixed vectors, and why every order is equally likely."""

from __future__ import annotations

import random
from collections import Counter
from hashlib import sha256
from itertools import cycle, islice, permutations, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tysyacha.agreements import Agreements
from tysyacha.cards import CARDS, CardSet
from tysyacha.errors import DealingError
from tysyacha.game.dealing import deal_from_seed
from tysyacha.game.dealing.shuffle import byte_stream, lot, mixed, random_seed, shuffle, uniform

DOCUMENT = Path(__file__).parents[2] / "docs" / "shuffle.md"
SEEDS = st.binary(min_size=32, max_size=32)

# The same lines stand in docs/shuffle.md; whoever writes the shuffle anew can check himself against them.
VECTORS = [
    (bytes(32), "9S TH 9C 9D JS TS KD AD AH AS AC QH KC TD TC 9H QC QD QS JH KS JC KH JD"),
    (bytes(range(32)), "JC 9C 9H KH AH 9D QH AS KD KC QC AD TH TS JD TC KS JS AC QS JH 9S QD TD"),
    (
        sha256(b"tysyacha").digest(),
        "KC TH KH AS JD JC AC QC 9H 9C JH 9D AD KD AH TS QH TC JS QD KS TD 9S QS",
    ),
]


@pytest.mark.parametrize(("seed", "deck"), VECTORS)
def test_vectors(seed: bytes, deck: str) -> None:
    assert " ".join(map(str, shuffle(seed))) == deck


@pytest.mark.parametrize(("seed", "deck"), VECTORS)
def test_vectors_stand_in_the_documentation(seed: bytes, deck: str) -> None:
    assert f"| `{seed.hex()}` | `{deck}` |" in DOCUMENT.read_text(encoding="utf-8")


def test_dealt_example_of_the_documentation() -> None:
    dealt = deal_from_seed(Agreements(), 3, 0, bytes(range(32)))
    told = " | ".join(f"`{CardSet(cards)}`" for cards in (*dealt.hands, *dealt.talons))
    assert f"| {told} |" in DOCUMENT.read_text(encoding="utf-8")


@given(SEEDS)
def test_deck_is_the_pack_and_repeats_itself(seed: bytes) -> None:
    deck = shuffle(seed)
    assert sorted(deck) == list(CARDS)
    assert shuffle(seed) == deck


@given(SEEDS)
def test_stream_is_sha256_of_seed_and_counter(seed: bytes) -> None:
    blocks = b"".join(sha256(seed + bytes([0, 0, 0, counter])).digest() for counter in range(3))
    assert bytes(islice(byte_stream(seed), 96)) == blocks


@pytest.mark.parametrize("size", [0, 16, 31, 33, 64])
def test_seed_of_another_size_is_refused(size: int) -> None:
    for use in (shuffle, byte_stream, lambda seed: lot(3, seed)):
        with pytest.raises(DealingError) as refused:
            use(bytes(size))
        assert refused.value.code == "seed_size"
        assert refused.value.arguments == {"size": size, "expected": 32}


@pytest.mark.parametrize("n", range(1, 257))
def test_every_number_comes_from_equally_many_bytes(n: int) -> None:
    """Exact: of the 256 bytes each number owns the same many, and the others are skipped."""
    drawn: Counter[int] = Counter()
    for byte in range(256):
        # The zero that follows tells a skipped byte: it is then drawn in its place.
        stream = iter([byte, 0])
        number = uniform(stream, n)
        if next(stream, None) is not None:
            drawn[number] += 1
    assert set(drawn) == set(range(n))
    assert set(drawn.values()) == {256 // n}


def test_choices_and_orders_match_one_to_one() -> None:
    """Exact: with fair numbers all orders are equally likely, because each comes from one row of choices."""
    items = "abcde"
    choices = product(*(range(n) for n in range(len(items), 1, -1)))
    orders = [mixed(iter(row), items) for row in choices]
    assert sorted(orders) == sorted(permutations(items))


def test_places_and_neighbours_are_even_in_the_long_run() -> None:
    """Chi-square of card against place and of pairs of neighbours, with fixed seeds; far bounds (six sigma)."""
    decks = 6000
    rng = random.Random(1000)
    places: Counter[tuple[int, int]] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    for _ in range(decks):
        deck = shuffle(random_seed(rng))
        places.update(enumerate(deck))
        pairs.update(zip(deck, deck[1:], strict=False))
    assert chi_square(places, 24 * 24, decks / 24) < 23 * 23 + 6 * (2 * 23 * 23) ** 0.5
    cells = 24 * 23
    assert chi_square(pairs, cells, decks / 24) < cells + 6 * (2 * cells) ** 0.5


def chi_square(counted: Counter[tuple[int, int]], cells: int, expected: float) -> float:
    empty = cells - len(counted)
    return empty * expected + sum((count - expected) ** 2 / expected for count in counted.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lot_reaches_every_seat_evenly(players: int) -> None:
    rng = random.Random(players)
    drawn = Counter(lot(players, random_seed(rng)) for _ in range(3000))
    assert set(drawn) == set(range(players))
    assert all(abs(count - 3000 / players) < 6 * (3000 / players) ** 0.5 for count in drawn.values())


def test_random_seed_follows_its_generator() -> None:
    first, second = (random_seed(random.Random(7)) for _ in range(2))
    assert first == second
    assert len(first) == 32
    assert random_seed(random.Random(8)) != first


def test_skipped_bytes_change_nothing_else() -> None:
    """A byte too high to be fair is passed over and the next one is drawn in its place."""
    plain = mixed(cycle([5, 17, 3]), CARDS)
    assert mixed(iter([240, 255, *islice(cycle([5, 17, 3]), 30)]), CARDS) == plain
