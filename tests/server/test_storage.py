"""The database: its steps and its models are the same thing, and the published schemas are those of the source."""

from __future__ import annotations

import asyncio
from pathlib import Path

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tysyacha.server.running.command import Options, run
from tysyacha.server.running.settings import Settings
from tysyacha.server.storage import Storage
from tysyacha.server.storage.migrating import HEAD, present
from tysyacha.server.storage.models import Base

ROOT = Path(__file__).parents[2]


def test_the_steps_make_what_the_models_say(database: str) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database_url=database).database)
        await storage.start()
        async with storage.engine.connect() as connection:
            assert await connection.run_sync(present) == HEAD
            assert await connection.run_sync(_differences) == []
        await storage.start()
        await storage.stop()

    asyncio.run(scenario())


def _differences(connection: sa.Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, Base.metadata))


def test_sqlite_puts_every_commit_on_the_disk(sqlite: str) -> None:
    async def scenario() -> None:
        storage = Storage(Settings(database_url=sqlite).database)
        await storage.start()
        async with storage.engine.connect() as connection:
            mode = (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar_one()
            synchronous = (await connection.execute(sa.text("PRAGMA synchronous"))).scalar_one()
        assert (mode, synchronous) == ("wal", 2)
        await storage.stop()

    asyncio.run(scenario())


def test_the_published_schemas_are_those_of_the_source(tmp_path: Path) -> None:
    assert run(Options(schemas=tmp_path)) == 0
    for name in ("openapi.json", "messages.json"):
        written = (ROOT / "docs" / "schema" / name).read_text(encoding="utf-8")
        assert written == (tmp_path / name).read_text(encoding="utf-8"), (
            "write them anew: tysyacha serve --schemas docs/schema"
        )
