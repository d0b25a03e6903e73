"""Exact values against brute force over the Python game, for every agreement that touches card play."""

from __future__ import annotations

from random import Random

import pytest
from tests.kernel.brute_force import BruteForce
from tests.kernel.deals import TOUCHING, moves_of
from tests.kernel.endings import CASES, Case, Ending, Pair, pairs, random_ending
from tests.strategies import mixed

from tysyacha.agreements import Agreements
from tysyacha.game import Game, Play
from tysyacha.game.scores import raw_points
from tysyacha.kernel import Move, Position, Solver
from tysyacha.record.solving import position_of, rules_of, solve

BESIDE_CARD_PLAY = {"talon.discard"}


def solved_alike(ending: Ending, agreements: Agreements) -> int:
    """The value by brute force, the kernel having found the same in every way it can be asked."""
    game = ending.game(agreements)
    brute = BruteForce()
    value, moves = brute.value(game), {_move(each): points for each, points in brute.moves(game).items()}
    solver, position = Solver(rules_of(game), 1 << 16), position_of(game)
    assert {each.move: each.value for each in solver.moves(position)} == moves, _told(game)
    assert solver.value(position) == value, _told(game)
    answers_in_zero_windows(solver, position, value)
    assert points_at_the_end(game, solver.line(position)) == value, _told(game)
    return value


def answers_in_zero_windows(solver: Solver, position: Position, value: int) -> None:
    for points in (0, value - 20, value - 1, value, value + 1, value + 20, 1000):
        assert solver.reaches(position, points) == (value >= points)


def points_at_the_end(game: Game, line: list[Move]) -> int:
    """What the declarer has when this line is played in the Python game."""
    for move in line:
        seat = game.to_act
        assert seat is not None
        game, _ = game.apply(Play(seat, move.card, move.declare))
    assert not game.in_deal
    outcome = game.sheet[-1].outcome
    assert outcome is not None
    return raw_points(game.agreements, outcome, outcome.declarer)


def matters(pair: Pair) -> bool:
    """Whether the agreement changes what may be played or what it brings; both sides are solved on the way."""
    values = [solved_alike(pair.ending, each) for each in (pair.without, pair.having)]
    one, other = pair.ending.game(pair.without), pair.ending.game(pair.having)
    return values[0] != values[1] or (one.to_act, moves_of(one)) != (other.to_act, moves_of(other))


def mostly_matters(case: Case, many: int, size: int) -> None:
    """Solves so many endings that this agreement bears on; in four of five it must have changed something."""
    found = [matters(each) for each in pairs(case, Random(f"{case.name} {size}"), many, size)]
    assert len(found) == many
    assert sum(found) >= 0.8 * many, f"{sum(found)} of {many}"


def _move(play: Play) -> Move:
    return Move(play.card, play.declare)


def _told(game: Game) -> tuple[Position, Agreements]:
    return position_of(game), game.agreements


def test_every_agreement_of_card_play_has_its_endings() -> None:
    assert {case.id for case in CASES} == TOUCHING - BESIDE_CARD_PLAY


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_four_cards(case: Case) -> None:
    mostly_matters(case, 50, 4)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_500_endings_of_four_cards(case: Case) -> None:
    mostly_matters(case, 500, 4)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_50_endings_of_five_cards(case: Case) -> None:
    mostly_matters(case, 50, 5)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_six_cards_under_any_mix(seed: int) -> None:
    chance = Random(seed)
    players = chance.choice((2, 3, 3, 4))
    agreements = mixed(chance, players, TOUCHING)
    solved_alike(random_ending(chance, players, 6, agreements), agreements)


def test_a_solution_names_seats_and_puts_the_best_move_first() -> None:
    chance = Random(4)
    for _ in range(40):
        agreements = mixed(chance, 4, TOUCHING)
        game = random_ending(chance, 4, 3, agreements).game(agreements)
        found = solve(game)
        assert found.seat == game.to_act
        assert found.value == found.moves[0].value
        best = max if found.seat == found.declarer else min
        assert found.value == best(each.value for each in found.moves)
        for seat, move in found.line:
            assert seat == game.to_act
            game, _ = game.apply(Play(seat, move.card, move.declare))
        assert not game.in_deal
