"""Nobody gains by going away from a rated game, standing still in it or being deleted; nobody floods a table."""

from __future__ import annotations

import asyncio
import random

from tests.server.harness import Client, Json, Person, Served, play_on, serving, terms
from tests.server.people import account, refused
from tests.server.test_standing import counted


async def rated_pair(served: Served) -> tuple[list[Person], str, list[Client]]:
    """Two people with accounts and a bot in a rated game without a clock, cards dealt."""
    people = [await account(served, name) for name in ("Anna", "Boris")]
    table = (await people[0].open(terms("steady", people=2, rated=True), seat=0))["table"]["id"]
    await people[1].sit(table, 1)
    clients = [await person.watch(table) for person in people]
    for client in clients:
        await client.until_board(lambda board: board["stage"] == "deal")
    return people, table, clients


def test_a_rated_game_that_all_have_left_counts_and_the_bot_stands_first(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            people, table, _ = await rated_pair(served)
            for person in people:
                assert (await person.http.delete(f"/api/tables/{table}/seat")).status_code == 204
            await counted(served, table)
            board = await people[0].get("/api/leaderboard?players=3")
            assert board[0]["subject"] == "bot:steady"
            assert {each["subject"] for each in board[1:]} == {person.me["id"] for person in people}
            assert board[0]["rating"] > board[1]["rating"]

    asyncio.run(scenario())


def test_who_was_deleted_in_the_middle_of_a_rated_game_stays_forgotten(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            [anna, boris], table, clients = await rated_pair(served)
            gone = boris.me["id"]
            answer = await boris.http.post("/api/account/delete", json={"password": "long enough"})
            assert answer.status_code == 204
            await play_on(clients[0], random.Random(1))
            await counted(served, table)
            board = await anna.get("/api/leaderboard?players=3")
            assert {each["subject"] for each in board} == {anna.me["id"], "bot:steady"}
            assert await refused(anna, "GET", f"/api/standing/{gone}") == "person_unknown"
            page = await anna.get(f"/api/games/{table}")
            assert [each["name"] for each in page["game"]["players"]] == ["Anna", "? 2", "steady"]
            assert page["game"]["players"][1]["id"] is None
            assert "Boris" not in str(page)

    asyncio.run(scenario())


def test_in_a_rated_game_nobody_is_waited_for_because_he_says_that_he_is_here(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, absence_seconds=1.5) as served:
            _, _, clients = await rated_pair(served)
            talking = asyncio.create_task(_only_says_so(clients[0]))
            await play_on(clients[1], random.Random(1), until=lambda c: bool(c.board["seats"][0]["stand_in"]))
            assert clients[1].board["seats"][0]["stand_in"]
            talking.cancel()
            await asyncio.gather(talking, return_exceptions=True)

    asyncio.run(scenario())


async def _only_says_so(client: Client) -> None:
    """A seat that says it is here ever again, until a stand-in has come, and does nothing else."""
    while not client.board["seats"][0]["stand_in"]:
        await client.ask("here")
        await asyncio.sleep(0.2)


def test_a_turn_that_was_missed_does_not_begin_anew_for_who_comes_back_at_once(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await served.guest("Anna"), await served.guest("Boris")
            clock = {"move": 3, "bank": 0}
            table = (await anna.open(terms("steady", people=2, clock=clock, pace=2), seat=0))["table"]["id"]
            await boris.sit(table, 1)
            playing = asyncio.create_task(play_on(await anna.watch(table), random.Random(1)))
            client = await boris.watch(table)
            happened: list[Json] = []
            await client.read()
            while not any(_is_action_of(1, each) for each in happened):
                happened = (await client.read()).get("events", [])
                if {"kind": "stood_in", "seat": 1} in happened:
                    await client.send("here")
            assert [each["by"] for each in happened if _is_action_of(1, each)] == ["stand_in"]
            await client.until_board(lambda board: not board["seats"][1]["stand_in"])
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    asyncio.run(scenario())


def _is_action_of(seat: int, happened: Json) -> bool:
    return bool(happened["kind"] == "acted" and happened["action"][0] == seat)


def test_nobody_takes_back_and_plays_anew_without_end(sqlite: str) -> None:
    """Every undo reads the whole log again: so many are good for a player, not hundreds."""

    async def scenario() -> None:
        async with serving(sqlite) as served:
            person = await served.guest()
            table = (await person.open(terms("steady", "steady"), seat=0))["table"]["id"]
            client, codes = await person.watch(table), list[str]()
            while "too_often" not in codes:
                await play_on(client, random.Random(1), until=lambda c: c.board["to_act"] == 0)
                assert (await client.ask("act", action=client.mine["legal"][0]))["type"] == "done"
                answer = await client.insist("undo")
                codes.append(answer.get("code", "done"))
                assert len(codes) < 200
            assert codes.count("done") >= 30
            await play_on(client, random.Random(1))
            assert client.board["stage"] == "over"

    asyncio.run(scenario())


def test_nobody_opens_tables_or_changes_seats_without_end(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await served.guest("Anna"), await served.guest("Boris")
            table = (await anna.open(terms("steady", people=2)))["table"]["id"]
            sat = 0
            while (await boris.http.post(f"/api/tables/{table}/seats/0", json={})).status_code == 200:
                sat += 1
                assert (await boris.http.delete(f"/api/tables/{table}/seat")).status_code == 204
                assert sat < 500
            assert sat >= 20
            opened = 0
            while (answer := await anna.http.post("/api/tables", json={"terms": {}})).status_code == 201:
                opened += 1
                shut = await anna.http.delete(f"/api/tables/{answer.json()['table']['id']}")
                assert shut.status_code == 204
                assert opened < 500
            assert answer.json()["code"] == "too_often"
            assert opened >= 20

    asyncio.run(scenario())
