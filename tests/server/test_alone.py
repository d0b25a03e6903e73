"""What only one person against bots may: undo and hints; and the claim, which everybody may."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.harness import Client, play_on, serving, terms


def my_turn(client: Client) -> bool:
    return bool(client.board["to_act"] == client.seat)


def test_undo_takes_back_the_own_last_action_and_all_after_it(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            person = await served.guest()
            table = (await person.open(terms("steady", "steady"), seat=0))["table"]["id"]
            client = await person.watch(table)
            await client.read()
            assert client.snapshot["may_undo"]
            await play_on(client, random.Random(1), until=lambda c: c.board["stage"] == "deal" and my_turn(c))
            before, number = client.mine, client.number
            await client.send("act", action=client.mine["legal"][0])
            await client.until(lambda message: message["type"] == "done")
            await play_on(client, random.Random(1), until=my_turn)
            assert (await client.ask("undo"))["type"] == "done"
            assert client.number > number
            assert client.mine == before
            await play_on(client, random.Random(1))
            assert (await person.get(f"/api/games/{table}"))["game"]["winner"] is not None

    asyncio.run(scenario())


def settled_hands(client: Client) -> Any:
    """All hands of the last deal that was settled."""
    happened = [each for message in client.events for each in message["events"] if each["kind"] == "settled"]
    return happened[-1]["all_hands"]


def test_a_deal_is_played_again_with_the_same_cards_and_counts_once(sqlite: str) -> None:
    def between(client: Client) -> bool:
        return bool(client.board["stage"] == "between")

    async def scenario() -> None:
        async with serving(sqlite, between_deals_seconds=600) as served:
            person = await served.guest()
            table = (await person.open(terms("steady", "steady"), seat=0))["table"]["id"]
            client = await person.watch(table)
            await play_on(client, random.Random(1), until=lambda c: c.board["stage"] == "deal")
            assert (await client.insist("again"))["code"] == "not_between_deals"
            await play_on(client, random.Random(1), until=between)
            hands = settled_hands(client)
            assert (await client.ask("again"))["type"] == "done"
            assert client.board["stage"] == "deal"
            assert client.snapshot["sheet"] == []
            assert client.mine["dealt"] == hands[0]
            assert client.board["totals"] == [0, 0, 0]
            await play_on(client, random.Random(2), until=between)
            assert settled_hands(client) == hands
            await play_on(client, random.Random(2))
            assert len((await person.get(f"/api/games/{table}"))["sheet"]) > 0

    asyncio.run(scenario())


def test_two_people_do_not_play_a_deal_again(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            person, friend = await served.guest(), await served.guest("Boris")
            table = (await person.open(terms("steady", people=2), seat=0))["table"]["id"]
            await friend.sit(table, 1)
            client = await person.watch(table)
            await client.read()
            assert (await client.insist("again"))["code"] == "only_alone"

    asyncio.run(scenario())


def test_a_hint_is_one_of_the_legal_actions_and_two_people_get_none(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            person = await served.guest()
            table = (await person.open(terms("steady", "steady"), seat=0))["table"]["id"]
            client = await person.watch(table)
            await play_on(client, random.Random(1), until=lambda c: c.board["stage"] == "deal" and my_turn(c))
            hint = await client.ask("hint")
            assert hint["action"] in client.mine["legal"]
            friend = await served.guest("Boris")
            table = (await person.open(terms("steady", people=2), seat=0))["table"]["id"]
            await friend.sit(table, 1)
            client = await person.watch(table)
            await play_on(client, random.Random(1), until=lambda c: c.board["stage"] == "deal")
            for kind in ("undo", "hint"):
                assert (await client.insist(kind))["code"] == "only_alone"

    asyncio.run(scenario())


def test_a_claim_is_stored_as_plays(sqlite: str) -> None:
    def last_card(client: Client) -> bool:
        board, deal = client.board, client.board["deal"]
        leads = board["stage"] == "deal" and deal["phase"] == "play" and deal["trick"] == []
        return leads and my_turn(client) and sum(deal["cards_left"]) == 3

    async def scenario() -> None:
        async with serving(sqlite) as served:
            person = await served.guest()
            long = {"ending.target": 3000}
            table = (await person.open(terms("random", "random", changes=long), seat=0))["table"]["id"]
            client = await person.watch(table)
            await client.read()
            while True:
                await play_on(client, random.Random(1), until=last_card)
                assert client.board["stage"] == "deal", "the game ended without a last lead"
                answer = await client.ask("claim")
                if answer["type"] == "done":
                    break
                assert answer["code"] == "claim_not_sure"
                await client.send("act", action=client.mine["legal"][0])
                await client.read()
            await client.until_board(lambda board: board["stage"] != "deal")
            events = (
                client.events[-1]["events"]
                if client.board["stage"] == "between"
                else client.events[-2]["events"]
            )
            kinds = [each["kind"] for each in events]
            assert kinds[0] == "claimed"
            assert kinds.count("acted") == 3

    asyncio.run(scenario())
