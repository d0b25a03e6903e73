"""A program as an opponent at the table: what goes wrong with it is told, and the game goes on."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from tests.terminal.driving import by_chance, sit_down

from tysyacha.terminal.play import Choices
from tysyacha.terminal.setup import Wishes

SAMPLE = Path(__file__).parents[2] / "docs" / "samples" / "bot.py"
PYTHON = f"exec:{shlex.quote(sys.executable)}"


def evening(home: Path, *bots: str) -> str:
    wishes = Wishes("Anna", 3, "classic_ru", (), bots, "programs")
    choices = Choices(wishes, lang="en", plain=True, pace=0)
    status, told = sit_down(choices, home, by_chance(3, 80))
    assert status == 0
    return " ".join(told.split())


def test_a_program_plays_at_the_table(tmp_path: Path) -> None:
    told = evening(tmp_path, f"{PYTHON} {shlex.quote(str(SAMPLE))}", "steady")
    assert "program" not in told
    assert "Deal 1" in told


def test_what_a_program_does_wrong_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    wrong = (
        "import sys\nfor line in sys.stdin: print('\\x1b[2J what?', flush=True); sys.stderr.write('lost\\n')"
    )
    told = evening(tmp_path, "steady", f"{PYTHON} -c {shlex.quote(wrong)}")
    assert "program answered “?[2J what?”, and that is no action" in told
    assert "The move comes from “steady” this time" in told
    assert "\x1b" not in told
    assert "Traceback" not in told


def test_a_program_that_only_crashes_is_given_up(tmp_path: Path) -> None:
    told = evening(tmp_path, f"{PYTHON} -c {shlex.quote('import sys; sys.exit(7)')}")
    assert "program has ended (exit status 7)." in told
    assert "now “steady” plays on in its place" in told
