"""Where a record begins, who deals, what was cut and fined: everything that is not an action of the deal."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tysyacha.cards import CardSet
from tysyacha.game import Game
from tysyacha.record import RecordFault, legal_summary, read, record_of, replay, replay_summary

HANDS = ["KS QS 9S JC 9C QD AH", "AS TD KD 9D QH JH 9H", "JS AC KC QC JD TH KH"]
CONCEDED = {"result": {"declarer": 0, "bid": 120, "kind": "normal", "conceded": True}}
CUTS = {"ritual.cut": "right", "ritual.bottom_look": "bottom", "ritual.bottom_nine": "fine_cutter"}


def game_of(deals: list[Any], start: Any = None, preset: str = "classic_ru", **changes: Any) -> Game:
    document: dict[str, Any] = {
        "format": "tysyacha-record",
        "version": 1,
        "rules": {"preset": preset, "changes": changes},
        "players": ["Anna", "Boris", "Vera"],
        "deals": deals,
    }
    return replay(read(json.dumps(document | ({} if start is None else {"start": start}))))


def played(*actions: Any, **more: Any) -> dict[str, Any]:
    return {"hands": HANDS, "talon": "TS TC AD", "actions": list(actions), **more}


def dealers(game: Game) -> list[int]:
    return [line.before.dealer for line in game.sheet]


def test_a_dealer_left_out_follows_from_the_rules() -> None:
    assert dealers(game_of([CONCEDED] * 4, {"dealer": 1})) == [1, 2, 0, 1]
    assert dealers(game_of([{"dealer": 2, **CONCEDED}, CONCEDED])) == [2, 0]
    redealt = played([1, "pass"], [2, "pass"], [0, "concede"])
    assert dealers(game_of([redealt, CONCEDED], {"dealer": 2})) == [2, 0]


def test_the_first_dealer_is_reckoned_back_from_a_later_one() -> None:
    assert dealers(game_of([CONCEDED, CONCEDED, {"dealer": 1, **CONCEDED}])) == [2, 0, 1]


def test_a_named_dealer_is_believed() -> None:
    """People with real cards deal out of turn; the record tells what they did."""
    assert dealers(game_of([CONCEDED, {"dealer": 0, **CONCEDED}, CONCEDED], {"dealer": 0})) == [0, 0, 1]


def test_a_card_turned_up_passes_the_deal_on_where_agreed() -> None:
    turned_up = {"fines": [{"seat": 1, "reason": "exposed_card"}], **CONCEDED}
    off = game_of([CONCEDED, turned_up], {"dealer": 0})
    assert (dealers(off), off.standing.totals) == ([0, 1], (-240, 120, 120))
    fined = game_of([CONCEDED, turned_up], {"dealer": 0}, **{"ritual.exposed_card": "fine_next_deals"})
    assert (dealers(fined), fined.standing.totals) == ([0, 2], (-240, 0, 120))
    same = game_of([CONCEDED, turned_up], {"dealer": 0}, **{"ritual.exposed_card": "fine_20"})
    assert (dealers(same), same.standing.totals) == ([0, 1], (-240, 100, 120))


def test_the_dealer_of_the_start_deals_the_first_deal() -> None:
    turned_up = {"fines": [{"seat": 0, "reason": "exposed_card"}], **CONCEDED}
    rules = {"ritual.exposed_card": "fine_next_deals"}
    assert dealers(game_of([turned_up], {"dealer": 0}, **rules)) == [0]
    assert dealers(game_of([{"dealer": 1, **turned_up}], {"dealer": 0}, **rules)) == [1]
    with pytest.raises(RecordFault) as raised:
        game_of([{"dealer": 1, **turned_up}], {"dealer": 0})
    assert (raised.value.code, raised.value.deal) == ("dealer_contradicts", 0)


def test_cuts_are_checked_and_bring_only_their_fine() -> None:
    four = [[1, "cut", 3]] * 4
    game = game_of([played(*four, [1, "pass"], [2, "pass"], [0, "concede"], dealer=2)], **CUTS)
    assert game.standing.totals == (-100, -60, 60)
    dealt = game.sheet[0].dealt
    assert dealt is not None
    assert [str(CardSet(hand).of_suit(3)) for hand in dealt.hands] == ["AH", "9H JH QH", "KH TH"]
    with pytest.raises(RecordFault) as raised:
        game_of([played(*four, [1, "pass"], [2, "bid", 107], dealer=2)], **CUTS)
    assert (raised.value.action, raised.value.code) == (5, "bid_off_step")
    open_deal = game_of([played(dealer=2)], **CUTS)
    assert "cut" not in {action[1] for action in legal_summary(open_deal)["actions"]}


@pytest.mark.parametrize(
    ("cuts", "place", "code"),
    [
        ([[0, "cut", 3]], 0, "cut_wrong_seat"),
        ([[1, "cut", 24]], 0, "cut_out_of_range"),
        ([[1, "cut", 0]], 0, "cut_out_of_range"),
        ([[1, "cut", 9]] * 5, 4, "cut_too_many"),
    ],
)
def test_a_cut_against_the_ritual(cuts: list[Any], place: int, code: str) -> None:
    with pytest.raises(RecordFault) as raised:
        game_of([played(*cuts, dealer=2)], **CUTS)
    assert (raised.value.action, raised.value.code) == (place, code)


def test_fines_before_an_open_deal_wait_for_its_end() -> None:
    fined = {"fines": [{"seat": 1, "reason": "exposed_card"}]}
    game = game_of([played([1, "pass"], dealer=2, **fined)], **{"ritual.exposed_card": "fine_20"})
    told = replay_summary(game)["deals"][0]
    assert (told["finished"], told["totals"], told["deltas"]) == (False, [0, 0, 0], [0, 0, 0])
    ended = played([1, "pass"], [2, "pass"], [0, "concede"], dealer=2, **fined)
    told = replay_summary(game_of([ended], **{"ritual.exposed_card": "fine_20"}))["deals"][0]
    assert told["deltas"] == [-100, 40, 60]


@pytest.mark.parametrize(
    ("start", "golden"),
    [
        ({"dealer": 2}, True),
        ({"dealer": 2, "totals": [0, 0, 0]}, True),
        ({"dealer": 2, "totals": [10, 0, 0]}, False),
        ({"dealer": 2, "totals": [10, 0, 0], "golden": {"played": 1, "made": False}}, True),
        ({"dealer": 2, "golden": {"played": 3, "made": True}}, False),
        ({"dealer": 2, "totals": [10, 0, 0], "golden": {}}, True),
    ],
)
def test_a_golden_round_goes_on_where_the_start_leaves_it(start: dict[str, Any], golden: bool) -> None:
    game = game_of([played()], start, "seed001")
    assert game.view(None).golden is golden
    assert replay_summary(game)["deals"][0]["kind"] == ("golden" if golden else "normal")
    record = record_of(game, ("Anna", "Boris", "Vera"), "seed001")
    assert replay(record) == game


@pytest.mark.parametrize(
    ("start", "changes", "barrel"),
    [
        ({"totals": [880, 0, 0]}, {}, (0, None, None)),
        ({"totals": [880, 0, 0], "barrel": [2, None, None]}, {}, (2, None, None)),
        ({"totals": [875, 0, 0]}, {}, (None, None, None)),
        ({"totals": [880, 0, 0]}, {"barrel.at": 900}, (None, None, None)),
        ({"totals": [900, 0, 950]}, {"barrel.clamp": False, "barrel.jump_wins": True}, (0, None, 0)),
        (
            {"totals": [900, 0, 0], "barrel": [None, None, None]},
            {"barrel.clamp": False, "barrel.jump_wins": True},
            (None, None, None),
        ),
        ({"totals": [980, 0, 0]}, {"barrel.at": None}, (None, None, None)),
    ],
)
def test_who_sits_on_the_barrel_at_the_start(
    start: dict[str, Any], changes: dict[str, Any], barrel: tuple[int | None, ...]
) -> None:
    """Where the start tells nothing of the barrel, its total tells who has come to it."""
    game = game_of([], {"dealer": 2, **start}, **changes)
    assert game.standing.barrel == barrel
    record = record_of(game, ("Anna", "Boris", "Vera"))
    assert replay(record) == game
    made = {"declarer": 0, "bid": 120, "kind": "normal", "conceded": False, "cards": [120, 0, 0],
            "marriages": [0, 0, 0], "tricks": [8, 0, 0], "last_trick": 0}  # fmt: skip
    if changes == {} and barrel[0] is not None:
        assert game_of([{"result": made}], {"dealer": 2, **start}).winner == 0


def test_reported_golden_deals_count_towards_the_round() -> None:
    golden = {"result": {"declarer": 0, "bid": 120, "kind": "golden", "conceded": True}}
    game = game_of([golden, golden, played()], {"dealer": 2}, "seed001")
    assert game.view(None).golden
    game = game_of([golden, golden, golden, played()], {"dealer": 2}, "seed001")
    assert not game.view(None).golden
    assert game.sheet[2].settlement.events[-1].kind == "golden_reset"
