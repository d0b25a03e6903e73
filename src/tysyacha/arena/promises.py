"""What bots promised of their contracts, held against what came: counted in tenths of the promised chance."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

Stage: TypeAlias = Literal["auction", "contract", "cards"]
STAGES: Final[tuple[Stage, ...]] = ("auction", "contract", "cards")
"""Words of the auction; the gifts, the raise and all else about the contract; the play of the cards."""
TENTHS: Final = 10
_FINE: Final = 1000


class Tenth(msgspec.Struct):
    """The promises of one tenth: how many, how many contracts were made, the promises summed up in thousandths."""

    cases: int = 0
    made: int = 0
    promised: int = 0

    @property
    def mean_promised(self) -> float:
        return self.promised / _FINE / self.cases

    @property
    def share_made(self) -> float:
        return self.made / self.cases


def _tenths() -> dict[str, list[Tenth]]:
    return {stage: [Tenth() for _ in range(TENTHS)] for stage in STAGES}


class Promises(msgspec.Struct):
    """The promises of a bot by stage, ten tenths each; two of them add up."""

    tenths: dict[str, list[Tenth]] = msgspec.field(default_factory=_tenths)

    def note(self, stage: Stage, chance: float, made: bool) -> None:
        """Counts a promise of 0 to 1 and what came of it."""
        thousandths = round(min(max(chance, 0.0), 1.0) * _FINE)
        tenth = self.tenths[stage][min(thousandths * TENTHS // _FINE, TENTHS - 1)]
        tenth.cases += 1
        tenth.made += made
        tenth.promised += thousandths

    def add(self, other: Promises) -> None:
        for stage, tenths in other.tenths.items():
            for mine, theirs in zip(self.tenths[stage], tenths, strict=True):
                mine.cases += theirs.cases
                mine.made += theirs.made
                mine.promised += theirs.promised

    @property
    def count(self) -> int:
        return sum(each.cases for tenths in self.tenths.values() for each in tenths)
