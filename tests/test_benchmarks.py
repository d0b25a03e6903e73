"""The benchmarks can be run, and measure what they say; how fast is for nobody here to judge."""

from __future__ import annotations

import importlib
from random import Random

import pytest
from benchmarks.__main__ import BENCHMARKS, main
from benchmarks.decisions import TABLES, random_games
from benchmarks.replay import document, replayed

from tysyacha.agreements import preset


@pytest.mark.parametrize("name", BENCHMARKS)
def test_every_benchmark_is_there(name: str) -> None:
    assert callable(importlib.import_module(f"benchmarks.{name}").main)


def test_an_unknown_benchmark_is_answered_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replays"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert all(name in told.err for name in BENCHMARKS)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_measured_happens(name: str, players: int) -> None:
    agreements = preset(name).agreements
    assert random_games(agreements, players, 1, 2, Random(1)) > 20
    records = [document(agreements, players, Random(seed)) for seed in range(2)]
    deals, actions = replayed(records)
    assert deals > 10
    assert actions > 10 * deals
