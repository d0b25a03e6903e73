"""Where the game of the terminal is kept: one file, written anew after every action, never half written."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from tysyacha.record.holding import hold
from tysyacha.terminal.match import Match

MOST_TABLES: Final = 9


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder for the person's data, as the XDG base directories have it."""
    named = environ.get("XDG_DATA_HOME", "")
    base = Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"
    return base / "tysyacha"


class Saves:
    """The game in progress (``table.json``) and what was put aside beside it.

    Whoever plays at a second terminal meanwhile has ``table-2.json``, so that no game overwrites another.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "table.json"
        self._lock: IO[bytes] | None = None

    def claim(self) -> None:
        """Takes a file that no other running table has, one with a game in it first; `release` gives it back."""
        names = ["table.json", *(f"table-{number}.json" for number in range(2, MOST_TABLES + 1))]
        for name in sorted(names, key=lambda each: not (self.folder / each).is_file()):
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                lock = (self.folder / f".{name}.lock").open("wb")
            except OSError:
                return  # nothing can be written here; saving will say so
            if hold(lock):
                self.file, self._lock = self.folder / name, lock
                return
            lock.close()

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def exists(self) -> bool:
        return self.file.is_file()

    def load(self) -> Match:
        """The game in progress. Raises OSError, and TysyachaError where the file is no such game."""
        return Match.from_document(self.file.read_bytes())

    def save(self, match: Match, to_disk: bool = False) -> None:
        """Replaces the file in one step, so that whoever is killed finds the old one or the new. Raises OSError.

        ``to_disk`` also waits until the disk has it, against a loss of power; too slow for every single card.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        new = self.folder / f"{self.file.name}.{os.getpid()}.new"
        try:
            with new.open("wb") as file:
                file.write(match.to_document())
                if to_disk:
                    file.flush()
                    os.fsync(file.fileno())
            new.replace(self.file)
        finally:
            with suppress(OSError):
                new.unlink(missing_ok=True)

    def put_aside(self, word: str) -> Path | None:
        """Moves the file out of the way under a name that is not taken yet: ``finished-2026-11-30-1.json``.

        None where it cannot be moved, or is not there because it could never be written.
        """
        day = datetime.now().strftime("%Y-%m-%d")
        number = 1
        while (aside := self.folder / f"{word}-{day}-{number}.json").exists():
            number += 1
        try:
            self.file.replace(aside)
        except OSError:
            return None
        return aside
