"""The declaration of the agreements and the presets, in the words of a language."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias

import msgspec

from tysyacha.agreements import (
    GROUPS,
    PARAMETERS,
    Agreements,
    Parameter,
    Preset,
    describe_value,
    diff,
    message_id,
    plain,
    preset,
    presets,
)
from tysyacha.server.edge.errors import words_in
from tysyacha.texts import Words

RuleValue: TypeAlias = bool | int | str | list[int] | dict[str, int] | None
"""A value of an agreement as JSON has it: a list where several numbers are agreed on, a mapping for the suits."""

_USUAL: Final = "classic_ru"
_MOST_SPECIAL: Final = 3
_FOR_PROGRAMS: Final = frozenset({"peer_um"})
"""Presets for matches against other programs: tables may have them, and nobody is offered them."""


class PresetTold(msgspec.Struct):
    """A named set of agreements. ``players`` are the numbers of players it is meant for.

    ``special`` are a few of the agreements that set it apart from the classic rules, ``changed`` how many there are.
    """

    id: str
    title: str
    note: str | None
    players: tuple[int, ...]
    changed: int
    special: list[str]


class ValueTold(msgspec.Struct):
    """A value that may be chosen, and what it is called."""

    value: bool | int | str | None
    name: str


class GroupTold(msgspec.Struct):
    """A group of agreements."""

    id: str
    title: str


class ParameterTold(msgspec.Struct):
    """One agreement: what it is about and what may be agreed on.

    ``kind`` is bool, int, enum, int_list (up to ``most_items`` numbers) or suit_values (a number for each of H, D, C,
    S). ``values`` are all that may be chosen; where it is empty, each number lies from ``low`` to ``high`` and on
    ``step`` from ``low``, and null is fine where ``nullable``. ``none`` is what null, or an empty list, is called.
    ``players`` are the numbers of players for which it means something; ``tier`` 2 is known at few tables.
    """

    id: str
    group: str
    kind: str
    title: str
    about: str
    default: RuleValue
    values: list[ValueTold]
    low: int
    high: int
    step: int
    nullable: bool
    none: str | None
    most_items: int
    tier: int
    players: tuple[int, ...]


class Parameters(msgspec.Struct):
    """Every agreement there is, in the order in which a form shows them."""

    language: str
    groups: list[GroupTold]
    parameters: list[ParameterTold]


@cache
def presets_told(language: str) -> list[PresetTold]:
    """All presets that people play by, in the order in which they are offered."""
    words, usual = words_in(language), preset(_USUAL).agreements
    return [_preset_told(each, usual, words) for each in presets().values() if each.id not in _FOR_PROGRAMS]


@cache
def parameters_told(language: str) -> Parameters:
    """The declaration of all agreements."""
    words = words_in(language)
    return Parameters(
        language,
        [GroupTold(each, words.say(f"group-{each}")) for each in GROUPS],
        [_parameter_told(each, words) for each in PARAMETERS.values()],
    )


def plain_values(agreements: Agreements) -> dict[str, Any]:
    """Every agreement by id, as JSON has it."""
    return {each.id: plain(each, each.of(agreements)) for each in PARAMETERS.values()}


def _preset_told(found: Preset, usual: Agreements, words: Words) -> PresetTold:
    note = f"preset-{found.id}.note"
    differing = diff(found.agreements, usual)
    return PresetTold(
        id=found.id,
        title=words.say(f"preset-{found.id}"),
        note=words.say(note) if words.has(note) else None,
        players=found.players,
        changed=len(differing),
        special=[
            words.say(
                "service-special",
                name=words.say(f"{message_id(PARAMETERS[each.id])}.name"),
                value=describe_value(PARAMETERS[each.id], each.left, words),
            )
            for each in differing[:_MOST_SPECIAL]
        ],
    )


def _parameter_told(parameter: Parameter, words: Words) -> ParameterTold:
    can_be_off = parameter.nullable or parameter.kind == "int_list"
    return ParameterTold(
        id=parameter.id,
        group=parameter.group,
        kind=parameter.kind,
        title=words.say(f"{message_id(parameter)}.name"),
        about=words.say(f"{message_id(parameter)}.about"),
        default=plain(parameter, parameter.default),
        values=[
            ValueTold(plain(parameter, each), describe_value(parameter, each, words))
            for each in parameter.values
        ],
        low=parameter.low,
        high=parameter.high,
        step=parameter.step,
        nullable=parameter.nullable,
        none=describe_value(parameter, None, words) if can_be_off else None,
        most_items=parameter.max_items,
        tier=parameter.tier,
        players=parameter.players,
    )
