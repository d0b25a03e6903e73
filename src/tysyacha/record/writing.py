"""Writing a record: always the same bytes for the same record, laid out for people to read."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from tysyacha.agreements import changes, preset
from tysyacha.record.document import (
    FORMAT,
    VERSION,
    GoldenStart,
    PlayedDeal,
    Record,
    RecordedDeal,
    RecordedFine,
    Result,
    Start,
)
from tysyacha.record.spelling import cards_spelled, spell_action

WIDTH: Final = 100


def write(record: Record) -> bytes:
    """The document of a record, UTF-8; `read` gives the same record back."""
    return (laid_out(document_of(record)) + "\n").encode("utf-8")


def document_of(record: Record) -> dict[str, Any]:
    """The record as plain data, in the order of the format; unknown keys come last."""
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": {"preset": record.preset},
        "players": list(record.players),
    }
    differing = changes(record.agreements, preset(record.preset).agreements)
    if differing:
        document["rules"]["changes"] = differing
    document["rules"] |= record.rules_extra
    if record.start is not None:
        document["start"] = _start(record.start)
    document["deals"] = [_deal(each) for each in record.deals]
    return document | record.extra


def _told(value: Start | GoldenStart | Result) -> dict[str, Any]:
    """What the record tells of these, without the rest."""
    known = {
        key: list(each) if isinstance(each, tuple) else each
        for key, each in msgspec.structs.asdict(value).items()
        if key != "extra" and each is not None
    }
    return known | value.extra


def _start(start: Start) -> dict[str, Any]:
    told = _told(start)
    if start.golden is not None:
        told["golden"] = _told(start.golden)
    return told


def _deal(deal: RecordedDeal) -> dict[str, Any]:
    told: dict[str, Any] = {} if deal.dealer is None else {"dealer": deal.dealer}
    if deal.fines:
        told["fines"] = [_fine(each) for each in deal.fines]
    if isinstance(deal, PlayedDeal):
        talons = [cards_spelled(each) for each in deal.talons]
        told["hands"] = [cards_spelled(each) for each in deal.hands]
        told["talon"] = talons[0] if len(talons) == 1 else talons
        told["actions"] = [spell_action(each) for each in deal.actions]
    else:
        told["result"] = _result(deal.result)
    return told | deal.extra


def _fine(fine: RecordedFine) -> dict[str, Any]:
    return {"seat": fine.seat, "reason": fine.reason} | fine.extra


def _result(result: Result) -> dict[str, Any]:
    told = _told(result)
    if result.talon is not None:
        told["talon"] = cards_spelled(result.talon)
    return told


def laid_out(value: Any, indent: int = 0) -> str:
    """JSON on one line where that is short, else an entry a line; lists of short lists are filled up."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + indent <= WIDTH or not isinstance(value, dict | list) or not value:
        return flat
    pad = " " * (indent + 2)
    if isinstance(value, dict):
        entries = [
            f"{pad}{json.dumps(key, ensure_ascii=False)}: {laid_out(each, indent + 2)}"
            for key, each in value.items()
        ]
        return "{\n" + ",\n".join(entries) + "\n" + " " * indent + "}"
    if all(not isinstance(each, dict) for each in value):
        return "[\n" + _filled(value, indent + 2) + "\n" + " " * indent + "]"
    return "[\n" + ",\n".join(pad + laid_out(each, indent + 2) for each in value) + "\n" + " " * indent + "]"


def _filled(values: list[Any], indent: int) -> str:
    lines: list[str] = []
    line = ""
    for place, value in enumerate(values):
        entry = json.dumps(value, ensure_ascii=False) + ("," if place + 1 < len(values) else "")
        if line and len(line) + 1 + len(entry) > WIDTH:
            lines.append(line)
            line = ""
        line = f"{line} {entry}" if line else " " * indent + entry
    return "\n".join([*lines, line])
