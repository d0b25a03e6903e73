"""Where the game of the terminal is kept: one file, written anew after every action, never half written."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from tysyacha.terminal.match import Match


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder for the person's data, as the XDG base directories have it."""
    named = environ.get("XDG_DATA_HOME", "")
    base = Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"
    return base / "tysyacha"


class Saves:
    """The game in progress (``table.json``) and what was put aside beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "table.json"

    def exists(self) -> bool:
        return self.file.is_file()

    def load(self) -> Match:
        """The game in progress. Raises OSError, and TysyachaError where the file is no such game."""
        return Match.from_document(self.file.read_bytes())

    def save(self, match: Match) -> None:
        """Replaces the file in one step, so that whoever is killed finds the old one or the new. Raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        new = self.folder / f"table.json.{os.getpid()}.new"
        try:
            with new.open("wb") as file:
                file.write(match.to_document())
                file.flush()
                os.fsync(file.fileno())
            new.replace(self.file)
        finally:
            with suppress(OSError):
                new.unlink(missing_ok=True)

    def put_aside(self, word: str) -> Path:
        """Moves the file out of the way under a name that is not taken yet: ``finished-2026-11-30-1.json``."""
        day = datetime.now().strftime("%Y-%m-%d")
        number = 1
        while (aside := self.folder / f"{word}-{day}-{number}.json").exists():
            number += 1
        self.file.replace(aside)
        return aside
