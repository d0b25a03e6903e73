"""A view as plain JSON, and the line that a program outside is asked with; docs/bots.md tells every key.

Cards are spelled as a record spells them, suits by their letter. A key whose value would be nothing is left out, and
so is what the seat may not know; inside a list it stands as null. Whoever reads it meets new keys in later versions,
never another meaning of an old one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tysyacha.agreements import changes
from tysyacha.cards import SUITS, CardSet
from tysyacha.game import Action, Discard, Give, View
from tysyacha.record.spelling import cards_spelled, spell_action

FORMAT: Final = "tysyacha-bot"
VERSION: Final = 1
_BASE: Final = "classic_ru"
"""The preset that changes are told from, whatever preset a table was made of."""


def request_line(view: View, seconds: float) -> bytes:
    """The question to a program: one line of JSON, to be answered within ``seconds``.

    ``ask`` is ``act`` where the seat is to act, ``right`` where another is and the seat may use a right.
    """
    question = {
        "format": FORMAT,
        "version": VERSION,
        "ask": "act" if view.to_act == view.seat else "right",
        "seconds": seconds,
        "rules": {"preset": _BASE, "changes": changes(view.agreements)},
        "view": view_json(view),
        "legal": [spell_action(each) for each in view.legal],
    }
    return json.dumps(question, separators=(",", ":")).encode() + b"\n"


def view_json(view: View) -> dict[str, Any]:
    """All that a view holds beside the agreements and ``legal``, as plain data."""
    told = {}
    for name in View.__struct_fields__:
        value = getattr(view, name)
        if name not in _ASIDE and value is not None:
            told[name] = _TOLD.get(name, _as_it_is)(value)
    return told


def _as_it_is(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _struct(value: Any) -> Any:
    """A struct by its fields, what is None left out; lists within keep their nulls."""
    fields = msgspec.structs.asdict(value)
    return {key: _as_it_is(each) for key, each in fields.items() if each is not None}


def _cards_each(sets: tuple[CardSet | None, ...]) -> list[str | None]:
    return [None if each is None else cards_spelled(each) for each in sets]


def _card(card: Any) -> str | None:
    return None if card is None else str(card)


def _acted(action: Action) -> list[Any]:
    """As a record has it; the card of a closed gift or discard is null."""
    if isinstance(action, Give) and action.card is None:
        return [action.seat, "give", None, action.to]
    if isinstance(action, Discard) and action.card is None:
        return [action.seat, "discard", None]
    return spell_action(action)


_ASIDE: Final = ("agreements", "legal")
_TOLD: Final[dict[str, Callable[[Any], Any]]] = {
    "standing": _struct,
    "hand": cards_spelled,
    "dealt": cards_spelled,
    "talons": _cards_each,
    "gifts": lambda gifts: [
        {"giver": each.giver, "receiver": each.receiver, "card": _card(each.card)} for each in gifts
    ],
    "discards": lambda cards: [_card(each) for each in cards],
    "trick": cards_spelled,
    "tricks": lambda tricks: [_struct(each) | {"cards": cards_spelled(each.cards)} for each in tricks],
    "trump": lambda suit: SUITS[suit],
    "next_trump": lambda suit: SUITS[suit],
    "announced": lambda announced: [
        _struct(each) | ({} if each.suit is None else {"suit": SUITS[each.suit]}) for each in announced
    ],
    "history": lambda history: [_acted(each) for each in history],
    "shown": lambda shown: {"seat": shown[0], "cards": cards_spelled(shown[1])},
    "settlement": msgspec.to_builtins,
    "all_hands": _cards_each,
    "all_talons": _cards_each,
}
