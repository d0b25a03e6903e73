"""Rules over HTTP: presets, the declaration of every agreement, and the check of a table's rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.stateless import Browser

from tysyacha.agreements import GROUPS, PARAMETERS, describe_value, message_id, parse, plain, presets
from tysyacha.server.rules.checking import RulesAsked, checked
from tysyacha.texts import LANGUAGES, Words


def test_presets_are_told_in_the_language_that_is_asked_for(browser: Browser) -> None:
    told = browser.get("/api/rules/presets?language=ru")
    assert [each["id"] for each in told] == [each for each in presets() if each != "peer_um"]
    classic, *others = told
    assert classic["title"] == Words("ru").say("preset-classic_ru")
    assert (classic["changed"], classic["special"]) == (0, [])
    assert all(bool(each["special"]) == bool(each["changed"]) for each in others)
    assert browser.get("/api/rules/presets", headers={"accept-language": "de, ru;q=0.5"}) == told
    assert browser.get("/api/rules/presets", headers={"accept-language": "de"}) != told


def test_a_preset_that_is_for_programs_can_be_played_but_is_not_offered(browser: Browser) -> None:
    assert "peer_um" not in {each["id"] for each in browser.get("/api/rules/presets")}
    assert browser.post("/api/rules/check", {"preset": "peer_um"})["valid"]


def test_a_language_that_nobody_speaks_here_is_refused(browser: Browser) -> None:
    assert browser.refused("GET", "/api/rules/presets?language=tlh", status=422) == "language_unknown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_declaration_has_all_that_a_form_needs(browser: Browser, language: str) -> None:
    words = Words(language)
    told = browser.get(f"/api/rules/parameters?language={language}")
    assert [each["id"] for each in told["groups"]] == list(GROUPS)
    assert [each["id"] for each in told["parameters"]] == list(PARAMETERS)
    for each in told["parameters"]:
        parameter = PARAMETERS[each["id"]]
        assert each["title"] == words.say(f"{message_id(parameter)}.name")
        assert each["about"].endswith(".")
        assert each["default"] == plain(parameter, parameter.default)
        values = [value["value"] for value in each["values"]]
        assert values == [plain(parameter, value) for value in parameter.values]
        names = [value["name"] for value in each["values"]]
        assert len(set(names)) == len(names)
        assert values or each["low"] < each["high"]
        assert (each["none"] is None) == (not parameter.nullable and parameter.kind != "int_list")


def test_the_declaration_may_be_kept_for_a_while_by_one_reader(browser: Browser) -> None:
    headers = browser.http.get("/api/rules/parameters").headers
    assert headers["cache-control"].startswith("private, max-age=")
    assert "accept-language" in headers["vary"]


def check(browser: Browser, **asked: Any) -> Any:
    return browser.post("/api/rules/check?language=en", asked)


def test_rules_that_can_be_played_are_told_in_words(browser: Browser) -> None:
    told = check(browser, preset="classic_ru", changes={"barrel.at": 900}, players=3)
    assert told["valid"]
    assert (told["problems"], told["warnings"]) == ([], [])
    assert told["changes"] == {"barrel.at": 900}
    assert told["values"]["barrel.at"] == 900
    [difference] = told["from_preset"]
    assert (difference["id"], difference["here"], difference["usual"]) == ("barrel.at", 900, 880)
    assert told["from_usual"] == [difference]
    assert 0 < told["redeals"]["hands"] <= told["redeals"]["either"] < 100
    assert any("900" in each for section in told["text"]["sections"] for each in section["paragraphs"])
    length = {
        name: sum(len(each) for section in told[name]["sections"] for each in section["paragraphs"])
        for name in ("text", "brief")
    }
    assert length["brief"] < length["text"] / 2


def test_a_conflict_names_both_sides(browser: Browser) -> None:
    told = check(browser, changes={"barrel.at": 1200, "ending.target": 1000})
    assert not told["valid"]
    [problem] = told["problems"]
    assert {"barrel.at", "ending.target"} <= set(problem["ids"])
    assert all(each in problem["message"] for each in problem["ids"])
    assert (told["text"], told["brief"]) == (None, None)


def test_changes_that_cannot_be_read_do_not_hide_the_others(browser: Browser) -> None:
    told = check(browser, changes={"barrel.at": "high", "barrell.at": 900, "auction.step": 10})
    assert not told["valid"]
    assert [each["ids"] for each in told["problems"]] == [["barrel.at"], ["barrell.at"]]
    assert told["changes"] == {"auction.step": 10}
    assert told["text"] is not None


@pytest.mark.parametrize(
    "asked",
    [{"players": 5}, {"players": "some"}, {"preset": "x" * 61}, {"changes": []}, {"more": 1},
     {"changes": {str(number): 1 for number in range(501)}}],
)  # fmt: skip
def test_what_is_no_question_is_refused(browser: Browser, asked: dict[str, Any]) -> None:
    assert browser.refused("POST", "/api/rules/check", asked, status=400) == "request_wrong"


def test_an_unknown_preset_is_refused_with_the_nearest(browser: Browser) -> None:
    answer = browser.http.post("/api/rules/check", json={"preset": "clasic_ru"})
    assert answer.status_code == 422
    assert "classic_ru" in answer.json()["message"]


@settings(max_examples=60, deadline=None)
@given(
    name=st.sampled_from(list(PARAMETERS)),
    value=st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=9)
    | st.lists(st.integers(), max_size=3),
    players=st.integers(2, 4),
    language=st.sampled_from(LANGUAGES),
)
def test_whatever_is_asked_has_an_answer(name: str, value: Any, players: int, language: str) -> None:
    words = Words(language)
    told = checked(RulesAsked("classic_ru", {name: value}, players), None, words)
    assert told.valid == (not told.problems)
    assert told.valid or not told.problems[0].message.isspace()
    parameter = PARAMETERS[name]
    kept = parameter.of(parse(told.changes))
    assert told.values[name] == plain(parameter, kept)
    for each in told.from_preset:
        assert each.here_said == describe_value(
            PARAMETERS[each.id], PARAMETERS[each.id].of(parse(told.changes)), words
        )


def test_the_glossary_is_told_in_every_language(browser: Browser) -> None:
    told = browser.get("/api/words?language=ru")
    talon = next(each for each in told["terms"] if each["id"] == "talon")
    assert talon["term"] == talon["words"]["ru"] == "прикуп"
    assert (talon["words"]["pl"], talon["words"]["uk"]) == ("musik", "прикуп")
    assert talon["about"] == Words("ru").say("glossary-talon.about")
    assert browser.get("/api/words?language=en")["terms"] != told["terms"]
