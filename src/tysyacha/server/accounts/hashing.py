"""Password hashes: Argon2id, slow on purpose, so never in the loop and never more than two at once."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pwdlib import PasswordHash

_THREADS: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="hashing")


async def hashed(password: str) -> str:
    """The hash of a new password."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, passwords().hash, password)


async def verified(password: str, stored: str | None) -> tuple[bool, str | None]:
    """Whether the password is right, and a hash to store instead where the stored one is of a weaker kind.

    Without a stored hash it takes as long as with one, so that nobody can tell which names exist.
    """
    loop = asyncio.get_running_loop()
    is_right, better = await loop.run_in_executor(
        _THREADS, passwords().verify_and_update, password, stored or nobodys()
    )
    return is_right and stored is not None, better


@cache
def passwords() -> PasswordHash:
    """Argon2id with its recommended cost."""
    from pwdlib import PasswordHash

    return PasswordHash.recommended()


@cache
def nobodys() -> str:
    """The hash of a password that nobody has."""
    from tysyacha.server.ids import new_token

    return passwords().hash(new_token())
