"""How a number came about: the entries that open up a sheet; fines before a deal, and redealt deals."""

from __future__ import annotations

from typing import Any

import pytest

from tysyacha.agreements import parse
from tysyacha.game.outcome import DealOutcome, Fine, Reckoning, ReckoningStep
from tysyacha.game.settlement import floor, is_golden, joined, need, settle, settle_redeal, write_fines
from tysyacha.game.standing import Standing


def before(*totals: int, **told: Any) -> Standing:
    zeros = (0,) * len(totals)
    nobody = (None,) * len(totals)
    return Standing(**{
        "dealer": 2, "totals": totals, "bolts": zeros, "barrel": nobody, "falls": zeros, "concedes": zeros, **told,
    })  # fmt: skip


def deal(**told: Any) -> DealOutcome:
    return DealOutcome(**{
        "kind": "normal", "declarer": 0, "contract": 100, "conceded": False, "cards": (56, 44, 20),
        "declared": (100, 0, 0), "tricks": (4, 2, 2), "last_trick": 0, "sitter": None, "forced": 0,
        "bidders": frozenset(), "nines_to_total": (0, 0, 0), **told,
    })  # fmt: skip


def opened(reckoning: Reckoning) -> str:
    """``code: step number, step number = amount``."""
    steps = ", ".join(f"{step.code} {step.number}" for step in reckoning.steps)
    return f"{reckoning.code}: {steps} = {reckoning.amount}"


def sheet(changes: dict[str, Any], standing: Standing, outcome: DealOutcome) -> list[list[str]]:
    settlement = settle(parse(changes), standing, outcome)
    return [
        [opened(each) for each in settlement.reckonings if each.seat == seat]
        for seat in range(standing.players)
    ]


def test_each_declaration_stands_by_itself_where_it_is_known() -> None:
    pair = (ReckoningStep("marriage", 40), ReckoningStep("marriage", 60))
    outcome = deal(declarations=(pair, (), ()))
    assert sheet({"scoring.declarer_success": "taken"}, before(0, 0, 0), outcome) == [
        ["declarer_made: cards 56, marriage 40, marriage 60, sum 156, rounded 155 = 155"],
        ["defender: cards 44, rounded 45 = 45"],
        ["defender: cards 20 = 20"],
    ]
    known_as_sum = sheet({}, before(0, 0, 0), deal())[0]
    assert known_as_sum == ["declarer_made: cards 56, declared 100, sum 156, contract 100 = 100"]


def test_a_blind_deal_doubles_in_the_open() -> None:
    outcome = deal(kind="blind", contract=120, cards=(80, 18, 22), declared=(0, 40, 0), last_trick=1)
    assert sheet({"scoring.last_trick": 10}, before(0, 0, 0), outcome) == [
        ["declarer_failed: cards 80, contract 120, doubled 240 = -240"],
        ["defender: cards 18, last_trick 10, sum 28, rounded 30, doubled 60, declared 40, sum 100 = 100"],
        ["defender: cards 22, rounded 20, doubled 40 = 40"],
    ]


def test_what_was_struck_out_is_told() -> None:
    standing = before(880, 810, 0, barrel=(2, None, None), bolts=(0, 0, 2), falls=(2, 0, 0))
    rules = {"scoring.freeze_from": 800, "barrel.falls_to_zero": 3, "bolts.condition": "no_points"}
    outcome = deal(declarer=1, cards=(60, 60, 0), declared=(0, 60, 0))
    assert sheet(rules, standing, outcome) == [
        ["on_barrel: cards 60 = 0", "fall_attempts: fine 120 = -120", "fall_third:  = -760"],
        ["declarer_made: cards 60, declared 60, sum 120, contract 100 = 100", "barrel_clamp:  = -30"],
        ["defender: cards 0 = 0", "bolt_fine: fine 120 = -120"],
    ]
    assert sheet(rules, standing, deal(cards=(0, 60, 60)))[1] == ["frozen: cards 60 = 0"]


def test_a_concession_opens_too() -> None:
    rules = {"concede.opponents": "half_bid", "concede.fine_every": 3}
    outcome = deal(conceded=True, kind="golden", contract=125)
    assert sheet(rules, before(0, 0, 0, concedes=(2, 0, 0)), outcome)[:2] == [
        ["concede_declarer: contract 125, doubled 250 = -250", "concede_fine: fine 120 = -120"],
        ["concede_opponent: contract 125, half_contract 65, doubled 130 = 130"],
    ]


def test_fines_before_a_deal_are_part_of_it() -> None:
    standing = before(675, 0, 0)
    fined = write_fines(parse({}), standing, [Fine(0, "fine_cut", 120)])
    assert fined.standing == before(0, 0, 0)
    assert [(each.kind, each.seat) for each in fined.events] == [("dump", 0)]
    both = joined(fined, settle(parse({}), fined.standing, deal()))
    assert both.deltas == (-575, 45, 20)
    assert both.standing.totals == (100, 45, 20)
    assert [each.code for each in both.reckonings if each.seat == 0] == ["fine_cut", "dump", "declarer_made"]
    assert both.made is True


def test_a_total_between_two_fines_is_safe() -> None:
    fines = [Fine(0, "fine_cut", 120), Fine(0, "fine_exposed_card", 20)]
    assert write_fines(parse({}), before(675, 0, 0), fines).standing.totals == (535, 0, 0)


def test_nobody_on_the_barrel_is_fined() -> None:
    standing = before(880, 0, 0, barrel=(1, None, None))
    fined = write_fines(parse({}), standing, [Fine(0, "fine_cut", 120), Fine(1, "fine_cut", 120)])
    assert fined.standing.totals == (880, -120, 0)
    assert fined.standing.barrel == (1, None, None)


@pytest.mark.parametrize(
    ("changes", "all_passed", "dealer"),
    [
        ({}, False, 2),
        ({"redeal.dealer": "next"}, False, 0),
        ({"redeal.dealer": "next"}, True, 2),
        ({"auction.all_pass": "next_dealer"}, True, 0),
        ({"auction.all_pass": "next_dealer"}, False, 2),
    ],
)
def test_who_deals_after_a_redeal(changes: dict[str, Any], all_passed: bool, dealer: int) -> None:
    standing = before(100, 50, 0, bolts=(1, 0, 2), redeals=1, golden_played=1)
    settlement = settle_redeal(parse(changes), standing, None, all_passed=all_passed)
    assert settlement.standing == before(
        100, 50, 0, bolts=(1, 0, 2), redeals=2, golden_played=1, dealer=dealer
    )
    assert (settlement.deltas, settlement.made, settlement.reckonings) == ((0, 0, 0), None, ())
    assert [(each.kind, each.seat) for each in settlement.events] == [("redeal", None)]


def test_every_third_redeal_in_a_row_fines_its_dealer() -> None:
    agreements = parse({"redeal.chain_fine": 3, "redeal.dealer": "next"})
    standing = before(0, 0, 0, dealer=0)
    deltas = []
    for _ in range(6):
        settlement = settle_redeal(agreements, standing, 1)
        deltas.append(settlement.deltas)
        standing = settlement.standing
    nothing, fined = (0, 0, 0), (0, 0, -120)
    assert deltas == [nothing, nothing, fined] * 2
    assert standing.redeals == 6
    on_barrel = before(0, 0, 880, barrel=(None, None, 0), redeals=2)
    assert settle_redeal(agreements, on_barrel, 0).deltas == nothing
    assert settle_redeal(parse({"redeal.dealer": "next"}), before(0, 0, 0, redeals=2), 0).deltas == nothing


def test_a_chain_fine_can_bring_the_dump() -> None:
    settlement = settle_redeal(parse({"redeal.chain_fine": 3}), before(0, 0, 675, redeals=2), 0)
    assert settlement.standing.totals == (0, 0, 0)
    assert [each.kind for each in settlement.events] == ["redeal", "dump"]


@pytest.mark.parametrize(
    ("changes", "asked", "lowest_bid"),
    [
        ({}, 120, 120),
        ({"barrel.at": 900}, 100, 100),
        ({"ending.win_rule": "gt"}, 125, 125),
        ({"ending.win_rule": "gt", "auction.step": 1}, 121, 121),
        ({"ending.target": 1001, "auction.step": 10}, 130, 130),
        ({"barrel.need": 121}, 121, 125),
        ({"barrel.need": 121, "auction.step": 1}, 121, 121),
        ({"barrel.at": None}, 0, 0),
    ],
)
def test_the_need_and_the_floor(changes: dict[str, Any], asked: int, lowest_bid: int) -> None:
    assert (need(parse(changes)), floor(parse(changes))) == (asked, lowest_bid)


def test_a_golden_round_played_again_until_somebody_makes_it() -> None:
    agreements = parse({"golden.on": True, "golden.nobody": "repeat"})
    standing = before(0, 0, 0)
    made_at = 5
    for number in range(6):
        assert is_golden(agreements, standing)
        cards = (120, 0, 0) if number == made_at else (60, 40, 20)
        outcome = deal(kind="golden", contract=120, cards=cards, declared=(0, 0, 0))
        standing = settle(agreements, standing, outcome).standing
    assert not is_golden(agreements, standing)
    assert standing.totals == (-240, 160, 80)


def test_a_golden_deal_outside_the_round_only_doubles() -> None:
    standing = before(100, 0, 0, golden_over=True, golden_played=3)
    outcome = deal(kind="golden", cards=(0, 60, 60), declared=(0, 0, 0))
    settlement = settle(parse({"golden.on": True}), standing, outcome)
    assert settlement.deltas == (-200, 120, 120)
    assert settlement.events == ()
    assert settlement.standing.golden_played == 3
