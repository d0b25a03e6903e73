"""The auction, case by case: who speaks, who is bound, what may be bid, who becomes declarer."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from tests.game.builders import amounts, events, may, opened, opened_with_events, play, refused
from tests.game.walks import Walk, one_deal, walks

from tysyacha.cards import MARRIAGE_CARDS, RANK_CARDS
from tysyacha.game import Bid, Game, Pass
from tysyacha.game.events import DealOpened
from tysyacha.game.outcome import DealOutcome

PAIR = "KS QS AC AD JH 9C 9D"
NO_PAIR = "KS QC KD QH AS AC AD"
ON_THE_BARREL: dict[str, Any] = {"totals": (0, 880, 0), "barrel": (None, 0, None)}
FIRST_ON_THE_BARREL: dict[str, Any] = {"totals": (880, 0, 0), "barrel": (0, None, None)}
NOBODY = {"auction.forced_player": "nobody"}
LAST = {"auction.forced_player": "last_speaker"}
DEBT = {"auction.silent_at": -120}


def declared(game: Game) -> tuple[int | None, int | None]:
    """Declarer and contract."""
    view = game.view(None)
    return view.declarer, view.contract


def outcome(game: Game) -> DealOutcome:
    found = game.sheet[-1].outcome
    assert found is not None
    return found


# Around the table


@pytest.mark.parametrize(
    ("form", "sitter", "active", "order"),
    [
        ("dealer_out", 3, (0, 1, 2), [1, 2, 0]),
        ("opposite_out", 1, (0, 2, 3), [2, 3, 0]),
        ("right_out", 2, (0, 1, 3), [1, 3, 0]),
    ],
)
def test_a_turn_passes_over_the_sitter(
    form: str, sitter: int, active: tuple[int, ...], order: list[int]
) -> None:
    game = opened({"table.four_player_form": form}, players=4)
    view = game.view(None)
    assert (view.sitter, view.active, view.first_hand, view.forced) == (sitter, active, 0, 0)
    assert game.hands[sitter] == 0
    spoke = []
    for points in (105, 110, 115):
        assert game.to_act is not None
        spoke.append(game.to_act)
        game = play(game, f"{game.to_act} bid {points}")
    assert spoke == order
    assert refused(game, f"{sitter} bid 120") == "seat_sits_out"
    assert not game.legal_actions(sitter)


def test_with_two_players_the_other_one_is_the_first_hand() -> None:
    game = opened({}, players=2)
    view = game.view(None)
    assert (view.dealer, view.first_hand, view.forced, view.to_act) == (1, 0, 0, 1)
    game = play(game, "1 pass")
    assert may(game) == ["0 take 0", "0 take 1"]
    assert game.phase == "take"
    assert declared(game) == (0, 100)


# The compulsory bid


def test_the_compulsory_bid_stands_before_the_first_word() -> None:
    game, told = opened_with_events({})
    assert told == (DealOpened(dealer=2, sitter=None, forced=0, compulsory=100, golden=False),)
    assert not game.history
    game = play(game, "1 pass, 2 pass")
    assert declared(game) == (0, 100)
    assert game.view(None).unopposed


def test_its_owner_may_bid_again_when_he_is_overbid() -> None:
    game = play(opened({}), "1 bid 105, 2 pass")
    assert game.to_act == 0
    game = play(game, "0 bid 110, 1 pass")
    assert declared(game) == (0, 110)
    assert not game.view(None).unopposed


def test_the_dealer_may_own_it() -> None:
    game = opened({"auction.forced_player": "dealer"})
    assert game.to_act == 0
    assert declared(play(game, "0 pass, 1 pass")) == (2, 100)


@pytest.mark.parametrize("who", ["nobody", "last_speaker"])
def test_where_nobody_is_forced_the_first_hand_may_bid_the_lowest(who: str) -> None:
    game = opened({"auction.forced_player": who, "auction.forced_bid": 80, "auction.jumps": False})
    assert (game.to_act, amounts(game, 0, "bid")) == (0, [80])
    assert declared(play(game, "0 bid 80, 1 pass, 2 pass")) == (0, 80)
    assert amounts(play(game, "0 bid 80"), 1, "bid") == [85]


def test_the_last_speaker_plays_without_being_asked() -> None:
    game = play(opened(LAST), "0 pass, 1 pass")
    assert declared(game) == (2, 100)
    assert game.view(None).unopposed
    assert game.phase == "give"
    assert declared(play(opened(LAST), "0 pass, 1 bid 100, 2 pass")) == (1, 100)


def test_where_nobody_is_forced_the_last_one_is_asked_too() -> None:
    game = play(opened(NOBODY), "0 pass, 1 pass")
    assert (game.to_act, game.phase) == (2, "auction")
    assert declared(play(game, "2 bid 100")) == (2, 100)
    game = play(game, "2 pass")
    assert events(game) == ["redeal:None"]
    assert game.sheet[-1].settlement.deltas == (0, 0, 0)
    assert game.standing.redeals == 1


def test_who_has_passed_is_out_and_who_leads_the_bidding_is_not_asked() -> None:
    game = play(opened({}), "1 pass, 2 bid 105, 0 bid 110")
    assert game.to_act == 2
    assert refused(game, "1 bid 120") == "not_your_turn"
    assert refused(game, "0 pass") == "not_your_turn"
    assert declared(play(game, "2 pass")) == (0, 110)


# Amounts


def test_a_bid_within_the_cap_stays_valid_when_the_pair_is_given_away() -> None:
    game = play(opened({}, ["", PAIR]), "1 bid 160, 2 pass, 0 pass")
    game = play(game, "1 give KS 0, 1 give 9C 2")
    assert declared(game) == (1, 160)
    assert amounts(game, 1, "raise") == []  # The cap is 120 now.


def test_four_aces_lift_the_cap_like_a_marriage() -> None:
    hand = ["", "AS AC AD AH KS QS 9C"]
    assert amounts(opened({}, hand), 1, "bid")[-1] == 160
    assert amounts(opened({"marriage.aces": 200}, hand), 1, "bid")[-1] == 360
    highest = {"marriage.aces": 200, "auction.cap_marriages": "highest"}
    assert amounts(opened(highest, hand), 1, "bid")[-1] == 320
    unlimited = {"marriage.aces": 200, "auction.cap_marriages": "unlimited"}
    assert amounts(opened(unlimited, hand), 1, "bid")[-1] == 600


def test_half_marriages_and_nines_do_not_lift_it() -> None:
    rules = {"marriage.half": True, "marriage.nines": 360}
    assert amounts(opened(rules, ["", "QS JS 9S 9C 9D 9H AD"]), 1, "bid")[-1] == 120


def test_without_a_cap_by_cards_marriages_mean_nothing() -> None:
    rules = {"auction.cap_no_marriage": None, "auction.cap_marriages": "ignored"}
    assert amounts(opened(rules, ["", NO_PAIR]), 1, "bid")[-1] == 400
    assert amounts(opened({**rules, "auction.hard_cap": 300}, ["", NO_PAIR]), 1, "bid")[-1] == 300


def test_refusals_name_the_rule() -> None:
    game = play(opened({}, ["", NO_PAIR]), "1 bid 110")
    assert refused(game, "2 bid 110") == "bid_too_low"
    assert refused(game, "2 bid 112") == "bid_off_step"
    assert refused(game, "2 bid 700") == "bid_above_cap"
    assert refused(game, "2 play AS") == "wrong_phase"
    assert refused(game, "0 pass") == "not_your_turn"
    assert refused(game, "7 pass") == "no_such_seat"
    assert refused(game, "1 cut 5") == "cut_before_deal"
    assert refused(opened({"auction.jumps": False}), "1 bid 110") == "bid_no_jump"


# Silence


def test_a_silent_player_is_not_asked() -> None:
    game = opened(DEBT, totals=(0, -120, 0))
    view = game.view(None)
    assert (view.to_act, view.silent, view.passed) == (2, (False, True, False), (False, True, False))
    assert declared(play(game, "2 pass")) == (0, 100)


def test_the_compulsory_bid_binds_a_silent_player_too() -> None:
    game = opened(DEBT, totals=(-300, 0, 0))
    assert game.view(None).silent == (True, False, False)
    won = play(game, "1 pass, 2 pass")
    assert declared(won) == (0, 100)
    assert amounts(won, 0, "raise")
    lost = play(game, "1 bid 105, 2 pass")  # Once overbid he is out.
    assert declared(lost) == (1, 105)


def test_if_all_others_are_silent_the_auction_is_over_before_the_first_word() -> None:
    game = opened(DEBT, totals=(0, -120, -500))
    assert declared(game) == (0, 100)
    assert game.phase == "give"
    assert game.view(None).unopposed


def test_silence_under_last_speaker() -> None:
    assert declared(opened({**LAST, **DEBT}, totals=(-120, -120, 0))) == (2, 100)
    assert declared(opened({**LAST, **DEBT}, totals=(-120, -120, -120))) == (2, 100)


def test_where_all_are_silent_and_nobody_is_forced_all_may_speak() -> None:
    game = opened({**NOBODY, **DEBT}, totals=(-120, -120, -120))
    assert (game.to_act, game.view(None).silent) == (0, (False, False, False))


def test_a_player_on_the_barrel_is_never_silent() -> None:
    game = opened({"auction.silent_at": 0}, **ON_THE_BARREL)
    assert game.view(None).silent == (True, False, True)
    assert declared(play(game, "1 bid 120")) == (1, 120)


# The barrel


def test_the_floor_binds_every_bid_and_the_raise() -> None:
    game = opened({"barrel.need": 121}, ["", PAIR], **ON_THE_BARREL)
    assert amounts(game, 1, "bid")[:2] == [125, 130]
    assert amounts(
        opened({"barrel.need": 121, "auction.jumps": False}, ["", PAIR], **ON_THE_BARREL), 1, "bid"
    ) == [125]
    assert may(opened({"barrel.need": 121}, ["", NO_PAIR], **ON_THE_BARREL), 1) == ["1 pass"]
    assert amounts(opened({"barrel.auction": "normal"}, ["", PAIR], **ON_THE_BARREL), 1, "bid")[0] == 105


def test_the_compulsory_bid_stays_and_wins_only_after_a_raise_to_the_need() -> None:
    hand = ["KS QS AS TS AC TC AD"]
    game = play(
        opened({"marriage.first_trick": True}, hand, "AH 9C 9D", **FIRST_ON_THE_BARREL), "1 pass, 2 pass"
    )
    assert declared(game) == (0, 100)
    assert amounts(game, 0, "raise")[0] == 120
    kept = play(game, "0 give 9C 1, 0 give 9D 2")
    raised = play(kept, "0 raise 120")
    assert refused(raised, "0 raise 125") == "raise_not_allowed"
    for after, winner in ((kept, None), (raised, 0)):
        after = play(after, "0 play AS")
        while after.in_deal:
            legal = after.legal_actions(after.to_act)
            declaring = [each for each in legal if getattr(each, "declare", None)]
            after, _ = after.apply(
                (declaring or sorted(legal, key=lambda each: -getattr(each, "card", 0)))[0]
            )
        assert outcome(after).contract == (100 if winner is None else 120)
        assert sum(outcome(after).cards[:1]) + outcome(after).declared[0] >= 120
        assert after.winner == winner


def test_takes_talon_gives_the_deal_to_the_first_in_turn_from_the_forced_player() -> None:
    rules = {"barrel.auction": "takes_talon", "barrel.need": 121, "blind.on": True, "blind.when_barrel": True}
    both: dict[str, Any] = {"totals": (0, 880, 880), "barrel": (None, 2, 0)}
    game = opened(rules, ["", PAIR], **both)
    assert declared(game) == (1, 121)
    assert game.phase == "give"
    assert not game.view(None).unopposed
    assert amounts(game, 1, "raise")[:2] == [
        125,
        130,
    ]  # The need is no multiple of the step, a raise is again.
    all_three: dict[str, Any] = {"totals": (880, 880, 880), "barrel": (0, 2, 0)}
    assert declared(opened(rules, **all_three)) == (0, 121)
    last: dict[str, Any] = {"totals": (880, 0, 880), "barrel": (0, None, 0)}
    assert declared(opened({**rules, "auction.forced_player": "dealer"}, **last)) == (2, 121)
    assert declared(opened({**rules, "auction.forced_player": "nobody"}, **both)) == (1, 121)


def test_a_sitter_on_the_barrel_takes_no_talon() -> None:
    rules = {"barrel.auction": "takes_talon"}
    game = opened(rules, players=4, totals=(0, 0, 0, 880), barrel=(None, None, None, 1))
    assert declared(game) == (None, None)
    assert game.to_act == 1


def test_own_first_hand_plays_on_his_hundred_and_passes_otherwise() -> None:
    rules = {"barrel.auction": "own_first_hand"}
    assert declared(opened(rules, **FIRST_ON_THE_BARREL)) == (0, 120)
    game = opened(rules, **ON_THE_BARREL)
    assert (game.to_act, game.view(None).silent) == (2, (False, True, False))
    assert declared(play(game, "2 pass")) == (0, 100)
    assert declared(opened({**rules, **NOBODY}, **FIRST_ON_THE_BARREL)) == (0, 120)


# Held against a plain reading of the rules


def plain_bids(game: Game) -> list[int]:
    """Every number from 1 to 2000 that the rules let the seat to act bid."""
    seat, agreements = game.to_act, game.agreements
    assert seat is not None
    auction, view, hand = agreements.auction, game.view(None), int(game.hands[seat])
    worth = [
        value
        for value, pair in zip(agreements.marriage.values, MARRIAGE_CARDS, strict=True)
        if hand & pair == pair
    ]
    if agreements.marriage.aces and hand & RANK_CARDS[5] == RANK_CARDS[5]:
        worth.append(agreements.marriage.aces)
    most = 120 + sum(agreements.marriage.values) + (agreements.marriage.aces or 0)
    if auction.cap_no_marriage is not None:
        lift = {"all": sum(worth), "highest": max(worth, default=0), "ignored": 0}
        if not (auction.cap_marriages == "unlimited" and worth):
            most = 120 + lift.get(auction.cap_marriages, 0)
    lowest = auction.forced_bid if view.standing_bid is None else view.standing_bid + 1
    on_barrel = view.standing.barrel[seat] is not None
    if on_barrel and agreements.barrel.auction == "floor" and not view.golden:
        at, ending, need = agreements.barrel.at, agreements.ending, agreements.barrel.need
        assert at is not None
        lowest = max(lowest, need or ending.target - at + (ending.win_rule == "gt"))
    bids = [
        points for points in range(1, 2000)
        if points >= lowest and points <= min(most, auction.hard_cap or most) and points % auction.step == 0
    ]  # fmt: skip
    if auction.jumps:
        return bids
    smallest = next(points for points in range(lowest, 4000) if points % auction.step == 0)
    return [points for points in bids if points == smallest]


@given(walks())
@settings(max_examples=60)
def test_bids_are_those_of_a_plain_reading(walk: Walk) -> None:
    for game, _, _ in one_deal(walk.game(), walk.chance()):
        if game.phase == "auction":
            legal = game.legal_actions(game.to_act)
            assert [each.points for each in legal if isinstance(each, Bid)] == plain_bids(game)
            assert sum(isinstance(each, Pass) for each in legal) == 1
