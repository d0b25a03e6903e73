"""What anyone at the table would expect of ``steady``."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest
from tests.game.builders import QUIET, before, opened, play, playing, spelled

from tysyacha.agreements import Agreements, parse, preset
from tysyacha.bots import make
from tysyacha.bots.driver import deal_next, next_action, play_deal
from tysyacha.cards import MARRIAGE_CARDS, card
from tysyacha.game import Bid, Concede, Game, Give, Look, Pass, Play, Raise, Redeal, View

STEADY = make("steady", 1)
BOTS = [STEADY] * 3


def answer(game: Game) -> str:
    """What ``steady`` does at the seat to act."""
    assert game.to_act is not None
    return spelled(STEADY.act(game.view(game.to_act)))


def deals(agreements: Agreements, many: int, players: int = 3) -> list[Game]:
    """Deals just dealt, by different dealers."""
    return [
        deal_next(Game.new(agreements, players, seed % players), sha256(f"sense {seed}".encode()).digest())
        for seed in range(many)
    ]


def after_auction(game: Game, until: str = "give") -> Game:
    """Goes on with ``steady`` at every seat until a phase, or to the end of the deal."""
    while game.in_deal and game.phase != until:
        game, _ = game.apply(next_action(game, BOTS))
    return game


def views_of_play(agreements: Agreements, many: int) -> list[tuple[View, Play]]:
    """Every card played in so many deals of ``steady``, with what its player saw."""
    found = []
    for deal in deals(agreements, many):
        game = after_auction(deal, "play")
        while game.in_deal:
            action = next_action(game, BOTS)
            if isinstance(action, Play):
                found.append((game.view(action.seat), action))
            game, _ = game.apply(action)
    return found


# Marriages.


def test_a_marriage_led_is_declared() -> None:
    agreements = parse(QUIET)
    led = [
        action
        for view, action in views_of_play(agreements, 60)
        if Play(action.seat, action.card, "marriage") in view.legal
    ]
    assert len(led) > 20
    assert all(action.declare == "marriage" for action in led)


def test_winners_first_then_the_marriage() -> None:
    game = playing({"talon.raise": False}, "AS KH QH JH AD 9S 9C 9D")
    first = answer(game)
    assert first in ("0 play AS", "0 play AD")
    game = play(game, first)
    while game.to_act != 0:
        game = play(game, answer(game))
    seen: list[str] = []
    while game.in_deal and not seen:
        if game.to_act == 0:
            view = game.view(0)
            action = STEADY.act(view)
            if isinstance(action, Play) and action.declare:
                seen.append(spelled(action))
        game = play(game, answer(game))
    assert seen == ["0 play QH marriage"]


def test_the_defender_on_lead_declares_his_marriage() -> None:
    game = playing({}, "9H TS 9S JS 9D 9C JC JD", "AH KH QH TC KS QC QD JH")
    game = play(game, "0 play 9H", "1 play AH", "2 play TH")
    assert answer(game) in ("1 play KH marriage", "1 play QH marriage")


def test_half_a_pair_is_not_thrown_away() -> None:
    # Clubs led: the hearts marriage waits while a nine of clubs can follow.
    game = playing({}, "AC TC 9S JS TS 9D JD TD", "KH QH 9C KC AS AD JH QS")
    assert answer(play(game, "0 play AC")) == "1 play 9C"


# Defence.


def test_points_go_to_the_partners_trick() -> None:
    # Seat 2 has no clubs; its ten of diamonds would fall to the ace one day.
    game = playing({}, "9C 9S JS QS AD JD QD 9H", "AC KC QC TC JC KD TH QH", "TD TS 9D AS KS JH KH AH")
    game = play(game, "0 play 9C", "1 play AC")
    assert answer(game) == "2 play TD"


def test_points_are_kept_from_the_declarer() -> None:
    game = playing({}, "AC 9S JS QS 9D JD QD 9H", "9C KS AS TS KD AD TD QH", "TC JC QC KC JH KH TH AH")
    game = play(game, "0 play AC", "1 play 9C")
    assert answer(game) in ("2 play JC", "2 play QC")


def test_the_last_hand_takes_what_it_can_take_cheaply() -> None:
    game = playing({}, "TC 9S JS QS 9D JD QD 9H", "9C KS AS TS KD AD TD QH", "AC JC QC KC JH KH TH AH")
    game = play(game, "0 play TC", "1 play 9C")
    assert answer(game) == "2 play AC"


def test_nobody_covers_his_partners_sure_trick() -> None:
    game = playing({}, "9D KS QS JS 9S 9H JH 9C", "AD AC KC QC TC TD KD QD", "JD AH TH KH QH AS TS JC")
    game = play(game, "0 play 9D", "1 play AD")
    assert answer(game) == "2 play JD"


# The auction.


@pytest.mark.parametrize("name", ["classic_ru", "peer_um"])
def test_no_bid_above_120_without_a_marriage(name: str) -> None:
    seen = 0
    for deal in deals(preset(name).agreements, 150):
        game = deal
        while game.phase == "auction":
            action = next_action(game, BOTS)
            if isinstance(action, Bid):
                hand = game.hands[action.seat]
                pairs = [pair for pair in MARRIAGE_CARDS if hand & pair == pair]
                seen += 1
                assert action.points <= 120 or pairs
            game, _ = game.apply(action)
    assert seen > 50


def test_a_strong_hand_bids_and_a_poor_one_passes() -> None:
    strong = opened(QUIET, ["", "AS TS KS QS AH TD AD"])
    assert answer(strong).startswith("1 bid")
    poor = opened(QUIET, ["", "9S JS 9C JC QD 9H TH"])
    assert answer(poor) == "1 pass"


def barrel(*seats: int | None, **told: Any) -> dict[str, Any]:
    totals = tuple(300 if used is None else 880 for used in seats)
    return {"totals": totals, "barrel": seats, **told}


def test_from_the_barrel_no_more_is_bid_than_wins() -> None:
    game = opened(QUIET, ["", "AS TS KS QS AH TD AD"], **barrel(None, 0, None))
    assert answer(game) == "1 bid 120"
    game = play(game, "1 bid 120", "2 pass", "0 pass")
    while game.phase == "give":
        game = play(game, answer(game))
    assert not answer(game).startswith("1 raise")


def test_from_the_barrel_the_forced_hundred_is_raised_to_what_wins() -> None:
    game = opened(QUIET, ["AS TS KS QS AH TD AD"], **barrel(0, None, None))
    game = play(game, "1 pass", "2 pass")
    while game.phase == "give":
        game = play(game, answer(game))
    assert answer(game) == "0 raise 120"


def test_a_player_about_to_win_is_outbid() -> None:
    hands = ["", "", "AS KS QS TH KD 9C JC"]
    # Seat 1 bids 120: from the barrel that wins the game, from elsewhere it is his affair.
    elsewhere = play(opened(QUIET, hands), "1 bid 120")
    threat = play(opened(QUIET, hands, **barrel(None, 1, None)), "1 bid 120")
    assert answer(elsewhere) == "2 pass"
    assert answer(threat) == "2 bid 125"


def test_nobody_stops_on_555() -> None:
    changed = 0
    for seed in range(300):
        ends = []
        for total in (0, 455):
            game = deal_next(before(QUIET, totals=(total, 0, 0)), sha256(f"dump {seed}".encode()).digest())
            game = play(game, "1 pass", "2 pass")
            while game.in_deal and not game.view(None).trick:
                game, _ = game.apply(next_action(game, BOTS))
            ends.append(game.view(None).contract if game.in_deal else None)
        if ends[0] == 100 and ends[1] is not None and ends[1] > 100:
            changed += 1
    assert changed > 5


# Redeals, giving, concessions.


def test_a_poor_hand_is_dealt_anew_and_a_marriage_kept() -> None:
    poor = opened({**QUIET, "redeal.hand_below": 14}, ["9S JS 9C JC QD 9D KH", "AS AC AD AH TS TC TD"])
    assert next_action(poor, BOTS) == Redeal(0)
    rich = opened({**QUIET, "redeal.hand_below": 14}, ["KH QH QD JD 9S 9C 9D", "AS AC AD AH TS TC TD"])
    assert next_action(rich, BOTS) != Redeal(0)


def test_marriages_are_not_given_away() -> None:
    with_pairs = 0
    for deal in deals(parse(QUIET), 150):
        game = after_auction(deal)
        if game.phase != "give":
            continue
        declarer = game.to_act
        assert declarer is not None
        held = game.hands[declarer]
        game = after_auction(game, "play")
        given = sum(
            1 << each.card for each in game.history if isinstance(each, Give) and each.card is not None
        )
        pairs = [pair for pair in MARRIAGE_CARDS if held & pair == pair]
        with_pairs += bool(pairs)
        assert not any(given & pair for pair in pairs)
    assert with_pairs > 60


def test_a_gift_does_not_complete_an_opponents_marriage() -> None:
    # The lone queen of hearts could make a hundred; a jack and a nine cannot.
    hands = ["AS TS KS QS JC 9C QH"]
    game = play(opened(QUIET, hands, "AD TD KD"), "1 pass", "2 pass")
    while game.phase == "give":
        game = play(game, answer(game))
    given = {each.card for each in game.history if isinstance(each, Give)}
    assert given == {card("JC"), card("9C")}


def test_a_hopeless_contract_is_conceded_where_that_costs_nothing() -> None:
    rules = {**QUIET, "concede.declarer": "nothing", "concede.limit": 3}
    hands = ["9S JS 9C JC QD 9D TH"]
    game = play(opened(rules, hands, "9H JH QC"), "1 pass", "2 pass")
    assert next_action(game, BOTS) == Concede(0)
    sure = play(opened(rules, ["AS TS KS QS AH TD AD"]), "1 pass", "2 pass")
    assert next_action(sure, BOTS) != Concede(0)


def test_cards_are_looked_at_before_a_promise() -> None:
    game = opened({**QUIET, "blind.on": True}, ["9S JS 9C JC QD 9D TH"])
    assert next_action(game, BOTS) == Look(0)


def test_raises_are_safe() -> None:
    """What was raised of free will is made much more often than not."""
    made = []
    for deal in deals(parse(QUIET), 300):
        game = play_deal(deal, BOTS)
        if any(isinstance(each, Raise) for each in game.history):
            made.append(bool(game.sheet[-1].settlement.made))
    assert len(made) > 40
    assert sum(made) / len(made) > 0.6


def test_an_answer_is_the_same_when_asked_again() -> None:
    for deal in deals(parse(QUIET), 10):
        assert deal.to_act is not None
        view = deal.view(deal.to_act)
        assert STEADY.act(view) == make("steady", 1).act(view)
        assert isinstance(STEADY.act(view), Bid | Pass)
