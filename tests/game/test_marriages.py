"""Marriages, half marriages, four aces and four nines, case by case. Seat 0 declares and leads."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from tests.game.builders import finish, may, opened, play, playing, refused
from tests.game.walks import Walk, one_deal, walks

from tysyacha.game import Game, Play
from tysyacha.game.outcome import DealOutcome

FIRST = {"marriage.first_trick": True}
HALF = {**FIRST, "marriage.half": True}
ACES = {**FIRST, "marriage.aces": 200}
LONG = ("KH QH AH TH KC QC AC TC", "9H JH AS TS KS QS JS 9S", "AD TD KD QD JD 9D JC 9C")
FOUR_ACES = ("AS AC AD AH KS QS KH QH", "9S JS TS 9H JH TH 9C 9D")
S, C, D, H = range(4)


def outcome(game: Game) -> DealOutcome:
    found = game.sheet[-1].outcome
    assert found is not None
    return found


def ways(game: Game, name: str, seat: int = 0) -> list[str]:
    """How the seat may play this card: ``-`` without a word."""
    found = [each.split()[3:] for each in may(game, seat, "play") if each.split()[2] == name]
    return [word[0] if word else "-" for word in found]


def trump(game: Game) -> int | None:
    return game.view(None).trump


def on_to(game: Game, seat: int) -> Game:
    """Others play their lowest permitted card until it is this seat's turn."""
    while game.to_act != seat:
        game, _ = game.apply(min(game.legal_actions(game.to_act), key=lambda each: getattr(each, "card", 0)))
    return game


# Marriages


def test_a_marriage_is_declared_by_the_lead_only() -> None:
    game = playing(FIRST, "KH QH AS", "KS QS JH")
    assert ways(game, "KH") == ["-", "marriage"]
    led = play(game, "0 play AS")
    assert ways(led, "KS", 1) == ["-"]
    assert refused(led, "1 play KS marriage") == "declaration_not_allowed"
    assert refused(game, "0 play AS marriage") == "declaration_not_allowed"


def test_not_with_the_first_lead_and_then_the_pair_is_broken_for_good() -> None:
    game = playing({}, "KH QH AH TH", "9H JH")
    assert ways(game, "KH") == ["-"]
    game = on_to(play(game, "0 play AH"), 0)
    assert ways(game, "QH") == ["-", "marriage"]
    broken = on_to(play(playing({}, "KH QH AH TH", "9H JH"), "0 play KH"), 0)
    assert ways(broken, "QH") == ["-"]


def test_leading_one_of_the_pair_without_a_word_forfeits_it() -> None:
    game = on_to(play(playing(FIRST, "KH QH AH TH", "9H JH"), "0 play KH"), 0)
    assert ways(game, "QH") == ["-"]
    assert game.view(None).declared == (0, 0, 0)


def test_a_pair_completed_by_the_talon_or_a_gift_counts() -> None:
    game = opened(FIRST, ["KH AS AC AD TS TC TD", "KS"], "QH QS 9S")
    game = play(game, "1 pass, 2 pass, 0 give QS 1, 0 give 9S 2")
    assert ways(game, "KH") == ["-", "marriage"]
    given = opened({**FIRST, "play.first_lead": "dealer"}, ["QS AS", "", "KS"])
    given = play(given, "1 pass, 2 pass, 0 give QS 2, 0 give AS 1")
    assert ways(given, "KS", 2) == ["-", "marriage"]


def test_captured_cards_are_no_marriage() -> None:
    game = playing({}, "AH KD AS JS 9S 9C 9D JC", "KH AC AD JD 9H JH QC KS", "QH TC KC QS TS TH QD TD")
    game = play(game, "0 play AH, 1 play KH, 2 play QH")
    assert not [each for each in may(game, 0) if each.endswith("marriage")]


def test_every_marriage_changes_the_trump_or_only_the_first() -> None:
    both = "0 play KH marriage, 1 play 9H, 2 play 9C, 0 play KC marriage"
    every = play(playing(FIRST, *LONG), both)
    assert (trump(every), every.view(None).trump_by) == (C, 0)
    once = play(playing({**FIRST, "marriage.trump": "first_only"}, *LONG), both)
    assert (trump(once), once.view(None).declared) == (H, (160, 0, 0))


def test_queen_only() -> None:
    game = playing({**FIRST, "marriage.lead": "queen_only"}, "KH QH")
    assert (ways(game, "KH"), ways(game, "QH")) == (["-"], ["-", "marriage"])


def test_auto_declares_what_could_be_declared() -> None:
    game = playing({**FIRST, "marriage.auto": True}, "KH QH")
    assert (ways(game, "KH"), ways(game, "QH")) == (["marriage"], ["marriage"])
    silent = play(game, "0 play KH")
    assert silent == play(game, "0 play KH marriage")
    assert silent.history[-1] == Play(0, silent.view(0).trick[0], "marriage")
    early = playing({"marriage.auto": True}, "KH QH")
    assert ways(early, "KH") == ["-"]


def test_under_auto_the_queen_is_a_marriage_unless_half_is_said() -> None:
    game = playing({**HALF, "marriage.auto": True}, "KH QH JH")
    assert ways(game, "QH") == ["marriage", "half"]
    assert ways(game, "JH") == ["-", "half"]
    assert play(game, "0 play QH").view(None).declared == (100, 0, 0)
    assert play(game, "0 play QH half").view(None).declared == (50, 0, 0)
    pair = playing({**HALF, "marriage.auto": True}, "QH JH")
    assert ways(pair, "QH") == ["-", "half"]
    assert play(pair, "0 play QH").view(None).declared == (0, 0, 0)


# The timing of trumps


def test_next_trick_plays_the_declaring_trick_under_the_old_trump() -> None:
    """Clubs led with a marriage while hearts are trumps: the void player must trump, and wins."""
    rules = {**FIRST, "marriage.trump_timing": "next_trick"}
    game = play(playing(rules, *LONG), "0 play KH marriage, 1 play 9H")
    assert (trump(game), game.view(None).next_trump) == (None, H)
    game = play(game, "2 play AD")
    assert (trump(game), game.view(None).next_trump) == (H, None)
    game = play(game, "0 play KC marriage")
    assert may(game, 1, "play") == ["1 play JH"]
    game = play(game, "1 play JH, 2 play 9C")
    assert game.view(None).tricks[-1].winner == 1
    assert game.view(None).declared == (160, 0, 0)
    assert trump(game) == C
    at_once = play(playing(FIRST, *LONG), "0 play KH marriage, 1 play 9H, 2 play AD, 0 play KC marriage")
    assert len(may(at_once, 1, "play")) == 7


def test_next_trick_before_any_trump_has_none() -> None:
    hands = ("KH QH AC TC KC QC JC 9C", "JH 9H AS TS KS QS JS 9S", "AD TD KD QD JD 9D AH TH")
    game = play(
        playing({**FIRST, "marriage.trump_timing": "next_trick"}, *hands), "0 play QH marriage, 1 play JH"
    )
    assert sorted(may(game, 2, "play")) == ["2 play AH", "2 play TH"]


def test_with_first_only_the_first_to_come_into_force_stays() -> None:
    rules = {**FIRST, "marriage.trump": "first_only", "marriage.trump_timing": "next_trick"}
    game = play(playing(rules, *LONG), "0 play KH marriage, 1 play 9H, 2 play AD, 0 play KC marriage")
    assert (trump(game), game.view(None).next_trump) == (H, None)


# Half marriages


def test_one_queen_serves_one_declaration() -> None:
    game = playing(HALF, "KH QH JH AH TH")
    assert ways(game, "QH") == ["-", "marriage", "half"]
    assert (ways(game, "KH"), ways(game, "JH")) == (["-", "marriage"], ["-", "half"])
    half = on_to(play(playing(HALF, "KH QH JH AH TH 9H"), "0 play JH half"), 0)
    assert ways(half, "QH") == ["-"]
    whole = on_to(play(playing(HALF, "KH QH JH AH TH 9H"), "0 play KH marriage"), 0)
    assert ways(whole, "QH") == ["-"]
    assert ways(whole, "JH") == ["-"]


def test_half_is_worth_half_and_declared_on_the_terms_of_a_marriage() -> None:
    values = {"H": 180, "D": 80, "C": 60, "S": 20}
    game = play(playing({**HALF, "marriage.values": values}, "QH JH"), "0 play QH half")
    assert game.view(None).declared == (90, 0, 0)
    assert trump(game) == H
    assert ways(playing({"marriage.half": True}, "QH JH"), "QH") == ["-"]
    unset = play(playing({**HALF, "marriage.half_sets_trump": False}, "QH JH"), "0 play QH half")
    assert trump(unset) is None


def test_a_half_that_sets_trumps_counts_for_first_only() -> None:
    hands = ("QH JH AH TH KH KC QC AC",)
    rules = {**HALF, "marriage.trump": "first_only"}
    game = play(on_to(play(playing(rules, *hands), "0 play AH"), 0), "0 play QH half")
    assert trump(game) == H
    game = on_to(game, 0) if game.to_act != 0 else game
    later = play(game, "0 play KC marriage")
    assert (trump(later), later.view(None).declared[0]) == (H, 110)
    unset = {**rules, "marriage.half_sets_trump": False}
    game = on_to(play(on_to(play(playing(unset, *hands), "0 play AH"), 0), "0 play QH half"), 0)
    assert trump(play(game, "0 play KC marriage")) == C


# Four aces


def test_all_four_must_be_held_when_the_first_is_led() -> None:
    game = playing(ACES, *FOUR_ACES)
    assert ways(game, "AS") == ["-", "aces"]
    forfeited = on_to(play(game, "0 play AS"), 0)
    assert ways(forfeited, "AC") == ["-"]
    declared = on_to(play(game, "0 play AS aces"), 0)
    assert ways(declared, "AC") == ["-"]
    assert declared.view(None).declared == (200, 0, 0)
    assert trump(declared) is None


def test_like_marriage_asks_for_a_first_trick_won_without_an_ace() -> None:
    rules = {"marriage.aces": 200}
    assert ways(playing(rules, *FOUR_ACES), "AS") == ["-"]
    hands = ("AS AC AD AH TS KS QS JS", "9S")
    game = on_to(play(playing(rules, *hands), "0 play TS"), 0)
    assert ways(game, "AH") == ["-", "aces"]


def test_any_lead_goes_for_the_first_trick_too() -> None:
    rules = {"marriage.aces": 200, "marriage.aces_when": "any_lead"}
    assert ways(playing(rules, *FOUR_ACES), "AS") == ["-", "aces"]
    assert ways(playing(rules, *FOUR_ACES), "KS") == ["-"]


def test_automatic_counts_with_the_first_trick_of_the_holder() -> None:
    rules = {"marriage.aces": 200, "marriage.aces_when": "automatic", "marriage.aces_trump": "led_ace"}
    game = playing(rules, "KS 9S", "AS AC AD AH")
    assert ways(playing(rules, *FOUR_ACES), "AS") == ["-"]
    game = play(game, "0 play KS, 1 play AS")
    assert game.view(None).declared == (0, 0, 0)
    game, _ = game.apply(game.legal_actions(2)[0])
    assert game.view(None).declared == (0, 200, 0)
    assert (game.view(None).announced[0].trick, trump(game)) == (0, None)
    assert outcome(finish(game)).declared[1] >= 200


def test_automatic_waits_until_the_holder_himself_takes_a_trick() -> None:
    rules = {**FIRST, "marriage.aces": 200, "marriage.aces_when": "automatic"}
    hands = ("KH QH TH KD QD 9S JS TD", "AS AC AD AH 9C 9D JD 9H", "JH TS KS QS TC KC QC JC")
    game = play(playing(rules, *hands), "0 play TH, 1 play 9H, 2 play JH")
    assert game.view(None).declared == (0, 0, 0)
    game = play(game, "0 play KD marriage, 1 play AD, 2 play JC")
    assert game.view(None).declared == (80, 200, 0)
    assert game.view(None).announced[-1].trick == 1


def test_automatic_looks_at_the_hands_after_the_giving() -> None:
    rules = {"marriage.aces": 200, "marriage.aces_when": "automatic"}
    game = opened(rules, ["AS KS QS TS AH JS KH"], "AC AD TH")
    kept = on_to(play(game, "1 pass, 2 pass, 0 give JS 1, 0 give KH 2, 0 play AS"), 0)
    assert kept.view(None).declared == (200, 0, 0)
    gone = on_to(play(game, "1 pass, 2 pass, 0 give AC 1, 0 give KH 2, 0 play AS"), 0)
    assert gone.view(None).declared == (0, 0, 0)


@pytest.mark.parametrize(
    ("form", "told"), [("none", [None, H, H]), ("led_ace", [S, S, S]), ("next_ace", [None, H, D])]
)
def test_what_aces_do_to_trumps(form: str, told: list[int | None]) -> None:
    """Aces, then a marriage of hearts under `every`, then another ace."""
    rules = {**ACES, "marriage.aces_trump": form}
    if form == "led_ace":
        rules["marriage.trump"] = "first_only"  # Four aces count like a marriage here.
    game = play(playing(rules, *FOUR_ACES), "0 play AS aces")
    found = [trump(game)]
    game = play(on_to(game, 0), "0 play KH marriage")
    found.append(trump(game))
    while game.to_act != 0 or game.view(0).trick:
        game, _ = game.apply(min(game.legal_actions(game.to_act), key=lambda each: getattr(each, "card", 0)))
    found.append(trump(play(game, "0 play AD")))
    assert found == told


def test_next_ace_is_one_that_he_leads() -> None:
    rules = {**ACES, "marriage.aces_trump": "next_ace", "marriage.trump": "first_only"}
    game = on_to(play(playing(rules, *FOUR_ACES), "0 play AS aces"), 0)
    game = play(game, "0 play AD")
    assert trump(game) == D
    game = on_to(game, 0)
    assert trump(play(game, "0 play AH")) == D
    assert trump(play(game, "0 play KH marriage")) == D


def test_aces_under_next_trick() -> None:
    rules = {**ACES, "marriage.aces_trump": "led_ace", "marriage.trump_timing": "next_trick"}
    game = play(playing(rules, *FOUR_ACES), "0 play AS aces")
    assert (trump(game), game.view(None).next_trump) == (None, S)
    assert trump(on_to(game, 0)) == S


def test_aces_continue_binds_every_lead_as_long_as_there_are_aces() -> None:
    rules = {**ACES, "marriage.aces_continue": True}
    game = play(playing(rules, *FOUR_ACES), "0 play AS aces")
    for name in ("AC", "AD", "AH"):
        game = on_to(game, 0)
        assert {each.split()[2][0] for each in may(game, 0, "play")} == {"A"}
        game = play(game, f"0 play {name}")
    game = on_to(game, 0)
    assert {each.split()[2] for each in may(game, 0, "play")} == {"KS", "QS", "KH", "QH"}
    free = on_to(play(playing(rules, *FOUR_ACES), "0 play AS"), 0)  # Not declared: not bound.
    assert len({each.split()[2] for each in may(free, 0, "play")}) == 7


# Four nines


@pytest.mark.parametrize("seat", [0, 1])
def test_nines_are_declared_with_the_first_played_leading_or_following(seat: int) -> None:
    rules = {"marriage.nines": 200}
    hands = ["AS KS TS JS QS KH QH JH", "AC TC KC QC AD TD KD QD"]
    hands[seat] = "9S 9C 9D 9H AC AD AH TH"
    hands[1 - seat] = "AS KS TS JS QS KH QH JH"
    game = playing(rules, *hands)
    if seat == 1:
        game = play(game, "0 play JS")
    assert ways(game, "9S", seat) == ["-", "nines"]
    said = play(game, f"{seat} play 9S nines")
    assert said.view(None).declared[seat] == 200
    silent = play(game, f"{seat} play 9S")
    assert silent.view(None).declared[seat] == 0
    while silent.to_act != seat:
        silent, _ = silent.apply(silent.legal_actions(silent.to_act)[0])
    assert all("nines" not in each for each in may(silent, seat))
    assert trump(said) is None


def test_nines_to_total_are_written_for_everybody_with_the_start_of_play() -> None:
    rules = {"marriage.nines": 360, "marriage.nines_form": "to_total", "concede.window": "own_turn"}
    game = playing(rules, "AS KH", "9S 9C 9D 9H")
    assert ways(play(game, "0 play AS"), "9S", 1) == ["-"]
    done = finish(game)
    assert outcome(done).nines_to_total == (0, 360, 0)
    before_play = play(game, "0 concede")
    assert outcome(before_play).nines_to_total == (0, 0, 0)
    failed = playing(rules, "9S 9C 9D 9H JS JC JD JH")
    done = finish(failed)
    assert done.standing.totals[0] == 260


def test_nines_to_total_count_after_the_giving() -> None:
    rules = {"marriage.nines": 360, "marriage.nines_form": "to_total"}
    game = opened(rules, ["9H AS AC AD TS TC TD", "9S 9C 9D"])
    game = play(game, "1 pass, 2 pass, 0 give 9H 1, 0 give AS 2")
    assert outcome(finish(game)).nines_to_total == (0, 360, 0)
    gone = opened(rules, ["9S 9C 9D 9H AC AD TS"])
    gone = play(gone, "1 pass, 2 pass, 0 give 9H 1, 0 give AC 2")
    assert outcome(finish(gone)).nines_to_total == (0, 0, 0)


# Held against a plain reading of the rules


def plain_ways(game: Game, seat: int, card: Any) -> set[str | None]:
    """With what this card, which may be played, may be said."""
    rules, hand, view = game.agreements.marriage, set(game.hands[seat]), game.view(None)
    found: set[str | None] = {None}
    ranks = [{each for each in hand if each.rank == rank} for rank in range(6)]
    if card.rank == 0 and rules.nines and rules.nines_form == "in_contract" and len(ranks[0]) == 4:
        found.add("nines")
    if view.trick:
        return found
    early = not view.tricks and not rules.first_trick
    if (
        card.rank == 5
        and rules.aces
        and len(ranks[5]) == 4
        and rules.aces_when != "automatic"
        and (not early or rules.aces_when == "any_lead")
    ):
        found.add("aces")
    if early or any(each.suit == card.suit for each in view.announced):
        return found
    suit = {each.rank for each in hand if each.suit == card.suit}
    if {2, 3} <= suit and card.rank in ((2,) if rules.lead == "queen_only" else (2, 3)):
        found.add("marriage")
        if rules.auto:
            found.discard(None)
    if rules.half and {1, 2} <= suit and card.rank in (1, 2):
        found.add("half")
    return found


@given(walks())
@settings(max_examples=80)
def test_declarations_are_those_of_a_plain_reading(walk: Walk) -> None:
    for game, _, _ in one_deal(walk.game(), walk.chance()):
        if game.phase == "play":
            seat = game.to_act
            assert seat is not None
            offered: dict[Any, set[str | None]] = {}
            for each in game.legal_actions(seat):
                if isinstance(each, Play):
                    offered.setdefault(each.card, set()).add(each.declare)
            assert offered == {card: plain_ways(game, seat, card) for card in offered}
