"""`score`: a sheet kept by typing, saved after every deal, gone on with later."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tysyacha.record import ReportedDeal, read, replay
from tysyacha.terminal.score_command import run

BEGIN = ["Anna, Boris, Vera", "", "", ""]
FIRST = ["Boris 120", "2 5 1", "", "24 76", "0 60 0"]


def keep(file: Path, *answers: str, lang: str = "en") -> tuple[int, list[str]]:
    """Types the answers; gives the exit status and what was said."""
    lines: Iterator[str] = iter([f"{answer}\n" for answer in answers])
    said: list[str] = []
    status = run(file, lang, lambda: next(lines, ""), said.append)
    return status, said


@pytest.fixture(name="file")
def sheet_file(tmp_path: Path) -> Path:
    return tmp_path / "sheet.json"


def totals(file: Path) -> tuple[int, ...]:
    return replay(read(file.read_bytes())).standing.totals


def test_a_deal_is_asked_for_checked_and_saved(file: Path) -> None:
    status, said = keep(file, *BEGIN, *FIRST)
    assert status == 0
    assert totals(file) == (25, 120, 20)
    assert "  Boris: 120 (+120)" in said
    assert "Deal 2, Boris deals. Declarer and contract:" in said
    deal = read(file.read_bytes()).deals[0]
    assert isinstance(deal, ReportedDeal)
    assert (deal.dealer, deal.result.cards, deal.result.last_trick) == (0, (24, 76, 20), 1)


def test_a_sheet_is_gone_on_with_and_keeps_what_it_does_not_know(file: Path) -> None:
    keep(file, *BEGIN, *FIRST)
    document = json.loads(file.read_text(encoding="utf-8"))
    document["meta"] = {"place": "kitchen"}
    document["deals"][0]["mood"] = "good"
    file.write_text(json.dumps(document), encoding="utf-8")
    status, said = keep(file, "a 100 concede")
    assert status == 0
    assert "Boris 120 ✓" in said[0]
    assert totals(file) == (-75, 180, 80)
    again = json.loads(file.read_text(encoding="utf-8"))
    assert (again["meta"], again["deals"][0]["mood"]) == ({"place": "kitchen"}, "good")


def test_a_wrong_answer_is_explained_and_asked_again(file: Path) -> None:
    answers = ["Boris 102", "Boris", "Boris 120", "2", "9 9 9", "2 5 1", "Zoe", "b", "24 77 20", "x", "24 76",
               "0 61 0", "boris 60"]  # fmt: skip
    status, said = keep(file, *BEGIN, *answers)
    assert status == 0
    assert totals(file) == (25, 120, 20)
    for part in (
        "steps of 5",
        "has no points",
        "3 numbers are wanted",
        "these add up to 27",
        "nobody here",
        "these to 121",
        "No declarations",
    ):
        assert any(part in line for line in said), part


def test_undo_takes_the_last_deal_back(file: Path) -> None:
    keep(file, *BEGIN, *FIRST, "Anna 100 concede", "undo")
    assert totals(file) == (25, 120, 20)
    _, said = keep(file, "undo", "undo")
    assert totals(file) == (0, 0, 0)
    assert "Nothing has happened yet that could be taken back." in said


def test_a_deal_can_be_dropped_half_entered(file: Path) -> None:
    _, said = keep(file, *BEGIN, "Boris 120", "2 5 1", "cancel")
    assert "Dropped; the sheet is as before." in said
    assert read(file.read_bytes()).deals == ()


def test_fines_come_before_the_next_deal_and_may_pass_it_on(file: Path) -> None:
    change = "ritual.exposed_card = fine_next_deals"
    _, said = keep(
        file, "Anna, Boris, Vera", "", change, "", "", "fine Anna card", "Boris 100 concede", "fine Z"
    )
    deal = read(file.read_bytes()).deals[0]
    assert (deal.dealer, [each.seat for each in deal.fines]) == (1, [0])
    assert totals(file) == (-60, -100, 60)
    assert any(line.startswith("Deal 1, Boris deals") for line in said)
    assert any("is not." in line and "fine" in line for line in said)


def test_changes_are_explained_until_they_can_be(file: Path) -> None:
    answers = [
        "Anna, Boris, Vera",
        "clasic",
        "classic_ru",
        "barrel.att = 1",
        "ending.target = 800",
        "",
        "barrel.at = 900",
        "",
        "",
    ]
    status, said = keep(file, *answers)
    assert status == 0
    assert read(file.read_bytes()).agreements.barrel.at == 900
    assert read(file.read_bytes()).agreements.ending.target == 1000
    assert any("the nearest is classic_ru" in line for line in said)
    assert any("the nearest is barrel.at" in line for line in said)
    assert any("barrel must lie below the target" in line for line in said)


def test_four_players_tell_the_talon(file: Path) -> None:
    answers = ["A, B, C, D", "", "", "D", "a 100", "7 0", "", "101 0", "", "AS TH", "AS 10♥ 9C"]
    _, said = keep(file, *answers)
    assert totals(file) == (100, 0, 20, 20)
    assert any("D who sits out" in line for line in said)


def test_a_golden_round_is_known(file: Path) -> None:
    keep(file, "A, B, C", "seed001", "", "C", "golden concede")
    assert totals(file) == (-240, 120, 120)


def test_the_winner_ends_it(file: Path) -> None:
    keep(file, *BEGIN)
    document = json.loads(file.read_text(encoding="utf-8"))
    document["start"] = {"dealer": 0, "totals": [880, 0, 0], "barrel": [0, None, None]}
    file.write_text(json.dumps(document), encoding="utf-8")
    _, said = keep(file, "anna 120", "8 0", "", "120 0", "", "anna 120")
    assert "Anna has won." in said
    assert any(line.startswith("The game is over: Anna has won") for line in said)


def test_russian_words_do_the_same(file: Path) -> None:
    keep(file, "Анна, Борис, Вера", "", "", "", "вера 110 роспись", "отмена", "вера 100 роспись", lang="ru")
    assert totals(file) == (60, 60, -100)


def test_a_sheet_kept_at_two_tables_loses_no_deal(file: Path) -> None:
    """The second one is begun while the first waits for its next answer."""
    lines: Iterator[str] = iter([f"{answer}\n" for answer in [*BEGIN, "sheet", "Anna 100 concede"]])
    said: list[str] = []

    def listen() -> str:
        line = next(lines, "")
        if line == "sheet\n":
            keep(file, *FIRST)
        return line

    assert run(file, "en", listen, said.append) == 0
    assert any("has been changed elsewhere" in each for each in said)
    assert totals(file) == (25, 120, 20)
    assert keep(file, "Anna 100 concede")[0] == 0
    assert totals(file) == (-75, 180, 80)


def test_a_sheet_behind_a_link_is_written_where_it_lies(file: Path) -> None:
    link = file.with_name("link.json")
    link.symlink_to(file)
    keep(link, *BEGIN, *FIRST)
    assert link.is_symlink()
    assert totals(file) == (25, 120, 20)


@pytest.mark.parametrize("content", [b"{", b"{}", b"\xff\xfe"])
def test_what_is_no_record_is_left_alone(
    content: bytes, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(content)
    assert keep(file, *BEGIN)[0] == 2
    assert file.read_bytes() == content
    assert capsys.readouterr().err.count("\n") == 1


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert keep(tmp_path / "none" / "sheet.json", *BEGIN)[0] == 2
    assert "cannot be written" in capsys.readouterr().err
