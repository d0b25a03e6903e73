"""``tysyacha admin`` beside a running service: users, mutes, bans, reports, backup, restore, export."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from pathlib import Path

import pytest
from tests.server.harness import play_on, serving, terms
from tests.server.people import account, lobby, refused
from typer.testing import CliRunner

from tysyacha.cli import app
from tysyacha.record import read


async def admin(database: str, *words: str, status: int = 0) -> str:
    """What the command prints."""
    command = ["admin", *words, "--lang", "en"]
    result = await asyncio.to_thread(CliRunner(env={"DATABASE_URL": database}).invoke, app, command)
    assert result.exit_code == status, result.output
    return result.output


async def apart(database: str, *words: str) -> int:
    """The exit status of the command in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tysyacha", "admin", *words,
        env={**os.environ, "DATABASE_URL": database}, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    return await process.wait()


def test_who_is_banned_is_turned_out_of_table_and_lobby_at_once(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await account(served, "Anna"), await account(served, "Boris")
            table = (await anna.open(terms("steady", people=2), seat=0))["table"]["id"]
            await boris.sit(table, 1)
            here, there = await anna.watch(table), await boris.watch(table)
            async with lobby(boris) as news:
                await news.until("hello")
                assert await apart(sqlite, "ban", boris.me["id"]) == 0
                assert await there.closed() == 4004
                assert there.messages[-1]["code"] == "banned"
                assert await news.closed() == 4004
            await here.socket.send('{"type":"ping"}')
            await here.until(lambda message: message["type"] == "pong")
            onlooker = await boris.watch(table)
            await onlooker.read()
            assert onlooker.seat is None

    asyncio.run(scenario())


def test_users_are_found_muted_banned_and_pardoned(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await account(served, "Anna"), await account(served, "Boris")
            listed = await admin(sqlite, "users", "ANN")
            assert anna.me["id"] in listed
            assert boris.me["id"] not in listed
            report = {"player": boris.me["id"], "reason": "insult", "note": "he is rude"}
            assert (await anna.http.post("/api/reports", json=report)).status_code == 204
            told = await admin(sqlite, "reports")
            assert "he is rude" in told
            await admin(sqlite, "settle", told.split()[0])
            assert await admin(sqlite, "reports") == ""
            await admin(sqlite, "mute", "boris-login", "--days", "1", "--reason", "rude")
            assert await refused(boris, "POST", "/api/lobby/talk", {"text": "hi"}) == "muted"
            assert "mute" in await admin(sqlite, "users", boris.me["id"])
            await admin(sqlite, "ban", boris.me["id"])
            assert await refused(boris, "GET", "/api/me") == "not_signed_in"
            body = {"login": "boris-login", "password": "long enough"}
            assert await refused(boris, "POST", "/api/account/sign-in", body) == "banned"
            await admin(sqlite, "pardon", "boris-login")
            await boris.post("/api/account/sign-in", body)
            await boris.post("/api/lobby/talk", {"text": "sorry"})
            assert "no player nobody" in await admin(sqlite, "ban", "nobody", status=2)

    asyncio.run(scenario())


def test_a_backup_of_a_running_database_comes_back(sqlite: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"

    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await served.guest("Anna")
            await admin(sqlite, "backup", str(copy))
            assert "exists already" in await admin(sqlite, "backup", str(copy), status=2)
            assert "in use" in await admin(sqlite, "restore", str(copy), status=2)
            assert await apart(sqlite, "restore", str(copy)) == 2
            boris = await served.guest("Boris")
            await boris.get("/api/me")
        broken = tmp_path / "broken.sqlite3"
        broken.write_bytes(copy.read_bytes()[:5_000])
        assert "not a whole backup" in await admin(sqlite, "restore", str(broken), status=2)
        assert "kept as" in await admin(sqlite, "restore", str(copy))
        async with serving(sqlite) as served:
            for person, is_there in ((anna, True), (boris, False)):
                there = await served.guest()
                there.http.cookies.clear()
                there.http.cookies.set("tysyacha", person.http.cookies["tysyacha"])
                assert ((await there.http.get("/api/me")).status_code == 200) == is_there

    asyncio.run(scenario())


def test_every_record_is_exported(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            anna = await served.guest("Anna")
            tables = []
            for seed in range(2):
                page = await anna.open(terms("steady"), seat=0)
                tables.append(page["table"]["id"])
                await play_on(await anna.watch(tables[-1]), random.Random(seed))
            file = tmp_path / "records.jsonl"
            assert "2 records" in await admin(database, "export", str(file))
            lines = file.read_text(encoding="utf-8").splitlines()
            assert [json.loads(line)["meta"]["game"] for line in lines] == tables
            assert [read(line).players[0] for line in lines] == ["Anna", "Anna"]

    asyncio.run(scenario())


@pytest.mark.parametrize("word", ["users", "backup x"])
def test_without_a_database_nothing_is_made(word: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        missing = tmp_path / "missing.sqlite3"
        assert "There is no database" in await admin(f"sqlite:///{missing}", *word.split(), status=2)
        assert list(tmp_path.iterdir()) == []

    asyncio.run(scenario())


def test_nonsense_is_one_sentence(sqlite: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"x" * 5_000)

    async def scenario() -> None:
        async with serving(sqlite) as served:
            person = await served.guest()
            for days in ("nan", "inf", "-1", "1e400"):
                await admin(sqlite, "ban", person.me["id"], "--days", days, status=2)
            assert (await person.get("/api/me"))["id"] == person.me["id"]
            long = await admin(sqlite, "mute", person.me["id"], "--days", "36500", "--reason", "x" * 5_000)
            assert person.me["id"] in long
            assert "mute" in await admin(sqlite, "users")
            await admin(sqlite, "ban", "nobody\n", status=2)
        told = await admin(f"sqlite:///{broken}", "users", status=2)
        assert "cannot be used" in told
        assert "Traceback" not in told

    asyncio.run(scenario())


def test_what_people_write_does_nothing_to_the_terminal(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await served.guest("Anna"), await served.guest("Boris")
            note = "\x1b[2J\x1b]0;x\x07 look \u202e here\r\n"
            report = {"player": boris.me["id"], "reason": "other", "note": note}
            assert (await anna.http.post("/api/reports", json=report)).status_code == 204
            told = await admin(sqlite, "reports")
            assert "look here" in told
            assert not any(each in told for each in "\x1b\x07\u202e\r")

    asyncio.run(scenario())
