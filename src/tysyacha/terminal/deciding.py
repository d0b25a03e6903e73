"""What the person can do now, numbered, and what a typed answer means; nothing is shown or asked here."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from tysyacha.cards import Card
from tysyacha.game import (
    Action,
    Bid,
    Blind,
    Concede,
    Discard,
    Give,
    Look,
    Pass,
    Play,
    Raise,
    Redeal,
    Take,
    View,
)
from tysyacha.terminal.cards import in_order, read_card

Deed: TypeAlias = Action | None
"""An action, or None: to let a right out of turn wait."""

BIDS_NUMBERED: Final = 3
"""So many bids stand in the numbered list; all are told as a range, and are typed as they are."""


class Understood(NamedTuple):
    """What an answer may mean. One deed is done, several are asked back; none was understood.

    With ``legal`` False the one action is against the rules, and whoever asked explains why.
    """

    deeds: tuple[Deed, ...]
    legal: bool = True


NOTHING: Final = Understood(())


class Menu:
    """The choices of a view: first its cards in the order of the hand, then everything else."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.in_turn = view.to_act == view.seat
        self._names = [each.lower() for each in names]
        legal = view.legal if self.in_turn else _out_of_turn(view.legal)
        self.legal = legal
        self.cards = tuple(
            in_order(
                {
                    each.card
                    for each in legal
                    if isinstance(each, Play | Give | Discard) and each.card is not None
                }
            )
        )
        self.bids = tuple(each.points for each in legal if isinstance(each, Bid))
        self.raises = tuple(each.points for each in legal if isinstance(each, Raise))
        self.others = self._others()

    @property
    def count(self) -> int:
        """How many choices are numbered, from 1."""
        return len(self.cards) + len(self.others)

    @property
    def receiver(self) -> int | None:
        """Who gets the next card given; None where a card is laid aside or played."""
        return next((each.to for each in self.legal if isinstance(each, Give)), None)

    @property
    def enter(self) -> Understood:
        """What Enter alone means: to look, to let a right wait, or the only thing there is to do."""
        looks = tuple(each for each in self.legal if isinstance(each, Look))
        if looks:
            return Understood(looks[:1])
        if not self.in_turn:
            return Understood((None,))
        if self.cards:
            return self._of_cards(self.cards) if self.count == 1 else NOTHING
        return Understood(self.legal) if len(self.legal) == 1 else NOTHING

    def declarations(self, card: Card) -> tuple[Play, ...]:
        """The ways to declare something by playing this card."""
        return tuple(
            each for each in self.legal
            if isinstance(each, Play) and each.card == card and each.declare is not None
        )  # fmt: skip

    def read(self, text: str) -> Understood:
        """What this answer means."""
        text = text.lower().replace("ё", "е").strip()
        if not text:
            return self.enter
        return self._number(text) or self._word(text) or self._card(text) or NOTHING

    def _others(self) -> tuple[Deed, ...]:
        order = (Blind, Look, Pass, Bid, Take, Concede, Redeal)
        found: list[Deed] = []
        for kind in order:
            deeds = [each for each in self.legal if isinstance(each, kind)]
            found += deeds[:BIDS_NUMBERED]
        return tuple(found if self.in_turn else [*found, None])

    def _number(self, text: str) -> Understood | None:
        found = _NUMBER.fullmatch(text)
        if found is None:
            return None
        number, said = int(found[2]), bool(found[1])
        if not said and 1 <= number <= len(self.cards):
            return self._of_cards((self.cards[number - 1],))
        if not said and len(self.cards) < number <= self.count:
            return Understood((self.others[number - 1 - len(self.cards)],))
        if number in self.bids or (self.view.phase == "auction" and self.in_turn and self.bids):
            return Understood((Bid(self.seat, number),), number in self.bids)
        if self.raises and (said or number > _NO_POINTS):
            return Understood((Raise(self.seat, number),), number in self.raises)
        return None

    def _word(self, text: str) -> Understood | None:
        for kind, stems in _WORDS:
            if text.startswith(stems):
                if kind is None:
                    return None if self.in_turn else Understood((None,))
                deeds = tuple(each for each in self.legal if isinstance(each, kind))
                if deeds or kind not in _PLAIN_ACTIONS:
                    return Understood(deeds) if deeds else None
                return Understood((_PLAIN_ACTIONS[kind](self.seat),), legal=False)
        for place, stems in enumerate(_TALONS):
            if text.startswith(stems) and self.view.phase == "take":
                return Understood((Take(self.seat, place),))
        return None

    def _card(self, text: str) -> Understood | None:
        text, declare = _declaration_of(text)
        to, typed = None, read_card(text)
        if typed is None:
            to, text = self._receiver_of(text)
            typed = read_card(text)
        if typed is None:
            return None
        legal = typed.among(self.cards)
        if legal:
            return self._of_cards(legal, declare, to)
        if typed.rank is None or typed.suit is None or not self.cards:
            return None
        card = Card(typed.suit * 6 + typed.rank)
        if self.view.phase == "play":
            return Understood((Play(self.seat, card),), legal=False)
        if self.receiver is None:
            return Understood((Discard(self.seat, card),), legal=False)
        return Understood((Give(self.seat, card, self.receiver),), legal=False)

    def _receiver_of(self, text: str) -> tuple[int | None, str]:
        """A player named after the card, and the text without him."""
        *first, last = text.split() or [""]
        if first and self.view.phase == "give":
            for seat, name in enumerate(self._names):
                if seat != self.seat and len(last) >= 2 and name[: len(last) - 1] == last[:-1][: len(name)]:
                    return seat, " ".join(first)
        return None, text

    def _of_cards(
        self, cards: Sequence[Card], declare: bool | None = None, to: int | None = None
    ) -> Understood:
        """The deeds with these cards; of several ways only those that were asked for."""
        deeds: list[Play | Give | Discard] = [
            each for each in self.legal
            if isinstance(each, Play | Give | Discard) and each.card in cards
        ]  # fmt: skip
        if self.view.phase == "give":
            served = self.receiver if to is None else to
            given = [each for each in deeds if isinstance(each, Give) and each.to == served]
            deeds = [*given] or [each for each in deeds if isinstance(each, Discard)]
        elif declare is not None:
            deeds = [
                each for each in deeds if isinstance(each, Play) and (each.declare is not None) == declare
            ] or deeds
        return Understood(tuple(deeds))


def _out_of_turn(legal: Sequence[Action]) -> tuple[Action, ...]:
    return tuple(each for each in legal if not isinstance(each, Play | Give | Discard | Pass | Bid | Take))


_NUMBER: Final = re.compile(r"(bid |raise |contract |ставлю |ставка |заказ |до )?\s*(\d{1,4})[.)]?")
_NO_POINTS: Final = 30
"""A number above this is meant as points, not as a place in a list."""

_WORDS: Final[tuple[tuple[type[Action] | None, tuple[str, ...]], ...]] = (
    (Pass, ("пас", "pass")),
    (Look, ("смотр", "посмотр", "откры", "look")),
    (Blind, ("втем", "темн", "в темн", "blind")),
    (Redeal, ("пересда", "redeal")),
    (Concede, ("роспис", "распис", "conced")),
    (None, ("ждать", "жду", "нет", "дальше", "wait", "no")),
)
_PLAIN_ACTIONS: Final[dict[type[Action], Callable[[int], Action]]] = {
    Pass: Pass,
    Look: Look,
    Blind: Blind,
    Redeal: Redeal,
    Concede: Concede,
}
_TALONS: Final = (("перв", "лев", "first", "left"), ("втор", "прав", "second", "right"))
_DECLARED: Final = ("марьяж", "хвал", "козыр", "постел", "marriage", "trump", "half", "declare")
_SILENT: Final = ("молча", "без", "silent", "plain", "without")


def _declaration_of(text: str) -> tuple[str, bool | None]:
    """The text without a word about declaring, and what that word was."""
    if text.endswith("!"):
        return text.rstrip("! "), True
    words = text.split()
    kept = [each for each in words if not each.startswith((*_DECLARED, *_SILENT))]
    if len(kept) == len(words) or not kept:
        return text, None
    return " ".join(kept), not any(each.startswith(_SILENT) for each in words)
