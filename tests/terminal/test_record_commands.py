"""`replay` and `legal` as they are run: what they print and how they end."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tysyacha.terminal.edge import language_of
from tysyacha.terminal.replay_command import run_legal, run_replay

EXAMPLES = sorted(Path(__file__).parent.parent.joinpath("examples").glob("*.json"))
Captured = pytest.CaptureFixture[str]


@pytest.fixture(name="file")
def record_file(tmp_path: Path) -> Path:
    return tmp_path / "record.json"


def put(file: Path, name: str) -> dict[str, Any]:
    """Writes the record of an example; gives what is expected of it."""
    path = next(path for path in EXAMPLES if path.stem == name)
    example = json.loads(path.read_text(encoding="utf-8"))
    file.write_text(json.dumps(example["record"]), encoding="utf-8")
    expected: dict[str, Any] = example["expect"]
    return expected


def in_any_order(actions: list[Any]) -> list[str]:
    return sorted(map(json.dumps, actions))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example(path: Path, file: Path, capsys: Captured) -> None:
    expected = put(file, path.stem)
    status = run_replay(str(file), as_json=True, lang=None)
    told = json.loads(capsys.readouterr().out)
    assert run_legal(str(file), as_json=True, lang=None) == status
    legal = json.loads(capsys.readouterr().out)
    if "error_at" in expected:
        assert (status, told["ok"], legal) == (2, False, told)
        assert {key: told[key] for key in ("deal", "action")} == expected["error_at"]
        assert told["error"].endswith(".")
        return
    assert (status, told["ok"]) == (0, True)
    if "legal" in expected:
        assert legal["seat"] == expected["seat"]
        assert in_any_order(legal["actions"]) == in_any_order(expected["legal"])
    if "winner" in expected:
        assert told["winner"] == expected["winner"]
    for key in expected.keys() & {"totals", "bolts", "barrel"}:
        assert told["deals"][-1][key] == expected[key]
    for line, wanted in zip(told["deals"], expected.get("deals", []), strict="deals" in expected):
        assert {key: line[key] for key in wanted} == wanted


def test_replay_tells_every_key_of_the_format(file: Path, capsys: Captured) -> None:
    put(file, "complete-01")
    assert run_replay(str(file), as_json=True, lang=None) == 0
    assert json.loads(capsys.readouterr().out) == {
        "ok": True,
        "deals": [
            {
                "dealer": 2, "finished": True, "kind": "normal", "declarer": 0, "bid": 100, "made": True,
                "cards": [60, 14, 46], "marriages": [40, 0, 60], "tricks": [4, 1, 3],
                "deltas": [100, 15, 105], "totals": [100, 15, 105], "bolts": [0, 0, 0],
                "barrel": [None, None, None], "falls": [0, 0, 0], "concedes": [0, 0, 0], "events": [],
            }
        ],
        "winner": None,
    }  # fmt: skip


def test_replay_draws_the_sheet_in_the_language_asked_for(file: Path, capsys: Captured) -> None:
    put(file, "scoring-33")
    assert run_replay(str(file), as_json=False, lang="ru", reckonings=True) == 0
    told = capsys.readouterr().out
    assert "Победитель — Boris." in told
    assert "Boris: заказ, которым выигрывают с бочки (120): 880 + 120 = 1000" in told


def test_legal_in_words(file: Path, capsys: Captured) -> None:
    put(file, "auction-06")
    assert run_legal(str(file), as_json=False, lang="en") == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Boris is to act."
    assert "Anna: bid 120 blind" in told
    assert "Anna: look at the cards" in told


def test_legal_where_no_deal_is_open(file: Path, capsys: Captured) -> None:
    put(file, "complete-01")
    assert run_legal(str(file), as_json=True, lang=None) == 0
    assert json.loads(capsys.readouterr().out) == {"seat": None, "actions": []}
    assert run_legal(str(file), as_json=False, lang="en") == 0
    assert capsys.readouterr().out == "No deal is open, so nobody is to act.\n"


def test_an_error_is_json_in_english_or_a_sentence_in_the_language(
    file: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    put(file, "auction-09")
    assert run_replay(str(file), as_json=True, lang=None) == 2
    in_english = json.loads(capsys.readouterr().out)
    assert in_english["error"].startswith("Bids go in steps of 5")
    assert run_replay(str(file), as_json=True, lang="ru") == 2
    assert json.loads(capsys.readouterr().out)["error"].startswith("Заказывают с шагом 5")
    assert run_replay(str(file), as_json=False, lang=None) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("Раздача 1, действие 1: Заказывают с шагом 5")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b"[" * 200_000, b"{}", b"\x80"])
def test_what_is_no_record_is_one_line(content: bytes, file: Path, capsys: Captured) -> None:
    file.write_bytes(content)
    for run in (run_replay, run_legal):
        assert run(str(file), False, "en") == 2
        told = capsys.readouterr()
        assert (told.out, told.err.count("\n")) == ("", 1)
        assert run(str(file), True, None) == 2
        assert json.loads(capsys.readouterr().out).keys() == {"ok", "deal", "action", "error"}


def test_a_file_that_is_not_there(tmp_path: Path, capsys: Captured) -> None:
    for file in (str(tmp_path / "none"), str(tmp_path), "a\0b"):
        assert run_replay(file, as_json=False, lang="en") == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_an_unknown_language_is_refused(file: Path, capsys: Captured) -> None:
    put(file, "complete-01")
    assert run_replay(str(file), as_json=False, lang="de") == 2
    assert capsys.readouterr().err == "There are no words in “de”; there are: ru, en.\n"


@pytest.mark.parametrize(
    ("environ", "as_json", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, False, "ru"),
        ({"LANG": "ru_RU.UTF-8"}, True, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, False, "en"),
        ({"LANG": "de_DE.UTF-8"}, False, "en"),
        ({}, False, "en"),
    ],
)
def test_the_locale_decides_the_language(environ: dict[str, str], as_json: bool, language: str) -> None:
    assert language_of(None, as_json, environ) == language
    assert language_of("ru", as_json, environ) == "ru"


def run(*words: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "tysyacha", *words], capture_output=True, check=False, **options
    )


def test_the_program_reads_standard_input_and_tells_by_its_exit_status() -> None:
    record = json.loads(EXAMPLES[0].read_text(encoding="utf-8"))["record"]
    good = run("legal", "-", "--json", input=json.dumps(record).encode())
    assert (good.returncode, json.loads(good.stdout)["seat"]) == (0, 1)
    bad = run("replay", "-", "--json", input=b"\xff\xfe\x00")
    assert (bad.returncode, bad.stderr) == (2, b"")
    assert json.loads(bad.stdout)["ok"] is False


def test_the_program_prints_where_the_terminal_knows_few_letters(tmp_path: Path) -> None:
    put(tmp_path / "r.json", "scoring-18")
    told = run("replay", str(tmp_path / "r.json"), "--lang", "ru", env={"PYTHONIOENCODING": "ascii"})
    assert (told.returncode, told.stderr) == (0, b"")
    assert b"760 (?100) ?" in told.stdout
