"""What the declarer parts with: the cards that he misses least and that help the others least."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from tysyacha.bots.steady.estimate import lone_partner
from tysyacha.cards import RANK_CARDS, RANK_POINTS, each_card
from tysyacha.game import Action, Discard, Give, View
from tysyacha.game.table import Table

_ACES = RANK_CARDS[5]
_NOBODY: Final = -1
"""Whom a card goes to that is laid aside."""


def choose_gift(view: View, table: Table, gifts: list[Action]) -> Action:
    """The first of the cards to part with, and to whom."""
    assert view.hand is not None
    chosen = best_parting(view, table, int(view.hand))
    card, to = chosen[0]
    for gift in gifts:
        if isinstance(gift, Give) and gift.card == card and gift.to == to:
            return gift
        if isinstance(gift, Discard) and gift.card == card and to == _NOBODY:
            return gift
    return gifts[0]


def kept_hand(view: View, table: Table) -> int:
    """The hand that will be left when all cards are given or laid aside."""
    assert view.hand is not None
    hand = int(view.hand)
    for card, _ in best_parting(view, table, hand):
        hand &= ~(1 << card)
    return hand


def best_parting(view: View, table: Table, hand: int) -> tuple[tuple[int, int], ...]:
    """The cards to part with, each with the seat it goes to; empty when all are given."""
    places = _places(view)
    if not places:
        return ()
    keep = [_keeps(hand >> 6 * suit & 0x3F, table.values[suit]) for suit in range(4)]
    aces = 150.0 if table.aces is not None and hand & _ACES == _ACES else 0.0
    cards = each_card(hand)
    danger = {
        (card, place): _danger(view, table, hand, card, place) for card in cards for place in set(places)
    }
    best: tuple[float, tuple[int, ...]] | None = None
    for chosen in combinations(cards, len(places)):
        worth = 0.0
        for suit in range(4):
            left = hand >> 6 * suit & 0x3F
            for card in chosen:
                if card // 6 == suit:
                    left &= ~(1 << card % 6)
            worth += keep[suit][left]
        if aces and any(card % 6 == 5 for card in chosen):
            worth -= aces
        for order in permutations(chosen):
            total = worth - sum([danger[card, place] for card, place in zip(order, places, strict=True)])
            if best is None or total > best[0]:
                best = (total, order)
    assert best is not None
    return tuple(zip(best[1], places, strict=True))


def _places(view: View) -> list[int]:
    """The seats that still get a card, and nobody for each card still to be laid aside."""
    served = {gift.receiver for gift in view.gifts}
    others = [seat for seat in view.active if seat != view.declarer and seat not in served]
    if view.players != 2:
        return others
    form = view.agreements.talon.discard
    aside = {"two_out": 2, "one_give_one_bank": 1, "one_give": 0}[form] - len(view.discards)
    return ([] if form == "two_out" else others) + [_NOBODY] * aside


_KEPT: dict[int, dict[int, float]] = {}


def _keeps(cards: int, value: int) -> dict[int, float]:
    """What each part of a suit's cards is worth to its holder."""
    found = _KEPT.get(value)
    if found is None:
        found = _KEPT[value] = {part: _suit_worth(part, value) for part in range(64)}
    return found


def _suit_worth(cards: int, value: int) -> float:
    """What the cards of one suit are worth to a declarer; ``value`` is that of its marriage."""
    length = cards.bit_count()
    if not length:
        return 3.0
    ace, ten, king, queen = cards >> 5 & 1, cards >> 4 & 1, cards >> 3 & 1, cards >> 2 & 1
    worth = 17.0 * ace
    if ten:
        worth += 15.0 if ace else (7.0 if length > 2 else 5.0 if length == 2 else 1.0)
    if king:
        worth += 7.0 if ace and ten else 3.0 if (ace or ten) and length > 2 else 1.0
    worth += 3.0 if queen and length > 3 else 0.5 * queen
    worth += 5.0 * max(length - 3, 0)
    if king and queen:
        worth += 0.9 * value + 8.0 * (length - 2) + 5.0 * (ace + ten)
    elif not ace:
        # A short suit without the ace is a trick lost, and then a chance to trump.
        worth -= 4.0 if length == 1 else 6.0
    return worth


def _danger(view: View, table: Table, hand: int, card: int, place: int) -> float:
    """What the card does for whoever gets it, or what its points are worth aside."""
    points = RANK_POINTS[card % 6]
    if place == _NOBODY:
        brings = {"nobody": 0.2, "declarer": -0.9, "last_trick": -0.3}[view.agreements.talon.discard_score]
        return brings * points
    danger = 0.8 * points + (4.0 if card % 6 == 5 else 0.0)
    partner = lone_partner(card)
    if partner and not partner & (hand | _out_of_reach(view, place)):
        danger += 0.3 * table.values[card // 6]
    elif partner & hand:
        # Both cards of a pair to be given: never to one and the same player, but the pair is lost as well.
        danger += 2.0
    total = view.standing.totals[place]
    return danger * (1.0 + max(total, 0) / 4000)


def _out_of_reach(view: View, place: int) -> int:
    """Cards that the player at ``place`` cannot hold: laid aside, or given to another."""
    gone = 0
    for action in view.history:
        if isinstance(action, Discard) or (isinstance(action, Give) and action.to != place):
            gone |= 1 << action.card if action.card is not None else 0
    return gone
