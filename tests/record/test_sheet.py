"""The score sheet, as data and as people write it; the drawn ones are kept as files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from tests.record.games import games

from tysyacha.game import Game, Reckoning, ReckoningStep
from tysyacha.record import Record, read, record_of, replay
from tysyacha.record.sheet import Cell, Mark, cell_text, legend, sheet_of, sheet_text
from tysyacha.texts import LANGUAGES, Words
from tysyacha.texts.reckonings import reckoning_text, steps_text

HERE = Path(__file__).parent
SPOKEN = {language: Words(language) for language in LANGUAGES}
# A game with marks of every kind; blind, golden and unfinished deals.
DRAWN = ["scoring-33", "scoring-08", "scoring-09", "scoring-18", "scoring-19", "complete-05", "auction-12"]


def example(name: str) -> tuple[Record, Game]:
    document = json.loads(HERE.parent.joinpath("examples", f"{name}.json").read_text(encoding="utf-8"))
    record = read(json.dumps(document["record"]))
    return record, replay(record)


def drawn(name: str, language: str) -> str:
    record, game = example(name)
    words = SPOKEN[language]
    lines = [
        reckoning_text(each, words, record.players)
        for line in game.sheet
        for each in line.settlement.reckonings
    ]
    return sheet_text(record, game, words, record.players) + "\n" + "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_a_drawn_sheet_is_as_it_was(name: str, language: str) -> None:
    kept = HERE.joinpath("sheets", f"{name}.{language}.txt").read_text(encoding="utf-8")
    assert drawn(name, language) == kept


@given(games(most=5))
@settings(max_examples=80)
def test_any_game_can_be_drawn(game: Game) -> None:
    players = ("Anna", "漢字", "", "G\tx")[: game.players]
    record = record_of(game, players)
    sheet = sheet_of(game, players)
    assert len(sheet.rows) == len(record.deals)
    totals = [cell.total for cell in sheet.start]
    for row in sheet.rows:
        totals = [total + cell.delta for total, cell in zip(totals, row.cells, strict=True)]
        assert [cell.total for cell in row.cells] == totals
        for cell in row.cells:
            assert sum(each.amount for each in cell.reckonings) == cell.delta
    for words in SPOKEN.values():
        names = ["a", "b", "c", "d"][: game.players]
        text = sheet_text(record, game, words, names)
        assert len({sign for sign, _ in legend(sheet, words)}) == len(legend(sheet, words))
        assert all(meaning in text for _, meaning in legend(sheet, words))
        for line in game.sheet:
            for each in line.settlement.reckonings:
                assert reckoning_text(each, words, names)


def test_a_cell_shows_total_change_and_marks() -> None:
    words = SPOKEN["ru"]
    assert cell_text(Cell(-15, -100, (Mark("concede"),)), words) == "−15 (−100) Р"
    assert cell_text(Cell(880, 35, (Mark("bolt"), Mark("barrel", 2))), words) == "880 (+35) / Б2"
    assert cell_text(Cell(0, 0), words) == "0"


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        ("cards 56, marriage 40, marriage 60, sum 156, rounded 155", "56 + 40 + 60 = 156 → 155"),
        ("cards 120", "120"),
        ("cards 89, declared 40, sum 129, contract 130", "89 + 40 = 129 < 130"),
        ("cards 105, contract 120, doubled 240", "105 < 120; 120 × 2 = 240"),
        ("cards 14, rounded 15, doubled 30, declared 60, sum 90", "14 → 15 × 2 = 30; 30 + 60 = 90"),
        ("contract 125, half_contract 65", "125 : 2 → 65"),
        ("contract 110, half_contract 55, doubled 110", "110 : 2 = 55 × 2 = 110"),
        ("sixty 60, doubled 120", "60 × 2 = 120"),
        ("cards 90, contract 120, need 125", "90 < 120; 120 < 125"),
        ("fine 120, doubled 240", "120 × 2 = 240"),
        ("contract 120, doubled 240", "120 × 2 = 240"),
        ("talon_cards 21, talon_marriage 40, sum 61, rounded 60", "21 + 40 = 61 → 60"),
        ("", ""),
    ],
)
def test_steps_read_as_people_reckon(steps: str, text: str) -> None:
    pairs = [each.split() for each in steps.split(", ") if each]
    assert steps_text([ReckoningStep(code, int(number)) for code, number in pairs]) == text  # type: ignore[arg-type]


def test_a_reckoning_tells_whose_why_and_what_came_of_it() -> None:
    steps = (ReckoningStep("cards", 56), ReckoningStep("marriage", 40), ReckoningStep("sum", 96))
    told = Reckoning(0, "defender", -20, 95, 75, (*steps, ReckoningStep("rounded", 95)))
    assert reckoning_text(told, SPOKEN["en"], ["Anna"]) == (
        "Anna: as a defender (56 + 40 = 96 → 95): −20 + 95 = 75"
    )
