"""Copies: a backup of an SQLite database that is in use, the way back from it, all records in one file."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa

from tysyacha.server.failures import AdminError
from tysyacha.server.games.models import FinishedGame
from tysyacha.server.storage import Storage
from tysyacha.server.storage.migrating import STEPS
from tysyacha.server.times import now_ms

_PAGE: Final = 200


def file_of(storage: Storage) -> Path:
    """The SQLite file; raises AdminError ``backup_sqlite_only``, ``database_missing``."""
    if not storage.is_sqlite or not storage.url.database:
        raise AdminError("backup_sqlite_only")
    return Path(storage.url.database)


def back_up(storage: Storage, to: Path) -> None:
    """Writes a whole and consistent copy while the service goes on. Raises AdminError ``file_exists`` as well."""
    source = file_of(storage)
    if not source.is_file():
        raise AdminError("database_missing", path=str(source))
    if to.exists():
        raise AdminError("file_exists", path=str(to))
    part = to.with_name(to.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
            live.backup(copy)
            # One file, with no log beside it.
            copy.execute("PRAGMA journal_mode=DELETE")
        _flush(part)
        os.replace(part, to)
    finally:
        part.unlink(missing_ok=True)


def restore(storage: Storage, copy: Path) -> Path | None:
    """Puts a backup in the place of the database; where the old one is kept, None where there was none.

    Raises AdminError ``backup_broken`` for a file that is no whole backup of this program, ``database_in_use`` while
    the service runs.
    """
    target = file_of(storage)
    ensure_whole(copy)
    kept = None
    if target.is_file():
        _close_log(target)
        kept = target.with_name(f"{target.name}.before-{now_ms()}")
        os.replace(target, kept)
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(target.name + ".part")
    shutil.copyfile(copy, part)
    part.chmod(0o600)
    _flush(part)
    os.replace(part, target)
    return kept


def ensure_whole(copy: Path) -> None:
    """Raises AdminError ``backup_broken`` unless this is a whole database of a step that this program knows."""
    known = {each.stem[:4] for each in STEPS.glob("[0-9]*.py")}
    try:
        with closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as connection:
            [is_whole] = connection.execute("PRAGMA quick_check(1)").fetchone()
            [step] = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError):
        raise AdminError("backup_broken", path=str(copy)) from None
    if is_whole != "ok" or step not in known:
        raise AdminError("backup_broken", path=str(copy))


def _close_log(target: Path) -> None:
    """Makes the database one file without its log, which only he can do who has it to himself."""
    try:
        with closing(sqlite3.connect(target, timeout=0, isolation_level=None)) as connection:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("COMMIT")
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise AdminError("database_in_use", path=str(target)) from None
    except sqlite3.DatabaseError:
        # What is broken is put aside as it is.
        return


def _flush(file: Path) -> None:
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


async def export(storage: Storage, to: Path) -> int:
    """Writes the record of every finished game, one a line, the oldest first; how many there are.

    Raises AdminError ``file_exists``.
    """
    if to.exists():
        raise AdminError("file_exists", path=str(to))
    count, last = 0, (0, "")
    with to.open("xb") as file:
        while True:
            order = sa.tuple_(FinishedGame.ended, FinishedGame.id)
            query = sa.select(FinishedGame.ended, FinishedGame.id, FinishedGame.record)
            async with storage.reading() as session:
                found = (
                    await session.execute(
                        query.where(order > last).order_by(FinishedGame.ended, FinishedGame.id).limit(_PAGE)
                    )
                ).all()
            if not found:
                return count
            for ended, game, record in found:
                # A record may be laid out over several lines.
                file.write(msgspec.json.encode(msgspec.json.decode(record)) + b"\n")
                count, last = count + 1, (ended, game)
