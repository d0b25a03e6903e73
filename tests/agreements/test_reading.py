"""Changes are read, written back and compared; what is wrong is told with what would be right."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import any_changes, tables

from tysyacha.agreements import DEFAULT, PARAMETERS, Agreements, changes, diff, parse, preset, presets
from tysyacha.errors import AgreementError


@given(tables())
def test_what_was_read_is_written_back(table: tuple[int, Agreements]) -> None:
    agreements = table[1]
    assert parse(changes(agreements)) == agreements


@given(tables(), st.sampled_from(sorted(presets())))
def test_changes_from_any_preset_lead_to_the_same_table(table: tuple[int, Agreements], name: str) -> None:
    base = preset(name).agreements
    assert parse(changes(table[1], base), base) == table[1]


@given(any_changes())
def test_only_what_differs_from_the_default_is_a_change(changed: dict[str, Any]) -> None:
    told = {name for name, value in changed.items() if value != changes_of_default(name)}
    assert set(changes(parse(changed))) == told


def changes_of_default(name: str) -> Any:
    other = {"marriage.values": {"H": 100, "D": 80, "C": 60, "S": 40}, "dump.values": [555]}
    return other.get(name, PARAMETERS[name].default)


def test_a_difference_has_the_value_of_both_sides() -> None:
    left, right = parse({"barrel.at": 900}), parse({"scoring.sitter": "off"})
    assert [tuple(each) for each in diff(left, right)] == [
        ("scoring.sitter", "cards_marriages", "off"),
        ("barrel.at", 900, 880),
    ]
    assert [each.id for each in diff(left, right, players=3)] == ["barrel.at"]
    assert diff(left, left) == []


def test_numbers_of_a_list_are_kept_sorted_and_once() -> None:
    assert parse({"dump.values": [700, 555, 700]}).dump.values == (555, 700)


REFUSED: list[tuple[Any, str, dict[str, Any]]] = [
    ({"barel.at": 900}, "agreement_unknown", {"id": "barel.at", "nearest": "barrel.at"}),
    ({"fail_last": "zero"}, "agreement_unknown", {"nearest": "barrel.fail_last"}),
    ({"marriage.half_trump": True}, "agreement_unknown", {"nearest": "marriage.half_sets_trump"}),
    ({3: 4}, "agreement_unknown", {"id": "3"}),
    ({10**6000: 4}, "agreement_unknown", {"id": "10^6000"}),
    ({"x" * 10**6: 4}, "agreement_unknown", {}),
    ([], "agreements_not_mapping", {"value": "[]"}),
    ({"blind.on": 1}, "agreement_not_switch", {"id": "blind.on", "value": "1"}),
    ({"blind.on": None}, "agreement_not_switch", {"value": "null"}),
    ({"barrel.at": True}, "agreement_not_number", {"value": "true", "low": 100, "high": 2900}),
    ({"barrel.at": 880.0}, "agreement_not_number", {"value": "880.0", "nullable": "yes"}),
    ({"ending.target": None}, "agreement_not_number", {"value": "null", "nullable": "no"}),
    ({"ending.target": "1000"}, "agreement_not_number", {"value": '"1000"'}),
    ({"barrel.at": 95}, "agreement_out_of_range", {"low": 100, "high": 2900}),
    ({"barrel.at": 10**6000}, "agreement_out_of_range", {"value": "10^6000"}),
    ({"barrel.at": -(10**6000)}, "agreement_out_of_range", {"value": "-10^6000"}),
    ({"barrel.at": 882}, "agreement_off_step", {"below": 880, "above": 885}),
    ({"auction.step": True}, "agreement_not_choice", {"choices": "1, 5, 10"}),
    ({"auction.step": 5.0}, "agreement_not_choice", {"value": "5.0"}),
    ({"redeal.hand_nines": 2}, "agreement_not_choice", {"choices": "null, 3, 4", "nearest": "none"}),
    ({"barrel.fail_last": "minusbid"}, "agreement_not_choice", {"nearest": "minus_bid"}),
    ({"bolts.mode": False}, "agreement_not_choice", {"choices": "off, cumulative, consecutive"}),
    ({"bolts.mode": ["off"]}, "agreement_not_choice", {}),
    ({"dump.values": 555}, "agreement_not_list", {"most": 5}),
    ({"dump.values": None}, "agreement_not_list", {"value": "null"}),
    ({"dump.values": [555] * 6}, "agreement_list_too_long", {"count": 6, "most": 5}),
    ({"dump.values": [556]}, "agreement_off_step", {"below": 555, "above": 560}),
    ({"dump.values": [True]}, "agreement_not_number", {}),
    ({"marriage.values": [40, 60, 80, 100]}, "agreement_not_suits", {}),
    ({"marriage.values": {"H": 100}}, "agreement_not_suits", {"value": '{"H":100}'}),
    ({"marriage.values": {"H": 100, "D": 80, "C": 60, "S": 30}}, "agreement_off_step", {"below": 20}),
    ({"barrel.at": "\ud800\n"}, "agreement_not_number", {"value": '"?\\n"'}),
    ({"barrel.at": [10**6000]}, "agreement_not_number", {"value": "[…]"}),
]


@pytest.mark.parametrize(("changed", "code", "arguments"), REFUSED)
def test_what_is_wrong_is_told_with_what_is_right(changed: Any, code: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(AgreementError) as refused:
        parse(changed)
    assert refused.value.code == code
    assert {name: refused.value.arguments[name] for name in arguments} == arguments
    assert all(len(str(each)) < 200 for each in refused.value.arguments.values())


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(sorted(PARAMETERS)) | st.text(), anything, max_size=3))
def test_anything_is_read_or_refused(changed: dict[str, Any]) -> None:
    try:
        read = parse(changed)
    except AgreementError:
        return
    assert parse(changes(read)) == read


def test_every_id_finds_itself_from_a_slip() -> None:
    for name in PARAMETERS:
        with pytest.raises(AgreementError) as refused:
            parse({name + "_": 1}, DEFAULT)
        assert refused.value.arguments["nearest"] == name
