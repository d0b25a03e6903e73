"""Names nobody can guess: ids of players, tables and games, keys of links, tokens of sessions."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

ID_LENGTH: Final = 16
TOKEN_LENGTH: Final = 43
_ALPHABET: Final = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"


def new_id() -> str:
    """16 characters without look-alikes, some 92 bits by chance; fit for a link that is read aloud."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(ID_LENGTH))


def new_token() -> str:
    """A secret of 256 bits for a cookie."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """What the database keeps of a secret token, so that a stolen copy opens no session."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
