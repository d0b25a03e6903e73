"""Cards and seats in words: ``10♥`` and ``Д♠`` for a card, the name of a player for a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tysyacha.cards import CARDS, RANKS, card
from tysyacha.errors import CardError
from tysyacha.texts.catalogue import Words

SUIT_SIGNS: Final = "♠♣♦♥"
_LONGEST_NAME: Final = 40


def card_text(which: int | str, words: Words) -> str:
    """A card by its number 0 to 23 or its two letters, as players of this language write it."""
    try:
        one = card(which) if isinstance(which, str) else CARDS[which]
    except CardError:
        return str(which)
    return words.say(f"rank-{RANKS[one.rank]}") + SUIT_SIGNS[one.suit]


def cards_text(cards: Iterable[int], words: Words) -> str:
    """Cards in their order, ``К♠, 9♦``."""
    return ", ".join(card_text(each, words) for each in cards)


def seat_text(seat: int, words: Words, names: Sequence[str] = ()) -> str:
    """The name of the player there, on one line; without one, their number from 1."""
    name = one_line(names[seat]) if 0 <= seat < len(names) else ""
    return name or words.say("seat-unnamed", number=seat + 1)


def one_line(text: str) -> str:
    """Text from outside without line breaks and control signs, cut to the length of a name."""
    shown = " ".join("".join(each if each.isprintable() else " " for each in text[:1000]).split())
    return shown if len(shown) <= _LONGEST_NAME else shown[: _LONGEST_NAME - 1] + "…"


def any_of(parts: Sequence[str], words: Words) -> str:
    """``a, b or c``."""
    if len(parts) < 2:
        return "".join(parts)
    return words.say("list-end", first=", ".join(parts[:-1]), last=parts[-1])
