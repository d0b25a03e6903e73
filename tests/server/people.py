"""People with accounts, the lobby in their browsers, and refusals, for tests of what they do together."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from tests.server.harness import PATIENCE, Json, Person, Served, play_on, terms
from websockets.asyncio.client import ClientConnection, connect


async def account(served: Served, name: str) -> Person:
    """Somebody with an account."""
    person = await served.guest(name)
    await person.post("/api/account", {"login": f"{name}-login", "password": "long enough"})
    return person


async def refused(person: Person, method: str, path: str, body: Any = None) -> str:
    """The code of a refusal."""
    answer = await person.http.request(method, path, json=body)
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["code"])


class News:
    """A lobby that is open in a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def until(self, kind: str) -> Json:
        while True:
            message: Json = msgspec.json.decode(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            if message["type"] == kind:
                return message

    async def say(self, text: str) -> None:
        await self._socket.send(text)

    async def closed(self) -> int | None:
        await self._socket.wait_closed()
        return self._socket.close_code


@asynccontextmanager
async def lobby(person: Person) -> AsyncIterator[News]:
    url = person.served.url.replace("http", "ws") + "/api/lobby/live"
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    async with connect(url, additional_headers={"cookie": cookies}, compression=None) as socket:
        yield News(socket)


async def play(people: list[Person], *levels: str, **more: Any) -> str:
    """A whole game; its table."""
    page = await people[0].open(terms(*levels, people=len(people), **more), seat=0)
    table: str = page["table"]["id"]
    for seat, person in enumerate(people[1:], 1):
        await person.sit(table, seat)
    clients = [await person.watch(table) for person in people]
    await asyncio.gather(*(play_on(client, random.Random(seat)) for seat, client in enumerate(clients)))
    return table
