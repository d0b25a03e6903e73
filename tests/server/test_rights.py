"""Who has lost a right loses it at once, in every socket that is open; what guards a table cannot be tried out."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.harness import Person, Served, play_on, serving, terms
from tests.server.people import account, lobby, refused

from tysyacha.server.play.connections import GONE


async def elsewhere(served: Served, name: str) -> Person:
    """The same player in another browser."""
    person = Person(served, served.browser(), {})
    await person.post("/api/account/sign-in", {"login": f"{name}-login", "password": "long enough"})
    return person


async def _signs_out(served: Served, name: str, *request: Any) -> None:
    """Somebody's other browser has a table and the lobby open when it is signed out; his own stays."""
    here = await account(served, name)
    there = await elsewhere(served, name)
    table = (await here.open(terms("steady", "steady")))["table"]["id"]
    other = (await here.open(terms("steady", "steady")))["table"]["id"]
    mine, theirs = await here.watch(table), await there.watch(other)
    await mine.read(), await theirs.read()
    async with lobby(here) as own, lobby(there) as gone:
        await own.until("hello"), await gone.until("hello")
        method, path, body = request
        if path.endswith("browsers/"):
            browsers = (await here.get("/api/account"))["browsers"]
            path += next(each["id"] for each in browsers if not each["is_this"])
        answer = await here.http.request(method, path, json=body)
        assert answer.status_code == 204, answer.text
        assert await theirs.closed() == GONE
        assert await gone.closed() == GONE
        await own.say('{"type":"ping"}')
        await own.until("pong")
        await mine.socket.send('{"type":"ping"}')
        await mine.until(lambda message: message["type"] == "pong")
        assert await refused(there, "GET", "/api/me") == "not_signed_in"


def test_a_browser_that_is_signed_out_has_no_socket_left(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            change = {"old": "long enough", "new": "longer still"}
            await _signs_out(served, "anna", "PUT", "/api/account/password", change)
            await _signs_out(served, "boris", "DELETE", "/api/account/browsers/", None)
            await _signs_out(served, "vera", "DELETE", "/api/account/browsers", None)

    asyncio.run(scenario())


def test_after_a_recovery_and_a_leave_no_socket_is_left(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await served.guest("Anna")
            login: dict[str, str] = {"login": "anna-login", "password": "long enough"}
            [code, *_] = (await anna.post("/api/account", login))["codes"]
            there = await elsewhere(served, "anna")
            table = (await anna.open(terms("steady", "steady"), seat=0))["table"]["id"]
            client = await there.watch(table)
            await client.read()
            stranger = Person(served, served.browser(), {})
            await stranger.post("/api/account/recover", {**login, "code": code, "password": "longer still"})
            assert await client.closed() == GONE
            client = await stranger.watch(table)
            await client.read()
            assert (await stranger.http.post("/api/me/leave")).status_code == 204
            assert await client.closed() == GONE

    asyncio.run(scenario())


def test_a_guest_has_no_password_to_change(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            change = {"old": "", "new": "long enough"}
            assert await refused(await served.guest(), "PUT", "/api/account/password", change) == "no_login"

    asyncio.run(scenario())


def test_where_nobody_may_look_on_those_who_saw_it_gather_go_when_it_begins(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await served.guest("Anna"), await served.guest("Boris")
            table = (await anna.open(terms("steady", "steady", spectators=False)))["table"]["id"]
            looker = await boris.watch(table)
            assert (await looker.read())["type"] == "snapshot"
            await anna.sit(table, 0)
            player = await anna.watch(table)
            assert await looker.closed() == GONE
            assert looker.messages[-1]["code"] == "no_spectators"
            assert looker.board["deal"] is None
            await play_on(player, random.Random(1))
            assert player.board["stage"] == "over"
            assert (await (await boris.watch(table)).read())["type"] == "snapshot"

    asyncio.run(scenario())


def test_a_password_is_not_tried_out_by_one_guest_after_another(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await served.guest("Anna")
            page = await anna.open({"public": False}, password="1234")
            enter, codes = f"/api/tables/{page['table']['id']}/enter", list[str]()
            for _ in range(4):
                guest = await served.guest("Boris")
                codes += [await refused(guest, "POST", enter, {"password": "4321"}) for _ in range(5)]
            assert codes[:10] == ["entry_wrong"] * 10
            assert codes[-5:] == ["too_often"] * 5
            await guest.post(enter, {"key": page["key"]})

    asyncio.run(scenario())


def test_a_table_with_a_password_is_not_open_to_all(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await served.guest("Anna")
            body = {"terms": {"public": True}, "password": "secret"}
            assert await refused(anna, "POST", "/api/tables", body) == "password_public"

    asyncio.run(scenario())
