"""Sitting down and getting up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tysyacha.server.accounts.identity import Who
from tysyacha.server.failures import Conflict, NotAllowed
from tysyacha.server.play import log
from tysyacha.server.play.connections import GONE

if TYPE_CHECKING:
    from tysyacha.server.play.live import Live


async def sit_down(live: Live, who: Who, seat: int, commitment: str | None) -> None:
    """Raises Conflict ``seat_unknown``, ``seat_taken``, ``already_seated``, ``game_begun``; NotAllowed
    ``seat_kept``, ``guest_rated``."""
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
        if wanted.kept_for not in (None, who.id):
            raise NotAllowed("seat_kept")
        if state.terms.rated and who.is_guest:
            raise NotAllowed("guest_rated")
        name = _distinct(who.name, [each.name for each in state.seats])
        await live.append([log.Seated(seat, name, player=who.id, commitment=commitment)])
    _reseat(live)


async def get_up(live: Live, who: Who) -> None:
    """Leaves the table: before the game the seat is free again; from a running game a stand-in plays on.

    Raises Conflict ``not_seated``.
    """
    async with live.lock:
        seat = live.state.seat_of(who.id)
        if seat is None:
            raise Conflict("not_seated")
        if live.state.stage == "gathering":
            await live.append([log.Vacated(seat)])
        elif live.state.stage != "over" and not live.state.seats[seat].left:
            await live.append([log.Left(seat)])
    _reseat(live)


def _reseat(live: Live) -> None:
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
