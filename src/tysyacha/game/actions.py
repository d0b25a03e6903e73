"""What a player can do: one small frozen type a verb, as `record-format` spells them.

Seats count from 0 clockwise; points are those of the bid or contract.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tysyacha.cards import CARDS, Card

Declaration: TypeAlias = Literal["marriage", "half", "aces", "nines"]


class Bid(msgspec.Struct, frozen=True, gc=False, tag="bid"):
    """A bid in the auction."""

    seat: int
    points: int


class Blind(msgspec.Struct, frozen=True, gc=False, tag="blind"):
    """A bid in the dark; always 120 (`blind.on`)."""

    seat: int
    points: int = 120


class Look(msgspec.Struct, frozen=True, gc=False, tag="look"):
    """Opens the own hand and gives up the right to bid blind."""

    seat: int


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """A pass, final for the deal."""

    seat: int


class Redeal(msgspec.Struct, frozen=True, gc=False, tag="redeal"):
    """Asks for the new deal that group `redeal` allows; the deal ends there."""

    seat: int


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Two players: picks talon 0 or 1."""

    seat: int
    talon: int


class Give(msgspec.Struct, frozen=True, gc=False, tag="give"):
    """One card to an opponent. In a view ``card`` is None where the seat may not know it."""

    seat: int
    card: Card | None
    to: int


class Discard(msgspec.Struct, frozen=True, gc=False, tag="discard"):
    """Two players: a card laid aside. In a view ``card`` is None where the seat may not know it."""

    seat: int
    card: Card | None


class Raise(msgspec.Struct, frozen=True, gc=False, tag="raise"):
    """The final contract, higher than the bid."""

    seat: int
    points: int


class Concede(msgspec.Struct, frozen=True, gc=False, tag="concede"):
    """The declarer gives the deal up."""

    seat: int


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """A card to the trick, with what is declared by it."""

    seat: int
    card: Card
    declare: Declaration | None = None


class Cut(msgspec.Struct, frozen=True, gc=False, tag="cut"):
    """The deal ritual: how many cards were lifted, 1 to 23."""

    seat: int
    lifted: int


Action: TypeAlias = Bid | Blind | Look | Pass | Redeal | Take | Give | Discard | Raise | Concede | Play | Cut

# Plays without a declaration are by far the most frequent actions; they are made once.
PLAYS = tuple(tuple(Play(seat, each) for each in CARDS) for seat in range(4))
