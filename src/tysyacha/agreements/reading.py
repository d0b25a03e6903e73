"""Agreements from and to plain data: changes by id, checked one by one, and the differences of two tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, NoReturn

import msgspec

from tysyacha.agreements.declaration import Parameter, Value
from tysyacha.agreements.model import DEFAULT, PARAMETERS, Agreements
from tysyacha.cards import SUITS
from tysyacha.errors import AgreementError

# Suits as tables write their marriages: the dearest first.
_SUITS_WRITTEN = "HDCS"


class Difference(NamedTuple):
    """An agreement on which two tables differ, with the value of each."""

    id: str
    left: Value
    right: Value


def parse(changes: Mapping[str, object], base: Agreements = DEFAULT) -> Agreements:
    """``base`` with these agreements changed; ids as in `PARAMETERS`, values as JSON has them.

    Nothing is guessed: a switch is a bool, a number an int (3.0, "3" and True are none). Raises
    AgreementError whose arguments name the agreement (``id``), what was given (``value``) and what would be
    right: codes
    ``agreements_not_mapping``, ``agreement_unknown`` (with the ``nearest`` id), ``agreement_not_switch``,
    ``agreement_not_number``, ``agreement_out_of_range``, ``agreement_off_step``, ``agreement_not_choice``,
    ``agreement_not_list``, ``agreement_list_too_long``, ``agreement_not_suits``.
    """
    if not isinstance(changes, Mapping):
        raise AgreementError("agreements_not_mapping", value=shown(changes))
    changed: dict[str, dict[str, Value]] = {}
    for name, raw in changes.items():
        parameter = _known(name)
        changed.setdefault(parameter.group, {})[parameter.field] = read_value(parameter, raw)
    groups = {
        group: msgspec.structs.replace(getattr(base, group), **values) for group, values in changed.items()
    }
    return msgspec.structs.replace(base, **groups)


def changes(agreements: Agreements, base: Agreements = DEFAULT) -> dict[str, Any]:
    """What differs from ``base``, by id, as JSON has it; ``parse(changes(x)) == x``."""
    return {each.id: plain(PARAMETERS[each.id], each.right) for each in diff(base, agreements)}


def diff(left: Agreements, right: Agreements, players: int | None = None) -> list[Difference]:
    """The agreements on which two tables differ, in the order of declaration.

    With ``players`` those are left out that mean nothing for that many.
    """
    return [
        Difference(each.id, each.of(left), each.of(right))
        for each in PARAMETERS.values()
        if each.of(left) != each.of(right) and (players is None or players in each.players)
    ]


def read_value(parameter: Parameter, raw: object) -> Value:
    """One value of one agreement, as JSON has it; errors as in `parse`."""
    if parameter.kind == "bool":
        return raw if isinstance(raw, bool) else _refuse("not_switch", parameter, raw)
    if parameter.values:
        return _choice(parameter, raw)
    if parameter.kind == "int_list":
        return _numbers(parameter, raw)
    if parameter.kind == "suit_values":
        return _suit_values(parameter, raw)
    return None if raw is None and parameter.nullable else _number(parameter, raw)


def plain(parameter: Parameter, value: Value) -> Any:
    """A value as JSON has it: a list for numbers, a mapping from suit to number for suits."""
    if parameter.kind == "suit_values" and isinstance(value, tuple):
        return {suit: value[SUITS.index(suit)] for suit in _SUITS_WRITTEN}
    return list(value) if isinstance(value, tuple) else value


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like this one."""
    from difflib import SequenceMatcher  # only an error needs it, and it is slow to import

    word = word[:60].lower()
    return max(known, key=lambda each: SequenceMatcher(None, word, each).ratio())


def shown(value: object) -> str:
    """A value as its writer would recognise it, on one line and cut to a length that fits a sentence."""
    if isinstance(value, int) and value.bit_length() > 64:
        return f"{'-' if value < 0 else ''}10^{int(value.bit_length() * 0.30103)}"
    if isinstance(value, str):
        value = value[:60].encode(errors="replace").decode()
    try:
        text = msgspec.json.encode(value, enc_hook=repr).decode()
    except (ValueError, OverflowError, RecursionError):
        text = "[…]" if isinstance(value, list | tuple) else "{…}"
    return text if len(text) <= 60 else text[:59] + "…"


def _known(name: object) -> Parameter:
    parameter = PARAMETERS.get(name) if isinstance(name, str) else None
    if parameter is None:
        raise AgreementError(
            "agreement_unknown", id=shown(name).strip('"'), nearest=_nearest_id(shown(name).strip('"'))
        )
    return parameter


def _nearest_id(name: str) -> str:
    # "fail_last" means barrel.fail_last: without a group only the names are compared.
    if "." in name:
        return nearest(name, PARAMETERS)
    ids: dict[str, str] = {}
    for each in PARAMETERS.values():
        ids.setdefault(each.name, each.id)
    return ids[nearest(name, ids)]


def _choice(parameter: Parameter, raw: object) -> Value:
    for value in parameter.values:
        # 1 == True and 3 == 3.0 in Python, but not at the table.
        if type(value) is type(raw) and value == raw:
            return value
    return _refuse("not_choice", parameter, raw, choices=_listed(parameter.values), **_likely(parameter, raw))


def _likely(parameter: Parameter, raw: object) -> dict[str, object]:
    words = [each for each in parameter.values if isinstance(each, str)]
    return {"nearest": nearest(raw, words) if isinstance(raw, str) and words else "none"}


def _number(parameter: Parameter, raw: object) -> int:
    low, high, step = parameter.low, parameter.high, parameter.step
    bounds = {"low": low, "high": high, "step": step, "nullable": "yes" if parameter.nullable else "no"}
    if type(raw) is not int:
        _refuse("not_number", parameter, raw, **bounds)
    if not low <= raw <= high:
        _refuse("out_of_range", parameter, raw, **bounds)
    if (raw - low) % step:
        below = raw - (raw - low) % step
        _refuse("off_step", parameter, raw, step=step, below=below, above=below + step)
    return raw


def _numbers(parameter: Parameter, raw: object) -> tuple[int, ...]:
    if not isinstance(raw, list | tuple):
        _refuse("not_list", parameter, raw, most=parameter.max_items)
    if len(raw) > parameter.max_items:
        _refuse("list_too_long", parameter, raw, count=len(raw), most=parameter.max_items)
    return tuple(sorted({_number(parameter, each) for each in raw}))


def _suit_values(parameter: Parameter, raw: object) -> tuple[int, ...]:
    if not isinstance(raw, Mapping) or set(raw) != set(SUITS):
        _refuse("not_suits", parameter, raw)
    return tuple(_number(parameter, raw[suit]) for suit in SUITS)


def _refuse(what: str, parameter: Parameter, raw: object, **right: object) -> NoReturn:
    raise AgreementError(f"agreement_{what}", id=parameter.id, value=shown(raw), **right)


def _listed(values: Iterable[Value]) -> str:
    return ", ".join(shown(each).strip('"') for each in values)
