"""Known again by a cookie: from a request to the player, and from a player to a session.

The cookie holds a random token, the database only its digest.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from tysyacha.server.accounts.models import Player, Session
from tysyacha.server.failures import NotKnown
from tysyacha.server.ids import digest_of, new_id, new_token
from tysyacha.server.running.settings import Settings
from tysyacha.server.storage import Storage
from tysyacha.server.times import now_ms

COOKIE: Final = "tysyacha"
_DAY_MS: Final = 86_400_000
_SEEN_EVERY_MS: Final = 3_600_000


class Who(msgspec.Struct, frozen=True):
    """The player behind a request; `require` has one where somebody must be known."""

    id: str
    kind: str
    name: str
    language: str
    preferences: dict[str, Any]
    session: str

    @property
    def is_guest(self) -> bool:
        return self.kind == "guest"


class KnownAgain(AbstractAuthenticationMiddleware):
    """Puts the `Who` of the cookie into ``connection.user``, None where there is none."""

    async def authenticate_request(
        self, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> AuthenticationResult:
        token = connection.cookies.get(COOKIE)
        if not token or len(token) > 100:
            return AuthenticationResult(user=None, auth=None)
        storage: Storage = connection.app.state.service.storage
        who = await find(storage, token)
        return AuthenticationResult(user=who, auth=None)


async def find(storage: Storage, token: str) -> Who | None:
    """The player of a session that has not expired."""
    digest, now = digest_of(token), now_ms()
    async with storage.reading() as session:
        found = (
            await session.execute(
                sa.select(Player, Session.seen)
                .join(Session, Session.player == Player.id)
                .where(Session.token == digest, Session.expires > now)
            )
        ).one_or_none()
    if found is None:
        return None
    player, seen = found
    if now - seen > _SEEN_EVERY_MS:
        async with storage.writing() as session:
            await session.execute(sa.update(Session).where(Session.token == digest).values(seen=now))
            await session.execute(sa.update(Player).where(Player.id == player.id).values(seen=now))
    return Who(player.id, player.kind, player.name, player.language, player.preferences, digest)


async def new_guest(storage: Storage, name: str, language: str) -> Player:
    """A guest who has just arrived."""
    now = now_ms()
    player = Player(
        id=new_id(), kind="guest", name=name, language=language, preferences={}, created=now, seen=now
    )
    async with storage.writing() as session:
        session.add(player)
    return player


async def open_session(storage: Storage, player: str, settings: Settings) -> Cookie:
    """Signs a browser in: the cookie that it keeps."""
    token, now = new_token(), now_ms()
    lasting = settings.session_days * _DAY_MS
    async with storage.writing() as session:
        session.add(
            Session(token=digest_of(token), player=player, created=now, seen=now, expires=now + lasting)
        )
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=lasting // 1000,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


async def close_session(storage: Storage, session_digest: str) -> None:
    """Signs a browser out."""
    async with storage.writing() as session:
        await session.execute(sa.delete(Session).where(Session.token == session_digest))


def require(connection: ASGIConnection[Any, Any, Any, Any]) -> Who:
    """The player of this request; raises NotKnown ``not_signed_in``."""
    who: Who | None = connection.scope.get("user")
    if who is None:
        raise NotKnown("not_signed_in")
    return who
