"""``The rest are mine``: whether a seat takes every trick that is left, wherever the cards it does not see may lie.

This check looks at the view alone and holds in every way to spread the unseen cards over the other hands, whatever
those play: so a claim that it grants tells nothing about them. It asks for the lead, plays trumps first and each suit
from the top. The lead that comes i-th in a suit (from 0) is safe where no unseen card of the suit is higher; and where
only i of them are unseen at most, since whoever has one must follow and so all are gone by then. A side suit is safe
only when no trump can be left. The kernel may grant more (voids that have shown); this grants nothing wrong.
"""

from __future__ import annotations

from tysyacha.cards import ACE, JACK, KING, NINE, PACK, QUEEN, RANK_CARDS, SUIT_CARDS, CardSet
from tysyacha.game import Play, View


def holding_line(view: View) -> tuple[Play, ...] | None:
    """The leads, in order, by which this seat takes the rest; None where the claim does not hold."""
    seat = view.seat
    if seat is None or view.phase != "play" or view.to_act != seat or view.trick or not view.hand:
        return None
    if view.next_trump is not None or _declares_by_itself(view):
        return None
    if not any(play.declare is None for play in view.legal if isinstance(play, Play)):
        return None
    unseen = _unseen(view)
    leads: list[Play] = []
    suits = sorted(range(4), key=lambda suit: suit != view.trump)
    trumps_left = 0 if view.trump is None else len(unseen.of_suit(view.trump))
    for suit in suits:
        own = list(view.hand.of_suit(suit))[::-1]
        others = list(unseen.of_suit(suit))
        if not own:
            continue
        if suit != view.trump and trumps_left:
            return None
        for place, card in enumerate(own):
            if place < len(others) and card < others[-1]:
                return None
            leads.append(Play(seat, card))
        if suit == view.trump:
            trumps_left = max(0, trumps_left - len(own))
    return tuple(leads)


def _unseen(view: View) -> CardSet:
    """Every card that may still lie in another hand."""
    gone = int(view.hand or 0)
    for trick in view.tricks:
        for card in trick.cards:
            gone |= 1 << card
    for discard in view.discards:
        if discard is not None:
            gone |= 1 << discard
    return CardSet(PACK & ~gone)


def _declares_by_itself(view: View) -> bool:
    """Whether leading the hand out could change trumps, or must be asked about: then it is to be played."""
    hand = int(view.hand or 0)
    marriage = view.agreements.marriage
    if marriage.aces is not None and (hand & RANK_CARDS[ACE]).bit_count() == 4:
        return True
    if marriage.nines is not None and (hand & RANK_CARDS[NINE]).bit_count() == 4:
        return True
    pairs = [RANK_CARDS[KING] | RANK_CARDS[QUEEN]]
    if marriage.half:
        pairs.append(RANK_CARDS[QUEEN] | RANK_CARDS[JACK])
    suits = [pair & SUIT_CARDS[suit] for pair in pairs for suit in range(4)]
    return marriage.auto and any(hand & suit == suit for suit in suits)
