"""The socket of a table: who opens it, what he says, and the limits on both."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from tysyacha.errors import TysyachaError
from tysyacha.server.accounts.identity import Who
from tysyacha.server.edge.errors import failure_of, language_for, words_in
from tysyacha.server.failures import NotAllowed, TooMany
from tysyacha.server.play import messages as told
from tysyacha.server.play.commands import carry_out
from tysyacha.server.play.connections import GONE, Connection
from tysyacha.server.play.hints import hint
from tysyacha.server.play.live import Live
from tysyacha.server.play.refusals import Stale
from tysyacha.server.play.writer import LostRace
from tysyacha.server.running.logs import logger
from tysyacha.server.service import Serving
from tysyacha.server.tables.access import ensure_may_watch
from tysyacha.server.times import now_ms

_LOG: Final = logger("socket")
_DECODER: Final = msgspec.json.Decoder(told.ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()
MOST_BYTES: Final = 4_096
BURST_SECONDS: Final = 3
MOST_FAULTS: Final = 40
TOO_MUCH: Final = 1008


@websocket("/api/tables/{table:str}/live")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    service: Serving,
    last: FromQuery[int | None] = None,
) -> None:
    """One table for one viewer. ``last`` is the number of the last event that this client has."""
    who: Who | None = socket.scope.get("user")
    with contextlib.ExitStack() as open_door:
        try:
            open_door.enter_context(service.doors.opened(socket))
            live = await service.hub.live(table)
            await ensure_may_watch(service.storage, live, who)
        except Exception as error:
            await _turn_away(socket, table, error)
            return
        await _stay(socket, live, who, last)


async def _turn_away(socket: WebSocket[Any, Any, Any], table: str, error: Exception) -> None:
    if not isinstance(error, TysyachaError):
        _LOG.error("table not opened", table=table, exc_info=error)
        error = NotAllowed("fault")
    await socket.accept()
    failure = failure_of(error, language_for(socket))
    refused = told.RefusedMessage(None, failure.code, failure.message, 0)
    await socket.send_data(_ENCODER.encode(refused).decode())
    await socket.close(GONE, failure.code)


async def _stay(socket: WebSocket[Any, Any, Any], live: Live, who: Who | None, last: int | None) -> None:
    """Sends and listens until one of the two is over."""
    await socket.accept()
    player = None if who is None else who.id
    seat = live.state.seat_of(player)
    if seat is not None and live.state.seats[seat].left:
        seat = None
    connection = Connection(player, seat, language_for(socket), None if who is None else who.session)
    live.connect(connection, last)
    sender = asyncio.create_task(_send(socket, connection))
    listener = asyncio.create_task(_Listener(live, connection).listen(socket))
    try:
        await asyncio.wait((sender, listener), return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.disconnect(connection)
        for task in (listener, sender):
            task.cancel()
        await asyncio.gather(listener, sender, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Sends until the connection is to be closed, and closes it."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (message := await connection.next()) is not None:
            await socket.send_data(message.decode())
        await socket.close(connection.closing or 1000)


class _Listener:
    """Reads one socket. Whatever comes in, the answer is a message or a close, and no other table notices."""

    def __init__(self, live: Live, connection: Connection) -> None:
        self._live = live
        self._connection = connection
        self._rate = float(live.hub.settings.messages_a_second)
        self._allowance = self._rate * BURST_SECONDS
        self._at = time.monotonic()
        self._faults = 0

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            seat = self._connection.seat
            if seat is not None and self._live.state.seats[seat].stand_in:
                await self._returned(seat)
            while self._connection.closing is None:
                message = await socket.receive()
                # Who has been turned out meanwhile is not heard any more.
                if message["type"] == "websocket.disconnect" or self._connection.closing is not None:
                    return
                await self._heard(_bytes_in(message))

    async def _returned(self, seat: int) -> None:
        """Who is back takes over from the stand-in at his next turn."""
        with contextlib.suppress(TysyachaError, LostRace):
            await self._live.hub.finish(carry_out(self._live, seat, told.Here(id=f"back-{now_ms()}")))

    async def _heard(self, data: bytes) -> None:
        command: Any = None
        try:
            self._spend()
            command = _read(data)
            await self._answer(command)
        except TysyachaError as error:
            self._refuse(getattr(command, "id", None), error)
        except LostRace:
            self._refuse(getattr(command, "id", None), Stale("command_stale"))
        except Exception as error:
            _LOG.error("command failed", table=self._live.id, seat=self._connection.seat, exc_info=error)
            self._refuse(getattr(command, "id", None), NotAllowed("fault"))

    async def _answer(self, command: Any) -> None:
        live, seat = self._live, self._connection.seat
        if isinstance(command, told.Ping):
            self._tell(told.PongMessage(now_ms()))
            return
        if seat is None or live.state.seats[seat].player != self._connection.player:
            raise NotAllowed("only_seated")
        if isinstance(command, told.Hint):
            self._tell(await hint(live, seat, command, self._connection.language))
            return
        began = time.perf_counter()
        number = await live.hub.finish(carry_out(live, seat, command))
        live.hub.metrics.command_seconds.observe(time.perf_counter() - began)
        self._tell(told.DoneMessage(command.id, number))

    def _refuse(self, command: str | None, error: TysyachaError) -> None:
        live = self._live
        live.hub.metrics.refused.labels(error.code).inc()
        if command is None:
            self._faults += 1
            if self._faults > MOST_FAULTS:
                self._connection.close(TOO_MUCH)
                return
        language = self._connection.language
        failure = failure_of(error, language, live.state.names(words_in(language)))
        self._tell(told.RefusedMessage(command, failure.code, failure.message, live.state.number))
        if isinstance(error, Stale):
            self._connection.send(live.snapshot(self._connection.seat))

    def _tell(self, message: told.ServerMessage) -> None:
        self._connection.send(_ENCODER.encode(message))

    def _spend(self) -> None:
        """So many messages a second; who floods is told, then closed."""
        now = time.monotonic()
        most = self._rate * BURST_SECONDS
        self._allowance = min(most, self._allowance + (now - self._at) * self._rate)
        self._at = now
        if self._allowance < 1:
            raise TooMany("too_often", seconds=1)
        self._allowance -= 1


def _bytes_in(message: Mapping[str, Any]) -> bytes:
    """What came in, text or binary alike."""
    text = message.get("text")
    return text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b""


def _read(data: bytes) -> Any:
    if len(data) > MOST_BYTES:
        raise NotAllowed("message_too_large", most=MOST_BYTES)
    try:
        return _DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotAllowed("message_wrong", reason=str(error)[:150].lower()) from None
