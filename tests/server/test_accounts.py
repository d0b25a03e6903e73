"""Accounts: guests who stay, signing in and out, recovery, one's data."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import sqlalchemy as sa
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from tests.server.harness import Json, Person, Served, bots, play_on, serving, terms

from tysyacha.server.accounts.hashing import passwords
from tysyacha.server.accounts.models import Account, Player, RecoveryCode, Restriction, Session
from tysyacha.server.storage.base import Base


async def refused(person: Person, method: str, path: str, body: Any = None) -> str:
    answer = await person.http.request(method, path, json=body)
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["code"])


async def stranger(served: Served) -> Person:
    """A browser without a cookie."""
    return Person(served, served.browser(), {})


async def account(served: Served, login: str, password: str = "long enough", name: str = "Anna") -> Person:
    person = await served.guest(name)
    person.me["codes"] = (await person.post("/api/account", {"login": login, "password": password}))["codes"]
    person.me["kind"] = "account"
    return person


def test_a_guest_makes_an_account_and_keeps_his_games(sqlite: str) -> None:
    import random

    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await served.guest()
            limits = {each["code"] for each in anna.me["limits"]}
            assert limits == {"guest_rated", "guest_leaderboard", "guest_lobby_talk"}
            page = await anna.open(terms("steady", "steady"), seat=0)
            client = await anna.watch(page["table"]["id"])
            await play_on(client, random.Random(1))
            cookie = anna.http.cookies["tysyacha"]
            await anna.post("/api/account", {"login": "Anna.K", "password": "long enough"})
            assert anna.http.cookies["tysyacha"] != cookie
            me = await anna.get("/api/me")
            assert (me["id"], me["kind"], me["limits"]) == (anna.me["id"], "account", [])
            elsewhere = await stranger(served)
            signed_in = await elsewhere.post(
                "/api/account/sign-in", {"login": "anna.k ", "password": "long enough"}
            )
            assert signed_in["id"] == anna.me["id"]
            [game] = await elsewhere.get("/api/games")
            assert game["id"] == page["table"]["id"]
            told = await elsewhere.get("/api/account")
            assert (told["login"], told["codes_left"], len(told["browsers"])) == ("anna.k", 8, 2)

    asyncio.run(scenario())


def test_names_to_sign_in_with_are_checked_and_taken_once(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            await account(served, "anna")
            boris = await served.guest("Boris")
            for login, code in (("ab", "login_wrong"), ("a b c", "login_wrong"), ("ＡＮＮＡ", "login_taken")):
                body = {"login": login, "password": "long enough"}
                assert await refused(boris, "POST", "/api/account", body) == code
            short = {"login": "boris", "password": "short"}
            assert await refused(boris, "POST", "/api/account", short) == "request_wrong"
            assert (await boris.get("/api/me"))["kind"] == "guest"
            both = [{"login": "twice", "password": "long enough"}] * 2
            vera = await served.guest("Vera")
            answers = await asyncio.gather(
                *(
                    each.http.post("/api/account", json=body)
                    for each, body in zip((boris, vera), both, strict=True)
                )
            )
            assert sorted(each.status_code for each in answers) == [201, 409]

    asyncio.run(scenario())


def test_wrong_passwords_are_refused_alike_and_throttled(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            await account(served, "anna")
            eve = await stranger(served)
            nobody = {"login": "nobody", "password": "long enough"}
            assert await refused(eve, "POST", "/api/account/sign-in", nobody) == "sign_in_wrong"
            wrong = {"login": "anna", "password": "wrong"}
            codes = [await refused(eve, "POST", "/api/account/sign-in", wrong) for _ in range(11)]
            assert set(codes[:10]) == {"sign_in_wrong"}
            assert codes[10] == "too_often"
            assert "tysyacha" not in eve.http.cookies

    asyncio.run(scenario())


def test_a_recovery_code_sets_a_new_password_once_and_signs_everybody_out(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            anna = await account(served, "anna")
            code = anna.me["codes"][0]
            again = await stranger(served)
            asked = {"login": "anna", "code": code.lower() + "x", "password": "another one"}
            assert await refused(again, "POST", "/api/account/recover", asked) == "code_wrong"
            asked["code"] = code.replace("-", " ")
            assert (await again.post("/api/account/recover", asked))["id"] == anna.me["id"]
            assert await refused(anna, "GET", "/api/me") == "not_signed_in"
            assert await refused(anna, "POST", "/api/account/recover", asked) == "code_wrong"
            old = {"login": "anna", "password": "long enough"}
            assert await refused(anna, "POST", "/api/account/sign-in", old) == "sign_in_wrong"
            await anna.post("/api/account/sign-in", {"login": "anna", "password": "another one"})
            assert (await anna.get("/api/account"))["codes_left"] == 7
            fresh = (await anna.post("/api/account/codes", {"password": "another one"}))["codes"]
            assert len(set(fresh)) == 8
            assert await refused(anna, "POST", "/api/account/codes", {"password": "x"}) == "password_wrong"

    asyncio.run(scenario())


def test_a_new_password_and_signing_out_close_other_browsers(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await account(served, "anna")
            others = [await stranger(served) for _ in range(3)]
            for each in others:
                await each.post("/api/account/sign-in", {"login": "anna", "password": "long enough"})
            browsers = (await anna.get("/api/account"))["browsers"]
            assert [each["is_this"] for each in browsers].count(True) == 1
            newest = next(each for each in browsers if not each["is_this"])
            answer = await anna.http.delete(f"/api/account/browsers/{newest['id']}")
            assert answer.status_code == 204
            assert len((await anna.get("/api/account"))["browsers"]) == 3
            assert await refused(anna, "DELETE", "/api/account/browsers/x") == "browser_unknown"
            change = {"old": "long enough", "new": "longer still"}
            assert (await anna.http.put("/api/account/password", json=change)).status_code == 204
            assert await refused(anna, "PUT", "/api/account/password", change) == "password_wrong"
            for each in others:
                assert await refused(each, "GET", "/api/me") == "not_signed_in"
            assert (await anna.http.post("/api/me/leave")).status_code == 204
            assert await refused(anna, "GET", "/api/me") == "not_signed_in"

    asyncio.run(scenario())


def test_weaker_hashes_are_replaced_and_no_secret_stands_in_the_database(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            assert served.application is not None
            storage = served.application.service.storage
            anna = await account(served, "anna")
            weak = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1),)).hash(
                "long enough"
            )
            async with storage.writing() as session:
                await session.execute(sa.update(Account).values(password=weak))
            await anna.post("/api/account/sign-in", {"login": "anna", "password": "long enough"})
            async with storage.reading() as session:
                stored = (await session.scalars(sa.select(Account.password))).one()
                codes = (await session.scalars(sa.select(RecoveryCode.code))).all()
                tokens = (await session.scalars(sa.select(Session.token))).all()
            assert stored is not None
            assert stored != weak
            assert stored.startswith("$argon2id$")
            assert passwords().verify("long enough", stored)
            assert not {each.replace("-", "") for each in anna.me["codes"]} & set(codes)
            assert anna.http.cookies["tysyacha"] not in tokens

    asyncio.run(scenario())


def test_ones_data_can_be_taken_away_and_deleted(database: str) -> None:
    import random

    async def scenario() -> None:
        async with serving(database) as served:
            anna, boris = await account(served, "anna", name="Annushka"), await served.guest("Boris")
            page = await anna.open(terms("steady", people=2), seat=0)
            await boris.sit(page["table"]["id"], 1)
            clients = [await each.watch(page["table"]["id"]) for each in (anna, boris)]
            await asyncio.gather(*(play_on(each, random.Random(2)) for each in clients))
            running = await anna.open({"seats": [{"kind": "open"}, *bots("steady")]}, seat=0)
            data: Json = await anna.get("/api/account/data")
            assert data["player"]["name"] == "Annushka"
            assert data["games"][0]["record"]["players"][0] == "Annushka"
            assert "password" not in str(data["account"])
            assert await refused(anna, "POST", "/api/account/delete", {"password": "x"}) == "password_wrong"
            answer = await anna.http.post("/api/account/delete", json={"password": "long enough"})
            assert answer.status_code == 204
            assert await refused(anna, "GET", "/api/me") == "not_signed_in"
            gone = {"login": "anna", "password": "long enough"}
            assert await refused(anna, "POST", "/api/account/sign-in", gone) == "sign_in_wrong"
            [game] = await boris.get("/api/games")
            assert game["players"][0]["id"] is None
            assert "Annushka" not in (await boris.http.get(f"/api/games/{game['id']}")).text
            assert served.application is not None
            live = await served.hub.live(running["table"]["id"])
            assert live.state.seats[0].left
            assert live.state.seats[0].name != "Annushka"
            async with served.application.service.storage.reading() as session:
                assert await session.get(Player, anna.me["id"]) is None

    asyncio.run(scenario())


def test_everything_that_is_kept_of_a_player_is_among_what_he_takes_away(database: str) -> None:
    """Every row of every table of the database that names him, but for what only lets somebody in."""
    secret = {"recovery_codes", "visits"}

    async def scenario() -> None:
        async with serving(database) as served:
            assert served.application is not None
            anna, boris = await account(served, "anna"), await account(served, "boris")
            hidden = await anna.open({"public": False}, seat=0)
            table = hidden["table"]["id"]
            await anna.post("/api/lobby/talk", {"text": "hello"})
            for player, kind in ((boris, "friend"), (boris, "muted")):
                await anna.http.put(f"/api/people/{player.me['id']}/{kind}")
            await anna.http.post("/api/reports", json={"player": boris.me["id"], "reason": "spam"})
            await anna.http.post("/api/invitations", json={"table": table, "player": boris.me["id"]})
            other = await boris.open({"public": False}, seat=0)
            await anna.post(f"/api/tables/{other['table']['id']}/enter", {"key": other["key"]})
            async with served.application.service.storage.writing() as session:
                session.add(Restriction(player=anna.me["id"], kind="mute", until=None, reason="rude"))
            data: Json = await anna.get("/api/account/data")
            told = {
                "accounts": "account",
                "identities": "providers",
                "memberships": "entered",
                "players": "player",
                "tallies": "statistics",
            }
            named = await _tables_that_name(served, anna.me["id"]) - secret
            assert {"tables", "seats", "invitations", "restrictions", "memberships", "relations"} <= named
            # The log of a table comes with its record.
            assert {each for each in named - {"events"} if not data.get(told.get(each, each))} == set()
            whole = msgspec.json.encode(data).decode()
            assert hidden["key"] not in whole
            assert "$argon2" not in whole
            assert {"secret", "key", "password"} & set(data["tables"][0]) == set()

    asyncio.run(scenario())


async def _tables_that_name(served: Served, player: str) -> set[str]:
    """The tables of the database with a row in which a player's id stands anywhere."""
    assert served.application is not None
    found = set()
    async with served.application.service.storage.reading() as session:
        for each in Base.metadata.sorted_tables:
            rows = await session.execute(sa.select(each))
            if any(player in str(tuple(row)) for row in rows):
                found.add(each.name)
    return found
