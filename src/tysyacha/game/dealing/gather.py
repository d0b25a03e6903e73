"""The pack gathered from the table without shuffling (`ritual.shuffle` collect_and_cut)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tysyacha.cards import CARDS, PACK_SIZE, Card, each_card
from tysyacha.errors import DealingError


class PlayedDeal(msgspec.Struct, frozen=True):
    """A deal played to the end, as it lies on the table.

    ``tricks`` holds (winner, cards in the order played) in the order the tricks were taken; ``aside`` the
    cards laid aside, in that order, and after them a talon that nobody took.
    """

    players: int
    declarer: int
    tricks: tuple[tuple[int, tuple[int, ...]], ...]
    aside: tuple[int, ...] = ()


class UnplayedDeal(msgspec.Struct, frozen=True):
    """A deal that was conceded or redealt.

    ``hands`` holds the set of cards that each seat has left, by seat. ``rest`` is the talon as far as it lies
    on the table, cards laid aside before it. ``played`` are the cards that were on the table already, in the
    order played, where a deal was conceded during play.
    """

    dealer: int
    hands: tuple[int, ...]
    rest: tuple[int, ...] = ()
    played: tuple[int, ...] = ()


Gathered: TypeAlias = PlayedDeal | UnplayedDeal


def gather(deal: Gathered) -> tuple[Card, ...]:
    """The pack in deck order, top card first, as it is gathered after this deal.

    Played: the declarer's tricks, then those of the others clockwise from him, then what lies aside. Not
    played: what was on the table, then hand by hand from the dealer's left, each from the lowest card to the
    highest, then the rest. Raises DealingError (``deck_not_a_pack``) unless that makes 24 different cards.
    """
    order = _piles(deal) if isinstance(deal, PlayedDeal) else _hands(deal)
    if len(order) != PACK_SIZE or set(order) != set(CARDS):
        raise DealingError("deck_not_a_pack", cards=" ".join(map(str, order))[:80])
    return tuple(CARDS[card] for card in order)


def _piles(deal: PlayedDeal) -> list[int]:
    clockwise = [(deal.declarer + step) % deal.players for step in range(deal.players)]
    taken = [card for seat in clockwise for winner, cards in deal.tricks if winner == seat for card in cards]
    return [*taken, *deal.aside]


def _hands(deal: UnplayedDeal) -> list[int]:
    players = len(deal.hands)
    clockwise = [(deal.dealer + step) % players for step in range(1, players + 1)]
    held = [card for seat in clockwise for card in each_card(deal.hands[seat])]
    return [*deal.played, *held, *deal.rest]
