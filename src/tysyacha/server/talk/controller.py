"""Talk over HTTP; what is said comes to others by the sockets of the table and of the lobby."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from tysyacha.server.accounts.identity import Who, require
from tysyacha.server.accounts.models import Player
from tysyacha.server.edge.errors import language_for, words_in
from tysyacha.server.failures import BadRequest, NotFound
from tysyacha.server.ids import new_id
from tysyacha.server.lobby.messages import SayingTold
from tysyacha.server.play.live import Live
from tysyacha.server.service import Service, Serving
from tysyacha.server.tables.access import ensure_may_watch
from tysyacha.server.tables.terms import PlayerId
from tysyacha.server.talk.models import Report, Saying
from tysyacha.server.talk.phrases import PHRASES, message_of
from tysyacha.server.talk.saying import said_at_table, said_in_lobby, say_at_table, say_in_lobby
from tysyacha.server.times import now_ms

Line = Annotated[str, Meta(min_length=1, max_length=300)]
Note = Annotated[str, Meta(max_length=500)]


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """A text, or a ready phrase by its id."""

    text: Line | None = None
    phrase: Annotated[str, Meta(max_length=30)] | None = None


class SayInLobby(msgspec.Struct, forbid_unknown_fields=True):
    """A text for the lobby."""

    text: Line


class Phrase(msgspec.Struct):
    """A ready phrase and its words in the reader's language."""

    id: str
    words: str


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """A complaint about a player, with what he said where it is about that."""

    player: PlayerId
    reason: Literal["insult", "cheating", "leaving", "name", "spam", "other"]
    saying: PlayerId | None = None
    table: PlayerId | None = None
    note: Note = ""


class TalkController(Controller):
    """Chat, phrases, reports."""

    path = "/api"
    tags = ("talk",)

    @get("/phrases", summary="The ready phrases in my language")
    async def phrases(self, request: Request[Any, Any, Any]) -> list[Phrase]:
        words = words_in(language_for(request))
        return [Phrase(each, words.say(message_of(each))) for each in PHRASES]

    @get("/tables/{table:str}/talk", summary="What was said at a table, as far as I may know it now")
    async def at_table(
        self, table: FromPath[str], request: Request[Any, Any, Any], service: Serving
    ) -> list[SayingTold]:
        who: Who | None = request.scope.get("user")
        live = await self._table(service, table, who)
        return await said_at_table(service, live, who, language_for(request))

    @post("/tables/{table:str}/talk", summary="Say something at a table", status_code=200)
    async def say(
        self, table: FromPath[str], data: JSONBody[Say], request: Request[Any, Any, Any], service: Serving
    ) -> SayingTold:
        who = require(request)
        live = await self._table(service, table, who)
        return await say_at_table(service, live, who, data.text, data.phrase)

    @get("/lobby/talk", summary="What was said in the lobby")
    async def in_lobby(self, request: Request[Any, Any, Any], service: Serving) -> list[SayingTold]:
        return await said_in_lobby(service, request.scope.get("user"), language_for(request))

    @post("/lobby/talk", summary="Say something in the lobby", status_code=200)
    async def say_in_lobby(
        self, data: JSONBody[SayInLobby], request: Request[Any, Any, Any], service: Serving
    ) -> SayingTold:
        return await say_in_lobby(service, require(request), data.text)

    @post("/reports", summary="Complain about a player", status_code=204)
    async def report(
        self, data: JSONBody[NewReport], request: Request[Any, Any, Any], service: Serving
    ) -> None:
        who = require(request)
        if data.player == who.id:
            raise BadRequest("yourself")
        service.tries.spend(f"report-{who.id}")
        async with service.storage.writing() as session:
            if await session.get(Player, data.player) is None:
                raise NotFound("person_unknown")
            said = None if data.saying is None else await session.get(Saying, data.saying)
            is_his = said is not None and said.player == data.player
            session.add(
                Report(
                    id=new_id(),
                    about=data.player,
                    by=who.id,
                    table=said.table if said is not None and is_his else data.table,
                    said=(said.text or said.phrase) if said is not None and is_his else None,
                    reason=data.reason,
                    note=data.note.replace("\x00", ""),
                    created=now_ms(),
                    handled=None,
                )
            )

    @staticmethod
    async def _table(service: Service, table: str, who: Who | None) -> Live:
        live = await service.hub.live(table)
        await ensure_may_watch(service.storage, live, who)
        return live
