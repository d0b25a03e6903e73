"""One open socket: a queue of messages that a slow reader can fill but not clog."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from tysyacha.errors import TysyachaError
from tysyacha.server.edge.errors import failure_of
from tysyacha.server.play import messages as told

MOST_WAITING: Final = 256

REPLACED: Final = 4001
RESTARTING: Final = 1012
TOO_SLOW: Final = 4008
GONE: Final = 4004


class Connection:
    """What the table knows of a socket: who opened it in which session, and where he sits, None for a spectator."""

    def __init__(
        self, player: str | None, seat: int | None, language: str, session: str | None = None
    ) -> None:
        self.player = player
        self.seat = seat
        self.language = language
        self.session = session
        self.closing: int | None = None
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: bytes) -> None:
        """Queues a message; a reader too slow to keep up is closed and will resume by number."""
        if self.closing is not None:
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int, last: bytes | None = None) -> None:
        """No more messages but those waiting and the last one; then the socket is closed with this code."""
        if self.closing is not None:
            return
        self.closing = code
        for each in (last, None) if last is not None else (None,):
            if self._queue.full():
                self._queue.get_nowait()
            self._queue.put_nowait(each)

    def turn_out(self, reason: TysyachaError | None) -> None:
        """Closes; with a reason it is told why this person may not stay."""
        if reason is None:
            self.close(GONE)
            return
        failure = failure_of(reason, self.language)
        message = told.RefusedMessage(None, failure.code, failure.message, 0)
        self.close(GONE, msgspec.json.encode(message))

    async def next(self) -> bytes | None:
        """The next message to send, None when the socket is to be closed."""
        return await self._queue.get()
