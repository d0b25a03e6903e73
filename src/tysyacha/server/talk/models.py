"""What was said, and complaints about it, in the database."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from tysyacha.server.storage.base import Base, Id, KeyId, Moment, Name


class Saying(Base):
    """Something said at a table, or in the lobby where ``table`` is None: a text, or a ready phrase by its id.

    ``by_player`` tells players of a table from those who look on. ``deal`` is the deal that was being played.
    """

    __tablename__ = "sayings"
    __table_args__ = (sa.Index("ix_sayings_table", "table", "at"),)

    id: Mapped[KeyId]
    table: Mapped[str | None] = mapped_column(
        sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=True
    )
    player: Mapped[Id] = mapped_column(sa.ForeignKey("players.id", ondelete="CASCADE"), index=True)
    name: Mapped[Name]
    by_player: Mapped[bool]
    text: Mapped[str | None] = mapped_column(sa.String(500))
    phrase: Mapped[str | None] = mapped_column(sa.String(30))
    deal: Mapped[int | None]
    at: Mapped[Moment]


class Report(Base):
    """A complaint about a player; what he said is copied, so that it can be read whatever becomes of it."""

    __tablename__ = "reports"
    __table_args__ = (sa.Index("ix_reports_handled", "handled", "created"),)

    id: Mapped[KeyId]
    about: Mapped[Id] = mapped_column(sa.ForeignKey("players.id", ondelete="CASCADE"), index=True)
    by: Mapped[str | None] = mapped_column(
        sa.String(16), sa.ForeignKey("players.id", ondelete="SET NULL"), nullable=True
    )
    table: Mapped[str | None] = mapped_column(sa.String(16))
    said: Mapped[str | None] = mapped_column(sa.String(500))
    reason: Mapped[str] = mapped_column(sa.String(20))
    note: Mapped[str] = mapped_column(sa.String(500))
    created: Mapped[Moment]
    handled: Mapped[int | None] = mapped_column(sa.BigInteger)
