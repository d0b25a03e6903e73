"""The lobby: tables to join, quick play, friends and others, invitations, news as they come."""

from __future__ import annotations

import asyncio

from tests.server.harness import bots, serving, terms
from tests.server.people import account, lobby, refused


def test_the_lobby_lists_what_is_asked_for_and_my_games_first(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            anna, boris = await served.guest("Anna"), await served.guest("Boris")
            plain = (await anna.open({}))["table"]["id"]
            clock = (await anna.open({"clock": {"move": 20, "bank": 60}}))["table"]["id"]
            two = (await anna.open({"rules": {"preset": "four_ru"}, "seats": [{"kind": "open"}] * 2}))[
                "table"
            ]["id"]
            hidden = (await anna.open({"public": False}))["table"]["id"]
            running = (await anna.open({"seats": [{"kind": "open"}, *bots("steady")]}, seat=0))["table"]["id"]

            async def found(query: str) -> set[str]:
                return {each["id"] for each in (await boris.get(f"/api/lobby?{query}"))["tables"]}

            assert await found("") == {plain, clock, two}
            assert await found("players=2") == {two}
            assert await found("players=2&stage=all") == {two, running}
            assert await found("stage=running") == {running}
            assert await found("clock=true") == {clock}
            assert await found("clock=false") == {plain, two}
            assert await found("preset=four_ru&rated=false") == {two}
            assert await found("rated=true") == set()
            mine = {each["id"] for each in (await anna.get("/api/lobby"))["mine"]}
            assert mine == {plain, clock, two, hidden, running}
            await boris.http.put(f"/api/people/{anna.me['id']}/blocked")
            assert await found("stage=all") == set()

    asyncio.run(scenario())


def test_quick_play_brings_people_together_and_bots_after_a_while(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            people = [await served.guest(name) for name in ("Anna", "Boris", "Vera")]
            wish = {"players": 3, "wait": 600, "clock": {"move": 30, "bank": 120}}
            found = await asyncio.gather(*(each.post("/api/lobby/quick", wish) for each in people))
            assert len({each["table"] for each in found}) == 1
            assert sorted(each["seat"] for each in found) == [0, 1, 2]
            assert [each["opened"] for each in found].count(True) == 1
            alone = await people[0].post("/api/lobby/quick", {"players": 2, "wait": 0})
            client = await people[0].watch(alone["table"])
            await client.until_board(lambda board: board["stage"] == "deal")
            assert client.board["seats"][1]["bot"] == "amateur"

    asyncio.run(scenario())


def test_quick_play_keeps_apart_who_blocked_each_other_and_fits_the_wish(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris, vera = [await served.guest(name) for name in ("Anna", "Boris", "Vera")]
            await anna.http.put(f"/api/people/{boris.me['id']}/blocked")
            first = await anna.post("/api/lobby/quick", {"wait": 600})
            again = await anna.post("/api/lobby/quick", {"wait": 600})
            assert (again["table"], again["seat"], again["opened"]) == (first["table"], 0, False)
            other = await boris.post("/api/lobby/quick", {"wait": 600})
            assert other["table"] != first["table"]
            assert await refused(boris, "POST", f"/api/tables/{first['table']}/seats/1", {}) == "not_welcome"
            clock = await vera.post("/api/lobby/quick", {"wait": 600, "clock": {"move": 30, "bank": 120}})
            assert clock["opened"]
            galya = await served.guest("Galya")
            short = await galya.post("/api/lobby/quick", {"wait": 600, "clock": {"move": 30, "bank": 0}})
            assert short["opened"]
            same = await galya.post(
                "/api/lobby/quick", {"wait": 600, "clock": {"move": 30, "bank": 120}, "sit": False}
            )
            assert (same["table"], same["opened"]) == (clock["table"], False)
            named = await vera.post("/api/lobby/quick", {"wait": 600, "sit": False})
            assert named["table"] == first["table"]
            assert (await vera.get(f"/api/tables/{first['table']}"))["seat"] is None
            assert await refused(vera, "POST", "/api/lobby/quick", {"rated": True}) == "guest_rated"

    asyncio.run(scenario())


def test_friends_are_made_by_two_and_unmade_by_one(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            anna, boris = await account(served, "Аннушка"), await account(served, "Boris")
            me, him = anna.me["id"], boris.me["id"]
            [found] = await boris.get("/api/people?name=АННУ")
            assert (found["id"], found["name"], found["here"]) == (me, "Аннушка", False)
            assert await boris.get("/api/people?name=%25%25") == []
            assert await refused(boris, "GET", "/api/people?name=a") == "search_short"
            assert await refused(boris, "PUT", f"/api/people/{him}/friend") == "yourself"
            assert await refused(boris, "PUT", "/api/people/nobody/friend") == "person_unknown"
            async with lobby(anna) as news:
                await news.until("hello")
                await boris.http.put(f"/api/people/{me}/friend")
                told = await news.until("friend")
                assert (told["person"]["id"], told["state"]) == (him, "asked")
                people = await boris.get("/api/people/mine")
                assert [each["here"] for each in people["asked"]] == [True]
                assert [each["id"] for each in (await anna.get("/api/people/mine"))["asking"]] == [him]
                async with lobby(boris) as other:
                    await other.until("hello")
                    await anna.http.put(f"/api/people/{him}/friend")
                    assert (await other.until("friend"))["state"] == "friends"
            assert [each["id"] for each in (await anna.get("/api/people/mine"))["friends"]] == [him]
            await anna.http.put(f"/api/people/{him}/blocked")
            mine = await anna.get("/api/people/mine")
            assert (mine["friends"], [each["id"] for each in mine["blocked"]]) == ([], [him])
            assert (await boris.get("/api/people/mine"))["asked"] == []
            assert await refused(boris, "PUT", f"/api/people/{me}/friend") == "not_reachable"
            await anna.http.delete(f"/api/people/{him}/blocked")
            assert (await boris.http.put(f"/api/people/{me}/friend")).status_code == 204

    asyncio.run(scenario())


def test_an_invitation_comes_at_once_and_lets_in(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris, vera = [await served.guest(name) for name in ("Anna", "Boris", "Vera")]
            table = (await anna.open({"public": False}, seat=0))["table"]["id"]
            asked = {"table": table, "player": boris.me["id"]}
            assert (
                await refused(boris, "POST", "/api/invitations", {**asked, "player": vera.me["id"]})
                == "only_seated"
            )
            async with lobby(boris) as news:
                await news.until("hello")
                for _ in range(2):
                    assert (await anna.http.post("/api/invitations", json=asked)).status_code == 204
                told = (await news.until("invited"))["invitation"]
            assert (told["table"], told["host"]["name"]) == (table, "Anna")
            assert len((await boris.get("/api/lobby"))["invitations"]) == 1
            assert (await boris.sit(table, 1))["seat"] == 1
            await vera.http.put(f"/api/people/{anna.me['id']}/blocked")
            asked["player"] = vera.me["id"]
            assert await refused(anna, "POST", "/api/invitations", asked) == "not_reachable"
            await boris.http.delete(f"/api/invitations/{told['id']}")
            assert await boris.get("/api/invitations") == []

    asyncio.run(scenario())


def test_the_lobby_hears_of_tables_and_people_as_they_come_and_go(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await served.guest("Anna"), await served.guest("Boris")
            async with lobby(anna) as news:
                assert (await news.until("hello"))["here"] == 1
                async with lobby(boris):
                    assert (await news.until("here"))["person"]["name"] == "Anna"
                    assert (await news.until("here"))["person"] == {
                        "id": boris.me["id"], "name": "Boris", "kind": "guest", "here": True,
                    }  # fmt: skip
                assert (await news.until("here"))["person"]["here"] is False
                await boris.open({"public": False})
                table = (await boris.open(terms("steady", people=2)))["table"]["id"]
                assert (await news.until("table"))["table"]["id"] == table
                await boris.sit(table, 0)
                assert (await news.until("table"))["table"]["seats"] == ["Boris", None, "steady"]
                await boris.http.delete(f"/api/tables/{table}")
                assert (await news.until("gone"))["table"] == table
                await news.say('{"type":"ping"}')
                await news.until("pong")
                await news.say("[" * 150)
                assert await news.closed() == 1008

    asyncio.run(scenario())
