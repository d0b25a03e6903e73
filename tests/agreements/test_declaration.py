"""The declaration says what the agreed list of agreements says: ids, types, values, defaults, tiers, players."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tysyacha.agreements import DEFAULT, GROUPS, PARAMETERS, Agreements, parse, plain
from tysyacha.agreements.declaration import Parameter

FACTS = json.loads((Path(__file__).parent / "data" / "facts.json").read_text(encoding="utf-8"))["parameters"]
TYPES = {"bool": "bool", "int": "int", "enum": "enum", "int_list": "int_list", "suit_values": "cards_map"}


def test_every_agreement_is_declared_in_order() -> None:
    assert list(PARAMETERS) == [fact["id"] for fact in FACTS]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact["id"])
def test_an_agreement_is_declared_as_agreed(fact: dict[str, Any]) -> None:
    parameter = PARAMETERS[fact["id"]]
    assert TYPES[parameter.kind] == fact["type"]
    assert plain(parameter, parameter.default) == fact["default"]
    assert parameter.tier == fact["tier"]
    assert list(parameter.players) == fact["applies_to"]
    assert bounds(parameter) == (fact.get("min"), fact.get("max"), fact.get("step", 1))
    assert parameter.max_items == fact.get("max_items", 0)
    if parameter.kind != "bool":
        assert list(parameter.values) == fact.get("values", [])
    assert parameter.nullable == (fact.get("nullable", False) or None in fact.get("values", []))


def bounds(parameter: Parameter) -> tuple[int | None, int | None, int]:
    bounded = parameter.low or parameter.high
    return (parameter.low, parameter.high, parameter.step) if bounded else (None, None, 1)


def test_a_step_starts_at_a_multiple_of_itself() -> None:
    """The schema says multipleOf, which is the same only then."""
    assert all(each.low % each.step == 0 for each in PARAMETERS.values())


def test_the_model_reads_as_it_is_said() -> None:
    rules = Agreements()
    assert (rules.barrel.at, rules.marriage.values, rules.dump.values) == (880, (40, 60, 80, 100), (555,))
    assert rules.talon.raise_ is True
    assert [getattr(DEFAULT, group) for group in GROUPS] == [getattr(rules, group) for group in GROUPS]


def test_models_are_equal_by_value_and_frozen() -> None:
    left, right = parse({"barrel.at": 900}), parse({"barrel.at": 900})
    assert left == right
    assert hash(left) == hash(right)
    assert left != DEFAULT
    assert len({left, right, DEFAULT}) == 2
    with pytest.raises(AttributeError):
        left.barrel.at = 880  # type: ignore[misc]  # that it is refused is the point
