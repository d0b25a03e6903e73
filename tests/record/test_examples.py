"""The worked examples, from the document to what the commands answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tysyacha.record import RecordFault, legal_summary, read, record_of, replay, replay_summary, write

EXAMPLES = sorted(Path(__file__).parent.parent.joinpath("examples").glob("*.json"))


def answer(record: dict[str, Any]) -> dict[str, Any]:
    """Everything that an example may name."""
    try:
        game = replay(read(json.dumps(record)))
    except RecordFault as fault:
        return {"error_at": {"deal": fault.deal, "action": fault.action}}
    told = replay_summary(game)
    last, legal = told["deals"][-1], legal_summary(game)
    return {
        "deals": told["deals"],
        "winner": told["winner"],
        "seat": legal["seat"],
        "legal": legal["actions"],
        **{key: last[key] for key in ("totals", "bolts", "barrel")},
    }


def in_any_order(actions: list[Any]) -> list[str]:
    return sorted(json.dumps(action) for action in actions)


def example_of(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def test_all_examples_are_here() -> None:
    assert len(EXAMPLES) == 76


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example(path: Path) -> None:
    example = example_of(path)
    expected, found = example["expect"], answer(example["record"])
    if "legal" in expected:
        assert in_any_order(found["legal"]) == in_any_order(expected["legal"])
    for line, wanted in zip(found.get("deals", []), expected.get("deals", []), strict="deals" in expected):
        assert {key: line[key] for key in wanted} == wanted
    for key in expected.keys() - {"legal", "deals"}:
        assert found[key] == expected[key]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example_comes_back(path: Path) -> None:
    record = read(json.dumps(example_of(path)["record"]))
    assert read(write(record)) == record
    if "error_at" not in example_of(path)["expect"]:
        game = replay(record)
        again = record_of(game, record.players, record.preset)
        assert replay(again) == game
        assert record_of(replay(again), record.players, record.preset) == again
