"""Ratings and statistics in the database. A ``subject`` is a player's id, or ``bot:`` and a bot's level."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from tysyacha.server.storage.base import Base, Moment

SUBJECT_LENGTH = 44


class Rating(Base):
    """OpenSkill's belief about somebody's strength at tables of so many seats."""

    __tablename__ = "ratings"
    __table_args__ = (sa.Index("ix_ratings_ordinal", "players", "ordinal"),)

    subject: Mapped[str] = mapped_column(sa.String(SUBJECT_LENGTH), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    ordinal: Mapped[float]
    games: Mapped[int]
    changed: Mapped[Moment]


class RatingChange(Base):
    """What one game did to a rating: the curve of a player."""

    __tablename__ = "rating_changes"

    subject: Mapped[str] = mapped_column(sa.String(SUBJECT_LENGTH), primary_key=True)
    game: Mapped[str] = mapped_column(
        sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    before: Mapped[float]
    after: Mapped[float]


class Tally(Base):
    """Sums over all finished games of somebody at tables of so many seats."""

    __tablename__ = "tallies"

    subject: Mapped[str] = mapped_column(sa.String(SUBJECT_LENGTH), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True)
    games: Mapped[int]
    won: Mapped[int]
    deals: Mapped[int]
    contracts: Mapped[int]
    made: Mapped[int]
    contract_points: Mapped[int]
    marriages: Mapped[int]
    bolts: Mapped[int]
    barrel_falls: Mapped[int]
    best_deal: Mapped[int | None]
