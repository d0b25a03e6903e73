"""How fast the solver is beside the yardstick, on the same deals in one run.

    python -m benchmarks.solver [--deals 1000] [--worlds 20] [--repeat 3] [--instructions]

Runs alternate and the least disturbed of each counts, because machines drift; ratios, nodes and instructions are
the figures, not milliseconds.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.solver_tools import Timing, best, build, instructions_a_deal, timed

SINGLE = {
    "exact value, full deal": ("value", ()),
    "exact value of every first lead": ("leads", ()),
    '"at least 120?"': ("reach", ("--points", "120")),
}
BATCHES = {
    '3,432 worlds, "contract made?" for every lead': "worlds",
    "252 worlds after two tricks, every move exact": "moves",
}


def main(arguments: Sequence[str] = ()) -> None:
    """Prints the tables."""
    options = argparse.ArgumentParser(description="The solver beside the yardstick.")
    options.add_argument("--deals", type=int, default=1000)
    options.add_argument("--worlds", type=int, default=20, help="deals for the batches")
    options.add_argument("--repeat", type=int, default=3)
    options.add_argument("--instructions", action="store_true", help="count them too (needs valgrind)")
    chosen = options.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        plain, ours = build(Path(folder))
        _compare(plain, ours, chosen.deals, chosen.worlds, chosen.repeat)
        if chosen.instructions:
            _count(plain, ours)


def _compare(plain: Path, ours: Path, deals: int, worlds: int, repeat: int) -> None:
    runs: dict[str, list[Timing]] = {}

    def run(name: str, *command: str | Path) -> None:
        runs.setdefault(name, []).append(timed(*command))

    for _ in range(repeat):
        run("plain", plain, "bench", str(deals))
        run("plain 120", plain, "bench", str(deals), "120")
        for title, (question, extra) in SINGLE.items():
            run(title, ours, question, str(deals), *extra)
        for title, question in BATCHES.items():
            run(title, ours, question, str(worlds))
    least = {name: best(found) for name, found in runs.items()}
    unit = least["plain"]
    print(
        f"yardstick: exact value {unit.mean:.3f} ms mean, {unit.median:.3f} ms median, {unit.nodes / deals:,.0f} nodes"
    )
    print("| question | ms mean | against the yardstick | in the median | nodes a deal |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for title in SINGLE:
        reference = least["plain 120"] if "120" in title else unit
        mine = least[title]
        print(
            f"| {title} | {mine.mean:.4f} | {reference.mean / mine.mean:.1f} × faster "
            f"| {reference.median / mine.median:.1f} × | {mine.nodes / deals:,.0f} |"
        )
    for title in BATCHES:
        mine = least[title]
        print(
            f"| {title} | {mine.mean:.1f} | {mine.mean / unit.mean:.0f} × its mean exact solve "
            f"| | {mine.nodes / worlds:,.0f} |"
        )


def _count(plain: Path, ours: Path) -> None:
    print("\n| instructions a deal | yardstick | solver | ratio |\n| --- | ---: | ---: | ---: |")
    # Asked for more points than there are, the yardstick only deals and clears its table.
    idle = instructions_a_deal(10, 60, plain, "bench", "{deals}", "9999")
    if idle is None:
        print("valgrind is not installed: no counts of instructions.")
        return
    for title, (question, extra) in SINGLE.items():
        asked = ("120",) if "120" in title else ()
        theirs = (instructions_a_deal(10, 60, plain, "bench", "{deals}", *asked) or 0) - idle
        mine = instructions_a_deal(10, 60, ours, question, "{deals}", *extra) or 1
        print(f"| {title} | {theirs:,.0f} | {mine:,.0f} | {theirs / mine:.1f} |")
    exact = (instructions_a_deal(10, 60, plain, "bench", "{deals}") or 0) - idle
    for title, question in BATCHES.items():
        mine = instructions_a_deal(1, 21, ours, question, "{deals}") or 1
        print(f"| {title} | {exact:,.0f} (one exact value) | {mine:,.0f} | 1 / {mine / exact:.0f} |")


if __name__ == "__main__":
    main(sys.argv[1:])
