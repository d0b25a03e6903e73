"""A settled deal as it is stored and sent: the sheet's line with all that led to it."""

from __future__ import annotations

from typing import Any

import msgspec

from tysyacha.game import Game, Standing
from tysyacha.game.outcome import DealEvent, Reckoning


class Outcome(msgspec.Struct, frozen=True):
    """What the deal came to at the table; lists have one entry a seat."""

    declarer: int
    contract: int
    kind: str
    conceded: bool
    cards: tuple[int, ...]
    declared: tuple[int, ...]
    tricks: tuple[int, ...]


class SettledDeal(msgspec.Struct, frozen=True):
    """A line of the sheet. ``outcome`` is None for a deal that was redealt, ``made`` where no contract was played."""

    deal: int
    dealer: int
    outcome: Outcome | None
    made: bool | None
    deltas: tuple[int, ...]
    standing: Standing
    events: tuple[DealEvent, ...]
    reckonings: tuple[Reckoning, ...]


def settlement_of(game: Game, deal: int) -> msgspec.Raw:
    """The last line of the game's sheet as JSON."""
    line = game.sheet[-1]
    outcome = line.outcome
    told = None
    if outcome is not None:
        told = Outcome(
            outcome.declarer,
            outcome.contract,
            outcome.kind,
            outcome.conceded,
            outcome.cards,
            outcome.declared,
            outcome.tricks,
        )
    settlement = line.settlement
    written = SettledDeal(
        deal,
        line.before.dealer,
        told,
        settlement.made,
        settlement.deltas,
        settlement.standing,
        settlement.events,
        settlement.reckonings,
    )
    return msgspec.Raw(msgspec.json.encode(written))


def standing_in(written: msgspec.Raw) -> dict[str, Any]:
    """The standing that a stored line ends with, as plain data."""
    body: dict[str, Any] = msgspec.json.decode(written)
    standing: dict[str, Any] = body["standing"]
    return standing
