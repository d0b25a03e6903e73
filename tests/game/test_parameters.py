"""Each agreement makes a difference: the same deal under two or more of its values, with what each brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import pytest
from tests.game import test_settlement
from tests.game.builders import (
    amounts,
    before,
    dealt,
    events,
    finish,
    may,
    names,
    opened,
    play,
    playing,
    spelled,
)

from tysyacha.agreements import PARAMETERS, parse
from tysyacha.cards import CARDS
from tysyacha.game import Game, deal_from_seed
from tysyacha.game.dealing import Ritual, UnplayedDeal, slots_allowed
from tysyacha.game.settlement import settle

Rules = dict[str, Any]


class Case(NamedTuple):
    """``look`` plays the same deal under each of the values and tells what came of it."""

    id: str
    expected: tuple[tuple[Any, Any], ...]
    look: Callable[[Rules], Any]


CASES: Final[list[Case]] = []

EXEMPT: Final[Mapping[str, str]] = {}
"""Agreements that no program can observe, each with the reason. So far every one of them can be."""


def shows(
    name: str, *expected: tuple[Any, Any]
) -> Callable[[Callable[[Rules], Any]], Callable[[Rules], Any]]:
    """Registers a look at one agreement: pairs of a value and what it brings."""

    def register(look: Callable[[Rules], Any]) -> Callable[[Rules], Any]:
        CASES.append(Case(name, expected, look))
        return look

    return register


# The table and the dealing

SEED: Final = bytes(range(32))


@shows(
    "table.two_player_form", ("two_talons_of_2", ([10, 10], [2, 2])), ("two_talons_of_3", ([9, 9], [3, 3]))
)
def sizes(rules: Rules) -> Any:
    # Each form goes with its own way of parting with cards; no other mix is allowed.
    discard = {"two_talons_of_2": "two_out", "two_talons_of_3": "one_give_one_bank"}
    agreements = parse({**rules, "talon.discard": discard[rules["table.two_player_form"]]})
    cards = deal_from_seed(agreements, 2, 0, SEED)
    Game.new(agreements, 2).deal(cards)
    return [each.bit_count() for each in cards.hands], [each.bit_count() for each in cards.talons]


@shows("table.four_player_form", ("dealer_out", 3), ("opposite_out", 1), ("right_out", 2))
def who_sits_out(rules: Rules) -> Any:
    return opened(rules, players=4).view(None).sitter


@shows("ritual.shuffle", ("full", True), ("collect_and_cut", False))
def last_deal_does_not_matter(rules: Rules) -> Any:
    agreements = parse({"ritual.cut": "right", **rules})
    last = UnplayedDeal(2, (0x7F, 0x7F << 7, 0x7F << 14), tuple(CARDS[21:]))
    return deal_from_seed(agreements, 3, 0, SEED, last) == deal_from_seed(agreements, 3, 0, SEED)


@shows("ritual.cut", ("off", []), ("right", [1]), ("left", [0]))
def cutters(rules: Rules) -> Any:
    return [cut.seat for cut in deal_from_seed(parse(rules), 3, 2, SEED).cuts]


def after_cut(rules: Rules, lifted: int, nine: str, jack: str) -> Ritual:
    """The pack from low to high, 9S on top, cut once by seat 1 for dealer 2."""
    base = {"ritual.cut": "right", "ritual.bottom_look": "bottom"}
    agreements = parse({**base, "ritual.bottom_nine": nine, "ritual.bottom_jack": jack, **rules})
    return Ritual.begin(agreements, 3, 2, CARDS).cut(lifted)


@shows("ritual.bottom_look", ("off", "deal"), ("bottom", "cut"), ("top", "deal"))
def after_nine_at_the_bottom(rules: Rules) -> Any:
    return after_cut(rules, 1, "fine_cutter", "off").needs


@shows(
    "ritual.bottom_nine",
    ("off", ("deal", None, ())),
    ("fine_cutter", ("cut", 1, ((1, "cut"),))),
    ("reshuffle_fine_cutter", ("shuffle", 1, ((1, "cut"),))),
    ("fine_dealer", ("cut", 0, ((2, "cut"),))),
    ("swap", ("swap", None, ())),
)
def after_three_nines(rules: Rules) -> Any:
    ritual = after_cut(rules, 1, "off", "off")
    for _ in range(2):
        if ritual.needs == "shuffle":
            ritual = ritual.shuffled(CARDS).cut(1)
        elif ritual.needs == "cut":
            ritual = ritual.cut(6)
    return ritual.needs, ritual.cutter, ritual.fines


@shows(
    "ritual.bottom_jack",
    ("off", ("deal", "JS")),
    ("into_middle", ("deal", "9S")),
    ("dealer_cuts", ("cut", "JS")),
    ("reshuffle", ("shuffle", "JS")),
)
def after_jack_at_the_bottom(rules: Rules) -> Any:
    ritual = after_cut(rules, 2, "off", "off")
    return ritual.needs, str(ritual.deck[-1])


@shows(
    "ritual.talon_slots",
    ("any", "0 1 2, 1 2 3, 5 6 7, 2 6 9, 21 22 23"),
    ("not_first3_last3", "5 6 7"),
    ("not_first_last", "1 2 3, 5 6 7, 2 6 9"),
    ("not_consecutive", "2 6 9"),
    ("first_three_rounds", "2 6 9"),
    ("between_rounds", "5 6 7"),
    ("rest_of_pack", "21 22 23"),
)
def slots(rules: Rules) -> Any:
    tried = ("0 1 2", "1 2 3", "5 6 7", "2 6 9", "21 22 23")
    return ", ".join(each for each in tried if slots_allowed(parse(rules), 3, tuple(map(int, each.split()))))


@shows(
    "ritual.exposed_card",
    ("off", 0), ("fine_next_deals", -120), ("same_deals_again", 0), ("next_deals", 0), ("fine_20", -20),
)  # fmt: skip
def exposed(rules: Rules) -> Any:
    game = before(rules)
    game, _ = game.deal(dealt(game, []), fines=((2, "exposed_card"),))
    return game.view(None).standing.totals[2]


# Redeals

THIRTEEN = "QS QC QD KH 9S 9C 9D"
FOUR_NINES = "9S 9C 9D 9H AS AC AD"
JACKS = "JS JC JD JH AS AC AD"
ALL_PASSED = "1 pass, 2 pass"


@shows("redeal.hand_below", (None, []), (13, []), (14, ["1 redeal"]))
def poor_hand(rules: Rules) -> Any:
    return may(opened(rules, ["", THIRTEEN]), verb="redeal")


@shows("redeal.hand_nines", (None, []), (3, ["1 redeal"]), (4, []))
def three_nines(rules: Rules) -> Any:
    return may(opened(rules, ["", THIRTEEN]), verb="redeal")


@shows("redeal.hand_jacks", (None, []), (4, ["2 redeal"]))
def four_jacks(rules: Rules) -> Any:
    return may(opened(rules, ["", "", JACKS]), verb="redeal")


@shows("redeal.talon_below", (None, []), (3, []), (4, ["0 redeal"]))
def poor_talon(rules: Rules) -> Any:
    return may(play(opened(rules, [], "9S 9C QD"), ALL_PASSED), verb="redeal")


@shows("redeal.talon_nines", (None, []), (2, ["0 redeal"]))
def nines_in_the_talon(rules: Rules) -> Any:
    return may(play(opened(rules, [], "9S 9C AD"), ALL_PASSED), verb="redeal")


@shows("redeal.talon_jacks", (None, []), (3, ["0 redeal"]))
def jacks_in_the_talon(rules: Rules) -> Any:
    return may(play(opened(rules, [], "JS JC JD"), ALL_PASSED), verb="redeal")


@shows("redeal.talon_scope", ("any", ["1 redeal"]), ("forced_only", []))
def poor_talon_of_who_bid(rules: Rules) -> Any:
    game = opened({"redeal.talon_below": 5, **rules}, [], "9S 9C QD")
    return may(play(game, "1 bid 105, 2 pass, 0 pass"), verb="redeal")


@shows("redeal.deadline", ("auction", []), ("first_lead", ["2 redeal"]))
def after_the_first_word(rules: Rules) -> Any:
    game = opened({"redeal.hand_nines": 4, **rules}, ["", "", FOUR_NINES])
    return may(play(game, "1 pass"), verb="redeal")


@shows(
    "redeal.mandatory",
    ("optional", []), ("nines", ["redeal:2"]), ("talon", []), ("all", ["redeal:1"]),
)  # fmt: skip
def by_itself(rules: Rules) -> Any:
    grounds = {"redeal.hand_nines": 4, "redeal.hand_jacks": 4}
    game = opened({**grounds, **rules}, ["", "JS JC JD JH KS KC KD", "9S 9C 9D 9H AS AC AD"])
    return [] if game.in_deal else events(game)


@shows("redeal.dealer", ("same", 2), ("next", 0))
def dealer_after_a_redeal(rules: Rules) -> Any:
    game = opened({"redeal.hand_nines": 4, **rules}, ["", FOUR_NINES])
    return play(game, "1 redeal").standing.dealer


@shows("redeal.chain_fine", (None, (0, 0, 0)), (3, (0, 0, -120)))
def third_redeal(rules: Rules) -> Any:
    game = opened({"redeal.hand_nines": 4, **rules}, ["", FOUR_NINES], redeals=2)
    return play(game, "1 redeal").standing.totals


@shows("redeal.rich_talon", (None, "auction"), (20, "done"))
def rich_talon(rules: Rules) -> Any:
    return opened(rules, [], "AS TS", "9S 9C", players=2).phase


# The auction

PAIRS = "KS QS KC QC AS AC AD"
"""Marriages of spades and clubs: the cap is 220."""
NO_PAIR = "KS QC KD QH AS AC AD"


@shows(
    "auction.forced_player",
    ("first_hand", (100, 0, 1, 0)), ("dealer", (100, 2, 0, 2)),
    ("last_speaker", (None, None, 0, 2)), ("nobody", (None, None, 0, None)),
)  # fmt: skip
def forced(rules: Rules) -> Any:
    game = opened(rules)
    view = game.view(None)
    while game.phase == "auction":
        game = play(game, f"{game.to_act} pass")
    return view.standing_bid, view.holder, view.to_act, game.view(None).declarer


@shows("auction.forced_bid", (100, (100, 105)), (60, (60, 65)))
def opening_bid(rules: Rules) -> Any:
    game = opened(rules)
    return game.view(None).standing_bid, amounts(game, 1, "bid")[0]


@shows("auction.step", (1, [101, 102, 103]), (5, [105, 110, 115]), (10, [110, 120]))
def bids_by_step(rules: Rules) -> Any:
    return amounts(opened(rules, ["", NO_PAIR]), 1, "bid")[:3]


@shows("auction.jumps", (True, [105, 110, 115, 120]), (False, [105]))
def bids_with_jumps(rules: Rules) -> Any:
    return amounts(opened(rules, ["", NO_PAIR]), 1, "bid")


@shows("auction.cap_no_marriage", (120, 120), (None, 400))
def highest_bid_without_a_pair(rules: Rules) -> Any:
    return amounts(opened(rules, ["", NO_PAIR]), 1, "bid")[-1]


@shows("auction.cap_marriages", ("all", 220), ("highest", 180), ("unlimited", 400), ("ignored", 120))
def highest_bid_with_pairs(rules: Rules) -> Any:
    return amounts(opened(rules, ["", PAIRS]), 1, "bid")[-1]


@shows("auction.hard_cap", (None, 360), (300, 300))
def highest_bid_of_all(rules: Rules) -> Any:
    return amounts(opened(rules, ["", "KH QH KD QD KC QC AS"]), 1, "bid")[-1]


@shows("auction.cap_on_raise", (True, 120), (False, 400))
def highest_raise(rules: Rules) -> Any:
    game = opened(rules, ["KS 9S 9C 9D 9H JS JC", "QS QC QD QH"], "AS AC AD")
    return amounts(play(game, ALL_PASSED), 0, "raise")[-1]


@shows("auction.silent_at", (None, 1), (-120, 2), (-125, 1))
def first_to_speak_beside_one_in_debt(rules: Rules) -> Any:
    return opened(rules, totals=(0, -120, 0)).to_act


@shows("auction.all_pass", ("same_dealer", 2), ("next_dealer", 0))
def dealer_after_all_passed(rules: Rules) -> Any:
    game = opened({"auction.forced_player": "nobody", **rules})
    return play(game, "0 pass, 1 pass, 2 pass").standing.dealer


# Blind and golden deals

BLIND: Final = {"blind.on": True}
GOLDEN: Final = {"golden.on": True}
BLIND_WON = "0 blind, 1 pass, 2 pass"


@shows("blind.on", (False, []), (True, ["0 blind 120", "0 look"]))
def blind_bids(rules: Rules) -> Any:
    return may(opened(rules), 0)


@shows("blind.who", ("first_hand", []), ("any", ["1 blind 120"]))
def blind_bids_of_another(rules: Rules) -> Any:
    return may(opened({**BLIND, **rules}), 1, "blind")


@shows("blind.min_total", (0, []), (None, ["0 blind 120"]))
def blind_bids_in_debt(rules: Rules) -> Any:
    return may(opened({**BLIND, **rules}, totals=(-5, 0, 0)), 0, "blind")


@shows("blind.when_barrel", (False, []), (True, ["0 blind 120"]))
def blind_bids_beside_a_barrel(rules: Rules) -> Any:
    game = opened({**BLIND, **rules}, totals=(0, 880, 0), barrel=(None, 0, None))
    return may(game, 0, "blind")


@shows("blind.talon_hidden", (True, None), (False, "9S TC AD"))
def talon_of_a_blind_deal(rules: Rules) -> Any:
    game = play(opened({**BLIND, **rules}, [], "9S TC AD"), BLIND_WON)
    return names(game.view(1).talons[0])


@shows("blind.concede", (False, []), (True, ["0 concede"]))
def conceding_a_blind_deal(rules: Rules) -> Any:
    return may(play(opened({**BLIND, **rules}), BLIND_WON), 0, "concede")


@shows("golden.contract", ("forced", ("give", 0, 120)), ("auction", ("auction", 1, None)))
def start_of_a_golden_deal(rules: Rules) -> Any:
    game = opened({**GOLDEN, **rules})
    return game.phase, game.to_act, game.view(None).contract


@shows("golden.unseen", (False, (True, ["0 redeal"])), (True, (False, [])))
def what_the_golden_player_has_seen(rules: Rules) -> Any:
    game = opened({**GOLDEN, "redeal.hand_nines": 4, **rules}, [FOUR_NINES], players=2)
    return game.view(0).hand is not None, may(game, 0, "redeal")


@shows("golden.raise", (False, []), (True, [125, 130]))
def raising_a_golden_contract(rules: Rules) -> Any:
    return amounts(opened({**GOLDEN, **rules}, [PAIRS]), 0, "raise")[:2]


@shows("golden.concede", (True, ["0 concede"]), (False, []))
def conceding_a_golden_deal(rules: Rules) -> Any:
    return may(opened({**GOLDEN, **rules}), 0, "concede")


@shows("golden.on", (False, "normal"), (True, "golden"))
def kind_of_the_first_deal(rules: Rules) -> Any:
    return opened(rules).view(None).kind


@shows("golden.deals", ("each_player", (True, True)), ("three", (True, False)))
def fourth_deal_of_four_players(rules: Rules) -> Any:
    third = opened({**GOLDEN, **rules}, players=4, golden_played=2)
    return third.view(None).golden, opened({**GOLDEN, **rules}, players=4, golden_played=3).view(None).golden


# The talon


@shows("talon.shown", ("all", "9S TC AD"), ("declarer", None), ("not_when_forced", None))
def talon_of_the_forced_player(rules: Rules) -> Any:
    return names(play(opened(rules, [], "9S TC AD"), ALL_PASSED).view(1).talons[0])


@shows("talon.shown", ("all", "9S TC AD"), ("declarer", None), ("not_when_forced", "9S TC AD"))
def talon_of_who_bid(rules: Rules) -> Any:
    game = play(opened(rules, [], "9S TC AD"), "1 bid 105, 2 pass, 0 pass")
    return names(game.view(2).talons[0])


@shows("talon.give_open", (False, "0 give ? 1"), (True, "0 give 9S 1"))
def gift_to_another(rules: Rules) -> Any:
    game = play(opened(rules, ["9S"]), ALL_PASSED, "0 give 9S 1")
    return spelled(game.view(2).history[-1])


@shows("talon.raise", (True, [105, 110]), (False, []))
def raising(rules: Rules) -> Any:
    return amounts(play(opened(rules), ALL_PASSED), 0, "raise")[:2]


DUEL_TALONS = ("AS TS", "AC TC")


@shows("talon.second", ("last_trick", 120), ("out_of_play", 99))
def points_with_the_other_talon(rules: Rules) -> Any:
    game = opened({"talon.discard": "one_give", **rules}, [], *DUEL_TALONS, players=2)
    return sum(played_out(play(game, "1 pass, 0 take 0")))


@shows("talon.discard", ("two_out", (["discard"], 10)), ("one_give", (["give"], 11)))
def parting_with_cards(rules: Rules) -> Any:
    game = play(opened(rules, [], *DUEL_TALONS, players=2), "1 pass, 0 take 0")
    verbs = sorted({each.split()[1] for each in may(game, 0)} & {"give", "discard"})
    return verbs, len(finish(game).view(None).tricks)


@shows("talon.discard_score", ("nobody", [99, -21]), ("declarer", [120, 0]), ("last_trick", [120, 0]))
def points_of_the_cards_laid_aside(rules: Rules) -> Any:
    game = opened({**rules}, ["AS TS"], players=2)
    cards = played_out(play(game, "1 pass, 0 take 0, 0 discard AS, 0 discard TS"))
    return [sum(cards), sum(cards) - 120]


@shows("talon.discard_score", ("nobody", 0), ("declarer", 21), ("last_trick", 0))
def who_gets_the_cards_laid_aside(rules: Rules) -> Any:
    """The declarer takes no trick at all; the other talon is out of play."""
    rest = {"talon.second": "out_of_play", "play.first_lead": "dealer"}
    low = "9S JS QS KS 9C JC QC KC AD TD"
    high = "9H JH QH KH TH AH AS TS AC TC"
    game = opened({**rest, **rules}, [low, high], "9D JD", "QD KD", players=2)
    game = play(game, "1 pass, 0 take 0, 0 discard AD, 0 discard TD")
    for name in ("AH", "TH", "KH", "QH", "JH", "9H", "AS", "TS", "AC", "TC"):
        game = play(game, f"1 play {name}")
        game, _ = game.apply(game.legal_actions(0)[0])
    outcome = game.sheet[-1].outcome
    assert outcome is not None
    assert outcome.tricks == (0, 10)
    return outcome.cards[0]


def played_out(game: Game) -> tuple[int, ...]:
    outcome = finish(game).sheet[-1].outcome
    assert outcome is not None
    return outcome.cards


# Conceding


@shows("concede.on", (True, ["0 concede"]), (False, []))
def conceding(rules: Rules) -> Any:
    return may(play(opened(rules), ALL_PASSED), 0, "concede")


@shows(
    "concede.window",
    ("before_give", [True, False, False, False]),
    ("before_first_lead", [True, True, True, False]),
    ("own_turn", [True, True, True, True]),
)
def moments_to_concede(rules: Rules) -> Any:
    game = play(opened(rules, ["AS 9C 9D"]), ALL_PASSED)
    told = [bool(may(game, 0, "concede"))]
    for action in ("0 give 9C 1", "0 give 9D 2", "0 play AS"):
        game = play(game, action)
        told.append(bool(may(game, 0, "concede")))
    for seat in (1, 2):
        assert not may(game, 0)
        game, _ = game.apply(game.legal_actions(seat)[0])
    assert game.to_act == 0
    return [*told[:3], bool(may(game, 0, "concede"))]


@shows("concede.scope", ("any", ["1 concede"]), ("forced_only", []))
def conceding_a_bid(rules: Rules) -> Any:
    return may(play(opened(rules), "1 bid 105, 2 pass, 0 pass"), 1, "concede")


@shows("concede.limit", (None, ["0 concede"]), (2, []), (3, ["0 concede"]))
def conceding_once_more(rules: Rules) -> Any:
    return may(play(opened(rules, concedes=(2, 5, 5)), ALL_PASSED), 0, "concede")


@shows("concede.on_barrel", ("burns_attempt", ["0 concede"]), ("falls", ["0 concede"]), ("forbidden", []))
def conceding_on_the_barrel(rules: Rules) -> Any:
    game = opened(rules, totals=(880, 0, 0), barrel=(0, None, None))
    return may(play(game, ALL_PASSED), 0, "concede")


@shows("concede.beside_barrel", (True, ["0 concede"]), (False, []))
def conceding_beside_a_barrel(rules: Rules) -> Any:
    game = opened(rules, totals=(0, 880, 0), barrel=(None, 0, None))
    return may(play(game, ALL_PASSED), 0, "concede")


# Playing the cards: seat 0 leads from the first of these hands

FIRST: Final = {"marriage.first_trick": True}
HEARTS = ("KH QH AC TC KC QC JC 9C", "AH 9H JH AS TS KS QS JS", "TH AD TD KD QD JD 9D 9S")
LONG = ("KH QH AH TH KC QC AC TC", "9H JH AS TS KS QS JS 9S", "AD TD KD QD JD 9D JC 9C")
ACES = ("AS AC AD AH KS QS KH QH", "9S JS TS 9H JH TH 9C 9D", "")


@shows("play.first_lead", ("declarer", 1), ("first_hand", 0), ("dealer", 2))
def first_to_lead(rules: Rules) -> Any:
    game = opened(rules, ["", "9C 9D"])
    return play(game, "1 bid 105, 2 pass, 0 pass, 1 give 9C 0, 1 give 9D 2").to_act


@shows("play.must_beat", (False, ["AH", "9H"]), (True, ["AH"]))
def following_a_queen(rules: Rules) -> Any:
    hands = ("QH KH", "AH 9H AS TS KS QS JS 9S")
    return followed(play(playing(rules, *hands), "0 play QH"), 1)


@shows("play.must_trump", (True, ["JH"]), (False, ["JH", "AS", "TS", "KS", "QS", "JS", "9S"]))
def void_in_the_suit_led(rules: Rules) -> Any:
    game = play(playing({**FIRST, **rules}, *LONG), "0 play KH marriage, 1 play 9H, 2 play 9C, 0 play AC")
    return followed(game, 1)


@shows("play.must_overtrump", (False, ["AH", "9H"]), (True, ["AH"]))
def void_after_a_trump(rules: Rules) -> Any:
    game = playing({**FIRST, **rules}, *HEARTS)
    game = play(game, "0 play QH marriage, 1 play JH, 2 play TH, 2 play AD, 0 play KH")
    return followed(game, 1)


@shows("play.no_foreign_trump_lead", (False, 7), (True, 5))
def leading_beside_a_foreign_trump(rules: Rules) -> Any:
    game = playing({**FIRST, **rules}, *HEARTS)
    game = play(game, "0 play QH marriage, 1 play AH, 2 play TH")
    return len({each.split()[2] for each in may(game, 1, "play")})


def followed(game: Game, seat: int) -> list[str]:
    """The cards that may be played, aces first."""
    order = "ATKQJ9"
    found = [each.split()[2] for each in may(game, seat, "play")]
    return sorted(found, key=lambda name: ("HSCD".index(name[1]), order.index(name[0])))


# Marriages


def ways(game: Game, name: str) -> list[str]:
    """How seat 0 may lead this card: ``-`` without a word."""
    found = [each.split()[3:] for each in may(game, 0, "play") if each.split()[2] == name]
    return [word[0] if word else "-" for word in found]


@shows(
    "marriage.values",
    ({"H": 100, "D": 80, "C": 60, "S": 40}, (100, 220)), ({"H": 40, "D": 60, "C": 100, "S": 80}, (40, 160)),
)  # fmt: skip
def value_of_hearts(rules: Rules) -> Any:
    led = play(playing({**FIRST, **rules}, "KH QH"), "0 play KH marriage")
    return led.view(None).declared[0], amounts(opened(rules, ["", "KH QH 9S 9C 9D AC KD"]), 1, "bid")[-1]


@shows("marriage.first_trick", (False, ["-"]), (True, ["-", "marriage"]))
def first_lead(rules: Rules) -> Any:
    return ways(playing(rules, "KH QH"), "QH")


@shows("marriage.lead", ("king_or_queen", ["-", "marriage"]), ("queen_only", ["-"]))
def lead_of_the_king(rules: Rules) -> Any:
    return ways(playing({**FIRST, **rules}, "KH QH"), "KH")


@shows("marriage.auto", (False, (["-", "marriage"], 0)), (True, (["marriage"], 100)))
def lead_without_a_word(rules: Rules) -> Any:
    game = playing({**FIRST, **rules}, "KH QH")
    return ways(game, "QH"), play(game, "0 play QH").view(None).declared[0]


TWO_MARRIAGES = "0 play KH marriage, 1 play 9H, 2 play 9C, 0 play KC marriage"


@shows("marriage.trump", ("every", 1), ("first_only", 3))
def trump_after_two_marriages(rules: Rules) -> Any:
    game = play(playing({**FIRST, **rules}, *LONG), TWO_MARRIAGES)
    assert game.view(None).declared == (160, 0, 0)
    return game.view(None).trump


@shows("marriage.trump_timing", ("at_once", (3, None)), ("next_trick", (None, 3)))
def trump_right_after_the_lead(rules: Rules) -> Any:
    view = play(playing({**FIRST, **rules}, "KH QH"), "0 play KH marriage").view(None)
    return view.trump, view.next_trump


@shows("marriage.half", (False, ["-", "marriage"]), (True, ["-", "marriage", "half"]))
def lead_of_the_queen(rules: Rules) -> Any:
    return ways(playing({**FIRST, **rules}, "KH QH JH"), "QH")


@shows("marriage.half_sets_trump", (True, (50, 3)), (False, (50, None)))
def trump_after_a_half(rules: Rules) -> Any:
    game = playing({**FIRST, "marriage.half": True, **rules}, "QH JH")
    view = play(game, "0 play JH half").view(None)
    return view.declared[0], view.trump


@shows("marriage.aces", (None, ["-"]), (200, ["-", "aces"]))
def lead_of_an_ace(rules: Rules) -> Any:
    return ways(playing({**FIRST, **rules}, *ACES), "AS")


@shows("marriage.aces_trump", ("none", [None, None]), ("led_ace", [0, 0]), ("next_ace", [None, 3]))
def trump_after_four_aces(rules: Rules) -> Any:
    game = playing({**FIRST, "marriage.aces": 200, **rules}, *ACES)
    game = play(game, "0 play AS aces")
    told = [game.view(None).trump]
    while game.to_act != 0:
        game, _ = game.apply(game.legal_actions(game.to_act)[0])
    return [*told, play(game, "0 play AH").view(None).trump]


@shows(
    "marriage.aces_when",
    ("like_marriage", (["-"], 0)), ("any_lead", (["-", "aces"], 0)), ("automatic", (["-"], 200)),
)  # fmt: skip
def when_aces_count(rules: Rules) -> Any:
    game = playing({"marriage.aces": 200, **rules}, *ACES)
    lead, game = ways(game, "AS"), play(game, "0 play AS")
    while game.to_act != 0:
        game, _ = game.apply(game.legal_actions(game.to_act)[0])
    return lead, game.view(None).declared[0]


@shows("marriage.aces_continue", (False, 7), (True, 3))
def leads_after_four_aces(rules: Rules) -> Any:
    game = playing({"marriage.aces": 200, "marriage.aces_when": "any_lead", **rules}, *ACES)
    game = play(game, "0 play AS aces")
    while game.to_act != 0:
        game, _ = game.apply(game.legal_actions(game.to_act)[0])
    return len({each.split()[2] for each in may(game, 0, "play")})


NINES = ("9S 9C 9D 9H AS AC AD AH", "")


@shows("marriage.nines", (None, ["-"]), (100, ["-", "nines"]), (360, ["-", "nines"]))
def lead_of_a_nine(rules: Rules) -> Any:
    return ways(playing(rules, *NINES), "9S")


@shows(
    "marriage.nines_form", ("in_contract", (["-", "nines"], (0, 0, 0))), ("to_total", (["-"], (200, 0, 0)))
)
def where_nines_are_written(rules: Rules) -> Any:
    game = playing({"marriage.nines": 200, **rules}, *NINES)
    outcome = finish(game).sheet[-1].outcome
    assert outcome is not None
    return ways(game, "9S"), outcome.nines_to_total


# The barrel, as far as it shows before the sheet


@shows(
    "barrel.auction",
    ("normal", (1, 105)), ("floor", (1, 120)), ("takes_talon", (1, None)), ("own_first_hand", (2, None)),
)  # fmt: skip
def word_of_a_player_on_the_barrel(rules: Rules) -> Any:
    game = opened(rules, totals=(0, 880, 0), barrel=(None, 0, None))
    bids = amounts(game, 1, "bid")
    return game.to_act, bids[0] if bids else None


@shows("barrel.need", (None, 120), (121, 125), (100, 105))
def floor_of_a_player_on_the_barrel(rules: Rules) -> Any:
    game = opened(rules, ["", PAIRS], totals=(0, 880, 0), barrel=(None, 0, None))
    return amounts(game, 1, "bid")[0]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.id}-{case.look.__name__}")
def test_agreement(case: Case) -> None:
    for value, expected in case.expected:
        assert case.look({case.id: value}) == expected, f"{case.id}: {value}"


def shown_here() -> set[str]:
    return {
        case.id for case in CASES if any(expected != case.expected[0][1] for _, expected in case.expected)
    }


def shown_in_settlement() -> set[str]:
    """The agreements of which two values settle the same deal differently, in the cases of settlement."""
    found = set()
    for case in test_settlement.CASES:
        told = [
            settle(parse({**case.given, case.id: list(value) if isinstance(value, tuple) else value}),
                   case.standing, case.outcome)
            for value in case.expected
        ]  # fmt: skip
        if any(each != told[0] for each in told):
            found.add(case.id)
    return found


def test_every_agreement_is_shown_to_make_a_difference() -> None:
    missing = set(PARAMETERS) - shown_here() - shown_in_settlement()
    assert missing == set(EXEMPT)
    assert all(EXEMPT.values())
