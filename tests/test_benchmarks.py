"""The benchmarks can be run, and measure what they say; how fast is for nobody here to judge."""

from __future__ import annotations

import asyncio
import importlib
import json
from pathlib import Path
from random import Random

import pytest
from benchmarks.__main__ import BENCHMARKS, main
from benchmarks.decisions import TABLES, random_games
from benchmarks.load import Load, measure
from benchmarks.replay import document, replayed
from benchmarks.strength import Manner, cross_table, defence_table, told, written
from benchmarks.tracing import Task, tasks_in

from tysyacha.agreements import preset
from tysyacha.arena.commit import Origin


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


@pytest.mark.slow
def test_automatic_players_make_moves_without_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(measure("flat", Load(tables=2, people=2, pace=0.0, seconds=5.0, window=0.05), "steady"))
    told = capsys.readouterr().out
    assert "4 sockets" in told
    assert " 0 moves/s" not in told
    assert ", 0 errors" in told


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told_first = told(("random", "steady"), [("duel_ru", 2)], 4, 1, tmp_path)
    kept = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    # Two matches of games, four of card play alone, and where the seed comes from.
    assert len(kept) == 7
    monkeypatch.setattr("benchmarks.strength.origin", lambda: Origin(5, "another commit"))
    assert told(("random", "steady"), [("duel_ru", 2)], 4, 1, tmp_path) == told_first
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == kept


def test_the_tables_of_strength_are_made_and_put_in_their_place() -> None:
    whole = cross_table(("random", "steady"), "duel_ru", 2, Manner(4, 1, 1)).split("\n")
    assert [line.count("|") for line in whole] == [4] * 4
    assert whole[3].startswith("| **steady** | 100.0")
    assert whole[3].endswith("| 50.0 |")
    cards = defence_table(("random", "steady"), "duel_ru", 2, Manner(4, 1, 1)).split("\n")
    assert cards[3].count(" to random") == 1
    page = "before\n<!-- tables -->\nold\n<!-- end of tables -->\nafter"
    assert " ".join(written(page, "new").split()) == "before <!-- tables --> new <!-- end of tables --> after"
    assert written(written(page, "new"), "newer") == written(page, "newer")


def test_a_trace_tells_what_kept_a_page_busy_and_what_flew_meanwhile() -> None:
    def run(start: int, long: int, ran: int, thread: int = 7) -> dict[str, object]:
        return {"name": "RunTask", "pid": 1, "tid": thread, "ts": start, "dur": long, "tdur": ran}

    def mark(name: str, at: int) -> dict[str, object]:
        return {"name": name, "pid": 1, "tid": 7, "ts": at}

    events = [
        run(5_000, 90_000, 90_000),  # before the mark
        mark("begun", 100_000),
        run(110_000, 60_000, 20_000),
        run(111_000, 5_000, 5_000),  # told twice, within the other
        run(115_000, 80_000, 80_000, thread=8),  # another thread
        mark("flight 320", 160_000),
        run(400_000, 10_000, 9_000),
        run(481_000, 30_000, 30_000),
    ]
    trace = json.dumps({"traceEvents": events}).encode()
    assert tasks_in(trace, since="begun", flight="flight ") == [
        Task(60.0, 20.0, flying=True),
        Task(10.0, 9.0, flying=True),
        Task(30.0, 30.0, flying=False),
    ]
    with pytest.raises(ValueError, match="'never'"):
        tasks_in(trace, since="never", flight="flight ")
