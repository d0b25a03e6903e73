"""One's data: all of it to take away, and all of it gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncSession

from tysyacha.server.accounts.identity import Who
from tysyacha.server.accounts.models import Account, Identity, Player, Restriction, Session
from tysyacha.server.games.models import FinishedGame, GamePlayer
from tysyacha.server.lobby.models import Invitation, Relation
from tysyacha.server.play.models import LoggedEvent
from tysyacha.server.standing.models import Rating, RatingChange, Tally
from tysyacha.server.storage import Storage
from tysyacha.server.tables.models import Membership, StoredSeat, StoredTable
from tysyacha.server.tables.seating import close, get_up, keep_no_longer
from tysyacha.server.talk.models import Report, Saying

if TYPE_CHECKING:
    from tysyacha.server.service import Service


_OF_A_TABLE: Final = ("key", "password", "secret", "due_at", "due_kind", "claimed")
"""What is kept of a table and would tell its cards or let others in."""


async def exported(service: Service, who: Who) -> dict[str, Any]:
    """Everything that is kept of a player, as plain data; of secrets only that they exist."""
    async with service.storage.reading() as session:
        player = await session.get_one(Player, who.id)
        account = await session.get(Account, who.id)
        played = sa.select(GamePlayer.game).where(GamePlayer.player == who.id)
        records = await session.execute(
            sa.select(FinishedGame.id, FinishedGame.record).where(FinishedGame.id.in_(played))
        )
        return {
            "player": _plain(player),
            "account": None if account is None else {"login": account.login, "created": account.created},
            "sessions": await _rows(session, Session, Session.player == who.id, "token"),
            "providers": await _rows(session, Identity, Identity.player == who.id),
            "relations": await _rows(session, Relation, Relation.player == who.id),
            "sayings": await _rows(session, Saying, Saying.player == who.id),
            "reports": await _rows(session, Report, Report.by == who.id),
            "invitations": await _rows(
                session, Invitation, sa.or_(Invitation.guest == who.id, Invitation.host == who.id)
            ),
            "restrictions": await _rows(session, Restriction, Restriction.player == who.id),
            "seats": await _rows(session, StoredSeat, StoredSeat.player == who.id),
            "tables": await _rows(session, StoredTable, StoredTable.host == who.id, *_OF_A_TABLE),
            "entered": await _rows(session, Membership, Membership.player == who.id),
            "ratings": await _rows(session, Rating, Rating.subject == who.id),
            "rating_changes": await _rows(session, RatingChange, RatingChange.subject == who.id),
            "statistics": await _rows(session, Tally, Tally.subject == who.id),
            "games": [{"id": game, "record": msgspec.Raw(record.encode())} for game, record in records],
        }


async def _rows(
    session: AsyncSession, model: Any, wanted: sa.ColumnElement[bool], *hidden: str
) -> list[dict[str, Any]]:
    return [_plain(row, *hidden) for row in await session.scalars(sa.select(model).where(wanted))]


def _plain(row: Any, *hidden: str) -> dict[str, Any]:
    columns = sa.inspect(type(row)).columns.keys()
    return {name: getattr(row, name) for name in columns if name not in hidden}


async def delete_player(service: Service, who: Who) -> None:
    """The player gets up everywhere and is forgotten; games that others played with him stay without his name."""
    for table in await _unfinished(service, who):
        live = await service.hub.live(table)
        if live.state.seat_of(who.id) is not None:
            await get_up(live, who)
        if live.host == who.id and live.state.stage == "gathering":
            await close(live, who)
        await keep_no_longer(live, who.id)
    named = await _named_in(service.storage, who.id)
    async with service.storage.writing() as session:
        await _make_nameless(session, who.id, named)
        for model in (Rating, RatingChange, Tally):
            await session.execute(sa.delete(model).where(model.subject == who.id))
        await session.execute(sa.delete(Player).where(Player.id == who.id))
    service.close_sockets(who.id, "not_signed_in")
    for live in service.hub.tables:
        if live.state.seat_of(who.id) is not None:
            async with live.lock:
                await live.catch_up()


async def _unfinished(service: Service, who: Who) -> list[str]:
    seated = sa.select(StoredSeat.table).where(StoredSeat.player == who.id)
    wanted = sa.or_(StoredTable.host == who.id, StoredTable.id.in_(seated))
    async with service.storage.reading() as session:
        return list(
            await session.scalars(sa.select(StoredTable.id).where(StoredTable.stage != "over", wanted))
        )


async def _named_in(storage: Storage, player: str) -> dict[str, list[int]]:
    """The events that name a player, by table. It looks through all logs, so nobody waits for it in order to write."""
    named: dict[str, list[int]] = {}
    async with storage.reading() as session:
        found = await session.execute(
            sa.select(LoggedEvent.table, LoggedEvent.number).where(LoggedEvent.body.contains(player))
        )
        for table, number in found:
            named.setdefault(table, []).append(number)
    return named


async def _make_nameless(session: AsyncSession, player: str, named: dict[str, list[int]]) -> None:
    """Takes the name out of records, logs and lists; the id that stays in a log belongs to nobody any more."""
    for seat in await session.scalars(sa.select(GamePlayer).where(GamePlayer.player == player)):
        game = await session.get_one(FinishedGame, seat.game)
        record = msgspec.json.decode(game.record)
        record["players"][seat.seat] = _nameless(seat.seat)
        game.record = msgspec.json.encode(record).decode()
        seat.player, seat.name = None, _nameless(seat.seat)
    seats = await session.scalars(sa.select(StoredSeat).where(StoredSeat.player == player))
    for each in seats.all():
        each.name = _nameless(each.seat)
    for event in [
        await session.get_one(LoggedEvent, (table, number))
        for table, numbers in named.items()
        for number in numbers
    ]:
        body = msgspec.json.decode(event.body)
        if body.get("player") != player:
            continue
        if body["type"] == "seated":
            event.body = _without_name(body)
        elif body["type"] == "handed_over":
            # He sat down under this name before he signed in.
            seated = await session.scalars(
                sa.select(LoggedEvent)
                .where(
                    LoggedEvent.table == event.table,
                    LoggedEvent.number < event.number,
                    LoggedEvent.body.contains('"type":"seated"'),
                )
                .order_by(LoggedEvent.number.desc())
            )
            earlier = next((each for each in seated if _seat_in(each) == body["seat"]), None)
            if earlier is not None:
                earlier.body = _without_name(msgspec.json.decode(earlier.body))


def _seat_in(event: LoggedEvent) -> int:
    return int(msgspec.json.decode(event.body)["seat"])


def _without_name(seated: dict[str, Any]) -> str:
    return msgspec.json.encode({**seated, "name": _nameless(seated["seat"])}).decode()


def _nameless(seat: int) -> str:
    return f"? {seat + 1}"
