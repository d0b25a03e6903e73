"""``tysyacha play``: from the greeting to the last word, whatever happens in between."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping
from typing import NamedTuple, TextIO

from tysyacha.errors import TysyachaError
from tysyacha.terminal.commands import is_yes
from tysyacha.terminal.edge import fail, language_of
from tysyacha.terminal.match import Match
from tysyacha.terminal.saving import Saves, data_folder
from tysyacha.terminal.screen import Leave, Screen, Source
from tysyacha.terminal.setup import Setup, Wishes, check_wishes
from tysyacha.terminal.table import Table, again
from tysyacha.texts import DEFAULT_LANGUAGE, Words
from tysyacha.texts.errors import explain
from tysyacha.texts.reckonings import signed


class Choices(NamedTuple):
    """The options of the command. ``resume`` True takes the saved game up, False begins anew, None asks."""

    wishes: Wishes = Wishes()
    lang: str | None = None
    plain: bool = False
    pace: float | None = None
    resume: bool | None = None


def play(
    choices: Choices,
    source: Source | None = None,
    sink: TextIO | None = None,
    environ: Mapping[str, str] = os.environ,
) -> int:
    """Runs the table on standard input and output, or on the streams given; the exit status.

    0 also where the person leaves in the middle: the game is on disk and the last line says how to go on; 2 where
    an option is wrong, with one sentence that says how.
    """
    for stream in (sys.stdin, sys.stdout):
        # Bytes that are no text must not break a table.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    screen = Screen(source or sys.stdin, sink or sys.stdout, choices.plain, choices.pace)
    words = Words(DEFAULT_LANGUAGE)
    saves = Saves(data_folder(environ))
    evening = Evening(screen, words, saves)
    try:
        evening.words = Words(language_of(choices.lang, environ=environ))
        check_wishes(choices.wishes)
        saves.claim()
        evening.run(choices)
    except (Leave, KeyboardInterrupt):
        evening.leave()
    except BrokenPipeError:
        # Nobody listens any more; Python must not try once more when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    except TysyachaError as error:
        return fail(error, choices.lang, as_json=False)
    finally:
        saves.release()
    return 0


class Evening:
    """One start of the program: a game taken up or begun, and others after it."""

    def __init__(self, screen: Screen, words: Words, saves: Saves) -> None:
        self._screen = screen
        self._saves = saves
        self._table: Table | None = None
        self.words = words

    def run(self, choices: Choices) -> None:
        """Raises Leave and TysyachaError."""
        self._screen.heading(self._say("title"))
        match = self._saved(choices)
        taken_up = match is not None
        wishes = choices.wishes
        while True:
            if match is None:
                match = self._new(wishes)
            table = self._table = Table(match, self._screen, self.words, self._saves)
            if taken_up:
                table.recap()
            try:
                table.play()
            finally:
                match.close()
            self._table = None
            kept = self._saves.put_aside("finished")
            if kept is not None:
                self._screen.line(self._say("kept", path=str(kept)), "dim")
            if not again(self._screen, self.words):
                return
            wishes = choices.wishes._replace(name=match.company.names[0], seed=None)
            match, taken_up = None, False

    def leave(self) -> None:
        """The last words to somebody who leaves."""
        self._screen.line()
        self._screen.line(self._say(self._last_words()))

    def _last_words(self) -> str:
        if self._table is None:
            return "left"
        return "left-table" if self._table.saved else "left-unsaved"

    def _new(self, wishes: Wishes) -> Match:
        if wishes.name is None:
            self._screen.line(self._say("greeting"))
        setup = Setup(self._screen, self.words)
        match = Match(setup.company(wishes))
        self.words = setup.words
        if self._saves.exists():
            self._saves.put_aside("left")
        self._screen.line()
        self._screen.line(self._say("good-luck", opponents=", ".join(match.company.names[1:])))
        return match

    def _saved(self, choices: Choices) -> Match | None:
        """The saved game, where there is one and it is wanted; a broken one is kept aside."""
        if not self._saves.exists():
            if choices.resume:
                self._screen.line(self._say("no-save"))
            return None
        if choices.resume is False:
            return None
        try:
            match = self._saves.load()
        except (OSError, TysyachaError) as error:
            reason = explain(error, self.words) if isinstance(error, TysyachaError) else str(error.strerror)
            kept = self._saves.put_aside("broken")
            self._screen.line(
                self._say("save-broken", reason=reason, path=str(kept or self._saves.file)), "yellow"
            )
            return None
        if match.game.winner is not None:
            self._saves.put_aside("finished")
            return None
        return match if choices.resume or self._wanted(match) else None

    def _wanted(self, match: Match) -> bool:
        totals = match.game.standing.totals
        told = ", ".join(
            f"{name} {signed(total)}" for name, total in zip(match.company.names, totals, strict=True)
        )
        self._screen.line(self._say("save-found", deal=len(match.game.sheet) + 1, totals=told))
        return is_yes(self._screen.ask(self._say("ask-resume") + " >"), default=True)

    def _say(self, message: str, /, **arguments: object) -> str:
        return self.words.say(f"table-{message}", **arguments)
