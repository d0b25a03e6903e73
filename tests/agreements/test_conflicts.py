"""Mixes that no table may have are refused, surprising ones are told, and nothing else is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from tests.strategies import any_changes, player_counts, tables

from tysyacha.agreements import CONFLICTS, PARAMETERS, Agreements, check, ensure, parse, preset, presets
from tysyacha.agreements.declaration import PLAYER_COUNTS
from tysyacha.errors import AgreementError

FACTS = json.loads((Path(__file__).parent / "data" / "facts.json").read_text(encoding="utf-8"))["conflicts"]

# Each conflict, changes that bring it about for so many players, and what of them to change back to be rid of it.
CASES: list[tuple[str, int, dict[str, Any], dict[str, Any]]] = [
    (
        "talons_of_three",
        2,
        {"table.two_player_form": "two_talons_of_3"},
        {"talon.discard": "one_give_one_bank"},
    ),
    (
        "talons_of_two",
        2,
        {"talon.discard": "one_give_one_bank"},
        {"table.two_player_form": "two_talons_of_3"},
    ),
    ("neither_shuffle_nor_cut", 3, {"ritual.shuffle": "collect_and_cut"}, {"ritual.cut": "right"}),
    (
        "look_without_cut",
        3,
        {"ritual.bottom_look": "bottom", "ritual.bottom_nine": "swap"},
        {"ritual.cut": "left"},
    ),
    (
        "look_for_nothing",
        3,
        {"ritual.bottom_look": "top", "ritual.cut": "left"},
        {"ritual.bottom_jack": "reshuffle"},
    ),
    (
        "forced_redeal_of_nothing",
        3,
        {"redeal.mandatory": "talon", "redeal.talon_below": None},
        {"redeal.talon_nines": 2},
    ),
    ("sitter_is_forced", 4, {"auction.forced_player": "dealer"}, {"table.four_player_form": "opposite_out"}),
    ("forced_bid_off_step", 3, {"auction.forced_bid": 95, "auction.step": 10}, {"auction.step": 5}),
    ("silent_at_zero", 3, {"auction.silent_at": 0}, {"auction.silent_at": -5}),
    (
        "blind_never",
        3,
        {"blind.on": True, "blind.min_total": 500, "barrel.at": 500, "ending.target": 600},
        {"blind.when_barrel": True},
    ),
    ("golden_uneven", 4, {"golden.on": True, "golden.deals": "three"}, {"golden.on": False}),
    ("talon_out_of_play", 2, {"talon.second": "out_of_play"}, {"barrel.need": 120}),
    ("concede_for_nothing", 3, {"concede.declarer": "nothing"}, {"concede.limit": 3}),
    (
        "concede_fine_out_of_reach",
        3,
        {"concede.limit": 2, "concede.fine_every": 3},
        {"concede.limit": 3},
    ),
    ("sitter_leads", 4, {"play.first_lead": "dealer"}, {"table.four_player_form": "right_out"}),
    (
        "overtrump_without_trump",
        3,
        {"play.must_overtrump": True, "play.must_trump": False},
        {"play.must_trump": True},
    ),
    (
        "aces_never_led",
        3,
        {"marriage.aces_trump": "led_ace", "marriage.aces_when": "automatic"},
        {"marriage.aces_when": "any_lead"},
    ),
    ("freeze_and_barrel", 3, {"scoring.freeze_from": 800}, {"barrel.at": None}),
    (
        "freeze_never",
        3,
        {"scoring.freeze_from": 900, "ending.target": 900, "barrel.at": None},
        {"ending.win_rule": "gt"},
    ),
    ("barrel_above_target", 3, {"barrel.at": 1000}, {"ending.target": 1001}),
    ("need_too_large", 3, {"barrel.at": 795}, {"barrel.at": 800}),
    ("barrel_neither_clamped_nor_won", 3, {"barrel.clamp": False}, {"barrel.jump_wins": True}),
    ("need_below_target", 3, {"barrel.need": 119}, {"barrel.need": 120}),
    ("need_off_step", 3, {"barrel.need": 121}, {"barrel.auction": "takes_talon"}),
    (
        "need_above_every_bid",
        3,
        {"auction.cap_marriages": "ignored", "ending.win_rule": "gt"},
        {"auction.cap_on_raise": False},
    ),
    ("barrel_freezes_others", 3, {"barrel.freezes_others": True}, {"barrel.at": None}),
    ("barrel_dumped", 3, {"dump.values": [555, 880]}, {"barrel.at": 885}),
    ("dump_never_met", 3, {"scoring.round_to": 1}, {"dump.values": []}),
]


def codes(changed: dict[str, Any], players: int) -> set[str]:
    return {each.code for each in check(parse(changed), players)}


@pytest.mark.parametrize(("name", "players", "changed", "mended"), CASES, ids=[each[0] for each in CASES])
def test_a_conflict_is_found_and_can_be_mended(
    name: str, players: int, changed: dict[str, Any], mended: dict[str, Any]
) -> None:
    code = f"conflict_{name}"
    assert code in codes(changed, players)
    assert code not in codes({**changed, **mended}, players)
    assert code not in codes({}, players)


def test_every_conflict_has_a_case_and_known_ids() -> None:
    assert [each.code for each in CONFLICTS] == [f"conflict_{name}" for name, *_ in CASES]
    assert all(name in PARAMETERS for each in CONFLICTS for name in each.ids)


def as_python(expression: str) -> str:
    """An expression of the agreed list, with each id a lookup."""
    expression = re.sub(r"\b([a-z]+\.[a-z_]+)\b", r"v['\1']", expression)
    return expression.replace("null", "None").replace("[]", "()")


@given(any_changes(), player_counts)
def test_the_agreed_conflicts_are_found_as_agreed(changed: dict[str, Any], players: int) -> None:
    agreements = parse(changed)
    values = {name: each.of(agreements) for name, each in PARAMETERS.items()}
    agreed = {
        (each["code"], each["level"])
        for each in FACTS
        if eval(as_python(each["when"]), {"v": values, "players": players})
    }
    agreed_codes = {each["code"] for each in FACTS}
    found = {(each.code, each.level) for each in check(agreements, players) if each.code in agreed_codes}
    assert found == agreed


def test_what_is_refused_comes_first_and_is_raised() -> None:
    agreements = parse({"scoring.round_to": 1, "barrel.clamp": False, "dump.values": [880]})
    assert [each.level for each in check(agreements, 3)] == ["refuse", "refuse", "warn"]
    with pytest.raises(AgreementError) as refused:
        ensure(agreements, 3)
    assert refused.value.code == "conflict_barrel_neither_clamped_nor_won"
    assert refused.value.arguments["ids"] == ("barrel.clamp", "barrel.jump_wins")


@pytest.mark.parametrize("players", [1, 5, True, 10**30])
def test_only_two_to_four_play(players: int) -> None:
    with pytest.raises(AgreementError, match="players_not_2_to_4"):
        ensure(Agreements(), players)


@given(tables())
def test_a_warning_is_no_reason_to_refuse(table: tuple[int, Agreements]) -> None:
    players, agreements = table
    assert all(each.level == "warn" for each in check(agreements, players))
    ensure(agreements, players)


def test_the_default_surprises_nobody() -> None:
    assert [check(Agreements(), players) for players in PLAYER_COUNTS] == [[], [], []]


@pytest.mark.parametrize("name", list(presets()))
def test_a_preset_can_be_played_by_all_it_is_meant_for(name: str) -> None:
    for players in preset(name).players:
        ensure(preset(name).agreements, players)
