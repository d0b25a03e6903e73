"""Games of an earlier version: what was written then stands, is flagged where this version differs, and goes on."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import sqlalchemy as sa
from tests.server.harness import Client, Person, play_on, serving, terms

from tysyacha.record import read
from tysyacha.server.play.models import LoggedEvent, StoredSettlement
from tysyacha.server.running.settings import Settings
from tysyacha.server.storage import Storage


def _third_deal(client: Client) -> bool:
    board = client.board
    return bool(board["stage"] == "deal" and board["deal"]["deal"] == 2 and board["to_act"] == 0)


async def begun(database: str) -> tuple[str, dict[str, str], Client]:
    """A game stopped in its third deal: the table, the player's cookies, and what he saw."""
    async with serving(database) as served:
        person = await served.guest()
        long = {"ending.target": 1000}
        table = (await person.open(terms("steady", "steady", changes=long), seat=0))["table"]["id"]
        client = await person.watch(table)
        await play_on(client, random.Random(1), until=_third_deal)
        return table, dict(person.http.cookies), client


async def resumed(database: str, table: str, cookies: dict[str, str]) -> tuple[Any, Client]:
    """The same player after the change; the snapshot he gets, and the client after the game's end.

    The sheet in words has to agree with the snapshot, before and after.
    """
    async with serving(database) as served:
        person = await served.guest("Nobody")
        person.http.cookies.clear()
        person.http.cookies.update(cookies)
        client = await person.watch(table)
        first = await client.read()
        await _sheet_agrees(person, table, first["sheet"])
        await play_on(client, random.Random(2))
        await _sheet_agrees(person, table, (await (await person.watch(table)).read())["sheet"])
        await _keeps_a_record(person, table)
    return first, client


async def _keeps_a_record(person: Person, table: str) -> None:
    answer = await person.http.get(f"/api/games/{table}/record")
    assert len(read(answer.content).deals) >= 3


async def _sheet_agrees(person: Person, table: str, written: list[Any]) -> None:
    told = await person.get(f"/api/tables/{table}/sheet")
    lines = [each for each in told["lines"] if each["finished"]]
    assert [[cell["total"] for cell in each["cells"]] for each in lines] == [
        each["standing"]["totals"] for each in written
    ]
    assert [[cell["delta"] for cell in each["cells"]] for each in lines] == [
        each["deltas"] for each in written
    ]
    assert [each["dealer"] for each in lines] == [each["dealer"] for each in written]


async def changed(database: str, statement: Any) -> None:
    storage = Storage(Settings(database_url=database).database)
    async with storage.writing() as session:
        await session.execute(statement)
    await storage.stop()


async def first(database: str, query: Any) -> Any:
    storage = Storage(Settings(database_url=database).database)
    async with storage.reading() as session:
        found = (await session.execute(query)).first()
    await storage.stop()
    return found


def test_a_deal_that_would_be_scored_otherwise_stands_as_written_and_is_flagged(sqlite: str) -> None:
    async def scenario() -> None:
        table, cookies, before = await begun(sqlite)
        where = sa.and_(StoredSettlement.table == table, StoredSettlement.deal == 1)
        [body] = await first(sqlite, sa.select(StoredSettlement.body).where(where))
        line = msgspec.json.decode(body)
        line["standing"]["totals"][0] += 5
        rewritten = msgspec.json.encode(line).decode()
        await changed(sqlite, sa.update(StoredSettlement).where(where).values(body=rewritten))
        snapshot, client = await resumed(sqlite, table, cookies)
        assert snapshot["rescored"] == [1]
        assert snapshot["sheet"][1] == line
        assert snapshot["board"]["totals"][0] == before.board["totals"][0] + 5
        assert snapshot["mine"]["hand"] == before.mine["hand"]
        assert client.board["stage"] == "over"

    asyncio.run(scenario())


def test_a_finished_deal_that_cannot_be_followed_any_more_breaks_nothing(sqlite: str) -> None:
    async def scenario() -> None:
        table, cookies, before = await begun(sqlite)
        acted = sa.and_(LoggedEvent.table == table, LoggedEvent.body.like('%"acted"%'))
        [number] = await first(
            sqlite, sa.select(LoggedEvent.number).where(acted).order_by(LoggedEvent.number).limit(1)
        )
        wrong = '{"type":"acted","action":[0,"bid",7]}'
        where = sa.and_(LoggedEvent.table == table, LoggedEvent.number == number)
        await changed(sqlite, sa.update(LoggedEvent).where(where).values(body=wrong))
        snapshot, client = await resumed(sqlite, table, cookies)
        assert snapshot["rescored"] == [0]
        assert snapshot["board"]["totals"] == before.board["totals"]
        assert snapshot["mine"]["hand"] == before.mine["hand"]
        assert client.board["stage"] == "over"

    asyncio.run(scenario())


def test_an_open_deal_that_cannot_be_followed_is_dealt_anew(sqlite: str) -> None:
    async def scenario() -> None:
        table, cookies, before = await begun(sqlite)
        wrong = '{"type":"acted","action":[0,"bid",7]}'
        where = sa.and_(LoggedEvent.table == table, LoggedEvent.number == before.number)
        await changed(sqlite, sa.update(LoggedEvent).where(where).values(body=wrong))
        snapshot, client = await resumed(sqlite, table, cookies)
        assert snapshot["board"]["stage"] == "between"
        assert snapshot["board"]["totals"] == before.board["totals"]
        assert len(snapshot["sheet"]) == 2
        assert client.board["stage"] == "over"

    asyncio.run(scenario())
