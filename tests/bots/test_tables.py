"""Bots at every table: every preset with every number of players, and random valid agreements."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.watching import PRESET_TABLES, watched_game
from tests.strategies import tables

from tysyacha.agreements import Agreements, preset
from tysyacha.arena.starts import late_start


def random_games(name: str, players: int, games: int) -> None:
    """Games of ``random`` of at most 40 deals, every other one from a late standing."""
    agreements = preset(name).agreements
    for seed in range(games):
        start = late_start(Random(seed), agreements, players) if seed % 2 else None
        watched_game(("random",) * players, agreements, seed, 40, start)


def steady_games(name: str, players: int, games: int) -> None:
    """Games of ``steady`` that all find a winner within 200 deals."""
    agreements = preset(name).agreements
    for seed in range(games):
        game = watched_game(("steady",) * players, agreements, seed, 200)
        assert game.winner is not None, seed


@pytest.mark.parametrize(("name", "players"), PRESET_TABLES)
def test_random_plays_every_preset(name: str, players: int) -> None:
    random_games(name, players, 4)


@pytest.mark.parametrize(("name", "players"), PRESET_TABLES)
def test_steady_finds_a_winner_under_every_preset(name: str, players: int) -> None:
    steady_games(name, players, 2)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), PRESET_TABLES)
def test_random_plays_200_games_of_every_preset(name: str, players: int) -> None:
    random_games(name, players, 200)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), PRESET_TABLES)
def test_steady_finds_50_winners_under_every_preset(name: str, players: int) -> None:
    steady_games(name, players, 50)


@settings(max_examples=50)
@given(tables(), st.integers(0, 2**32 - 1), st.booleans(), st.randoms(use_true_random=False))
def test_no_bot_stalls_or_breaks_a_rule_under_random_agreements(
    table: tuple[int, Agreements], seed: int, late: bool, chance: Random
) -> None:
    players, agreements = table
    bots = tuple(chance.choice(["steady", "steady", "random"]) for _ in range(players))
    start = late_start(chance, agreements, players) if late else None
    watched_game(bots, agreements, seed, 12, start)
