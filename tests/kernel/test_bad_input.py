"""Whatever is handed to the kernel, it answers or says in a sentence what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.deals import USUAL, deals_in_play, full_deals

from tysyacha.cards import CARDS, CardSet, each_card
from tysyacha.kernel import Batch, Move, PlayRules, Position, Solver, apply, legal
from tysyacha.record.solving import position_of, rules_of

SENTENCE = re.compile(r"[A-Z0-9].* .*\.")


@contextmanager
def refused() -> Iterator[None]:
    """ValueError, and in it a sentence."""
    with pytest.raises(ValueError, match=rf"^{SENTENCE.pattern}$"):
        yield


@contextmanager
def answered_or_refused() -> Iterator[None]:
    """An answer, or ValueError with a sentence; nothing else."""
    try:
        yield
    except ValueError as error:
        assert SENTENCE.fullmatch(str(error)), str(error)  # noqa: PT017  # it need not come


numbers = st.integers(-3, 26) | st.integers(-(2**70), 2**70)
masks = (
    st.lists(st.integers(0, 23), max_size=4).map(lambda cards: sum(1 << each for each in set(cards)))
    | numbers
)
seats = st.none() | numbers


@st.composite
def dealt(draw: st.DrawFn) -> list[int]:
    """Hands that are often, but not always, of one size and of different cards."""
    players, size = draw(st.sampled_from((2, 3, 3, 3, 1, 4))), draw(st.integers(0, 4))
    pack = draw(st.permutations(range(24)))
    hands = [sum(1 << each for each in pack[seat * size : seat * size + size]) for seat in range(players)]
    if draw(st.booleans()):
        place = draw(st.integers(0, players - 1))
        hands[place] = draw(masks)
    return hands


fields = st.fixed_dictionaries(
    {"hands": dealt(), "declarer": st.integers(0, 2) | numbers, "leader": st.integers(0, 2) | numbers},
    optional={
        "trick": st.lists(st.integers(0, 23) | numbers, max_size=3),
        "trump": st.none() | st.integers(0, 3) | numbers,
        "trump_owner": seats, "pending_trump": seats, "queens_used": numbers, "aces_owner": seats,
        "next_ace": st.booleans(), "automatic_aces": seats, "first_trick": st.booleans(),
        "taken": st.lists(st.integers(0, 200) | numbers, max_size=4), "aside": numbers,
    },
)  # fmt: skip
rules_fields = st.fixed_dictionaries(
    {},
    optional={
        "players": st.sampled_from((2, 3)) | numbers, "must_beat": st.booleans(), "must_trump": st.booleans(),
        "must_overtrump": st.booleans(), "no_foreign_trump_lead": st.booleans(),
        "marriage": st.lists(numbers | st.sampled_from((20, 40, 200)), min_size=3, max_size=5).map(tuple),
        "half": st.booleans(), "next_trick": st.booleans(), "first_only": st.booleans(),
        "aces": st.sampled_from((0, 200)) | numbers, "nines": st.sampled_from((0, 100)) | numbers,
        "aces_trump": st.sampled_from(("none", "led_ace", "next_ace", "last_ace")),
        "aces_when": st.sampled_from(("like_marriage", "any_lead", "automatic", "")),
        "aces_continue": st.booleans(), "last_trick": st.sampled_from((0, 10)) | numbers,
    },
)  # fmt: skip


def use(rules: PlayRules, position: Position, points: int) -> None:
    """Everything a position can be asked; what is answered must fit together."""
    moves = legal(rules, position)
    solver = Solver(rules, 1 << 12)
    value = solver.value(position)
    assert [each.move for each in solver.moves(position)] == moves
    assert solver.reaches(position, points) == (value >= points)
    assert len(solver.line(position)) == sum(hand.bit_count() for hand in position.hands)
    assert Batch(rules, 1, 0).values([position]).tolist() == [value]
    for move in moves:
        apply(rules, position, move)


@settings(max_examples=400)
@given(rules_fields, fields, numbers)
def test_any_position_under_any_rules(rules: dict[str, Any], position: dict[str, Any], points: int) -> None:
    with answered_or_refused():
        use(PlayRules(**rules), Position(**position), points)


@settings(max_examples=400)
@given(fields)
def test_any_position_under_usual_rules(position: dict[str, Any]) -> None:
    with answered_or_refused():
        use(PlayRules(players=min(max(len(position["hands"]), 2), 3)), Position(**position), 60)


@given(masks, st.none() | st.sampled_from(("marriage", "half", "aces", "nines", "", "pair")))
def test_any_move(card: Any, declare: Any) -> None:
    position = full_deals(1, 1)[0]
    if Move(card, declare) in legal(USUAL, position):
        apply(USUAL, position, Move(card, declare))
    else:
        with refused():
            apply(USUAL, position, Move(card, declare))


def test_a_card_against_the_obligations_cannot_lie_on_the_table() -> None:
    """For every card that may not follow, the position with that card on the table is impossible."""
    tried = 0
    states = (state.game for states in deals_in_play(Random(5)) for state in states[:-1])
    for game in islice(states, 2_000):
        position, rules = position_of(game), rules_of(game)
        seat = position.to_move
        if not 0 < len(position.trick) < len(position.hands) - 1:
            continue
        allowed = {move.card for move in legal(rules, position)}
        for card in each_card(position.hands[seat] & ~sum(1 << each for each in allowed)):
            with refused():
                legal(rules, with_card_played(position, seat, card))
            tried += 1
    assert tried > 200


def with_card_played(position: Position, seat: int, card: int) -> Position:
    hands = [hand & ~(1 << card) if each == seat else hand for each, hand in enumerate(position.hands)]
    return replace(position, hands=hands, trick=(*position.trick, CARDS[card]))


@pytest.mark.parametrize(
    "changed",
    [
        {"hands": ("AS", "KS")},
        {"hands": ("AS", "KS", "AS")},
        {"hands": ("AS KS", "TS", "9S")},
        {"hands": ("AS", "KS", "TS"), "trick": (CARDS[0],)},
        {"hands": ("AS", "", "TS"), "leader": 0, "trick": (CARDS[6],)},
        {"hands": ("", "KS QC", "9S"), "leader": 0, "trick": (CARDS[5], CARDS[4])},
        {"trick": (CARDS[0], CARDS[1], CARDS[2])},
        {"declarer": 3},
        {"leader": -1},
        {"trump": 4},
        {"taken": (1, 2)},
        {"aside": 121},
        {"aside": 110},
        {"pending_trump": 1},
        {"next_ace": True},
        {"aces_owner": 0},
    ],
    ids=str,
)
def test_impossible_positions(changed: dict[str, Any]) -> None:
    told: dict[str, Any] = {"hands": ("AS", "KS", "TS"), "declarer": 0, "leader": 0, **changed}
    told["hands"] = [CardSet.parse(each) for each in told["hands"]]
    with refused():
        legal(USUAL, Position(**told))


@pytest.mark.parametrize(
    "worlds",
    [
        np.zeros((3, 3), np.int64),
        np.zeros((3, 3), np.uint32),
        np.zeros((3,), np.uint32),
        np.zeros((3, 2), np.uint32),
        np.full((2, 3), 1 << 24, np.uint32),
        np.zeros((1, 3, 1), np.uint32),
    ],
    ids=lambda each: f"{each.shape} {each.dtype}",
)
def test_impossible_worlds(worlds: Any) -> None:
    position = full_deals(2, 1)[0]
    with refused():
        Batch(USUAL, 1).move_values(position, worlds)
    with refused():
        Batch(USUAL, 1).moves_reach(position, worlds, 120)


@settings(max_examples=150)
@given(
    st.lists(
        st.lists(st.integers(0, 2**32 - 1) | masks.map(lambda each: each % 2**32), min_size=3, max_size=3)
    )
)
def test_any_worlds(rows: list[list[int]]) -> None:
    position = Position([CardSet.parse(each) for each in ("AS KS", "TS 9C", "9D 9H")], declarer=0, leader=0)
    own = [[int(position.hands[0]), *row[1:]] for row in rows]
    with answered_or_refused():
        Batch(USUAL, 1).move_values(position, np.array(own, np.uint32).reshape(-1, 3))


@pytest.mark.parametrize("threads", [0, -1, 257, 2**40])
def test_impossible_numbers_of_threads(threads: int) -> None:
    with refused():
        Batch(USUAL, threads)


@pytest.mark.parametrize("table", [-1, 2**33, 2**70])
def test_impossible_tables(table: int) -> None:
    with refused():
        Solver(USUAL, table)
    with refused():
        Batch(USUAL, 1, table)


def test_an_unknown_idea() -> None:
    with refused():
        Solver(USUAL, without=["luck"])
