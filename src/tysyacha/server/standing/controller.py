"""The leaderboard, and how one player or bot stands."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from litestar import Controller, get
from litestar.params import FromPath, QueryParameter

from tysyacha.bots import BOTS
from tysyacha.server.accounts.models import Player, Restriction
from tysyacha.server.failures import NotFound
from tysyacha.server.games.models import FinishedGame
from tysyacha.server.service import Serving
from tysyacha.server.standing.models import Rating, RatingChange, Tally
from tysyacha.server.standing.ratings import shown
from tysyacha.server.times import now_ms

Seats = Annotated[int, QueryParameter(ge=2, le=4)]
MOST_LEADERS = 100
MOST_CHANGES = 200


class Leader(msgspec.Struct):
    """A line of the leaderboard. Bots have their level as ``bot`` and are in it too."""

    place: int
    subject: str
    name: str
    bot: str | None
    rating: int
    mu: float
    sigma: float
    games: int


class RatingTold(msgspec.Struct):
    """A rating at tables of so many seats, and how it came about: the last games, the oldest first."""

    players: int
    rating: int
    mu: float
    sigma: float
    games: int
    curve: list[tuple[int, int]]


class StatisticsTold(msgspec.Struct):
    """Sums over finished games at tables of so many seats; ``mean_contract`` None without a contract."""

    players: int
    games: int
    won: int
    deals: int
    contracts: int
    made: int
    mean_contract: float | None
    marriages: int
    bolts: int
    barrel_falls: int
    best_deal: int | None


class PlayerStanding(msgspec.Struct):
    """How somebody stands."""

    subject: str
    name: str
    kind: str
    since: int | None
    ratings: list[RatingTold]
    statistics: list[StatisticsTold]


class StandingController(Controller):
    """Ratings and statistics."""

    path = "/api"
    tags = ("standing",)

    @get("/leaderboard", summary="The best at tables of so many seats")
    async def leaderboard(self, service: Serving, players: Seats = 3) -> list[Leader]:
        banned = sa.select(Restriction.player).where(
            Restriction.kind == "ban", sa.or_(Restriction.until.is_(None), Restriction.until > now_ms())
        )
        async with service.storage.reading() as session:
            found = await session.execute(
                sa.select(Rating, Player.name)
                .join(Player, Player.id == Rating.subject, isouter=True)
                .where(Rating.players == players, Rating.subject.not_in(banned))
                .order_by(Rating.ordinal.desc(), Rating.subject)
                .limit(MOST_LEADERS)
            )
            return [_leader(place, rating, name) for place, (rating, name) in enumerate(found, 1)]

    @get("/standing/{subject:str}", summary="How a player, or a bot as bot:LEVEL, stands")
    async def standing(self, subject: FromPath[str], service: Serving) -> PlayerStanding:
        bot = subject.removeprefix("bot:") if subject.startswith("bot:") else None
        async with service.storage.reading() as session:
            player = None if bot is not None else await session.get(Player, subject)
            if player is None and bot not in BOTS:
                raise NotFound("person_unknown")
            ratings = await session.scalars(
                sa.select(Rating).where(Rating.subject == subject).order_by(Rating.players)
            )
            changes = await session.execute(
                sa.select(FinishedGame.players, FinishedGame.ended, RatingChange.after)
                .join(FinishedGame, FinishedGame.id == RatingChange.game)
                .where(RatingChange.subject == subject)
                .order_by(FinishedGame.ended.desc())
                .limit(MOST_CHANGES)
            )
            curves: dict[int, list[tuple[int, int]]] = {}
            for players, ended, after in changes:
                curves.setdefault(players, []).insert(0, (ended, shown(after)))
            tallies = await session.scalars(
                sa.select(Tally).where(Tally.subject == subject).order_by(Tally.players)
            )
            return PlayerStanding(
                subject,
                str(bot) if player is None else player.name,
                "bot" if player is None else player.kind,
                None if player is None else player.created,
                [_rating(each, curves.get(each.players, [])) for each in ratings],
                [_statistics(each) for each in tallies],
            )


def _leader(place: int, rating: Rating, name: str | None) -> Leader:
    bot = rating.subject.removeprefix("bot:") if rating.subject.startswith("bot:") else None
    return Leader(
        place,
        rating.subject,
        name or bot or "",
        bot,
        shown(rating.ordinal),
        rating.mu,
        rating.sigma,
        rating.games,
    )


def _rating(rating: Rating, curve: list[tuple[int, int]]) -> RatingTold:
    return RatingTold(rating.players, shown(rating.ordinal), rating.mu, rating.sigma, rating.games, curve)


def _statistics(tally: Tally) -> StatisticsTold:
    values: dict[str, Any] = {
        name: getattr(tally, name) for name in StatisticsTold.__struct_fields__ if name != "mean_contract"
    }
    mean = round(tally.contract_points / tally.contracts, 1) if tally.contracts else None
    return StatisticsTold(**values, mean_contract=mean)
