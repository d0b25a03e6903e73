"""A database that each release has left behind opens: its finished game can be read, its running one goes on.

``python -m tests.server.test_releases`` writes the one of the present release; those of earlier ones are never changed.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from pathlib import Path

import pytest
from tests.server.harness import Client, play_on, serving, terms

from tysyacha.record import read, replay
from tysyacha.server.fair.verifying import verify
from tysyacha.server.versions import VERSION

FOLDER = Path(__file__).parent / "releases"
RELEASES = sorted(each.stem for each in FOLDER.glob("*.sqlite3"))


def test_this_release_has_left_its_database() -> None:
    assert VERSION in RELEASES


@pytest.mark.parametrize("release", RELEASES)
def test_a_database_of_a_release_opens_and_its_games_go_on(tmp_path: Path, release: str) -> None:
    left = json.loads((FOLDER / f"{release}.json").read_text())
    shutil.copy(FOLDER / f"{release}.sqlite3", tmp_path / "old.sqlite3")

    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path / 'old.sqlite3'}") as served:
            person = await served.guest("Nobody")
            person.http.cookies.clear()
            person.http.cookies.update(left["cookies"])
            record = read((await person.http.get(f"/api/games/{left['finished']}/record")).content)
            assert replay(record).winner is not None
            assert verify(record).ok
            client = await person.watch(left["running"])
            await client.read()
            assert client.number >= left["number"]
            await play_on(client, random.Random(1), until=_settled)

    asyncio.run(scenario())


def _settled(client: Client) -> bool:
    return any(each["kind"] == "settled" for event in client.events for each in event["events"])


def _in_play(client: Client) -> bool:
    board = client.board
    return bool(board["stage"] == "deal" and board["deal"]["phase"] == "play" and board["to_act"] == 0)


async def write() -> None:
    """Plays one game to its end and another into a deal's play, and keeps the file."""
    FOLDER.mkdir(exist_ok=True)
    kept = FOLDER / f"{VERSION}.sqlite3"
    kept.unlink(missing_ok=True)
    async with serving(f"sqlite:///{kept}") as served:
        person = await served.guest()
        finished = (await person.open(terms("steady", "steady"), seat=0))["table"]["id"]
        await play_on(await person.watch(finished), random.Random(1))
        running = (await person.open(terms("steady", "steady"), seat=0))["table"]["id"]
        client = await person.watch(running)
        await play_on(client, random.Random(2), until=_in_play)
        left = {"cookies": dict(person.http.cookies), "finished": finished, "running": running}
        (FOLDER / f"{VERSION}.json").write_text(
            json.dumps({**left, "number": client.number}, indent=1) + "\n"
        )
    with sqlite3.connect(kept) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")


if __name__ == "__main__":
    asyncio.run(write())
