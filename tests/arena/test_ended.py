"""A match that is ended from outside leaves no process behind and its file whole."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.bots.test_external import alive

PLAYER = """
import json, os, pathlib, sys
pathlib.Path(sys.argv[1], f"{os.getpid()} {os.getppid()}").touch()
for line in sys.stdin:
    print(json.dumps(json.loads(line)["legal"][0]), flush=True)
"""


def waited(until: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 60
    while not until() and time.monotonic() < deadline:
        time.sleep(0.05)
    return until()


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("ended_by", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_goes_on_once_the_match_is_gone(jobs: int, ended_by: signal.Signals, tmp_path: Path) -> None:
    player, pids, kept = tmp_path / "player.py", tmp_path / "pids", tmp_path / "match"
    player.write_text(PLAYER)
    pids.mkdir()
    bots = f"exec:{shlex.join([sys.executable, str(player), str(pids)])},steady"
    words = ["arena", "--bots", bots, "--preset", "duel_ru", "--contract", "forced", "--games", "100000"]
    words += ["--jobs", str(jobs), "--resume", str(kept)]
    match = subprocess.Popen(
        [sys.executable, "-m", "tysyacha", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        # Where tests run in the background, Ctrl-C may be ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert waited(lambda: kept.exists() and kept.read_bytes().count(b"\n") > 3)
    match.send_signal(ended_by)
    match.wait(60)
    seen = {int(pid) for each in pids.iterdir() for pid in each.name.split()}
    assert waited(lambda: not any(alive(pid) for pid in seen))
    assert all(line.startswith(b"{") for line in kept.read_bytes().splitlines())
