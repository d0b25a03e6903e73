"""What agreements are called: labels for values, and the JSON Schema that a form can be built from."""

from __future__ import annotations

from typing import Any, Protocol

from tysyacha.agreements.declaration import Parameter, Value
from tysyacha.agreements.model import GROUPS, PARAMETERS
from tysyacha.agreements.reading import plain
from tysyacha.cards import SUITS

_SUIT_SIGNS = ((3, "♥"), (2, "♦"), (1, "♣"), (0, "♠"))


class Speaker(Protocol):
    """Says messages by id; `tysyacha.texts.Words` is one."""

    def say(self, message: str, /, **arguments: object) -> str: ...


def message_id(parameter: Parameter) -> str:
    """The message of an agreement: ``agreement-barrel-fail_last``; it has ``.name`` and ``.about``."""
    return f"agreement-{parameter.group}-{parameter.name}"


def describe_value(parameter: Parameter, value: Value, words: Speaker) -> str:
    """A value in words: ``yes``, ``the fine``, ``880``, ``no barrel``, ``♥ 100, ♦ 80, ♣ 60, ♠ 40``."""
    if value is None or value == ():
        return words.say(f"{message_id(parameter)}-none")
    if isinstance(value, bool):
        return words.say("value-on" if value else "value-off")
    if isinstance(value, str):
        return words.say(f"{message_id(parameter)}-{value}")
    if isinstance(value, tuple):
        if parameter.kind == "suit_values":
            return ", ".join(f"{sign} {value[suit]}" for suit, sign in _SUIT_SIGNS)
        return ", ".join(str(each) for each in value)
    return str(value)


def json_schema(words: Speaker | None = None) -> dict[str, Any]:
    """A JSON Schema (2020-12) of changes to agreements, by id; with ``words`` it has titles and descriptions.

    Beside the standard keys each agreement has ``x-group``, ``x-tier`` and ``x-players``; ``x-groups`` lists the
    groups in order, with their titles.
    """
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "additionalProperties": False,
        "properties": {each.id: _property(each, words) for each in PARAMETERS.values()},
        "x-groups": [_group(each, words) for each in GROUPS],
    }


def _group(group: str, words: Speaker | None) -> dict[str, str]:
    return {"id": group} if words is None else {"id": group, "title": words.say(f"group-{group}")}


def _property(parameter: Parameter, words: Speaker | None) -> dict[str, Any]:
    told: dict[str, Any] = {}
    if words is not None:
        told["title"] = words.say(f"{message_id(parameter)}.name")
        told["description"] = words.say(f"{message_id(parameter)}.about")
    return {
        **told,
        **_type(parameter, words),
        "default": plain(parameter, parameter.default),
        "x-group": parameter.group,
        "x-tier": parameter.tier,
        "x-players": list(parameter.players),
    }


def _type(parameter: Parameter, words: Speaker | None) -> dict[str, Any]:
    if parameter.kind == "bool":
        return {"type": "boolean"}
    if parameter.values:
        return _choices(parameter, words)
    number = {
        "minimum": parameter.low,
        "maximum": parameter.high,
        # Every lower bound is itself a multiple of the step.
        "multipleOf": parameter.step,
    }
    if parameter.kind == "int_list":
        return {"type": "array", "items": {"type": "integer", **number}, "maxItems": parameter.max_items}
    if parameter.kind == "suit_values":
        each_suit = {"type": "integer", **number}
        return {
            "type": "object",
            "properties": dict.fromkeys(reversed(SUITS), each_suit),
            "required": list(reversed(SUITS)),
            "additionalProperties": False,
        }
    return {"type": ["integer", "null"] if parameter.nullable else "integer", **number}


def _choices(parameter: Parameter, words: Speaker | None) -> dict[str, Any]:
    if words is None:
        return {"enum": list(parameter.values)}
    titled = [
        {"const": value, "title": describe_value(parameter, value, words)} for value in parameter.values
    ]
    return {"oneOf": titled}
