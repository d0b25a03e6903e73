"""Cards, suits and sets of cards, with their points.

A card is a number from 0 to 23: six to a suit, suits in the order spades, clubs, diamonds, hearts, ranks in the
order 9 J Q K T A, so that a higher card of one suit is a higher number. A set of cards is the integer with those
bits set. Both are plain ``int`` underneath, so that the game can count with them, and read like cards on top.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tysyacha.errors import CardError

RANKS: Final = "9JQKTA"
SUITS: Final = "SCDH"
RANK_POINTS: Final = (0, 2, 3, 4, 10, 11)
PACK_SIZE: Final = 24
PACK_POINTS: Final = 120

NINE, JACK, QUEEN, KING, TEN, ACE = range(6)
SPADES, CLUBS, DIAMONDS, HEARTS = range(4)

_SUIT_SIGNS: Final = {"♠": "S", "♣": "C", "♦": "D", "♥": "H"}


class Card(int):
    """One card of the pack, ``0 <= card < 24``; prints as rank and suit, ``QS``."""

    __slots__ = ()

    @property
    def rank(self) -> int:
        """0 to 5 for 9 J Q K T A."""
        return self % 6

    @property
    def suit(self) -> int:
        """0 to 3 for spades, clubs, diamonds, hearts."""
        return self // 6

    @property
    def points(self) -> int:
        """0, 2, 3, 4, 10 or 11."""
        return RANK_POINTS[self % 6]

    def __str__(self) -> str:
        return RANKS[self % 6] + SUITS[self // 6]

    def __repr__(self) -> str:
        return str(self)


CARDS: Final = tuple(Card(number) for number in range(PACK_SIZE))
(
    *_spades,
    NC, JC, QC, KC, TC, AC,
    ND, JD, QD, KD, TD, AD,
    NH, JH, QH, KH, TH, AH,
) = CARDS  # fmt: skip
NS, JS, QS, KS, TS, AS = _spades

_BY_NAME: Final = {str(each): each for each in CARDS}


def card(text: str) -> Card:
    """Read one card: ``TH``, ``10H``, ``10♥`` or ``T♥``; letters in either case.

    Raises CardError (code ``card_unknown``) for anything else.
    """
    name = text.strip().upper()
    for sign, letter in _SUIT_SIGNS.items():
        name = name.replace(sign, letter)
    if name.startswith("10"):
        name = "T" + name[2:]
    found = _BY_NAME.get(name)
    if found is None:
        raise CardError("card_unknown", text=text[:20])
    return found


def card_points(cards: int) -> int:
    """The card points of a set, 0 to 120."""
    return _POINTS_LOW[cards & 0xFFF] + _POINTS_LOW[cards >> 12 & 0xFFF]


_POINTS_LOW: Final = tuple(
    sum(RANK_POINTS[bit % 6] for bit in range(12) if subset >> bit & 1) for subset in range(1 << 12)
)


class CardSet(int):
    """A set of cards, ``0 <= cards < 2**24``. Iterates from low to high; prints as ``9S QS AH``."""

    __slots__ = ()

    @classmethod
    def of(cls, cards: Iterable[int]) -> CardSet:
        """The set of these cards; a card named twice raises CardError (``card_twice``)."""
        mask = 0
        for each in cards:
            if mask >> each & 1:
                raise CardError("card_twice", card=str(CARDS[each]))
            mask |= 1 << each
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """Read a list of cards with blanks between, ``"KS QS 10H"``; errors as in `card` and `of`."""
        return cls.of(card(word) for word in text.split())

    @property
    def points(self) -> int:
        """Card points of the set, 0 to 120."""
        return card_points(self)

    def of_suit(self, suit: int) -> CardSet:
        """The cards of one suit."""
        return CardSet(self & SUIT_CARDS[suit])

    def __iter__(self) -> Iterator[Card]:
        rest = int(self)
        while rest:
            low = rest & -rest
            yield CARDS[low.bit_length() - 1]
            rest ^= low

    def __contains__(self, one: object) -> bool:
        return isinstance(one, int) and 0 <= one < PACK_SIZE and bool(self >> one & 1)

    def __len__(self) -> int:
        return self.bit_count()

    def __str__(self) -> str:
        return " ".join(str(each) for each in self)

    def __repr__(self) -> str:
        return f"CardSet({str(self)!r})"


PACK: Final = CardSet((1 << PACK_SIZE) - 1)
SUIT_CARDS: Final = tuple(0x3F << 6 * suit for suit in range(4))
RANK_CARDS: Final = tuple(sum(1 << 6 * suit + rank for suit in range(4)) for rank in range(6))
MARRIAGE_CARDS: Final = tuple(1 << 6 * suit + QUEEN | 1 << 6 * suit + KING for suit in range(4))
HALF_MARRIAGE_CARDS: Final = tuple(1 << 6 * suit + QUEEN | 1 << 6 * suit + JACK for suit in range(4))


def each_card(cards: int) -> list[Card]:
    """The cards of a set from low to high, as a list (quicker than iterating a CardSet)."""
    found = []
    while cards:
        low = cards & -cards
        found.append(CARDS[low.bit_length() - 1])
        cards ^= low
    return found
