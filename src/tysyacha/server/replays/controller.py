"""Replays over HTTP: of a record that is sent along, of one's own games, and of games by their link."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final

from litestar import Controller, Request, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, QueryParameter

from tysyacha.server.accounts.identity import require
from tysyacha.server.edge.reckoning import reckoned
from tysyacha.server.edge.speaking import SPEAKING, Speaking
from tysyacha.server.games.controller import own_game, shared_game
from tysyacha.server.replays.telling import ReplayTold, replay_told
from tysyacha.server.service import Serving

MOST_RECORD_BYTES: Final = 2 * 1024 * 1024

DealAsked = Annotated[int, QueryParameter(ge=0, le=10_000, description="which deal to lay out, from 0")]
EyesAsked = Annotated[
    int | None, QueryParameter(ge=0, le=3, description="the seat to look through; open cards without it")
]


@dataclass
class TakesRecord(Operation):
    """A route whose body is a record: the library reads it, and words what is wrong with it better than a schema."""

    def __post_init__(self) -> None:
        record = Schema(type=OpenAPIType.OBJECT, description="A game record")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(record)}, required=True)


class ReplayController(Controller):
    """Replays."""

    path = "/api"
    tags = ("replays",)
    dependencies = SPEAKING

    @post(
        "/replays",
        summary="Go through a record",
        status_code=200,
        request_max_body_size=MOST_RECORD_BYTES,
        operation_class=TakesRecord,
    )
    async def of_record(
        self,
        request: Request[Any, Any, Any],
        service: Serving,
        words: Speaking,
        deal: DealAsked = 0,
        eyes: EyesAsked = None,
    ) -> ReplayTold:
        document = await request.body()
        return await reckoned(service, request, partial(replay_told, document, deal, eyes, words))

    @get("/games/{game:str}/replay", summary="Go through a game: for those who played it")
    async def of_game(
        self,
        game: FromPath[str],
        request: Request[Any, Any, Any],
        service: Serving,
        words: Speaking,
        deal: DealAsked = 0,
        eyes: EyesAsked = None,
    ) -> ReplayTold:
        found = await own_game(service, game, require(request))
        return await reckoned(
            service, request, partial(replay_told, found.record.encode(), deal, eyes, words)
        )

    @get("/games/shared/{share:str}/replay", summary="Go through a game by its link")
    async def of_shared(
        self,
        share: FromPath[str],
        request: Request[Any, Any, Any],
        service: Serving,
        words: Speaking,
        deal: DealAsked = 0,
        eyes: EyesAsked = None,
    ) -> ReplayTold:
        found = await shared_game(service, share)
        return await reckoned(
            service, request, partial(replay_told, found.record.encode(), deal, eyes, words)
        )
