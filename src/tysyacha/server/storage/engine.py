"""The engine: how each database is opened, and the two ways to talk to it.

``reading`` and ``writing`` give a session each. On SQLite one writer at a time is a law of nature: here they queue in
the program instead of failing in the file, and every write transaction begins as one, so that none has to be
promoted half way.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from advanced_alchemy.config import AsyncSessionConfig, EngineConfig, SQLAlchemyAsyncConfig
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession

from tysyacha.server.failures import SettingsError

SQLITE_BUSY_SECONDS: Final = 10
_PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    # Every commit is on the disk before it is acknowledged.
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={SQLITE_BUSY_SECONDS * 1000}",
    "PRAGMA cache_size=-32768",
    "PRAGMA temp_store=MEMORY",
)


class Storage:
    """The database of the service. ``url`` is SQLAlchemy's, with an asynchronous driver."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._config = SQLAlchemyAsyncConfig(
            connection_string=self.url.render_as_string(hide_password=False),
            engine_config=EngineConfig(**_engine_options(self.is_sqlite)),
            session_config=AsyncSessionConfig(expire_on_commit=False),
        )
        self.engine: AsyncEngine = self._config.get_engine()
        self._sessions = self._config.create_session_maker()
        self._write_lock = asyncio.Lock()
        if self.is_sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            sa.event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    async def start(self) -> None:
        """Makes the folder of an SQLite file and brings the database to the present shape.

        Raises SettingsError ``database_unusable`` with the reason, whatever is in the way.
        """
        try:
            await self._prepare()
        except Exception as error:
            raise SettingsError("database_unusable", url=self._told(), reason=_reason(error)) from error

    def _told(self) -> str:
        """What is told of the address: no password."""
        return (self.url.database or "") if self.is_sqlite else self.url.render_as_string(hide_password=True)

    async def _prepare(self) -> None:
        from tysyacha.server.storage.migrating import upgrade

        if self.is_sqlite and self.url.database and self.url.database != ":memory:":
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self.engine.connect() as connection:
            await connection.execution_options(writing=True)
            await connection.run_sync(upgrade)
            await connection.commit()

    async def stop(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that only reads."""
        async with self._sessions() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session whose changes are committed when the block ends, and undone when it raises.

        Keep the block short and wait for nothing but the database in it: on SQLite everybody else waits too.
        """
        async with self._one_writer(), self._sessions() as session:
            await session.connection(execution_options={"writing": True})
            yield session
            await session.commit()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """The same below the models, for statements that must be quick."""
        async with self._one_writer(), self.engine.connect() as connection:
            await connection.execution_options(writing=True)
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def _one_writer(self) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            if self.is_sqlite:
                await stack.enter_async_context(self._write_lock)
            yield

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except (sa.exc.SQLAlchemyError, OSError):
            return False
        return True


def _reason(error: BaseException) -> str:
    """What went wrong below, on one line; the driver's own words where there are any."""
    below = getattr(error, "orig", None) or error
    return " ".join(str(below).split())[:200] or type(below).__name__


def _engine_options(is_sqlite: bool) -> dict[str, Any]:
    # What goes wrong here is logged, and parameters may be the cards of a deal under way.
    options = {"pool_size": 8, "max_overflow": 8, "hide_parameters": True}
    if is_sqlite:
        return {**options, "connect_args": {"timeout": SQLITE_BUSY_SECONDS}}
    return {**options, "pool_pre_ping": True}


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver must not open transactions by itself: `_begin_sqlite` does, and knows which kind.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
