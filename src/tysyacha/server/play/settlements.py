"""A settled deal as it is stored and sent: the sheet's line with all that led to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tysyacha.game import DealOutcome, Game, SheetLine, Standing
from tysyacha.game.outcome import DealEvent, Kind, Reckoning, Settlement


class Outcome(msgspec.Struct, frozen=True):
    """What the deal came to at the table; lists have one entry a seat."""

    declarer: int
    contract: int
    kind: Kind
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


def lines_in(sheet: Iterable[msgspec.Raw], start: Standing) -> tuple[SheetLine, ...]:
    """The lines as they were written, for a game that holds them no more; ``start`` is what it began with.

    What only a settlement would need of a deal is left empty: these deals are settled.
    """
    lines, before = list[SheetLine](), start
    for written in sheet:
        deal = msgspec.json.decode(written, type=SettledDeal)
        settlement = Settlement(deal.standing, deal.deltas, deal.made, deal.events, deal.reckonings)
        before = msgspec.structs.replace(before, dealer=deal.dealer)
        lines.append(SheetLine(before, settlement, None if deal.outcome is None else _whole(deal.outcome)))
        before = deal.standing
    return tuple(lines)


def _whole(outcome: Outcome) -> DealOutcome:
    return DealOutcome(
        **msgspec.structs.asdict(outcome),
        last_trick=None,
        sitter=None,
        forced=outcome.declarer,
        bidders=frozenset(),
        nines_to_total=(0,) * len(outcome.cards),
    )


def standing_in(written: msgspec.Raw) -> dict[str, Any]:
    """The standing that a stored line ends with, as plain data."""
    body: dict[str, Any] = msgspec.json.decode(written)
    standing: dict[str, Any] = body["standing"]
    return standing
