"""Everything that is running, in one place: what controllers and domains are handed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency

from tysyacha.server.edge.addresses import Doors
from tysyacha.server.edge.tries import Tries
from tysyacha.server.failures import NotAllowed
from tysyacha.server.running.metrics import Metrics
from tysyacha.server.running.settings import Settings
from tysyacha.server.standing.counting import count, count_missed
from tysyacha.server.storage import Storage

if TYPE_CHECKING:
    from tysyacha.server.lobby.presence import Lobby
    from tysyacha.server.play.hub import Hub

Finished: TypeAlias = Callable[[str], Awaitable[None]]
"""Told the id of a game that has just been stored as finished."""


class Service:
    """The parts of a running service, and what other domains hook in.

    ``on_finished`` are called after a game was stored; who must not miss one looks for ``counted`` games as well.
    """

    def __init__(
        self, settings: Settings, channels: ChannelsPlugin, worker: Sequence[str] | None = None
    ) -> None:
        from tysyacha.server.lobby.presence import Lobby
        from tysyacha.server.play.hub import Hub

        self.settings = settings
        self.channels = channels
        self.storage = Storage(settings.database)
        self.metrics = Metrics()
        self.tries = Tries()
        self.sign_ins = Tries(burst=50, a_minute=20)
        self.arrivals = Tries(burst=float(settings.guests_a_minute), a_minute=float(settings.guests_a_minute))
        self.on_finished: list[Finished] = []
        self.talk = Tries(burst=8, a_minute=30)
        self.searches = Tries(burst=60, a_minute=60)
        self.reckonings = Tries(burst=120, a_minute=120)
        self.checks = Tries(burst=600, a_minute=600)
        self.undos = Tries(burst=30, a_minute=30)
        self.openings = Tries(burst=60, a_minute=60)
        self.changes_of_seats = Tries(burst=60, a_minute=60)
        self.hub: Hub = Hub(self, worker)
        self.lobby: Lobby = Lobby(self)
        self.doors = Doors(settings.most_sockets, settings.most_sockets_an_address)
        self.one_quick_play = asyncio.Lock()
        self.one_reckoning = asyncio.Lock()
        self.on_finished.append(self._count)

    async def start(self) -> None:
        await self.storage.start()
        await self.hub.start()
        self.hub.spawn(count_missed(self))

    async def stop(self) -> None:
        await self.hub.stop()
        await self.storage.stop()

    async def _count(self, game: str) -> None:
        await count(self.storage, game)

    def close_sockets(self, player: str, reason: str | None = None) -> bool:
        """Closes every socket of a player, at tables and in the lobby; ``reason`` is the code of a refusal.

        Without one he comes again. False where nothing was open at a table.
        """
        found = False
        for live in self.hub.tables:
            for connection in live.everybody():
                if connection.player == player:
                    found = True
                    connection.turn_out(None if reason is None else NotAllowed(reason))
        self.lobby.turn_out(player)
        return found

    def signed_out(self, player: str, stays: Callable[[str], bool] = lambda session: False) -> None:
        """Closes the sockets that belong to browsers of this player which are signed in no longer.

        They may come again, as whoever they are by then.
        """
        for live in self.hub.tables:
            for connection in live.everybody():
                is_his = connection.player == player and connection.session is not None
                if is_his and not stays(str(connection.session)):
                    connection.turn_out(None)
        self.lobby.turn_out(player, stays)

    def publish(self, channel: str, message: bytes) -> None:
        """A message to whoever listens on a channel: ``lobby``, ``player-ID``."""
        self.channels.publish(message, channel)


Serving: TypeAlias = NamedDependency[Service]
"""How a handler asks for it: ``service: Serving``."""
