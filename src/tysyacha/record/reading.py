"""Reading a record: from bytes to typed values, every wrong thing refused with a code and its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tysyacha.agreements import Agreements, ensure, parse_rules
from tysyacha.agreements.reading import shown
from tysyacha.errors import RecordError, TysyachaError
from tysyacha.record.document import (
    FORMAT,
    VERSION,
    Cards,
    GoldenStart,
    PlayedDeal,
    Record,
    RecordedDeal,
    RecordedFine,
    RecordFault,
    ReportedDeal,
    Result,
    Start,
)
from tysyacha.record.fields import Fields, anything, each, listed, nullable, one_of, switch, text, whole
from tysyacha.record.spelling import MOST_POINTS, read_action, read_cards

MOST_BYTES: Final = 8 * 1024 * 1024
MOST_DEALS: Final = 10_000
MOST_COUNT: Final = 99
MOST_TOTAL: Final = 1_000_000
"""Far beyond any sheet; a record keeps whole games, not archives."""


def read(document: str | bytes) -> Record:
    """The record in this document.

    Raises RecordError for what is no record at all (``record_too_large``, ``record_empty``,
    ``record_not_utf8``, ``record_truncated``, ``record_not_json``, ``record_too_deep``, ``record_format``,
    ``record_version`` and the ``record_…`` codes of single keys), AgreementError for rules that cannot be,
    RecordFault for what is wrong within a deal. Whether the game was played by the rules is for `replay`.
    """
    fields = Fields(decoded(document), "")
    _check_format(fields)
    rules = fields.take("rules", lambda value, where: Fields(value, where))
    told = parse_rules({key: rules.take(key, anything) for key in ("preset", "changes") if rules.has(key)})
    players = fields.take("players", _names)
    ensure(told.agreements, len(players))
    start = fields.maybe("start", lambda value, where: _start(Fields(value, where), len(players)))
    deals = fields.take("deals", listed)
    if len(deals) > MOST_DEALS:
        raise RecordError("record_too_many_deals", count=len(deals), most=MOST_DEALS)
    return Record(
        preset=told.preset,
        agreements=told.agreements,
        players=players,
        start=start,
        deals=tuple(read_deal(place, deal, players, told.agreements) for place, deal in enumerate(deals)),
        rules_extra=rules.extra(),
        extra=fields.extra(),
    )


def decoded(document: str | bytes) -> object:
    """The JSON in a document, of any shape; raises RecordError as `read` does."""
    raw = document.encode("utf-8", "surrogatepass") if isinstance(document, str) else document
    if len(raw) > MOST_BYTES:
        raise RecordError("record_too_large", size=len(raw), most=MOST_BYTES)
    if not raw.strip():
        raise RecordError("record_empty")
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError("record_not_utf8") from None
    if raw.startswith(b"\xef\xbb\xbf") or b"\0" in raw:
        raise RecordError("record_not_utf8")
    try:
        return msgspec.json.decode(raw)
    except RecursionError:
        raise RecordError("record_too_deep", most=1000) from None
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise RecordError("record_truncated") from None
        place = re.search(r"\(byte (\d+)\)", str(error))
        raise RecordError("record_not_json", byte=int(place[1]) if place else 0) from None


def _check_format(fields: Fields) -> None:
    if fields.maybe("format", anything) != FORMAT:
        raise RecordError("record_format", wanted=FORMAT)
    version = fields.take("version", anything)
    if type(version) is not int or version != VERSION:
        raise RecordError("record_version", version=shown(version), wanted=VERSION)


def _names(value: object, where: str) -> tuple[str, ...]:
    names = each(text)(value, where)
    if not 2 <= len(names) <= 4:
        raise RecordError("record_players", count=len(names))
    return names


def _start(fields: Fields, players: int) -> Start:
    counts = each(whole(0, MOST_COUNT), players)
    return Start(
        dealer=fields.maybe("dealer", whole(0, players - 1)),
        totals=fields.maybe("totals", each(whole(-MOST_TOTAL, MOST_TOTAL), players)),
        bolts=fields.maybe("bolts", counts),
        barrel=fields.maybe("barrel", each(nullable(whole(0, MOST_COUNT)), players)),
        falls=fields.maybe("falls", counts),
        concedes=fields.maybe("concedes", counts),
        golden=fields.maybe("golden", _golden),
        extra=fields.extra(),
    )


def _golden(value: object, where: str) -> GoldenStart:
    fields = Fields(value, where)
    played = fields.maybe("played", whole(0, 4))
    made = fields.maybe("made", switch)
    return GoldenStart(played or 0, bool(made), fields.extra())


def read_deal(place: int, value: object, players: tuple[str, ...], agreements: Agreements) -> RecordedDeal:
    """One deal from plain data, number ``place`` (from 0) of a record of these players; raises RecordFault."""
    try:
        fields = Fields(value, f"deals[{place}]")
        if fields.has("hands") == fields.has("result"):
            raise RecordError("deal_neither" if not fields.has("hands") else "deal_both")
        read_it: Callable[[int, Fields, int], RecordedDeal] = _reported if fields.has("result") else _played
        return read_it(place, fields, len(players))
    except TysyachaError as error:
        raise RecordFault.at(place, None, error) from None


def _played(place: int, fields: Fields, players: int) -> PlayedDeal:
    hands = fields.take("hands", each(read_cards, players))
    talons = fields.take("talon", each(read_cards, 2) if players == 2 else _one_talon)
    return PlayedDeal(
        hands=hands,
        talons=talons,
        actions=_actions(place, fields.take("actions", listed), players),
        dealer=fields.maybe("dealer", whole(0, players - 1)),
        fines=_fines(fields, players),
        extra=fields.extra(),
    )


def _one_talon(value: object, where: str) -> tuple[Cards, ...]:
    return (read_cards(value, where),)


def _actions(place: int, actions: list[Any], players: int) -> tuple[Any, ...]:
    found = []
    for number, action in enumerate(actions):
        try:
            found.append(read_action(action, players))
        except TysyachaError as error:
            raise RecordFault.at(place, number, error) from None
    return tuple(found)


def _fines(fields: Fields, players: int) -> tuple[RecordedFine, ...]:
    return fields.maybe("fines", each(lambda value, where: _fine(Fields(value, where), players))) or ()


def _fine(fields: Fields, players: int) -> RecordedFine:
    seat = fields.take("seat", whole(0, players - 1))
    return RecordedFine(seat, fields.take("reason", one_of(("cut", "exposed_card"))), fields.extra())


def _reported(place: int, fields: Fields, players: int) -> ReportedDeal:
    return ReportedDeal(
        result=fields.take("result", lambda value, where: _result(Fields(value, where), players)),
        dealer=fields.maybe("dealer", whole(0, players - 1)),
        fines=_fines(fields, players),
        extra=fields.extra(),
    )


def _result(fields: Fields, players: int) -> Result:
    points = each(whole(0, MOST_POINTS), players)
    conceded = fields.take("conceded", switch)
    seat = whole(0, players - 1)
    lists = {key: fields.maybe(key, points) for key in ("cards", "marriages", "tricks")}
    last_trick = fields.maybe("last_trick", nullable(seat))
    if not conceded:
        for key in (*lists, "last_trick"):
            if (last_trick if key == "last_trick" else lists[key]) is None:
                raise RecordError("record_key_missing", key=fields.path(key))
    return Result(
        declarer=fields.take("declarer", seat),
        bid=fields.take("bid", whole(1, MOST_POINTS)),
        kind=fields.take("kind", one_of(("normal", "blind", "golden"))),
        conceded=conceded,
        **lists,
        last_trick=last_trick,
        talon=fields.maybe("talon", _talon_told),
        bidders=fields.maybe("bidders", each(seat)),
        extra=fields.extra(),
    )


def _talon_told(value: object, where: str) -> Cards:
    """The talon of a reported deal; with two players both may be told, as a list of two."""
    if isinstance(value, list):
        return tuple(one for talon in each(read_cards, 2)(value, where) for one in talon)
    return read_cards(value, where)
