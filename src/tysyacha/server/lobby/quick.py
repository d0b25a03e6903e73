"""Quick play: a seat at a fitting table, or a table of one's own that bots join after a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
import sqlalchemy as sa
from msgspec import Meta

from tysyacha.server.accounts.identity import Who
from tysyacha.server.failures import Conflict, NotAllowed
from tysyacha.server.lobby.relations import apart_from
from tysyacha.server.play.live import Live
from tysyacha.server.tables.models import StoredTable
from tysyacha.server.tables.opening import open_table
from tysyacha.server.tables.seating import sit_down
from tysyacha.server.tables.terms import USUAL_BOT, BotName, Clock, Fill, OpenSeat, TableRules, Terms, checked

if TYPE_CHECKING:
    from tysyacha.server.service import Service

MOST_LOOKED_AT = 50


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What game somebody wants at once, and after how many seconds bots take the seats that stayed free.

    With ``sit`` false the table and the seat are only named: whoever commits to a nonce needs the table's id first, and
    then sits down there.
    """

    players: Annotated[int, Meta(ge=2, le=4)] = 3
    preset: Annotated[str, Meta(max_length=60)] = "classic_ru"
    clock: Clock | None = None
    rated: bool = False
    wait: Annotated[int, Meta(ge=0, le=3_600)] = 20
    bot: BotName = USUAL_BOT
    sit: bool = True


class Found(msgspec.Struct):
    """The table and the seat; ``opened`` where it is a new one."""

    table: str
    seat: int
    opened: bool


async def quick_play(service: Service, who: Who, wish: Wish) -> Found:
    """Raises what `open_table` does."""
    if wish.rated and who.is_guest:
        raise NotAllowed("guest_rated")
    terms = Terms(
        rules=TableRules(wish.preset),
        seats=(OpenSeat(),) * wish.players,
        clock=wish.clock,
        rated=wish.rated,
        fill=Fill(wish.wait, wish.bot),
    )
    checked(terms)
    # Two who ask at the same moment meet at one table instead of opening one each.
    async with service.one_quick_play:
        for table in await _fitting(service, wish):
            live = await service.hub.live(table)
            seat = await _seat(service, live, who, wish.sit)
            if seat is not None:
                return Found(table, seat, False)
        live = await open_table(service, who, terms)
        if wish.sit:
            await sit_down(live, who, 0, None)
        return Found(live.id, 0, True)


async def _fitting(service: Service, wish: Wish) -> list[str]:
    """Open tables of just these rules and this clock, those that have waited longest first."""
    terms = StoredTable.terms
    move, bank = terms[("clock", "move")].as_integer(), terms[("clock", "bank")].as_integer()
    query = sa.select(StoredTable.id, terms).where(
        StoredTable.stage == "gathering",
        StoredTable.public,
        StoredTable.password.is_(None),
        StoredTable.rated == wish.rated,
        StoredTable.players == wish.players,
        terms[("rules", "preset")].as_string() == wish.preset,
        move.is_(None) if wish.clock is None else sa.and_(move == wish.clock.move, bank == wish.clock.bank),
    )
    async with service.storage.reading() as session:
        found = await session.execute(query.order_by(StoredTable.created).limit(MOST_LOOKED_AT))
        return [table for table, told in found if not told["rules"]["changes"]]


async def _seat(service: Service, live: Live, who: Who, sit: bool) -> int | None:
    """A seat for this player at this table, None where there is none or he should not meet these people."""
    state = live.state
    mine = state.seat_of(who.id)
    if mine is not None and state.stage == "gathering":
        return mine
    apart = await apart_from(service.storage, who.id)
    if apart & {live.host, *(each.player for each in state.seats if each.player)}:
        return None
    for seat, each in enumerate(state.seats):
        if each.kind == "open" and not each.is_taken and state.stage == "gathering":
            if not sit:
                return seat
            try:
                await sit_down(live, who, seat, None)
            except (Conflict, NotAllowed):
                return None
            return seat
    return None
