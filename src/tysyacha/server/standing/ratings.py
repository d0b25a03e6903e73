"""Ratings: OpenSkill's Plackett-Luce model, one rating for each number of seats.

A game is rated when it was opened as a rated one, open to all (public, without a password, no seat kept), dealt and
won or left by all its people, and at least two of its seats belonged to people, all of them with accounts. Who left, or
was away a second time, stands last; where all left nobody escapes that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncSession

from tysyacha.server.accounts.models import Player
from tysyacha.server.games.models import FinishedGame, GamePlayer
from tysyacha.server.standing.models import Rating, RatingChange
from tysyacha.server.tables.models import StoredTable

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

NEWCOMER = 1_000
POINTS = 40


def subject_of(seat: GamePlayer) -> str | None:
    """Whose rating a seat counts for; None for somebody who is known no longer."""
    return f"bot:{seat.bot}" if seat.bot is not None else seat.player


def shown(ordinal: float) -> int:
    """A rating as people see it: 1000 for a newcomer, rising with every belief that grows firmer."""
    return round(NEWCOMER + POINTS * ordinal)


async def is_rated(session: AsyncSession, game: FinishedGame, seats: Sequence[GamePlayer]) -> bool:
    """Whether a finished game counts for ratings."""
    if not game.rated or (game.winner is None and not game.deals):
        return False
    table = await session.get(StoredTable, game.id)
    if table is None or not table.public or table.password is not None:
        return False
    if any(seat["kind"] == "kept" for seat in table.terms["seats"]):
        return False
    people = [seat.player for seat in seats if seat.player is not None]
    kinds = list(await session.scalars(sa.select(Player.kind).where(Player.id.in_(people))))
    return sum(seat.bot is None for seat in seats) >= 2 and all(kind == "account" for kind in kinds)


async def rate(session: AsyncSession, game: FinishedGame, seats: Sequence[GamePlayer]) -> None:
    """Writes what a game says about everybody's strength. Several bots of a level share one rating: it takes the mean
    of what its seats would have got."""
    model = _model()
    old = [await _rating(session, subject_of(seat), game.players) for seat in seats]
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in old]
    new = model.rate(teams, ranks=[float(seat.place) for seat in seats])
    gained: dict[str, list[Any]] = {}
    for seat, [rating] in zip(seats, new, strict=True):
        if (subject := subject_of(seat)) is not None:
            gained.setdefault(subject, []).append(rating)
    by_subject = {each.subject: each for each in old}
    for subject, ratings in gained.items():
        kept, before = by_subject[subject], by_subject[subject].ordinal
        kept.mu = sum(each.mu for each in ratings) / len(ratings)
        kept.sigma = sum(each.sigma for each in ratings) / len(ratings)
        kept.ordinal = kept.mu - 3 * kept.sigma
        kept.games += 1
        kept.changed = game.ended
        session.add(RatingChange(subject=subject, game=game.id, before=before, after=kept.ordinal))


async def _rating(session: AsyncSession, subject: str | None, players: int) -> Rating:
    """The rating so far, or that of a newcomer."""
    found = None if subject is None else await session.get(Rating, (subject, players))
    if found is not None:
        return found
    fresh = _model().rating()
    rating = Rating(
        subject=subject or "",
        players=players,
        mu=fresh.mu,
        sigma=fresh.sigma,
        ordinal=0.0,
        games=0,
        changed=0,
    )
    if subject is not None:
        session.add(rating)
        await session.flush()
    return rating


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()
