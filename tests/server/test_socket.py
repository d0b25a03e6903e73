"""The socket of a table: resuming, repeats, stale commands, a second tab, garbage."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.harness import Client, Person, Served, play_on, serving, terms


async def seated(served: Served, **more: Any) -> tuple[Person, str, Client]:
    """One person at a table of bots, with the socket open."""
    person = await served.guest()
    page = await person.open(terms("steady", "steady", **more), seat=0)
    table: str = page["table"]["id"]
    client = await person.watch(table)
    await client.read()
    return person, table, client


def in_play(client: Client) -> bool:
    return bool(client.board["to_act"] == client.seat and client.board["deal"]["phase"] == "play")


def test_after_a_gap_the_rest_comes_by_number(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            person, table, first = await seated(served)
            await play_on(first, random.Random(1), until=in_play)
            known, cut_off = first.number, first.number - 6
            await first.close()
            second = await person.watch(table, last=cut_off)
            second.number = cut_off
            await second.until(lambda message: message["type"] == "resumed")
            assert not second.snapshot
            assert second.number >= known
            missed = {each["number"]: each for each in second.events}
            for event in first.events:
                if event["number"] > cut_off:
                    assert missed[event["number"]] == event
            third = await person.watch(table)
            assert (await third.read())["type"] == "snapshot"
            assert third.snapshot["number"] == second.number
            assert third.mine == second.mine

    asyncio.run(scenario())


def test_a_repeat_is_harmless_and_a_stale_command_is_told_how_things_are(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            _, _, client = await seated(served)
            await play_on(client, random.Random(1), until=in_play)
            at, action = client.number, client.mine["legal"][0]
            done = await client.ask("act", id="once", action=action)
            again = await client.ask("act", id="once", at=at, action=action)
            assert done == again == {"type": "done", "id": "once", "number": at + 1}
            await play_on(client, random.Random(1), until=in_play)
            stale = await client.ask("act", id="late", at=at, action=client.mine["legal"][0])
            assert (stale["type"], stale["code"]) == ("refused", "command_stale")
            fresh = await client.until(lambda message: message["type"] == "snapshot")
            assert fresh["number"] == client.number >= at + 2
            assert (await client.ask("act", action=fresh["mine"]["legal"][0]))["type"] == "done"

    asyncio.run(scenario())


def test_an_illegal_action_says_what_would_be_right_and_changes_nothing(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            _, _, client = await seated(served)
            await play_on(client, random.Random(1), until=in_play)
            refused = await client.ask("act", action=["bid", 120])
            assert refused["type"] == "refused"
            assert "play" in refused["message"]
            assert (await client.ask("act", action=client.mine["legal"][0]))["type"] == "done"

    asyncio.run(scenario())


def test_a_second_tab_takes_over_and_the_first_is_told(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            person, table, first = await seated(served)
            second = await person.watch(table)
            await second.read()
            assert await first.closed() == 4001
            assert first.messages[-1] == {"type": "replaced"}
            await play_on(second, random.Random(1), until=in_play)
            assert (await second.ask("act", action=second.mine["legal"][0]))["type"] == "done"

    asyncio.run(scenario())


def test_a_spectator_sees_no_hand_and_may_do_nothing(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            _, table, client = await seated(served)
            onlooker = await (await served.guest("Onlooker")).watch(table)
            await onlooker.read()
            await play_on(client, random.Random(1), until=in_play)
            await onlooker.until(lambda message: message.get("number") == client.number)
            assert onlooker.seat is None
            assert onlooker.mine["hand"] is None
            assert onlooker.mine["legal"] == []
            assert onlooker.board == client.board
            refused = await onlooker.ask("act", action=client.mine["legal"][0])
            assert refused["code"] == "only_seated"

    asyncio.run(scenario())


def test_whatever_comes_in_the_answer_is_a_message_or_a_close(sqlite: str) -> None:
    garbage: list[str | bytes] = [
        "", "{", "[]", "null", "\x00", b"\xff\xfe", '{"type":"act"}', '{"type":"nothing","id":"a"}',
        '{"type":"act","id":"a","at":-1,"action":[]}', '{"type":"act","id":"a","at":1e9,"action":["play"]}',
        "[" * 2_000, '{"type":"reveal","id":"x","nonce":"zz"}', "9" * 4_000, '{"type":"ping","more":1}',
    ]  # fmt: skip

    async def scenario() -> None:
        async with serving(sqlite) as served:
            person, table, client = await seated(served)
            for each in garbage:
                await client.socket.send(each)
                answer = await client.until(lambda message: message["type"] == "refused")
                assert answer["code"] == "message_wrong"
            await client.socket.send("x" * 5_000)
            assert (await client.until(lambda m: m["type"] == "refused"))["code"] == "message_too_large"
            await client.socket.send("x" * 40_000)
            assert await client.closed() in (1009, 1006)
            calm = await person.watch(table)
            await calm.read()
            await play_on(calm, random.Random(1), until=in_play)

    asyncio.run(scenario())


def test_a_flood_is_told_off_and_closed_and_others_play_on(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, messages_a_second=20) as served:
            person, table, _ = await seated(served)
            flooding = await person.watch(table)
            for _ in range(300):
                await flooding.socket.send('{"type":"ping"}')
            assert await flooding.closed() == 1008
            calm = await person.watch(table)
            await calm.read()
            await play_on(calm, random.Random(1), until=in_play)

    asyncio.run(scenario())
