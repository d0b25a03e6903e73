"""Accounts: a guest makes one and keeps his games, signs in elsewhere, gets back in by a recovery code."""

from __future__ import annotations

import unicodedata
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from tysyacha.server.accounts.hashing import hashed, verified
from tysyacha.server.accounts.identity import Who
from tysyacha.server.accounts.models import Account, Player, RecoveryCode, Restriction, Session
from tysyacha.server.failures import BadRequest, Conflict, NotAllowed
from tysyacha.server.ids import digest_of, new_id
from tysyacha.server.storage import Storage
from tysyacha.server.times import now_ms

SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 32
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 128
CODES: Final = 8


def tidy_login(login: str) -> str:
    """The name to sign in with, however it is typed; raises BadRequest ``login_wrong``."""
    text = unicodedata.normalize("NFKC", login).strip().casefold()
    if not SHORTEST_LOGIN <= len(text) <= LONGEST_LOGIN or not all(
        each.isalnum() or each in "._-" for each in text
    ):
        raise BadRequest("login_wrong", least=SHORTEST_LOGIN, most=LONGEST_LOGIN)
    return text


async def make_account(storage: Storage, who: Who, login: str, password: str) -> list[str]:
    """The player gets a name and a password to sign in with, and keeps all he has; his recovery codes.

    Raises BadRequest ``login_wrong``, Conflict ``login_taken``, ``already_account``.
    """
    login, stored = tidy_login(login), await hashed(password)
    try:
        async with storage.writing() as session:
            account = await session.get(Account, who.id)
            if account is not None and account.login is not None:
                raise Conflict("already_account")
            if account is None:
                session.add(Account(player=who.id, login=login, password=stored, created=now_ms()))
            else:
                account.login, account.password = login, stored
            await promote(session, who.id)
            codes = await new_codes(session, who.id)
            await session.flush()
    except IntegrityError:
        raise Conflict("login_taken") from None
    return codes


async def promote(session: AsyncSession, player: str) -> None:
    """A guest is one no longer."""
    await session.execute(sa.update(Player).where(Player.id == player).values(kind="account"))


async def sign_in(storage: Storage, login: str, password: str) -> str:
    """The player of this name and password; raises NotAllowed ``sign_in_wrong``, ``banned``."""
    async with storage.reading() as session:
        found = (
            await session.scalars(sa.select(Account).where(Account.login == folded(login)))
        ).one_or_none()
    is_right, better = await verified(password, None if found is None else found.password)
    if found is None or not is_right:
        raise NotAllowed("sign_in_wrong")
    await ensure_not_banned(storage, found.player)
    if better is not None:
        async with storage.writing() as session:
            await session.execute(
                sa.update(Account)
                .where(Account.player == found.player, Account.password == found.password)
                .values(password=better)
            )
    return found.player


def folded(login: str) -> str:
    """A name as it would be stored, whether or not it could be."""
    return unicodedata.normalize("NFKC", login).replace("\x00", "").strip().casefold()


async def recover(storage: Storage, login: str, code: str, password: str) -> str:
    """A recovery code sets a new password, once; all browsers are signed out.

    Raises NotAllowed ``code_wrong``, ``banned``.
    """
    stored = await hashed(password)
    digest = digest_of("".join(each for each in code if each.isalnum()))
    async with storage.writing() as session:
        player: str | None = await session.scalar(
            sa.select(RecoveryCode.player)
            .join(Account, Account.player == RecoveryCode.player)
            .where(RecoveryCode.code == digest, Account.login == folded(login))
        )
        if player is None:
            raise NotAllowed("code_wrong")
        gone = await session.execute(sa.delete(RecoveryCode).where(RecoveryCode.code == digest))
        if not gone.rowcount:  # type: ignore[attr-defined]  # a deletion has one
            raise NotAllowed("code_wrong")
        await session.execute(sa.update(Account).where(Account.player == player).values(password=stored))
        await session.execute(sa.delete(Session).where(Session.player == player))
    await ensure_not_banned(storage, player)
    return player


async def change_password(storage: Storage, who: Who, old: str, new: str) -> None:
    """Another password; all other browsers are signed out.

    Raises NotAllowed ``password_wrong``, Conflict ``no_login`` for who has none.
    """
    async with storage.reading() as session:
        account = await session.get(Account, who.id)
    if account is None or account.login is None:
        raise Conflict("no_login")
    await ensure_password(storage, who, old)
    stored = await hashed(new)
    async with storage.writing() as session:
        await session.execute(sa.update(Account).where(Account.player == who.id).values(password=stored))
        await session.execute(
            sa.delete(Session).where(Session.player == who.id, Session.token != who.session)
        )


async def ensure_password(storage: Storage, who: Who, password: str | None) -> None:
    """Raises NotAllowed ``password_wrong`` unless it is the player's own, where he has one."""
    async with storage.reading() as session:
        account = await session.get(Account, who.id)
    if account is None or account.password is None:
        return
    if not (await verified(password or "", account.password))[0]:
        raise NotAllowed("password_wrong")


async def new_codes(session: AsyncSession, player: str) -> list[str]:
    """Recovery codes in place of all earlier ones; they are shown once and kept as digests."""
    codes = [new_id() for _ in range(CODES)]
    await session.flush()
    await session.execute(sa.delete(RecoveryCode).where(RecoveryCode.player == player))
    session.add_all(RecoveryCode(code=digest_of(code), player=player) for code in codes)
    return ["-".join(code[place : place + 4] for place in range(0, len(code), 4)) for code in codes]


async def ensure_not_banned(storage: Storage, player: str) -> None:
    """Raises NotAllowed ``banned``."""
    if await is_restricted(storage, player, "ban"):
        raise NotAllowed("banned")


async def banned_since(storage: Storage, moment: int) -> list[str]:
    """The players who have been banned since a moment and still are."""
    async with storage.reading() as session:
        return list(
            await session.scalars(
                sa.select(Restriction.player).where(
                    Restriction.since >= moment,
                    Restriction.kind == "ban",
                    sa.or_(Restriction.until.is_(None), Restriction.until > now_ms()),
                )
            )
        )


async def is_restricted(storage: Storage, player: str, kind: str) -> bool:
    """Whether a mute or a ban holds now."""
    async with storage.reading() as session:
        found = await session.get(Restriction, (player, kind))
    return found is not None and (found.until is None or found.until > now_ms())
