"""The lobby's socket: news of tables, people, talk and invitations as they come."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tysyacha.server.accounts.identity import Who
from tysyacha.server.edge.tries import Tries
from tysyacha.server.failures import TooMany
from tysyacha.server.lobby.messages import LobbyPing, LobbyPong
from tysyacha.server.lobby.presence import CHANNEL
from tysyacha.server.play.connections import GONE
from tysyacha.server.service import Service, Serving
from tysyacha.server.times import now_ms

_PING: Final = msgspec.json.Decoder(LobbyPing)
_ENCODER: Final = msgspec.json.Encoder()
MOST_BYTES: Final = 200
TOO_FULL: Final = 1013
TOO_MUCH: Final = 1008


class _Head(msgspec.Struct):
    """What decides who hears a message."""

    type: str
    player: str = ""
    id: str = ""


_HEAD: Final = msgspec.json.Decoder(_Head)


@websocket("/api/lobby/live")
async def lobby_socket(socket: WebSocket[Any, Any, Any], service: Serving) -> None:
    """The lobby for one browser; it says no more than pings."""
    await socket.accept()
    with contextlib.ExitStack() as open_door:
        try:
            open_door.enter_context(service.doors.opened(socket))
        except TooMany:
            await socket.close(TOO_FULL)
            return
        await _stay(socket, service)


async def _stay(socket: WebSocket[Any, Any, Any], service: Service) -> None:
    who: Who | None = socket.scope.get("user")
    channels = [CHANNEL, *([] if who is None else [f"player-{who.id}"])]
    door = service.lobby.came(who)
    try:
        async with service.channels.start_subscription(channels) as subscriber:
            await socket.send_data(_ENCODER.encode(service.lobby.hello()).decode())
            sender = asyncio.create_task(_send(socket, service, subscriber, who))
            listener = asyncio.create_task(_listen(socket))
            turned_out = asyncio.create_task(door.wait())
            tasks = (sender, listener, turned_out)
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                if door.is_set():
                    await socket.close(GONE)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        service.lobby.went(who, door)


async def _send(socket: WebSocket[Any, Any, Any], service: Service, subscriber: Any, who: Who | None) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        async for message in subscriber.iter_events():
            head = _HEAD.decode(message)
            # Whom he mutes or blocks just now is not heard from now on, in every browser.
            if (
                head.type == "talk"
                and who is not None
                and who.id in await service.lobby.deaf_to(head.id, head.player)
            ):
                continue
            await socket.send_data(message.decode())


async def _listen(socket: WebSocket[Any, Any, Any]) -> None:
    allowed = Tries(burst=30, a_minute=60)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = _bytes_in(message)
            try:
                allowed.spend("")
                if len(data) > MOST_BYTES:
                    raise ValueError
                _PING.decode(data)
            except (ValueError, TooMany, RecursionError):
                await socket.close(TOO_MUCH)
                return
            await socket.send_data(_ENCODER.encode(LobbyPong(now_ms())).decode())


def _bytes_in(message: Mapping[str, Any]) -> bytes:
    """What came in, text or binary alike."""
    text = message.get("text")
    return text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b""
