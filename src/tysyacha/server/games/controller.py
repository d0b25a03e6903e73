"""Finished games over HTTP: my list, a game's page, its record, a link to share."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
import sqlalchemy as sa
from litestar import Controller, Request, Response, get
from litestar.params import FromPath, QueryParameter

from tysyacha.server.accounts.identity import Who, require
from tysyacha.server.failures import NotFound
from tysyacha.server.games.models import FinishedGame, GamePlayer
from tysyacha.server.play.models import StoredSettlement
from tysyacha.server.service import Service, Serving

A_PAGE: Final = 50
LATEST: Final = 1 << 53
"""The last moment, in milliseconds, that can be asked about."""


class PlayerTold(msgspec.Struct):
    """A seat of a finished game."""

    name: str
    id: str | None
    bot: str | None
    total: int
    place: int
    left: bool


class ListedGame(msgspec.Struct):
    """A finished game in a list."""

    id: str
    preset: str
    deals: int
    rated: bool
    began: int
    ended: int
    winner: int | None
    players: list[PlayerTold]


class GamePage(msgspec.Struct):
    """A finished game with its sheet as it was written when it was played, and its record."""

    game: ListedGame
    share: str | None
    sheet: list[msgspec.Raw]
    record: msgspec.Raw


class GameController(Controller):
    """Finished games."""

    path = "/api/games"
    tags = ("games",)

    @get(summary="My finished games, the newest first")
    async def mine(
        self,
        request: Request[Any, Any, Any],
        service: Serving,
        before: Annotated[int | None, QueryParameter(ge=0, le=LATEST)] = None,
    ) -> list[ListedGame]:
        who = require(request)
        async with service.storage.reading() as session:
            wanted = sa.select(GamePlayer.game).where(GamePlayer.player == who.id)
            query = sa.select(FinishedGame).where(FinishedGame.id.in_(wanted))
            if before is not None:
                query = query.where(FinishedGame.ended < before)
            games = (await session.scalars(query.order_by(FinishedGame.ended.desc()).limit(A_PAGE))).all()
            players = await _players(service, [game.id for game in games])
        return [_listed(game, players.get(game.id, [])) for game in games]

    @get("/{game:str}", summary="A finished game: for those who played it")
    async def page(self, game: FromPath[str], request: Request[Any, Any, Any], service: Serving) -> GamePage:
        return await _page(service, await own_game(service, game, require(request)), with_share=True)

    @get("/{game:str}/record", summary="Download the record")
    async def record(
        self, game: FromPath[str], request: Request[Any, Any, Any], service: Serving
    ) -> Response[bytes]:
        return _download(await own_game(service, game, require(request)))

    @get("/shared/{share:str}", summary="A game by its link")
    async def shared(self, share: FromPath[str], service: Serving) -> GamePage:
        return await _page(service, await shared_game(service, share), with_share=False)

    @get("/shared/{share:str}/record", summary="The record of a game by its link")
    async def shared_record(self, share: FromPath[str], service: Serving) -> Response[bytes]:
        return _download(await shared_game(service, share))


async def own_game(service: Service, game: str, who: Who) -> FinishedGame:
    """A finished game of this player; raises NotFound ``game_unknown``."""
    async with service.storage.reading() as session:
        found = await session.get(FinishedGame, game)
        if found is not None:
            played = await session.scalar(
                sa.select(GamePlayer.seat).where(GamePlayer.game == game, GamePlayer.player == who.id)
            )
            if played is not None:
                return found
    raise NotFound("game_unknown")


async def shared_game(service: Service, share: str) -> FinishedGame:
    """A finished game by its link; raises NotFound ``game_unknown``."""
    async with service.storage.reading() as session:
        found = (
            await session.scalars(sa.select(FinishedGame).where(FinishedGame.share == share))
        ).one_or_none()
    if found is None:
        raise NotFound("game_unknown")
    return found


async def _page(service: Service, game: FinishedGame, with_share: bool) -> GamePage:
    async with service.storage.reading() as session:
        sheet = (
            await session.scalars(
                sa.select(StoredSettlement.body)
                .where(StoredSettlement.table == game.id)
                .order_by(StoredSettlement.deal)
            )
        ).all()
    players = await _players(service, [game.id])
    return GamePage(
        _listed(game, players.get(game.id, [])),
        game.share if with_share else None,
        [msgspec.Raw(body.encode()) for body in sheet],
        msgspec.Raw(game.record.encode()),
    )


def _download(game: FinishedGame) -> Response[bytes]:
    name = f'attachment; filename="tysyacha-{game.id}.json"'
    return Response(
        game.record.encode(), media_type="application/json", headers={"content-disposition": name}
    )


async def _players(service: Service, games: list[str]) -> dict[str, list[GamePlayer]]:
    async with service.storage.reading() as session:
        found = await session.scalars(
            sa.select(GamePlayer).where(GamePlayer.game.in_(games)).order_by(GamePlayer.game, GamePlayer.seat)
        )
        by_game: dict[str, list[GamePlayer]] = {}
        for each in found:
            by_game.setdefault(each.game, []).append(each)
    return by_game


def _listed(game: FinishedGame, players: list[GamePlayer]) -> ListedGame:
    return ListedGame(
        game.id,
        game.preset,
        game.deals,
        game.rated,
        game.began,
        game.ended,
        game.winner,
        [PlayerTold(each.name, each.player, each.bot, each.total, each.place, each.left) for each in players],
    )
