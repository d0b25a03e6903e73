"""Actions and cards as a record spells them: ``[seat, verb, arguments…]``, ``"KS QS 9S"``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NoReturn, cast

from tysyacha.agreements.reading import shown
from tysyacha.cards import CARDS, Card, CardSet, card
from tysyacha.errors import RecordError
from tysyacha.game.actions import (
    Action,
    Bid,
    Blind,
    Concede,
    Cut,
    Declaration,
    Discard,
    Give,
    Look,
    Pass,
    Play,
    Raise,
    Redeal,
    Take,
)

MOST_POINTS: Final = 100_000
DECLARATIONS: Final = ("marriage", "half", "aces", "nines")


def read_cards(value: object, where: str) -> tuple[Card, ...]:
    """Cards in one string with blanks between, in their order.

    Raises RecordError (``record_wrong_type``), CardError (``card_unknown``, ``card_twice``).
    """
    if not isinstance(value, str):
        raise RecordError("record_wrong_type", key=where, wanted="cards", value=shown(value))
    found = tuple(card(word) for word in value.split())
    CardSet.of(found)
    return found


def cards_spelled(cards: Iterable[int]) -> str:
    """The same, with the two letters of each card."""
    return " ".join(str(CARDS[each]) for each in cards)


def read_action(value: object, players: int) -> Action:
    """One action of a record at a table of so many.

    Raises RecordError ``action_not_list``, ``action_seat``, ``action_unknown``, ``action_arguments``,
    ``action_number``, ``action_declaration``; CardError ``card_unknown``.
    """
    if not isinstance(value, list) or len(value) < 2:
        raise RecordError("action_not_list", value=shown(value))
    seat, verb, *arguments = value
    if type(seat) is not int or not 0 <= seat < players:
        raise RecordError("action_seat", value=shown(seat), highest=players - 1)
    reader = _READERS.get(verb) if isinstance(verb, str) else None
    if reader is None:
        raise RecordError("action_unknown", verb=shown(verb), verbs=", ".join(_READERS))
    return reader(seat, arguments)


def spell_action(action: Action) -> list[Any]:
    """The action as a record has it."""
    match action:
        case Bid() | Blind() | Raise():
            return [action.seat, _VERBS[type(action)], action.points]
        case Take():
            return [action.seat, "take", action.talon]
        case Give():
            return [action.seat, "give", str(action.card), action.to]
        case Discard():
            return [action.seat, "discard", str(action.card)]
        case Cut():
            return [action.seat, "cut", action.lifted]
        case Play():
            spelled = [action.seat, "play", str(action.card)]
            return spelled if action.declare is None else [*spelled, action.declare]
        case _:
            return [action.seat, _VERBS[type(action)]]


def _points(kind: Callable[[int, int], Action], verb: str, low: int) -> Callable[[int, list[Any]], Action]:
    def read(seat: int, arguments: list[Any]) -> Action:
        if len(arguments) != 1:
            _refuse(verb)
        return kind(seat, _number(arguments[0], verb, low, MOST_POINTS))

    return read


def _bare(kind: Callable[[int], Action], verb: str) -> Callable[[int, list[Any]], Action]:
    def read(seat: int, arguments: list[Any]) -> Action:
        return kind(seat) if not arguments else _refuse(verb)

    return read


def _take(seat: int, arguments: list[Any]) -> Action:
    return Take(seat, _number(arguments[0], "take", 0, 1)) if len(arguments) == 1 else _refuse("take")


def _give(seat: int, arguments: list[Any]) -> Action:
    if len(arguments) != 2 or type(arguments[0]) is not str:
        _refuse("give")
    return Give(seat, card(arguments[0]), _number(arguments[1], "give", 0, 3))


def _discard(seat: int, arguments: list[Any]) -> Action:
    if len(arguments) != 1 or type(arguments[0]) is not str:
        _refuse("discard")
    return Discard(seat, card(arguments[0]))


def _play(seat: int, arguments: list[Any]) -> Action:
    if len(arguments) not in (1, 2) or type(arguments[0]) is not str:
        _refuse("play")
    if len(arguments) == 1:
        return Play(seat, card(arguments[0]))
    if arguments[1] not in DECLARATIONS:
        raise RecordError("action_declaration", value=shown(arguments[1]), choices=", ".join(DECLARATIONS))
    return Play(seat, card(arguments[0]), cast(Declaration, arguments[1]))


def _number(value: object, verb: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise RecordError("action_number", verb=verb, value=shown(value), low=low, high=high)
    return value


def _refuse(verb: str) -> NoReturn:
    raise RecordError("action_arguments", verb=verb)


_READERS: Final[dict[str, Callable[[int, list[Any]], Action]]] = {
    "bid": _points(Bid, "bid", 1),
    "blind": _points(Blind, "blind", 1),
    "look": _bare(Look, "look"),
    "pass": _bare(Pass, "pass"),
    "redeal": _bare(Redeal, "redeal"),
    "take": _take,
    "give": _give,
    "discard": _discard,
    "raise": _points(Raise, "raise", 1),
    "concede": _bare(Concede, "concede"),
    "play": _play,
    "cut": _points(Cut, "cut", 0),
}

_VERBS: Final[dict[type, str]] = {
    Bid: "bid",
    Blind: "blind",
    Look: "look",
    Pass: "pass",
    Redeal: "redeal",
    Raise: "raise",
    Concede: "concede",
}
