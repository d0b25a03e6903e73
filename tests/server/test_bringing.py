"""A guest who signs in to the account he has: his games and all else come along, and nothing is there twice."""

from __future__ import annotations

import asyncio
import random

import sqlalchemy as sa
from tests.server.harness import Person, Served, play_on, serving, terms
from tests.server.people import account, lobby
from tests.server.test_standing import counted

from tysyacha.server.accounts.bringing import handing_over
from tysyacha.server.accounts.models import Player
from tysyacha.server.play import log
from tysyacha.server.play.folding import fold, fold_all
from tysyacha.server.play.models import LoggedEvent
from tysyacha.server.play.state import first_state
from tysyacha.server.tables.terms import Terms

GUEST, ACCOUNT, OTHER = "g" * 16, "a" * 16, "o" * 16


async def sign_in(person: Person, login: str) -> str:
    """The id of the player that the browser belongs to now."""
    body = {"login": login, "password": "long enough"}
    return str((await person.post("/api/account/sign-in", body))["id"])


async def finished(served: Served, person: Person) -> str:
    table = (await person.open(terms("random", "random"), seat=0))["table"]["id"]
    client = await person.watch(table)
    await play_on(client, random.Random(1))
    await client.close()
    await counted(served, str(table))
    return str(table)


def test_what_a_guest_did_comes_along_to_his_account(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            assert served.application is not None
            owner, boris = await account(served, "Anna"), await account(served, "Boris")
            guest = await served.guest("Anya")
            own, played = await finished(served, owner), await finished(served, guest)
            running = (await guest.open(terms("steady", people=2), seat=0))["table"]["id"]
            await boris.sit(running, 1)
            opened = (await guest.open({"public": False}))["table"]["id"]
            assert (await guest.http.put(f"/api/people/{boris.me['id']}/muted")).status_code == 204
            client = await guest.watch(running)
            await client.read()
            async with lobby(guest) as news:
                await news.until("hello")
                assert await sign_in(guest, "Anna-login") == owner.me["id"]
                assert await news.closed() == 4004
            assert await client.closed() == 4004
            games = {each["id"]: each for each in await guest.get("/api/games")}
            assert set(games) == {own, played}
            statistics = (await guest.get(f"/api/standing/{owner.me['id']}"))["statistics"]
            assert [each["games"] for each in statistics] == [2]
            assert {each["id"] for each in await guest.get("/api/tables/mine")} == {running, opened}
            assert [each["id"] for each in (await guest.get("/api/people/mine"))["muted"]] == [boris.me["id"]]
            assert (await guest.http.delete(f"/api/tables/{opened}")).status_code == 204
            again = await guest.watch(running)
            await again.read()
            assert again.seat == 0
            assert again.board["seats"][0]["id"] == owner.me["id"]
            others = await boris.watch(running)
            players = [(again, random.Random(1)), (others, random.Random(2))]
            await asyncio.gather(*(play_on(*each, until=lambda c: len(c.events) > 12) for each in players))
            async with served.application.service.storage.reading() as session:
                assert await session.get(Player, guest.me["id"]) is None
            # Who is deleted leaves no name, even that of the guest he was.
            body = {"password": "long enough"}
            assert (await guest.http.post("/api/account/delete", json=body)).status_code == 204
            async with served.application.service.storage.reading() as session:
                told = await session.scalars(sa.select(LoggedEvent.body))
                assert not [each for each in told if "Anya" in each]

    asyncio.run(scenario())


def test_at_one_table_the_account_keeps_its_own_seat(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            owner, guest = await account(served, "Anna"), await served.guest("Anya")
            running = (await owner.open(terms("steady", people=2), seat=0))["table"]["id"]
            gathering = (await owner.open(terms(people=3), seat=2))["table"]["id"]
            await guest.sit(running, 1)
            await guest.sit(gathering, 0)
            await sign_in(guest, "Anna-login")
            page = await guest.get(f"/api/tables/{running}")
            assert page["seat"] == 0
            assert [each["left"] for each in page["seats"]] == [False, True, False]
            page = await guest.get(f"/api/tables/{gathering}")
            assert [each["id"] for each in page["seats"]] == [None, None, owner.me["id"]]

    asyncio.run(scenario())


def test_a_seat_kept_for_the_guest_is_kept_for_the_account() -> None:
    state = first_state("t" * 16, Terms())
    for event in (log.Offered(0, "kept", GUEST), log.Seated(1, "O", player=OTHER), log.Offered(2, "open")):
        state = fold(state, event).state
    assert handing_over(state, GUEST, ACCOUNT) == [log.Offered(0, "kept", ACCOUNT)]


def test_an_undo_does_not_give_a_seat_back_to_the_guest() -> None:
    events: list[log.LogEvent] = [
        log.Seated(0, "G", player=GUEST),
        log.Offered(1, "kept"),
        log.HandedOver(0, ACCOUNT),
        log.Offered(2, "kept"),
        log.Undone(1),
    ]
    state = fold_all(first_state("t" * 16, Terms()), events).state
    assert [each.player for each in state.seats] == [ACCOUNT, None, None]
    assert [each.kind for each in state.seats] == ["open", "open", "open"]
    again = fold_all(first_state("t" * 16, Terms()), [*events, log.Undone(1)]).state
    assert again.seats[0].player == ACCOUNT
