"""``exec:COMMAND``: any program as a player, asked and answering in lines of JSON (docs/bots.md).

``exec@2.5:COMMAND`` gives it two and a half seconds a move. Whatever the program does, the game goes on: where it
gives no answer, or none that is legal, ``steady`` answers in its place, and the fault is noted.
"""

from __future__ import annotations

import json
import shlex
import shutil
import weakref
from collections import Counter
from typing import Final, Literal, NamedTuple, TypeAlias

from tysyacha.bots.process import GRACE, Ended, Process, Silent
from tysyacha.bots.steady import Steady
from tysyacha.bots.view_json import request_line
from tysyacha.errors import BotError
from tysyacha.game import Action, Play, View
from tysyacha.record.spelling import read_action

PREFIX: Final = "exec"
MOVE_SECONDS: Final = 5.0
"""What a program has for a move, unless it is said otherwise."""
START_SECONDS: Final = 10.0
"""What it has on top for the first answer after a start."""
MOST_RESTARTS: Final = 3
"""So often in a game it is started again; then ``steady`` plays on in its place."""
_MOST_SECONDS: Final = 3600.0
_TOLD: Final = 120

FaultCode: TypeAlias = Literal["timeout", "illegal", "unreadable", "crash", "given_up"]


class Fault(NamedTuple):
    """A question that the program did not answer as it should.

    ``detail`` is what came of it: the answer, how the program ended, the seconds it had. ``said`` is the last that
    it wrote to its standard error, ``move`` whether ``steady`` moved for that. ``given_up`` is noted once, when it
    is not started again.
    """

    code: FaultCode
    detail: str
    said: str = ""
    move: bool = False


class External:
    """A program at the table. ``faults`` are in order, ``substituted`` counts the moves made in its place."""

    def __init__(self, spec: str, seed: int = 0) -> None:
        """``spec`` as in ``exec:COMMAND``, the command in words with blanks between and quotes where need be.

        No shell reads it. Raises BotError ``bot_seconds``, ``bot_command_empty``, ``bot_command_quotes`` and
        ``bot_command_missing``. The program is started when it is first asked.
        """
        head, _, command = spec.partition(":")
        self.name: Final = spec
        self.faults: list[Fault] = []
        self.substituted = 0
        self._seconds = _seconds(head)
        self._start_seconds = START_SECONDS
        self._words = _words(command)
        self._thumb = Steady(seed)
        self._process: Process | None = None
        self._starts = 0
        self._fresh = False
        self._given_up = False
        self._closing: weakref.finalize[[Process], External] | None = None

    def act(self, view: View) -> Action:
        answer = self._asked(view)
        if answer is not None:
            return answer
        if self.faults:
            self.faults[-1] = self.faults[-1]._replace(move=True)
        self.substituted += 1
        return self._thumb.act(view)

    def interject(self, view: View) -> Action | None:
        return self._asked(view)

    def close(self) -> None:
        """Ends the program; it starts again when it is asked again."""
        if self._process is not None:
            self._starts -= 1
            self._drop(GRACE)

    @property
    def counts(self) -> Counter[str]:
        """How many faults there were of each code, and ``substituted``; nothing where all went well."""
        counted: Counter[str] = Counter(each.code for each in self.faults)
        if self.substituted:
            counted["substituted"] = self.substituted
        return counted

    def _asked(self, view: View) -> Action | None:
        """The program's answer; None where there is none that counts, or where it lets a right wait."""
        line = request_line(view, self._seconds)
        for _ in range(2):
            if not self._running():
                return None
            assert self._process is not None
            limit = self._seconds + (self._start_seconds if self._fresh else 0.0)
            try:
                answer = self._process.ask(line, limit)
            except Silent:
                self._fault("timeout", f"{limit:g}")
                self._drop(0.0)
                return None
            except Ended as ended:
                # Asked once more after a new start.
                self._fault("crash", str(ended))
                self._drop(0.0)
                continue
            self._fresh = False
            return self._read(answer, view)
        return None

    def _running(self) -> bool:
        """Whether the program runs, started again where that is still allowed."""
        while self._process is None and self._starts <= MOST_RESTARTS:
            self._starts += 1
            try:
                self._process = Process(self._words)
            except Ended as ended:
                self._fault("crash", str(ended))
                continue
            self._fresh = True
            self._closing = weakref.finalize(self, Process.stop, self._process)
        self._note_given_up()
        return self._process is not None

    def _note_given_up(self) -> None:
        if self._process is None and self._starts > MOST_RESTARTS and not self._given_up:
            self._given_up = True
            self._fault("given_up", str(MOST_RESTARTS))

    def _drop(self, grace: float) -> None:
        assert self._process is not None
        assert self._closing is not None
        self._closing.detach()
        self._process.stop(grace)
        self._process = None
        self._note_given_up()

    def _read(self, answer: bytes, view: View) -> Action | None:
        told = answer.decode("utf-8", "replace").strip()
        try:
            value = json.loads(told)
            if value is None and view.to_act != view.seat:
                return None
            action = read_action(value, view.players)
        except (ValueError, RecursionError):
            self._fault("unreadable", told)
            return None
        if action in view.legal:
            return action
        if isinstance(action, Play) and action.declare is None:
            # A lead that declares by itself may be written without the word (`marriage.auto`).
            spoken = Play(action.seat, action.card, "marriage")
            if view.agreements.marriage.auto and spoken in view.legal:
                return spoken
        self._fault("illegal", told)
        return None

    def _fault(self, code: FaultCode, detail: str) -> None:
        said = "" if self._process is None else self._process.said
        self.faults.append(Fault(code, _printable(detail), _printable(said)))


def _printable(text: str) -> str:
    """On one line, not too long, and without letters that would command a terminal."""
    return "".join(each if each.isprintable() else "?" for each in " ".join(text.split()))[:_TOLD]


def is_external(spec: str) -> bool:
    """Whether the spec names a program."""
    head, colon, _ = spec.partition(":")
    return bool(colon) and head.partition("@")[0] == PREFIX


def _seconds(head: str) -> float:
    _, at, wanted = head.partition("@")
    if not at:
        return MOVE_SECONDS
    try:
        seconds = float(wanted)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= _MOST_SECONDS:
        raise BotError("bot_seconds", seconds=wanted[:20], most=int(_MOST_SECONDS))
    return seconds


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:
        raise BotError("bot_command_quotes", command=command[:80]) from None
    if not words:
        raise BotError("bot_command_empty")
    if shutil.which(words[0]) is None:
        raise BotError("bot_command_missing", program=words[0][:80])
    return words
