"""A bot knows what its seat sees: states that differ only in hidden cards get the same answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from random import Random

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.strategies import tables

from tysyacha.agreements import Agreements
from tysyacha.bots import BOTS, Bot, make
from tysyacha.bots.driver import deal_next, next_action
from tysyacha.cards import CardSet, each_card
from tysyacha.errors import IllegalAction
from tysyacha.game import Action, Dealt, Game, View


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


def answer(bot: Bot, game: Game, seat: int) -> Action | None:
    """What a bot does at a seat; one that wants to see the cards is shown them."""
    assert game.dealt is not None
    see = getattr(bot, "see", None)
    if see is not None:
        see(game.hands, game.dealt.talons)
    view = game.view(seat)
    return bot.act(view) if game.to_act == seat else bot.interject(view)


def differing(makers: Sequence[Callable[[], Bot]], table: tuple[int, Agreements], chance: Random) -> set[int]:
    """Which of these bots answer differently in states that differ only in what their seat cannot know."""
    players, agreements = table
    game = somewhere(agreements, players, chance)
    assume(game.in_deal)
    found = set()
    for seat in range(players):
        view = game.view(seat)
        if not view.legal:
            continue
        for _ in range(3):
            other = swapped(game, view, chance)
            if other is None or not other.in_deal or other.view(seat) != view:
                continue
            for number, made in enumerate(makers):
                if answer(made(), game, seat) != answer(made(), other, seat):
                    found.add(number)
    return found


HONEST = [partial(make, name, 3) for name, spec in BOTS.items() if not spec.sees_all]


@settings(max_examples=60)
@given(tables(), st.randoms(use_true_random=False))
def test_the_same_answer_whatever_the_hidden_cards_are(table: tuple[int, Agreements], chance: Random) -> None:
    assert len(HONEST) >= 5
    assert not differing(HONEST, table, chance)


class Peeps:
    """Does whatever the cards of all hands and talons together point to: what must not be."""

    name = "peeps"

    def see(self, hands: tuple[CardSet, ...], talons: tuple[CardSet, ...]) -> None:
        self._seen = hash((hands, talons))

    def act(self, view: View) -> Action:
        return view.legal[self._seen % len(view.legal)]

    def interject(self, view: View) -> Action | None:
        return self.act(view)


def test_a_bot_that_peeps_is_found_out() -> None:
    """The same states tell: in some of them its answers differ."""
    caught = 0

    @settings(max_examples=60, database=None)
    @given(tables(), st.randoms(use_true_random=False))
    def looked_at(table: tuple[int, Agreements], chance: Random) -> None:
        nonlocal caught
        caught += bool(differing([Peeps], table, chance))

    looked_at()
    assert caught > 20
