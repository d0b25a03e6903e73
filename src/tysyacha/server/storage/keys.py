"""Keys that the service draws once and keeps: what is signed with them holds after a restart and in every process."""

from __future__ import annotations

import secrets
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from tysyacha.server.storage.base import Base
from tysyacha.server.storage.engine import Storage

SIZE: Final = 32


class Key(Base):
    """A secret of the service, by what it is for."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(sa.String(20), primary_key=True)
    value: Mapped[bytes] = mapped_column(sa.LargeBinary(SIZE))


async def lasting_key(storage: Storage, name: str) -> bytes:
    """The key of this name, 32 bytes; drawn when it is first asked for."""
    while True:
        async with storage.reading() as session:
            found = await session.get(Key, name)
        if found is not None:
            return found.value
        try:
            async with storage.writing() as session:
                session.add(Key(name=name, value=secrets.token_bytes(SIZE)))
        except IntegrityError:
            # Another process was quicker: its key is the one.
            continue
