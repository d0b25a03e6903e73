"""Builds the yardstick and the solver's own bench, runs them, counts their instructions."""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
NATIVE = ROOT / "native" / "src"


class Timing(NamedTuple):
    """Milliseconds and nodes of one run over some deals."""

    mean: float
    median: float
    nodes: int


def build(folder: Path) -> tuple[Path, Path]:
    """The two programs, compiled into this folder: the yardstick as it came (-O2), the solver as it ships."""
    compiler = os.environ.get("CXX") or shutil.which("c++")
    if compiler is None:
        sys.exit("The benchmark needs a C++20 compiler: install g++ or clang++.")
    baseline = ["-march=x86-64-v2"] if platform.machine() in ("x86_64", "AMD64") else []
    plain, ours = folder / "plain_solver", folder / "solver_bench"
    here = ROOT / "benchmarks"
    subprocess.run([compiler, "-O2", "-std=c++20", here / "plain_solver.cpp", "-o", plain], check=True)
    sources = [here / "solver_bench.cpp", *(NATIVE / f"{name}.cpp" for name in ("solver", "batch", "check"))]
    flags = ["-O3", "-DNDEBUG", "-std=c++20", *baseline, f"-I{NATIVE}", "-pthread"]
    subprocess.run([compiler, *flags, *sources, "-o", ours], check=True)
    return plain, ours


def timed(*command: str | Path) -> Timing:
    """One run of a program that prints its figures as JSON."""
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = json.loads(printed)
    return Timing(found["mean_ms"], found["median_ms"], found["nodes"])


def best(runs: list[Timing]) -> Timing:
    """The least disturbed of several runs: the lowest mean and the lowest median."""
    return Timing(min(run.mean for run in runs), min(run.median for run in runs), runs[0].nodes)


def instructions(*command: str | Path) -> int | None:
    """Instructions executed, by callgrind; None where valgrind is not installed."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return None
    told = subprocess.run(
        [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
        check=True,
        capture_output=True,
        text=True,
    ).stderr
    found = re.search(r"I\s+refs:\s+([\d,]+)", told)
    return int(found[1].replace(",", "")) if found else None


def instructions_a_deal(few: int, many: int, *command: str | Path) -> float | None:
    """What one deal more costs: starting the program is in both counts and drops out."""
    low = instructions(*_with_deals(command, few))
    high = instructions(*_with_deals(command, many))
    return None if low is None or high is None else (high - low) / (many - few)


def _with_deals(command: tuple[str | Path, ...], deals: int) -> list[str | Path]:
    return [str(deals) if part == "{deals}" else part for part in command]
