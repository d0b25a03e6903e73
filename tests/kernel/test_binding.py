"""Whatever comes in from outside: an answer or a ValueError with a sentence, never a crash."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tysyacha.cards import PACK, CardSet
from tysyacha.kernel import Batch, Move, PlayRules, Position, Solver, apply, legal

CLASSIC = PlayRules()
THREE = [CardSet.parse(cards) for cards in ("AH QS KS", "TH AS 9C", "KH TS 9D")]

numbers = st.integers(-3, 30) | st.integers()
suits = st.none() | st.integers(-1, 5)
seats = st.none() | st.integers(-1, 4)


@st.composite
def half_right(draw: st.DrawFn) -> dict[str, object]:
    """Fields of a position: cards often dealt properly, the rest anything."""
    cards = draw(st.permutations(range(24)))
    size = draw(st.integers(0, 9))
    hands = [
        sum(1 << each for each in cards[size * seat : size * (seat + 1)])
        for seat in range(draw(st.integers(1, 4)))
    ]
    if draw(st.booleans()) and hands:
        hands[0] ^= 1 << draw(st.integers(0, 25))
    return {
        "hands": hands,
        "declarer": draw(st.integers(-1, 3)),
        "leader": draw(st.integers(-1, 3)),
        "trick": draw(st.lists(st.integers(-1, 24), max_size=3)),
        "trump": draw(suits),
        "trump_owner": draw(seats),
        "pending_trump": draw(suits),
        "queens_used": draw(st.integers(-1, 17)),
        "aces_owner": draw(seats),
        "next_ace": draw(st.booleans()),
        "automatic_aces": draw(seats),
        "first_trick": draw(st.booleans()),
        "taken": draw(st.lists(numbers, max_size=4)),
        "aside": draw(numbers),
    }


@given(half_right(), st.integers(2, 3), numbers)
def test_any_position_is_solved_or_refused_with_a_sentence(
    fields: dict[str, object], players: int, points: int
) -> None:
    rules = PlayRules(players=players, no_foreign_trump_lead=points % 2 == 0, next_trick=points % 3 == 0)
    refusal = ""
    try:
        position = Position(**fields)  # type: ignore[arg-type]
        moves = legal(rules, position)
    except ValueError as error:
        refusal = str(error)
    if refusal:
        assert refusal.endswith(".")
        return
    assert bool(moves) != position.over
    if max(hand.bit_count() for hand in position.hands) <= 5:
        solver = Solver(rules, 4096)
        value = solver.value(position)
        assert solver.reaches(position, points) == (value >= points)
        assert len(solver.moves(position)) == len(moves)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"hands": [THREE[0], THREE[0], THREE[2]]}, "is in two hands"),
        ({"hands": [THREE[0], THREE[1], THREE[2] | 1]}, "has 4 cards"),
        ({"hands": THREE[:2]}, "2 hands, the rules are for 3"),
        ({"hands": [int(PACK) + 1, 0, 0]}, "24 cards of the pack"),
        ({"declarer": 3}, "A seat is a number from 0 to 2"),
        ({"trump": 4}, "a suit from 0 to 3"),
        ({"trick": (CardSet.parse("AH").bit_length() - 1,)}, "on the table"),
        ({"trick": (24,)}, "number from 0 to 23"),
        ({"taken": (0, 0)}, "every hand"),
        ({"aside": 500}, "between 0 and 120"),
        ({"pending_trump": 1}, "pending"),
    ],
)
def test_what_is_wrong_is_said(fields: dict[str, object], sentence: str) -> None:
    whole: dict[str, object] = {"hands": THREE, "declarer": 0, "leader": 0, **fields}
    with pytest.raises(ValueError, match=sentence):
        Solver(CLASSIC).value(Position(**whole))  # type: ignore[arg-type]


def test_a_trick_that_cannot_have_been_played_is_refused() -> None:
    # Seat 1 threw a club on a heart while holding hearts.
    hands = [CardSet.parse(cards) for cards in ("QS KS", "TH AS", "KH TS 9D")]
    trick = [each.bit_length() - 1 for each in (CardSet.parse("AH"), CardSet.parse("9C"))]
    with pytest.raises(ValueError, match="9C cannot have been played by seat 1"):
        legal(CLASSIC, Position(hands, 0, 0, trick=trick))


def test_an_illegal_move_is_refused() -> None:
    position = Position(THREE, 0, 0)
    with pytest.raises(ValueError, match="not legal"):
        apply(CLASSIC, position, Move(legal(CLASSIC, position)[0].card, "marriage"))


@given(st.integers(0, 4), st.integers(0, 4), st.integers(0, 2**32 - 1))
def test_worlds_of_any_shape(rows: int, columns: int, fill: int) -> None:
    position = Position(THREE, 0, 0)
    worlds = np.full((rows, columns), fill, np.uint32)
    batch = Batch(CLASSIC, threads=1, table_bytes=0)
    if columns == 3 and rows == 0:
        assert batch.move_values(position, worlds).shape == (0, 3)
    else:
        with pytest.raises(ValueError, match=r"\.$"):
            batch.move_values(position, worlds)


def test_worlds_of_another_type_are_refused() -> None:
    with pytest.raises(ValueError, match="uint32"):
        Batch(CLASSIC, threads=1).move_values(Position(THREE, 0, 0), np.zeros((1, 3), np.int64))


@pytest.mark.parametrize(
    "fields",
    [
        {"players": 4},
        {"marriage": (40, 60, 80)},
        {"marriage": (1, 2, 3, 4)},
        {"aces": -1},
        {"last_trick": 11},
    ],
)
def test_rules_no_table_has_are_refused(fields: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        PlayRules(**fields)  # type: ignore[arg-type]


def test_odd_sizes_and_threads_are_refused() -> None:
    for size in (-1, 1 << 40):
        with pytest.raises(ValueError, match="table"):
            Solver(CLASSIC, size)
    for threads in (0, -2, 10_000):
        with pytest.raises(ValueError, match="threads"):
            Batch(CLASSIC, threads)
    with pytest.raises(ValueError, match="No idea"):
        Solver(CLASSIC, without=["luck"])
