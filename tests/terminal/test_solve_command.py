"""`solve` as it is run: one line of JSON a file, a table for people, and a sentence for what cannot be solved."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.kernel.brute_force import BruteForce
from tests.kernel.deals import State, deals_in_play, moves_of

from tysyacha.cards import card
from tysyacha.game import Game
from tysyacha.record import read, record_of, replay, write
from tysyacha.terminal.solve_command import run_solve

Captured = pytest.CaptureFixture[str]
NAMES = ("Anna", "Boris", "Vera", "Gleb")


def saved(game: Game, path: Path) -> Path:
    document = write(record_of(game, NAMES[: game.players]))
    path.write_bytes(document if isinstance(document, bytes) else document.encode())
    return path


def late(states: list[State], cards: int = 10) -> Game:
    """The deal with so many cards to play; few enough to try everything."""
    return states[-1 - cards].game


def some_deals(seed: int, many: int) -> list[list[State]]:
    deals = deals_in_play(Random(seed))
    return [next(deals) for _ in range(many)]


def told(captured: Captured) -> list[Any]:
    return [json.loads(line) for line in captured.readouterr().out.splitlines()]


def test_every_line_holds_what_brute_force_finds(tmp_path: Path, capsys: Captured) -> None:
    games = [late(states) for states in some_deals(1, 12)]
    files = [saved(game, tmp_path / f"{number:02}.json") for number, game in enumerate(games)]
    assert run_solve([str(tmp_path)], as_json=True, lang=None) == 0
    lines = told(capsys)
    assert run_solve([str(file) for file in files], as_json=True, lang=None) == 0
    assert told(capsys) == lines
    assert len(lines) == len(games)
    for game, line in zip(games, lines, strict=True):
        brute = BruteForce()
        assert line["value"] == brute.value(game)
        assert line["nodes"] >= 0
        found = {(card(each["card"]), each.get("declare")): each["value"] for each in line["moves"]}
        assert found == {(play.card, play.declare): value for play, value in brute.moves(game).items()}
        assert set(line) == {"value", "moves", "nodes"}
        assert line["moves"][0]["value"] == line["value"]
        assert len(line["moves"]) == len(moves_of(game))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_table_names_every_move_and_the_main_line(lang: str, tmp_path: Path, capsys: Captured) -> None:
    game = some_deals(3, 1)[0][0].game
    file = saved(game, tmp_path / "deal.json")
    assert run_solve([str(file)], as_json=True, lang=None) == 0
    line = told(capsys)[0]
    assert run_solve([str(file)], as_json=False, lang=lang) == 0
    shown = capsys.readouterr().out
    assert str(line["value"]) in shown
    assert all(str(each["value"]) in shown for each in line["moves"])
    assert all(name in shown for name in NAMES[: game.players] if name != NAMES[3])
    tricks = [row for row in shown.splitlines() if row.count(",") >= 1 and row.startswith("  ")]
    assert len(tricks) >= 7


def test_what_cannot_be_solved_is_a_sentence(tmp_path: Path, capsys: Captured) -> None:
    states = some_deals(4, 1)[0]
    over = saved(states[-1].game, tmp_path / "over.json")
    game = replay(read(saved(states[0].game, tmp_path / "play.json").read_bytes()))
    while game.phase != "auction":
        game = game.undo()
    early = saved(game, tmp_path / "auction.json")
    for file, sentence in ((over, "unfinished"), (early, "once all cards have been given")):
        assert run_solve([str(file)], as_json=False, lang="en") == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert sentence in shown.err
        assert shown.err.strip().endswith(".")
        assert run_solve([str(file)], as_json=True, lang=None) == 2
        line = told(capsys)[0]
        assert line["ok"] is False
        assert line["error"].endswith(".")


def test_one_bad_file_among_good_ones(tmp_path: Path, capsys: Captured) -> None:
    for number, states in enumerate(some_deals(5, 2)):
        saved(late(states), tmp_path / f"{number}.json")
    (tmp_path / "00.json").write_text("{", encoding="utf-8")
    assert run_solve([str(tmp_path), str(tmp_path / "nowhere.json")], as_json=True, lang=None) == 2
    assert [line.get("ok", True) for line in told(capsys)] == [True, False, True, False]


def test_an_empty_folder(tmp_path: Path, capsys: Captured) -> None:
    assert run_solve([str(tmp_path)], as_json=False, lang="en") == 2
    assert ".json" in capsys.readouterr().err


def all_from(terminal: int) -> str:
    """What was written to a terminal that nobody writes to any more."""
    found = b""
    with os.fdopen(terminal, "rb", buffering=0) as opened:
        try:
            while more := opened.read(1 << 12):
                found += more
        except OSError:  # how Linux says that the other end is closed
            pass
    return found.decode()


def test_progress_on_the_terminal_leaves_the_file_alone(tmp_path: Path) -> None:
    """The bar is drawn on standard error; what was found goes to where standard output goes."""
    for number, states in enumerate(some_deals(6, 3)):
        saved(late(states), tmp_path / f"{number}.json")
    terminal, end = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "tysyacha", "solve", "--json", tmp_path],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=end,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
        check=True,
    )
    os.close(end)
    drawn = all_from(terminal)
    assert "3/3" in drawn
    assert "value" not in drawn
    assert [set(json.loads(line)) for line in done.stdout.splitlines()] == [{"value", "moves", "nodes"}] * 3
