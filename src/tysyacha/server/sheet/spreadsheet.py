"""The sheet for a spreadsheet: CSV with one line a deal, and for each player the total, its change and the marks."""

from __future__ import annotations

import csv
import io
from typing import Final

from tysyacha.server.sheet.telling import CellTold, SheetTold
from tysyacha.texts import Words

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def csv_of(sheet: SheetTold, words: Words) -> bytes:
    """UTF-8 with a mark at its beginning, without which spreadsheets read Cyrillic letters wrong."""
    text = io.StringIO()
    write = csv.writer(text)
    headings = [words.say(f"sheet-{each}") for each in ("deal", "dealer", "contract")]
    for name in sheet.players:
        headings += [_safe(name), words.say("service-sheet-change"), words.say("service-sheet-marks")]
    write.writerow(headings)
    write.writerow([words.say("sheet-start"), "", "", *_cells(sheet.start)])
    for line in sheet.lines:
        first = [line.deal + 1, _safe(sheet.players[line.dealer]), _safe(line.contract)]
        write.writerow([*first, *_cells(line.cells)])
    return b"\xef\xbb\xbf" + text.getvalue().encode("utf-8", "replace")


def _cells(cells: list[CellTold]) -> list[int | str]:
    row: list[int | str] = []
    for each in cells:
        row += [each.total, each.delta, " ".join(mark.sign for mark in each.marks)]
    return row


def _safe(text: str) -> str:
    """Text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text
