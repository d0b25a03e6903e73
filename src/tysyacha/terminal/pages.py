"""What is shown between the moves: a deal's end, the sheet, one deal's reckonings, the winner."""

from __future__ import annotations

import re
from itertools import chain
from typing import Final

from tysyacha.game import Game, SheetLine, View
from tysyacha.record.sheet import Row, Sheet, cell_text, contract_text, legend, sheet_of
from tysyacha.terminal.board import Board
from tysyacha.terminal.cards import CardNames
from tysyacha.terminal.screen import Screen
from tysyacha.terminal.telling import People
from tysyacha.texts import Words
from tysyacha.texts.reckonings import reckoning_text, signed

ROWS_SHOWN: Final = 5
"""So many last deals of the sheet stand under a finished deal; the whole sheet has a command of its own."""


class Pages:
    """Writes pages for the person at the keyboard."""

    def __init__(self, screen: Screen, words: Words, cards: CardNames, board: Board, people: People) -> None:
        self._screen = screen
        self._words = words
        self._cards = cards
        self._board = board
        self._people = people

    def deal_end(self, game: Game, view: View) -> None:
        """All cards, what each seat took and wrote, the last rows of the sheet."""
        screen, line = self._screen, game.sheet[-1]
        screen.heading(self._say("deal-end", number=len(game.sheet)))
        outcome, made = line.outcome, line.settlement.made
        if outcome is not None and made is not None:
            how = "conceded" if outcome.conceded else "made" if made else "failed"
            screen.line(
                self._say("outcome", how=how, contract=outcome.contract, **self._people.who(outcome.declarer))
            )
        self._reckonings(line)
        cards = self._board.all_cards(view)
        if cards:
            screen.line()
            screen.line(self._say("all-cards"), "dim")
            width = max(len(name) for name, _ in cards)
            for name, held in cards:
                screen.line(f"{name}: {held}" if screen.plain else f"{name:<{width}}  {held}", indent=2)
        self.sheet(game, ROWS_SHOWN)

    def sheet(self, game: Game, last: int | None = None) -> None:
        """The sheet: who played what, every total and its change, the marks and what they mean."""
        sheet = sheet_of(game, tuple(self._people.names))
        rows = [row for row in sheet.rows if row.finished]
        if not rows:
            self._screen.line(self._say("sheet-empty"))
            return
        shown = rows if last is None else rows[-last:]
        self._screen.line()
        if self._screen.plain or not self._table(shown):
            self._screen.lines(self._plain_row(row) for row in shown)
        self._legend(sheet, shown)

    def _table(self, rows: list[Row]) -> bool:
        """The rows as a table; on a narrow screen first without the contracts, then without the changes."""
        deal, contract = self._words.say("sheet-deal"), self._words.say("sheet-contract")
        numbered = [[deal], *([str(row.number)] for row in rows)]
        contracts = [[contract], *([self._contract(row)] for row in rows)]
        names = list(self._people.names)
        full = [names, *(self._cells(row) for row in rows)]
        short = [names, *([_without_change(cell) for cell in self._cells(row)] for row in rows)]
        return any(
            self._screen.table(
                [list(chain.from_iterable(parts)) for parts in zip(*columns, strict=True)], must_fit=True
            )
            for columns in ((numbered, contracts, full), (numbered, full), (numbered, short))
        )

    def one_deal(self, game: Game, number: int) -> None:
        """The reckonings of a deal, counted from 1."""
        if not 1 <= number <= len(game.sheet):
            self._screen.line(self._say("no-such-deal", count=len(game.sheet), number=number))
            return
        self._screen.heading(self._say("deal-end", number=number))
        self._reckonings(game.sheet[number - 1])

    def winner(self, game: Game) -> None:
        assert game.winner is not None
        self._screen.heading(
            self._say("winner", total=game.standing.totals[game.winner], **self._people.who(game.winner))
        )
        ranked = sorted(enumerate(game.standing.totals), key=lambda each: -each[1])
        self._screen.lines(
            (
                f"{place}. {self._people.names[seat]}: {signed(total)}"
                for place, (seat, total) in enumerate(ranked, 1)
            ),
            indent=2,
        )

    def _reckonings(self, line: SheetLine) -> None:
        for each in line.settlement.reckonings:
            self._screen.line(reckoning_text(each, self._words, self._people.names), indent=2)

    def _cells(self, row: Row) -> list[str]:
        return [cell_text(each, self._words) for each in row.cells]

    def _contract(self, row: Row) -> str:
        return contract_text(row, self._words, self._people.names)

    def _plain_row(self, row: Row) -> str:
        totals = ", ".join(
            f"{name} {cell}" for name, cell in zip(self._people.names, self._cells(row), strict=True)
        )
        contract = self._contract(row)
        for sign, message in (("✓", "mark-made"), ("✗", "mark-failed")):
            contract = contract.replace(sign, self._say(message))
        return self._say("sheet-row", number=row.number, contract=contract, totals=totals)

    def _legend(self, sheet: Sheet, rows: list[Row]) -> None:
        """The marks in the rows shown, each with its meaning."""
        used = Sheet(sheet.players, (), tuple(rows), None, None)
        told = [
            self._words.say("sheet-legend-entry", mark=sign, meaning=meaning)
            for sign, meaning in legend(used, self._words)
        ]
        if told:
            self._screen.line((". " if self._screen.plain else " · ").join(told), "dim", indent=2)

    def _say(self, message: str, /, **arguments: object) -> str:
        return self._words.say(f"table-{message}", **arguments)


def _without_change(cell: str) -> str:
    return re.sub(r" \([+−]\d+\)", "", cell)
