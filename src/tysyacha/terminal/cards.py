"""Cards as people write, say and type them, in either language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from tysyacha.cards import CARDS, RANKS, SUITS, Card, CardSet
from tysyacha.texts import Words

_SIGNS: Final = "♠♣♦♥"

SUITS_SHOWN: Final = (3, 2, 1, 0)
"""The dearest marriage first, as sheets and rules write the suits."""


class CardNames:
    """Names cards in one language: ``Д♠``, or ``дама пик`` where everything is said in words."""

    def __init__(self, words: Words, plain: bool) -> None:
        self._words = words
        self._plain = plain

    def card(self, card: Card) -> str:
        if self._plain:
            return self._words.say(
                "table-card",
                rank=self.rank_word(card),
                suit=self._words.say(f"table-suit-of-{SUITS[card.suit]}"),
            )
        return self.rank(card) + _SIGNS[card.suit]

    def rank(self, card: Card) -> str:
        """The letter of a rank, or its word in plain text."""
        return self.rank_word(card) if self._plain else self._words.say(f"rank-{RANKS[card.rank]}")

    def rank_word(self, card: Card) -> str:
        return self._words.say(f"table-rank-{card.rank}")

    def suit(self, suit: int) -> str:
        """The sign of a suit, or its word in plain text."""
        return self.suit_word(suit) if self._plain else _SIGNS[suit]

    def suit_word(self, suit: int) -> str:
        return self._words.say(f"table-suit-{SUITS[suit]}")

    def suit_both(self, suit: int) -> str:
        """Sign and word, ``♠ пики``; the word alone in plain text."""
        return self.suit_word(suit) if self._plain else f"{_SIGNS[suit]} {self.suit_word(suit)}"

    def cards(self, cards: Iterable[Card]) -> str:
        return (", " if self._plain else " ").join(self.card(each) for each in cards)

    def in_words(self, text: str) -> str:
        """A sentence made elsewhere, its signs turned into words where everything is said in words."""
        if not self._plain:
            return text
        for card in CARDS:
            sign = self._words.say(f"rank-{RANKS[card.rank]}") + _SIGNS[card.suit]
            text = text.replace(sign, self.card(card))
        for suit, sign in enumerate(_SIGNS):
            text = text.replace(sign, self.suit_word(suit))
        return text

    def by_suit(self, cards: CardSet) -> str:
        """A whole hand in one line, ``♥ Т К Д  ♠ 10 9``."""
        groups = []
        for suit in SUITS_SHOWN:
            held = high_first(cards.of_suit(suit))
            if held:
                ranks = (", " if self._plain else " ").join(self.rank(each) for each in held)
                groups.append(f"{self.suit(suit)}{':' if self._plain else ''} {ranks}")
        return ("; " if self._plain else "   ").join(groups)


def high_first(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, reverse=True)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """The order of a hand on the screen: suit by suit, high cards first."""
    return sorted(cards, key=lambda each: (SUITS_SHOWN.index(each.suit), -each.rank))


class Typed(NamedTuple):
    """What somebody typed for a card: its rank and suit, None for what was left out."""

    rank: int | None
    suit: int | None

    def among(self, cards: Iterable[Card]) -> list[Card]:
        return [
            each for each in cards
            if self.rank in (None, each.rank) and self.suit in (None, each.suit)
        ]  # fmt: skip


# Words count by their beginning, so that every case of a Russian noun is understood; letters stand alone.
_RANK_STEMS: Final = (
    ("девят", "nine"), ("вал", "jack"), ("дам", "queen"), ("кор", "king"), ("десят", "ten"), ("туз", "ace"),
)  # fmt: skip
_SUIT_STEMS: Final = (
    ("пик", "вин", "spade"), ("треф", "крест", "club"), ("буб", "diamond"), ("черв", "heart"),
)  # fmt: skip
_RANK_LETTERS: Final = {
    "9": 0, "j": 1, "в": 1, "q": 2, "д": 2, "k": 3, "к": 3, "t": 4, "10": 4, "a": 5, "т": 5, "а": 5,
}  # fmt: skip
_SUIT_LETTERS: Final = {
    "s": 0, "♠": 0, "п": 0, "в": 0, "c": 1, "♣": 1, "т": 1, "к": 1, "d": 2, "♦": 2, "б": 2, "h": 3, "♥": 3, "ч": 3,
}  # fmt: skip
_COMPACT: Final = re.compile(r"(10|[9jqktaвдкта])([scdh♠♣♦♥пвткбч]|[а-яa-z]{3,})")
_SUIT_FIRST: Final = re.compile(r"([♠♣♦♥])(10|[9jqktaвдкта])")


def read_card(text: str) -> Typed | None:
    """``QS``, ``10♥``, ``дп``, ``дама пик``, ``туза``, ``пики``; None where no card is meant."""
    tokens = re.findall(r"[^\s,.;-]+", text.lower().replace("ё", "е").replace("\ufe0f", ""))
    tokens = [each for each in tokens if each not in ("of", "the")]
    if len(tokens) == 1:
        return _one(tokens[0])
    if len(tokens) == 2:
        rank, suit = _rank(tokens[0]), _suit(tokens[1])
        return None if rank is None or suit is None else Typed(rank, suit)
    return None


def _one(token: str) -> Typed | None:
    found = _COMPACT.fullmatch(token)
    if found is not None:
        suit = _suit(found[2])
        if suit is not None:
            return Typed(_RANK_LETTERS[found[1]], suit)
    found = _SUIT_FIRST.fullmatch(token)
    if found is not None:
        return Typed(_RANK_LETTERS[found[2]], _SUIT_LETTERS[found[1]])
    rank = _stem(token, _RANK_STEMS)
    suit = _stem(token, _SUIT_STEMS) if rank is None else None
    return None if rank is None and suit is None else Typed(rank, suit)


def _rank(token: str) -> int | None:
    return _RANK_LETTERS.get(token, _stem(token, _RANK_STEMS))


def _suit(token: str) -> int | None:
    return _SUIT_LETTERS.get(token, _stem(token, _SUIT_STEMS))


def _stem(token: str, stems: tuple[tuple[str, ...], ...]) -> int | None:
    for number, known in enumerate(stems):
        if token.startswith(known):
            return number
    return None
