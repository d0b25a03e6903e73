"""Late standings are such as a game can be taken up from."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import tables

from tysyacha.agreements import DEFAULT, Agreements
from tysyacha.arena.starts import late_start
from tysyacha.bots.driver import deal_next
from tysyacha.game import Game
from tysyacha.game.settlement import meets_target


@settings(max_examples=50)
@given(tables(), st.randoms(use_true_random=False))
def test_a_game_goes_on_from_a_late_start(table: tuple[int, Agreements], chance: Random) -> None:
    players, agreements = table
    start = late_start(chance, agreements, players)
    at, dump = agreements.barrel.at, agreements.dump
    for total, used in zip(start.totals, start.barrel, strict=True):
        assert (used is None) == (at is None or total < at)
        assert not meets_target(agreements, total)
        assert total not in dump.values
        assert not (dump.negative and -total in dump.values)
    assert all(bolts < agreements.bolts.count for bolts in start.bolts)
    game = deal_next(Game.new(agreements, players, start=start), sha256(b"late").digest())
    assert game.phase != "new"


def test_late_starts_come_to_what_matters() -> None:
    starts = [late_start(Random(seed), DEFAULT, 3) for seed in range(200)]
    assert any(used is not None for start in starts for used in start.barrel)
    assert any(2 in start.bolts for start in starts)
    assert any(430 <= total <= 455 for start in starts for total in start.totals)
    assert any(total < 0 for start in starts for total in start.totals)
