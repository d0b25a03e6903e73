"""The service in a process of its own, as whoever runs it starts it: to be killed, stopped and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
from tests.server.harness import PATIENCE, Served

QUICK_SETTINGS = {
    "WINDOW_SECONDS": "0.06",
    "REVEAL_SECONDS": "0.5",
    "BETWEEN_DEALS_SECONDS": "1",
    "BOT_WORKERS": "0",
    "MESSAGES_A_SECOND": "10000",
    "GUESTS_A_MINUTE": "10000",
    "LOG_LEVEL": "error",
}


class Process:
    """``tysyacha serve`` with a database, on one port through all its starts; its logs go to a file."""

    def __init__(self, database: str, folder: Path, **settings: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.served = Served(self.url, None)
        self.log = folder / "service.log"
        own = {f"TYSYACHA_{name}": value for name, value in {**QUICK_SETTINGS, **settings}.items()}
        self._environment = {**os.environ, **own, "DATABASE_URL": database}
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Returns when the service takes players."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tysyacha", "serve", "--port", str(self.port)],
                env=self._environment,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as client:
            while self._process.poll() is None:
                try:
                    if (await client.get("/ready")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """As when the power fails: nothing is told to anybody."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def ask_to_stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    async def stopped(self) -> int:
        """The exit status, when the process has ended."""
        assert self._process is not None
        return await asyncio.to_thread(self._process.wait)
