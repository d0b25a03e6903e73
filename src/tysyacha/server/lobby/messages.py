"""What the lobby's socket says; the schema of these messages is published."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tysyacha.server.tables.controller import ListedTable


class PersonTold(msgspec.Struct):
    """Somebody as others see him."""

    id: str
    name: str
    kind: str
    here: bool = False


class InvitationTold(msgspec.Struct):
    """Somebody asks to a table; private ones let the invited in."""

    id: str
    table: str
    host: PersonTold
    created: int


class SayingTold(msgspec.Struct, tag="talk"):
    """Something said. Exactly one of ``text`` and ``phrase`` is there; ``words`` is what to show of either.

    ``seat`` is that of a player of the table, None for who looks on and in the lobby.
    """

    id: str
    at: int
    player: str
    name: str
    seat: int | None
    text: str | None
    phrase: str | None
    words: str


class HelloMessage(msgspec.Struct, tag="hello"):
    """The first message: how many are here, and some of them."""

    here: int
    people: list[PersonTold]


class TableMessage(msgspec.Struct, tag="table"):
    """A public table is new, or has changed."""

    table: ListedTable


class GoneMessage(msgspec.Struct, tag="gone"):
    """A table is over."""

    table: str


class HereMessage(msgspec.Struct, tag="here"):
    """Somebody came, or went where ``person.here`` is false."""

    person: PersonTold


class InvitedMessage(msgspec.Struct, tag="invited"):
    """Somebody asks me to a table."""

    invitation: InvitationTold


class FriendMessage(msgspec.Struct, tag="friend"):
    """Somebody would like to be my friend, or is now."""

    person: PersonTold
    state: Literal["asked", "friends"]


class LobbyPong(msgspec.Struct, tag="pong"):
    """The answer to a ping."""

    at: int


LobbyMessage: TypeAlias = (
    HelloMessage
    | TableMessage
    | GoneMessage
    | HereMessage
    | InvitedMessage
    | FriendMessage
    | SayingTold
    | LobbyPong
)


class LobbyPing(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Keeps the socket open; answered with a pong."""
