"""Users and reports, for who runs the service; works beside a running service."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from tysyacha.server.accounts.models import Account, Player, Restriction, Session
from tysyacha.server.accounts.names import folded_name
from tysyacha.server.accounts.signing import folded
from tysyacha.server.failures import AdminError
from tysyacha.server.storage import Storage
from tysyacha.server.talk.models import Report
from tysyacha.server.times import now_ms

MOST_TOLD = 200
DAY_MS = 86_400_000
MOST_DAYS = 36_500


class User(NamedTuple):
    """A player as who runs the service sees him; ``restrictions`` are those that hold now."""

    id: str
    name: str
    kind: str
    login: str | None
    created: int
    seen: int
    restrictions: list[Restriction]


async def users(storage: Storage, name: str | None = None) -> list[User]:
    """Players, those seen last first; with a name those who have it in theirs, who sign in by it, or its id."""
    query = sa.select(Player, Account.login).join(Account, Account.player == Player.id, isouter=True)
    if name:
        query = query.where(
            sa.or_(
                Player.id == name,
                Account.login == folded(name),
                Player.folded.contains(folded_name(name), autoescape=True),
            )
        )
    async with storage.reading() as session:
        found = (await session.execute(query.order_by(Player.seen.desc()).limit(MOST_TOLD))).all()
        held = await session.scalars(
            sa.select(Restriction).where(
                Restriction.player.in_([player.id for player, _ in found]),
                sa.or_(Restriction.until.is_(None), Restriction.until > now_ms()),
            )
        )
        by_player: dict[str, list[Restriction]] = {}
        for each in held:
            by_player.setdefault(each.player, []).append(each)
    return [
        User(
            player.id,
            player.name,
            player.kind,
            login,
            player.created,
            player.seen,
            by_player.get(player.id, []),
        )
        for player, login in found
    ]


async def restrict(storage: Storage, player: str, kind: str, days: float | None, reason: str) -> str:
    """Mutes or bans a player, by his id or the name he signs in with, for so many days or for good; his id.

    A ban signs all his browsers out. Raises AdminError ``user_unknown``, ``days_wrong``.
    """
    if days is not None and not 0 <= days <= MOST_DAYS:
        raise AdminError("days_wrong", most=MOST_DAYS)
    found = await find(storage, player)
    now = now_ms()
    until = None if days is None else now + int(days * DAY_MS)
    row = Restriction(player=found, kind=kind, until=until, reason=reason[:200], since=now)
    async with storage.writing() as session:
        await session.merge(row)
        if kind == "ban":
            await session.execute(sa.delete(Session).where(Session.player == found))
    return found


async def pardon(storage: Storage, player: str) -> str:
    """Lifts a mute and a ban; the player's id."""
    found = await find(storage, player)
    async with storage.writing() as session:
        await session.execute(sa.delete(Restriction).where(Restriction.player == found))
    return found


async def find(storage: Storage, player: str) -> str:
    """The id of a player named by it or by the name he signs in with; raises AdminError ``user_unknown``."""
    async with storage.reading() as session:
        if await session.get(Player, player) is not None:
            return player
        found: str | None = await session.scalar(
            sa.select(Account.player).where(Account.login == folded(player))
        )
    if found is None:
        raise AdminError("user_unknown", user=player[:60])
    return found


async def reports(storage: Storage, all_of_them: bool = False) -> list[tuple[Report, str]]:
    """Complaints with the name of whom they are about, the oldest first; only those not settled unless all."""
    query = sa.select(Report, Player.name).join(Player, Player.id == Report.about)
    if not all_of_them:
        query = query.where(Report.handled.is_(None))
    async with storage.reading() as session:
        found = await session.execute(query.order_by(Report.created).limit(MOST_TOLD))
        return [(report, name) for report, name in found]


async def settle(storage: Storage, report: str) -> None:
    """Notes that a complaint has been seen to; raises AdminError ``report_unknown``."""
    async with storage.writing() as session:
        found = await session.get(Report, report)
        if found is None:
            raise AdminError("report_unknown", report=report[:60])
        found.handled = now_ms()
