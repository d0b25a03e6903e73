"""How long `tysyacha --help` takes, against a Python that does nothing, and the service until it is ready."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import NamedTuple


class Seconds(NamedTuple):
    """By the clock, and of the processor: on a shared machine the second says more."""

    clock: float
    processor: float


def seconds(*command: str) -> Seconds:
    """The best of seven runs, each kind by itself."""
    runs = [_run(command) for _ in range(7)]
    return Seconds(min(each.clock for each in runs), min(each.processor for each in runs))


def _run(command: tuple[str, ...]) -> Seconds:
    start, before = time.perf_counter(), os.times()
    subprocess.run(command, check=True, capture_output=True)
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return Seconds(time.perf_counter() - start, used)


def until_ready(folder: Path) -> Seconds:
    """From the start of the service to its first answer; the database in the folder is made where there is none."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    own = {"DATABASE_URL": f"sqlite:///{folder / 'start.sqlite3'}", "TYSYACHA_LOG_LEVEL": "error"}
    start = time.perf_counter()
    command = [sys.executable, "-m", "tysyacha", "serve", "--port", str(port)]
    process = subprocess.Popen(command, env={**os.environ, **own}, stdout=subprocess.DEVNULL)
    try:
        while process.poll() is None:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/ready").close()
                break
            except OSError:
                time.sleep(0.01)
        clock = time.perf_counter() - start
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        return Seconds(clock, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    bare = seconds(sys.executable, "-c", "pass")
    told = seconds(sys.executable, "-m", "tysyacha", "--help")
    print(f"  tysyacha --help        {told.clock:.3f} s, {told.processor:.3f} s of the processor")
    print(f"  a Python doing nothing {bare.clock:.3f} s, {bare.processor:.3f} s of the processor")
    with tempfile.TemporaryDirectory(prefix="tysyacha-start-") as folder:
        first, *others = (until_ready(Path(folder)) for _ in range(7))
    again = Seconds(min(each.clock for each in others), min(each.processor for each in others))
    print(f"  the service, new       {first.clock:.3f} s, {first.processor:.3f} s of the processor")
    print(f"  the service            {again.clock:.3f} s, {again.processor:.3f} s of the processor")
