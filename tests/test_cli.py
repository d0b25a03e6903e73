"""The command line: every word reaches its command with its options."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tysyacha.agreements import presets
from tysyacha.cli import app

RECORD = json.loads(
    Path(__file__).parent.joinpath("examples", "complete-01.json").read_text(encoding="utf-8")
)["record"]


@pytest.fixture(name="file")
def record_file(tmp_path: Path) -> str:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(RECORD), encoding="utf-8")
    return str(file)


def told(*words: str, status: int = 0, typed: str | None = None) -> str:
    result = CliRunner().invoke(app, list(words), input=typed)
    assert result.exit_code == status, result.output
    return result.output


@pytest.mark.parametrize(
    "command",
    ["play", "score", "replay", "legal", "arena", "rules list", "rules show", "rules diff", "rules check"],
)
def test_every_command_tells_its_options(command: str) -> None:
    assert "--lang" in told(*command.split(), "--help")


def test_replay_and_legal(file: str) -> None:
    assert json.loads(told("replay", file, "--json"))["deals"][0]["totals"] == [100, 15, 105]
    assert "Anna 100 ✓" in told("replay", file, "--lang", "en")
    assert "Anna: contract made" in told("replay", file, "--lang", "en", "--reckonings")
    assert json.loads(told("legal", file, "--json")) == {"seat": None, "actions": []}
    assert json.loads(told("replay", "-", "--json", typed=json.dumps(RECORD)))["ok"]
    assert not json.loads(told("legal", "-", "--json", typed="{", status=2))["ok"]


def test_rules(file: str) -> None:
    assert len(json.loads(told("rules", "list", "--json"))) == len(presets())
    assert json.loads(told("rules", "show", "four_ru", "--json", "--short"))["shown_for"] == 4
    assert "Бочка" in told("rules", "show", "classic_ru", "--lang", "ru")
    assert json.loads(told("rules", "diff", "classic_ru", "classic_ru", "--json", "--players", "3")) == []
    assert json.loads(told("rules", "check", file, "--json"))["ok"]
    told("rules", "check", "-", typed='{"barrel.at": 5}', status=2)


def test_score_keeps_a_sheet(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    answers = "Anna, Boris, Vera\n\n\n\nAnna 100 concede\n"
    assert "Anna: −100" in told("score", str(file), "--lang", "en", typed=answers)
    assert json.loads(file.read_text(encoding="utf-8"))["deals"][0]["result"]["conceded"]


def test_what_is_no_command_is_refused() -> None:
    told("nonsense", status=2)
    told("replay", status=2)
    told("rules", "show", status=2)


@pytest.mark.parametrize(
    ("command", "streams", "status", "sentence"),
    [
        ("replay FILE", ">/dev/full", 2, "What there is to tell cannot be written"),
        ("rules list", ">/dev/full", 2, "What there is to tell cannot be written"),
        ("--help", ">/dev/full", 2, "What there is to tell cannot be written"),
        ("replay -", "<&-", 2, "This is empty"),
        ("replay FILE", ">&-", 0, ""),
        ("replay missing.json", "2>&-", 2, ""),
    ],
)
def test_streams_that_are_closed_or_full(
    file: str, command: str, streams: str, status: int, sentence: str
) -> None:
    program = f"{shlex.quote(sys.executable)} -m tysyacha {command.replace('FILE', shlex.quote(file))}"
    done = subprocess.run(
        ["sh", "-c", f"{program} {streams}"],
        capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    assert done.returncode == status
    assert done.stderr.startswith(sentence)
    assert "Traceback" not in done.stderr
