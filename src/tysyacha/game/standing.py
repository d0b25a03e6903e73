"""How a game stands between two deals."""

from __future__ import annotations

import msgspec


class Standing(msgspec.Struct, frozen=True):
    """What one deal hands on to the next. Tuples have one entry a seat.

    ``barrel`` holds None, or the attempts already used on the barrel. ``concedes`` counts towards
    `concede.limit` and `concede.fine_every`; ``falls`` towards `barrel.falls_to_zero`. ``redeals`` is how many
    deals in a row have been redealt. ``golden_played`` golden deals are behind us, ``golden_made`` tells whether
    a contract was made in any of them; ``golden_over`` that the round is done (or never was).
    """

    dealer: int
    totals: tuple[int, ...]
    bolts: tuple[int, ...]
    barrel: tuple[int | None, ...]
    falls: tuple[int, ...]
    concedes: tuple[int, ...]
    golden_played: int = 0
    golden_made: bool = False
    golden_over: bool = False
    redeals: int = 0
    winner: int | None = None

    @property
    def players(self) -> int:
        return len(self.totals)
