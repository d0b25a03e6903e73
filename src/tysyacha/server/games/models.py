"""Finished games in the database."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from tysyacha.server.storage.base import Base, Id, KeyId, Moment, Name, Text


class FinishedGame(Base):
    """A game that is over: its record, and what lists show of it. ``counted`` is for ratings: done with it."""

    __tablename__ = "games"
    __table_args__ = (sa.Index("ix_games_counted", "counted", "rated"),)

    id: Mapped[KeyId]
    share: Mapped[str] = mapped_column(sa.String(16), unique=True)
    preset: Mapped[str] = mapped_column(sa.String(60))
    players: Mapped[int]
    deals: Mapped[int]
    rated: Mapped[bool]
    winner: Mapped[int | None]
    began: Mapped[Moment]
    ended: Mapped[Moment]
    record: Mapped[Text]
    counted: Mapped[bool] = mapped_column(default=False)


class GamePlayer(Base):
    """One seat of a finished game. ``place`` counts from 1; ``left`` who left, or was away too long, comes last."""

    __tablename__ = "game_players"
    __table_args__ = (sa.Index("ix_game_players_player", "player", "ended"),)

    game: Mapped[Id] = mapped_column(sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str | None] = mapped_column(sa.String(16))
    bot: Mapped[str | None] = mapped_column(sa.String(40))
    name: Mapped[Name]
    total: Mapped[int]
    place: Mapped[int]
    left: Mapped[bool]
    ended: Mapped[Moment]
