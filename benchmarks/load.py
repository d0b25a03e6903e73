"""What the service carries: real sockets, quick automatic players, and `tysyacha serve` in a process of its own.

The service has one core and the players have the other. Three loads: tables at a human pace, tables flat out, and
tables of one person against bots. ``python -m benchmarks.load human --tables 50 --seconds 10`` runs one of them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tysyacha.bots import BOTS


class Load(NamedTuple):
    """So many tables with so many people; a table makes a move every ``pace`` seconds, 0 as fast as it can."""

    tables: int
    people: int
    pace: float
    seconds: float
    window: float


LOADS = {
    "human": Load(300, 3, 2.0, 30.0, 4.0),
    "flat": Load(60, 3, 0.0, 15.0, 0.05),
    "bots": Load(50, 1, 1.0, 30.0, 4.0),
}
STRONGEST = next((name for name in ("strong", "steady") if name in BOTS), "random")
_TICKS = os.sysconf("SC_CLK_TCK")


class _Deal(msgspec.Struct):
    deal: int


class _Board(msgspec.Struct):
    stage: str
    to_act: int | None
    window: str | None
    deal: _Deal | None


class _Mine(msgspec.Struct):
    legal: list[list[Any]]


class _Message(msgspec.Struct):
    """What a quick player reads of a message."""

    type: str
    number: int = 0
    id: str | None = None
    code: str = ""
    board: _Board | None = None
    mine: _Mine | None = None


_DECODER = msgspec.json.Decoder(_Message)


class Measured:
    """What was seen while the clock was running."""

    def __init__(self) -> None:
        self.running = False
        self.moves = 0
        self.delays: list[float] = []
        self.errors: list[str] = []

    def delay(self, seconds: float) -> None:
        if self.running:
            self.delays.append(seconds)

    def error(self, what: str) -> None:
        if self.running:
            self.errors.append(what)

    def at(self, share: float) -> float:
        """The delay that this share of all stays below, in milliseconds."""
        ordered = sorted(self.delays)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Table:
    """One table: its players, and when each command was sent."""

    def __init__(self, load: Load, measured: Measured, chance: random.Random) -> None:
        self.load = load
        self.measured = measured
        self.chance = chance
        self.sent: dict[int, float] = {}
        self.last_move = time.perf_counter()

    async def play(self, seat: int, socket: ClientConnection) -> None:
        asked_at = -1
        try:
            async for text in socket:
                now = time.perf_counter()
                message = _DECODER.decode(text)
                match message.type:
                    case "event" | "snapshot":
                        if message.type == "event" and (sent := self.sent.get(message.number)) is not None:
                            self.measured.delay(now - sent)
                        if message.number > asked_at and await self._answer(seat, socket, message):
                            asked_at = message.number
                    case "refused" if message.code != "command_stale":
                        self.measured.error(message.code)
                    case "done" if (message.id or "").startswith("m") and self.measured.running:
                        self.measured.moves += 1
        except ConnectionClosed as error:
            self.measured.error(f"closed: {error}")

    async def _answer(self, seat: int, socket: ClientConnection, message: _Message) -> bool:
        board, mine, number = message.board, message.mine, message.number
        assert board is not None
        assert mine is not None
        if board.window is not None:
            await _say(socket, "wave", f"w{number}", number)
        elif board.stage == "between":
            await _say(socket, "ready", f"r{number}", number)
        elif board.stage == "deal" and board.to_act == seat:
            if self.load.pace:
                wait = self.load.pace * self.chance.uniform(0.8, 1.2)
                asyncio.get_running_loop().call_later(wait, self._move_later, seat, socket, number, mine)
            else:
                await self._move(socket, number, mine)
        else:
            return False
        return True

    def _move_later(self, seat: int, socket: ClientConnection, number: int, mine: _Mine) -> None:
        task = asyncio.ensure_future(self._move(socket, number, mine))
        _TASKS.add(task)
        task.add_done_callback(_TASKS.discard)

    async def _move(self, socket: ClientConnection, number: int, mine: _Mine) -> None:
        wanted = [each for each in mine.legal if each[0] not in ("redeal", "concede", "raise", "blind")]
        passes = [each for each in wanted if each[0] == "pass"]
        action = passes[0] if passes else self.chance.choice(wanted or mine.legal)
        self.sent[number + 1] = time.perf_counter()
        try:
            await _say(socket, "act", f"m{number}", number, action=action)
        except ConnectionClosed:
            self.measured.error("closed while sending")


_TASKS: set[asyncio.Task[None]] = set()


async def _say(socket: ClientConnection, kind: str, name: str, at: int, **more: Any) -> None:
    await socket.send(msgspec.json.encode({"type": kind, "id": name, "at": at, **more}).decode())


class Server:
    """``tysyacha serve`` on the first core, with a fresh SQLite file unless ``DATABASE_URL`` names a database."""

    def __init__(self, folder: Path, load: Load, core: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        settings = {
            "WINDOW_SECONDS": str(load.window),
            "MESSAGES_A_SECOND": "10000",
            "GUESTS_A_MINUTE": "1000000",
            "MOST_TABLES_A_PLAYER": "1000",
            "LOG_LEVEL": "warning",
        }
        environment = {f"TYSYACHA_{name}": value for name, value in settings.items()}
        database = {"DATABASE_URL": f"sqlite:///{folder / 'load.sqlite3'}"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tysyacha", "serve", "--port", str(self.port)],
            env={**database, **os.environ, **environment},
            stdout=subprocess.DEVNULL,
        )
        os.sched_setaffinity(self.process.pid, {core})

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def megabytes(self) -> float:
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmHWM")).split()[1]) / 1024

    async def ready(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as client:
            while True:
                try:
                    if (await client.get("/ready")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)


async def seated(
    http: httpx.AsyncClient, load: Load, measured: Measured, seed: int, bot: str
) -> list[asyncio.Task[None]]:
    """Opens a table, seats its people and lets them play."""
    table, tasks = Table(load, measured, random.Random(seed)), []
    seats = [{"kind": "open"}] * load.people + [{"kind": "bot", "bot": bot}] * (3 - load.people)
    path, cookies = "", []
    token = _cookie_in(await http.get("/health"))
    nobody = {"cookie": token, "x-csrf-token": token.removeprefix("csrf=")}
    for seat in range(load.people):
        guest = await http.post("/api/me/guest", json={"name": f"P{seat}"}, headers=nobody)
        cookie = {**nobody, "cookie": f"{token}; {_cookie_in(guest)}"}
        if not seat:
            terms = {"terms": {"seats": seats, "pace": load.pace}}
            page = (await http.post("/api/tables", json=terms, headers=cookie)).raise_for_status()
            path = f"/api/tables/{page.json()['table']['id']}"
        (await http.post(f"{path}/seats/{seat}", json={}, headers=cookie)).raise_for_status()
        cookies.append(cookie)
    address = str(http.base_url).replace("http", "ws", 1).rstrip("/")
    for seat, cookie in enumerate(cookies):
        opened = await connect(
            f"{address}{path}/live", additional_headers=cookie, compression=None, open_timeout=60
        )
        tasks.append(asyncio.create_task(table.play(seat, opened)))
    return tasks


def _cookie_in(answer: httpx.Response) -> str:
    return str(answer.raise_for_status().headers["set-cookie"].partition(";")[0])


async def replaced(http: httpx.AsyncClient) -> float:
    """How many answers of bots were another one's so far, since a bot was late or the queue was full."""
    lines = (await http.get("/metrics")).text.splitlines()
    return sum(float(each.split()[-1]) for each in lines if each.startswith("tysyacha_bot_replaced_total"))


def browser(server: Server) -> httpx.AsyncClient:
    """One for everybody: it keeps no cookies of its own."""
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60, cookies=nobody)


async def measure(name: str, load: Load, bot: str = STRONGEST) -> None:
    """Runs one load and prints what came of it."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    measured = Measured()
    with tempfile.TemporaryDirectory(prefix="tysyacha-load-") as folder:
        server = Server(Path(folder), load, cores[0])
        try:
            await server.ready()
            tasks: list[asyncio.Task[None]] = []
            async with browser(server) as http:
                for seed in range(0, load.tables, 5):
                    seeds = range(seed, min(seed + 5, load.tables))
                    group = (seated(http, load, measured, each, bot) for each in seeds)
                    for some in await asyncio.gather(*group):
                        tasks += some
                await asyncio.sleep(3)
                late = await replaced(http)
                measured.running, began, cpu = True, time.perf_counter(), server.cpu_seconds()
                own = time.process_time()
                await asyncio.sleep(load.seconds)
                measured.running = False
                seconds = time.perf_counter() - began
                cpu, own = server.cpu_seconds() - cpu, time.process_time() - own
                late = await replaced(http) - late
            print(
                f"{name}: {load.tables} tables, {load.tables * load.people} sockets, {seconds:.0f} s: "
                f"{measured.moves / seconds:.0f} moves/s, command to event p50 {measured.at(0.5):.1f} ms, "
                f"p99 {measured.at(0.99):.1f} ms, {len(measured.errors)} errors, {server.megabytes():.0f} MB; "
                f"service {cpu / seconds:.0%} of its core ({1000 * cpu / max(1, measured.moves):.2f} ms a move), "
                f"players {own / seconds:.0%}; {late:.0f} bots replaced; load average {os.getloadavg()[0]:.1f}",
                flush=True,
            )
            for each in measured.errors[:3]:
                print(f"  {each}")
            for task in (*tasks, *_TASKS):
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            os.sched_setaffinity(0, cores)
            server.process.terminate()
            server.process.wait()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument(
        "loads", nargs="*", choices=[*LOADS, []], help="which loads; all of them without a name"
    )
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--pace", type=float)
    parser.add_argument("--bot", default=STRONGEST)
    options = parser.parse_args([] if arguments is None else arguments)
    for name in options.loads or LOADS:
        wanted = {each: getattr(options, each) for each in ("tables", "seconds", "pace")}
        load = LOADS[name]._replace(**{each: value for each, value in wanted.items() if value is not None})
        asyncio.run(measure(name, load, options.bot))


if __name__ == "__main__":
    main(sys.argv[1:])
