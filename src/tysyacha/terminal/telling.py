"""What happened, in sentences: every event as one seat may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tysyacha.cards import SUITS
from tysyacha.game import (
    Action,
    Bid,
    Blind,
    Concede,
    Discard,
    Event,
    Give,
    Look,
    Pass,
    Play,
    Raise,
    Redeal,
    Take,
)
from tysyacha.game.events import (
    Acted,
    ContractSet,
    DealOpened,
    Declared,
    RedealShown,
    TalonShown,
    TrickTaken,
    TrumpSet,
)
from tysyacha.terminal.cards import CardNames
from tysyacha.terminal.spoken import spoken
from tysyacha.texts import Words


class People(NamedTuple):
    """Who sits where, as the person at the keyboard sees it."""

    names: Sequence[str]
    me: int

    def who(self, seat: int) -> dict[str, str]:
        """The arguments of a sentence about a seat: ``who`` is ``you`` or ``other``."""
        return {"who": "you" if seat == self.me else "other", "name": self.names[seat]}

    def whom(self, seat: int) -> dict[str, str]:
        return {"to": "you" if seat == self.me else "other", "to_name": self.names[seat]}


class Teller:
    """Puts events into sentences for the person at the keyboard."""

    def __init__(self, words: Words, cards: CardNames, people: People) -> None:
        self._words = words
        self._cards = cards
        self._people = people

    def tell(self, event: Event, leads: bool = False) -> list[str]:
        """The sentences of one event, which must already be cut down to what the person may see.

        ``leads`` tells that a card played is the first of its trick. A settled deal has a page of its own.
        """
        match event:
            case Acted(action):
                return [self.action(action, leads)]
            case DealOpened():
                return self._opened(event)
            case ContractSet(declarer, contract, kind, unopposed):
                how = "unopposed" if unopposed and kind == "normal" else kind
                return [self._say("contract", declarer, contract=contract, how=how)]
            case TalonShown(declarer, cards, _):
                if cards is None:
                    return [self._say("talon-closed", declarer)]
                return [self._say("talon", declarer, cards=self._cards.cards(cards), points=cards.points)]
            case Declared(seat, what, suit, points):
                named = "" if suit is None else self._words.say(f"table-suit-of-{SUITS[suit]}")
                return [self._say(f"declared-{what}", seat, suit=named, points=points)]
            case TrumpSet(_, suit, now):
                when = "now" if now else "next_trick"
                return [self._words.say("event-trump", suit=self._cards.suit_both(suit), when=when)]
            case TrickTaken(winner, _, points):
                return [self._say("trick", winner, points=points)]
            case RedealShown(seat, cards):
                return self._redeal(seat, None if cards is None else self._cards.cards(cards))
            case _:
                return []

    def action(self, action: Action, leads: bool = False) -> str:
        seat = action.seat
        match action:
            case Bid(_, points):
                return self._say("bid", seat, spoken=spoken(points, self._words))
            case Blind(_, points):
                return self._say("blind", seat, spoken=spoken(points, self._words))
            case Look():
                return self._say("look", seat)
            case Pass():
                return self._say("pass", seat)
            case Redeal():
                return self._say("redeal", seat)
            case Take(_, talon):
                return self._say("take", seat, place=talon + 1)
            case Give(_, card, to):
                shown = "" if card is None else self._cards.card(card)
                kind = "closed" if card is None else "open"
                return self._say("give", seat, kind=kind, card=shown, **self._people.whom(to))
            case Discard(_, card):
                shown = "" if card is None else self._cards.card(card)
                return self._say("discard", seat, kind="closed" if card is None else "open", card=shown)
            case Raise(_, points):
                return self._say("raise", seat, points=points)
            case Concede():
                return self._say("concede", seat)
            case Play(_, card, _):
                return self._say("lead" if leads else "play", seat, card=self._cards.card(card))
            case _:
                raise AssertionError(action)

    def _opened(self, event: DealOpened) -> list[str]:
        told = [self._say("dealer", event.dealer)]
        if event.sitter is not None:
            told.append(self._say("sitter", event.sitter))
        if event.golden:
            told.append(self._words.say("event-golden"))
        if event.forced is not None and event.compulsory is not None:
            told.append(self._say("forced", event.forced, points=event.compulsory))
        return told

    def _redeal(self, seat: int | None, cards: str | None) -> list[str]:
        if seat is None:
            return [self._words.say("event-redealt", cards=cards or "", shown="yes" if cards else "no")]
        return [self._say("redealt-on", seat, cards=cards or "", shown="yes" if cards else "no")]

    def _say(self, message: str, seat: int, /, **arguments: object) -> str:
        return self._words.say(f"event-{message}", **self._people.who(seat), **arguments)
