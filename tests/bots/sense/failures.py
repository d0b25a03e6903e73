"""Writes down anew where each level fails: ``python -m tests.bots.sense.failures``."""

from __future__ import annotations

import json
from typing import Final

from tests.bots.sense.book import FAILURES, failures

from tysyacha.bots import BOTS, make

LEVELS: Final = tuple(each for each in ("steady", "novice", "amateur") if each in BOTS)
"""Those that may fail somewhere; every other bot either plays at random or may not."""
SEED: Final = 1


def listed() -> dict[str, list[str]]:
    """The failures as they were written down."""
    found: dict[str, list[str]] = json.loads(FAILURES.read_text(encoding="utf-8"))
    return found


def main() -> None:
    told = {name: failures(make(name, SEED)) for name in LEVELS}
    FAILURES.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for name, found in told.items():
        print(f"{name}: {len(found)}")


if __name__ == "__main__":
    main()
