"""The game on disk: taken up after a kill where it was, kept aside where it is broken, left in good order."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.terminal.driving import by_chance, scripted, sit_down

from tysyacha.game import Play
from tysyacha.record import read
from tysyacha.terminal.match import Match
from tysyacha.terminal.play import Choices
from tysyacha.terminal.setup import Wishes

LEO = Wishes("Leo", 3, "classic_ru", seed="5")


def save_in(home: Path) -> Path:
    return home / "tysyacha" / "table.json"


def test_a_killed_game_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    """A child is killed at its third question; taken up again, it plays on as one that was left alone."""
    environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "tysyacha", "play", "--name", "Leo", "--players", "3"]
    command += ["--preset", "classic_ru", "--seed", "5"]
    child = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environ, text=True, bufsize=1
    )
    assert child.stdin is not None
    child.stdin.write("pass\n1\n1\n")
    child.stdin.flush()
    deadline = time.monotonic() + 60
    while not (save_in(tmp_path).exists() and plays(save_in(tmp_path)) >= 2):
        assert child.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.02)
    child.send_signal(signal.SIGKILL)
    child.communicate()

    sit_down(Choices(resume=True, lang="en"), tmp_path, scripted(["1", "1"]))
    alone = tmp_path / "alone"
    sit_down(Choices(LEO, "en"), alone, scripted(["pass", "1", "1", "1", "1"]))
    assert save_in(tmp_path).read_bytes() == save_in(alone).read_bytes()


def plays(save: Path) -> int:
    """How many cards the person has played in the deal that is open."""
    history = Match.from_document(save.read_bytes()).game.history
    return sum(1 for each in history if isinstance(each, Play) and each.seat == 0)


@pytest.mark.parametrize("stop", [1, 4, 9, 12])
def test_a_game_left_at_any_question_goes_on_the_same(stop: int, tmp_path: Path) -> None:
    chance = by_chance(8, 60)
    answers = [chance("") or "" for _ in range(60)]
    whole, halves = tmp_path / "whole", tmp_path / "halves"

    sit_down(Choices(LEO, "ru"), whole, scripted(answers))
    sit_down(Choices(LEO, "ru"), halves, scripted(answers[:stop]))
    sit_down(Choices(resume=True, lang="ru"), halves, scripted(answers[stop:]))

    assert save_in(whole).read_bytes() == save_in(halves).read_bytes()


@pytest.mark.parametrize("broken", [b"", b"{", b"\xff\xfe", b'{"format": "tysyacha-record"}', None])
def test_a_broken_save_is_kept_aside_with_a_sentence(broken: bytes | None, tmp_path: Path) -> None:
    sit_down(Choices(LEO, "en"), tmp_path, scripted([]))
    save = save_in(tmp_path)
    if broken is None:  # a record, but of nobody's game with opponents
        broken = save.read_bytes().replace(b'"terminal"', b'"other"')
    save.write_bytes(broken)

    status, screen = sit_down(Choices(LEO, "en"), tmp_path, scripted([]))

    assert status == 0
    (kept,) = save.parent.glob("broken-*.json")
    assert kept.read_bytes() == broken
    assert str(kept) in screen.replace("\n", "")
    assert read(save.read_bytes()).players == ("Leo", "Anna", "Boris")


def test_a_new_game_keeps_the_one_in_progress(tmp_path: Path) -> None:
    sit_down(Choices(LEO, "en"), tmp_path, scripted(["pass"]))
    left = save_in(tmp_path).read_bytes()
    sit_down(Choices(LEO._replace(seed="6"), "en", resume=False), tmp_path, scripted([]))
    (kept,) = (tmp_path / "tysyacha").glob("left-*.json")
    assert kept.read_bytes() == left != save_in(tmp_path).read_bytes()


def test_the_game_in_progress_is_offered(tmp_path: Path) -> None:
    sit_down(Choices(LEO, "en"), tmp_path, scripted(["pass"]))
    left = save_in(tmp_path).read_bytes()
    _, screen = sit_down(Choices(lang="en"), tmp_path, scripted([""]))
    assert "Go on with it?" in screen
    assert save_in(tmp_path).read_bytes() == left


def test_where_nothing_can_be_saved_the_game_is_played_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    status, screen = sit_down(Choices(LEO, "en"), blocked, scripted(["pass", "1"]))
    assert status == 0
    assert screen.count("could not be saved (") == 1
    assert screen.rstrip().endswith("this game could not be saved.")


def test_ctrl_c_leaves_with_a_word(tmp_path: Path) -> None:
    def interrupt(_: str) -> str | None:
        raise KeyboardInterrupt

    status, screen = sit_down(Choices(LEO, "en"), tmp_path, interrupt)
    assert status == 0
    assert screen.rstrip().endswith("To go on from here: tysyacha play")


def test_a_second_table_does_not_touch_the_first(tmp_path: Path) -> None:
    second = iter(["pass", "1"])

    def answer(_: str) -> str | None:
        if not (tmp_path / "tysyacha" / "table-2.json").exists():
            before = save_in(tmp_path).read_bytes()
            sit_down(
                Choices(LEO._replace(name="Max", seed="6"), "en"), tmp_path, lambda _: next(second, None)
            )
            assert save_in(tmp_path).read_bytes() == before
        return None

    sit_down(Choices(LEO, "en"), tmp_path, answer)
    assert read((tmp_path / "tysyacha" / "table-2.json").read_bytes()).players[0] == "Max"


def test_bytes_that_are_no_text_are_answered(tmp_path: Path) -> None:
    environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUTF8": "1"}
    command = [
        sys.executable,
        "-m",
        "tysyacha",
        "play",
        "--name",
        "Leo",
        "--players",
        "2",
        "--preset",
        "duel_ru",
    ]
    done = subprocess.run(
        command, input=b"\xff\xfe\x00\n\xd0\n", capture_output=True, env=environ, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
