"""The scheme ``tysyacha-fair-1``: from a secret and the players' nonces to the seed of every deal (docs/fair.md)."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

SCHEME: Final = "tysyacha-fair-1"
SECRET_SIZE: Final = 32
NONCE_SIZE: Final = 32


def commitment_to(value: bytes, table: str) -> str:
    """SHA-256(value, table id) in hexadecimal: what is published of a secret or of a nonce before it is told."""
    return sha256(value + table.encode("ascii")).hexdigest()


def salt_of(nonces: Sequence[bytes | None]) -> bytes:
    """All nonces by seat in one value: SHA-256 over each with its length before it; a missing one has length 0."""
    return sha256(b"".join(bytes([len(each or b"")]) + (each or b"") for each in nonces)).digest()


def deal_seed(secret: bytes, nonces: Sequence[bytes | None], deal: int) -> bytes:
    """The seed of deal number ``deal``, from 0, redealt ones counted."""
    return _hkdf(secret, salt_of(nonces), f"{SCHEME} deal ".encode() + deal.to_bytes(4, "big"))


def lot_seed(secret: bytes, nonces: Sequence[bytes | None]) -> bytes:
    """The seed of the lot for the first dealer."""
    return _hkdf(secret, salt_of(nonces), f"{SCHEME} lot".encode())


def _hkdf(key: bytes, salt: bytes, info: bytes) -> bytes:
    """HKDF-SHA-256 (RFC 5869) for one block of 32 bytes."""
    extracted = hmac.digest(salt, key, "sha256")
    return hmac.digest(extracted, info + b"\x01", "sha256")
