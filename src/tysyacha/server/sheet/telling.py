"""A score sheet as a page shows it: every number with its reckoning in words, every mark with its meaning."""

from __future__ import annotations

import msgspec

from tysyacha.game import Game, SheetLine
from tysyacha.game.outcome import Reckoning
from tysyacha.record.sheet import Cell, Mark, Row, contract_text, legend, mark_text, sheet_of
from tysyacha.texts import Words
from tysyacha.texts.cards import seat_text
from tysyacha.texts.reckonings import change_text, steps_text


class MarkTold(msgspec.Struct):
    """A mark beside a total: how it is drawn and what it means; ``number`` counts attempts on the barrel."""

    code: str
    number: int | None
    sign: str
    meaning: str


class ReckoningTold(msgspec.Struct):
    """Why a total changed, or did not: the cause, how the number came about, and what it made of the total."""

    code: str
    before: int
    amount: int
    after: int
    cause: str
    steps: str
    change: str


class CellTold(msgspec.Struct):
    """What is written for one player after one deal."""

    total: int
    delta: int
    marks: list[MarkTold]
    reckonings: list[ReckoningTold]


class LineTold(msgspec.Struct):
    """One deal, counted from 0; cells and numbers have one entry a seat.

    ``finished`` is false for an open deal at the end of a record. ``declarer``, ``bid`` and the points are null where
    there was no contract, ``made`` too where none was played for. ``contract`` says it in words.
    """

    deal: int
    dealer: int
    finished: bool
    kind: str
    declarer: int | None
    bid: int | None
    made: bool | None
    conceded: bool
    contract: str
    cells: list[CellTold]
    cards: tuple[int, ...] | None
    declared: tuple[int, ...] | None
    tricks: tuple[int, ...] | None


class LegendTold(msgspec.Struct):
    """A mark that the sheet uses, and its meaning."""

    sign: str
    meaning: str


class SheetTold(msgspec.Struct):
    """A whole sheet; ``start`` is what the players began with."""

    players: list[str]
    start: list[CellTold]
    lines: list[LineTold]
    legend: list[LegendTold]
    totals: tuple[int, ...]
    winner: int | None


def sheet_told(
    game: Game, names: tuple[str, ...], words: Words, lines: tuple[SheetLine, ...] | None = None
) -> SheetTold:
    """The sheet of a game; ``names`` are those of the players by seat, ``lines`` as in `sheet_of`."""
    sheet = sheet_of(game, names, lines)
    shown = shown_names(names, words)
    over = game.sheet if lines is None else lines
    finished: list[SheetLine | None] = [*over, *([None] if game.in_deal else [])]
    return SheetTold(
        players=shown,
        start=[_cell_told(each, words) for each in sheet.start],
        lines=[_line_told(row, line, shown, words) for row, line in zip(sheet.rows, finished, strict=True)],
        legend=[LegendTold(sign, meaning) for sign, meaning in legend(sheet, words)],
        totals=game.standing.totals,
        winner=game.winner,
    )


def shown_names(names: tuple[str, ...], words: Words) -> list[str]:
    """The names as they are shown: on one line, of a length that fits, and never empty."""
    return [seat_text(seat, words, names) for seat in range(len(names))]


def _line_told(row: Row, line: SheetLine | None, names: list[str], words: Words) -> LineTold:
    outcome = None if line is None else line.outcome
    return LineTold(
        deal=row.number - 1,
        dealer=row.dealer,
        finished=row.finished,
        kind=row.kind,
        declarer=row.declarer,
        bid=row.bid,
        made=row.made,
        conceded=row.conceded,
        contract=contract_text(row, words, names),
        cells=[_cell_told(each, words) for each in row.cells],
        cards=None if outcome is None else outcome.cards,
        declared=None if outcome is None else outcome.declared,
        tricks=None if outcome is None else outcome.tricks,
    )


def _cell_told(cell: Cell, words: Words) -> CellTold:
    return CellTold(
        cell.total,
        cell.delta,
        [_mark_told(each, words) for each in cell.marks],
        [_reckoning_told(each, words) for each in cell.reckonings],
    )


def _mark_told(mark: Mark, words: Words) -> MarkTold:
    meaning = words.say(f"sheet-mark-{mark.code}")
    return MarkTold(mark.code, mark.number, mark_text(mark, words), meaning)


def _reckoning_told(reckoning: Reckoning, words: Words) -> ReckoningTold:
    return ReckoningTold(
        reckoning.code,
        reckoning.before,
        reckoning.amount,
        reckoning.after,
        words.say(f"reckoning-{reckoning.code.replace('_', '-')}"),
        steps_text(reckoning.steps),
        change_text(reckoning),
    )
