"""What one seat may know of the game, and nothing else: this is all that a player, a bot or a client gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from tysyacha.agreements import Agreements
from tysyacha.cards import Card, CardSet
from tysyacha.game.actions import Action, Discard
from tysyacha.game.deal import NOBODY, Announcement, Gift, Phase, Trick
from tysyacha.game.events import action_seen
from tysyacha.game.outcome import Kind, Settlement
from tysyacha.game.rights import choices_in_the_dark, hand_hidden
from tysyacha.game.standing import Standing
from tysyacha.game.talon import gifts_open, talon_open

if TYPE_CHECKING:
    from tysyacha.game.deal import Deal


class View(msgspec.Struct, frozen=True, gc=False):
    """The deal as one seat sees it. Tuples have one entry a seat unless said otherwise.

    ``seat`` is None for a spectator, who sees what everybody sees. What the seat may not know is None or absent.

    - ``standing`` is how the game stood when the deal began, its fines written; ``golden`` whether the deal is
      one of the golden round.
    - ``hand`` are the cards held now, ``dealt`` those dealt; both None while the owner has not been shown them
      (`blind.on`, `golden.unseen`), and for spectators. ``cards_left`` counts every seat's cards.
    - ``legal`` is everything this seat may do now, in turn or out of it. While a blind bid is open to the seat
      and it has not looked, the bids are not in it, since they follow from the cards.
    - ``standing_bid`` and ``holder`` are the highest bid and whose it is; ``passed`` and ``silent`` (passed
      before the first word) tell who is out; ``blind_by`` who holds a blind bid.
    - ``talons`` has one entry a talon: its cards where this seat has seen them. ``taken`` is the one taken.
    - ``gifts`` and ``discards`` are what the declarer parted with; a closed card is None.
    - ``trick`` are the cards on the table from ``leader`` on, ``tricks`` the finished ones, ``announced`` what
      was declared; ``captured``, ``declared`` and ``tricks_won`` add them up.
    - ``trump`` is the suit in force, ``next_trump`` one that comes into force with the next trick.
    - ``history`` holds the actions of the deal in order, closed cards absent.
    - ``shown`` are the seat and cards on which a redeal was asked for. When the deal is over ``settlement`` is
      set and gifts are open; ``all_hands`` has the hands as dealt and ``all_talons`` the talons, unless the deal
      was redealt or, with two players, a talon stays unseen (`talon.shown`): conceded, or `talon.second`
      out_of_play. Only then do discards stay closed.
    """

    agreements: Agreements
    players: int
    seat: int | None
    standing: Standing
    dealer: int
    sitter: int | None
    active: tuple[int, ...]
    first_hand: int
    forced: int | None
    golden: bool
    phase: Phase
    to_act: int | None
    legal: tuple[Action, ...]
    hand: CardSet | None
    dealt: CardSet | None
    cards_left: tuple[int, ...]
    standing_bid: int | None
    holder: int | None
    blind_by: int | None
    passed: tuple[bool, ...]
    silent: tuple[bool, ...]
    declarer: int | None
    contract: int | None
    kind: Kind
    unopposed: bool
    raised: bool
    talons: tuple[CardSet | None, ...]
    taken: int | None
    gifts: tuple[Gift, ...]
    discards: tuple[Card | None, ...]
    leader: int | None
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    trump: int | None
    trump_by: int | None
    next_trump: int | None
    announced: tuple[Announcement, ...]
    captured: tuple[int, ...]
    declared: tuple[int, ...]
    tricks_won: tuple[int, ...]
    history: tuple[Action, ...]
    shown: tuple[int, CardSet] | None = None
    settlement: Settlement | None = None
    all_hands: tuple[CardSet, ...] | None = None
    all_talons: tuple[CardSet, ...] | None = None


_FLAGS: Final = {
    seats: tuple(tuple(bool(mask >> seat & 1) for seat in range(seats)) for mask in range(1 << seats))
    for seats in (2, 3, 4)
}
_OR_NONE: Final = (0, 1, 2, 3, None)
"""A seat or suit by its number, and None for NOBODY, which is -1."""


class Known(msgspec.Struct, frozen=True, gc=False):
    """What a seat knows of the deal up to the first lead; it stays the same while cards are played."""

    hand: CardSet | None
    dealt: CardSet | None
    talons: tuple[CardSet | None, ...]
    gifts: tuple[Gift, ...]
    discards: tuple[Card | None, ...]
    history: tuple[Action, ...]


def view_of(deal: Deal, seat: int | None, legal: tuple[Action, ...]) -> View:
    """The view of one seat, or of a spectator. ``legal`` is what that seat may do now."""
    opening, hands = deal.opening, deal.hands
    seats = opening.table.players
    known = _known_in_play(deal, seat) if deal.phase == "play" else _known(deal, seat, deal.history)
    hand, history = known.hand, known.history
    if deal.phase == "play":
        history += deal.history[len(history) :]
        if seat is not None:
            hand = CardSet(hands[seat])
    elif hand is None:
        legal = choices_in_the_dark(legal)
    flags = _FLAGS[seats]
    over = _laid_open(deal)
    return View(
        opening.table.agreements,
        seats,
        seat,
        deal.standing,
        opening.dealer,
        opening.sitter,
        opening.active,
        opening.first_hand,
        opening.forced,
        opening.golden,
        deal.phase,
        _OR_NONE[deal.to_act],
        legal,
        hand,
        known.dealt,
        tuple([each.bit_count() for each in hands]),
        deal.standing_bid,
        _OR_NONE[deal.holder],
        _OR_NONE[deal.blind_by],
        flags[deal.passed],
        flags[(deal.passed & ~deal.worded) | deal.muted],
        _OR_NONE[deal.declarer],
        None if deal.declarer == NOBODY else deal.contract,
        deal.kind,
        deal.unopposed,
        deal.raised,
        known.talons,
        _OR_NONE[deal.taken],
        known.gifts,
        known.discards,
        _OR_NONE[deal.leader],
        deal.trick,
        deal.tricks,
        _OR_NONE[deal.trump],
        _OR_NONE[deal.trump_by],
        _OR_NONE[deal.next_trump],
        deal.announced,
        tuple(deal.captured),
        tuple(deal.declared),
        tuple(deal.tricks_won),
        history,
        None if deal.shown is None else (deal.shown[0], CardSet(deal.shown[1])),
        deal.settlement,
        tuple([CardSet(each) for each in opening.dealt.hands]) if over else None,
        tuple([CardSet(each) for each in opening.dealt.talons]) if over else None,
    )


def _laid_open(deal: Deal) -> bool:
    """Whether the whole deal lies on the table for all: when it is over, unless it was redealt.

    With two players nobody is shown a talon that was not won (`talon.shown`); all hands would tell it too.
    """
    if deal.phase != "done" or deal.outcome is None:
        return False
    if deal.opening.table.players != 2:
        return True
    won = deal.opening.table.agreements.talon.second == "last_trick"
    return won and not deal.outcome.conceded


def _known_in_play(deal: Deal, seat: int | None) -> Known:
    """What the seat knew when play began; worked out once, and shared by all states that follow from there."""
    known = deal.known.get(seat)
    if known is None:
        known = deal.known[seat] = _known(deal, seat, deal.history[: deal.prelude])
    return known


def _known(deal: Deal, seat: int | None, history: tuple[Action, ...]) -> Known:
    hand = dealt = None
    if seat is not None and not hand_hidden(deal, seat):
        hand, dealt = CardSet(deal.hands[seat]), CardSet(deal.opening.dealt.hands[seat])
    talons, gifts = _talons_seen(deal, seat), deal.gifts
    if not gifts and not deal.discards:
        return Known(hand, dealt, talons, gifts, (), history)
    discards: tuple[Card | None, ...] = tuple(
        [action.card for action in history if isinstance(action, Discard)]
    )
    if seat != deal.declarer and not _laid_open(deal):
        discards = (None,) * len(discards)
        is_open = gifts_open(deal) or (deal.phase == "done" and deal.outcome is not None)
        if not is_open:
            gifts = tuple([_gift_seen(gift, seat) for gift in gifts])
        history = tuple([action_seen(each, seat, is_open) for each in history])
    return Known(hand, dealt, talons, gifts, discards, history)


def _gift_seen(gift: Gift, seat: int | None) -> Gift:
    return gift if seat == gift.receiver else Gift(gift.giver, gift.receiver, None)


def _talons_seen(deal: Deal, seat: int | None) -> tuple[CardSet | None, ...]:
    talons, taken = deal.opening.dealt.talons, deal.taken
    if taken == NOBODY or not (seat == deal.declarer or talon_open(deal)):
        return (None,) * len(talons)
    return tuple([CardSet(each) if place == taken else None for place, each in enumerate(talons)])
