"""Why cards of a hand may not be played now: what follows from the seat's own view, and so tells it nothing new."""

from __future__ import annotations

from typing import NamedTuple

from tysyacha.cards import SUIT_CARDS, Card
from tysyacha.game.actions import Play
from tysyacha.game.view import View


class Barred(NamedTuple):
    """A card that may not be played, the code of the rule (as in an IllegalAction), and the suit that it names."""

    card: Card
    code: str
    suit: int | None


def barred_cards(view: View) -> list[Barred]:
    """The cards of the seat whose turn it is to play that it may not play; empty at any other time."""
    if view.phase != "play" or view.to_act != view.seat or view.hand is None:
        return []
    playable = {each.card for each in view.legal if isinstance(each, Play)}
    return [_barred(view, view.hand, each) for each in view.hand if each not in playable]


def _barred(view: View, hand: int, card: Card) -> Barred:
    if not view.trick:
        return Barred(card, "lead_not_allowed", None)
    led, suit = view.trick[0] // 6, card // 6
    if hand & SUIT_CARDS[led]:
        return Barred(card, "must_beat" if suit == led else "must_follow", led)
    return Barred(card, "must_overtrump" if suit == view.trump else "must_trump", view.trump)
