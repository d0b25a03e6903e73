"""Counting finished games, each exactly once, whoever stored them and whenever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncSession

from tysyacha.server.accounts.models import Player
from tysyacha.server.games.models import FinishedGame, GamePlayer
from tysyacha.server.play.models import StoredSettlement
from tysyacha.server.running.logs import logger
from tysyacha.server.standing.ratings import is_rated, rate
from tysyacha.server.standing.statistics import sums_of, tally
from tysyacha.server.storage import Storage

if TYPE_CHECKING:
    from tysyacha.server.service import Service

_LOG: Final = logger("standing")


async def count(storage: Storage, game: str) -> bool:
    """Adds a finished game to ratings and statistics; False where that was done before."""
    async with storage.writing() as session:
        claimed = await session.execute(
            sa.update(FinishedGame)
            .where(FinishedGame.id == game, ~FinishedGame.counted)
            .values(counted=True)
            .execution_options(synchronize_session=False)
        )
        if not claimed.rowcount:  # type: ignore[attr-defined]  # an update has one
            return False
        finished = await session.get_one(FinishedGame, game)
        seats = (
            await session.scalars(
                sa.select(GamePlayer).where(GamePlayer.game == game).order_by(GamePlayer.seat)
            )
        ).all()
        await _forget_the_gone(session, seats)
        lines = await session.scalars(
            sa.select(StoredSettlement.body)
            .where(StoredSettlement.table == game)
            .order_by(StoredSettlement.deal)
        )
        settled = [msgspec.json.decode(body) for body in lines]
        sums = sums_of(finished.players, settled, msgspec.json.decode(finished.record))
        await tally(session, finished, seats, sums)
        if await is_rated(session, finished, seats):
            await rate(session, finished, seats)
    return True


async def _forget_the_gone(session: AsyncSession, seats: Sequence[GamePlayer]) -> None:
    """Whoever had himself deleted while the game went on stays forgotten: his seat is nobody's."""
    players = [seat.player for seat in seats if seat.player is not None]
    known = set(await session.scalars(sa.select(Player.id).where(Player.id.in_(players))))
    for seat in seats:
        if seat.player is not None and seat.player not in known:
            seat.player = None


async def count_missed(service: Service) -> None:
    """Counts what was stored by a process that did not live to count it."""
    async with service.storage.reading() as session:
        games = (
            await session.scalars(
                sa.select(FinishedGame.id).where(~FinishedGame.counted).order_by(FinishedGame.ended)
            )
        ).all()
    for game in games:
        try:
            await count(service.storage, game)
        except Exception as error:
            _LOG.error("game not counted", game=game, exc_info=error)
