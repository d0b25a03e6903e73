"""Presets and the rules of a record."""

from __future__ import annotations

from typing import Any

import pytest

from tysyacha.agreements import DEFAULT, PARAMETERS, parse_rules, preset, presets
from tysyacha.errors import AgreementError


def test_the_presets_start_with_the_classic_game() -> None:
    assert next(iter(presets())) == "classic_ru"
    assert preset("classic_ru").agreements == DEFAULT
    assert len(presets()) >= 30


@pytest.mark.parametrize("name", list(presets()))
def test_a_preset_knows_its_players_and_its_doubts(name: str) -> None:
    found = preset(name)
    assert found.id == name
    assert found.players
    assert set(found.players) <= {2, 3, 4}
    assert set(found.unverified) <= set(PARAMETERS)


@pytest.mark.parametrize(
    ("wrong", "nearest"),
    [("clasic_ru", "classic_ru"), ("seed00c", "seed000c"), ("pagat", "pagat_ru"), ("duel9", "duel_9")],
)
def test_an_unknown_preset_has_a_nearest_one(wrong: str, nearest: str) -> None:
    with pytest.raises(AgreementError) as refused:
        preset(wrong)
    assert (refused.value.code, refused.value.arguments["nearest"]) == ("preset_unknown", nearest)


def test_the_rules_of_a_record_build_on_a_preset() -> None:
    rules = parse_rules({"preset": "pagat_lviv", "changes": {"bolts.mode": "off"}, "comment": "kept"})
    assert rules.preset == "pagat_lviv"
    assert (rules.agreements.barrel.at, rules.agreements.bolts.mode) == (900, "off")
    assert parse_rules({}).agreements == DEFAULT


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (None, "rules_not_mapping"),
        ("classic_ru", "rules_not_mapping"),
        ({"preset": None}, "preset_unknown"),
        ({"preset": ["classic_ru"]}, "preset_unknown"),
        ({"preset": 10**6000}, "preset_unknown"),
        ({"changes": None}, "agreements_not_mapping"),
        ({"changes": {"bolts": "off"}}, "agreement_unknown"),
    ],
)
def test_rules_that_cannot_be_read_are_refused_with_a_code(rules: Any, code: str) -> None:
    with pytest.raises(AgreementError) as refused:
        parse_rules(rules)
    assert refused.value.code == code
