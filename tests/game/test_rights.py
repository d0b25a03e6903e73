"""Rights out of turn, case by case: redeals on request and by themselves, until when, and what they show."""

from __future__ import annotations

from typing import Any

import pytest
from tests.game.builders import amounts, events, finish, may, names, opened, play, playing, refused

from tysyacha.cards import CardSet
from tysyacha.game import Game

NINES = "9S 9C 9D 9H AS AC AD"
JACKS = "JS JC JD JH AH TH KH"
POOR = "QS KS QC QD 9S 9C 9D"
"""13 points, with the marriage of spades."""
FOUR = {"redeal.hand_nines": 4}
TALON = {"redeal.talon_below": 5}
LATE = {"redeal.deadline": "first_lead"}
FIRST_ON_THE_BARREL: dict[str, Any] = {"totals": (880, 0, 0), "barrel": (0, None, None)}


def shown(game: Game) -> tuple[int, str] | None:
    """Whose cards were the ground, and which; the same for everybody."""
    seen = {game.view(seat).shown for seat in (None, *range(game.players))}
    assert len(seen) == 1
    found = seen.pop()
    return None if found is None else (found[0], str(found[1]))


# Grounds


def test_a_hand_has_strictly_fewer_points_and_marriages_do_not_count() -> None:
    assert may(opened({"redeal.hand_below": 14}, ["", POOR]), verb="redeal") == ["1 redeal"]
    assert not may(opened({"redeal.hand_below": 13}, ["", POOR]), verb="redeal")


def test_a_redeal_changes_nothing_and_shows_its_ground_to_all() -> None:
    game = opened({"redeal.hand_below": 14}, ["", POOR], totals=(45, -20, 300), bolts=(1, 0, 2))
    game = play(game, "1 redeal")
    assert events(game) == ["redeal:1"]
    assert shown(game) == (1, str(CardSet.parse(POOR)))
    after = game.standing
    assert (after.totals, after.bolts, after.dealer, after.redeals) == ((45, -20, 300), (1, 0, 2), 2, 1)
    assert game.sheet[-1].outcome is None
    assert game.view(0).all_hands is None


def test_the_holder_of_four_nines_chooses() -> None:
    game = opened({**FOUR, "marriage.nines": 200}, [NINES])
    assert may(game, 0) == ["0 redeal"]
    game = play(game, "1 pass, 2 pass, 0 give AS 1, 0 give AC 2")
    assert "0 play 9S nines" in may(game, 0)


def test_the_talon_picked_counts_not_the_other() -> None:
    for which, claim in ((0, ["0 redeal"]), (1, [])):
        game = opened(TALON, [], "9S 9C", "AS TS", players=2)
        assert may(play(game, f"1 pass, 0 take {which}"), verb="redeal") == claim


def test_the_ground_of_a_talon_claim_is_the_talon() -> None:
    game = play(opened(TALON, [], "9S 9C QD"), "1 pass, 2 pass, 0 redeal")
    assert shown(game) == (0, "9S 9C QD")


def test_forced_only_asks_for_the_compulsory_bid_itself() -> None:
    game = opened(TALON, [], "9S 9C QD")
    assert may(play(game, "1 pass, 2 pass"), verb="redeal") == ["0 redeal"]
    assert not may(play(game, "1 bid 105, 2 pass, 0 bid 110, 1 pass"), verb="redeal")
    last = opened({**TALON, "auction.forced_player": "last_speaker"}, [], "9S 9C QD")
    assert may(play(last, "0 pass, 1 pass"), verb="redeal") == ["2 redeal"]


def test_a_declarer_without_an_auction_has_a_talon_claim_only_under_any() -> None:
    for form in ("takes_talon", "own_first_hand"):
        for scope, claim in (("any", ["0 redeal"]), ("forced_only", [])):
            rules = {**TALON, "barrel.auction": form, "redeal.talon_scope": scope}
            assert may(opened(rules, [], "9S 9C QD", **FIRST_ON_THE_BARREL), verb="redeal") == claim


@pytest.mark.parametrize("contract", ["forced", "auction"])
def test_in_golden_deals_there_is_no_talon_claim(contract: str) -> None:
    rules = {**TALON, "redeal.talon_scope": "any", "golden.on": True, "golden.contract": contract}
    game = opened({**rules, "redeal.mandatory": "all"}, [], "9S 9C QD")
    if contract == "auction":
        game = play(game, "1 pass, 2 pass")
    assert game.phase == "give"
    assert not may(game, verb="redeal")


# Until when


def test_every_holder_of_a_claim_may_act_out_of_turn_until_the_first_word() -> None:
    rules = {**FOUR, "redeal.hand_jacks": 4}
    game = opened(rules, [NINES, "", JACKS])
    assert may(game, verb="redeal") == ["2 redeal", "0 redeal"]
    assert game.rights(2) == game.legal_actions(2)
    for word in ("1 pass", "1 bid 105"):
        assert not may(play(game, word), verb="redeal")


@pytest.mark.parametrize("first", ["0 give TH 1", "0 raise 130"])
def test_without_an_auction_claims_last_until_the_declarers_first_action(first: str) -> None:
    rules = {**FOUR, "golden.on": True, "golden.raise": True}
    game = opened(rules, ["AS TS KS QS JS TH KH", "9S 9C 9D 9H"])
    assert may(game, verb="redeal") == ["1 redeal"]
    assert not may(play(game, first), verb="redeal")


def test_without_an_auction_two_players_claim_until_the_take() -> None:
    game = opened({**FOUR, "golden.on": True}, ["", NINES], players=2)
    assert may(game, verb="redeal") == ["1 redeal"]
    assert not may(play(game, "0 take 0"), verb="redeal")


def test_the_hand_shown_is_the_one_dealt_never_with_the_talon() -> None:
    rules = {**FOUR, "barrel.auction": "takes_talon", "talon.shown": "declarer"}
    game = play(opened(rules, [NINES], "TS TC TD", **FIRST_ON_THE_BARREL), "0 redeal")
    assert shown(game) == (0, str(CardSet.parse(NINES)))
    assert names(game.view(1).talons[0]) is None


def test_the_talon_completes_no_claim_under_auction() -> None:
    game = opened({**FOUR, "golden.on": True}, ["9S 9C 9D AS AC AD AH"], "9H TS TC")
    assert not may(game, verb="redeal")


@pytest.mark.parametrize("ending", ["0 give AS 1", "0 raise 105"])
def test_a_talon_claim_ends_with_the_first_act_under_auction_only(ending: str) -> None:
    for deadline, claim in (("auction", []), ("first_lead", ["0 redeal"])):
        game = opened({**TALON, "redeal.deadline": deadline}, ["AS KS QS JH TH KC QD"], "9S 9C QH")
        assert may(play(game, "1 pass, 2 pass", ending), verb="redeal") == claim


def test_a_discard_ends_a_talon_claim() -> None:
    game = play(opened(TALON, ["AS"], "9S 9C", players=2), "1 pass, 0 take 0")
    assert may(game, verb="redeal") == ["0 redeal"]
    assert not may(play(game, "0 discard AS"), verb="redeal")


def test_under_first_lead_claims_last_until_the_first_card_on_the_table() -> None:
    game = playing({**FOUR, **LATE}, "AS KD", "9S 9C 9D 9H AC AD AH TH")
    assert may(game, verb="redeal") == ["1 redeal"]
    assert not may(play(game, "0 play AS"), verb="redeal")


def test_under_first_lead_nines_count_in_the_present_hand() -> None:
    game = opened({**FOUR, **LATE}, ["9H AS AC AD TS TC TD", "9S 9C 9D"])
    game = play(game, "1 pass, 2 pass")
    assert not may(game, verb="redeal")
    game = play(game, "0 give 9H 1")
    assert may(game, verb="redeal") == ["1 redeal"]
    game = play(game, "1 redeal")
    assert shown(game) == (1, names(int(game.hands[1])))
    assert len(game.hands[1]) == 8


def test_under_first_lead_points_count_in_the_hand_as_dealt() -> None:
    poor = opened({"redeal.hand_below": 14, **LATE}, ["AH AS TS TC", POOR])
    for rich in (poor, play(poor, "1 pass, 2 pass"), play(poor, "1 pass, 2 pass, 0 give AH 1")):
        assert may(rich, verb="redeal") == ["1 redeal"]
    asked = play(poor, "1 pass, 2 pass, 0 give AH 1, 1 redeal")
    assert shown(asked) == (1, str(CardSet.parse(POOR)))


def test_refused_after_the_deadline() -> None:
    assert refused(play(opened(FOUR, ["", NINES]), "1 pass"), "1 redeal") == "redeal_not_allowed"


def test_golden_unseen_has_no_claim_all_the_deal_through() -> None:
    rules = {**FOUR, **LATE, "golden.on": True, "golden.unseen": True}
    game = opened(rules, [NINES], "TS TC TD")
    assert not may(game, verb="redeal")
    assert not may(play(game, "0 give TS 1, 0 give TC 2"), verb="redeal")
    assert may(opened(rules, ["", NINES]), verb="redeal") == ["1 redeal"]
    by_auction = opened({**rules, "golden.contract": "auction"}, [NINES])
    assert may(by_auction, verb="redeal") == ["0 redeal"]
    assert not may(play(by_auction, "1 pass, 2 pass"), verb="redeal")


# By itself


def test_hands_are_checked_in_seat_order_from_the_first_hand() -> None:
    rules = {**FOUR, "redeal.hand_jacks": 4, "redeal.mandatory": "all"}
    game = opened(rules, ["", JACKS, NINES])
    assert events(game) == ["redeal:1"]
    assert shown(game) == (1, str(CardSet.parse(JACKS)))
    assert game.history == ()
    assert events(opened(rules, [JACKS, "", NINES])) == ["redeal:0"]
    assert events(opened({**rules, "auction.forced_player": "dealer"}, [JACKS, "", NINES])) == ["redeal:0"]


def test_nines_looks_at_nines_only_and_other_grounds_remain_claims() -> None:
    rules = {**FOUR, "redeal.hand_jacks": 4, "redeal.mandatory": "nines"}
    game = opened(rules, ["", JACKS])
    assert may(game, verb="redeal") == ["1 redeal"]
    assert events(opened(rules, ["", JACKS, NINES])) == ["redeal:2"]
    assert may(opened({**FOUR, "redeal.mandatory": "talon"}, ["", NINES]), verb="redeal") == ["1 redeal"]


@pytest.mark.parametrize("mode", ["nines", "all"])
def test_with_first_lead_hands_are_checked_once_more_after_the_giving(mode: str) -> None:
    rules = {**FOUR, **LATE, "redeal.mandatory": mode, "redeal.hand_below": None}
    game = opened(rules, ["9H AS AC AD TS TC TD", "9S 9C 9D"])
    game = play(game, "1 pass, 2 pass, 0 give 9H 1")
    assert game.in_deal
    game = play(game, "0 give AS 2")
    assert events(game) == ["redeal:1"]
    assert game.view(0).phase == "done"
    early = opened({**rules, "redeal.deadline": "auction"}, ["9H AS AC AD TS TC TD", "9S 9C 9D"])
    assert play(early, "1 pass, 2 pass, 0 give 9H 1, 0 give AS 2").in_deal


def test_points_are_not_checked_a_second_time() -> None:
    rules = {**LATE, "redeal.mandatory": "all", "redeal.hand_below": 20}
    hands = ["AS AC AD 9S 9C JS JC", "TS TC KS QS JD 9D 9H", "TD TH KC QC JH KD QD"]
    game = play(opened(rules, hands, "AH KH QH"), "1 pass, 2 pass, 0 give 9S 1, 0 give 9C 2")
    assert game.phase == "play"


@pytest.mark.parametrize("mode", ["talon", "all"])
def test_the_talon_is_checked_when_the_declarer_takes_it(mode: str) -> None:
    rules = {**TALON, "redeal.mandatory": mode}
    game = play(opened(rules, [], "9S 9C QD"), "1 pass")
    assert game.in_deal
    assert events(play(game, "2 pass")) == ["redeal:0"]
    assert play(opened(rules, [], "9S 9C QD"), "1 bid 105, 2 pass, 0 pass").phase == "give"
    scope = {**rules, "redeal.talon_scope": "any"}
    assert events(play(opened(scope, [], "9S 9C QD"), "1 bid 105, 2 pass, 0 pass")) == ["redeal:1"]
    duel = play(opened(rules, [], "9S 9C", "AS TS", players=2), "1 pass")
    assert events(play(duel, "0 take 0")) == ["redeal:0"]
    assert play(duel, "0 take 1").phase == "give"


def test_a_redeal_for_nines_is_not_one_for_the_talon() -> None:
    game = play(opened({**TALON, "redeal.mandatory": "nines", **FOUR}, [], "9S 9C QD"), "1 pass, 2 pass")
    assert may(game, verb="redeal") == ["0 redeal"]


def test_a_rich_talon_comes_before_everything_else() -> None:
    rules = {**FOUR, "redeal.mandatory": "all", "redeal.rich_talon": 20}
    game = opened(rules, ["9S 9C 9D 9H"], "AS TS", "JS JC", players=2)
    assert events(game) == ["redeal:None"]
    assert shown(game) is None
    assert events(opened(rules, [], "JS JC", "AS TS", players=2)) == ["redeal:None"]
    enough = {"redeal.rich_talon": 20}
    assert opened(enough, [], "TS TC", "KS KC", players=2).in_deal  # 20 is not more than 20.


# In a row


def test_after_twenty_in_a_row_the_deal_is_played() -> None:
    rules = {**FOUR, **TALON, "redeal.mandatory": "all", "redeal.talon_scope": "any"}
    assert events(opened(rules, [NINES], redeals=19)) == ["redeal:0"]
    game = opened(rules, [NINES], "JS QC JD", redeals=20)
    assert not may(game, verb="redeal")
    game = play(game, "1 pass, 2 pass")
    assert game.phase == "give"
    assert not may(game, verb="redeal")
    assert finish(game).standing.redeals == 0
    rich = {"redeal.rich_talon": 20}
    assert opened(rich, [], "AS TS", players=2, redeals=20).in_deal


def test_the_fine_for_a_chain_spares_a_dealer_on_the_barrel() -> None:
    rules = {**FOUR, "redeal.chain_fine": 3}
    game = opened(rules, [NINES], totals=(0, 0, 880), barrel=(None, None, 1), redeals=2)
    game = play(game, "0 redeal")
    assert game.standing.totals == (0, 0, 880)
    game = opened(rules, [NINES], redeals=5)
    assert play(game, "0 redeal").standing.totals == (0, 0, -120)
    game = opened(rules, [NINES], redeals=3)
    assert play(game, "0 redeal").standing.totals == (0, 0, 0)


def test_a_redealt_golden_deal_is_not_used_up() -> None:
    game = play(opened({**FOUR, "golden.on": True}, ["", NINES]), "1 redeal")
    assert (game.standing.golden_played, game.standing.golden_over) == (0, False)


def test_a_sitter_asks_for_nothing() -> None:
    game = opened({**FOUR, **LATE}, [NINES], players=4)
    assert may(game, verb="redeal") == ["0 redeal"]
    assert not game.rights(3)


# The declarer before the first lead


def test_who_does_not_lead_may_raise_and_concede_until_the_first_card() -> None:
    game = playing({"play.first_lead": "dealer"}, "AS")
    assert game.to_act == 2
    assert amounts(game, 0, "raise")
    assert may(game, 0, "concede") == ["0 concede"]
    assert game.rights(0) == game.legal_actions(0)
    raised = play(game, "0 raise 105")
    assert raised.to_act == 2
    assert raised.view(None).contract == 105
    assert events(play(raised, "0 concede")) == ["concede:0"]
    led, _ = game.apply(game.legal_actions(2)[0])
    assert not may(led, 0, "raise")
    assert not may(led, 0, "concede")
    assert refused(led, "0 raise 105") == "raise_not_allowed"
    assert refused(led, "0 concede") == "concede_not_allowed"
