"""A game that is over is stored for good: nothing is added to it, nothing taken back, and it is played again once."""

from __future__ import annotations

import asyncio
import random

from tests.server.harness import Person, Served, play_on, serving, terms


async def played(people: list[Person], *levels: str) -> str:
    """A game of these people against bots, played to its end; its table."""
    page = await people[0].open(terms(*levels, people=len(people)), seat=0)
    table: str = page["table"]["id"]
    for seat, person in enumerate(people[1:], 1):
        await person.sit(table, seat)
    clients = [await person.watch(table) for person in people]
    await asyncio.gather(*(play_on(each, random.Random(seat)) for seat, each in enumerate(clients)))
    return table


def test_nothing_is_taken_back_when_the_game_is_over(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            person = await served.guest()
            table = await played([person], "steady", "steady")
            client = await person.watch(table)
            await client.read()
            assert not client.snapshot["may_undo"]
            number = client.number
            for kind in ("undo", "again", "claim"):
                assert (await client.ask(kind))["code"] == "table_over"
            assert (await client.ask("here"))["type"] == "done"
            assert client.number == number
            assert len(await served.hub.log_of(table)) == number

    asyncio.run(scenario())


def test_who_comes_back_after_the_end_changes_nothing(sqlite: str) -> None:
    async def scenario() -> None:
        clock = {"move": 3, "bank": 0}
        async with serving(sqlite) as served:
            anna, boris = await served.guest("Anna"), await served.guest("Boris")
            page = await anna.open(terms("steady", people=2, clock=clock), seat=0)
            table = page["table"]["id"]
            await boris.sit(table, 1)
            client = await anna.watch(table)
            await client.until_board(lambda board: board["stage"] == "deal")
            assert (await boris.http.delete(f"/api/tables/{table}/seat")).status_code == 204
            await play_on(client, random.Random(1))
            number = client.number
            late = await boris.watch(table)
            await late.read()
            assert late.number == number

    asyncio.run(scenario())


async def _all_ask(served: Served, table: str, people: list[Person]) -> None:
    asked = [person.post(f"/api/tables/{table}/rematch") for person in people * 3]
    assert len({each["table"] for each in await asyncio.gather(*asked)}) == 1
    for person in people:
        [mine] = await person.get("/api/tables/mine")
        assert mine["stage"] == "gathering"


def test_all_who_ask_at_once_to_play_again_meet_at_one_table(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            people = [await served.guest(name) for name in ("Anna", "Boris")]
            await _all_ask(served, await played(people, "steady"), people)

    asyncio.run(scenario())


def test_two_services_open_one_table_to_play_again(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as one, serving(database) as other:
            anna, boris = await one.guest("Anna"), await one.guest("Boris")
            table = await played([anna, boris], "steady")
            boris.served, boris.http.base_url = other, other.url
            await _all_ask(one, table, [anna, boris])

    asyncio.run(scenario())
