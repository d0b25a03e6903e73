"""Undo step by step, over the edges of deals; and what a game refuses between them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.game.builders import act, before, dealt, events, finish, opened, play, playing, spelled

from tysyacha.cards import card
from tysyacha.errors import AgreementError, IllegalAction
from tysyacha.game import Concede, Dealt, Game, Play
from tysyacha.game.outcome import DealOutcome

NINES = "9S 9C 9D 9H AS AC AD"
REPORT = DealOutcome(
    kind="normal", declarer=0, contract=100, conceded=False, cards=(100, 15, 5), declared=(0, 0, 0),
    tricks=(6, 1, 1), last_trick=0, sitter=None, forced=0, bidders=frozenset(), nines_to_total=(0, 0, 0),
)  # fmt: skip


def code_of(error: pytest.ExceptionInfo[IllegalAction]) -> str:
    return error.value.code


def test_every_action_can_be_taken_back() -> None:
    game = opened({})
    for action in ("1 bid 105", "2 pass", "0 pass"):
        after = play(game, action)
        assert after.undo() == game
        game = after


def test_the_last_action_of_a_deal_opens_it_again() -> None:
    game = play(opened({}, totals=(500, 0, 0)), "1 pass, 2 pass")
    conceded = play(game, "0 concede")
    assert conceded.standing.totals == (400, 60, 60)
    back = conceded.undo()
    assert back == game
    assert (back.in_deal, back.standing.totals, back.sheet) == (True, (500, 0, 0), ())


def test_taking_back_the_cards_brings_the_last_deal_back_to_look_at() -> None:
    first = finish(opened({}))
    second, _ = first.deal(dealt(first, []))
    assert second.undo() == first
    assert second.undo().view(1) == first.view(1)
    assert second.undo().phase == "done"


def test_fines_before_a_deal_are_taken_back_with_it() -> None:
    rules = {"ritual.exposed_card": "fine_next_deals"}
    start = before(rules)
    game, _ = start.deal(dealt(start, []), fines=((1, "exposed_card"),))
    assert game.view(None).standing.totals == (0, -120, 0)
    assert game.standing.totals == (0, 0, 0)
    word = play(game, "1 pass")
    assert word.undo() == game
    assert game.undo() == start
    done = finish(game)
    assert done.sheet[-1].settlement.deltas[1] <= 0
    assert done.sheet[-1].fines == ((1, "exposed_card"),)
    assert done.undo().undo().fines == game.fines


def test_a_deal_that_ended_by_itself_is_taken_back_whole() -> None:
    rules = {"redeal.hand_nines": 4, "redeal.mandatory": "all"}
    start = before(rules)
    game, _ = start.deal(dealt(start, ["", NINES]))
    assert events(game) == ["redeal:1"]
    assert game.undo() == start


def test_a_reported_deal_is_taken_back() -> None:
    start = before({})
    once, _ = start.report(REPORT)
    assert once.standing.totals == (100, 15, 5)
    assert once.undo() == start
    played = finish(opened({}))
    mixed, _ = played.report(REPORT)
    assert mixed.undo() == played
    after, _ = mixed.deal(dealt(mixed, []))
    assert after.undo() == mixed


def test_a_named_dealer_stays_named() -> None:
    named = before({}).dealt_by(1)
    game, _ = named.deal(dealt(named, []))
    assert game.undo() == named
    later = finish(opened({})).dealt_by(2)
    game, _ = later.deal(dealt(later, []))
    assert game.undo() == later
    assert game.undo().standing.dealer == 2
    assert play(game, "1 pass").undo() == game


def test_there_is_nothing_before_the_start() -> None:
    with pytest.raises(IllegalAction) as error:
        before({}).undo()
    assert code_of(error) == "nothing_to_undo"


# Between deals


def test_deals_follow_on_each_other_only() -> None:
    game = opened({})
    for wrong in (
        lambda: game.deal(dealt(game, [])), lambda: game.report(REPORT), lambda: game.dealt_by(1),
    ):  # fmt: skip
        with pytest.raises(IllegalAction) as error:
            wrong()
        assert code_of(error) == "deal_open"
    for closed in (before({}), finish(opened({}))):
        with pytest.raises(IllegalAction) as error:
            closed.apply(Concede(0))
        assert code_of(error) == "no_deal_open"
        assert closed.legal_actions() == ()
        assert closed.to_act is None


def test_a_game_that_is_won_is_over() -> None:
    told, _ = before({"barrel.at": None}, totals=(950, 0, 0)).report(REPORT)
    assert told.winner == 0
    with pytest.raises(IllegalAction) as error:
        told.deal(dealt(told, []))
    assert code_of(error) == "game_over"
    assert told.undo().winner is None


@pytest.mark.parametrize("spoil", ["twice", "hand_short", "talon_short", "sitter", "two_talons"])
def test_cards_must_make_a_pack_in_the_sizes_of_the_table(spoil: str) -> None:
    game = before({}, players=4 if spoil == "sitter" else 3)
    good = dealt(game, [])
    hands, talons = list(good.hands), list(good.talons)
    if spoil == "twice":
        lost = hands[0] & -hands[0]
        hands[0] ^= lost | (hands[1] & -hands[1])
    elif spoil == "hand_short":
        lost = hands[0] & -hands[0]
        hands[0], hands[1] = hands[0] ^ lost, hands[1] | lost
    elif spoil == "talon_short":
        lost = talons[0] & -talons[0]
        hands[0], talons[0] = hands[0] | lost, talons[0] ^ lost
    elif spoil == "sitter":
        hands[3], hands[0] = hands[0], 0
    else:
        talons = [talons[0] & -talons[0], talons[0] & (talons[0] - 1)]
    with pytest.raises(IllegalAction) as error:
        game.deal(Dealt(tuple(hands), tuple(talons)))
    assert code_of(error) == "cards_wrong"


def test_only_who_sits_at_the_table_has_a_view() -> None:
    with pytest.raises(ValueError, match="no deal"):
        before({}).view(0)
    game = opened({})
    for seat in (-1, 3, 7):
        with pytest.raises(ValueError, match="no seat"):
            game.view(seat)
        assert game.legal_actions(seat) == ()
    told, _ = before({}).report(REPORT)
    with pytest.raises(ValueError, match="no deal"):
        told.view(None)


def test_a_mix_that_no_table_may_have_makes_no_game() -> None:
    with pytest.raises(AgreementError):
        before({"play.must_overtrump": True, "play.must_trump": False})
    with pytest.raises(AgreementError):
        before({}, players=5)


def test_games_are_equal_by_what_happened() -> None:
    one, two = play(opened({}), "1 pass"), play(opened({}), "1 pass")
    assert one == two
    assert hash(one) == hash(two)
    assert len({one, two}) == 1
    assert one != play(opened({}), "1 bid 105")
    assert one != opened({})
    assert one != "a game"
    assert opened({}) != opened({"auction.step": 10})
    assert "auction" in repr(one)
    assert isinstance(one, Game)
    assert act("1 pass") == one.history[-1]


def test_the_history_keeps_cards_as_cards() -> None:
    """Whoever counts cards as plain numbers may say so; what is kept reads like a card all the same."""
    game = playing({}, "AS")
    number: Any = int(card("AS"))
    after, told = game.apply(Play(0, number))
    assert spelled(after.history[-1]) == "0 play AS"
    assert told == game.apply(act("0 play AS"))[1]
    assert after == play(game, "0 play AS")
