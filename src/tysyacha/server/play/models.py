"""The log of a table and its settled deals, in the database."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from tysyacha.server.storage.base import Base, Id, Moment, Text


class LoggedEvent(Base):
    """One event of a table. The key makes sure that of two writers only one gets a number.

    ``body`` is a `play.log` event as JSON. ``command`` names the command that it answers, ``seat:id``, so that a
    command repeated after a lost answer is known again.
    """

    __tablename__ = "events"
    __table_args__ = (sa.UniqueConstraint("table", "command"),)

    table: Mapped[Id] = mapped_column(sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[Moment]
    command: Mapped[str | None] = mapped_column(sa.String(60))
    body: Mapped[Text]


class StoredSettlement(Base):
    """How a deal was settled when it was played. What a later version would write differently changes nothing here."""

    __tablename__ = "settlements"

    table: Mapped[Id] = mapped_column(sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    deal: Mapped[int] = mapped_column(primary_key=True)
    version: Mapped[str] = mapped_column(sa.String(20))
    body: Mapped[Text]
