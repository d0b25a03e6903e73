"""A game that is over is stored for good: nothing is added to it, nothing taken back, and it is played again once."""

from __future__ import annotations

import asyncio
import random

from tests.server.harness import SHORT_GAME, Client, Person, Served, play_on, serving, terms
from tests.server.people import play


def test_nothing_is_taken_back_when_the_game_is_over(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            person = await served.guest()
            table = await play([person], "steady", "steady")
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


def _is_decided(client: Client) -> bool:
    board = client.board
    return bool(board["stage"] == "between" and max(board["totals"]) >= SHORT_GAME["ending.target"])


async def decided(served: Served) -> tuple[Person, Client, str]:
    """One person against bots, in the pause after the deal that decided the game."""
    person = await served.guest()
    table: str = (await person.open(terms("steady", "steady"), seat=0))["table"]["id"]
    client = await person.watch(table)
    await play_on(client, random.Random(1), until=_is_decided)
    return person, client, table


def test_alone_against_bots_the_last_deal_may_be_played_again(database: str) -> None:
    """The game is decided, but over only when he says so: until then nothing is stored and no secret told."""

    async def scenario() -> None:
        async with serving(database, between_deals_seconds=600) as served:
            person, client, table = await decided(served)
            totals, sheet = client.board["totals"], await person.get(f"/api/tables/{table}/sheet")
            assert sheet["winner"] is not None
            assert await person.get("/api/games") == []
            assert (await client.ask("again"))["type"] == "done"
            await client.until_board(lambda board: board["stage"] == "deal")
            assert (await person.get(f"/api/tables/{table}/sheet"))["winner"] is None
            assert client.board["totals"] != totals
            await play_on(client, random.Random(2), until=lambda each: each.board["stage"] == "between")
            again = await person.get(f"/api/tables/{table}/sheet")
            assert again["lines"][:-1] == sheet["lines"][:-1]
            await play_on(client, random.Random(3))
            [game] = await person.get("/api/games")
            assert game["id"] == table
            assert (await client.ask("again"))["code"] == "table_over"

    asyncio.run(scenario())


def test_a_decided_game_is_over_by_itself_after_the_pause(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, between_deals_seconds=0.5) as served:
            person, client, _ = await decided(served)
            await client.until_board(lambda board: board["stage"] == "over")
            assert len(await person.get("/api/games")) == 1

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
            await _all_ask(served, await play(people, "steady"), people)

    asyncio.run(scenario())


def test_two_services_open_one_table_to_play_again(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as one, serving(database) as other:
            anna, boris = await one.guest("Anna"), await one.guest("Boris")
            table = await play([anna, boris], "steady")
            boris.served, boris.http.base_url = other, other.url
            await _all_ask(one, table, [anna, boris])

    asyncio.run(scenario())
