"""A match that may be broken off: each finished set of cards is a line of a file, and the next run goes on there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EINVAL, EISDIR
from os import strerror
from pathlib import Path
from typing import Any, Final

import msgspec

from tysyacha.agreements import changes
from tysyacha.arena.match import Match, SetResult
from tysyacha.errors import BotError
from tysyacha.record.holding import hold

_FORMAT: Final = "tysyacha-arena"
_VERSION: Final = 2


class Line(msgspec.Struct):
    """One finished set."""

    set: int
    result: SetResult


class Journal:
    """The file of a match. ``results`` are the sets that it has, from the first on."""

    def __init__(self, path: Path, match: Match) -> None:
        """Reads the file, or begins it; half a line at its end, where a run was cut off, is taken away.

        Raises BotError ``journal_other`` for the file of another match, ``journal_unreadable`` for one that is no
        such file, ``journal_busy`` while another match keeps its sets there, ``journal_failed`` where the system
        refuses it; `add` raises the last as well.
        """
        self._path = path
        self.results: list[SetResult] = []
        with self._refused():
            if path.exists() and not path.is_file():
                raise OSError(EINVAL, strerror(EISDIR if path.is_dir() else EINVAL))
            self._file = path.open("ab")
        try:
            if not hold(self._file):
                raise BotError("journal_busy", file=str(path))
            with self._refused():
                kept = self._read(path.read_bytes(), match)
                self._file.truncate(kept)
            if not kept:
                self._write(_header(match))
        except BaseException:
            self.close()
            raise

    def add(self, result: SetResult) -> None:
        """Writes the next set down."""
        self._write(Line(len(self.results), result))
        self.results.append(result)

    def close(self) -> None:
        """Closes the file; what the system refused to write has been told by `add`."""
        with suppress(OSError):
            self._file.close()

    def _read(self, told: bytes, match: Match) -> int:
        """Reads the sets; how many bytes of the file are whole."""
        kept = 0
        for number, line in enumerate(told.split(b"\n")[:-1]):
            try:
                if number == 0:
                    self._check(msgspec.json.decode(line), match)
                else:
                    read = msgspec.json.decode(line, type=Line)
                    if read.set != len(self.results) or not _fits(read.result, match):
                        raise BotError("journal_unreadable", file=str(self._path), line=number + 1)
                    self.results.append(read.result)
            except msgspec.DecodeError:
                raise BotError("journal_unreadable", file=str(self._path), line=number + 1) from None
            kept += len(line) + 1
        if told and not kept and not b'{"format":"tysyacha-arena"'.startswith(told[:26]):
            raise BotError("journal_unreadable", file=str(self._path), line=1)
        return kept

    def _check(self, header: Any, match: Match) -> None:
        if not isinstance(header, dict) or header.get("format") != _FORMAT:
            raise BotError("journal_unreadable", file=str(self._path), line=1)
        for key, value in _header(match).items():
            if header.get(key) != value:
                raise BotError(
                    "journal_other", file=str(self._path), key=key, theirs=str(header.get(key))[:80]
                )

    def _write(self, value: object) -> None:
        with self._refused():
            self._file.write(msgspec.json.encode(value) + b"\n")
            self._file.flush()

    @contextmanager
    def _refused(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            reason = error.strerror or str(error)
            raise BotError("journal_failed", file=str(self._path), reason=reason) from None


def _fits(result: SetResult, match: Match) -> bool:
    """Whether the set is one of this match: a tally and notes for each of its bots, and games played."""
    bots = len(match.bots)
    return len(result.tallies) == len(result.notes) == bots and all(each.games for each in result.tallies)


def seed_in(path: Path) -> int | None:
    """The seed of the match that the file holds; None where there is none."""
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            header = msgspec.json.decode(file.readline())
    except (OSError, msgspec.DecodeError):
        return None
    seed = header.get("seed") if isinstance(header, dict) else None
    return seed if isinstance(seed, int) else None


def _header(match: Match) -> dict[str, Any]:
    """What the file begins with: the match, as plain data."""
    return {
        "format": _FORMAT,
        "version": _VERSION,
        "bots": list(match.bots),
        "changes": changes(match.agreements),
        "seed": match.seed,
        "start": msgspec.to_builtins(match.start),
        "late": match.late,
        "forced": match.forced,
    }
