"""The score sheet: what is written after each deal, as data that any screen can draw.

A mark is a code; `SIGNS` and the texts say how it is drawn. `sheet_text` draws the whole sheet as people write
it, with a legend of the marks it uses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, Protocol, TypeAlias
from unicodedata import east_asian_width

import msgspec

from tysyacha.agreements import preset
from tysyacha.game.game import Game, SheetLine
from tysyacha.game.outcome import Kind, Reckoning
from tysyacha.game.settlement import is_golden
from tysyacha.game.standing import Standing
from tysyacha.record.document import Record

MarkCode: TypeAlias = Literal[
    "bolt", "bolt_fine", "barrel", "barrel_fall", "barrel_reset", "dump",
    "concede", "fine", "redeal", "golden_reset", "win",
]  # fmt: skip
MARKS: Final[tuple[MarkCode, ...]] = (
    "bolt", "bolt_fine", "barrel", "barrel_fall", "barrel_reset", "dump",
    "concede", "fine", "redeal", "golden_reset", "win",
)  # fmt: skip
SIGNS: Final[dict[MarkCode, str]] = {
    "bolt": "/",
    "bolt_fine": "#",
    "barrel_fall": "↓",
    "barrel_reset": "↓0",
    "fine": "!",
    "golden_reset": "=0",
    "win": "★",
}
"""Marks that are drawn alike everywhere; the others are letters of the language, ``sheet-sign-…``."""

_FINES: Final = ("fine_cut", "fine_exposed_card", "fine_redeals")


class Speaker(Protocol):
    """Says messages by id; `tysyacha.texts.Words` is one."""

    def say(self, message: str, /, **arguments: object) -> str: ...


class Mark(msgspec.Struct, frozen=True):
    """A mark beside a total; ``number`` are the attempts used on the barrel, else None."""

    code: MarkCode
    number: int | None = None


class Cell(msgspec.Struct, frozen=True):
    """What is written for one player after one deal, and the reckonings that open it up."""

    total: int
    delta: int
    marks: tuple[Mark, ...] = ()
    reckonings: tuple[Reckoning, ...] = ()


class Row(msgspec.Struct, frozen=True):
    """One deal. ``made`` is None where no contract was played for; ``declarer`` None where there was none."""

    number: int
    dealer: int
    finished: bool
    kind: Kind
    declarer: int | None
    bid: int | None
    made: bool | None
    conceded: bool
    cells: tuple[Cell, ...]


class Sheet(msgspec.Struct, frozen=True):
    """The whole sheet; ``start`` is what the players began with, ``to_act`` who is to act in an open deal."""

    players: tuple[str, ...]
    start: tuple[Cell, ...]
    rows: tuple[Row, ...]
    winner: int | None
    to_act: int | None


def sheet_of(game: Game, players: tuple[str, ...], lines: tuple[SheetLine, ...] | None = None) -> Sheet:
    """The sheet of a game; ``players`` are the names by seat.

    ``lines`` are the finished deals where they are others than those the game itself has.
    """
    if lines is None:
        lines = game.sheet
    start = lines[0].before if lines else game.start
    rows = [_row(game, place, line) for place, line in enumerate(lines, 1)]
    if game.in_deal:
        rows.append(_open_row(game, len(rows) + 1))
    cells = tuple(Cell(total, 0, _at_start(start, seat)) for seat, total in enumerate(start.totals))
    return Sheet(players, cells, tuple(rows), game.winner, game.to_act)


def _at_start(standing: Standing, seat: int) -> tuple[Mark, ...]:
    bolts = (Mark("bolt"),) * standing.bolts[seat]
    used = standing.barrel[seat]
    return bolts if used is None else (*bolts, Mark("barrel", used))


def _row(game: Game, number: int, line: SheetLine) -> Row:
    outcome, settlement = line.outcome, line.settlement
    golden = is_golden(game.agreements, line.before)
    cells = []
    for seat, total in enumerate(settlement.standing.totals):
        reckonings = tuple(each for each in settlement.reckonings if each.seat == seat)
        cells.append(Cell(total, settlement.deltas[seat], _marks(line, seat, reckonings), reckonings))
    return Row(
        number=number,
        dealer=line.before.dealer,
        finished=True,
        kind=outcome.kind if outcome is not None else "golden" if golden else "normal",
        declarer=None if outcome is None else outcome.declarer,
        bid=None if outcome is None else outcome.contract,
        made=settlement.made,
        conceded=outcome is not None and outcome.conceded,
        cells=tuple(cells),
    )


def _marks(line: SheetLine, seat: int, reckonings: tuple[Reckoning, ...]) -> tuple[Mark, ...]:
    marks = [Mark("fine") for each in reckonings if each.code in _FINES]
    for event in line.settlement.events:
        if event.seat != seat and not (event.seat is None and event.kind == "golden_reset"):
            continue
        if event.kind != "barrel_on" and event.kind != "barrel_attempt":
            marks.append(Mark(event.kind))
    used = line.settlement.standing.barrel[seat]
    return tuple(marks) if used is None else (*marks, Mark("barrel", used))


def _open_row(game: Game, number: int) -> Row:
    view = game.view(None)
    return Row(
        number=number,
        dealer=view.dealer,
        finished=False,
        kind=view.kind,
        declarer=view.declarer,
        bid=view.contract,
        made=None,
        conceded=False,
        cells=tuple(Cell(total, 0) for total in game.standing.totals),
    )


def mark_text(mark: Mark, words: Speaker) -> str:
    """A mark as it is drawn: ``/``, ``B2``."""
    sign = SIGNS.get(mark.code) or words.say(f"sheet-sign-{mark.code}")
    return sign if mark.number is None else f"{sign}{mark.number}"


def legend(sheet: Sheet, words: Speaker) -> list[tuple[str, str]]:
    """The marks that this sheet uses, each with its meaning, in the order of `MARKS`."""
    used = {mark.code for row in sheet.rows for cell in row.cells for mark in cell.marks}
    used |= {mark.code for cell in sheet.start for mark in cell.marks}
    return [
        (SIGNS.get(code) or words.say(f"sheet-sign-{code}"), words.say(f"sheet-mark-{code}"))
        for code in MARKS
        if code in used
    ]


def sheet_table(sheet: Sheet, words: Speaker, names: Sequence[str]) -> tuple[list[str], list[list[str]]]:
    """The sheet as rows of text under their headings; ``names`` are the players as they are to be shown."""
    headings = [words.say(f"sheet-{each}") for each in ("deal", "dealer", "contract")] + list(names)
    rows = [[words.say("sheet-start"), "", "", *(cell_text(each, words) for each in sheet.start)]]
    for row in sheet.rows:
        first = [str(row.number), names[row.dealer], contract_text(row, words, names)]
        rows.append(first + [cell_text(each, words) if row.finished else "" for each in row.cells])
    return headings, rows


def cell_text(cell: Cell, words: Speaker) -> str:
    """A total, its change and the marks: ``120 (+60) / B1``."""
    change = f" ({'+' if cell.delta > 0 else '−'}{abs(cell.delta)})" if cell.delta else ""
    marks = "".join(f" {mark_text(each, words)}" for each in cell.marks)
    return (f"−{-cell.total}" if cell.total < 0 else str(cell.total)) + change + marks


def contract_text(row: Row, words: Speaker, names: Sequence[str]) -> str:
    """Who played what, and how it went."""
    kind = "" if row.kind == "normal" else f" {words.say(f'sheet-{row.kind}')}"
    if row.declarer is None:
        return words.say("sheet-redealt" if row.finished else "sheet-contract-auction") + kind
    how = "open" if not row.finished else "conceded" if row.conceded else "made" if row.made else "failed"
    return words.say(f"sheet-contract-{how}", who=names[row.declarer], bid=row.bid or 0) + kind


def sheet_text(record: Record, game: Game, words: Speaker, names: Sequence[str]) -> str:
    """The sheet of a replayed record as text, headed by its rules, ended by the legend and how things stand."""
    sheet = sheet_of(game, record.players)
    title = words.say(f"preset-{record.preset}")
    headings, rows = sheet_table(sheet, words, names)
    changed = "-changed" if is_changed(record) else ""
    lines = [words.say(f"sheet-title{changed}", preset=title), "", *_columns([headings, *rows])]
    marks = legend(sheet, words)
    if marks:
        lines += ["", words.say("sheet-legend")]
        lines += [words.say("sheet-legend-entry", mark=f"  {sign}", meaning=told) for sign, told in marks]
    if sheet.winner is not None:
        lines += ["", words.say("sheet-winner", who=names[sheet.winner])]
    elif sheet.to_act is not None:
        lines += ["", words.say("sheet-turn", who=names[sheet.to_act])]
    return "\n".join(lines) + "\n"


def is_changed(record: Record) -> bool:
    """Whether the table differs from its preset."""
    return record.agreements != preset(record.preset).agreements


def _columns(rows: list[list[str]]) -> list[str]:
    widths = [max(_width(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [text + " " * (width - _width(text)) for text, width in zip(row, widths, strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines


def _width(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return sum(2 if east_asian_width(each) in "WF" else 1 for each in text)
