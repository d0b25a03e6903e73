"""Who am I, and a name to play under at once."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Controller, Request, Response, get, post, put
from litestar.params import JSONBody
from msgspec import Meta

from tysyacha.server.accounts.identity import COOKIE, Who, close_session, new_guest, open_session, require
from tysyacha.server.accounts.models import Player
from tysyacha.server.accounts.names import tidy_name
from tysyacha.server.edge.addresses import address_of
from tysyacha.server.edge.errors import Failure, words_in
from tysyacha.server.failures import BadRequest
from tysyacha.server.service import Serving

PlayerName = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "ru"]
MOST_PREFERENCES = 20_000
"""Bytes of preferences that are kept for a player."""
DEEPEST_PREFERENCES: Final = 20
GUEST_LIMITS: Final = ("guest_rated", "guest_leaderboard", "guest_lobby_talk")
"""What a guest may not do, by the codes of the refusals."""


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """A name to play under."""

    name: PlayerName
    language: Language = "en"


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What a player changes about himself; what is left out stays."""

    name: PlayerName | None = None
    language: Language | None = None
    preferences: dict[str, Any] | None = None


class Me(msgspec.Struct):
    """What a player is told about himself; ``limits`` are what he may not do as a guest, and why."""

    id: str
    kind: str
    name: str
    language: str
    preferences: dict[str, Any]
    limits: list[Failure]


class MeController(Controller):
    """The player behind the cookie."""

    path = "/api/me"
    tags = ("me",)

    @get(summary="Who I am")
    async def me(self, request: Request[Any, Any, Any]) -> Me:
        who = require(request)
        return me_of(who)

    @post("/guest", summary="Play as a guest")
    async def guest(
        self, data: JSONBody[NewGuest], request: Request[Any, Any, Any], service: Serving
    ) -> Response[Me]:
        service.arrivals.spend(address_of(request))
        player = await new_guest(service.storage, tidy_name(data.name), data.language)
        cookie = await open_session(service.storage, player.id, service.settings)
        return Response(me_of(player), cookies=[cookie])

    @put(summary="Change my name, language or preferences")
    async def change(self, data: JSONBody[Changes], request: Request[Any, Any, Any], service: Serving) -> Me:
        who = require(request)
        if data.preferences is not None and len(msgspec.json.encode(data.preferences)) > MOST_PREFERENCES:
            raise BadRequest("preferences_too_large", most=MOST_PREFERENCES)
        if data.preferences is not None and not _is_flat(data.preferences):
            raise BadRequest("preferences_too_deep", most=DEEPEST_PREFERENCES)
        async with service.storage.writing() as session:
            player = await session.get_one(Player, who.id)
            if data.name is not None:
                player.name = tidy_name(data.name)
            if data.language is not None:
                player.language = data.language
            if data.preferences is not None:
                player.preferences = data.preferences
        return me_of(player)

    @post("/leave", summary="Sign this browser out", status_code=204)
    async def leave(self, request: Request[Any, Any, Any], service: Serving) -> Response[None]:
        who = require(request)
        await close_session(service.storage, who.session)
        service.signed_out(who.id, stays=lambda session: session != who.session)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response


def _is_flat(value: Any) -> bool:
    """Whether plain data is nested no deeper than every part of the service can follow."""
    level = [value]
    for _ in range(DEEPEST_PREFERENCES + 1):
        level = [
            inner
            for each in level
            if isinstance(each, dict | list)
            for inner in (each.values() if isinstance(each, dict) else each)
        ]
    return not level


def me_of(player: Player | Who) -> Me:
    """What this player is told about himself."""
    words = words_in(player.language)
    codes = GUEST_LIMITS if player.kind == "guest" else ()
    limits = [Failure(code, words.explain(code)) for code in codes]
    return Me(player.id, player.kind, player.name, player.language, player.preferences, limits)
