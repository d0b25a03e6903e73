"""Playouts and gifts: legal to the last card, the same on any number of threads, and equal to what they mean."""

from __future__ import annotations

import random
from typing import Any, Final, Literal

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import tables

from tysyacha.cards import PACK, CardSet
from tysyacha.kernel import PlayRules, Position, Solver, apply, legal
from tysyacha.kernel.batches import Choice, best_gifts, gifts_to_one, gifts_to_two, playouts

CLASSIC = PlayRules()
SCORES: Final[tuple[Literal["nobody", "declarer", "last_trick"], ...]] = ("nobody", "declarer", "last_trick")


def dealt(players: int, size: int, seed: int) -> list[int]:
    deck = list(range(24))
    random.Random(seed).shuffle(deck)
    return [sum(1 << deck.pop() for _ in range(size)) for _ in range(players)]


def outcomes(rules: PlayRules, position: Position) -> dict[tuple[int, ...], float]:
    """Every end that can be reached, and how likely it is when all moves are equally likely."""
    if position.over:
        return {tuple(position.taken): 1.0}
    moves = legal(rules, position)
    found: dict[tuple[int, ...], float] = {}
    for move in moves:
        for end, chance in outcomes(rules, apply(rules, position, move)).items():
            found[end] = found.get(end, 0.0) + chance / len(moves)
    return found


@given(tables(), st.integers(0, 2**32), st.integers(1, 3))
def test_playouts_by_chance_choose_evenly(table: tuple[int, Any], seed: int, size: int) -> None:
    players, agreements = table
    rules = PlayRules.from_agreements(agreements, players)
    position = Position.start(rules, dealt(rules.players, size, seed), 0, seed % rules.players)
    expected = outcomes(rules, position)
    ends = playouts(rules, position, [list(position.hands)], policy="random", repeats=2000, seed=seed)[0]
    found: dict[tuple[int, ...], int] = {}
    for end in map(tuple, ends.tolist()):
        found[end] = found.get(end, 0) + 1
    assert found.keys() <= expected.keys()
    for end, chance in expected.items():
        spread = (2000 * chance * (1 - chance)) ** 0.5
        assert abs(found.get(end, 0) - 2000 * chance) <= 6 * spread + 1


@given(tables(), st.integers(0, 2**32), st.integers(1, 3))
def test_rules_of_thumb_end_where_the_rules_allow(table: tuple[int, Any], seed: int, size: int) -> None:
    players, agreements = table
    rules = PlayRules.from_agreements(agreements, players)
    position = Position.start(rules, dealt(rules.players, size, seed), 0, seed % rules.players)
    ends = playouts(rules, position, [list(position.hands)], stray=0.2, repeats=20, seed=seed)[0]
    assert set(map(tuple, ends.tolist())) <= outcomes(rules, position).keys()


def test_rules_of_thumb_take_what_is_sure_and_declare() -> None:
    hands = [CardSet.parse(cards) for cards in ("AH KH QH TH", "9H 9S JS QS", "JH 9C JC QC")]
    position = Position(hands, 0, 0, first_trick=False)
    ends = playouts(CLASSIC, position, [hands])
    assert ends[0, 0].tolist() == [100 + sum(hand.points for hand in hands), 0, 0]


@given(st.integers(0, 2**32), st.sampled_from(("random", "simple")))
def test_threads_and_other_rows_change_nothing(seed: int, policy: Any) -> None:
    rows = np.array([dealt(3, 8, seed + each) for each in range(40)], dtype=np.uint32)
    position = Position.start(CLASSIC, rows[0].tolist(), 0)
    asked: dict[str, Any] = {"policy": policy, "stray": 0.3, "repeats": 5, "seed": seed}
    alone = playouts(CLASSIC, position, rows, **asked)
    assert alone.shape == (40, 5, 3)
    assert (alone == playouts(CLASSIC, position, rows, threads=3, **asked)).all()
    assert (alone[:7] == playouts(CLASSIC, position, rows[:7], **asked)).all()
    if policy == "random":
        assert (alone != playouts(CLASSIC, position, rows, **{**asked, "seed": seed + 1})).any()


def test_points_aside_and_aces_may_differ_from_row_to_row() -> None:
    hands = [CardSet.parse(cards) for cards in ("AH", "9H", "9S")]
    position = Position(hands, 0, 0, first_trick=False)
    ends = playouts(CLASSIC, position, [hands, hands], aside=[0, 21])
    assert ends[:, 0, 0].tolist() == [11, 32]
    rules = PlayRules(aces=200, aces_when="automatic")
    ends = playouts(rules, position, [hands, hands], automatic=[0, 3])
    assert ends[:, 0, 0].tolist() == [211, 11]


def test_all_ways_to_part_with_cards() -> None:
    ten = int(CardSet.parse("AS TS KS QS AH TH KH 9C 9D 9H"))
    gifts = gifts_to_two(ten, 3, 1)
    assert len(set(gifts)) == 90
    assert all(each.given[1] == 0 and each.given[0] & each.given[2] == 0 for each in gifts)
    twelve = ten | CardSet.parse("JC JD")
    assert len(set(gifts_to_one(twelve, 0, 2, 0))) == 66
    assert len(set(gifts_to_one(twelve, 1, 1, 1))) == 132
    assert len(set(gifts_to_one(twelve, 1, 0, 1))) == 12


def small_gifts(seed: int, worlds: int = 6) -> tuple[int, np.ndarray[Any, Any], list[Choice]]:
    """A declarer with six cards who gives two of them away; the others hold three each."""
    cards = dealt(1, 6, seed)[0]
    rest = [each for each in range(24) if not cards >> each & 1]
    chance = random.Random(seed)
    rows = []
    for _ in range(worlds):
        chance.shuffle(rest)
        rows.append([0, sum(1 << each for each in rest[:3]), sum(1 << each for each in rest[3:6])])
    return cards, np.array(rows, dtype=np.uint32), gifts_to_two(cards, 3, 0)


def valued(rules: PlayRules, cards: int, rows: Any, choice: Choice, leader: int) -> list[int]:
    """One position after another by the solver."""
    kept = cards & ~sum(choice.given)
    positions = [
        Position.start(rules, [kept, int(row[1]) | choice.given[1], int(row[2]) | choice.given[2]], 0, leader)
        for row in rows
    ]
    solver = Solver(rules)
    return [solver.value(each) for each in positions]


@given(st.integers(0, 2**32), st.integers(0, 2), st.booleans())
def test_values_of_gifts_are_those_of_the_positions(seed: int, leader: int, aces: bool) -> None:
    rules = PlayRules(aces=200, aces_when="automatic", last_trick=10) if aces else CLASSIC
    cards, rows, choices = small_gifts(seed)
    found = best_gifts(rules, cards, choices, rows, declarer=0, leader=leader, first=None, sure=0)
    assert found.values.shape == (30, 6)
    expected = np.array([valued(rules, cards, rows, each, leader) for each in choices])
    assert (found.values == expected).all()
    assert found.means == pytest.approx(expected.mean(axis=1))
    assert found.means[found.order[0]] == found.means.max()
    assert found.best == choices[int(found.order[0])]
    made = best_gifts(
        rules, cards, choices, rows, declarer=0, leader=leader, contract=40, first=None, sure=0, threads=2
    )
    assert (made.values == (expected >= 40)).all()


@given(st.integers(0, 2**32))
def test_dropped_gifts_have_no_values_and_come_last(seed: int) -> None:
    cards, rows, choices = small_gifts(seed, worlds=40)
    weights = np.random.default_rng(seed).random(40)
    everything = best_gifts(CLASSIC, cards, choices, rows, declarer=0, weights=weights, first=None, sure=0)
    found = best_gifts(CLASSIC, cards, choices, rows, declarer=0, weights=weights, seed=seed, threads=2)
    seen = ~np.isnan(found.values)
    assert (found.values[seen] == everything.values[seen]).all()
    assert seen.any(axis=1).sum() == 20
    assert seen[found.order[0]].all()
    counts = seen.sum(axis=1)[found.order]
    assert (np.diff(counts) <= 0).all()
    whole = found.order[counts == 40]
    assert (np.diff(found.means[whole]) <= 0).all()
    assert found.means[whole] == pytest.approx(everything.means[whole])


def test_two_players_lay_cards_aside() -> None:
    """Points laid aside are the declarer's, or go with the other talon to the last trick."""
    cards = int(CardSet.parse("AH TH KH 9S"))
    row = np.array([[0, CardSet.parse("QS JS")]], dtype=np.uint32)
    choices = gifts_to_one(cards, 0, 2, 0)
    tens = [at for at, each in enumerate(choices) if each.laid == CardSet.parse("TH KH")]
    talon = [int(CardSet.parse("AS TS"))]
    points = {}
    for score in SCORES:
        rules = PlayRules(players=2, discard_score=score)
        found = best_gifts(rules, cards, choices, row, declarer=0, second_talon=talon, first=None, sure=0)
        points[score] = found.values[tens[0], 0]
    assert points == {"nobody": 13, "declarer": 27, "last_trick": 13}
    lost = PlayRules(players=2, second_talon_counts=False)
    top = [at for at, each in enumerate(choices) if each.laid == CardSet.parse("KH 9S")]
    with_talon = best_gifts(
        PlayRules(players=2), cards, choices, row, declarer=0, second_talon=talon, first=None
    )
    without = best_gifts(lost, cards, choices, row, declarer=0, second_talon=talon, first=None)
    assert with_talon.values[top[0], 0] - without.values[top[0], 0] == 21


@pytest.mark.parametrize(
    "asked",
    [
        {"hands": [[1, 2]]},
        {"hands": [[1, 2, 4]], "repeats": 0},
        {"hands": [[1, 2, 4]], "threads": 0},
        {"hands": [[1, 2, 4]], "stray": 2.0},
        {"hands": [[1, 2, 4]], "stray": float("nan")},
        {"hands": [[1, 2, 4]], "policy": "good"},
        {"hands": [[1, 1, 4]]},
        {"hands": [[1, 2, 1 << 24]]},
        {"hands": [[1, 2, -4]]},
        {"hands": [[1, 2, 4.5]]},
        {"hands": [1, 2, 4]},
        {"hands": [[1, 2, 12]]},
        {"hands": [[1, 2, 4]], "aside": [1, 2]},
        {"hands": [[1, 2, 4]], "aside": [1 << 20]},
        {"hands": [[1, 2, 4]], "automatic": [9]},
    ],
)
def test_impossible_playouts_are_a_sentence(asked: dict[str, Any]) -> None:
    position = Position.start(CLASSIC, (1, 2, 4), 0)
    with pytest.raises(ValueError, match=r"\.$"):
        playouts(CLASSIC, position, asked.pop("hands"), **asked)


@pytest.mark.parametrize(
    "asked",
    [
        {"worlds": np.zeros((0, 3), np.uint32)},
        {"worlds": [[0, 1, 1]]},
        {"worlds": [[0, 1]]},
        {"choices": []},
        {"choices": [Choice((0, 1 << 20, 1 << 21))]},
        {"choices": [Choice((0, 1 << 8))]},
        {"declarer": 3},
        {"leader": 5},
        {"weights": [0.0]},
        {"weights": [1.0, 2.0]},
        {"contract": -5},
        {"threads": 0},
        {"table_bytes": 1 << 40},
    ],
)
def test_impossible_gifts_are_a_sentence(asked: dict[str, Any]) -> None:
    cards = 0b1111 << 6
    usual: dict[str, Any] = {
        "worlds": [[0, 1, 2]],
        "choices": gifts_to_two(cards, 3, 0),
        "declarer": 0,
        "first": None,
        **asked,
    }
    with pytest.raises(ValueError, match=r"\.$"):
        best_gifts(CLASSIC, cards, usual.pop("choices"), usual.pop("worlds"), **usual)


def test_the_pack_is_whole() -> None:
    ends = playouts(
        CLASSIC, Position.start(CLASSIC, dealt(3, 8, 3), 0), [dealt(3, 8, each) for each in range(200)]
    )
    assert PACK.points == 120
    assert (ends.sum(axis=2) % 20 == 0).all()
    assert (ends.sum(axis=2) >= 120).all()
