"""Errors in words: one sentence that says what the rule is and what would have been right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from tysyacha.errors import TysyachaError
from tysyacha.texts.actions import action_text, choices_text
from tysyacha.texts.cards import SUIT_SIGNS, card_text, one_line, seat_text
from tysyacha.texts.catalogue import Words

if TYPE_CHECKING:
    from tysyacha.game.actions import Action

_SEATS: Final = ("seat", "to", "to_act", "winner", "dealer")


def explain(error: TysyachaError, words: Words, names: Sequence[str] = ()) -> str:
    """The sentence for any error of the library, on one line; ``names`` are those of the players by seat.

    Of an illegal action it also says what that player may do (in a record, where he may do nothing: whoever is
    to act).
    """
    arguments = {name: _worded(name, value, words, names) for name, value in error.arguments.items()}
    sentence = words.explain(error.code, **arguments)
    legal = cast("Sequence[Action]", error.arguments.get("legal") or ())
    if legal:
        who = seat_text(legal[0].seat, words, names)
        sentence = words.say(
            "illegal-with-choices", rule=sentence, who=who, choices=choices_text(legal, words, names)
        )
    elif not sentence.endswith("."):
        sentence = words.say("illegal-without-choices", rule=sentence)
    return " ".join(sentence.split())


def explain_placed(error: TysyachaError, words: Words, names: Sequence[str] = ()) -> str:
    """The same for a record, led by its place where it has one; deals and actions counted from 1."""
    sentence = explain(error, words, names)
    deal, action = getattr(error, "deal", None), getattr(error, "action", None)
    if deal is None:
        return sentence
    if action is None:
        return words.say("fault-in-deal", deal=deal + 1, sentence=sentence)
    return words.say("fault-in-action", deal=deal + 1, action=action + 1, sentence=sentence)


def _worded(name: str, value: object, words: Words, names: Sequence[str]) -> object:
    if name in _SEATS and isinstance(value, int):
        return seat_text(value, words, names) if value >= 0 else ""
    if name == "cutters" and isinstance(value, tuple):
        return ", ".join(seat_text(each, words, names) for each in value)
    if name == "card" and isinstance(value, str):
        return card_text(value, words)
    if name == "suit" and isinstance(value, int):
        return SUIT_SIGNS[value] if value >= 0 else ""
    if name == "action" and value is not None:
        return action_text(cast("Action", value), words, names)
    return one_line(value) if name == "text" and isinstance(value, str) else value
