"""`./run bench [NAME ...]`: runs benchmarks and prints their figures. No test depends on them."""

from __future__ import annotations

import importlib
import sys

BENCHMARKS = {
    "decisions": "random games through the public interface: legal actions, apply, one view each",
    "replay": "records replayed",
    "solver": "the solver beside a plain one on the same deals, one core",
    "load": "the service on one core, automatic players on the other: at a human pace, flat out, against bots",
    "strength": "bots against each other, whole games and card play alone",
    "limits": "how a time limit is kept: decisions of the searching player within 0.05, 0.2 and 1 second",
    "browser": "the client in Chromium with a slow processor and a slow line: first screens, travelling cards, taps",
    "startup": "tysyacha --help, and the service until it is ready",
}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        print(f"There is no benchmark {unknown[0]!r}; there are {', '.join(BENCHMARKS)}.", file=sys.stderr)
        return 2
    for name in names or BENCHMARKS:
        print(f"{name}: {BENCHMARKS[name]}")
        importlib.import_module(f"benchmarks.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
