"""What each idea of the search brings: the solver without it, beside the solver with all of them.

    python benchmarks/solver_ablation.py [--deals 200] [--write]

With --write the table in docs/solver.md is replaced.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from pathlib import Path

from solver_tools import ROOT, best, build, instructions_a_deal, timed

PAGE = ROOT / "docs" / "solver.md"
IDEAS = {
    "table": "the transposition table",
    "alike": "bounds from positions of one pattern",
    "ordering": "order of leads",
    "equals": "merging of equals, winner known",
    "near_equals": "bounds between equals, winner open",
    "marriage_bound": "bound from marriages still possible",
    "sure_tricks": "sure tricks of the leader",
    "sure_trumps": "sure trumps without the lead",
    "last_trick": "the last trick without a search",
    "aspiration": "a first guess of the value",
}


def main() -> None:
    """Prints the table, and with --write puts it into the page."""
    options = argparse.ArgumentParser(description="The ablation table of the solver.")
    options.add_argument("--deals", type=int, default=200)
    options.add_argument("--write", action="store_true", help="replace the table in docs/solver.md")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        _, ours = build(Path(folder))
        table = _table(ours, chosen.deals)
    print(table)
    if chosen.write:
        text = PAGE.read_text(encoding="utf-8")
        new = re.sub(
            r"(<!-- ablation -->\n).*?(\n<!-- end -->)", rf"\g<1>{table}\g<2>", text, flags=re.DOTALL
        )
        PAGE.write_text(new, encoding="utf-8")


def _table(ours: Path, deals: int) -> str:
    lines = ["| without | nodes | instructions | time |", "| --- | ---: | ---: | ---: |"]
    every = ["--without", "nothing"]
    base_nodes, base_work, base_time = _measure(ours, deals, every)
    for name, title in IDEAS.items():
        nodes, work, time = _measure(ours, deals, ["--without", name])
        lines.append(
            f"| {title} (`{name}`) | {nodes / base_nodes:.2f} | {work / base_work:.2f} | {time / base_time:.2f} |"
        )
    return "\n".join(lines)


def _measure(ours: Path, deals: int, without: list[str]) -> tuple[float, float, float]:
    runs = [timed(ours, "value", str(deals), *without) for _ in range(3)]
    work = instructions_a_deal(5, 35, ours, "value", "{deals}", *without)
    least = best(runs)
    return least.nodes / deals, work or float("nan"), least.mean


if __name__ == "__main__":
    main()
