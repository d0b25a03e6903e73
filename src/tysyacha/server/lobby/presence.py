"""Who is here, and what the lobby is told while it watches."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from tysyacha.server.accounts.identity import Who
from tysyacha.server.lobby.messages import (
    GoneMessage,
    HelloMessage,
    HereMessage,
    LobbyMessage,
    PersonTold,
    TableMessage,
)
from tysyacha.server.lobby.relations import deaf_to
from tysyacha.server.tables.controller import ListedTable

if TYPE_CHECKING:
    from tysyacha.server.play.live import Live
    from tysyacha.server.play.state import State
    from tysyacha.server.service import Service

CHANNEL: Final = "lobby"
MOST_TOLD: Final = 200
MOST_ASKED: Final = 100
_ENCODER: Final = msgspec.json.Encoder()


class Lobby:
    """Presence of the players whose lobby is open, and news of tables for them."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._here: dict[str, tuple[PersonTold, int]] = {}
        self._doors: dict[str, dict[asyncio.Event, str]] = {}
        self._deaf: OrderedDict[str, asyncio.Future[frozenset[str]]] = OrderedDict()
        self.sockets = 0
        service.hub.on_changed.append(self._on_changed)

    def came(self, who: Who | None) -> asyncio.Event:
        """A lobby socket was opened; it is to be closed when the event is set."""
        self.sockets += 1
        door = asyncio.Event()
        if who is None:
            return door
        self._doors.setdefault(who.id, {})[door] = who.session
        count = self._here[who.id][1] if who.id in self._here else 0
        person = PersonTold(who.id, who.name, who.kind, here=True)
        self._here[who.id] = (person, count + 1)
        if not count:
            self.tell(HereMessage(person))
        return door

    def went(self, who: Who | None, door: asyncio.Event) -> None:
        """A lobby socket was closed."""
        self.sockets -= 1
        if who is None or who.id not in self._here:
            return
        doors = self._doors[who.id]
        doors.pop(door, None)
        if not doors:
            del self._doors[who.id]
        person, count = self._here.pop(who.id)
        if count > 1:
            self._here[who.id] = (person, count - 1)
        else:
            self.tell(HereMessage(msgspec.structs.replace(person, here=False)))

    def turn_out(self, player: str, stays: Callable[[str], bool] = lambda session: False) -> None:
        """Closes the lobby in every browser of this player but those whose session stays."""
        for door, session in self._doors.get(player, {}).items():
            if not stays(session):
                door.set()

    def is_here(self, player: str) -> bool:
        """Whether this player's lobby is open, or he sits at a table with his socket open."""
        return player in self._here or any(
            connection.player == player
            for live in self._service.hub.tables
            for connection in live.seated.values()
        )

    async def deaf_to(self, saying: str, player: str) -> frozenset[str]:
        """Those who do not want to hear what this player has said: asked once for all the browsers it comes to."""
        asked = self._deaf.get(saying)
        if asked is None:
            asked = self._deaf[saying] = asyncio.ensure_future(deaf_to(self._service.storage, player))
            if len(self._deaf) > MOST_ASKED:
                self._deaf.popitem(last=False)
        return await asyncio.shield(asked)

    def hello(self) -> HelloMessage:
        people = [person for person, _ in list(self._here.values())[:MOST_TOLD]]
        return HelloMessage(len(self._here), people)

    def tell(self, message: LobbyMessage) -> None:
        """News for everybody in the lobby."""
        self._service.publish(CHANNEL, _ENCODER.encode(message))

    def tell_player(self, player: str, message: LobbyMessage) -> None:
        """News for one player."""
        self._service.publish(f"player-{player}", _ENCODER.encode(message))

    def opened(self, live: Live) -> None:
        """A table has been opened."""
        if live.state.terms.public:
            self.tell(TableMessage(listed_live(live)))

    def _on_changed(self, live: Live, before: State) -> None:
        state = live.state
        if not state.terms.public:
            return
        if state.stage == "over":
            if before.stage != "over":
                self.tell(GoneMessage(live.id))
            return
        if _shown(state) != _shown(before):
            self.tell(TableMessage(listed_live(live)))


def _shown(state: State) -> object:
    """What a list shows of a table; the stages of a running game are all the same there."""
    seats = [(each.kind, each.player, each.bot, each.name) for each in state.seats]
    return state.stage == "gathering", state.stage == "over", seats


def listed_live(live: Live) -> ListedTable:
    """A table in memory as lists show it."""
    state, terms = live.state, live.state.terms
    return ListedTable(
        id=live.id,
        preset=terms.rules.preset,
        changed_rules=len(terms.rules.changes),
        players=terms.players,
        stage=state.stage,
        rated=terms.rated,
        public=terms.public,
        clock=None if terms.clock is None else msgspec.to_builtins(terms.clock),
        spectators=terms.spectators,
        seats=[each.name or None for each in state.seats],
        kinds=[each.kind for each in state.seats],
        created=live.created,
    )
