"""`rules list | show | diff | check` as they are run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tysyacha.agreements import parse, preset, presets
from tysyacha.terminal.rules_command import run_check, run_diff, run_list, run_show
from tysyacha.texts import LANGUAGES

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_list_names_every_preset(lang: str, capsys: Captured) -> None:
    assert run_list(as_json=True, lang=lang) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [each["id"] for each in listed] == list(presets())
    assert run_list(as_json=False, lang=lang) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(presets())
    assert all(each["title"] in line for each, line in zip(listed, lines, strict=True))


@pytest.mark.parametrize("name", presets())
def test_show_tells_a_preset_whole(name: str, capsys: Captured) -> None:
    assert run_show(name, None, False, as_json=True, lang="ru") == 0
    told = json.loads(capsys.readouterr().out)
    assert parse(told["agreements"]) == parse(told["changes"]) == preset(name).agreements
    assert told["shown_for"] in preset(name).players
    assert run_show(name, None, False, as_json=False, lang="ru") == 0
    text = capsys.readouterr().out
    assert all(section["title"] in text for section in told["text"]["sections"])
    assert run_show(name, None, True, as_json=False, lang="ru") == 0
    assert len(capsys.readouterr().out) < len(text)


def test_diff_tells_both_sides(capsys: Captured) -> None:
    assert run_diff("seed001", "seed001_plain", None, as_json=True, lang="en") == 0
    told = {each["id"]: (each["left"], each["right"]) for each in json.loads(capsys.readouterr().out)}
    assert told["golden.on"] == (True, False)
    assert run_diff("seed001", "seed001_plain", None, as_json=False, lang="en") == 0
    assert "(golden.on)\n  seed001: yes\n  seed001_plain: no" in capsys.readouterr().out
    assert run_diff("seed001", "seed001", None, as_json=False, lang="en") == 0
    assert capsys.readouterr().out == "seed001 and seed001 agree on everything.\n"


@pytest.mark.parametrize(
    ("document", "status", "players", "words"),
    [
        ({"barrel.at": 900}, 0, 3, None),
        ({}, 0, 3, None),
        ({"preset": "duel_ru", "changes": {}}, 0, 2, None),
        ({"rules": {"preset": "four_ru"}, "players": ["a", "b", "c", "d"], "deals": 1}, 0, 4, None),
        ({"barrel.at": 900, "ending.target": 800}, 2, 3, "barrel.at"),
        ({"preset": "four_ru", "changes": {"auction.forced_player": "dealer"}}, 2, 4, "dealer_out"),
    ],
)
def test_check(
    document: Any, status: int, players: int, words: str | None, tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "rules.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    assert run_check(str(file), None, as_json=True, lang=None) == status
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["players"]) == (status == 0, players)
    assert words is None or words in told["error"]
    assert run_check(str(file), None, as_json=False, lang="ru") == status
    assert ("Так нельзя: " in capsys.readouterr().out) == (status == 2)


@pytest.mark.parametrize(
    "document",
    [
        [],
        1,
        None,
        "x",
        {"barrel.att": 1},
        {"barrel.at": "high"},
        {"preset": "x"},
        {"changes": []},
        {"rules": 5},
    ],
)
def test_check_refuses_in_one_sentence(document: Any, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "rules.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    assert run_check(str(file), None, as_json=False, lang="en") == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)


def test_what_nobody_knows_is_refused(capsys: Captured) -> None:
    assert run_show("clasic_ru", None, False, as_json=False, lang="en") == 2
    assert "classic_ru" in capsys.readouterr().err
    assert run_diff("classic_ru", "x", None, as_json=True, lang=None) == 2
    assert json.loads(capsys.readouterr().out)["ok"] is False
    assert run_show("classic_ru", 7, False, as_json=False, lang="en") == 2
    assert capsys.readouterr().err == "Thousand is played by 2, 3 or 4 players, not by 7.\n"
    assert run_list(as_json=False, lang="xx") == 2
