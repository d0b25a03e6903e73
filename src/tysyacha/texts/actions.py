"""Actions in words, one by one and as a choice: ``bid from 105 to 120 in steps of 5, pass or concede``.

The words side knows no game: an action is known by its tag and its fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tysyacha.texts.cards import any_of, card_text, seat_text
from tysyacha.texts.catalogue import Words

if TYPE_CHECKING:
    from tysyacha.game.actions import Action


def action_text(action: Action, words: Words, names: Sequence[str] = ()) -> str:
    """What is done, without who does it: ``give 10♥ to Vera``. Names are by seat."""
    told: Any = action
    match tag_of(action):
        case "bid" | "blind" | "raise" as tag:
            return words.say(f"action-{tag}", points=told.points)
        case "take":
            return words.say("action-take", talon=told.talon)
        case "give":
            return words.say("action-give", card=_card(told.card, words), to=seat_text(told.to, words, names))
        case "discard":
            return words.say("action-discard", card=_card(told.card, words))
        case "play":
            message = "action-play" if told.declare is None else f"action-play-{told.declare}"
            return words.say(message, card=_card(told.card, words))
        case "cut":
            return words.say("action-cut", lifted=told.lifted)
        case tag:
            return words.say(f"action-{tag}")


def choices_text(actions: Sequence[Action], words: Words, names: Sequence[str] = ()) -> str:
    """Several permitted actions as one choice; amounts and cards are drawn together."""
    groups: dict[tuple[object, ...], list[Any]] = {}
    for action in actions:
        groups.setdefault(_group(action), []).append(action)
    return any_of([_group_text(found, words, names) for found in groups.values()], words)


def tag_of(action: Action) -> str:
    """The verb of an action."""
    return str(type(action).__struct_config__.tag)


def _card(card: int | None, words: Words) -> str:
    if card is None:
        return words.say("action-card-unseen")
    return card_text(card, words) if 0 <= card < 24 else str(card)


def _group(action: Any) -> tuple[object, ...]:
    tag = tag_of(action)
    if tag == "play":
        return tag, action.declare
    return (tag, action.to) if tag == "give" else (tag,)


def _group_text(actions: list[Any], words: Words, names: Sequence[str]) -> str:
    first, tag = actions[0], tag_of(actions[0])
    if len(actions) == 1:
        return action_text(first, words, names)
    if tag in ("bid", "raise"):
        points = sorted(each.points for each in actions)
        return words.say(f"choice-{tag}s", low=points[0], high=points[-1], step=points[1] - points[0])
    if tag in ("play", "give", "discard"):
        cards = any_of([_card(each.card, words) for each in actions], words)
        to = seat_text(first.to, words, names) if tag == "give" else ""
        declared = f"-{first.declare}" if tag == "play" and first.declare else ""
        return words.say(f"choice-{tag}s{declared}", cards=cards, to=to)
    return any_of([action_text(each, words, names) for each in actions], words)
