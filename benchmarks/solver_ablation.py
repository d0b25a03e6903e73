"""What each idea of the search brings: the solver without it, beside the solver with all of them.

    python -m benchmarks.solver_ablation [--deals 200] [--write]

With --write the table in docs/solver.md is replaced.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from pathlib import Path

from benchmarks.solver_tools import ROOT, build, instructions_a_deal, timed

PAGE = ROOT / "docs" / "solver.md"
IDEAS = {
    "table": "the transposition table",
    "alike": "bounds from positions of one pattern",
    "ordering": "order of leads",
    "equals": "merging of equals",
    "marriage_bound": "bound from marriages still possible",
    "sure_tricks": "sure tricks of the leader",
    "sure_trumps": "sure trumps without the lead",
    "last_trick": "the last trick without a search",
    "aspiration": "a first guess of the value",
}
QUESTIONS = {
    "exact value": ("value",),
    "every lead": ("leads",),
    "at least 70": ("reach", "--points", "70"),
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
    heads = [f"{title}, {unit}" for title in QUESTIONS for unit in ("nodes", "instructions")]
    lines = [f"| without | {' | '.join(heads)} |", f"| --- |{' ---: |' * len(heads)}"]
    base = _measure(ours, deals, "nothing")
    for name, title in IDEAS.items():
        found = _measure(ours, deals, name)
        ratios = " | ".join(f"{one / all_:.2f}" for one, all_ in zip(found, base, strict=True))
        lines.append(f"| {title} (`{name}`) | {ratios} |")
    return "\n".join(lines)


def _measure(ours: Path, deals: int, without: str) -> list[float]:
    figures: list[float] = []
    for command in QUESTIONS.values():
        options = (*command[1:], "--without", without)
        figures.append(timed(ours, command[0], str(deals), *options).nodes)
        figures.append(instructions_a_deal(5, 45, ours, command[0], "{deals}", *options) or float("nan"))
    return figures


if __name__ == "__main__":
    main()
