"""Sitting down and getting up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tysyacha.server.accounts.identity import Who
from tysyacha.server.failures import Conflict, NotAllowed
from tysyacha.server.play import log
from tysyacha.server.play.connections import GONE
from tysyacha.server.play.state import Seat
from tysyacha.server.play.writer import until_written
from tysyacha.server.running.logs import logger
from tysyacha.server.tables.access import is_let_in
from tysyacha.server.tables.terms import BotSeat, KeptSeat, SeatTerms, ensure_known

if TYPE_CHECKING:
    from tysyacha.server.play.live import Live

_LOG: Final = logger("tables")


async def sit_down(live: Live, who: Who, seat: int, commitment: str | None) -> None:
    """Raises Conflict ``seat_unknown``, ``seat_taken``, ``already_seated``, ``game_begun``; NotAllowed
    ``seat_kept``, ``guest_rated``; TooMany."""
    live.hub.service.changes_of_seats.spend(who.id)
    await until_written(lambda: _sit_down(live, who, seat, commitment))
    _LOG.info("sat down", table=live.id, seat=seat, player=who.id)
    reseat(live)


async def _sit_down(live: Live, who: Who, seat: int, commitment: str | None) -> None:
    async with live.lock:
        state = live.state
        if not 0 <= seat < len(state.seats):
            raise Conflict("seat_unknown", highest=len(state.seats) - 1)
        wanted = state.seats[seat]
        if wanted.player == who.id:
            return
        if state.stage != "gathering":
            raise Conflict("game_begun")
        if state.seat_of(who.id) is not None:
            raise Conflict("already_seated")
        if wanted.is_taken:
            raise Conflict("seat_taken")
        if not await _is_for(live, wanted, who):
            raise NotAllowed("seat_kept")
        if state.terms.rated and who.is_guest:
            raise NotAllowed("guest_rated")
        name = _distinct(who.name, [each.name for each in state.seats])
        await live.append([log.Seated(seat, name, player=who.id, commitment=commitment)])


async def get_up(live: Live, who: Who) -> None:
    """Leaves the table: before the game the seat is free again; from a running game a stand-in plays on.

    Raises Conflict ``not_seated``.
    """
    seat = await until_written(lambda: _get_up(live, who))
    _LOG.info("got up", table=live.id, seat=seat, player=who.id)
    reseat(live)


async def _get_up(live: Live, who: Who) -> int:
    async with live.lock:
        seat = live.state.seat_of(who.id)
        if seat is None:
            raise Conflict("not_seated")
        if live.state.stage == "gathering":
            await live.append([log.Vacated(seat)])
        elif live.state.stage != "over" and not live.state.seats[seat].left:
            await live.append([log.Left(seat)])
    return seat


async def offer(live: Live, who: Who, seat: int, wanted: SeatTerms) -> None:
    """The host changes a free seat: for everybody, for a friend, or a bot at once.

    Raises NotAllowed ``only_host``, Conflict ``game_begun``, ``seat_unknown``, ``seat_taken``, BotError,
    TooMany.
    """
    if who.id != live.host:
        raise NotAllowed("only_host")
    if isinstance(wanted, BotSeat):
        ensure_known(wanted.bot)
    live.hub.service.changes_of_seats.spend(who.id)
    await until_written(lambda: _offer(live, seat, wanted))


async def _offer(live: Live, seat: int, wanted: SeatTerms) -> None:
    async with live.lock:
        state = live.state
        if state.stage != "gathering":
            raise Conflict("game_begun")
        if not 0 <= seat < len(state.seats):
            raise Conflict("seat_unknown", highest=len(state.seats) - 1)
        if state.seats[seat].player is not None:
            raise Conflict("seat_taken")
        if live.state.terms.rated and isinstance(wanted, KeptSeat):
            raise NotAllowed("rated_open")
        if isinstance(wanted, BotSeat):
            await live.append([log.Seated(seat, wanted.bot, bot=wanted.bot)])
        elif isinstance(wanted, KeptSeat):
            await live.append([log.Offered(seat, "kept", wanted.player)])
        else:
            await live.append([log.Offered(seat, "open")])


async def keep_no_longer(live: Live, player: str) -> None:
    """Seats that were kept for somebody who is no more are for whoever comes by the link."""
    await until_written(lambda: _keep_no_longer(live, player))


async def _keep_no_longer(live: Live, player: str) -> None:
    async with live.lock:
        if live.state.stage != "gathering":
            return
        for seat, each in enumerate(live.state.seats):
            if each.kept_for == player and not each.is_taken:
                await live.append([log.Offered(seat, "kept")])


async def close(live: Live, who: Who) -> None:
    """The host closes a table before its game. Raises NotAllowed ``only_host``, Conflict ``game_begun``."""
    if who.id != live.host:
        raise NotAllowed("only_host")
    await until_written(lambda: _close(live))


async def _close(live: Live) -> None:
    async with live.lock:
        if live.state.stage != "gathering":
            raise Conflict("game_begun")
        await live.append([log.Finished(None, "closed")])


async def _is_for(live: Live, seat: Seat, who: Who) -> bool:
    """Whether a seat is for this player: a kept one without a name is for whoever came by the link."""
    if seat.kind != "kept":
        return True
    if seat.kept_for is not None:
        return seat.kept_for == who.id
    return who.id == live.host or await is_let_in(live.hub.storage, live.id, who)


def reseat(live: Live) -> None:
    """Sockets of those who have sat down or got up belong to another seat now: they come again."""
    for connection in live.everybody():
        seat = live.state.seat_of(connection.player)
        left = seat is not None and live.state.seats[seat].left
        if connection.seat != (None if left else seat):
            connection.close(GONE)


def _distinct(name: str, taken: list[str]) -> str:
    """The name, with a number where another of the table has the same."""
    count, found = 1, name
    while found in taken:
        count += 1
        found = f"{name} {count}"
    return found
