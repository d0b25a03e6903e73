"""The talon, what the declarer parts with, and conceding: case by case. Dealer 2, first hand 0."""

from __future__ import annotations

from typing import Any

import pytest
from tests.game.builders import amounts, events, finish, may, names, opened, play, playing, refused, spelled

from tysyacha.game import Game
from tysyacha.game.outcome import DealOutcome

WON = "1 pass, 2 pass"
BOUGHT = "1 bid 105, 2 pass, 0 pass"
PAIR = "KS QS AS TS AC TC AD"
BESIDE: dict[str, Any] = {"totals": (0, 880, 0), "barrel": (None, 0, None)}


def outcome(game: Game) -> DealOutcome:
    found = game.sheet[-1].outcome
    assert found is not None
    return found


# Taking and showing


def test_with_one_talon_the_declarer_takes_it_at_once() -> None:
    game = play(opened({}, [PAIR], "9S 9C 9D"), WON)
    assert (game.phase, len(game.hands[0])) == ("give", 10)
    assert [names(game.view(seat).talons[0]) for seat in (0, 1, None)] == ["9S 9C 9D"] * 3


def test_with_two_players_only_the_picked_talon_is_shown() -> None:
    game = play(opened({}, [], "9S 9C", "AS AC", players=2), "1 pass")
    assert refused(game, "0 discard AD") == "wrong_phase"
    assert refused(game, "1 take 0") == "not_your_turn"
    assert refused(game, "0 take 2") == "not_allowed"
    game = play(game, "0 take 1")
    for seat in (0, 1, None):
        assert [names(each) for each in game.view(seat).talons] == [None, "AS AC"]
        assert game.view(seat).taken == 1


def test_the_other_talon_stays_unseen_for_good_when_it_is_not_won() -> None:
    out = {"talon.second": "out_of_play"}
    done = finish(play(opened(out, [], "9S 9C", "AS AC", players=2), "1 pass, 0 take 0"))
    conceded = play(opened({}, [], "9S 9C", "AS AC", players=2), "1 pass, 0 take 0, 0 concede")
    for game in (done, conceded):
        for seat in (0, 1, None):
            view = game.view(seat)
            assert (view.talons[1], view.all_talons, view.all_hands) == (None, None, None)
    assert [card is None for card in done.view(1).discards] == [True, True]
    won = finish(play(opened({}, [], "9S 9C", "AS AC", players=2), "1 pass, 0 take 0"))
    assert [str(each) for each in won.view(1).all_talons or ()] == ["9S 9C", "AS AC"]
    assert all(card is not None for card in won.view(1).discards)


def test_the_second_talon_goes_to_the_last_trick_and_its_pair_is_no_marriage() -> None:
    game = play(opened({"marriage.auto": True}, ["AH"], "9S 9C", "KS QS", players=2), "1 pass, 0 take 0")
    done = outcome(finish(game))
    laid_aside = sum(card.points for card in finish(game).view(0).discards if card is not None)
    assert sum(done.cards) == 120 - laid_aside
    assert done.last_trick is not None
    taken = [0, 0]
    for trick in finish(game).view(None).tricks:
        taken[trick.winner] += trick.points
    assert done.cards[done.last_trick] == taken[done.last_trick] + 7


# Parting with cards


def test_one_card_to_each_opponent_in_any_order_any_card() -> None:
    game = play(opened({}, [PAIR], "9S 9C 9D"), WON)
    assert {each.split()[2] for each in may(game, 0, "give")} == {*PAIR.split(), "9S", "9C", "9D"}
    assert {each.split()[3] for each in may(game, 0, "give")} == {"1", "2"}
    game = play(game, "0 give KS 2")
    assert refused(game, "0 give QS 2") == "give_not_there"
    assert refused(game, "0 give KS 1") == "card_not_held"
    assert refused(game, "0 give QS 0") == "give_not_there"
    assert refused(game, "0 discard QS") == "discard_not_now"
    assert refused(game, "1 give QS 0") == "not_your_turn"
    game = play(game, "0 give 9S 1")
    assert [len(hand) for hand in game.hands] == [8, 8, 8]
    assert (game.phase, game.to_act) == ("play", 0)
    assert len(finish(game).view(None).tricks) == 8


def test_a_closed_gift_is_known_to_giver_and_receiver_until_the_deal_is_over() -> None:
    game = play(opened({}, [PAIR], "9S 9C 9D"), WON, "0 give KS 1, 0 give 9C 2")
    seen = {seat: [spelled(each) for each in game.view(seat).history[2:]] for seat in (0, 1, 2, None)}
    assert seen == {
        0: ["0 give KS 1", "0 give 9C 2"],
        1: ["0 give KS 1", "0 give ? 2"],
        2: ["0 give ? 1", "0 give 9C 2"],
        None: ["0 give ? 1", "0 give ? 2"],
    }
    over = finish(game).view(None)
    assert [gift.card for gift in over.gifts] == [gift.card for gift in game.view(0).gifts]


def test_a_sitter_sees_what_an_opponent_sees() -> None:
    game = play(opened({"talon.shown": "declarer"}, [PAIR], players=4), WON, "0 give KS 1")
    assert game.view(3).talons == (None,)
    assert game.view(3).gifts[0].card is None
    assert names(game.view(3).hand) == ""


@pytest.mark.parametrize(
    ("rules", "steps", "tricks"),
    [
        ({}, ["0 discard AS", "0 discard AC"], 10),
        ({"talon.discard": "one_give"}, ["0 give AS 1"], 11),
        (
            {"talon.discard": "one_give_one_bank", "table.two_player_form": "two_talons_of_3"},
            ["0 discard AS", "0 give AC 1"],
            10,
        ),
        (
            {"talon.discard": "one_give_one_bank", "table.two_player_form": "two_talons_of_3"},
            ["0 give AC 1", "0 discard AS"],
            10,
        ),
    ],
)
def test_two_players_part_with_cards_in_any_order(
    rules: dict[str, Any], steps: list[str], tricks: int
) -> None:
    game = play(opened(rules, ["AS AC"], players=2), "1 pass, 0 take 0", *steps)
    assert game.phase == "play"
    assert [len(hand) for hand in game.hands] == [tricks, tricks]
    assert [card is None for card in game.view(1).discards] == [True] * sum(
        "discard" in each for each in steps
    )
    assert len(finish(game).view(None).tricks) == tricks


def test_the_bank_goes_by_its_own_agreement() -> None:
    rules = {"talon.discard": "one_give_one_bank", "table.two_player_form": "two_talons_of_3"}
    for score, left_out in (("nobody", 11), ("last_trick", 0), ("declarer", 0)):
        game = opened({**rules, "talon.discard_score": score}, ["AS AC"], players=2)
        done = outcome(finish(play(game, "1 pass, 0 take 0, 0 discard AS, 0 give AC 1")))
        assert sum(done.cards) == 120 - left_out


# The raise


def test_a_raise_once_before_or_after_giving_until_the_first_lead() -> None:
    game = play(opened({}, [PAIR], "9S 9C 9D"), WON)
    assert amounts(game, 0, "raise") == list(range(105, 165, 5))
    early = play(game, "0 raise 130")
    assert not may(early, verb="raise")
    assert (early.to_act, early.view(None).contract, early.view(None).raised) == (0, 130, True)
    late = play(game, "0 give 9S 1, 0 give 9C 2")
    assert amounts(late, 0, "raise")
    led = play(late, "0 play AS")
    assert refused(led, "0 raise 130") == "raise_not_allowed"
    assert refused(late, "0 raise 100") == "raise_not_allowed"
    assert refused(late, "0 raise 127") == "raise_not_allowed"
    assert refused(late, "1 raise 130") == "raise_not_allowed"


def test_the_cap_of_a_raise_is_that_of_the_cards_now_held() -> None:
    game = play(opened({}, ["KS AS AC AD TS TC TD"], "QS KH QH"), WON)
    assert amounts(game, 0, "raise")[-1] == 260
    assert amounts(play(game, "0 give KH 1"), 0, "raise")[-1] == 160
    hard = play(opened({"auction.hard_cap": 300, "auction.cap_on_raise": False}), WON)
    assert amounts(hard, 0, "raise")[-1] == 300


def test_a_raise_is_a_multiple_of_the_step() -> None:
    game = play(opened({"auction.step": 10}, ["KS AS TS AC TC AD QC"], "9S 9C 9D"), WON)
    assert amounts(game, 0, "raise") == [110, 120]


# Conceding


def test_conceding_ends_the_deal_at_once_and_nothing_counts() -> None:
    game = play(opened({}, totals=(500, 0, 0), bolts=(2, 2, 2)), WON, "0 raise 120, 0 concede")
    done = outcome(game)
    assert (done.conceded, done.contract, done.cards, done.declared) == (True, 120, (0, 0, 0), (0, 0, 0))
    assert game.standing.totals == (380, 60, 60)
    assert (game.standing.bolts, game.standing.dealer) == ((2, 2, 2), 0)
    assert events(game) == ["concede:0"]


def test_never_before_the_talon_was_seen_and_only_by_the_declarer() -> None:
    game = play(opened({}, players=2), "1 pass")
    assert refused(game, "0 concede") == "concede_not_allowed"
    assert may(play(game, "0 take 0"), verb="concede") == ["0 concede"]
    assert refused(play(opened({}), WON), "1 concede") == "concede_not_allowed"
    assert refused(opened({}), "0 concede") == "concede_not_allowed"


def test_before_give_ends_with_the_first_card_whichever_way_it_goes() -> None:
    rules = {"concede.window": "before_give"}
    game = play(opened(rules, ["AS"], players=2), "1 pass, 0 take 0")
    assert may(game, verb="concede")
    assert not may(play(game, "0 discard AS"), verb="concede")
    raised = play(opened(rules, [PAIR]), WON, "0 raise 105")
    assert may(raised, verb="concede")


def test_own_turn_lasts_through_the_play_in_turn_only() -> None:
    game = playing({"concede.window": "own_turn", "marriage.first_trick": True}, "KS QS AS TS")
    game = play(game, "0 play KS marriage")
    assert refused(game, "0 concede") == "concede_not_allowed"
    assert not may(game, 1, "concede")
    while game.to_act != 0:
        game, _ = game.apply(game.legal_actions(game.to_act)[0])
    done = play(game, "0 concede")
    assert outcome(done).declared == (0, 0, 0)
    assert done.standing.totals == (-100, 60, 60)


def test_scope_forced_only() -> None:
    rules = {"concede.scope": "forced_only"}
    assert may(play(opened(rules), WON), verb="concede") == ["0 concede"]
    assert not may(play(opened(rules), BOUGHT), verb="concede")
    assert not may(play(opened(rules), "1 bid 105, 2 pass, 0 bid 110, 1 pass"), verb="concede")
    assert not may(play(opened(rules), WON, "0 raise 105"), verb="concede")


def test_the_limit_counts_golden_concessions_and_the_fine_clears_it() -> None:
    limited = {"concede.limit": 1, "golden.on": True}
    game = play(opened(limited), "0 concede")
    assert game.standing.concedes == (1, 0, 0)
    assert not may(opened(limited, concedes=(1, 0, 0)), verb="concede")
    fined = {"concede.limit": 5, "concede.fine_every": 3}
    game = play(opened(fined, concedes=(2, 0, 0)), WON, "0 concede")
    assert game.standing.concedes == (0, 0, 0)
    assert game.standing.totals == (-220, 60, 60)


@pytest.mark.parametrize("players", [3, 4])
def test_beside_a_barrel_means_anybody_elses(players: int) -> None:
    rules = {"concede.beside_barrel": False}
    barrel = [None] * players
    told: dict[str, Any] = {"totals": (880,) + (0,) * (players - 1), "barrel": (0, *barrel[1:])}
    assert may(play(opened(rules, players=players, **told), WON), verb="concede") == ["0 concede"]  # His own.
    last: dict[str, Any] = {"totals": (0,) * (players - 1) + (880,), "barrel": (*barrel[1:], 0)}
    assert not may(play(opened(rules, players=players, **last), WON), verb="concede")  # A sitter's as well.


def test_forbidden_on_the_barrel() -> None:
    rules = {"concede.on_barrel": "forbidden"}
    assert may(play(opened(rules, **BESIDE), WON), verb="concede") == ["0 concede"]
    assert not may(play(opened({**rules, "barrel.auction": "takes_talon"}, **BESIDE)), verb="concede")


def test_a_single_opponent_writes_once_and_a_sitter_only_his_talon() -> None:
    duel = play(opened({}, players=2), "1 pass, 0 take 0, 0 concede")
    assert duel.standing.totals == (-100, 60)
    four = play(opened({}, [], "AS TS 9C", players=4), WON, "0 concede")
    assert four.standing.totals == (-100, 60, 60, 20)
