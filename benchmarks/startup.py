"""How long `tysyacha --help` takes, against a Python that does nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import time
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


def main() -> None:
    bare = seconds(sys.executable, "-c", "pass")
    told = seconds(sys.executable, "-m", "tysyacha", "--help")
    print(f"  tysyacha --help        {told.clock:.3f} s, {told.processor:.3f} s of the processor")
    print(f"  a Python doing nothing {bare.clock:.3f} s, {bare.processor:.3f} s of the processor")
