"""Tables, seats and who has been let in, in the database."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from tysyacha.server.storage.base import Base, Digest, Id, KeyId, Moment, Name


class StoredTable(Base):
    """A table from its creation to the end of its game.

    ``terms`` are what it was opened with (`tables.terms.Terms`). ``number`` is that of the last event of its log.
    ``due_at`` is when something happens here by itself, ``due_kind`` what; whoever finds it due claims it until
    ``claimed``. ``secret`` stays here until the game is over, when it goes into the record.
    """

    __tablename__ = "tables"
    __table_args__ = (
        sa.Index("ix_tables_due", "due_at"),
        sa.Index("ix_tables_open", "stage", "public", "created"),
    )

    id: Mapped[KeyId]
    host: Mapped[Id]
    stage: Mapped[str] = mapped_column(sa.String(10))
    public: Mapped[bool]
    rated: Mapped[bool]
    players: Mapped[int]
    terms: Mapped[dict[str, Any]] = mapped_column(sa.JSON)
    key: Mapped[str] = mapped_column(sa.String(16))
    password: Mapped[str | None] = mapped_column(sa.String(200))
    secret: Mapped[bytes] = mapped_column(sa.LargeBinary(32))
    commitment: Mapped[Digest]
    number: Mapped[int]
    created: Mapped[Moment]
    changed: Mapped[Moment]
    due_at: Mapped[int | None] = mapped_column(sa.BigInteger)
    due_kind: Mapped[str | None] = mapped_column(sa.String(10))
    claimed: Mapped[int | None] = mapped_column(sa.BigInteger)


class StoredSeat(Base):
    """Who sits where, as far as lists of tables need it; the log of the table is what decides."""

    __tablename__ = "seats"

    table: Mapped[Id] = mapped_column(sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(sa.String(10))
    player: Mapped[str | None] = mapped_column(sa.String(16), index=True)
    bot: Mapped[str | None] = mapped_column(sa.String(40))
    name: Mapped[Name]


class Membership(Base):
    """Somebody who was let in to a private table by its link or its password."""

    __tablename__ = "memberships"

    table: Mapped[Id] = mapped_column(sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player: Mapped[Id] = mapped_column(sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    since: Mapped[Moment]
