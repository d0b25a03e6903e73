"""One deal in play: its state, and the change that each action makes to it.

A `Deal` is changed in place by the functions of this room; `Game.apply` hands them a copy, so that to the
outside a state never changes. Seats with nothing to say hold ``NOBODY``; sets of seats and of cards are bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from tysyacha.cards import Card
from tysyacha.game.actions import Action, Declaration
from tysyacha.game.dealing.ritual import Dealt
from tysyacha.game.outcome import DealOutcome, Kind, Settlement
from tysyacha.game.seats import active_seats, first_hand, forced_player, sitter
from tysyacha.game.settlement import is_golden
from tysyacha.game.standing import Standing
from tysyacha.game.table import MOST_REDEALS, Table

if TYPE_CHECKING:
    from tysyacha.game.view import Known

NOBODY: Final = -1

Phase: TypeAlias = Literal["auction", "take", "give", "play", "done"]


class Gift(msgspec.Struct, frozen=True, gc=False):
    """A card given by the declarer; ``card`` None in the eyes of a seat that may not know it."""

    giver: int
    receiver: int
    card: Card | None


class Announcement(msgspec.Struct, frozen=True, gc=False):
    """Something declared inside the contract; ``trick`` counts from 0."""

    seat: int
    what: Declaration
    suit: int | None
    points: int
    trick: int


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A finished trick: cards in the order played, from the leader clockwise over the active seats."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    points: int


class Opening(msgspec.Struct, frozen=True):
    """What is fixed when the cards are dealt. ``before`` is the standing before the fines of the deal."""

    table: Table
    before: Standing
    dealt: Dealt
    dealer: int
    sitter: int | None
    active: tuple[int, ...]
    following: tuple[int, ...]
    first_hand: int
    forced: int | None
    stand_in: int
    golden: bool
    redeals_allowed: bool


def opening_of(table: Table, before: Standing, dealt: Dealt) -> Opening:
    """The fixed facts of a deal by the dealer of ``before``."""
    agreements, players, dealer = table.agreements, table.players, before.dealer
    active = active_seats(agreements, players, dealer)
    following = [NOBODY] * players
    for place, seat in enumerate(active):
        following[seat] = active[(place + 1) % len(active)]
    first = first_hand(agreements, players, dealer)
    forced = forced_player(agreements, players, dealer)
    return Opening(
        table=table,
        before=before,
        dealt=dealt,
        dealer=dealer,
        sitter=sitter(agreements, players, dealer),
        active=active,
        following=tuple(following),
        first_hand=first,
        forced=forced,
        stand_in=first if forced is None else forced,
        golden=is_golden(agreements, before),
        redeals_allowed=before.redeals < MOST_REDEALS,
    )


class Deal:
    """The state of one deal."""

    __slots__ = (
        "ace_trump_by",
        "aces_by",
        "aces_waiting",
        "announced",
        "best",
        "best_seat",
        "bidders",
        "blind_by",
        "captured",
        "contract",
        "declared",
        "declared_suits",
        "declarer",
        "discards",
        "fined",
        "gifts",
        "hands",
        "history",
        "holder",
        "kind",
        "known",
        "leader",
        "legal",
        "looked",
        "muted",
        "next_trump",
        "next_trump_by",
        "opening",
        "outcome",
        "passed",
        "phase",
        "prelude",
        "raised",
        "settlement",
        "shown",
        "spoken",
        "standing",
        "standing_bid",
        "taken",
        "to_act",
        "trick",
        "tricks",
        "tricks_won",
        "trump",
        "trump_by",
        "unopposed",
        "worded",
    )

    def __init__(self, opening: Opening, standing: Standing) -> None:
        seats = opening.table.players
        self.opening = opening
        self.standing = standing
        self.fined: Settlement | None = None
        self.phase: Phase = "auction"
        self.prelude = 0
        self.to_act = NOBODY
        self.history: tuple[Action, ...] = ()
        self.hands = list(opening.dealt.hands)
        self.passed = 0
        self.muted = 0
        self.worded = 0
        self.spoken = False
        self.standing_bid: int | None = None
        self.holder = NOBODY
        self.blind_by = NOBODY
        self.looked = 0
        self.bidders = 0
        self.declarer = NOBODY
        self.contract = 0
        self.kind: Kind = "golden" if opening.golden else "normal"
        self.unopposed = False
        self.raised = False
        self.taken = NOBODY
        self.gifts: tuple[Gift, ...] = ()
        self.discards = 0
        self.leader = NOBODY
        self.trick: tuple[Card, ...] = ()
        self.best = NOBODY
        self.best_seat = NOBODY
        self.tricks: tuple[Trick, ...] = ()
        self.tricks_won = [0] * seats
        self.captured = [0] * seats
        self.declared = [0] * seats
        self.announced: tuple[Announcement, ...] = ()
        self.declared_suits = 0
        self.trump = NOBODY
        self.trump_by = NOBODY
        self.next_trump = NOBODY
        self.next_trump_by = NOBODY
        self.ace_trump_by = NOBODY
        self.aces_by = NOBODY
        self.aces_waiting = NOBODY
        self.shown: tuple[int, int] | None = None
        self.outcome: DealOutcome | None = None
        self.settlement: Settlement | None = None
        self.legal: tuple[Action, ...] | None = None
        self.known: dict[int | None, Known] = {}

    def copy(self) -> Deal:
        """The same state, to be changed; only lists need copying, all else is immutable."""
        new = Deal.__new__(Deal)
        new.opening = self.opening
        new.standing = self.standing
        new.fined = self.fined
        new.phase = self.phase
        new.prelude = self.prelude
        new.to_act = self.to_act
        new.history = self.history
        new.hands = self.hands[:]
        new.passed = self.passed
        new.muted = self.muted
        new.worded = self.worded
        new.spoken = self.spoken
        new.standing_bid = self.standing_bid
        new.holder = self.holder
        new.blind_by = self.blind_by
        new.looked = self.looked
        new.bidders = self.bidders
        new.declarer = self.declarer
        new.contract = self.contract
        new.kind = self.kind
        new.unopposed = self.unopposed
        new.raised = self.raised
        new.taken = self.taken
        new.gifts = self.gifts
        new.discards = self.discards
        new.leader = self.leader
        new.trick = self.trick
        new.best = self.best
        new.best_seat = self.best_seat
        new.tricks = self.tricks
        new.tricks_won = self.tricks_won[:]
        new.captured = self.captured[:]
        new.declared = self.declared[:]
        new.announced = self.announced
        new.declared_suits = self.declared_suits
        new.trump = self.trump
        new.trump_by = self.trump_by
        new.next_trump = self.next_trump
        new.next_trump_by = self.next_trump_by
        new.ace_trump_by = self.ace_trump_by
        new.aces_by = self.aces_by
        new.aces_waiting = self.aces_waiting
        new.shown = self.shown
        new.outcome = self.outcome
        new.settlement = self.settlement
        new.legal = None
        new.known = self.known if self.phase == "play" else {}
        return new

    @property
    def card_led(self) -> bool:
        """Whether the first card of the deal lies on the table."""
        return bool(self.trick or self.tricks)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    __hash__ = None  # type: ignore[assignment]  # a state that is copied and changed is no key


_COMPARED: Final = tuple(name for name in Deal.__slots__ if name not in ("legal", "known"))
