"""What happened, for whoever shows or speaks it: codes with arguments, and what each seat may see of them."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tysyacha.cards import Card, CardSet
from tysyacha.game.actions import Action, Declaration, Discard, Give
from tysyacha.game.outcome import Kind, Settlement


class Acted(msgspec.Struct, frozen=True, gc=False, tag="acted"):
    """A seat did this."""

    action: Action


class DealOpened(msgspec.Struct, frozen=True, gc=False, tag="deal_opened"):
    """Cards are dealt. ``compulsory`` is the opening bid that stands already, of seat ``forced``."""

    dealer: int
    sitter: int | None
    forced: int | None
    compulsory: int | None
    golden: bool


class ContractSet(msgspec.Struct, frozen=True, gc=False, tag="contract_set"):
    """The declarer is known. ``unopposed``: all others passed his compulsory bid."""

    declarer: int
    contract: int
    kind: Kind
    unopposed: bool


class TalonShown(msgspec.Struct, frozen=True, gc=False, tag="talon_shown"):
    """The declarer takes a talon; ``cards`` is None in the eyes of a seat that may not see it."""

    declarer: int
    cards: CardSet | None
    to_all: bool


class TrumpSet(msgspec.Struct, frozen=True, gc=False, tag="trump_set"):
    """A suit is trumps; ``now`` False when only from the next trick."""

    seat: int
    suit: int
    now: bool


class Declared(msgspec.Struct, frozen=True, gc=False, tag="declared"):
    """A marriage, half marriage, four aces or four nines count; ``suit`` None for aces and nines."""

    seat: int
    what: Declaration
    suit: int | None
    points: int


class TrickTaken(msgspec.Struct, frozen=True, gc=False, tag="trick_taken"):
    """A trick goes to ``winner`` with ``points`` card points."""

    winner: int
    cards: tuple[Card, ...]
    points: int


class RedealShown(msgspec.Struct, frozen=True, gc=False, tag="redeal_shown"):
    """The deal is void. ``cards`` are the hand or talon that was the ground; None where nobody's."""

    seat: int | None
    cards: CardSet | None


class Settled(msgspec.Struct, frozen=True, gc=False, tag="settled"):
    """The deal is over and written."""

    settlement: Settlement


Event: TypeAlias = (
    Acted | DealOpened | ContractSet | TalonShown | TrumpSet | Declared | TrickTaken | RedealShown | Settled
)


def action_seen(action: Action, seat: int | None, gifts_open: bool) -> Action:
    """What ``seat`` (None: a spectator) sees of an action: closed cards are absent."""
    if isinstance(action, Give) and not gifts_open and seat != action.seat and seat != action.to:
        return Give(action.seat, None, action.to)
    if isinstance(action, Discard) and seat != action.seat:
        return Discard(action.seat, None)
    return action


def event_seen(event: Event, seat: int | None, gifts_open: bool) -> Event:
    """The same for an event."""
    if isinstance(event, Acted):
        return Acted(action_seen(event.action, seat, gifts_open))
    if isinstance(event, TalonShown) and not event.to_all and seat != event.declarer:
        return TalonShown(event.declarer, None, False)
    return event
