"""Facts for the kernel: the true cards are never ruled out, and nothing is left in that the game would refuse."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.strategies import tables

from tysyacha.agreements import DEFAULT, Agreements, parse
from tysyacha.bots.facts import facts_of
from tysyacha.cards import PACK, CardSet, card, each_card
from tysyacha.errors import IllegalAction
from tysyacha.game import (
    Action,
    Bid,
    Blind,
    Concede,
    Dealt,
    Discard,
    Game,
    Give,
    Pass,
    Play,
    Raise,
    Redeal,
    Standing,
    View,
)
from tysyacha.game.seats import active_seats
from tysyacha.kernel.beliefs import Beliefs, Condition, Facts


def dealt_cards(agreements: Agreements, players: int, dealer: int, chance: random.Random) -> Dealt:
    deck = list(range(24))
    chance.shuffle(deck)
    if agreements.marriage.aces is not None and chance.random() < 0.5:
        # Four aces in one hand come once in 300 deals; here they come to the first seat's.
        deck.sort(key=lambda card: card % 6 == 5)
    hand, talon, talons = 7, 3, 1
    if players == 2:
        talons = 2
        hand, talon = (10, 2) if agreements.table.two_player_form == "two_talons_of_2" else (9, 3)
    active = active_seats(agreements, players, dealer)

    def taken(n: int) -> int:
        return CardSet.of([deck.pop() for _ in range(n)])

    hands = tuple(taken(hand) if seat in active else 0 for seat in range(players))
    return Dealt(hands, tuple(taken(talon) for _ in range(talons)))


def opened(agreements: Agreements, players: int, chance: random.Random) -> Game:
    """A game with a deal open, in a standing that is not always the first."""
    dealer = chance.randrange(players)
    totals = tuple(chance.choice((0, 0, 5, 120, 300, -120)) for _ in range(players))
    zeros = (0,) * players
    barrel: list[int | None] = [None] * players
    if agreements.barrel.at is not None and chance.random() < 0.2:
        seat = chance.randrange(players)
        barrel[seat] = 0
        totals = (*totals[:seat], agreements.barrel.at, *totals[seat + 1 :])
    start = Standing(dealer, totals, zeros, tuple(barrel), zeros, zeros, golden_over=chance.random() < 0.5)
    game = Game.new(agreements, players, dealer, start)
    return game.deal(dealt_cards(agreements, players, dealer, chance))[0]


def chosen(game: Game, chance: random.Random) -> Action:
    """A random action that keeps the deal alive, with a taste for what tells something."""
    legal = [each for each in game.legal_actions() if not isinstance(each, Redeal | Concede)]
    telling = [
        each
        for each in legal
        if isinstance(each, Bid | Blind | Raise) or (isinstance(each, Play) and each.declare is not None)
    ]
    if telling and chance.random() < (0.4 if game.phase == "auction" else 0.5):
        if game.phase == "auction" and chance.random() < 0.5:
            return telling[-1]
        return chance.choice(telling)
    if game.phase == "auction" and chance.random() < 0.7:
        legal = [each for each in legal if isinstance(each, Pass)] or legal
    if game.phase == "give":
        raising = chance.random() < 0.3
        legal = [each for each in legal if isinstance(each, Raise) == raising] or legal
    return chance.choice(legal)


def in_the_middle(agreements: Agreements, players: int, seed: int, least: int = 0) -> Game | None:
    """A deal stopped anywhere, or with at least so many cards played; None where it was redealt."""
    chance = random.Random(seed)
    game = opened(agreements, players, chance)
    stop = chance.randrange(40) if least == 0 else 99
    while game.in_deal and len(game.history) < stop:
        following, _ = game.apply(chosen(game, chance))
        played = sum(isinstance(each, Play) for each in game.history)
        if not following.in_deal or (least and played >= least and chance.random() < 0.3):
            break
        game = following
    return game if game.in_deal else None


def true_world(game: Game, facts: Facts) -> list[int]:
    """The hidden cards of each holder as they really lie."""
    dealt = game.dealt
    assert dealt is not None
    everywhere = int(sum(game.hands))
    for holder in facts.holders:
        if holder.place == "talon":
            everywhere |= dealt.talons[holder.number]
    for action in game.history:
        everywhere |= 1 << action.card if isinstance(action, Play) else 0
    places = {"hand": game.hands, "talon": dealt.talons, "aside": (PACK & ~everywhere,)}
    return [places[holder.place][holder.number] & facts.hidden for holder in facts.holders]


@given(tables(), st.integers(0, 2**32), st.booleans())
@settings(max_examples=150)
def test_the_true_cards_are_never_ruled_out(table: tuple[int, Agreements], seed: int, late: bool) -> None:
    players, agreements = table
    game = in_the_middle(agreements, players, seed, least=6 if late else 0)
    assume(game is not None)
    assert game is not None
    for seat in (*range(players), None):
        facts = facts_of(game.view(seat))
        beliefs = Beliefs(facts)
        world = true_world(game, facts)
        assert sum(world) == facts.hidden
        assert beliefs.allows(world), (seat, facts)


def replayed(game: Game, dealt: Dealt, actions: tuple[Action, ...]) -> Game | None:
    """The public history over other cards, None where the game refuses it."""
    try:
        return Game.new(game.agreements, game.players, game.start.dealer, game.start).replay(dealt, actions)
    except IllegalAction:
        return None


def splits(cards: Sequence[int], sizes: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to share the cards out."""
    if not sizes:
        yield ()
        return
    for first in combinations(cards, sizes[0]):
        rest = [each for each in cards if each not in first]
        for others in splits(rest, sizes[1:]):
            yield (CardSet.of(first), *others)


def histories(
    view: View, hands: dict[int, int], talons: list[int], aside: int
) -> Iterator[tuple[Dealt, tuple[Action, ...]]]:
    """Every deal and every course of it that leads to these hands of all seats, talons left and cards aside."""
    full = dict(hands)
    for action in view.history:
        if isinstance(action, Play):
            full[action.seat] |= 1 << action.card
    closed = [each for each in view.history if isinstance(each, Give | Discard) and each.card is None]
    gifts = [each for each in closed if isinstance(each, Give)]
    for cards in product(*(each_card(full[each.to]) for each in gifts)):
        for order in permutations(each_card(aside)) if len(gifts) < len(closed) else ((),):
            unseen, laid = iter(cards), iter(order)
            actions: list[Action] = []
            for action in view.history:
                if isinstance(action, Give) and action.card is None:
                    actions.append(Give(action.seat, next(unseen), action.to))
                elif isinstance(action, Discard) and action.card is None:
                    actions.append(Discard(action.seat, next(laid)))
                else:
                    actions.append(action)
            yield from dealings(view, dict(full), talons, tuple(actions))


def dealings(
    view: View, full: dict[int, int], talons: list[int], actions: tuple[Action, ...]
) -> Iterator[tuple[Dealt, tuple[Action, ...]]]:
    size = 2 if len(view.talons) == 2 and view.agreements.table.two_player_form == "two_talons_of_2" else 3
    dealt_talons = list(talons)
    if view.taken is None:
        yield Dealt(tuple(full.get(seat, 0) for seat in range(view.players)), tuple(dealt_talons)), actions
        return
    assert view.declarer is not None
    for action in actions:
        if isinstance(action, Give):
            assert action.card is not None
            full[action.to] &= ~(1 << action.card)
            full[action.seat] |= 1 << action.card
        elif isinstance(action, Discard):
            assert action.card is not None
            full[action.seat] |= 1 << action.card
    ten = full[view.declarer]
    shown = view.talons[view.taken]
    choices = [each_card(shown)] if shown is not None else combinations(each_card(ten), size)
    for choice in choices:
        talon = CardSet.of(choice)
        if talon & ~ten:
            continue
        hands = {**full, view.declarer: ten & ~talon}
        dealt_talons.insert(view.taken, talon)
        yield Dealt(tuple(hands.get(seat, 0) for seat in range(view.players)), tuple(dealt_talons)), actions
        dealt_talons.pop(view.taken)


def by_replaying(game: Game, view: View, most: int) -> set[tuple[int, ...]] | None:
    """Every arrangement for which some course of the deal would look the same to this seat, as sets of cards of
    the other seats, of the talons not taken and of the cards aside; None where there are too many to try."""
    own = view.seat if view.hand is not None else None
    seen = 0 if view.hand is None else int(view.hand)
    for action in view.history:
        if isinstance(action, Play | Discard) and action.card is not None:
            seen |= 1 << action.card
    others = [seat for seat in view.active if seat != own]
    size = 2 if view.players == 2 and view.agreements.table.two_player_form == "two_talons_of_2" else 3
    left = [number for number in range(len(view.talons)) if number != view.taken]
    aside = sum(each is None for each in view.discards)
    sizes = [view.cards_left[seat] for seat in others] + [size] * len(left) + [aside] * bool(aside)
    tries = 1
    room = 24 - seen.bit_count()
    for each in sizes:
        tries *= len(list(combinations(range(room), each))) if room < 18 else 10**9
        room -= each
    tries *= 8 ** sum(isinstance(each, Give) and each.card is None for each in view.history)
    tries *= 1 if view.taken is None or view.talons[view.taken] is not None else 120
    if tries > most:
        return None
    found = set()
    for cards in splits(each_card(PACK & ~seen), sizes):
        hands = dict(zip(others, cards, strict=False))
        if own is not None and view.hand is not None:
            hands[own] = int(view.hand)
        talons = list(cards[len(others) : len(others) + len(left)])
        asides = cards[-1] if aside else 0
        for dealt, actions in histories(view, hands, talons, asides):
            again = replayed(game, dealt, actions)
            if again is not None and again.in_deal and again.view(view.seat) == view:
                found.add(tuple(int(each) for each in cards))
                break
    return found


def by_beliefs(facts: Facts) -> set[tuple[int, ...]]:
    worlds = Beliefs(facts).worlds()
    columns = [worlds.cards(each.place, each.number).tolist() for each in facts.holders]
    return set(zip(*columns, strict=True))


def agree(game: Game, most: int) -> bool:
    """Whether any seat's worlds could be held against all replays."""
    any_seat = False
    for seat in (*range(game.players), None):
        view = game.view(seat)
        expected = by_replaying(game, view, most)
        if expected is not None:
            any_seat = True
            facts = facts_of(view)
            assert by_beliefs(facts) == expected, (seat, facts)
            assert Beliefs(facts).count() == len(expected)
    return any_seat


@given(tables(), st.integers(0, 2**32))
@settings(max_examples=60)
def test_just_what_the_game_would_accept_is_left(table: tuple[int, Agreements], seed: int) -> None:
    players, agreements = table
    game = in_the_middle(agreements, players, seed, least=14 if players > 2 else 12)
    assume(game is not None)
    assert game is not None
    assume(agree(game, 1500))


def test_facts_of_a_deal_that_is_over_are_refused() -> None:
    game = opened(parse({"redeal.hand_below": 20}, DEFAULT), 3, random.Random(1))
    while game.in_deal:
        game, _ = game.apply(game.legal_actions(game.to_act)[0])
    with pytest.raises(ValueError, match="over"):
        facts_of(game.view(0))


MIXES: dict[str, tuple[int, dict[str, object]]] = {
    "caps": (3, {"auction.cap_marriages": "highest", "talon.shown": "declarer"}),
    "caps on the raise": (3, {"auction.forced_bid": 120, "talon.give_open": True}),
    "redealt by themselves": (
        3,
        {
            "redeal.mandatory": "all",
            "redeal.hand_below": 20,
            "redeal.hand_nines": 3,
            "redeal.talon_below": 10,
        },
    ),
    "redealt after the giving": (
        3,
        {"redeal.mandatory": "nines", "redeal.hand_nines": 3, "redeal.deadline": "first_lead"},
    ),
    "poor talons unseen": (
        3,
        {
            "redeal.mandatory": "talon",
            "redeal.talon_below": 10,
            "redeal.talon_nines": 2,
            "redeal.talon_scope": "any",
            "talon.shown": "declarer",
        },
    ),
    "beating": (3, {"play.must_beat": True, "play.must_overtrump": True}),
    "foreign trumps": (3, {"play.no_foreign_trump_lead": True, "marriage.first_trick": True}),
    "automatic marriages": (3, {"marriage.auto": True, "marriage.first_trick": True}),
    "automatic aces": (3, {"marriage.aces": 200, "marriage.aces_when": "automatic"}),
    "four at the table": (4, {"marriage.first_trick": True, "marriage.half": True}),
    "hands not looked at": (
        3,
        {"blind.on": True, "blind.who": "any", "redeal.mandatory": "all", "redeal.hand_below": 20},
    ),
    "golden hands not looked at": (
        3,
        {
            "blind.on": True,
            "golden.on": True,
            "golden.unseen": True,
            "redeal.mandatory": "nines",
            "redeal.hand_nines": 3,
            "redeal.deadline": "first_lead",
        },
    ),
    "laid aside": (2, {"auction.cap_marriages": "all", "talon.shown": "declarer"}),
    "one given, one laid aside": (
        2,
        {
            "table.two_player_form": "two_talons_of_3",
            "talon.discard": "one_give_one_bank",
            "redeal.rich_talon": 20,
        },
    ),
}


def test_the_talon_that_was_taken_was_rich_enough() -> None:
    """Alone this hardly ever decides about a world: nearly any ten cards have such a talon among them."""
    _, mix = MIXES["poor talons unseen"]
    kept = Condition(points_low=10, nines_below=2)
    for scope, unopposed in product(("any", "forced_only"), (True, False)):
        agreements = parse({**mix, "redeal.talon_scope": scope}, DEFAULT)
        games = [in_the_middle(agreements, 3, seed, least=1) for seed in range(60)]
        views = [game.view(None) for game in games if game is not None]
        taken = [each for each in views if each.taken is not None and each.unopposed == unopposed]
        found = {facts_of(each).parting for each in taken if each.kind == "normal"}
        expected = kept if scope == "any" or unopposed else Condition()
        assert [each.taken for each in found if each] == [expected] * len(found) != []


@pytest.mark.parametrize("name", MIXES)
def test_each_deduction_by_itself(name: str) -> None:
    """Deals under agreements chosen so that the deduction is there to be made."""
    players, mix = MIXES[name]
    agreements = parse(mix, DEFAULT)
    held = 0
    for seed in range(1000):
        game = in_the_middle(agreements, players, seed, least=14 if players > 2 else 12)
        if game is not None and agree(game, 2000):
            held += 1
            if held == 30:
                return
    raise AssertionError("Too few deals came to where they can be tried out.")


def test_a_blind_declarer_may_have_what_others_would_redeal_for() -> None:
    mix = {
        "blind.on": True,
        "redeal.mandatory": "nines",
        "redeal.hand_nines": 3,
        "redeal.deadline": "first_lead",
    }
    cards = ("9S 9C 9D AH TH KH QH", "AS TS KS QS JS JC JD", "AC TC KC QC AD TD KD", "9H JH QD")
    hands = [CardSet.parse(each) for each in cards]
    game, _ = Game.new(parse(mix, DEFAULT), 3, 2).deal(Dealt(tuple(hands[:3]), (hands[3],)))
    actions = (Blind(0), Pass(1), Pass(2), Give(0, card("QD"), 1), Give(0, card("JH"), 2))
    for action in actions:
        game, _ = game.apply(action)
    assert game.phase == "play"
    for seat in (1, 2, None):
        facts = facts_of(game.view(seat))
        assert Beliefs(facts).allows(true_world(game, facts))
