"""Whole games by sockets, on both databases, and what is left of them."""

from __future__ import annotations

import asyncio
import random
import secrets

from tests.server.harness import Person, Served, play_on, serving, terms

from tysyacha.record import read, replay
from tysyacha.server.fair.seeds import commitment_to
from tysyacha.server.fair.verifying import verify


async def one_game(
    served: Served, people: int, levels: tuple[str, ...], **more: object
) -> tuple[str, Person]:
    """A game to its end; the table and one of its players."""
    persons = [await served.guest(f"Player {number}") for number in range(people)]
    page = await persons[0].open(terms(*levels, people=people, **more))
    table = page["table"]["id"]
    for seat, person in enumerate(persons):
        await person.sit(table, seat)
    clients = [await person.watch(table) for person in persons]
    await asyncio.gather(*(play_on(client, random.Random(seat)) for seat, client in enumerate(clients)))
    assert len({client.number for client in clients}) == 1
    for client in clients:
        await client.close()
    return table, persons[0]


def test_a_person_against_bots_leaves_a_record_that_replays_and_verifies(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            table, person = await one_game(served, 1, ("steady", "random"))
            page = await person.get(f"/api/games/{table}")
            record = read((await person.http.get(f"/api/games/{table}/record")).content)
            game = replay(record)
            assert game.winner is not None
            assert game.winner == page["game"]["winner"]
            assert verify(record).ok
            assert [line["standing"]["totals"] for line in page["sheet"]] == [
                list(line.settlement.standing.totals) for line in game.sheet
            ]
            shared = await served.guest("Somebody else")
            assert (await shared.get(f"/api/games/shared/{page['share']}"))["game"]["id"] == table
            assert (await shared.http.get(f"/api/games/{table}")).status_code == 404
            assert [each["id"] for each in await person.get("/api/games")] == [table]

    asyncio.run(scenario())


def test_four_people_with_a_cut_pack_and_a_window_before_the_lead(sqlite: str) -> None:
    changes = {"ritual.cut": "right", "redeal.deadline": "first_lead"}

    async def scenario() -> None:
        async with serving(sqlite) as served:
            table, person = await one_game(served, 4, (), changes=changes)
            record = read((await person.http.get(f"/api/games/{table}/record")).content)
            assert replay(record).winner is not None
            assert verify(record).ok
            cuts = record.extra["fair"]["cuts"]
            assert all(len(each) == 1 and each[0] is not None for each in cuts)

    asyncio.run(scenario())


def test_two_people(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            table, person = await one_game(served, 2, ())
            record = read((await person.http.get(f"/api/games/{table}/record")).content)
            assert replay(record).winner is not None

    asyncio.run(scenario())


def test_nonces_are_in_the_deals_and_one_that_is_withheld_is_said(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, reveal_seconds=0.2) as served:
            persons = [await served.guest("Anna"), await served.guest("Boris")]
            page = await persons[0].open(terms("random", people=2))
            table = page["table"]["id"]
            nonces = [secrets.token_bytes(32) for _ in persons]
            for seat, person in enumerate(persons):
                await person.sit(table, seat, commitment=commitment_to(nonces[seat], table))
            clients = [await person.watch(table) for person in persons]
            await clients[0].read()
            wrong = await clients[0].ask("reveal", nonce=secrets.token_bytes(32).hex())
            assert wrong["code"] == "nonce_wrong"
            assert (await clients[0].ask("reveal", nonce=nonces[0].hex()))["type"] == "done"
            await asyncio.gather(*(play_on(each, random.Random(1)) for each in clients))
            record = read((await persons[1].http.get(f"/api/games/{table}/record")).content)
            verdict = verify(record)
            assert verdict.ok
            assert verdict.withheld == (1,)
            assert verdict.without == (2,)

    asyncio.run(scenario())
