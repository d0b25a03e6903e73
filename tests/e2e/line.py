"""A line to the service that can be cut: what an emulated browser without a network leaves open is really closed."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Self


class Line:
    """Listens on a port of its own and passes everything on; left with ``async with``."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_cut = False
        self._server: asyncio.Server
        self.url = ""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *error: object) -> None:
        self.cut()
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """From now on nothing comes through, and what was open is closed."""
        self._is_cut = True
        for writer in self._open:
            writer.transport.abort()

    def mend(self) -> None:
        """New connections come through again."""
        self._is_cut = False

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        there, here = await asyncio.open_connection("127.0.0.1", self._port)
        for source, target in ((reader, here), (there, writer)):
            self._open.add(target)
            task = asyncio.create_task(self._pass_on(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while part := await source.read(65_536):
                target.write(part)
                await target.drain()
        self._open.discard(target)
        with contextlib.suppress(ConnectionError):
            target.close()
