"""A table without a person in charge: deals the cards from a seed, asks whoever may act, and applies the answers."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Final

from tysyacha.bots.bot import Bot
from tysyacha.cards import each_card
from tysyacha.game import Action, Discard, Game, deal_from_seed
from tysyacha.game.dealing import Gathered, PlayedDeal, UnplayedDeal

_LABEL: Final = b"tysyacha-deal-1"


def deal_seed(game_seed: bytes, number: int) -> bytes:
    """The 32-byte seed of deal ``number`` (below 2**32) of a game: HMAC-SHA-256 of the number."""
    return hmac.digest(game_seed, _LABEL + number.to_bytes(4, "big"), "sha256")


def deal_number(game: Game) -> int:
    """The number of the next deal: 65536 for each deal behind it that was not redealt, 1 for each redeal in a row.

    So games that redeal at different times come to the same cards again with the deal after.
    """
    settled = sum(line.outcome is not None for line in game.sheet)
    return settled << 16 | game.standing.redeals


def deal_next(game: Game, game_seed: bytes) -> Game:
    """Deals the next deal of the game; which cards depends on the seed and on `deal_number`.

    Under `ritual.shuffle` collect_and_cut they depend on the last deal as well: the pack is gathered from it.
    """
    seed = deal_seed(game_seed, deal_number(game))
    dealer = game.standing.dealer
    dealt = deal_from_seed(game.agreements, game.players, dealer, seed, gathered(game))
    return game.deal(dealt)[0]


def gathered(game: Game) -> Gathered | None:
    """The last deal as it lies on the table, to be gathered; None before the first and after a reported one."""
    dealt = game.dealt
    if dealt is None or game.in_deal:
        return None
    view = game.view(None)
    untaken = [talon for number, talon in enumerate(dealt.talons) if number != view.taken]
    aside = [each.card for each in game.history if isinstance(each, Discard) and each.card is not None]
    rest = (*aside, *(card for talon in untaken for card in each_card(talon)))
    if view.declarer is None or any(game.hands):
        played = (*(card for trick in view.tricks for card in trick.cards), *view.trick)
        return UnplayedDeal(view.dealer, tuple(game.hands), rest, played)
    tricks = tuple((trick.winner, trick.cards) for trick in view.tricks)
    return PlayedDeal(game.players, view.declarer, tricks, rest)


def next_action(game: Game, bots: Sequence[Bot]) -> Action:
    """What happens next at an open deal: a right that somebody uses, or else the action of the seat to act.

    ``bots`` has one a seat. Before a seat acts every other seat that has a right out of turn is asked, from the
    left of the seat to act on, each through its own view.
    """
    to_act = game.to_act
    assert to_act is not None
    for step in range(1, game.players):
        seat = (to_act + step) % game.players
        if game.legal_actions(seat):
            used = ask_right(game, bots, seat)
            if used is not None:
                return used
    _let_see(game, bots[to_act])
    return bots[to_act].act(game.view(to_act))


def ask_right(game: Game, bots: Sequence[Bot], seat: int) -> Action | None:
    """Whether the seat uses a right while another is to act. Rights that do not show in its view do not count."""
    view = game.view(seat)
    if not view.legal:
        return None
    _let_see(game, bots[seat])
    return bots[seat].interject(view)


def _let_see(game: Game, bot: Bot) -> None:
    """Shows all cards to a bot that sees them all; `make` hands such a bot to the arena alone."""
    see = getattr(bot, "see", None)
    if see is not None and game.dealt is not None:
        see(game.hands, game.dealt.talons)


def play_deal(game: Game, bots: Sequence[Bot]) -> Game:
    """Plays the open deal to its end."""
    while game.in_deal:
        game, _ = game.apply(next_action(game, bots))
    return game


def play_game(game: Game, bots: Sequence[Bot], game_seed: bytes, most_deals: int) -> Game:
    """Plays on to a winner, or until the sheet has ``most_deals`` deals."""
    while game.winner is None and len(game.sheet) < most_deals:
        game = play_deal(deal_next(game, game_seed), bots)
    return game
