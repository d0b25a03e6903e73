"""The schema that forms are built from agrees with the reading of changes."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from tests.strategies import any_changes

from tysyacha.agreements import (
    DEFAULT,
    GROUPS,
    PARAMETERS,
    changes,
    describe_value,
    json_schema,
    parse,
    plain,
    preset,
    presets,
)
from tysyacha.texts import Words


def fits(schema: dict[str, Any], value: Any) -> bool:
    """Whether a value fits the part of JSON Schema that is used here."""
    if "enum" in schema:
        return any(value == each for each in schema["enum"])
    if "oneOf" in schema:
        return [each["const"] for each in schema["oneOf"]].count(value) == 1
    if schema["type"] == "boolean":
        return isinstance(value, bool)
    if schema["type"] == "array":
        return len(value) <= int(schema["maxItems"]) and all(fits(schema["items"], each) for each in value)
    if schema["type"] == "object":
        return sorted(value) == sorted(schema["required"]) and all(
            fits(schema["properties"][key], each) for key, each in value.items()
        )
    if value is None:
        return "null" in schema["type"]
    in_bounds = schema["minimum"] <= value <= schema["maximum"]
    return bool(in_bounds and value % schema["multipleOf"] == 0)


@given(any_changes())
def test_what_can_be_read_fits_the_schema(changed: dict[str, Any]) -> None:
    properties = json_schema()["properties"]
    assert all(fits(properties[name], value) for name, value in changes(parse(changed)).items())


def test_the_schema_holds_the_default_of_every_agreement() -> None:
    for schema in (json_schema(), json_schema(Words("ru"))):
        assert list(schema["properties"]) == list(PARAMETERS)
        assert [each["id"] for each in schema["x-groups"]] == list(GROUPS)
        for name, each in schema["properties"].items():
            assert each["default"] == plain(PARAMETERS[name], PARAMETERS[name].of(DEFAULT))
            assert fits(each, each["default"])


def test_the_schema_refuses_what_the_reading_refuses() -> None:
    properties = json_schema()["properties"]
    assert not fits(properties["barrel.at"], 882)
    assert not fits(properties["barrel.at"], 95)
    assert not fits(properties["ending.target"], None)
    assert not fits(properties["barrel.fail_last"], "off")
    assert not fits(properties["dump.values"], [556])
    assert not fits(properties["marriage.values"], {"H": 100})


def test_the_schema_of_a_form_has_titles() -> None:
    titled = json_schema(Words("ru"))["properties"]["barrel.fail_last"]
    assert titled["title"] == "Последняя попытка сорвана"
    assert titled["oneOf"][1] == {"const": "zero", "title": "сгорает весь счёт"}
    assert (titled["x-group"], titled["x-tier"], titled["x-players"]) == ("barrel", 1, [2, 3, 4])


def test_values_are_told_in_words() -> None:
    words = Words("en")
    told = {name: describe_value(each, each.default, words) for name, each in PARAMETERS.items()}
    assert told["barrel.at"] == "880"
    assert told["auction.hard_cap"] == "no limit"
    assert told["auction.jumps"] == "yes"
    assert told["blind.on"] == "no"
    assert told["bolts.mode"] == "all bolts of the game add up"
    assert told["marriage.values"] == "♥ 100, ♦ 80, ♣ 60, ♠ 40"
    assert told["dump.values"] == "555"
    assert describe_value(PARAMETERS["dump.values"], (), words) == "no dump"


def test_every_value_of_every_preset_has_words() -> None:
    for language in ("ru", "en"):
        words = Words(language)
        for name in presets():
            for each in PARAMETERS.values():
                assert describe_value(each, each.of(preset(name).agreements), words)
