"""Programs as players: the samples play whole games, faults are noted, the game goes on, nothing is left behind."""

from __future__ import annotations

import gc
import json
import os
import shlex
import shutil
import sys
import threading
import time
from pathlib import Path

import pytest
from tests.bots.watching import Watched, check_sheet
from tests.game.builders import opened

from tysyacha.agreements import preset
from tysyacha.bots import make
from tysyacha.bots.driver import play_game
from tysyacha.bots.external import MOST_RESTARTS, External
from tysyacha.errors import BotError
from tysyacha.game import Game, View

SAMPLES = Path(__file__).parents[2] / "docs" / "samples"
PYTHON = f"exec:{shlex.quote(sys.executable)}"


def program(text: str, prefix: str = "exec") -> External:
    """A bot whose program is this Python text; ``legal`` and ``question`` are given to its ``answer``."""
    frame = "import json, os, sys, time\n" + text
    return External(f"{prefix}:{shlex.quote(sys.executable)} -c {shlex.quote(frame)}")


def loop(answer: str) -> str:
    """A program that answers each question with this expression."""
    return (
        "for line in sys.stdin:\n"
        "    question = json.loads(line); legal = question['legal']\n"
        f"    print(json.dumps({answer}), flush=True)\n"
    )


def some_view() -> View:
    game = opened({}, ["AS AC AD AH TS TC TD", "", "9S 9C 9D JS JC QD KD"])
    assert game.to_act is not None
    return game.view(game.to_act)


def played_by(spec: str, preset_name: str, players: int, deals: int) -> External:
    """The bot of this spec after some deals against ``steady``."""
    bot = make(spec, 3)
    assert isinstance(bot, External)
    others = [make("steady", 3) for _ in range(players - 1)]
    game = Game.new(preset(preset_name).agreements, players)
    game = play_game(game, [Watched(each) for each in (bot, *others)], b"sample".ljust(32), deals)
    bot.close()
    check_sheet(game)
    assert len(game.sheet) == deals
    return bot


@pytest.mark.parametrize(("name", "players"), [("classic_ru", 3), ("duel_ru", 2), ("seed001", 3)])
def test_the_python_sample_plays(name: str, players: int) -> None:
    bot = played_by(f"{PYTHON} {shlex.quote(str(SAMPLES / 'bot.py'))}", name, players, 6)
    assert not bot.counts


def test_the_javascript_sample_plays_where_node_is_installed() -> None:
    node = shutil.which("node")
    if node is None:
        # Without node there is nothing to run it with; that the two samples agree can only be read.
        assert "JSON.parse(line)" in (SAMPLES / "bot.js").read_text()
        return
    bot = played_by(f"exec:{shlex.quote(node)} {shlex.quote(str(SAMPLES / 'bot.js'))}", "classic_ru", 3, 6)
    assert not bot.counts


def test_a_question_has_all_that_the_seat_may_know(tmp_path: Path) -> None:
    kept = tmp_path / "question"
    bot = program(
        f"line = sys.stdin.readline(); open({str(kept)!r}, 'w').write(line); print('[0, \"pass\"]')"
    )
    view = some_view()
    bot.act(view)
    bot.close()
    question = json.loads(kept.read_text())
    assert (question["format"], question["version"], question["ask"]) == ("tysyacha-bot", 1, "act")
    assert question["view"]["hand"] == "9S 9C 9D JS JC QD KD" or question["view"]["seat"] == view.seat
    assert [view.seat, "pass"] in question["legal"]
    assert "all_hands" not in question["view"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (loop("[0, 'fly']"), "unreadable"),
        (loop("'pass'"), "unreadable"),
        (loop("None"), "unreadable"),
        (loop("[[[[]]]]"), "unreadable"),
        (loop("[3, 'pass']"), "unreadable"),
        (loop("[question['view']['seat'], 'play', 'AS']"), "illegal"),
        (loop("[question['view']['seat'], 'bid', 300]"), "illegal"),
        ("for line in sys.stdin: print('[' * 100000, flush=True)", "unreadable"),
        (
            "for line in sys.stdin: sys.stdout.buffer.write(bytes([255, 254, 10])); sys.stdout.flush()",
            "unreadable",
        ),
    ],
)
def test_an_answer_that_does_not_count_is_noted_and_steady_moves(text: str, code: str) -> None:
    bot, view = program(text), some_view()
    action = bot.act(view)
    again = bot.act(view)
    bot.close()
    assert action == again == make("steady", 0).act(view)
    assert [each.code for each in bot.faults] == [code, code]
    assert bot.counts == {code: 2, "substituted": 2}


def test_a_program_that_sleeps_is_ended_and_started_again() -> None:
    bot, view = program("for line in sys.stdin: time.sleep(60)", "exec@0.2"), some_view()
    bot._start_seconds = 0.3
    for _ in range(MOST_RESTARTS + 3):
        assert bot.act(view) in view.legal
    codes = [each.code for each in bot.faults]
    assert codes == ["timeout"] * (MOST_RESTARTS + 1) + ["given_up"]
    assert bot.substituted == MOST_RESTARTS + 3
    assert bot.faults[0].detail.startswith("0.5")


def test_a_crash_is_survived_by_a_new_start() -> None:
    # Answers one question in each life.
    one = "line = sys.stdin.readline(); print(json.dumps(json.loads(line)['legal'][0]), flush=True)\n"
    bot, view = program(one + "sys.stderr.write('out of cards\\n'); sys.exit(3)"), some_view()
    for _ in range(MOST_RESTARTS + 1):
        assert bot.act(view) == view.legal[0]
    assert not bot.substituted
    assert bot.act(view) in view.legal
    bot.close()
    assert [each.code for each in bot.faults] == ["crash"] * (MOST_RESTARTS + 1) + ["given_up"]
    assert bot.faults[0].detail == "exit status 3"
    assert bot.faults[0].said == "out of cards"


def test_a_program_that_never_reads_holds_up_nobody() -> None:
    bot, view = program("while True: print('[0, \"pass\"]', flush=True); time.sleep(0.001)"), some_view()
    for _ in range(30):
        assert bot.act(view) in view.legal
    bot.close()
    assert bot._process is None


def test_a_program_that_never_stops_writing_fills_no_memory() -> None:
    bot, view = program("while True: os.write(1, bytes([49, 10]) * 1000)"), some_view()
    assert bot.act(view) in view.legal
    assert bot._process is not None
    waiting = bot._process._answers
    deadline = time.monotonic() + 60
    while not waiting.full() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert waiting.full()
    # What waits is taken away before each question, and the end comes in the midst of it.
    for _ in range(30):
        assert bot.act(view) in view.legal
    reader = bot._process._threads[1]
    bot.close()
    assert not reader.is_alive()


def test_what_a_program_leaves_behind_may_go_on_writing() -> None:
    """One that runs in a session of its own outlives it; what it writes then is read by nobody, and no error."""
    left = "import time\nfor number in range(40): time.sleep(0.05); print(number, flush=True)"
    begin = f"import subprocess; subprocess.Popen([sys.executable, '-c', {left!r}], start_new_session=True)\n"
    bot, view = program(begin + loop("legal[0]")), some_view()
    assert bot.act(view) in view.legal
    assert bot._process is not None
    reader = bot._process._threads[1]
    failed: list[threading.ExceptHookArgs] = []
    hook = threading.excepthook
    threading.excepthook = failed.append
    try:
        bot.close()
        reader.join(60)
    finally:
        threading.excepthook = hook
    assert not reader.is_alive()
    assert failed == []


def test_a_right_may_wait_and_a_right_that_fails_is_no_move() -> None:
    game = opened({"redeal.hand_below": 14}, ["AS AC AD AH TS TC TD", "", "9S 9C 9D JS JC QD KD"])
    view = game.view(2)
    assert view.legal
    assert game.to_act != 2
    waiting, claiming, wrong = (
        program(loop("None")),
        program(loop("legal[0]")),
        program(loop("[2, 'take', 1]")),
    )
    assert waiting.interject(view) is None
    assert claiming.interject(view) == view.legal[0]
    assert wrong.interject(view) is None
    assert (waiting.counts, claiming.counts, wrong.counts) == ({}, {}, {"illegal": 1})
    for each in (waiting, claiming, wrong):
        each.close()


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    # The program starts another, and both ignore that they should end.
    text = (
        "import subprocess, signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
    )
    bot, view = program(text + loop("legal[0]") + "time.sleep(600)"), some_view()
    bot.act(view)
    bot.close()
    assert all(ends(int(each)) for each in pids.read_text().split())
    # Nor by a bot that nobody closes.
    other = program(text + loop("legal[0]"))
    other.act(view)
    del other
    gc.collect()
    assert all(ends(int(each)) for each in pids.read_text().split())


def ends(pid: int) -> bool:
    """Whether the process ends: a signal that nobody can refuse still takes the system its time to carry out."""
    deadline = time.monotonic() + 30
    while alive(pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not alive(pid)


def alive(pid: int) -> bool:
    """Whether the process runs; one that waits to be buried by the system's first process does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return not Path("/proc/self/stat").exists()
    return status.rsplit(")", 1)[1].split()[0] != "Z"


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("exec:", "bot_command_empty"),
        ("exec: 'half", "bot_command_quotes"),
        ("exec:no-such-program-anywhere", "bot_command_missing"),
        ("exec@0:true", "bot_seconds"),
        ("exec@soon:true", "bot_seconds"),
        ("exec@nan:true", "bot_seconds"),
        ("execute:true", "bot_unknown"),
    ],
)
def test_a_command_that_cannot_be_is_refused_before_the_game(spec: str, code: str) -> None:
    with pytest.raises(BotError) as caught:
        make(spec)
    assert caught.value.code == code


def test_no_shell_reads_the_command() -> None:
    bot = External(
        f"exec:{shlex.quote(sys.executable)} -c 'import sys; sys.exit(len(sys.argv))' '$HOME' * ; true"
    )
    bot.act(some_view())
    assert bot.faults[0].detail == "exit status 5"
