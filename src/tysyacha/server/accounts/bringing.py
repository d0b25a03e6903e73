"""A guest signs in to an account that he has already: what he did as a guest becomes that account's.

At a table where both sit the account's own seat stays, and the guest gets up. Of a finished game that both played, the
guest's seat belongs to nobody any more. Everything else goes over, and then the guest is no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncSession

from tysyacha.server.accounts.identity import Who
from tysyacha.server.accounts.models import Player, Restriction
from tysyacha.server.games.models import GamePlayer
from tysyacha.server.lobby.models import Invitation, Relation
from tysyacha.server.play import log
from tysyacha.server.play.writer import until_written
from tysyacha.server.standing.models import Tally
from tysyacha.server.standing.statistics import add_tally
from tysyacha.server.tables.models import Membership, StoredSeat, StoredTable
from tysyacha.server.tables.seating import reseat
from tysyacha.server.talk.models import Report, Saying
from tysyacha.server.times import now_ms

if TYPE_CHECKING:
    from tysyacha.server.play.live import Live
    from tysyacha.server.play.state import State
    from tysyacha.server.service import Service

_DAY_MS: Final = 86_400_000


async def bring_along(service: Service, guest: Who, account: str) -> None:
    """Hands everything of a guest over to an account. A second time there is nothing left to do."""
    for table in await _tables(service, guest.id):
        await _hand_over(await service.hub.live(table), guest.id, account)
    async with service.storage.writing() as session:
        if await session.get(Player, guest.id) is None:
            return
        await _move(session, guest.id, account)
        await session.execute(sa.delete(Player).where(Player.id == guest.id))
    service.close_sockets(guest.id)


async def _tables(service: Service, guest: str) -> list[str]:
    """The tables that a guest has a part in and that are not over, or were not a day ago: people play again there."""
    seated = sa.select(StoredSeat.table).where(StoredSeat.player == guest)
    has_part = sa.or_(StoredTable.host == guest, StoredTable.id.in_(seated))
    is_fresh = sa.or_(StoredTable.stage != "over", StoredTable.changed > now_ms() - _DAY_MS)
    async with service.storage.reading() as session:
        return list(await session.scalars(sa.select(StoredTable.id).where(has_part, is_fresh)))


async def _hand_over(live: Live, guest: str, account: str) -> None:
    async def step() -> None:
        async with live.lock:
            events = handing_over(live.state, guest, account)
            if events:
                await live.append(events)
            if live.host == guest:
                live.host = account

    await until_written(step)
    reseat(live)


def handing_over(state: State, guest: str, account: str) -> list[log.LogEvent]:
    """What is to be noted at a table when a guest turns out to be somebody with an account."""
    events: list[log.LogEvent] = [
        log.Offered(seat, "kept", account)
        for seat, each in enumerate(state.seats)
        if each.kept_for == guest and not each.is_taken and state.stage == "gathering"
    ]
    seat = state.seat_of(guest)
    if seat is None:
        return events
    if state.seat_of(account) is None:
        return [*events, log.HandedOver(seat, account)]
    if state.stage == "gathering":
        return [*events, log.Vacated(seat)]
    gone = state.stage == "over" or state.seats[seat].left
    return events if gone else [*events, log.Left(seat)]


async def _move(session: AsyncSession, guest: str, account: str) -> None:
    both = sa.select(GamePlayer.game).where(GamePlayer.player == account)
    mine = GamePlayer.player == guest
    played = (await session.scalars(both)).all()
    await session.execute(sa.update(GamePlayer).where(mine, GamePlayer.game.in_(played)).values(player=None))
    for column in (
        GamePlayer.player, StoredTable.host, StoredSeat.player, Invitation.host, Saying.player,
        Report.about, Report.by,
    ):  # fmt: skip
        await session.execute(sa.update(column.class_).where(column == guest).values({column.key: account}))
    await _move_missing(session, Membership.player, Membership.table, guest, account)
    await _move_missing(session, Invitation.guest, Invitation.table, guest, account)
    await _move_relations(session, guest, account)
    await _move_restrictions(session, guest, account)
    for tally in (await session.scalars(sa.select(Tally).where(Tally.subject == guest))).all():
        await add_tally(session, account, tally.players, tally)
        await session.delete(tally)
    await session.flush()


async def _move_missing(session: AsyncSession, owner: Any, of: Any, guest: str, account: str) -> None:
    """Rows of which each player can have one of a kind: those that the account has already stay as they are."""
    there = (await session.scalars(sa.select(of).where(owner == account))).all()
    await session.execute(
        sa.update(owner.class_).where(owner == guest, of.not_in(there)).values({owner.key: account})
    )


async def _move_relations(session: AsyncSession, guest: str, account: str) -> None:
    """How the guest stood to others and they to him; what the account has noted itself stays."""
    rows = (
        await session.scalars(
            sa.select(Relation).where(sa.or_(Relation.player == guest, Relation.other == guest))
        )
    ).all()
    for row in rows:
        player = account if row.player == guest else row.player
        other = account if row.other == guest else row.other
        if player != other and await session.get(Relation, (player, other, row.kind)) is None:
            session.add(Relation(player=player, other=other, kind=row.kind, since=row.since))
    await session.flush()


async def _move_restrictions(session: AsyncSession, guest: str, account: str) -> None:
    """Who was muted as a guest stays muted; of two that hold the longer one counts."""
    for row in (await session.scalars(sa.select(Restriction).where(Restriction.player == guest))).all():
        found = await session.get(Restriction, (account, row.kind))
        if found is None:
            kept = {"until": row.until, "reason": row.reason, "since": row.since}
            session.add(Restriction(player=account, kind=row.kind, **kept))
        elif found.until is not None and (row.until is None or row.until > found.until):
            found.until, found.reason, found.since = row.until, row.reason, row.since
    await session.flush()
