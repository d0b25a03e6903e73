"""A bot knows what its seat sees: states that differ only in hidden cards get the same answer."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.strategies import tables

from tysyacha.agreements import Agreements
from tysyacha.bots import BOTS, make
from tysyacha.bots.driver import deal_next, next_action
from tysyacha.cards import each_card
from tysyacha.errors import IllegalAction
from tysyacha.game import Dealt, Game, View


def somewhere(agreements: Agreements, players: int, chance: Random) -> Game:
    """An open deal after some actions of ``random`` and ``steady``."""
    bots = [make(chance.choice(["random", "steady"]), chance.randrange(1000)) for _ in range(players)]
    game = deal_next(Game.new(agreements, players), sha256(chance.randbytes(8)).digest())
    for _ in range(chance.randrange(40)):
        if not game.in_deal:
            break
        following, _ = game.apply(next_action(game, bots))
        if not following.in_deal:
            break
        game = following
    return game


def swapped(game: Game, view: View, chance: Random) -> Game | None:
    """The same deal with two cards changed about that ``view`` does not show; None where there are none."""
    dealt = game.dealt
    assert dealt is not None
    shown = (view.hand or 0) | (view.dealt or 0)
    for talon in view.talons:
        shown |= talon or 0
    for action in game.history:
        card = getattr(action, "card", None)
        shown |= 1 << card if card is not None else 0
    own_hidden = view.seat is not None and view.dealt is None
    piles = [
        0 if seat == view.seat and not own_hidden else hand & ~shown for seat, hand in enumerate(dealt.hands)
    ]
    piles += [talon & ~shown for talon in dealt.talons]
    filled = [place for place, pile in enumerate(piles) if pile]
    if len(filled) < 2:
        return None
    one, two = chance.sample(filled, 2)
    change = 1 << chance.choice(each_card(piles[one])) | 1 << chance.choice(each_card(piles[two]))
    all_piles = [*dealt.hands, *dealt.talons]
    all_piles[one] ^= change
    all_piles[two] ^= change
    hands, talons = all_piles[: len(dealt.hands)], all_piles[len(dealt.hands) :]
    other: Dealt = msgspec.structs.replace(dealt, hands=tuple(hands), talons=tuple(talons))
    before = Game.new(game.agreements, game.players, start=game.start)
    try:
        return before.replay(other, game.history)
    except IllegalAction:
        return None


@settings(max_examples=80)
@given(tables(), st.randoms(use_true_random=False))
def test_the_same_answer_whatever_the_hidden_cards_are(table: tuple[int, Agreements], chance: Random) -> None:
    players, agreements = table
    game = somewhere(agreements, players, chance)
    assume(game.in_deal)
    seat = game.to_act
    assert seat is not None
    view = game.view(seat)
    for _ in range(6):
        other = swapped(game, view, chance)
        if other is None or not other.in_deal or other.to_act != seat:
            continue
        for name in (each for each, spec in BOTS.items() if not spec.sees_all):
            assert make(name, 3).act(other.view(seat)) == make(name, 3).act(view)
