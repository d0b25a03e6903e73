"""What somebody with real cards sends: rules, names, and the deals as they were written down."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tysyacha.server.tables.terms import TableRules

MOST_DEALS: Final = 1_000

SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Points = Annotated[int, Meta(ge=-100_000, le=100_000)]
PointsBySeat = Annotated[tuple[Points, ...], Meta(min_length=2, max_length=4)]
Count = Annotated[int, Meta(ge=0, le=99)]
CountBySeat = Annotated[tuple[Count, ...], Meta(min_length=2, max_length=4)]


class FineAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What happened to real cards before a deal."""

    seat: SeatNumber
    reason: Literal["cut", "exposed_card"]


class ResultAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a deal came to; lists have one entry a seat. What a conceded deal does not have may be left out."""

    declarer: SeatNumber
    bid: Points
    kind: Literal["normal", "blind", "golden"]
    conceded: bool
    cards: PointsBySeat | None = None
    marriages: PointsBySeat | None = None
    tricks: PointsBySeat | None = None
    last_trick: SeatNumber | None = None
    talon: Annotated[str, Meta(max_length=40)] | None = None
    bidders: Annotated[tuple[SeatNumber, ...], Meta(max_length=4)] | None = None


class DealAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A deal with real cards. ``dealer`` follows from the deal before where it is left out."""

    result: ResultAsked
    dealer: SeatNumber | None = None
    fines: Annotated[tuple[FineAsked, ...], Meta(max_length=20)] = ()


class StartAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where a game is taken up midway; what is left out is 0. ``barrel`` has the attempts used, null off the barrel."""

    dealer: SeatNumber | None = None
    totals: (
        Annotated[tuple[Annotated[int, Meta(ge=-1_000_000, le=1_000_000)], ...], Meta(max_length=4)] | None
    ) = None
    bolts: CountBySeat | None = None
    barrel: Annotated[tuple[Count | None, ...], Meta(max_length=4)] | None = None
    falls: CountBySeat | None = None
    concedes: CountBySeat | None = None


class SheetAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A game with real cards so far. ``fines`` are those noted for the deal that comes next."""

    names: Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(min_length=2, max_length=4)]
    rules: TableRules = msgspec.field(default_factory=TableRules)
    start: StartAsked | None = None
    deals: Annotated[tuple[DealAsked, ...], Meta(max_length=MOST_DEALS)] = ()
    fines: Annotated[tuple[FineAsked, ...], Meta(max_length=20)] = ()


def document_of(asked: SheetAsked) -> dict[str, Any]:
    """The same as a record without its deals; where nobody is named as first dealer it is seat 0."""
    start: dict[str, Any] = {} if asked.start is None else plain(asked.start)
    named = asked.deals[0].dealer if asked.deals else None
    start.setdefault("dealer", 0 if named is None else named)
    return {
        "format": "tysyacha-record",
        "version": 1,
        "rules": {"preset": asked.rules.preset, "changes": asked.rules.changes},
        "players": list(asked.names),
        "start": start,
        "deals": [],
    }


def plain(value: DealAsked | StartAsked) -> Any:
    """The same as a record has it."""
    return msgspec.json.decode(msgspec.json.encode(value))
