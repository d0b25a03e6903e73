"""Card play alone: whoever sits there, the same hand declares the same contract and gives the same cards.

The strongest hand as dealt, as ``steady`` reckons it, declares: at 120 where it is expected to bring as much, else at
100, or as near to that as the auction allows. ``steady`` takes a talon and gives; the bots play the cards, and neither
raise nor concede.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tysyacha.agreements import Agreements
from tysyacha.bots import Bot
from tysyacha.bots.driver import deal_seed
from tysyacha.bots.steady import Steady
from tysyacha.bots.steady.estimate import expect
from tysyacha.game import (
    Action,
    Bid,
    Discard,
    Game,
    Give,
    Look,
    Pass,
    Play,
    Raise,
    Standing,
    Take,
    View,
    deal_from_seed,
)
from tysyacha.game.table import table_of

_LOW: Final = 100
_HIGH: Final = 120
_MOST_TRIES: Final = 1000
"""So many deals may be redealt by themselves before one is played."""


def forced_deal(agreements: Agreements, players: int, dealer: int, seed: bytes) -> Game:
    """The first deal of these cards that comes to the first lead, all cards given."""
    zeros = (0,) * players
    start = Standing(dealer, zeros, zeros, (None,) * players, zeros, zeros, golden_over=True)
    before = Game.new(agreements, players, start=start)
    for number in range(_MOST_TRIES):
        dealt = deal_from_seed(agreements, players, dealer, deal_seed(seed, number))
        game, _ = before.deal(dealt)
        declarer, contract = _strongest(game)
        game = _given(_auctioned(game, declarer, contract), contract)
        if game.in_deal and game.view(None).declarer == declarer:
            return game
    raise AssertionError("Every deal was redealt.")


def play_cards(game: Game, bots: Sequence[Bot]) -> Game:
    """Plays the cards of a deal that has come to the first lead, by cards alone."""
    while game.in_deal:
        seat = game.to_act
        assert seat is not None
        bot = bots[seat]
        see = getattr(bot, "see", None)
        if see is not None and game.dealt is not None:
            see(game.hands, game.dealt.talons)
        game, _ = game.apply(bot.act(_only(game, seat, Play)))
    return game


def _only(game: Game, seat: int, *kinds: type) -> View:
    """The view of a seat that may do nothing but this."""
    view = game.view(seat)
    return msgspec.structs.replace(view, legal=tuple(each for each in view.legal if isinstance(each, kinds)))


def _strongest(game: Game) -> tuple[int, int]:
    """The seat that is to declare, the first in order where several are as strong, and at what."""
    table = table_of(game.agreements, game.players)
    active = game.view(None).active
    expected = {seat: expect(int(game.hands[seat]), table, "dealt").points for seat in active}
    declarer = max(active, key=lambda seat: expected[seat])
    return declarer, _HIGH if expected[declarer] >= _HIGH else _LOW


def _auctioned(game: Game, declarer: int, contract: int) -> Game:
    """All pass but the one who is to declare; he bids as little as brings the contract."""
    while game.in_deal and game.phase == "auction":
        seat = game.to_act
        assert seat is not None
        game, _ = game.apply(_word(game, seat, seat == declarer, contract))
    return game


def _word(game: Game, seat: int, declares: bool, contract: int) -> Action:
    legal = game.legal_actions(seat)
    looks = [each for each in legal if isinstance(each, Look)]
    if looks:
        return looks[0]
    bids = [each for each in legal if isinstance(each, Bid)]
    if declares and bids and game.view(seat).holder != seat:
        return next((each for each in bids if each.points >= contract), bids[-1])
    return next((each for each in legal if isinstance(each, Pass)), legal[0])


def _given(game: Game, contract: int) -> Game:
    """The talon taken and the cards given by ``steady``, the contract raised to what was meant."""
    steady = Steady()
    while game.in_deal and game.phase in ("take", "give"):
        seat = game.to_act
        assert seat is not None
        game, _ = game.apply(steady.act(_only(game, seat, Take, Give, Discard)))
    if game.in_deal:
        declarer = game.view(None).declarer
        raised = [each for each in game.legal_actions() if each == Raise(declarer or 0, contract)]
        if raised and (game.view(None).contract or 0) < contract:
            game, _ = game.apply(raised[0])
    return game
