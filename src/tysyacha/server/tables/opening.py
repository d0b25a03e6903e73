"""Opening a table, and the same table again after a game."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

from tysyacha.server.accounts import hashing
from tysyacha.server.accounts.identity import Who
from tysyacha.server.failures import BadRequest, Conflict, NotAllowed
from tysyacha.server.fair.seeds import SECRET_SIZE, commitment_to
from tysyacha.server.ids import new_id
from tysyacha.server.play import log
from tysyacha.server.play.state import State, first_state
from tysyacha.server.play.writer import until_written
from tysyacha.server.running.logs import logger
from tysyacha.server.tables.models import StoredSeat, StoredTable
from tysyacha.server.tables.terms import KeptSeat, SeatTerms, Terms, checked
from tysyacha.server.times import now_ms

if TYPE_CHECKING:
    from tysyacha.server.play.live import Live
    from tysyacha.server.service import Service

SHORTEST_PASSWORD: Final = 4
_LOG: Final = logger("tables")


async def open_table(service: Service, host: Who, terms: Terms, password: str | None = None) -> Live:
    """A new table; its commitment is published from now on.

    Raises what `tables.terms.checked` raises, NotAllowed ``guest_rated``, BadRequest ``rated_open``,
    ``password_public``, Conflict ``too_many_tables``, TooMany.
    """
    service.openings.spend(host.id)
    checked(terms)
    if terms.rated and host.is_guest:
        raise NotAllowed("guest_rated")
    if terms.rated and password is not None:
        raise BadRequest("rated_open")
    if terms.public and password is not None:
        raise BadRequest("password_public")
    await _ensure_not_too_many(service, host)
    stored = None if password is None else await hashing.hashed(password)
    table, statements = _written(service, host, terms, stored)
    async with service.storage.transaction() as connection:
        for statement, parameters in statements:
            await connection.execute(statement, parameters)
    return await _opened(service, table, host)


def _written(
    service: Service, host: Who, terms: Terms, password: str | None
) -> tuple[str, list[tuple[Any, Any]]]:
    """The id of a new table, and the statements that store it; ``password`` is a hash."""
    table, secret, now = new_id(), secrets.token_bytes(SECRET_SIZE), now_ms()
    state = first_state(table, terms)
    row = {
        "id": table,
        "host": host.id,
        "stage": state.stage,
        "public": terms.public,
        "rated": terms.rated,
        "players": terms.players,
        "terms": msgspec.to_builtins(terms),
        "key": new_id(),
        "password": password,
        "secret": secret,
        "commitment": commitment_to(secret, table),
        "number": 0,
        "created": now,
        "changed": now,
        "due_at": now + int(1000 * service.settings.gathering_seconds),
        "due_kind": "close",
        "claimed": None,
    }
    seats = [
        {
            "table": table,
            "seat": seat,
            "kind": each.kind,
            "player": each.kept_for,
            "bot": each.bot,
            "name": each.name,
        }
        for seat, each in enumerate(state.seats)
    ]
    return table, [(sa.insert(StoredTable), [row]), (sa.insert(StoredSeat), seats)]


async def _opened(service: Service, table: str, host: Who) -> Live:
    live = await service.hub.live(table)
    terms = live.state.terms
    _LOG.info("table opened", table=table, player=host.id, rated=terms.rated, public=terms.public)
    service.lobby.opened(live)
    return live


async def rematch(service: Service, live: Live, who: Who) -> str:
    """The table at which the same people play again; whoever asks first opens it. Raises Conflict, NotAllowed.

    It is stored in the commit that names it, so that there is never a second one, nor one that nobody is told of.
    """
    return await until_written(lambda: _rematch(service, live, who))


async def _rematch(service: Service, live: Live, who: Who) -> str:
    async with live.lock:
        state = live.state
        if state.seat_of(who.id) is None:
            raise NotAllowed("only_seated")
        if state.stage != "over":
            raise Conflict("game_not_over")
        if state.rematch is not None:
            return state.rematch
        service.openings.spend(who.id)
        await _ensure_not_too_many(service, who)
        row = await service.hub.row(live.id)
        table, statements = _written(service, who, _same_seats(state), row.password)
        await live.append([log.Rematched(table)], extra=statements)
    await _opened(service, table, who)
    return table


def _same_seats(state: State) -> Terms:
    """The terms of a rematch. Its seats are kept, so it is open to nobody else: a friendly one."""
    seats: list[SeatTerms] = []
    for each, wanted in zip(state.seats, state.terms.seats, strict=True):
        seats.append(KeptSeat(each.player) if each.player is not None else wanted)
    return msgspec.structs.replace(state.terms, seats=tuple(seats), fill=None, rated=False)


async def _ensure_not_too_many(service: Service, host: Who) -> None:
    most = service.settings.most_tables_a_player
    async with service.storage.reading() as session:
        count = await session.scalar(
            sa.select(sa.func.count())
            .select_from(StoredTable)
            .where(StoredTable.host == host.id, StoredTable.stage != "over")
        )
    if (count or 0) >= most:
        raise Conflict("too_many_tables", most=most)
