"""Players and their sessions in the database."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from tysyacha.server.storage.base import Base, Digest, Id, KeyId, Moment, Name


class Player(Base):
    """A person: a guest, known by a cookie alone, or one with an account.

    ``preferences`` is plain data that the client keeps here; under ``usual`` it has the rules the person is used to,
    ``{"preset": …, "changes": {…}}``.
    """

    __tablename__ = "players"

    id: Mapped[KeyId]
    kind: Mapped[str] = mapped_column(sa.String(10), default="guest")
    name: Mapped[Name]
    language: Mapped[str] = mapped_column(sa.String(5), default="en")
    preferences: Mapped[dict[str, Any]] = mapped_column(sa.JSON, default=dict)
    created: Mapped[Moment]
    seen: Mapped[Moment]


class Session(Base):
    """A browser that is signed in. The cookie's token itself is nowhere; ``token`` is its digest."""

    __tablename__ = "sessions"

    token: Mapped[Digest] = mapped_column(primary_key=True)
    player: Mapped[Id] = mapped_column(sa.ForeignKey("players.id", ondelete="CASCADE"), index=True)
    created: Mapped[Moment]
    seen: Mapped[Moment]
    expires: Mapped[Moment]
