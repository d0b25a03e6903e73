"""Who may see a table, watch its game and sit down at it."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from tysyacha.server.accounts.identity import Who
from tysyacha.server.failures import NotAllowed
from tysyacha.server.storage import Storage
from tysyacha.server.tables.models import Membership, StoredTable
from tysyacha.server.times import now_ms

if TYPE_CHECKING:
    from tysyacha.server.play.live import Live


async def is_let_in(storage: Storage, table: str, who: Who | None) -> bool:
    """Whether this player has come in by the table's link or password before."""
    if who is None:
        return False
    async with storage.reading() as session:
        found = await session.get(Membership, (table, who.id))
    return found is not None


async def let_in(storage: Storage, table: str, who: Who) -> None:
    """Remembers that this player has come in."""
    async with storage.writing() as session:
        if await session.get(Membership, (table, who.id)) is None:
            session.add(Membership(table=table, player=who.id, since=now_ms()))


async def ensure_may_see(storage: Storage, live: Live, who: Who | None) -> None:
    """Raises NotAllowed ``table_private`` for somebody who has not come in yet and for whom no seat is kept."""
    state = live.state
    if state.terms.public or (who is not None and (who.id == live.host or state.seat_of(who.id) is not None)):
        return
    if who is not None and any(each.kept_for == who.id for each in state.seats):
        return
    if not await is_let_in(storage, live.id, who):
        raise NotAllowed("table_private")


async def ensure_may_watch(storage: Storage, live: Live, who: Who | None) -> None:
    """Raises NotAllowed: ``table_private``, or ``no_spectators`` where only those who sit may look on.

    Before the game everybody who may see the table may look on: he may be about to sit down.
    """
    state = live.state
    if who is not None and state.seat_of(who.id) is not None:
        return
    await ensure_may_see(storage, live, who)
    if not state.terms.spectators and state.stage not in ("gathering", "over"):
        raise NotAllowed("no_spectators")


def is_key(row: StoredTable, key: str) -> bool:
    """Whether this is the key of the table's secret link."""
    return hmac.compare_digest(row.key.encode(), key.encode("utf-8", "replace"))
