"""Playing blind, case by case: when it is open, what is hidden meanwhile, what it makes of the deal."""

from __future__ import annotations

from typing import Any

from tests.game.builders import amounts, events, finish, may, names, opened, play, refused

from tysyacha.game import Bid, Game
from tysyacha.game.outcome import DealOutcome

FIRST: dict[str, Any] = {"blind.on": True}
ANY: dict[str, Any] = {"blind.on": True, "blind.who": "any"}
PAIR = "KS QS AC AD JH 9C 9D"
NINES = "9S 9C 9D 9H AS AC AD"
FIRST_ON_THE_BARREL: dict[str, Any] = {"totals": (880, 0, 0), "barrel": (0, None, None)}


def hidden(game: Game) -> list[int]:
    """The seats that have not been shown their hands."""
    return [seat for seat in game.view(None).active if game.view(seat).hand is None]


def outcome(game: Game) -> DealOutcome:
    found = game.sheet[-1].outcome
    assert found is not None
    return found


def test_the_forced_player_may_bid_blind_before_the_first_word_out_of_turn() -> None:
    game = opened(FIRST)
    assert game.to_act == 1
    assert may(game, 0) == ["0 blind 120", "0 look"]
    assert hidden(game) == [0]
    game = play(game, "0 blind")
    assert (game.to_act, game.view(1).standing_bid, game.view(1).blind_by) == (1, 120, 0)
    assert not may(play(opened(FIRST), "1 pass"), 0)


def test_where_nobody_is_forced_the_first_hand_stands_in() -> None:
    game = opened({**FIRST, "auction.forced_player": "nobody"})
    assert may(game, 0, "blind") == ["0 blind 120"]
    assert hidden(game) == [0]
    assert hidden(play(game, "0 blind")) == [0]


def test_it_is_exactly_120() -> None:
    assert refused(opened(FIRST), "0 blind 125") == "blind_not_allowed"
    assert refused(opened(FIRST), "1 blind") == "blind_not_allowed"


def test_it_needs_a_standing_bid_below_120() -> None:
    assert not may(opened({**ANY, "auction.forced_bid": 120}), verb="blind")
    assert hidden(opened({**ANY, "auction.forced_bid": 120})) == []
    game = play(opened(ANY), "1 bid 115")
    assert may(game, 2, "blind") == ["2 blind 120"]
    assert hidden(game) == [0, 2]
    game = play(opened(ANY), "1 bid 120")
    assert not may(game, 2, "blind")
    assert hidden(game) == []


def test_it_stands_and_is_played_for_240() -> None:
    game = play(opened(FIRST, [PAIR]), "0 blind, 1 pass, 2 pass")
    assert (game.view(1).kind, game.view(1).contract) == ("blind", 120)
    assert game.view(0).hand is not None  # He has taken the talon.
    assert amounts(game, 0, "raise") == []
    assert not may(game, 0, "concede")
    done = finish(game)
    assert outcome(done).kind == "blind"
    assert outcome(done).bidders == {0}
    assert done.sheet[-1].settlement.deltas[0] in (240, -240)


def test_it_may_be_overbid_by_one_step_more() -> None:
    game = play(opened(FIRST, ["", PAIR]), "0 blind")
    assert amounts(game, 1, "bid")[0] == 125
    game = play(game, "1 bid 125")
    assert hidden(game) == []
    assert game.view(0).blind_by is None
    game = play(game, "2 pass, 0 pass")
    assert (game.view(0).kind, game.view(0).contract) == ("normal", 125)


def test_who_was_overbid_goes_on_bidding_within_his_cap() -> None:
    game = play(opened(FIRST, [PAIR, "KC QC"]), "0 blind, 1 bid 125, 2 pass")
    assert amounts(game, 0, "bid")[0] == 130
    assert amounts(game, 0, "bid")[-1] == 160
    game = play(game, "0 bid 130, 1 pass")
    assert (game.view(0).kind, game.view(0).contract) == ("normal", 130)


def test_without_jumps_it_is_followed_by_the_next_step() -> None:
    game = play(opened({**FIRST, "auction.jumps": False}, ["9S", PAIR]), "0 blind")
    assert amounts(game, 1, "bid") == [125]


def test_any_each_player_as_his_first_word() -> None:
    game = opened(ANY)
    assert hidden(game) == [0, 1, 2]
    assert may(game, verb="blind") == ["1 blind 120", "0 blind 120"]
    assert refused(game, "2 look") == "blind_not_allowed"  # He can look only after the first word.
    game = play(game, "1 bid 105")
    assert may(game, verb="blind") == ["2 blind 120"]
    assert may(game, verb="look") == ["2 look"]
    assert hidden(game) == [0, 2]
    game = play(game, "2 look")
    assert (game.to_act, hidden(game)) == (2, [0])
    game = play(game, "2 pass")
    assert may(game, 0, "blind") == ["0 blind 120"]
    assert not may(play(game, "0 bid 110"), 1, "blind")  # It is not his first word.


def test_looking_ends_the_right_and_is_no_word() -> None:
    game = play(opened(FIRST), "0 look")
    assert (game.to_act, hidden(game)) == (1, [])
    assert not may(game, 0)
    assert refused(game, "0 blind") == "blind_not_allowed"
    assert refused(game, "0 look") == "blind_not_allowed"


def test_a_bid_or_a_pass_counts_as_having_looked() -> None:
    assert hidden(play(opened(ANY), "1 pass")) == [0, 2]
    assert hidden(play(opened(ANY), "1 bid 105")) == [0, 2]


def test_bids_are_listed_by_the_cards_but_not_shown_before_looking() -> None:
    game = opened(ANY, ["", PAIR])
    assert amounts(game, 1, "bid")[-1] == 160
    assert not any(isinstance(each, Bid) for each in game.view(1).legal)
    assert {type(each).__name__ for each in game.view(1).legal} == {"Pass", "Blind", "Look"}
    assert any(isinstance(each, Bid) for each in play(game, "1 look").view(1).legal)


def test_a_refusal_tells_the_cards_of_no_hand_that_lies_face_down() -> None:
    """`refused` compares what the error names with the view of that seat."""
    game = opened(ANY, ["", PAIR])
    assert refused(game, "1 concede") == "concede_not_allowed"
    assert refused(play(game, "1 look, 1 pass, 2 pass"), "2 pass") == "wrong_phase"


def test_who_bid_blind_is_not_shown_his_hand_until_he_takes_the_talon() -> None:
    game = play(opened(FIRST, players=2), "0 blind, 1 pass")
    assert (game.phase, hidden(game)) == ("take", [0])
    assert hidden(play(game, "0 take 1")) == []


def test_only_the_declarer_sees_the_talon() -> None:
    shown = {**FIRST, "talon.shown": "all"}
    game = play(opened(shown, [], "9S TC AD"), "0 blind, 1 pass, 2 pass")
    assert [names(game.view(seat).talons[0]) for seat in (0, 1, 2, None)] == ["9S TC AD", None, None, None]
    closed = {**FIRST, "talon.shown": "declarer", "blind.talon_hidden": False}
    game = play(opened(closed, [], "9S TC AD"), "0 blind, 1 pass, 2 pass")
    assert names(game.view(None).talons[0]) == "9S TC AD"


def test_gifts_are_always_closed() -> None:
    game = play(opened({**FIRST, "talon.give_open": True}, ["9S"]), "0 blind, 1 pass, 2 pass, 0 give 9S 1")
    assert [game.view(seat).gifts[0].card is None for seat in (0, 1, 2, None)] == [False, False, True, True]
    assert not game.gifts_open


def test_a_total_below_the_limit_or_a_barrel_forbids_it() -> None:
    low = {**ANY, "blind.min_total": 200}
    assert may(opened(low, totals=(199, 200, 0)), verb="blind") == ["1 blind 120"]
    assert hidden(opened(low, totals=(199, 200, 0))) == [1]
    beside: dict[str, Any] = {"totals": (0, 0, 0, 880), "barrel": (None, None, None, 1)}
    assert not may(opened(ANY, players=4, **beside), verb="blind")  # A sitter counts as well.
    assert may(opened({**ANY, "blind.when_barrel": True}, players=4, **beside), verb="blind")


def test_a_silent_forced_player_may_not() -> None:
    rules = {**FIRST, "blind.min_total": None, "auction.silent_at": -120}
    assert not may(opened(rules, totals=(-120, 0, 0)), 0)
    assert hidden(opened(rules, totals=(-120, 0, 0))) == []


def test_the_floor_binds_a_blind_bid_too() -> None:
    rules = {**FIRST, "blind.when_barrel": True}
    assert may(opened(rules, **FIRST_ON_THE_BARREL), 0, "blind")
    assert not may(opened({**rules, "barrel.need": 121}, **FIRST_ON_THE_BARREL), 0, "blind")


def test_no_hand_is_hidden_where_no_word_is_to_be_spoken() -> None:
    """A redeal that happens by itself passes over hidden hands only: none is hidden without an auction."""
    mandatory = {"redeal.mandatory": "all", "redeal.hand_nines": 4}
    taken = {**ANY, **mandatory, "blind.when_barrel": True, "barrel.auction": "takes_talon"}
    game = opened(taken, [NINES], **FIRST_ON_THE_BARREL)
    assert events(game) == ["redeal:0"]
    silent = {**FIRST, **mandatory, "auction.silent_at": -120}
    assert events(opened(silent, [NINES], totals=(0, -120, -120))) == ["redeal:0"]
    assert events(opened({**ANY, **mandatory, "golden.on": True}, [NINES])) == ["redeal:0"]


def test_a_hidden_hand_is_passed_over_by_a_redeal_that_happens_by_itself() -> None:
    mandatory = {"redeal.mandatory": "all", "redeal.hand_nines": 4}
    game = opened({**FIRST, **mandatory}, [NINES])
    assert game.in_deal
    assert may(play(game, "0 look"), 0) == ["0 redeal"]  # Its owner may ask once he has looked.
    assert not may(play(game, "1 pass"), 0)
    assert events(opened({**FIRST, **mandatory}, ["", NINES])) == ["redeal:1"]


def test_a_hidden_hand_gives_no_claim() -> None:
    rules = {**ANY, "redeal.hand_nines": 4}
    game = opened(rules, ["", NINES])
    assert not may(game, verb="redeal")
    assert may(play(game, "1 look"), verb="redeal") == ["1 redeal"]
    late = {**rules, "redeal.deadline": "first_lead"}
    game = play(opened(late, [NINES, "", ""]), "1 bid 105, 2 pass")
    assert not may(game, 0, "redeal")
    assert may(play(game, "0 pass"), 0, "redeal")


def test_the_declarer_of_a_blind_deal_has_no_claim_and_his_opponents_have_theirs() -> None:
    rules = {**FIRST, "redeal.hand_nines": 3, "redeal.talon_below": 5, "redeal.talon_scope": "any",
             "redeal.deadline": "first_lead"}  # fmt: skip
    game = play(opened(rules, ["9S 9C 9D"], "9H JS JC"), "0 blind, 1 pass, 2 pass")
    assert not may(game, verb="redeal")
    game = play(opened(rules, ["", "9S 9C 9D"]), "0 blind, 1 pass, 2 pass")
    assert may(game, verb="redeal") == ["1 redeal"]


def test_conceding_a_blind_contract() -> None:
    game = play(opened({**FIRST, "blind.concede": True}), "0 blind, 1 pass, 2 pass, 0 concede")
    assert game.standing.totals == (-240, 120, 120)
