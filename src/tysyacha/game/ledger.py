"""The sheet while one deal is being written: totals and counters that move, and the entries that say why."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tysyacha.game.outcome import DealEvent, Reckoning, ReckoningCode, ReckoningStep, Settlement
from tysyacha.game.standing import Standing

EventKind: TypeAlias = Literal[
    "bolt", "bolt_fine", "barrel_on", "barrel_attempt", "barrel_fall", "barrel_reset",
    "dump", "redeal", "concede", "golden_reset", "win",
]  # fmt: skip


class Ledger:
    """Starts from a standing, is written to step by step, ends as a Settlement; used for one settlement."""

    def __init__(self, standing: Standing) -> None:
        self.start = standing
        self.totals = list(standing.totals)
        self.bolts = list(standing.bolts)
        self.barrel = list(standing.barrel)
        self.falls = list(standing.falls)
        self.concedes = list(standing.concedes)
        self.dealer = standing.dealer
        self.redeals = standing.redeals
        self.golden_played = standing.golden_played
        self.golden_made = standing.golden_made
        self.golden_over = standing.golden_over
        self.winner: int | None = standing.winner
        self._events: list[DealEvent] = []
        self._reckonings: list[Reckoning] = []

    def write(
        self, seat: int, code: ReckoningCode, amount: int, steps: tuple[ReckoningStep, ...] = ()
    ) -> None:
        """Change one total, with its reason."""
        before = self.totals[seat]
        self.totals[seat] = before + amount
        self._reckonings.append(Reckoning(seat, code, before, amount, before + amount, steps))

    def tell(self, kind: EventKind, seat: int | None) -> None:
        """Add an event of the deal."""
        self._events.append(DealEvent(kind, seat))

    def settled(self, made: bool | None) -> Settlement:
        """What has been written, closed."""
        standing = msgspec.structs.replace(
            self.start,
            dealer=self.dealer,
            totals=tuple(self.totals),
            bolts=tuple(self.bolts),
            barrel=tuple(self.barrel),
            falls=tuple(self.falls),
            concedes=tuple(self.concedes),
            redeals=self.redeals,
            golden_played=self.golden_played,
            golden_made=self.golden_made,
            golden_over=self.golden_over,
            winner=self.winner,
        )
        deltas = tuple(after - before for before, after in zip(self.start.totals, self.totals, strict=True))
        return Settlement(standing, deltas, made, tuple(self._events), tuple(self._reckonings))
