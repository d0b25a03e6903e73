"""Appending to the logs, many tables in one commit.

A commit that is really on the disk takes the same time for one event as for fifty. So all appends that come in while
one commit is under way share the next. The key (table, number) decides between two writers: whose number is taken
already gets `LostRace` and has to read what the other one wrote; the rest of the batch goes through.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tysyacha.server.failures import Conflict
from tysyacha.server.play.models import LoggedEvent
from tysyacha.server.running.metrics import Metrics
from tysyacha.server.storage import Storage
from tysyacha.server.tables.models import StoredTable

MOST_IN_A_COMMIT: Final = 256

_EVENTS: Final = sa.insert(LoggedEvent.__table__)  # type: ignore[arg-type]  # a Table, typed as its base
_TABLES: Final = (
    sa.update(StoredTable.__table__)  # type: ignore[arg-type]  # as above
    .where(StoredTable.id == sa.bindparam("of_table"))
    .values(
        number=sa.bindparam("new_number"),
        stage=sa.bindparam("new_stage"),
        changed=sa.bindparam("new_changed"),
        due_at=sa.bindparam("new_due_at"),
        due_kind=sa.bindparam("new_due_kind"),
        claimed=sa.null(),
    )
)


class LostRace(Exception):
    """Another writer took this number: the table has to be read again."""


_TRIES: Final = 3
T = TypeVar("T")


async def until_written(step: Callable[[], Awaitable[T]]) -> T:
    """Does a step at a table, anew where another writer was quicker: by then what he wrote has been read.

    Raises Conflict ``command_stale`` where others are quicker every time.
    """
    for _ in range(_TRIES):
        with contextlib.suppress(LostRace):
            return await step()
    raise Conflict("command_stale")


class Row(NamedTuple):
    """One event as it goes into the database."""

    number: int
    body: str
    command: str | None


class Append(NamedTuple):
    """Events of one table, with what becomes of its row; ``extra`` are statements that belong to the same commit.

    Without rows only the row of the table changes.
    """

    table: str
    rows: Sequence[Row]
    number: int
    at: int
    stage: str
    due_at: int | None
    due_kind: str | None
    extra: Sequence[tuple[Any, Any]] = ()


class Writer:
    """The one task that writes to the logs."""

    def __init__(self, storage: Storage, metrics: Metrics) -> None:
        self._storage = storage
        self._metrics = metrics
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Writes what is waiting, then ends."""
        if self._task is not None:
            while self._waiting and not self._task.done():
                await asyncio.sleep(0.005)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def append(self, append: Append) -> None:
        """Returns when it is on the disk. Raises LostRace."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, written))
        self._wake.set()
        # A caller that is cancelled must not leave others of the same commit without an answer.
        await asyncio.shield(written)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            # Whatever else is ready in this turn of the loop may join the commit.
            await asyncio.sleep(0)
            batch, self._waiting = self._waiting[:MOST_IN_A_COMMIT], self._waiting[MOST_IN_A_COMMIT:]
            if not self._waiting:
                self._wake.clear()
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        began = time.perf_counter()
        try:
            await self._write([append for append, _ in batch])
        except Exception as error:
            if len(batch) == 1:
                _fail(batch[0][1], error)
            else:
                for each in batch:
                    await self._commit([each])
            return
        self._metrics.commit_seconds.observe(time.perf_counter() - began)
        self._metrics.commit_size.observe(len(batch))
        for _, written in batch:
            if not written.done():
                written.set_result(None)

    async def _write(self, appends: list[Append]) -> None:
        events = [
            {
                "table": each.table,
                "number": row.number,
                "at": each.at,
                "command": row.command,
                "body": row.body,
            }
            for each in appends
            for row in each.rows
        ]
        tables = [
            {
                "of_table": each.table,
                "new_number": each.number,
                "new_stage": each.stage,
                "new_changed": each.at,
                "new_due_at": each.due_at,
                "new_due_kind": each.due_kind,
            }
            for each in appends
        ]
        async with self._storage.transaction() as connection:
            if events:
                await connection.execute(_EVENTS, events)
            await connection.execute(_TABLES, tables)
            for each in appends:
                await _execute_all(connection, each.extra)


async def _execute_all(connection: AsyncConnection, statements: Sequence[tuple[Any, Any]]) -> None:
    for statement, parameters in statements:
        await connection.execute(statement, parameters)


def _fail(written: asyncio.Future[None], error: Exception) -> None:
    if not written.done():
        written.set_exception(LostRace() if isinstance(error, IntegrityError) else error)
