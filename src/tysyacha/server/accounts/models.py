"""Players and their sessions in the database."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column, validates

from tysyacha.server.accounts.names import folded_name
from tysyacha.server.storage.base import Base, Digest, Id, KeyId, Moment, Name


class Player(Base):
    """A person: a guest, known by a cookie alone, or one with an account.

    ``preferences`` is plain data that the client keeps here; under ``usual`` it has the rules the person is used to,
    ``{"preset": …, "changes": {…}}``. ``folded`` is the name as it is searched for.
    """

    __tablename__ = "players"

    id: Mapped[KeyId]
    kind: Mapped[str] = mapped_column(sa.String(10), default="guest")
    name: Mapped[Name]
    language: Mapped[str] = mapped_column(sa.String(5), default="en")
    preferences: Mapped[dict[str, Any]] = mapped_column(sa.JSON, default=dict)
    created: Mapped[Moment]
    seen: Mapped[Moment]
    folded: Mapped[Name] = mapped_column(server_default="", index=True)

    @validates("name")
    def _fold(self, _: str, name: str) -> str:
        self.folded = folded_name(name)
        return name


class Session(Base):
    """A browser that is signed in. The cookie's token itself is nowhere; ``token`` is its digest."""

    __tablename__ = "sessions"

    token: Mapped[Digest] = mapped_column(primary_key=True)
    player: Mapped[Id] = mapped_column(sa.ForeignKey("players.id", ondelete="CASCADE"), index=True)
    created: Mapped[Moment]
    seen: Mapped[Moment]
    expires: Mapped[Moment]


class Account(Base):
    """What makes a player more than a guest. ``login`` is folded; without a password only a provider signs in."""

    __tablename__ = "accounts"

    player: Mapped[Id] = mapped_column(sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    login: Mapped[str | None] = mapped_column(sa.String(40), unique=True)
    password: Mapped[str | None] = mapped_column(sa.String(200))
    created: Mapped[Moment]


class RecoveryCode(Base):
    """A code that once sets a new password; only its digest is kept, and it goes when it is used."""

    __tablename__ = "recovery_codes"

    code: Mapped[Digest] = mapped_column(primary_key=True)
    player: Mapped[Id] = mapped_column(sa.ForeignKey("accounts.player", ondelete="CASCADE"), index=True)


class Identity(Base):
    """Somebody as a provider knows him."""

    __tablename__ = "identities"

    provider: Mapped[str] = mapped_column(sa.String(20), primary_key=True)
    subject: Mapped[str] = mapped_column(sa.String(255), primary_key=True)
    player: Mapped[Id] = mapped_column(sa.ForeignKey("accounts.player", ondelete="CASCADE"), index=True)


class Visit(Base):
    """Somebody who is at a provider's page and about to come back. ``state`` is the digest of what he brings."""

    __tablename__ = "visits"

    state: Mapped[Digest] = mapped_column(primary_key=True)
    provider: Mapped[str] = mapped_column(sa.String(20))
    nonce: Mapped[str] = mapped_column(sa.String(64))
    verifier: Mapped[str] = mapped_column(sa.String(64))
    player: Mapped[str | None] = mapped_column(sa.String(16))
    expires: Mapped[Moment]


class Restriction(Base):
    """What who runs the service has taken from somebody: ``mute`` or ``ban``; ``until`` None is for good.

    ``since`` is when that was written, so that a running service finds the new ones quickly.
    """

    __tablename__ = "restrictions"

    player: Mapped[Id] = mapped_column(sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    kind: Mapped[str] = mapped_column(sa.String(10), primary_key=True)
    until: Mapped[int | None] = mapped_column(sa.BigInteger)
    reason: Mapped[str] = mapped_column(sa.String(200))
    since: Mapped[Moment] = mapped_column(server_default="0", index=True)
