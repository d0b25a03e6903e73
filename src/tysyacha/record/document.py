"""The game record as typed values, and where in it something is wrong.

Everything that a record may say beside its own keys is kept in ``extra`` and written back untouched.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from tysyacha.agreements import Agreements
from tysyacha.cards import Card
from tysyacha.errors import RecordError, TysyachaError
from tysyacha.game.actions import Action
from tysyacha.game.outcome import Kind

FORMAT: Final = "tysyacha-record"
VERSION: Final = 1

Extra: TypeAlias = dict[str, Any]
Seats: TypeAlias = tuple[int, ...]
Cards: TypeAlias = tuple[Card, ...]
"""Cards in the order in which the record lists them."""


class RecordFault(RecordError):
    """Something wrong in one deal of a record: ``deal`` and ``action`` count from 0.

    ``action`` is None where the deal as a whole is meant. Code and arguments are those of the rule broken.
    """

    def __init__(self, deal: int, action: int | None, code: str, **arguments: object) -> None:
        super().__init__(code, **arguments)
        self.deal = deal
        self.action = action

    @classmethod
    def at(cls, deal: int, action: int | None, error: TysyachaError) -> RecordFault:
        """The same error, with its place."""
        if isinstance(error, RecordFault):
            return error
        fault = cls(deal, action, error.code)
        fault.arguments = error.arguments
        return fault


class GoldenStart(msgspec.Struct, frozen=True):
    """How far a golden round has got: deals played, and whether a contract was made in any of them."""

    played: int = 0
    made: bool = False
    extra: Extra = {}


class Start(msgspec.Struct, frozen=True):
    """Where the game is taken up; None for what the record leaves out. Lists have one entry a seat."""

    dealer: int | None = None
    totals: Seats | None = None
    bolts: Seats | None = None
    barrel: tuple[int | None, ...] | None = None
    falls: Seats | None = None
    concedes: Seats | None = None
    golden: GoldenStart | None = None
    extra: Extra = {}


class RecordedFine(msgspec.Struct, frozen=True):
    """What happened to real cards before a deal."""

    seat: int
    reason: Literal["cut", "exposed_card"]
    extra: Extra = {}


class PlayedDeal(msgspec.Struct, frozen=True):
    """The cards as dealt and every action; ``hands`` has no cards for a fourth player who sits out."""

    hands: tuple[Cards, ...]
    talons: tuple[Cards, ...]
    actions: tuple[Action, ...]
    dealer: int | None = None
    fines: tuple[RecordedFine, ...] = ()
    extra: Extra = {}


class Result(msgspec.Struct, frozen=True):
    """What a deal with real cards came to. Lists are None in a conceded deal and have one entry a seat."""

    declarer: int
    bid: int
    kind: Kind
    conceded: bool
    cards: Seats | None = None
    marriages: Seats | None = None
    tricks: Seats | None = None
    last_trick: int | None = None
    talon: Cards | None = None
    bidders: Seats | None = None
    extra: Extra = {}


class ReportedDeal(msgspec.Struct, frozen=True):
    """A deal of which only the outcome is known."""

    result: Result
    dealer: int | None = None
    fines: tuple[RecordedFine, ...] = ()
    extra: Extra = {}


RecordedDeal: TypeAlias = PlayedDeal | ReportedDeal


class Record(msgspec.Struct, frozen=True):
    """A game: its rules, its players (by seat), where it began and its deals.

    ``preset`` is what the rules are told by; ``agreements`` are complete. ``extra`` holds ``meta``, ``fair`` and
    whatever else the document says, ``rules_extra`` the same for its rules.
    """

    preset: str
    agreements: Agreements
    players: tuple[str, ...]
    start: Start | None = None
    deals: tuple[RecordedDeal, ...] = ()
    rules_extra: Extra = {}
    extra: Extra = {}
