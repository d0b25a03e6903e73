"""The worked examples of reported deals: what the sheet says after each of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tysyacha.agreements import Agreements, parse_rules
from tysyacha.cards import CardSet
from tysyacha.game.outcome import DealOutcome
from tysyacha.game.seats import forced_or_first_hand, sitter
from tysyacha.game.settlement import settle
from tysyacha.game.standing import Standing

EXAMPLES = sorted(Path(__file__).parent.parent.joinpath("examples").glob("scoring-*.json"))
COMPARED = {"dealer", "kind", "made", "deltas", "totals", "bolts", "barrel", "events"}


def standing_of(record: dict[str, Any]) -> Standing:
    zeros = [0] * len(record["players"])
    start = record["start"]
    return Standing(
        dealer=start["dealer"],
        totals=tuple(start.get("totals", zeros)),
        bolts=tuple(start.get("bolts", zeros)),
        barrel=tuple(start.get("barrel", [None for _ in zeros])),
        falls=tuple(start.get("falls", zeros)),
        concedes=tuple(start.get("concedes", zeros)),
    )


def outcome_of(agreements: Agreements, standing: Standing, result: dict[str, Any]) -> DealOutcome:
    players = standing.players
    zeros = [0] * players
    return DealOutcome(
        kind=result["kind"],
        declarer=result["declarer"],
        contract=result["bid"],
        conceded=result["conceded"],
        cards=tuple(result.get("cards", zeros)),
        declared=tuple(result.get("marriages", zeros)),
        tricks=tuple(result.get("tricks", zeros)),
        last_trick=result.get("last_trick"),
        sitter=sitter(agreements, players, standing.dealer),
        forced=forced_or_first_hand(agreements, players, standing.dealer),
        bidders=frozenset(result.get("bidders", [])),
        nines_to_total=(0,) * players,
        talon=CardSet.parse(result["talon"]) if "talon" in result else None,
    )


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example(path: Path) -> None:
    example = json.loads(path.read_text())
    record, expected = example["record"], example["expect"]
    agreements = parse_rules(record["rules"]).agreements
    standing = standing_of(record)
    sheet = []
    for deal in record["deals"]:
        settlement = settle(agreements, standing, outcome_of(agreements, standing, deal["result"]))
        sheet.append(
            {
                "dealer": standing.dealer,
                "kind": deal["result"]["kind"],
                "made": settlement.made,
                "deltas": list(settlement.deltas),
                "totals": list(settlement.standing.totals),
                "bolts": list(settlement.standing.bolts),
                "barrel": list(settlement.standing.barrel),
                "events": [{"kind": each.kind, "seat": each.seat} for each in settlement.events],
            }
        )
        standing = settlement.standing
    for line, wanted in zip(sheet, expected.pop("deals", [{} for _ in sheet]), strict=True):
        assert wanted.keys() <= COMPARED
        assert {key: line[key] for key in wanted} == wanted
    after = {**sheet[-1], "winner": standing.winner}
    assert {key: after[key] for key in expected} == expected


def test_all_examples_are_here() -> None:
    assert len(EXAMPLES) == 33
