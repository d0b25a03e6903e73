"""The searching player at every table: every preset with every number of players, and random valid agreements."""

from __future__ import annotations

from random import Random

import pytest
from tests.bots.watching import PRESET_TABLES, watched_game
from tests.strategies import mixed

from tysyacha.agreements import PARAMETERS, preset
from tysyacha.arena.starts import late_start

_SEARCHING = ("pimc-1", "pimc-2", "novice")
"""They look at next to nothing, so that many games are played; the code that decides is the same."""
_DEEPER = ("amateur", "strong")
_OTHERS = ("steady", "steady", "random")
_RARE = frozenset(
    each
    for each in PARAMETERS
    if each.split(".")[0] in ("redeal", "blind", "golden", "talon", "concede", "marriage")
)
"""Agreements that change what is decided; in every other game many of them are changed at once."""
_DEALS = 12
"""Most games that begin late end within so many deals; a game with somebody who plays at random may never end."""
_BATCH = 20
_FAST = 10 * _BATCH


@pytest.mark.parametrize(("name", "players"), PRESET_TABLES)
def test_it_plays_every_preset(name: str, players: int) -> None:
    agreements = preset(name).agreements
    for seed, start in ((1, None), (2, late_start(Random(2), agreements, players))):
        watched_game(_seated(Random(seed), players, most=2), agreements, seed, 3, start)


@pytest.mark.parametrize("batch", range(10))
def test_200_games_under_random_agreements(batch: int) -> None:
    play_batch(batch)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10, 110))
def test_2000_games_under_random_agreements(batch: int) -> None:
    play_batch(batch)


def play_batch(batch: int) -> None:
    for seed in range(batch * _BATCH, (batch + 1) * _BATCH):
        random_game(seed)


def random_game(seed: int) -> None:
    """A game at a table of its own, four of five from a standing late in a game; every answer is held to the rules."""
    chance = Random(seed)
    players = chance.choice((2, 3, 3, 4))
    agreements = mixed(chance, players, _RARE if seed % 2 else frozenset())
    start = late_start(chance, agreements, players) if chance.random() < 0.8 else None
    deeper = seed >= _FAST and seed % 25 == 0
    watched_game(_seated(chance, players, 1 if deeper else 2, deeper), agreements, seed, _DEALS, start)


def _seated(chance: Random, players: int, most: int, deeper: bool = False) -> tuple[str, ...]:
    """One to ``most`` searching players among others, ``deeper`` those that take their time."""
    known = _DEEPER if deeper else _SEARCHING
    searching = chance.randint(1, most)
    seats = [chance.choice(known if each < searching else _OTHERS) for each in range(players)]
    chance.shuffle(seats)
    return tuple(seats)
