"""Playing the cards, case by case: what must be played, who takes the trick, who leads. Seat 0 declares and leads."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from tests.game.builders import finish, may, opened, play, playing, refused
from tests.game.walks import Walk, one_deal, walks

from tysyacha.cards import CARDS, Card
from tysyacha.game import Game, Play

FIRST = {"marriage.first_trick": True}
BEAT = {"play.must_beat": True}
OVER = {"play.must_overtrump": True}
# Hearts are trumps after the first lead; 0 has no diamonds, 1 no clubs and no diamonds.
HEARTS = ("KH QH AC TC KC QC JC 9C", "AH 9H JH AS TS KS QS JS", "TH AD TD KD QD JD 9D 9S")
LONG = ("KH QH AH TH KC QC AC TC", "9H JH AS TS KS QS JS 9S", "AD TD KD QD JD 9D JC 9C")


def cards_of(game: Game, seat: int) -> set[str]:
    """The cards this seat may play."""
    return {each.split()[2] for each in may(game, seat, "play")}


def test_suit_must_be_followed() -> None:
    game = play(playing({}, "AS", "9S JS AH TC KC QC TD KD"), "0 play AS")
    assert cards_of(game, 1) == {"9S", "JS"}
    assert refused(game, "1 play AH") == "must_follow"
    assert refused(game, "2 play 9C") == "not_your_turn"
    assert refused(game, "1 play AS") == "card_not_held"


def test_without_trumps_set_any_card_may_be_thrown() -> None:
    game = play(playing({}, "AC", HEARTS[1]), "0 play AC")
    assert len(cards_of(game, 1)) == 8


def test_who_cannot_beat_may_play_any_card_of_the_suit() -> None:
    game = play(playing(BEAT, "TS", "KS JS 9S", "AS QS"), "0 play TS")
    assert cards_of(game, 1) == {"KS", "JS", "9S"}
    game = play(game, "1 play 9S")
    assert cards_of(game, 2) == {"AS"}
    assert refused(game, "2 play QS") == "must_beat"


def test_the_best_card_on_the_table_is_to_be_beaten_not_the_first() -> None:
    game = play(playing(BEAT, "JS", "KS 9S", "QS TS"), "0 play JS, 1 play KS")
    assert cards_of(game, 2) == {"TS"}


def test_no_beating_where_a_trump_lies_on_another_suit() -> None:
    hands = ("KH QH AH TH QC AC TC AS", "9H JH TS KS QS JS 9S AD", "KC JC 9C TD KD QD JD 9D")
    game = play(playing({**FIRST, **BEAT}, *hands), "0 play KH marriage, 1 play 9H, 2 play 9D, 0 play QC")
    assert cards_of(game, 1) == {"JH"}
    assert cards_of(play(game, "1 play JH"), 2) == {"KC", "JC", "9C"}


def cards_in(game: Game, seat: int) -> set[str]:
    return {str(card) for card in game.hands[seat]}


def test_when_trumps_are_led_the_duty_to_beat_holds_among_trumps() -> None:
    hands = ("KH QH AC TC KC QC JC 9C", "AH 9H JH AS TS KS QS JS")
    game = play(playing({**FIRST, **BEAT}, *hands), "0 play QH marriage")
    assert cards_of(game, 1) == {"AH"}
    free = play(playing({**FIRST, **OVER}, *hands), "0 play QH marriage")  # must_overtrump says nothing here.
    assert cards_of(free, 1) == {"AH", "9H", "JH"}


def test_any_trump_will_do_unless_overtrumping_is_a_duty() -> None:
    start = "0 play QH marriage, 1 play JH, 2 play TH, 2 play AD, 0 play KH"
    assert cards_of(play(playing(FIRST, *HEARTS), start), 1) == {"AH", "9H"}
    game = play(playing({**FIRST, **OVER}, *HEARTS), start)
    assert cards_of(game, 1) == {"AH"}
    assert refused(game, "1 play 9H") == "must_overtrump"
    assert refused(game, "1 play AS") == "must_trump"


def test_who_has_only_lower_trumps_must_still_play_one() -> None:
    game = play(playing({**FIRST, **OVER}, *HEARTS), "0 play QH marriage, 1 play AH, 2 play TH")
    game = play(game, "1 play AS, 2 play 9S")
    assert cards_of(game, 0) == {"KH"}
    hands = ("KH QH AC TC KC QC JC 9C", "JH 9H AS TS KS QS JS TH", "AH AD TD KD QD JD 9D 9S")
    game = play(
        playing({**FIRST, **OVER}, *hands), "0 play QH marriage, 1 play TH, 2 play AH, 2 play AD, 0 play KH"
    )
    assert cards_of(game, 1) == {"JH", "9H"}
    assert refused(game, "1 play AS") == "must_trump"


def test_without_the_duty_to_trump_anything_goes() -> None:
    rules = {**FIRST, "play.must_trump": False}
    game = play(playing(rules, *HEARTS), "0 play QH marriage, 1 play JH, 2 play TH, 2 play AD")
    assert cards_of(game, 0) == cards_in(game, 0)


def test_a_trick_goes_to_the_highest_trump_or_the_highest_of_the_suit_led() -> None:
    game = play(
        playing(FIRST, *HEARTS), "0 play QH marriage, 1 play JH, 2 play TH, 2 play AD, 0 play KH, 1 play 9H"
    )
    trick = game.view(None).tricks[-1]
    assert (trick.leader, trick.winner, trick.points, game.to_act) == (2, 0, 15, 0)
    first = game.view(None).tricks[0]
    assert (first.leader, first.winner, first.points) == (0, 2, 15)
    plain = play(playing({}, "JS", "AH 9S", "TD QS"), "0 play JS, 1 play 9S, 2 play QS")
    assert plain.view(None).tricks[0].winner == 2


def test_a_foreign_trump_is_led_only_by_who_has_nothing_else() -> None:
    rules = {**FIRST, "play.no_foreign_trump_lead": True}
    game = play(playing(rules, *HEARTS), "0 play QH marriage, 1 play AH, 2 play TH")
    assert cards_of(game, 1) == {"AS", "TS", "KS", "QS", "JS"}
    assert refused(game, "1 play JH") == "lead_not_allowed"
    own = play(playing(rules, *LONG), "0 play KH marriage, 1 play 9H, 2 play 9D")
    assert {"AH", "QH", "AC"} < cards_of(own, 0)  # The trump is his own.


def test_the_trump_in_force_and_who_declared_it_count() -> None:
    """A later marriage makes its suit foreign to all others, the earlier declarer included; the old suit is free."""
    rules = {**FIRST, "play.no_foreign_trump_lead": True}
    hands = ("KH QH TH AS 9C JC 9D JD", "AH 9H JH KS QS TS JS 9S", "AC TC KC QC AD TD KD QD")
    game = play(playing(rules, *hands), "0 play QH marriage, 1 play AH, 2 play QD, 1 play KS marriage")
    assert (game.view(None).trump, game.view(None).trump_by) == (0, 1)
    game = play(game, "2 play KD, 0 play AS")
    assert cards_of(game, 0) == {"KH", "TH", "9C", "JC", "9D", "JD"}


def test_two_players_lead_and_follow_as_three_do() -> None:
    game = opened({}, ["AS KS"], players=2)
    game = play(game, "1 pass, 0 take 0")
    while game.phase == "give":
        game, _ = game.apply(next(each for each in game.legal_actions(0) if type(each).__name__ == "Discard"))
    assert game.to_act == 0
    done = finish(game).view(None)
    assert sum(done.tricks_won) == 10
    assert all(len(trick.cards) == 2 for trick in done.tricks)


# Held against a plain reading of the rules


def plain_plays(game: Game) -> list[Card]:
    """The cards that the obligations leave, each card of the hand asked by itself."""
    seat, rules, view = game.to_act, game.agreements.play, game.view(None)
    assert seat is not None
    hand = list(game.hands[seat])
    trump, table = view.trump, list(view.trick)
    if not table:
        return plain_leads(game, seat, hand)
    led = table[0].suit
    trumps_on_table = [card for card in table if card.suit == trump]
    best_led = max(card for card in table if card.suit == led)
    in_suit = [card for card in hand if card.suit == led]
    if in_suit:
        beaten_by_trump = bool(trumps_on_table) and led != trump
        higher = [card for card in in_suit if card > best_led]
        return higher if rules.must_beat and higher and not beaten_by_trump else in_suit
    trumps = [card for card in hand if card.suit == trump]
    if trumps and rules.must_trump:
        higher = [card for card in trumps if trumps_on_table and card > max(trumps_on_table)]
        return higher if rules.must_overtrump and higher else trumps
    return hand


def plain_leads(game: Game, seat: int, hand: list[Card]) -> list[Card]:
    view = game.view(None)
    if game.agreements.play.no_foreign_trump_lead and view.trump is not None and view.trump_by != seat:
        hand = [card for card in hand if card.suit != view.trump] or hand
    declared = any(each.seat == seat and each.what == "aces" for each in view.announced)
    if (
        game.agreements.marriage.aces_continue
        and declared
        and game.agreements.marriage.aces_when != "automatic"
    ):
        hand = [card for card in hand if card.rank == 5] or hand
    return hand


def plain_winner(cards: tuple[Card, ...], trump: int | None, leader: int, active: tuple[int, ...]) -> int:
    trumps = [card for card in cards if card.suit == trump]
    best = max(trumps or [card for card in cards if card.suit == cards[0].suit])
    return active[(active.index(leader) + cards.index(best)) % len(active)]


@given(walks())
@settings(max_examples=80)
def test_cards_and_tricks_are_those_of_a_plain_reading(walk: Walk) -> None:
    trump: int | None = None
    done: dict[str, Any] = {"tricks": 0}
    for game, _, _ in one_deal(walk.game(), walk.chance()):
        view = game.view(None)
        if len(view.tricks) > done["tricks"]:
            trick = view.tricks[-1]
            assert trick.winner == plain_winner(trick.cards, trump, trick.leader, view.active)
            assert trick.points == sum(card.points for card in trick.cards)
            done["tricks"] += 1
        if game.phase == "play":
            trump = view.trump
            legal = game.legal_actions(game.to_act)
            found = {each.card for each in legal if isinstance(each, Play)}
            assert found == set(plain_plays(game))
            assert found <= set(CARDS)
