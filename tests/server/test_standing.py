"""Ratings and statistics: which games count, once each, and what they say."""

from __future__ import annotations

import asyncio
import random

import pytest
import sqlalchemy as sa
from tests.server.harness import PATIENCE, Json, Served, play_on, serving, terms
from tests.server.people import account, play, refused

from tysyacha.server.games.models import FinishedGame
from tysyacha.server.standing.counting import count, count_missed
from tysyacha.server.standing.models import Tally


async def counted(served: Served, table: str) -> None:
    """Waits until the service has counted a game."""
    assert served.application is not None
    async with asyncio.timeout(PATIENCE):
        while True:
            async with served.application.service.storage.reading() as session:
                game = await session.get(FinishedGame, table)
                if game is not None and game.counted:
                    return
            await asyncio.sleep(0.02)


def test_a_rated_game_moves_ratings_of_people_and_bots_once(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            assert served.application is not None
            anna, boris = await account(served, "Anna"), await account(served, "Boris")
            table = await play([anna, boris], "steady", rated=True)
            await counted(served, table)
            board: list[Json] = await anna.get("/api/leaderboard?players=3")
            assert {each["subject"] for each in board} == {anna.me["id"], boris.me["id"], "bot:steady"}
            ratings = [each["rating"] for each in board]
            assert ratings == sorted(ratings, reverse=True)
            assert len(set(ratings)) > 1
            [game] = await anna.get("/api/games")
            best = next(each for each in game["players"] if each["place"] == 1)
            assert board[0]["name"] == best["name"]
            assert await anna.get("/api/leaderboard?players=2") == []
            assert not await count(served.application.service.storage, table)
            assert await anna.get("/api/leaderboard") == board
            standing = await boris.get(f"/api/standing/{anna.me['id']}")
            assert [len(each["curve"]) for each in standing["ratings"]] == [1]
            [sums] = standing["statistics"]
            assert (sums["games"], sums["players"]) == (1, 3)
            assert 0 <= sums["made"] <= sums["contracts"] <= sums["deals"]
            assert (await boris.get("/api/standing/bot:steady"))["kind"] == "bot"
            for subject in ("nobody", "bot:nobody"):
                assert await refused(anna, "GET", f"/api/standing/{subject}") == "person_unknown"

    asyncio.run(scenario())


def test_friendly_games_fill_statistics_only(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await account(served, "Anna"), await served.guest("Boris")
            table = await play([anna, boris])
            await counted(served, table)
            assert await anna.get("/api/leaderboard?players=2") == []
            page = await anna.get(f"/api/games/{table}")
            lines = [each for each in page["sheet"] if each["outcome"] is not None]
            for seat, person in enumerate((anna, boris)):
                [sums] = (await anna.get(f"/api/standing/{person.me['id']}"))["statistics"]
                own = [each for each in lines if each["outcome"]["declarer"] == seat]
                contracts = [each["outcome"]["contract"] for each in own]
                assert sums["deals"] == len(lines)
                assert sums["contracts"] == len(own)
                assert sums["made"] == sum(each["made"] is True for each in own)
                if contracts:
                    assert sums["mean_contract"] == pytest.approx(sum(contracts) / len(contracts), abs=0.06)
                assert sums["best_deal"] == max(each["deltas"][seat] for each in lines)
                assert sums["won"] == (page["game"]["winner"] == seat)
                declared = sum(each["outcome"]["declared"][seat] > 0 for each in lines)
                assert sums["marriages"] >= declared

    asyncio.run(scenario())


def test_rated_tables_are_open_to_all(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await account(served, "Anna"), await served.guest("Boris")
            seats = [{"kind": "open"}, {"kind": "kept"}]
            closed: list[Json] = [{"public": False}, {"seats": seats}]
            for asked in closed:
                body: Json = {"terms": {"rated": True, **asked}}
                assert await refused(anna, "POST", "/api/tables", body) == "rated_open"
            body = {"terms": {"rated": True}, "password": "secret"}
            assert await refused(anna, "POST", "/api/tables", body) == "rated_open"
            table = (await anna.open({"rated": True}))["table"]["id"]
            assert (
                await refused(anna, "PUT", f"/api/tables/{table}/seats/1", {"kind": "kept"}) == "rated_open"
            )
            assert await refused(boris, "POST", f"/api/tables/{table}/seats/1", {}) == "guest_rated"

    asyncio.run(scenario())


def test_who_leaves_a_rated_game_is_rated_last(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            people = [await account(served, name) for name in ("Anna", "Boris", "Vera")]
            page = await people[0].open(terms(people=3, rated=True), seat=0)
            table = page["table"]["id"]
            for seat, person in enumerate(people[1:], 1):
                await person.sit(table, seat)
            clients = [await person.watch(table) for person in people]
            await clients[2].until_board(lambda board: board["stage"] == "deal")
            await people[2].http.delete(f"/api/tables/{table}/seat")
            await asyncio.gather(*(play_on(each, random.Random(7)) for each in clients[:2]))
            await counted(served, table)
            board = await people[0].get("/api/leaderboard")
            assert board[-1]["subject"] == people[2].me["id"]

    asyncio.run(scenario())


def test_games_that_nobody_counted_are_counted_at_the_next_start(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            assert served.application is not None
            anna = await served.guest("Anna")
            table = await play([anna], "steady")
            await counted(served, table)
            storage = served.application.service.storage
            async with storage.writing() as session:
                await session.execute(sa.update(FinishedGame).values(counted=False))
                await session.execute(sa.delete(Tally))
            await asyncio.gather(*(count_missed(served.application.service) for _ in range(2)))
            [sums] = (await anna.get(f"/api/standing/{anna.me['id']}"))["statistics"]
            assert sums["games"] == 1

    asyncio.run(scenario())
