"""``tysyacha arena`` as outside programs and people see it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tysyacha.arena.command import run

ESTIMATES = ("won_share", "points_per_deal", "contracts_per_deal", "made_share", "mean_contract")


def test_json_tells_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("steady,random,random", "classic_ru", games=6, seed=3, as_json=True, jobs=1) == 0
    told = capsys.readouterr()
    report = json.loads(told.out)
    assert told.err == ""
    assert report["bots"] == ["steady", "random", "random"]
    assert (report["sets"], report["seatings"], report["games"]) == (2, 3, 6)
    for row, bot in zip(report["results"], report["bots"], strict=True):
        assert row["bot"] == bot
        assert row["games"] == 6
        assert row["expected_share"] == pytest.approx(1 / 3)
        for name in ESTIMATES:
            estimate = row[name]
            assert estimate["low"] <= estimate["mean"] <= estimate["high"]
        times = row["decision_ms"]
        assert times["count"] > 0
        assert 0 < times["median"] <= times["p99"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_table_for_people(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("steady,random", "duel_ru", games=4, seed=3, jobs=1, language=language) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert "steady" in told.out
    assert "±" in told.out
    assert "…" not in told.out


@pytest.mark.parametrize(
    ("bots", "preset", "games", "said"),
    [
        ("stedy,random,random", "classic_ru", 3, "“steady”"),
        ("steady,random,random", "clasic_ru", 3, "classic_ru"),
        ("steady", "classic_ru", 3, "2"),
        ("steady,random,random", "classic_ru", 0, "0"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(
    bots: str, preset: str, games: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(bots, preset, games=games, jobs=1) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1


def test_what_cannot_be_played_is_json_where_json_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("steady,random,foo", as_json=True, jobs=1) == 2
    told = capsys.readouterr()
    report = json.loads(told.out)
    assert report.pop("error").startswith("There is no bot “foo”")
    assert (report, told.err) == ({"ok": False, "deal": None, "action": None}, "")
    assert run("steady,random,foo", language="ru", as_json=True, jobs=1) == 2
    assert "foo" in json.loads(capsys.readouterr().out)["error"]


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("random,random", "duel_ru", games=1, jobs=1, language="de") == 2
    assert capsys.readouterr().err == "There are no words in “de”; there are: ru, en.\n"


def test_the_table_is_told_where_the_terminal_knows_few_letters() -> None:
    words = ["arena", "--bots", "random,random", "--preset", "duel_ru", "--games", "2", "--jobs", "1"]
    told = subprocess.run(
        [sys.executable, "-m", "tysyacha", *words, "--lang", "ru"],
        capture_output=True,
        check=False,
        env={"PYTHONIOENCODING": "ascii"},
    )
    assert (told.returncode, told.stderr) == (0, b"")
    assert b"random" in told.stdout
