"""Who is whose friend, and whom one does not want to hear or to meet."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import sqlalchemy as sa

from tysyacha.server.accounts.identity import Who
from tysyacha.server.accounts.models import Player
from tysyacha.server.failures import BadRequest, Conflict, NotAllowed, NotFound
from tysyacha.server.lobby.models import Relation
from tysyacha.server.storage import Storage
from tysyacha.server.times import now_ms

Kind: TypeAlias = Literal["friend", "muted", "blocked"]
MOST_RELATIONS = 500
_UNHEARD: Final = Relation.kind.in_(("muted", "blocked"))


async def relate(storage: Storage, who: Who, other: str, kind: Kind) -> bool:
    """Notes how one player stands to another; whether it is news. Blocking ends a friendship from both sides.

    Raises NotFound ``person_unknown``, BadRequest ``yourself``, NotAllowed ``not_reachable`` (he has blocked one),
    Conflict ``too_many_relations``.
    """
    if other == who.id:
        raise BadRequest("yourself")
    async with storage.writing() as session:
        if await session.get(Player, other) is None:
            raise NotFound("person_unknown")
        if kind == "friend" and await session.get(Relation, (other, who.id, "blocked")) is not None:
            raise NotAllowed("not_reachable")
        if await session.get(Relation, (who.id, other, kind)) is not None:
            return False
        count = await session.scalar(
            sa.select(sa.func.count()).select_from(Relation).where(Relation.player == who.id)
        )
        if (count or 0) >= MOST_RELATIONS:
            raise Conflict("too_many_relations", most=MOST_RELATIONS)
        session.add(Relation(player=who.id, other=other, kind=kind, since=now_ms()))
        if kind == "blocked":
            for one, two in ((who.id, other), (other, who.id)):
                await session.execute(_exactly(one, two, "friend"))
        elif kind == "friend":
            await session.execute(_exactly(who.id, other, "blocked"))
    return True


async def unrelate(storage: Storage, who: Who, other: str, kind: Kind) -> None:
    """Takes it back. With a friendship the other's half goes as well."""
    async with storage.writing() as session:
        await session.execute(_exactly(who.id, other, kind))
        if kind == "friend":
            await session.execute(_exactly(other, who.id, kind))


def _exactly(player: str, other: str, kind: Kind) -> sa.Delete:
    return sa.delete(Relation).where(
        Relation.player == player, Relation.other == other, Relation.kind == kind
    )


async def unheard_by(storage: Storage, player: str) -> frozenset[str]:
    """Those whom this player does not want to hear."""
    return await _found(storage, sa.select(Relation.other).where(Relation.player == player, _UNHEARD))


async def deaf_to(storage: Storage, player: str) -> frozenset[str]:
    """Those who do not want to hear this player."""
    return await _found(storage, sa.select(Relation.player).where(Relation.other == player, _UNHEARD))


async def _found(storage: Storage, wanted: sa.Select[str]) -> frozenset[str]:
    async with storage.reading() as session:
        return frozenset(await session.scalars(wanted))


async def apart_from(storage: Storage, player: str) -> frozenset[str]:
    """Those whom this player has blocked, and those who have blocked him: quick play keeps them apart."""
    async with storage.reading() as session:
        found = await session.execute(
            sa.select(Relation.player, Relation.other).where(
                Relation.kind == "blocked", sa.or_(Relation.player == player, Relation.other == player)
            )
        )
        return frozenset({each for pair in found for each in pair} - {player})


async def ensure_welcome(storage: Storage, host: str, who: Who) -> None:
    """Raises NotAllowed ``not_welcome`` where the host of a table has blocked this player."""
    async with storage.reading() as session:
        if await session.get(Relation, (host, who.id, "blocked")) is not None:
            raise NotAllowed("not_welcome")
