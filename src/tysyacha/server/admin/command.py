"""``tysyacha admin``: the words of the command line, and what it prints."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias

from tysyacha.errors import TysyachaError
from tysyacha.server.admin import copies, users
from tysyacha.server.failures import AdminError
from tysyacha.server.running.settings import load
from tysyacha.server.storage import Storage
from tysyacha.server.visible import printed
from tysyacha.texts import DEFAULT_LANGUAGE, Words
from tysyacha.texts.errors import explain

FAULT = 2
Work: TypeAlias = Callable[[Storage, Words], Awaitable[None]]


def run(
    work: Work,
    settings: Path | None,
    lang: str,
    prepare: bool = True,
    environ: Mapping[str, str] = os.environ,
) -> int:
    """Does some work on the database of the settings; the exit status, 2 for what cannot be done.

    ``prepare`` opens the database and brings it to the present shape; what works on its file does without.
    """
    words = Words(DEFAULT_LANGUAGE)
    try:
        words = Words(lang)
        storage = Storage(load(environ, settings).settings.database)
        asyncio.run(_do(work, storage, words, prepare))
    except TysyachaError as error:
        print(explain(error, words), file=sys.stderr)
        return FAULT
    except OSError as error:
        print(words.explain("file_trouble", reason=error.strerror or str(error)), file=sys.stderr)
        return FAULT
    return 0


async def _do(work: Work, storage: Storage, words: Words, prepare: bool) -> None:
    try:
        if prepare:
            if storage.is_sqlite and not copies.file_of(storage).is_file():
                raise AdminError("database_missing", path=str(copies.file_of(storage)))
            await storage.start()
        await work(storage, words)
    finally:
        await storage.stop()


def list_users(name: str | None) -> Work:
    async def work(storage: Storage, words: Words) -> None:
        for each in await users.users(storage, name):
            line = f"{each.id}  {_day(each.seen)}  {each.kind:7}  {each.login or '-':16}  {each.name}"
            for held in each.restrictions:
                until = words.say("admin-for-good") if held.until is None else _day(held.until)
                line += f"  [{held.kind}: {until}, {held.reason or '-'}]"
            print(line)

    return work


def restrict(player: str, kind: str, days: float | None, reason: str) -> Work:
    async def work(storage: Storage, words: Words) -> None:
        found = await users.restrict(storage, player, kind, days, reason)
        print(words.say(f"admin-{kind}", user=found))

    return work


def pardon(player: str) -> Work:
    async def work(storage: Storage, words: Words) -> None:
        print(words.say("admin-pardoned", user=await users.pardon(storage, player)))

    return work


def list_reports(all_of_them: bool) -> Work:
    async def work(storage: Storage, words: Words) -> None:
        for report, name in await users.reports(storage, all_of_them):
            about = f"{report.about} {name}"
            print(f"{report.id}  {_day(report.created)}  {report.reason:8}  {about}")
            for text in (report.said, report.note):
                if text:
                    print(f"    {printed(text)}")

    return work


def settle(report: str) -> Work:
    async def work(storage: Storage, words: Words) -> None:
        await users.settle(storage, report)
        print(words.say("admin-settled"))

    return work


def back_up(to: Path) -> Work:
    async def work(storage: Storage, words: Words) -> None:
        copies.back_up(storage, to)
        print(words.say("admin-backed-up", path=str(to)))

    return work


def restore(copy: Path) -> Work:
    async def work(storage: Storage, words: Words) -> None:
        kept = copies.restore(storage, copy)
        print(words.say("admin-restored", kept="-" if kept is None else str(kept)))

    return work


def export(to: Path) -> Work:
    async def work(storage: Storage, words: Words) -> None:
        print(words.say("admin-exported", games=await copies.export(storage, to)))

    return work


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M")
