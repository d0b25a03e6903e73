"""Talk: who may say what when, and who hears it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import sqlalchemy as sa
from tests.server.harness import Client, Json, Person, Served, serving, terms
from tests.server.people import account, lobby, refused

from tysyacha.server.accounts.models import Restriction
from tysyacha.server.talk.models import Report
from tysyacha.server.talk.phrases import PHRASES, message_of
from tysyacha.texts import LANGUAGES, Words


async def table_of(served: Served, people: list[Person], **more: object) -> tuple[str, list[Client]]:
    """A table at which a deal is being played, and the sockets of its players."""
    page = await people[0].open(terms(people=len(people), **more), seat=0)
    table: str = page["table"]["id"]
    for seat, person in enumerate(people[1:], 1):
        await person.sit(table, seat)
    clients = [await person.watch(table) for person in people]
    for client in clients:
        await client.until_board(lambda board: board["stage"] == "deal")
    return table, clients


def is_talk(message: Json) -> bool:
    return bool(message["type"] == "talk")


def test_everybody_at_a_friendly_table_hears_what_is_said_in_his_language(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await served.guest("Anna"), await served.guest("Борис", language="ru")
            table, clients = await table_of(served, [anna, boris])
            said = await anna.post(f"/api/tables/{table}/talk", {"text": "  a   nice deal "})
            assert (said["text"], said["seat"], said["words"]) == ("a nice deal", 0, "a nice deal")
            assert (await clients[1].until(is_talk))["words"] == "a nice deal"
            await anna.post(f"/api/tables/{table}/talk", {"phrase": "good_luck"})
            assert (await clients[1].until(is_talk))["words"] == "Удачи!"
            assert [each["text"] for each in await boris.get(f"/api/tables/{table}/talk")] == [
                "a nice deal",
                None,
            ]

    asyncio.run(scenario())


def test_players_of_a_rated_game_have_only_phrases_while_a_deal_is_played(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await account(served, "Anna"), await account(served, "Boris")
            page = await anna.open(terms(people=2, rated=True), seat=0)
            table = page["table"]["id"]
            path = f"/api/tables/{table}/talk"
            await anna.post(path, {"text": "before the game"})
            await boris.sit(table, 1)
            clients = [await each.watch(table) for each in (anna, boris)]
            await clients[0].until_board(lambda board: board["stage"] == "deal")
            assert await refused(anna, "POST", path, {"text": "lead hearts"}) == "only_phrases"
            await anna.post(path, {"phrase": "hello"})
            assert (await clients[1].until(is_talk))["phrase"] == "hello"

    asyncio.run(scenario())


def test_players_do_not_hear_those_who_look_on_while_a_deal_is_played(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris, vera, other = [
                await served.guest(name) for name in ("Anna", "Boris", "Vera", "Galya")
            ]
            table, clients = await table_of(served, [anna, boris])
            path = f"/api/tables/{table}/talk"
            onlooker = await other.watch(table)
            await vera.post(path, {"text": "he has four aces"})
            heard = await onlooker.until(is_talk)
            assert (heard["text"], heard["seat"]) == ("he has four aces", None)
            await boris.post(path, {"text": "hello all"})
            assert (await clients[0].until(is_talk))["text"] == "hello all"
            assert [each["text"] for each in await anna.get(path)] == ["hello all"]
            assert [each["text"] for each in await other.get(path)] == ["he has four aces", "hello all"]
            await anna.http.delete(f"/api/tables/{table}/seat")
            await boris.http.delete(f"/api/tables/{table}/seat")
            assert [each["text"] for each in await anna.get(path)] == ["he has four aces", "hello all"]

    asyncio.run(scenario())


def test_what_is_said_has_limits(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            assert served.application is not None
            anna, boris = await served.guest("Anna"), await account(served, "Boris")
            table = (await anna.open({}))["table"]["id"]
            path = f"/api/tables/{table}/talk"
            wrong: list[tuple[Json, str]] = [
                ({}, "say_one"),
                ({"text": "x", "phrase": "hello"}, "say_one"),
                ({"phrase": "four_aces"}, "phrase_unknown"),
                ({"text": "x" * 301}, "request_wrong"),
                ({"text": "a\u202eb"}, "text_wrong"),
                ({"text": "   "}, "text_wrong"),
            ]
            for body, code in wrong:
                assert await refused(anna, "POST", path, body) == code
            assert await refused(anna, "POST", "/api/lobby/talk", {"text": "hi"}) == "guest_lobby_talk"
            storage = served.application.service.storage
            await boris.post("/api/lobby/talk", {"text": "anybody for a game?"})
            async with storage.writing() as session:
                session.add(Restriction(player=boris.me["id"], kind="mute", until=None, reason="insult"))
            assert await refused(boris, "POST", "/api/lobby/talk", {"text": "hi"}) == "muted"
            codes = []
            for _ in range(10):
                answer = await anna.http.post(path, json={"phrase": "hello"})
                codes.append(answer.status_code)
            assert codes[0] == 200
            assert codes[-1] == 429

    asyncio.run(scenario())


def test_who_is_muted_is_not_heard_by_him_who_muted(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            anna, boris, vera = (
                await account(served, "Anna"),
                await account(served, "Boris"),
                await served.guest("Vera"),
            )
            table, clients = await table_of(served, [anna, boris, vera])
            await anna.http.put(f"/api/people/{boris.me['id']}/muted")
            await boris.post(f"/api/tables/{table}/talk", {"text": "shut up"})
            await vera.post(f"/api/tables/{table}/talk", {"text": "be nice"})
            assert (await clients[0].until(is_talk))["text"] == "be nice"
            assert [each["text"] for each in await anna.get(f"/api/tables/{table}/talk")] == ["be nice"]
            await boris.post("/api/lobby/talk", {"text": "hello lobby"})
            assert await anna.get("/api/lobby/talk") == []
            assert [each["text"] for each in await vera.get("/api/lobby/talk")] == ["hello lobby"]
            again = await anna.watch(table)
            await again.read()
            await boris.post(f"/api/tables/{table}/talk", {"text": "still here"})
            await vera.post(f"/api/tables/{table}/talk", {"text": "welcome back"})
            assert (await again.until(is_talk))["text"] == "welcome back"
            await anna.http.delete(f"/api/people/{boris.me['id']}/muted")
            await boris.post(f"/api/tables/{table}/talk", {"text": "sorry"})
            assert (await again.until(is_talk))["text"] == "sorry"

    asyncio.run(scenario())


def test_a_report_keeps_what_was_said(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            assert served.application is not None
            anna, boris = await served.guest("Anna"), await account(served, "Boris")
            said = await boris.post("/api/lobby/talk", {"text": "you fool"})
            him = boris.me["id"]
            answer = await anna.http.post(
                "/api/reports", json={"player": him, "reason": "insult", "saying": said["id"]}
            )
            assert answer.status_code == 204
            assert (
                await refused(anna, "POST", "/api/reports", {"player": anna.me["id"], "reason": "spam"})
                == "yourself"
            )
            assert (
                await refused(anna, "POST", "/api/reports", {"player": "x" * 16, "reason": "spam"})
                == "person_unknown"
            )
            async with served.application.service.storage.reading() as session:
                [report] = (await session.scalars(sa.select(Report))).all()
            assert (report.about, report.by, report.said, report.handled) == (
                him,
                anna.me["id"],
                "you fool",
                None,
            )

    asyncio.run(scenario())


def test_every_phrase_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.has(message_of(phrase)) for phrase in PHRASES)


async def _asked_by_a_saying(served: Served, person: Person, browsers: int) -> int:
    """How many statements the database is asked while so many browsers in the lobby hear something."""
    assert served.application is not None
    engine, statements = served.application.service.storage.engine.sync_engine, list[str]()

    def note(*told: object) -> None:
        statements.append(str(told[2]))

    async with AsyncExitStack() as stack:
        news = [await stack.enter_async_context(lobby(person)) for _ in range(browsers)]
        await asyncio.gather(*(each.until("hello") for each in news))
        sa.event.listen(engine, "before_cursor_execute", note)
        await person.post("/api/lobby/talk", {"text": "hello"})
        await asyncio.gather(*(each.until("talk") for each in news))
        sa.event.remove(engine, "before_cursor_execute", note)
    return sum("relations" in each for each in statements)


def test_however_many_hear_a_saying_the_database_is_asked_once(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await account(served, "anna")
            assert await _asked_by_a_saying(served, anna, 1) == 1
            assert await _asked_by_a_saying(served, anna, 12) == 1

    asyncio.run(scenario())
