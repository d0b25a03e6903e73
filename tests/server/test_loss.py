"""Nothing that was acknowledged is ever lost: the service is killed in the middle of games, again and again."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from tests.server.harness import Client, Json, Person, terms
from tests.server.process import Process
from websockets.exceptions import ConnectionClosed

from tysyacha.errors import TysyachaError
from tysyacha.server.play import log
from tysyacha.server.play.folding import fold_all
from tysyacha.server.play.models import LoggedEvent
from tysyacha.server.play.state import first_state
from tysyacha.server.running.settings import Settings
from tysyacha.server.storage import Storage
from tysyacha.server.tables.models import StoredTable
from tysyacha.server.tables.terms import Terms

GONE = (ConnectionClosed, OSError, httpx.TransportError, TimeoutError)
TABLES: tuple[tuple[int, tuple[str, ...]], ...] = ((1, ("steady", "random")), (2, ("random",)), (3, ()))


def test_no_acknowledged_action_is_lost_when_the_service_is_killed(database: str, tmp_path: Path) -> None:
    asyncio.run(survive(database, tmp_path, kills=10, seed=1))


@pytest.mark.slow
def test_no_acknowledged_action_is_lost_when_the_service_is_killed_often(
    database: str, tmp_path: Path
) -> None:
    asyncio.run(survive(database, tmp_path, kills=200, seed=2))


def test_what_is_lost_or_doubled_is_found(database: str, tmp_path: Path) -> None:
    """The test of the test: a kill that loses nothing, and then what a bad service could have done to the log."""

    async def scenario() -> None:
        [players, *_] = await survive(database, tmp_path, kills=1, seed=3)
        storage = Storage(msgspec.convert({"database_url": database}, Settings).database)
        table = players[0].table
        last = max(max(each.acknowledged.values()) for each in players)
        kept = sa.and_(LoggedEvent.table == table, LoggedEvent.number >= last)
        async with storage.reading() as session:
            rows = (await session.execute(sa.select(LoggedEvent.__table__).where(kept))).mappings().all()
            [told] = (
                await session.execute(sa.select(StoredTable.number).where(StoredTable.id == table))
            ).all()
        wrong: list[list[tuple[Any, Any]]] = [
            # The acknowledged action and all after it are gone, with the number or without.
            [(sa.delete(LoggedEvent).where(kept), None)],
            [(sa.delete(LoggedEvent).where(kept), None), (of_table(table, last - 1), None)],
            # It is there, but under another name, or under the name of nobody.
            [(sa.update(LoggedEvent).where(kept).values(command=None), None)],
            # Another event stands in its place.
            [(sa.update(LoggedEvent).where(kept).values(body=log.encoded(log.WindowClosed())), None)],
            # One came after it that nobody asked for, and the table does not know.
            [(sa.insert(LoggedEvent), {**rows[-1], "number": told.number + 1, "command": "9:x"})],
        ]
        for statements in wrong:
            async with storage.transaction() as connection:
                for statement, values in statements:
                    await connection.execute(statement, values)
            with pytest.raises((AssertionError, TysyachaError)):
                await check(database, players)
            async with storage.transaction() as connection:
                later = sa.and_(LoggedEvent.table == table, LoggedEvent.number >= last)
                await connection.execute(sa.delete(LoggedEvent).where(later))
                await connection.execute(sa.insert(LoggedEvent), [dict(each) for each in rows])
                await connection.execute(of_table(table, told.number))
            await check(database, players)
        await storage.stop()

    asyncio.run(scenario())


def of_table(table: str, number: int) -> sa.Update:
    return sa.update(StoredTable).where(StoredTable.id == table).values(number=number)


async def survive(database: str, folder: Path, kills: int, seed: int) -> list[list[Player]]:
    """Games through so many kills, and the check of what is left; the players, by table."""
    chance = random.Random(seed)
    process = Process(database, folder)
    await process.start()
    tables = [await opened(process, people, levels) for people, levels in TABLES]
    players = [player for seated in tables for player in seated]
    try:
        for _ in range(kills):
            playing = [asyncio.create_task(each.play(random.Random(chance.random()))) for each in players]
            before = [each.progress for each in players]
            # Every table has gone on since the last start, and everybody has acted, before the next blow falls.
            while not all(
                each.progress > then and each.acknowledged for each, then in zip(players, before, strict=True)
            ):
                await asyncio.sleep(0.02)
                _raise_failed(playing)
            await asyncio.sleep(chance.random() * 0.5)
            process.kill()
            await asyncio.gather(*playing)
            await process.start()
        assert process.log.read_text() == ""
    finally:
        process.kill()
        await process.served.close()
    for seated in tables:
        await check(database, seated)
    return tables


def _raise_failed(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


async def opened(process: Process, people: int, levels: tuple[str, ...]) -> list[Player]:
    """A table at which everybody has sat down. Its game is a long one; when it is over the players go on anew."""
    persons = [await process.served.guest(f"Player {seat}") for seat in range(people)]
    page = await persons[0].open(terms(*levels, people=people, changes={"ending.target": 3000}))
    table = page["table"]["id"]
    for seat, person in enumerate(persons):
        await person.sit(table, seat)
    return [Player(person, table, seat) for seat, person in enumerate(persons)]


class Player:
    """Plays his seat while the service lives; remembers what he was told, and repeats what was not answered."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.progress = 0
        self.acknowledged: dict[str, int] = {}
        self.sent: dict[str, list[Any]] = {}
        self.seen: dict[int, list[Any]] = {}
        self._unanswered: tuple[str, Json] | None = None
        self._number: int | None = None
        self._before: Client | None = None

    async def play(self, chance: random.Random) -> None:
        """Until the service is gone."""
        try:
            client = await self.person.watch(self.table, self._number)
            if self._before is not None:
                client.number, client.snapshot = self._before.number, self._before.snapshot
                client.board, client.mine = self._before.board, self._before.mine
            self._before = client
            resumed = await client.read()
            assert resumed["type"] in ("snapshot", "event", "resumed")
            # Nothing that he has seen has been undone.
            assert client.number >= (self._number or 0)
            if self._unanswered is not None:
                await client.send(self._unanswered[0], **self._unanswered[1])
            acted_at = -1
            while True:
                if client.number != acted_at:
                    acted_at = client.number
                    await self._act(client, chance)
                self._heard(client, await client.read())
        except GONE:
            return

    async def _act(self, client: Client, chance: random.Random) -> None:
        board, legal = client.board, client.mine["legal"]
        if board["window"] is not None:
            await client.send("wave")
        elif board["stage"] == "between":
            await client.send("ready")
        elif board["stage"] == "deal" and board["to_act"] == self.seat:
            wanted = [each for each in legal if each[0] not in ("redeal", "concede", "raise")] or legal
            passes = [each for each in wanted if each[0] == "pass"]
            name = f"{self.seat}-{len(self.sent)}"
            action = (passes or [chance.choice(wanted)])[0]
            command = {"id": name, "at": client.number, "action": action}
            self.sent[name] = action
            self._unanswered = ("act", command)
            await client.send("act", **command)

    def _heard(self, client: Client, message: Json) -> None:
        match message["type"]:
            case "done":
                if message["id"] in self.sent:
                    self.acknowledged[message["id"]] = message["number"]
                    self._unanswered = None
            case "refused":
                assert message["code"] in ("command_stale", "window_open"), message
                self._unanswered = None
            case "event":
                self.progress += 1
                self.seen[message["number"]] = message["events"]
        self._number = client.number


async def check(database: str, players: list[Player]) -> None:
    """The log has all that anybody was told, once, and the table can be read from it."""
    storage = Storage(msgspec.convert({"database_url": database}, Settings).database)
    table = players[0].table
    async with storage.reading() as session:
        row = await session.get(StoredTable, table)
        rows = (
            await session.scalars(
                sa.select(LoggedEvent).where(LoggedEvent.table == table).order_by(LoggedEvent.number)
            )
        ).all()
    await storage.stop()
    assert row is not None
    assert [each.number for each in rows] == list(range(1, len(rows) + 1))
    assert row.number == len(rows)
    by_command = {each.command: each.number for each in rows if each.command is not None}
    assert max(Counter(each.command for each in rows if each.command is not None).values(), default=1) == 1
    events = [log.decoded(each.body) for each in rows]
    for player in players:
        assert player.acknowledged
        for name, number in player.acknowledged.items():
            assert by_command.get(f"{player.seat}:{name}") == number
            done = events[number - 1]
            assert isinstance(done, log.Acted)
            assert done.action == [player.seat, *player.sent[name]]
        for number, told in player.seen.items():
            assert number <= len(events)
            event = events[number - 1]
            if isinstance(event, log.Acted) and event.action[1] not in ("give", "discard"):
                assert [each["action"] for each in told if each["kind"] == "acted"] == [event.action]
    state, _, broken, _ = fold_all(first_state(table, msgspec.convert(row.terms, Terms)), events)
    assert broken is None
    assert state.number == len(rows)
    assert state.deals > 0
