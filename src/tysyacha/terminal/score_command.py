"""``tysyacha score``: the sheet of a game with real cards, kept in a record that is saved after every deal."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from tysyacha.agreements import Agreements, ensure, parse, preset, presets
from tysyacha.errors import RecordError, TysyachaError
from tysyacha.game.dealing import dealer_after_exposed_card
from tysyacha.record import Record, RecordedFine, ReportedDeal, Start, read, replay, write
from tysyacha.record.replaying import add_deal
from tysyacha.record.sheet import cell_text, sheet_of, sheet_text
from tysyacha.terminal.edge import document_at, fail, names_of, say, words_of
from tysyacha.terminal.replay_command import reckonings_text
from tysyacha.terminal.score_entry import Cancel, Desk, Entry, Leave
from tysyacha.texts.cards import one_line
from tysyacha.texts.errors import explain

_USUAL_PRESETS: Final = {2: "duel_ru", 3: "classic_ru", 4: "four_ru"}


def run(
    file: Path,
    lang: str | None,
    listen: Callable[[], str] | None = None,
    tell: Callable[[str], None] = say,
) -> int:
    """Keeps the sheet in ``file``, begun anew or gone on with; returns the exit status.

    ``listen`` gives the next line of input with its line break, an empty string at its end.
    """
    try:
        desk = Desk(words_of(lang), listen or sys.stdin.readline, tell)
        keeper = Keeper(desk, file)
        keeper.run()
    except TysyachaError as error:
        return fail(error, lang, as_json=False)
    except (Leave, KeyboardInterrupt):
        pass
    return 0


class Keeper:
    """The sheet under way: its record, the game it comes to, and the fines waiting for the next deal."""

    def __init__(self, desk: Desk, file: Path) -> None:
        self._desk = desk
        self._file = file
        self._fines: tuple[RecordedFine, ...] = ()
        self._stored = document_at(str(file)) if file.exists() else None
        self._record = self._begin() if self._stored is None else read(self._stored)
        self._game = replay(self._record)
        if self._game.in_deal:
            raise RecordError("score_open_deal", deal=len(self._record.deals))
        self._desk.names = names_of(self._record.players, desk.words)

    def run(self) -> None:
        """Deal after deal, until the game is won or the person leaves."""
        self._save()
        self._show_sheet()
        self._desk.say(self._desk.told("help"))
        while True:
            number, dealer = len(self._record.deals) + 1, self._desk.names[self._game.standing.dealer]
            won = self._game.winner is not None
            question = self._desk.told("over" if won else "deal", deal=number, dealer=dealer)
            answer = self._desk.ask(question)
            if self._desk.means(answer, "quit"):
                return
            try:
                self._do(answer)
            except Cancel:
                self._desk.say(self._desk.told("cancelled"))
            except TysyachaError as error:
                self._desk.say(explain(error, self._desk.words, self._desk.names))

    def _do(self, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        means = self._desk.means
        if means(answer, "undo"):
            self._undo()
        elif means(answer, "sheet"):
            self._show_sheet()
        elif means(answer, "why"):
            self._desk.say(reckonings_text(self._record, self._game, self._desk.words).strip("\n"))
        elif means(answer, "help"):
            self._desk.say(self._desk.told("help"))
        elif means(word, "fine"):
            self._fine(rest)
        else:
            self._deal(answer)

    def _deal(self, answer: str) -> None:
        if self._game.winner is not None:
            raise RecordError("game_over", winner=self._game.winner)
        dealer = self._game.standing.dealer
        deal = ReportedDeal(Entry(self._desk, self._game).result(answer), dealer, self._fines)
        self._game = add_deal(self._game, len(self._record.deals), deal)
        self._record = msgspec.structs.replace(self._record, deals=(*self._record.deals, deal))
        self._fines = ()
        self._save()
        row = sheet_of(self._game, self._record.players).rows[-1]
        for name, cell in zip(self._desk.names, row.cells, strict=True):
            self._desk.say(f"  {name}: {cell_text(cell, self._desk.words)}")
        if self._game.winner is not None:
            self._desk.say(self._desk.words.say("sheet-winner", who=self._desk.names[self._game.winner]))

    def _fine(self, answer: str) -> None:
        """``Anna card`` or ``Anna cut``: a fine to be written before the next deal."""
        name, _, what = answer.rpartition(" ")
        for reason in ("cut", "exposed_card"):
            if self._desk.means(what, reason.replace("_", "-")):
                seat = self._desk.seat(name)
                fine = RecordedFine(seat, "cut" if reason == "cut" else "exposed_card")
                self._fines = (*self._fines, fine)
                self._stand()
                self._desk.say(self._desk.told("fine-noted", who=self._desk.names[seat]))
                return
        raise RecordError("fine_unclear", value=answer)

    def _undo(self) -> None:
        if self._fines:
            self._fines = self._fines[:-1]
        elif self._record.deals:
            self._record = msgspec.structs.replace(self._record, deals=self._record.deals[:-1])
            self._save()
        else:
            raise RecordError("nothing_to_undo")
        self._stand()
        self._show_sheet()

    def _stand(self) -> None:
        """The game as the record has it; a dealer who turned up a card may have passed the deal on."""
        game = replay(self._record)
        for fine in self._fines:
            if fine.reason == "exposed_card" and fine.seat == game.standing.dealer:
                dealer = dealer_after_exposed_card(game.agreements, game.players, fine.seat)
                game = game.dealt_by(dealer)
        self._game = game

    def _show_sheet(self) -> None:
        text = sheet_text(self._record, self._game, self._desk.words, self._desk.names)
        self._desk.say(text.rstrip("\n"))

    def _save(self) -> None:
        """Never half written: a new file takes the place of the old one, which may be reached by a link.

        What somebody else wrote there meanwhile is not written over.
        """
        file, document = Path(os.path.realpath(self._file)), write(self._record)
        beside = file.with_name(file.name + ".new")
        try:
            if file.exists() and file.read_bytes() != self._stored:
                raise RecordError("file_changed", path=str(self._file))
            beside.write_bytes(document)
            os.replace(beside, file)
        except OSError:
            raise RecordError("file_unwritable", path=str(self._file)) from None
        self._stored = document

    def _begin(self) -> Record:
        while True:
            try:
                return self._asked()
            except Cancel:
                continue

    def _asked(self) -> Record:
        ask, told = self._desk.until, self._desk.told
        names = ask(told("names"), _names)
        self._desk.names = names
        usual = _USUAL_PRESETS[len(names)]
        name = ask(told("preset", usual=usual), lambda answer: self._preset(answer, usual))
        agreements = self._changed(preset(name).agreements, len(names))
        dealer = ask(
            told("first-dealer", usual=names[0]), lambda answer: self._desk.seat(answer) if answer else 0
        )
        return Record(name, agreements, names, Start(dealer=dealer))

    def _preset(self, answer: str, usual: str) -> str:
        if answer == "?":
            for each in presets():
                self._desk.say(f"  {each}: {self._desk.words.say(f'preset-{each}')}")
        return preset(answer or usual).id

    def _changed(self, base: Agreements, players: int) -> Agreements:
        """The preset with the changes of this table, one an answer."""
        agreements = base
        while True:
            answer = self._desk.until(self._desk.told("change"), _change)
            try:
                if answer is not None:
                    agreements = parse(answer, agreements)
                    continue
                ensure(agreements, players)
                return agreements
            except TysyachaError as error:
                self._desk.say(explain(error, self._desk.words))
                if answer is None:
                    agreements = base


def _names(answer: str) -> tuple[str, ...]:
    names = tuple(name for part in answer.split(",") if (name := one_line(part)))
    if not 2 <= len(names) <= 4:
        raise RecordError("record_players", count=len(names))
    if len({name.casefold() for name in names}) < len(names):
        raise RecordError("names_alike")
    return names


def _change(answer: str) -> dict[str, Any] | None:
    """``barrel.at = 900``; None for no further change."""
    if not answer:
        return None
    name, _, value = answer.partition("=")
    try:
        return {name.strip(): msgspec.json.decode(value.strip())}
    except (msgspec.DecodeError, RecursionError):
        return {name.strip(): value.strip()}
