"""Friends, blocks and invitations in the database."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from tysyacha.server.storage.base import Base, Id, KeyId, Moment


class Relation(Base):
    """How one player stands to another: ``friend`` (two of them make a friendship), ``muted``, ``blocked``."""

    __tablename__ = "relations"
    __table_args__ = (sa.Index("ix_relations_other", "other", "kind"),)

    player: Mapped[Id] = mapped_column(sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    other: Mapped[Id] = mapped_column(sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    kind: Mapped[str] = mapped_column(sa.String(10), primary_key=True)
    since: Mapped[Moment]


class Invitation(Base):
    """Somebody asked to a table; once a table, however often he is asked."""

    __tablename__ = "invitations"
    __table_args__ = (sa.UniqueConstraint("table", "guest"),)

    id: Mapped[KeyId]
    table: Mapped[Id] = mapped_column(sa.ForeignKey("tables.id", ondelete="CASCADE"))
    host: Mapped[Id] = mapped_column(sa.ForeignKey("players.id", ondelete="CASCADE"))
    guest: Mapped[Id] = mapped_column(sa.ForeignKey("players.id", ondelete="CASCADE"), index=True)
    created: Mapped[Moment]
