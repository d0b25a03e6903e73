"""``tysyacha arena`` as outside programs and people see it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tysyacha.arena.command import Manner, run
from tysyacha.arena.commit import origin

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
        stages = row["stage_ms"]
        assert set(stages) == {"auction", "contract", "cards"}
        assert 0 < sum(each["count"] for each in stages.values()) < times["count"]


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


def test_the_seed_follows_from_the_commit_where_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = []
    for _ in range(2):
        assert run("random,random", "duel_ru", games=1, as_json=True, jobs=1) == 0
        seeds.append(json.loads(capsys.readouterr().out)["seed"])
    assert seeds == [origin().seed] * 2
    assert 0 <= seeds[0] < 2**32


def test_a_match_taken_up_again_keeps_its_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    manner = Manner(resume=tmp_path / "match")
    for seed in (77, None):
        assert run("random,random", "duel_ru", games=1, seed=seed, as_json=True, jobs=1, manner=manner) == 0
        assert json.loads(capsys.readouterr().out)["seed"] == 77
    assert run("random,random", "duel_ru", games=1, seed=78, jobs=1, manner=manner) == 2
    assert "holds another match (seed: 77)" in capsys.readouterr().err


def record_file(path: Path, totals: list[int], deals: list[object], players: int = 2) -> Path:
    names = ["Anna", "Boris", "Vera"][:players]
    start = {"dealer": 1, "totals": totals}
    record = {"format": "tysyacha-record", "version": 1, "rules": {"preset": "duel_ru"}, "players": names}
    path.write_text(json.dumps({**record, "start": start, "deals": deals}))
    return path


def test_a_match_from_the_standing_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    near = Manner(start=record_file(tmp_path / "near.json", [700, 700], []))
    reports = []
    for manner in (near, Manner()):
        assert run("steady,steady", "duel_ru", games=20, seed=3, as_json=True, jobs=1, manner=manner) == 0
        reports.append(json.loads(capsys.readouterr().out))
    assert [each["starts"] for each in reports] == ["given", "new"]
    assert reports[0]["deals"] < reports[1]["deals"] / 2
    assert run("steady,steady", "duel_ru", games=2, jobs=1, manner=near) == 0
    assert "begins at the standing of the record" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("manner", "said"),
    [
        (Manner(contract="free"), "“free”"),
        (Manner(late=True, contract="forced"), "one way"),
        (Manner(sprt="0.4"), "0.333,0.36"),
        (Manner(sprt="0.4,0.3"), "0.333,0.36"),
        (Manner(sprt="a,b"), "0.333,0.36"),
        (Manner(sprt="nan,0.4"), "0.333,0.36"),
        (Manner(start=Path("no-such-record.json")), "no-such-record.json"),
        (Manner(page=Path("no-such-folder/page.html")), "no-such-folder"),
        (Manner(resume=Path("no-such-folder/match")), "no-such-folder"),
    ],
)
def test_what_cannot_be_asked_is_told(manner: Manner, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("random,random", "duel_ru", games=1, jobs=1, manner=manner) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1


def test_what_came_of_a_match_is_told_where_its_page_cannot_be_written(
    capsys: pytest.CaptureFixture[str],
) -> None:
    # A disk that is full only when something is written.
    full = Path("/dev/full")
    assert full.exists()
    assert run("random,random", "duel_ru", games=2, as_json=True, jobs=1, manner=Manner(page=full)) == 2
    told = capsys.readouterr()
    assert json.loads(told.out)["sets"] == 2
    assert "/dev/full" in told.err


def test_a_page_that_cannot_be_is_told_before_the_match(tmp_path: Path) -> None:
    kept, page = tmp_path / "match", tmp_path / "page.html"
    assert run("random,random", "duel_ru", games=2, jobs=1, manner=Manner(resume=kept, page=tmp_path)) == 2
    assert not kept.exists()
    assert run("random,random", "duel_ru", games=0, jobs=1, manner=Manner(page=page)) == 2
    assert not page.exists()


def test_a_record_that_no_match_begins_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file, said in (
        (record_file(tmp_path / "three", [0, 0, 0], [], 3), "3 players"),
        (record_file(tmp_path / "won", [2000, 0], []), "2000"),
    ):
        assert run("random,random", "duel_ru", games=1, jobs=1, manner=Manner(start=file)) == 2
        assert said in capsys.readouterr().err


def test_what_a_program_does_wrong_is_counted_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = f"exec:{sys.executable} -uc 'for line in open(0): print(7)'"
    manner = Manner(contract="forced")
    assert run(f"{wrong},steady", "duel_ru", games=2, seed=3, as_json=True, jobs=1, manner=manner) == 0
    row, other = json.loads(capsys.readouterr().out)["results"]
    assert other["faults"] == {}
    assert row["faults"]["unreadable"] == row["faults"]["substituted"] == row["decision_ms"]["count"] > 0
    assert run(f"{wrong},steady", "duel_ru", games=2, seed=3, jobs=1, manner=manner) == 0
    assert "did not always answer as it should: no action: " in " ".join(capsys.readouterr().out.split())
