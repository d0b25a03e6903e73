"""The lobby over HTTP: tables, quick play, people, friends, invitations."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from litestar import Controller, Request, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tysyacha.server.accounts.identity import Who, require
from tysyacha.server.accounts.models import Player
from tysyacha.server.accounts.names import folded_name
from tysyacha.server.failures import BadRequest
from tysyacha.server.lobby.invitations import invitations_of, invite, withdraw
from tysyacha.server.lobby.messages import FriendMessage, InvitationTold, PersonTold
from tysyacha.server.lobby.models import Relation
from tysyacha.server.lobby.quick import Found, Wish, quick_play
from tysyacha.server.lobby.relations import Kind, apart_from, relate, unrelate
from tysyacha.server.service import Service, Serving
from tysyacha.server.tables.controller import ListedTable, listed
from tysyacha.server.tables.models import StoredSeat, StoredTable
from tysyacha.server.tables.terms import PlayerId

SHORTEST_SEARCH = 2
MOST_FOUND = 20


class LobbyTold(msgspec.Struct):
    """The lobby: my unfinished games first, then public tables; who is here; who asks me to a table."""

    mine: list[ListedTable]
    tables: list[ListedTable]
    here: int
    people: list[PersonTold]
    invitations: list[InvitationTold]


class PeopleTold(msgspec.Struct):
    """The people I know: friends, those I asked, those who ask me, and those I do not want to hear or meet."""

    friends: list[PersonTold]
    asked: list[PersonTold]
    asking: list[PersonTold]
    muted: list[PersonTold]
    blocked: list[PersonTold]


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to ask to which table."""

    table: PlayerId
    player: PlayerId


class LobbyController(Controller):
    """Tables to join."""

    path = "/api/lobby"
    tags = ("lobby",)

    @get(summary="The lobby, with filters")
    async def lobby(
        self,
        request: Request[Any, Any, Any],
        service: Serving,
        players: Annotated[int | None, QueryParameter(ge=2, le=4)] = None,
        preset: Annotated[str | None, QueryParameter(max_length=60)] = None,
        rated: FromQuery[bool | None] = None,
        clock: FromQuery[bool | None] = None,
        stage: FromQuery[Literal["gathering", "running", "all"]] = "gathering",
    ) -> LobbyTold:
        who: Who | None = request.scope.get("user")
        wanted = [StoredTable.public, StoredTable.stage != "over", *_filters(players, preset, rated, clock)]
        if stage != "all":
            is_gathering = StoredTable.stage == "gathering"
            wanted.append(is_gathering if stage == "gathering" else ~is_gathering)
        if who is not None:
            apart = await apart_from(service.storage, who.id)
            wanted.append(StoredTable.host.not_in(apart))
        hello = service.lobby.hello()
        return LobbyTold(
            mine=[] if who is None else await _mine(service, who),
            tables=await listed(service, sa.and_(*wanted)),
            here=hello.here,
            people=hello.people,
            invitations=[] if who is None else await invitations_of(service, who.id),
        )

    @post("/quick", summary="Sit down at a fitting table, or open one that bots join", status_code=200)
    async def quick(self, data: JSONBody[Wish], request: Request[Any, Any, Any], service: Serving) -> Found:
        return await quick_play(service, require(request), data)


class PeopleController(Controller):
    """Friends and others."""

    path = "/api/people"
    tags = ("people",)

    @get(summary="Players with accounts whose name has this in it")
    async def search(
        self,
        name: Annotated[str, QueryParameter(max_length=200)],
        request: Request[Any, Any, Any],
        service: Serving,
    ) -> list[PersonTold]:
        who = require(request)
        service.searches.spend(who.id)
        wanted = folded_name(name)
        if not SHORTEST_SEARCH <= len(wanted) <= 40:
            raise BadRequest("search_short", least=SHORTEST_SEARCH)
        async with service.storage.reading() as session:
            found = await session.scalars(
                sa.select(Player)
                .where(Player.kind == "account", Player.folded.contains(wanted, autoescape=True))
                .order_by(Player.folded != wanted, Player.seen.desc())
                .limit(MOST_FOUND)
            )
            return [_told(service, each) for each in found]

    @get("/mine", summary="My friends, and those I do not want to hear or meet")
    async def mine(self, request: Request[Any, Any, Any], service: Serving) -> PeopleTold:
        who = require(request)
        async with service.storage.reading() as session:
            own = {
                (row.kind, player.id): player
                for row, player in await session.execute(
                    sa.select(Relation, Player)
                    .join(Player, Player.id == Relation.other)
                    .where(Relation.player == who.id)
                )
            }
            asking = {
                player.id: player
                for player in await session.scalars(
                    sa.select(Player)
                    .join(Relation, Player.id == Relation.player)
                    .where(Relation.other == who.id, Relation.kind == "friend")
                    .limit(500)
                )
            }
        friends = {other: player for (kind, other), player in own.items() if kind == "friend"}

        def told(players: list[Player]) -> list[PersonTold]:
            return sorted(
                (_told(service, each) for each in players), key=lambda each: (not each.here, each.name)
            )

        return PeopleTold(
            friends=told([player for other, player in friends.items() if other in asking]),
            asked=told([player for other, player in friends.items() if other not in asking]),
            asking=told([player for other, player in asking.items() if other not in friends]),
            muted=told([player for (kind, _), player in own.items() if kind == "muted"]),
            blocked=told([player for (kind, _), player in own.items() if kind == "blocked"]),
        )

    @put("/{player:str}/{kind:str}", summary="Be friends, mute or block", status_code=204)
    async def relate(
        self, player: FromPath[str], kind: FromPath[Kind], request: Request[Any, Any, Any], service: Serving
    ) -> None:
        who = require(request)
        service.searches.spend(who.id)
        is_news = await relate(service.storage, who, player, kind)
        if kind == "friend" and is_news:
            async with service.storage.reading() as session:
                back = await session.get(Relation, (player, who.id, "friend"))
            me = PersonTold(who.id, who.name, who.kind, service.lobby.is_here(who.id))
            state: Literal["asked", "friends"] = "asked" if back is None else "friends"
            service.lobby.tell_player(player, FriendMessage(me, state))

    @delete("/{player:str}/{kind:str}", summary="Be friends no more, hear or meet again", status_code=204)
    async def unrelate(
        self, player: FromPath[str], kind: FromPath[Kind], request: Request[Any, Any, Any], service: Serving
    ) -> None:
        await unrelate(service.storage, require(request), player, kind)


class InvitationController(Controller):
    """Asking somebody to a table."""

    path = "/api/invitations"
    tags = ("people",)

    @get(summary="Who asks me to a table")
    async def mine(self, request: Request[Any, Any, Any], service: Serving) -> list[InvitationTold]:
        return await invitations_of(service, require(request).id)

    @post(summary="Ask somebody to my table", status_code=204)
    async def invite(self, data: JSONBody[Invite], request: Request[Any, Any, Any], service: Serving) -> None:
        await invite(service, require(request), data.table, data.player)

    @delete("/{invitation:str}", summary="Decline, or take an invitation back", status_code=204)
    async def decline(
        self, invitation: FromPath[str], request: Request[Any, Any, Any], service: Serving
    ) -> None:
        await withdraw(service, require(request), invitation)


def _filters(
    players: int | None, preset: str | None, rated: bool | None, clock: bool | None
) -> list[sa.ColumnElement[bool]]:
    wanted: list[sa.ColumnElement[bool]] = []
    if players is not None:
        wanted.append(StoredTable.players == players)
    if rated is not None:
        wanted.append(StoredTable.rated == rated)
    if preset is not None:
        wanted.append(StoredTable.terms[("rules", "preset")].as_string() == preset)
    if clock is not None:
        move = StoredTable.terms[("clock", "move")].as_integer()
        wanted.append(move.is_not(None) if clock else move.is_(None))
    return wanted


async def _mine(service: Service, who: Who) -> list[ListedTable]:
    seated = sa.select(StoredSeat.table).where(StoredSeat.player == who.id)
    wanted = sa.or_(StoredTable.id.in_(seated), StoredTable.host == who.id)
    return await listed(service, sa.and_(StoredTable.stage != "over", wanted))


def _told(service: Service, player: Player) -> PersonTold:
    return PersonTold(player.id, player.name, player.kind, service.lobby.is_here(player.id))
