"""Asking somebody to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tysyacha.server.accounts.identity import Who
from tysyacha.server.accounts.models import Player
from tysyacha.server.failures import Conflict, NotAllowed, NotFound
from tysyacha.server.ids import new_id
from tysyacha.server.lobby.messages import InvitationTold, InvitedMessage, PersonTold
from tysyacha.server.lobby.models import Invitation, Relation
from tysyacha.server.tables.models import Membership, StoredTable
from tysyacha.server.times import now_ms

if TYPE_CHECKING:
    from tysyacha.server.service import Service


async def invite(service: Service, who: Who, table: str, player: str) -> None:
    """Asks a player to a table and lets him in there; asking again changes nothing.

    Raises NotAllowed ``only_seated`` (neither its host nor a player of it), ``not_reachable`` (blocked); NotFound
    ``person_unknown``, ``table_unknown``; Conflict ``table_over``; TooMany.
    """
    live = await service.hub.live(table)
    if who.id != live.host and live.state.seat_of(who.id) is None:
        raise NotAllowed("only_seated")
    if live.state.stage == "over":
        raise Conflict("table_over")
    service.tries.spend(f"invite-{who.id}")
    invitation = Invitation(id=new_id(), table=table, host=who.id, guest=player, created=now_ms())
    try:
        async with service.storage.writing() as session:
            if await session.get(Player, player) is None:
                raise NotFound("person_unknown")
            if await session.get(Relation, (player, who.id, "blocked")) is not None:
                raise NotAllowed("not_reachable")
            if await session.get(Membership, (table, player)) is None:
                session.add(Membership(table=table, player=player, since=now_ms()))
            session.add(invitation)
            await session.flush()
    except IntegrityError:
        # He has been asked to this table before.
        return
    host = PersonTold(who.id, who.name, who.kind, service.lobby.is_here(who.id))
    told = InvitationTold(invitation.id, table, host, invitation.created)
    service.lobby.tell_player(player, InvitedMessage(told))


async def invitations_of(service: Service, player: str) -> list[InvitationTold]:
    """Who asks this player to tables that are not over, the newest first."""
    async with service.storage.reading() as session:
        found = await session.execute(
            sa.select(Invitation, Player)
            .join(Player, Player.id == Invitation.host)
            .join(StoredTable, StoredTable.id == Invitation.table)
            .where(Invitation.guest == player, StoredTable.stage != "over")
            .order_by(Invitation.created.desc())
            .limit(50)
        )
        return [
            InvitationTold(
                row.id,
                row.table,
                PersonTold(host.id, host.name, host.kind, service.lobby.is_here(host.id)),
                row.created,
            )
            for row, host in found
        ]


async def withdraw(service: Service, who: Who, invitation: str) -> None:
    """Declines an invitation, or takes one back."""
    async with service.storage.writing() as session:
        await session.execute(
            sa.delete(Invitation).where(
                Invitation.id == invitation, sa.or_(Invitation.guest == who.id, Invitation.host == who.id)
            )
        )
