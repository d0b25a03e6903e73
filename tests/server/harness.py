"""A real service on a real port, and clients that talk to it as a browser does."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import socket
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tysyacha.server.app import Application
from tysyacha.server.play.hub import Hub
from tysyacha.server.running.command import uvicorn_options
from tysyacha.server.running.logs import set_up
from tysyacha.server.running.settings import Settings

# As the service itself sets them up: nothing but errors, and no variables in tracebacks.
set_up("text", "error")

Json: TypeAlias = dict[str, Any]
PATIENCE = 60
"""Seconds that a test waits for an answer: the machine may be busy with something else."""
BOTS_WORKER = (sys.executable, str(Path(__file__).parent / "odd_bots.py"))
QUICKLY = {
    "window_seconds": 0.06,
    "reveal_seconds": 1.0,
    "between_deals_seconds": 5.0,
    "bot_workers": 0,
    "messages_a_second": 10_000,
    "log_level": "error",
}
SHORT_GAME: dict[str, Any] = {"ending.target": 300, "barrel.at": None, "dump.values": []}


class Served:
    """A running service: its address, and the application for a look inside."""

    def __init__(self, url: str, application: Application | None) -> None:
        self.url = url
        self.application = application
        self.open: list[httpx.AsyncClient | ClientConnection] = []

    async def close(self) -> None:
        """Closes what clients have left open."""
        for each in self.open:
            await (each.aclose() if isinstance(each, httpx.AsyncClient) else each.close())

    @property
    def hub(self) -> Hub:
        assert self.application is not None
        return self.application.service.hub

    async def guest_when_ready(self) -> Person:
        """The first guest of a service that is still starting."""
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as client:
            for _ in range(600):
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get("/ready")).status_code == 200:
                        return await self.guest()
                await asyncio.sleep(0.05)
        raise AssertionError("the service does not start")

    def browser(self) -> httpx.AsyncClient:
        """A browser in which nobody is signed in; what changes something brings its token, as a page's script does."""
        client = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)

        async def with_token(request: httpx.Request) -> None:
            if request.method in ("GET", "HEAD"):
                return
            if "csrf" not in client.cookies:
                await client.get("/health")
                request.headers.pop("cookie", None)
                client.cookies.set_cookie_header(request)
            request.headers.setdefault("x-csrf-token", client.cookies.get("csrf") or "")

        client.event_hooks = {"request": [with_token]}
        self.open.append(client)
        return client

    async def guest(self, name: str = "Anna", **fields: str) -> Person:
        """Somebody who has just chosen a name."""
        client = self.browser()
        answer = await client.post("/api/me/guest", json={"name": name, **fields})
        assert answer.status_code == 201, answer.text
        return Person(self, client, answer.json())


class Person:
    """A browser: it keeps its cookie."""

    def __init__(self, served: Served, http: httpx.AsyncClient, me: Json) -> None:
        self.served = served
        self.http = http
        self.me = me

    async def post(self, path: str, body: Json | None = None) -> Any:
        answer = await self.http.post(path, json=body or {})
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def open(self, terms: Json, **more: Any) -> Json:
        page: Json = await self.post("/api/tables", {"terms": terms, **more})
        return page

    async def sit(self, table: str, seat: int, **more: Any) -> Json:
        page: Json = await self.post(f"/api/tables/{table}/seats/{seat}", more)
        return page

    async def watch(self, table: str, last: int | None = None) -> Client:
        """Opens the table's socket."""
        url = self.served.url.replace("http", "ws") + f"/api/tables/{table}/live"
        if last is not None:
            url += f"?last={last}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        socket = await connect(url, additional_headers=headers, compression=None)
        self.served.open.append(socket)
        return Client(socket)


class Client:
    """One socket, with what it has been told so far."""

    _ids = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[Json] = []
        self.heard: list[tuple[int, str]] = []
        self.number = 0
        self.board: Json = {}
        self.mine: Json = {}
        self.snapshot: Json = {}
        self.events: list[Json] = []

    @property
    def seat(self) -> int | None:
        seat: int | None = self.snapshot.get("seat")
        return seat

    async def read(self) -> Json:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message: Json = msgspec.json.decode(text)
        self.messages.append(message)
        match message["type"]:
            case "snapshot":
                self.snapshot = message
                self.number, self.board, self.mine = message["number"], message["board"], message["mine"]
            case "event":
                assert message["number"] == self.number + 1, (message["number"], self.number)
                self.number, self.board, self.mine = message["number"], message["board"], message["mine"]
                self.events.append(message)
        self.heard.append((self.number, str(text)))
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Reads on to the first message that is wanted."""
        while True:
            message = await self.read()
            if wanted(message):
                return message

    async def until_board(self, wanted: Callable[[Json], bool]) -> None:
        """Reads on until the table looks as wanted."""
        while not self.board or not wanted(self.board):
            await self.read()

    async def send(self, kind: str, **fields: Any) -> str:
        """Says something; the id it went under."""
        name = str(fields.pop("id", f"c{next(self._ids)}"))
        if kind not in ("reveal", "here"):
            fields.setdefault("at", self.number)
        await self.socket.send(msgspec.json.encode({"type": kind, "id": name, **fields}).decode())
        return name

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Says something and reads on to the answer to it."""
        name = await self.send(kind, **fields)
        return await self.until(lambda message: message.get("id") == name)

    async def insist(self, kind: str, **fields: Any) -> Json:
        """The same at a table that goes on by itself: asks anew when the table was quicker."""
        while True:
            answer = await self.ask(kind, **fields)
            if answer.get("code") != "command_stale":
                return answer
            await self.until(lambda message: message["type"] == "snapshot")

    async def close(self) -> None:
        await self.socket.close()

    async def closed(self) -> int:
        """Reads until the socket is closed; the code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.read()
        assert self.socket.close_code is not None
        return self.socket.close_code


async def play_on(
    client: Client, chance: random.Random, until: Callable[[Client], bool] = lambda client: False
) -> None:
    """Plays a seat by chance, quickly, until the game is over or something is reached."""
    acted_at = -1
    if not client.board:
        await client.read()
    while client.board["stage"] != "over" and not until(client):
        if client.number != acted_at and (command := _command(client, chance)):
            acted_at = client.number
            await client.send(command[0], **command[1])
        await client.read()


def _command(client: Client, chance: random.Random) -> tuple[str, Json] | None:
    board, legal = client.board, client.mine["legal"]
    if board["window"] is not None:
        return "wave", {}
    if board["stage"] == "between":
        return "ready", {}
    if board["stage"] == "cutting" and board["cutter"] == client.seat:
        return "cut", {"lifted": chance.randint(1, 23)}
    if board["stage"] == "deal" and board["to_act"] == client.seat:
        wanted = [each for each in legal if each[0] not in ("redeal", "concede", "raise", "blind")]
        passes = [each for each in wanted if each[0] == "pass"]
        return "act", {"action": passes[0] if passes else chance.choice(wanted or legal)}
    return None


@asynccontextmanager
async def serving(
    database: str, worker: Sequence[str] | None = None, **settings: Any
) -> AsyncIterator[Served]:
    """A service on a free port of this machine, stopped with the block as by a signal."""
    chosen = msgspec.convert({**QUICKLY, **settings, "database_url": database}, Settings)
    application = Application(chosen) if worker is None else Application(chosen, worker)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(**uvicorn_options(chosen, application.asgi)))
        task = asyncio.create_task(server.serve([listening]))
        while not server.started:
            assert not task.done(), task.exception()
            await asyncio.sleep(0.01)
        served = Served(f"http://127.0.0.1:{listening.getsockname()[1]}", application)
        try:
            yield served
        finally:
            await application.service.hub.farewell()
            await served.close()
            server.should_exit = True
            await task


def bots(*levels: str) -> list[Json]:
    """Seats of bots."""
    return [{"kind": "bot", "bot": level} for level in levels]


def terms(*levels: str, people: int = 1, **more: Any) -> Json:
    """Terms of a short and quick game: so many open seats, and bots of these levels."""
    rules = {"preset": "classic_ru", "changes": {**SHORT_GAME, **more.pop("changes", {})}}
    seats = [{"kind": "open"}] * people + bots(*levels)
    return {"rules": rules, "seats": seats, "pace": 0, **more}
