"""Statistics: what the settled deals of a finished game add to the sums of those who played it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from tysyacha.server.games.models import FinishedGame, GamePlayer
from tysyacha.server.standing.models import Tally
from tysyacha.server.standing.ratings import subject_of


class SeatSums(msgspec.Struct):
    """What one game adds for one seat. ``best_deal`` is None where no deal was settled."""

    deals: int = 0
    contracts: int = 0
    made: int = 0
    contract_points: int = 0
    marriages: int = 0
    bolts: int = 0
    barrel_falls: int = 0
    best_deal: int | None = None


def sums_of(players: int, lines: Sequence[dict[str, Any]], record: dict[str, Any]) -> list[SeatSums]:
    """The sums by seat, from the stored lines of the sheet and the record of the game."""
    sums = [SeatSums() for _ in range(players)]
    for line in lines:
        _add_line(sums, line)
    for deal in record["deals"]:
        for action in deal["actions"]:
            if isinstance(action, list) and action[-1] == "marriage":
                sums[action[0]].marriages += 1
    return sums


def _add_line(sums: list[SeatSums], line: dict[str, Any]) -> None:
    outcome = line["outcome"]
    if outcome is not None:
        for each, delta in zip(sums, line["deltas"], strict=True):
            each.deals += 1
            each.best_deal = delta if each.best_deal is None else max(each.best_deal, delta)
        declarer = sums[outcome["declarer"]]
        declarer.contracts += 1
        declarer.made += line["made"] is True
        declarer.contract_points += outcome["contract"]
    for event in line["events"]:
        if event["seat"] is None:
            continue
        sums[event["seat"]].bolts += event["kind"] == "bolt"
        sums[event["seat"]].barrel_falls += event["kind"] == "barrel_fall"


async def tally(
    session: AsyncSession, game: FinishedGame, seats: Sequence[GamePlayer], sums: Sequence[SeatSums]
) -> None:
    """Adds a game to the sums of everybody who played it."""
    for seat, added in zip(seats, sums, strict=True):
        subject = subject_of(seat)
        if subject is None:
            continue
        kept = await add_tally(session, subject, game.players, added)
        kept.games += 1
        kept.won += seat.seat == game.winner
        await session.flush()


async def add_tally(session: AsyncSession, subject: str, players: int, added: SeatSums | Tally) -> Tally:
    """Adds sums to those of somebody; of another tally its games as well."""
    kept = await session.get(Tally, (subject, players))
    if kept is None:
        kept = _nothing(subject, players)
        session.add(kept)
    names = ["deals", "contracts", "made", "contract_points", "marriages", "bolts", "barrel_falls"]
    if isinstance(added, Tally):
        names += ["games", "won"]
    for name in names:
        setattr(kept, name, getattr(kept, name) + getattr(added, name))
    best = [each for each in (kept.best_deal, added.best_deal) if each is not None]
    kept.best_deal = max(best, default=None)
    return kept


def _nothing(subject: str, players: int) -> Tally:
    return Tally(
        subject=subject,
        players=players,
        games=0,
        won=0,
        deals=0,
        contracts=0,
        made=0,
        contract_points=0,
        marriages=0,
        bolts=0,
        barrel_falls=0,
        best_deal=None,
    )
