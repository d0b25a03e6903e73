"""How long `tysyacha --help` takes, against a Python that does nothing."""

from __future__ import annotations

import subprocess
import sys
import time


def seconds(*command: str) -> float:
    """The best of seven runs."""
    times = []
    for _ in range(7):
        start = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    return min(times)


def main() -> None:
    bare = seconds(sys.executable, "-c", "pass")
    told = seconds(sys.executable, "-m", "tysyacha", "--help")
    print(f"  tysyacha --help {told:.3f} s, {told / bare:.1f} times a Python that does nothing ({bare:.3f} s)")
