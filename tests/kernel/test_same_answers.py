"""Neither the table, nor threads, nor the order of the questions changes an answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple

import numpy as np
import pytest
from tests.kernel.deals import TOUCHING, USUAL, full_deals
from tests.kernel.endings import random_ending
from tests.strategies import mixed

from tysyacha.cards import each_card
from tysyacha.kernel import Batch, PlayRules, Position, Solver, legal
from tysyacha.record.solving import position_of

TABLES = (0, 64, 1 << 12, 1 << 24)
"""Off, tiny, small, large."""


class Questions(NamedTuple):
    rules: PlayRules
    positions: list[Position]


def asked(seed: int) -> Questions:
    """Positions under one set of rules: full deals as most tables play them, or endings under a mix."""
    if seed == 0:
        return Questions(USUAL, full_deals(3, 12))
    chance = Random(seed)
    players = chance.choice((2, 3, 3))
    agreements = mixed(chance, players, TOUCHING)
    endings = (random_ending(chance, players, chance.choice((5, 6)), agreements) for _ in range(40))
    rules = PlayRules.from_agreements(agreements, players)
    return Questions(rules, [position_of(each.game(agreements)) for each in endings])


def answers(solver: Solver, position: Position) -> tuple[object, ...]:
    value = solver.value(position)
    near = [solver.reaches(position, value + more) for more in (-3, 0, 1, 7)]
    return value, near, solver.moves(position)


@pytest.mark.parametrize("seed", range(8))
def test_the_table_changes_no_answer(seed: int) -> None:
    rules, positions = asked(seed)
    fresh = [answers(Solver(rules), each) for each in positions]
    for table in TABLES:
        solver = Solver(rules, table)
        assert solver.table_bytes <= table
        assert [answers(solver, each) for each in positions] == fresh


@pytest.mark.parametrize("seed", range(8))
def test_the_order_changes_no_answer(seed: int) -> None:
    rules, positions = asked(seed)
    solver, other = Solver(rules, 1 << 14), Solver(rules, 1 << 14)
    forward = [answers(solver, each) for each in positions]
    backward = [answers(other, each) for each in reversed(positions)]
    assert forward == backward[::-1]
    # Asked once more, now that the table is full; and after it was emptied.
    assert [answers(solver, each) for each in positions] == forward
    solver.forget()
    assert [answers(solver, each) for each in positions] == forward


@pytest.mark.parametrize("seed", range(8))
def test_threads_change_no_answer(seed: int) -> None:
    rules, positions = asked(seed)
    values = [Solver(rules).value(each) for each in positions]
    goal = sorted(values)[len(values) // 2]
    for threads in (1, 2, 5):
        batch = Batch(rules, threads, 1 << 14)
        assert batch.values(positions).tolist() == values
        assert batch.reaches(positions, goal).tolist() == [value >= goal for value in values]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(Solver(rules).value, positions)) == values
        own = partial(lambda each: Solver(rules, 1 << 12).value(each))
        assert list(pool.map(own, positions)) == values


@pytest.mark.parametrize("seed", range(8))
def test_worlds_in_a_batch_are_positions_one_by_one(seed: int) -> None:
    rules, positions = asked(seed)
    chance = Random(seed)
    position = next(each for each in positions if not each.trick)
    worlds = np.array([other_hands(position, chance) for _ in range(12)], np.uint32)
    each_world = [position_with(position, row) for row in worlds.tolist()]
    expected = [[each.value for each in Solver(rules).moves(world)] for world in each_world]
    goal = int(np.median(expected))
    for threads in (1, 3):
        batch = Batch(rules, threads, 1 << 14)
        assert batch.move_values(position, worlds).tolist() == expected
        assert batch.moves_reach(position, worlds, goal).tolist() == [
            [value >= goal for value in row] for row in expected
        ]
    assert all(legal(rules, world) == legal(rules, position) for world in each_world)


def position_with(position: Position, hands: list[int]) -> Position:
    return Position(
        hands, position.declarer, position.leader, position.trick, position.trump, position.trump_owner,
        position.pending_trump, position.queens_used, position.aces_owner, position.next_ace,
        position.automatic_aces, position.first_trick, position.taken, position.aside,
    )  # fmt: skip


def other_hands(position: Position, chance: Random) -> list[int]:
    """The hands that the seat to move does not see, dealt anew among the other seats."""
    mine = position.to_move
    hidden = [card for seat, hand in enumerate(position.hands) if seat != mine for card in each_card(hand)]
    chance.shuffle(hidden)
    hands = [int(hand) for hand in position.hands]
    for seat, hand in enumerate(position.hands):
        if seat != mine:
            hands[seat] = sum(1 << hidden.pop() for _ in range(hand.bit_count()))
    return hands
