"""The searching player at every table: every preset with every number of players, and random valid agreements."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.watching import PRESET_TABLES, watched_game
from tests.strategies import tables

from tysyacha.agreements import Agreements, preset
from tysyacha.arena.starts import late_start

_BOTS = ("pimc-2", "novice", "pimc-1", "steady")


def random_table(table: tuple[int, Agreements], seed: int, late: bool, deals: int) -> None:
    """A few deals of searching players who look at next to nothing; every action is held to the rules."""
    players, agreements = table
    chance = Random(seed)
    bots = tuple(chance.choice(_BOTS) for _ in range(players))
    start = late_start(chance, agreements, players) if late else None
    watched_game(bots, agreements, seed, deals, start)


@pytest.mark.parametrize(("name", "players"), PRESET_TABLES)
def test_it_plays_every_preset(name: str, players: int) -> None:
    random_table((players, preset(name).agreements), 1, False, 3)
    random_table((players, preset(name).agreements), 2, True, 3)


@settings(max_examples=40)
@given(tables(), st.integers(0, 2**32 - 1), st.booleans())
def test_it_neither_stalls_nor_breaks_a_rule_under_random_agreements(
    table: tuple[int, Agreements], seed: int, late: bool
) -> None:
    random_table(table, seed, late, 2)


@pytest.mark.slow
@settings(max_examples=2000)
@given(tables(), st.integers(0, 2**32 - 1), st.booleans())
def test_2000_games_under_random_agreements(table: tuple[int, Agreements], seed: int, late: bool) -> None:
    random_table(table, seed, late, 8)
