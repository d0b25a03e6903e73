"""How long decisions take: counted in narrow classes, so that any number of them adds up in little room."""

from __future__ import annotations

from math import log
from typing import Final

import msgspec

_WIDTH: Final = log(1.02)
"""A class is two per cent wide."""


class Times(msgspec.Struct):
    """Decision times; two of them add up."""

    classes: dict[int, int] = {}

    def note(self, nanoseconds: int) -> None:
        """Counts one decision."""
        number = round(log(max(nanoseconds, 1)) / _WIDTH)
        self.classes[number] = self.classes.get(number, 0) + 1

    def add(self, other: Times) -> None:
        """Adds the decisions of another count."""
        for number, many in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + many

    @property
    def count(self) -> int:
        return sum(self.classes.values())

    @property
    def mean(self) -> float:
        """The mean in milliseconds; 0.0 without any decision."""
        total = sum(many * 1.02**number / 1e6 for number, many in self.classes.items())
        return total / self.count if self.classes else 0.0

    def quantile(self, part: float) -> float:
        """The milliseconds within which this part (0 to 1) of the decisions was made; 0.0 without any."""
        wanted, seen = part * self.count, 0
        for number, many in sorted(self.classes.items()):
            seen += many
            if seen >= wanted:
                return 1.02**number / 1e6
        return 0.0
