"""Full deals against the yardstick, a plain solver that shares nothing with the kernel."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from benchmarks import solver as bench
from tests.kernel.deals import USUAL, full_deals

from tysyacha.kernel import Position, Solver

SOURCE = Path(__file__).parents[2] / "benchmarks" / "plain_solver.cpp"


@pytest.fixture(name="yardstick", scope="module")
def built_yardstick(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("yardstick") / "plain_solver"
    compiler = os.environ.get("CXX") or shutil.which("c++") or "g++"
    subprocess.run([compiler, "-O2", "-std=c++20", SOURCE, "-o", program], check=True)
    return program


def measured(yardstick: Path, deals: list[Position]) -> list[int]:
    """The declarer's points by the yardstick."""
    lines = [
        f"{' | '.join(str(hand) for hand in each.hands)} | {each.leader} {each.declarer} 1 -\n"
        for each in deals
    ]
    done = subprocess.run(yardstick, input="".join(lines), capture_output=True, text=True, check=True)
    return [int(line) for line in done.stdout.split()]


def compare(yardstick: Path, deals: list[Position]) -> None:
    solver = Solver(USUAL)
    expected = measured(yardstick, deals)
    assert [solver.value(each) for each in deals] == expected
    for deal, points in zip(deals, expected, strict=True):
        assert solver.reaches(deal, points)
        assert not solver.reaches(deal, points + 1)


def test_100_full_deals(yardstick: Path) -> None:
    compare(yardstick, full_deals(1, 100))


@pytest.mark.slow
def test_2_000_full_deals(yardstick: Path) -> None:
    compare(yardstick, full_deals(2, 2_000))


@pytest.mark.slow
def test_the_benchmark_compares_both(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["--deals", "5", "--worlds", "1", "--repeat", "1"])
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| ")]
    assert [row.count("|") for row in rows] == [6] * 7
    assert all(title in "".join(rows) for title in (*bench.SINGLE, *bench.BATCHES))
