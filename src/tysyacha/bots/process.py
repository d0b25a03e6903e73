"""A program that is asked in lines: started, asked with a time limit, ended with all that it has started."""

from __future__ import annotations

import os
import signal
import subprocess
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from typing import IO, Final

_LONGEST_LINE: Final = 1 << 16
_STDERR_KEPT: Final = 20
"""So many of the last lines that a program wrote to its standard error are kept."""
_MOST_UNASKED: Final = 256
"""So many lines may wait unread; a program that writes more has to wait itself, and fills no memory."""
GRACE: Final = 0.5
"""Seconds for a program to end by itself once its input is closed."""


class Silent(Exception):
    """No line came in time."""


class Ended(Exception):
    """The program has ended, or could not be started; the argument says how."""


class Process:
    """A running program. Raises Ended where it cannot be started.

    Its lines are read, and written to, by threads of their own, so that a program that neither reads nor answers
    holds up nobody.
    """

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._popen = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                # A group of its own, so that whatever it starts can be ended with it.
                start_new_session=os.name == "posix",
            )
        except OSError as error:
            raise Ended(error.strerror or str(error)) from None
        self._answers: Queue[bytes] = Queue(_MOST_UNASKED)
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._ended = False
        self._errors: deque[str] = deque(maxlen=_STDERR_KEPT)
        self._threads = [Thread(target=each, daemon=True) for each in (self._write, self._read, self._listen)]
        for each in self._threads:
            each.start()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The next line that the program writes. Raises Silent and Ended."""
        # What was said without being asked answers nothing. It may go on being said, so it is taken away but once.
        for _ in range(self._answers.qsize()):
            if not self._answers.get():
                raise Ended(self._how_ended())
        self._questions.put(line)
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise Silent from None
        if not answer:
            raise Ended(self._how_ended())
        return answer

    @property
    def said(self) -> str:
        """The last that the program wrote to its standard error, on one line."""
        return " ".join(" / ".join(self._errors).split())[-200:]

    def stop(self, grace: float = GRACE) -> None:
        """Ends the program and whatever it has started; nothing of it is left behind.

        Its input is closed, and so many seconds later it is killed.
        """
        self._questions.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(grace)
        self._kill()
        self._popen.wait()
        self._ended = True
        self._let_go()
        for each in self._threads:
            each.join(GRACE)
        for pipe in (self._popen.stdin, self._popen.stdout, self._popen.stderr):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()

    def _let_go(self) -> None:
        """Takes what waits unread, so that whoever reads the program has room for its end."""
        with suppress(Empty):
            while True:
                self._answers.get_nowait()

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._popen.pid, signal.SIGKILL)
            else:
                self._popen.kill()

    def _how_ended(self) -> str:
        try:
            code = self._popen.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "its output is closed"
        return f"exit status {code}" if code >= 0 else f"signal {-code}"

    def _write(self) -> None:
        pipe = self._popen.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):
            while (line := self._questions.get()) is not None:
                _write_all(pipe, line)
            pipe.close()

    def _read(self) -> None:
        pipe = self._popen.stdout
        assert pipe is not None
        for line in _lines(pipe):
            if self._ended:
                return
            self._answers.put(line)
        self._answers.put(b"")

    def _listen(self) -> None:
        pipe = self._popen.stderr
        assert pipe is not None
        for line in _lines(pipe):
            self._errors.append(line.decode("utf-8", "replace").strip())


def _write_all(pipe: IO[bytes], line: bytes) -> None:
    while line:
        line = line[pipe.write(line) :]


def _lines(pipe: IO[bytes]) -> Iterator[bytes]:
    """The lines of a pipe to its end, each cut off where it gets too long."""
    rest = b""
    while chunk := _some(pipe):
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            yield line[:_LONGEST_LINE] + b"\n"
        rest = rest[:_LONGEST_LINE]
    if rest:
        yield rest


def _some(pipe: IO[bytes]) -> bytes:
    """What the pipe has next; nothing at its end, nor once it is closed here while others still write to it."""
    try:
        return pipe.read(_LONGEST_LINE)
    except (OSError, ValueError):
        return b""
