"""Who will take the trick: how likely each seat is, for each card that could be played to it."""

from __future__ import annotations

from typing import NamedTuple

from tysyacha.bots.steady.knowledge import Knowledge
from tysyacha.cards import RANK_POINTS, SUIT_CARDS, Card
from tysyacha.game import View

_OVERTAKES_PARTNER = 0.25
"""How often a defender who can beat his partner's card does so."""
_PARTNER_ADDS = 6.0
_ENEMY_ADDS = 1.5
"""Points that those still to play add on the mean, to a trick of their own side and to one of the other."""


class Prospect(NamedTuple):
    """What comes of playing a card: how likely each seat takes the trick, and the points then in it."""

    takes: dict[int, float]
    points: float


def prospect(view: View, knowledge: Knowledge, card: Card, declares_trump: int | None = None) -> Prospect:
    """What comes of playing ``card`` now; ``declares_trump`` is the suit that becomes trumps with it."""
    me, trump = knowledge.me, knowledge.trump if declares_trump is None else declares_trump
    table = (*view.trick, card)
    led = table[0] // 6
    best, holder = _best_so_far(view, table, trump, me)
    points = float(sum([RANK_POINTS[each % 6] for each in table]))
    takes = {holder: 1.0}
    for seat in knowledge.others[: len(view.active) - len(table)]:
        beats = _beats(knowledge, seat, best, led, trump)
        if holder != view.declarer and seat != view.declarer:
            beats *= _OVERTAKES_PARTNER
            points += _PARTNER_ADDS
        else:
            points += _ENEMY_ADDS
        takes[seat] = beats
        for other in takes:
            if other != seat:
                takes[other] *= 1.0 - beats
    return Prospect(takes, points)


def _best_so_far(view: View, table: tuple[Card, ...], trump: int, me: int) -> tuple[Card, int]:
    best = table[0]
    place = 0
    for number, each in enumerate(table):
        if (each // 6 == best // 6 and each > best) or (each // 6 == trump and best // 6 != trump):
            best, place = each, number
    if place == len(table) - 1:
        return best, me
    assert view.leader is not None
    return best, view.active[(view.active.index(view.leader) + place) % len(view.active)]


def _beats(knowledge: Knowledge, seat: int, best: Card, led: int, trump: int) -> float:
    """How likely the seat can beat the best card on the table."""
    suit = best // 6
    higher = SUIT_CARDS[suit] & ~((2 << best) - 1) & knowledge.hidden
    if suit == led:
        by_suit = knowledge.holds_any(seat, higher) if higher else 0.0
        if trump < 0 or led == trump:
            return by_suit
        void = knowledge.void[seat][led]
        if void == 0.0:
            return by_suit
        return by_suit + void * (1.0 - knowledge.void[seat][trump])
    # A trump lies on the lead of another suit.
    if not higher:
        return 0.0
    void = knowledge.void[seat][led]
    return void * knowledge.holds_any(seat, higher) if void else 0.0
