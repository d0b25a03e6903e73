"""Values of the solver against everything tried out in the Python game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.kernel.brute_force import BruteForce
from tests.kernel.endings import ending, moves_of, position_of, some_agreements

from tysyacha.agreements import Agreements, parse
from tysyacha.game.deal import Deal
from tysyacha.kernel import MoveValue, PlayRules, Position, Solver, apply

ACES = {"marriage.aces": 200}
CHANGES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    # What is changed, and what must be agreed for it to mean anything.
    "must_beat": ({"play.must_beat": True}, {}),
    "no duty to trump": ({"play.must_trump": False}, {}),
    "must_overtrump": ({"play.must_overtrump": True}, {}),
    "no_foreign_trump_lead": ({"play.no_foreign_trump_lead": True}, {}),
    "values": ({"marriage.values": {"H": 40, "D": 60, "C": 80, "S": 100}}, {}),
    "first_trick": ({"marriage.first_trick": True}, {}),
    "queen_only": ({"marriage.lead": "queen_only"}, {}),
    "auto": ({"marriage.auto": True}, {}),
    "first_only": ({"marriage.trump": "first_only"}, {}),
    "next_trick": ({"marriage.trump_timing": "next_trick"}, {}),
    "half": ({"marriage.half": True}, {}),
    "half without trump": ({"marriage.half_sets_trump": False}, {"marriage.half": True}),
    "aces": (ACES, {}),
    "aces, led_ace": ({"marriage.aces_trump": "led_ace"}, ACES),
    "aces, next_ace": ({"marriage.aces_trump": "next_ace"}, ACES),
    "aces, any_lead": ({"marriage.aces_when": "any_lead"}, ACES),
    "aces, automatic": ({"marriage.aces_when": "automatic"}, ACES),
    "aces_continue": ({"marriage.aces_continue": True}, ACES),
    "nines": ({"marriage.nines": 100}, {}),
    "last_trick": ({"scoring.last_trick": 10}, {}),
}


def telling_endings(
    changed: Agreements, plain: Agreements, seed: int, size: int, how_many: int
) -> Iterator[tuple[Deal, PlayRules, Position]]:
    """Endings in which, but for one in ten, the agreement changes a legal move or a value."""
    found = 0
    with_it, without = (
        Solver(PlayRules.from_agreements(changed, 3)),
        Solver(PlayRules.from_agreements(plain, 3)),
    )
    while found < how_many:
        seed += 1
        deal = ending(changed, 3, random.Random(seed), size)
        other = ending(plain, 3, random.Random(seed), size)
        position = position_of(with_it.rules, deal)
        same = with_it.moves(position) == without.moves(position_of(without.rules, other))
        if same and found % 10:
            continue
        found += 1
        yield deal, with_it.rules, position


def compare(rules: PlayRules, deal: Deal, position: Position) -> None:
    """Values of all moves are those of brute force, zero-window answers agree, and the line keeps the value."""
    brute = BruteForce()
    solver = Solver(rules)
    expected = dict(zip(moves_of(deal), brute.move_values(deal), strict=True))
    found = solver.moves(position)
    assert {each.move: each.value for each in found} == expected
    mine = position.to_move == position.declarer
    value = max(expected.values()) if mine else min(expected.values())
    assert solver.value(position) == value
    for points in (value - 5, value, value + 1, value + 5):
        assert solver.reaches(position, points) == (value >= points)
    for move in solver.line(position):
        position = apply(rules, position, move)
    assert position.over
    assert position.taken[position.declarer] == value


@pytest.mark.parametrize("name", CHANGES)
def test_each_agreement_in_short_endings(name: str) -> None:
    change, base = CHANGES[name]
    plain = parse(base)
    for deal, rules, position in telling_endings(parse(change, plain), plain, 7, 4, 50):
        compare(rules, deal, position)


@pytest.mark.slow
@pytest.mark.parametrize("name", CHANGES)
def test_each_agreement_in_many_endings(name: str) -> None:
    change, base = CHANGES[name]
    plain = parse(base)
    for size, how_many in ((4, 500), (5, 50)):
        for deal, rules, position in telling_endings(parse(change, plain), plain, 70_000, size, how_many):
            compare(rules, deal, position)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mixed_agreements(players: int) -> None:
    for seed in range(60):
        chance = random.Random(seed)
        agreements = some_agreements(chance, players)
        rules = PlayRules.from_agreements(agreements, players)
        deal = ending(agreements, players, chance, chance.randrange(1, 5))
        position = position_of(rules, deal)
        # Brute force counts what the declarer laid aside for himself only at the end, as the game does.
        if rules.discard_score != "declarer":
            compare(rules, deal, position)


@pytest.mark.slow
def test_six_card_endings_under_mixed_agreements() -> None:
    for seed in range(20):
        chance = random.Random(seed)
        agreements = some_agreements(chance, 3)
        rules = PlayRules.from_agreements(agreements, 3)
        deal = ending(agreements, 3, chance, 6)
        compare(rules, deal, position_of(rules, deal))


def test_a_move_value_is_the_value_after_the_move() -> None:
    for seed in range(40):
        chance = random.Random(seed)
        agreements = some_agreements(chance, 3)
        rules = PlayRules.from_agreements(agreements, 3)
        position = position_of(rules, ending(agreements, 3, chance, 6))
        solver = Solver(rules)
        for move, value in solver.moves(position):
            assert MoveValue(move, solver.value(apply(rules, position, move))) == (move, value)
