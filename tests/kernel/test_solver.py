"""What else must not change an answer: an idea left out, a solver shared by threads, worlds side by side."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from tests.kernel.random_endings import ending, position_of, some_agreements, some_hands

from tysyacha.agreements import DEFAULT
from tysyacha.cards import PACK, CardSet, card_points, each_card
from tysyacha.kernel import Batch, PlayRules, Position, Solver, apply, legal

CLASSIC = PlayRules.from_agreements(DEFAULT, 3)


def full_deal(seed: int) -> Position:
    """Eight cards each; the strongest hand by card points declares and leads."""
    pack = each_card(PACK)
    random.Random(seed).shuffle(pack)
    hands = [CardSet.of(pack[seat * 8 : seat * 8 + 8]) for seat in range(3)]
    declarer = max(range(3), key=lambda seat: (card_points(hands[seat]), -seat))
    return Position.start(CLASSIC, hands, declarer)


def various(count: int, size: int) -> list[tuple[PlayRules, Position]]:
    """Positions under mixed agreements, some in the middle of a trick."""
    found = []
    for seed in range(count):
        chance = random.Random(seed)
        agreements = some_agreements(chance, 3)
        rules = PlayRules.from_agreements(agreements, 3)
        position = position_of(rules, ending(agreements, 3, chance, size))
        for _ in range(chance.randrange(3)):
            position = apply(rules, position, chance.choice(legal(rules, position)))
        found.append((rules, position))
    return found


def test_no_idea_changes_an_answer() -> None:
    ideas = (
        "table", "alike", "ordering", "equals", "marriage_bound", "sure_tricks", "sure_trumps",
        "last_trick", "aspiration",
    )  # fmt: skip
    for rules, position in various(40, 5):
        expected = Solver(rules).moves(position)
        for name in ideas:
            assert Solver(rules, without=[name]).moves(position) == expected


def test_threads_may_share_a_solver() -> None:
    positions = [full_deal(seed) for seed in range(30)]
    solver = Solver(CLASSIC)
    with ThreadPoolExecutor(4) as pool:
        shared = list(pool.map(solver.value, positions))
    assert shared == [Solver(CLASSIC).value(each) for each in positions]


@pytest.mark.parametrize("tricks", [0, 1])
def test_worlds_are_positions_of_their_own(tricks: int) -> None:
    position = full_deal(5)
    for _ in range(3 * tricks):
        position = apply(CLASSIC, position, legal(CLASSIC, position)[0])
    mover = position.to_move
    others = [seat for seat in range(3) if seat != mover]
    hidden = each_card(sum(position.hands[seat] for seat in others))
    chance = random.Random(1)
    worlds = np.zeros((20, 3), np.uint32)
    for world in worlds:
        chance.shuffle(hidden)
        world[mover] = position.hands[mover]
        world[others[0]] = CardSet.of(hidden[: len(hidden) // 2])
        world[others[1]] = CardSet.of(hidden[len(hidden) // 2 :])
    batch = Batch(CLASSIC, threads=2)
    values, reached = batch.move_values(position, worlds), batch.moves_reach(position, worlds, 90)
    assert np.array_equal(reached, values >= 90)
    for row, hands in zip(values.tolist(), worlds.tolist(), strict=True):
        here = Position(
            hands, position.declarer, position.leader, trump=position.trump, first_trick=position.first_trick,
            taken=position.taken,
        )  # fmt: skip
        assert row == [each.value for each in Solver(CLASSIC).moves(here)]


def test_two_players_with_cards_laid_aside() -> None:
    rules = PlayRules(players=2)
    for seed in range(20):
        chance = random.Random(seed)
        hands = some_hands(chance, 2, 5)
        gone = each_card(PACK & ~sum(hands))[:2]
        aside = rules.with_last_trick(CardSet.of(gone), 0)
        assert aside == card_points(CardSet.of(gone))
        bare = Position.start(rules, hands, 0)
        with_aside = Position.start(rules, hands, 0, aside=aside)
        gain = Solver(rules).value(with_aside) - Solver(rules).value(bare)
        assert 0 <= gain <= aside
