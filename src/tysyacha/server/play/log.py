"""The log of a table: everything that ever happened at it, in order and numbered from 1.

The log is the truth; the state of a table is what comes of reading it (`play.folding`). Actions are spelled as records
spell them. No event tells a seat anything as it stands here: what each seat may see is for `play.rendering`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Spelled: TypeAlias = list[Any]
By: TypeAlias = Literal["player", "bot", "stand_in"]


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """Somebody sat down. A person brings a ``commitment`` to a nonce (docs/fair.md), or none."""

    seat: int
    name: str
    player: str | None = None
    bot: str | None = None
    commitment: str | None = None


class Vacated(msgspec.Struct, frozen=True, tag="vacated"):
    """A seat is free again; only before the game."""

    seat: int


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """For whom a free seat is has changed, by the host or because he is no more; only before the game."""

    seat: int
    kind: Literal["open", "kept"]
    player: str | None = None


class Filled(msgspec.Struct, frozen=True, tag="filled"):
    """All seats are taken: the nonces are asked for."""


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """A player's nonce, in hexadecimal; it fits the commitment."""

    seat: int
    nonce: str


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The game begins. Nonces not revealed by now count as empty; ``dealer`` was drawn by lot."""

    dealer: int


class CutAsked(msgspec.Struct, frozen=True, tag="cut_asked"):
    """The pack of the next deal is to be cut by this seat."""

    seat: int


class CutMade(msgspec.Struct, frozen=True, tag="cut_made"):
    """The pack is cut: so many cards lifted, None where the program chose."""

    seat: int
    lifted: int | None


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """Deal number ``deal`` (from 0, redealt ones counted), cards as sets.

    The cards follow from the secret; they stand here too, so that no later version deals a running game anew.
    """

    deal: int
    hands: tuple[int, ...]
    talons: tuple[int, ...]
    cuts: tuple[tuple[int, int], ...] = ()
    fines: tuple[int, ...] = ()


class WindowClosed(msgspec.Struct, frozen=True, tag="window_closed"):
    """The time for rights out of turn is over."""


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """An action. ``bank`` is what is left of the seat's bank of time, in milliseconds."""

    action: Spelled
    by: By = "player"
    bank: int | None = None


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A seat took the rest; ``plays`` are the plays that this stands for, of all seats in order."""

    seat: int
    plays: tuple[Spelled, ...]


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The table is again as it was after event ``to``; the number goes on.

    A player against bots took something back or plays a deal again, or a newer version cannot follow the open deal and
    deals it anew.
    """

    to: int


class StoodIn(msgspec.Struct, frozen=True, tag="stood_in"):
    """From now on a stand-in plays this seat, until its owner is back."""

    seat: int


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """The owner of the seat plays again."""

    seat: int


class HandedOver(msgspec.Struct, frozen=True, tag="handed_over"):
    """The seat of a guest belongs to the account that he has signed in to; an undo does not take this back."""

    seat: int
    player: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A player left a running game for good; a stand-in plays on."""

    seat: int


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """The game is over: won, or closed because nobody was left."""

    winner: int | None
    reason: Literal["won", "closed"] = "won"


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same people sit at another table again."""

    table: str


LogEvent: TypeAlias = (
    Seated
    | Vacated
    | Offered
    | Filled
    | Revealed
    | Started
    | CutAsked
    | CutMade
    | Dealt
    | WindowClosed
    | Acted
    | Claimed
    | Undone
    | StoodIn
    | Returned
    | HandedOver
    | Left
    | Finished
    | Rematched
)

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(LogEvent)


def encoded(event: LogEvent) -> str:
    """An event as the database keeps it."""
    return _ENCODER.encode(event).decode()


def decoded(body: str) -> LogEvent:
    """An event from the database."""
    return _DECODER.decode(body)
