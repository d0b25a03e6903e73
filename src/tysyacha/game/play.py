"""Playing the cards: what may be played, what may be declared with it, who takes the trick.

Sources: groups `play` and `marriage`, and `constants` on tricks and marriages.
"""

from __future__ import annotations

from typing import Final

from tysyacha.cards import (
    CARDS,
    HALF_MARRIAGE_CARDS,
    MARRIAGE_CARDS,
    PACK_SIZE,
    RANK_POINTS,
    SUIT_CARDS,
    Card,
    card_points,
    each_card,
)
from tysyacha.game.actions import PLAYS, Action, Declaration, Play
from tysyacha.game.deal import NOBODY, Announcement, Deal, Trick
from tysyacha.game.events import Declared, Event, TrickTaken, TrumpSet
from tysyacha.game.table import ACES, NINES

HIGHER: Final = tuple(SUIT_CARDS[each // 6] & ~((2 << each) - 1) for each in range(PACK_SIZE))
"""The higher cards of the same suit, for each card."""

_PAIRS: Final = tuple(MARRIAGE_CARDS)
_COURT: Final = 0b001110_001110_001110_001110
"""Jacks, queens and kings: only these can belong to a pair."""

_DECLARING: Final = {
    (seat, each, what): Play(seat, each, what)
    for seat in range(4)
    for each in CARDS
    for what in ("marriage", "half", "aces", "nines")
}  # fmt: skip


def playable(deal: Deal, seat: int) -> int:
    """The cards that the obligations leave to the seat whose turn it is."""
    hand = deal.hands[seat]
    if not deal.trick:
        return _leadable(deal, seat, hand)
    table = deal.opening.table
    best, trump = deal.best, deal.trump
    led = deal.trick[0] // 6
    following = hand & SUIT_CARDS[led]
    if following:
        if table.must_beat and best // 6 == led:
            return following & HIGHER[best] or following
        return following
    if trump != NOBODY and table.must_trump:
        trumps = hand & SUIT_CARDS[trump]
        if trumps:
            if table.must_overtrump and best // 6 == trump:
                return trumps & HIGHER[best] or trumps
            return trumps
    return hand


def _leadable(deal: Deal, seat: int, hand: int) -> int:
    """What may be led: `play.no_foreign_trump_lead` comes first, then `marriage.aces_continue`.

    Whoever must lead aces but holds only the forbidden trump ace besides other suits leads what he likes of
    those.
    """
    table = deal.opening.table
    if table.no_foreign_lead and deal.trump != NOBODY and deal.trump_by != seat:
        hand = hand & ~SUIT_CARDS[deal.trump] or hand
    if table.aces_continue and deal.aces_by == seat:
        hand = hand & ACES or hand
    return hand


def plays(deal: Deal, seat: int) -> tuple[Action, ...]:
    """Every card the seat to act may play, with every way to declare by it."""
    mask = playable(deal, seat)
    if deal.trick:
        if deal.opening.table.nines_in_contract is not None and deal.hands[seat] & NINES == NINES:
            return _with_declarations(deal, seat, mask)
    elif _may_hold_something(deal, seat):
        return _with_declarations(deal, seat, mask)
    return _plain_plays(seat, mask & 0xFFF) + _plain_plays(seat, mask & 0xFFF000)


_PLAIN: Final[dict[int, tuple[Action, ...]]] = {}


def _plain_plays(seat: int, mask: int) -> tuple[Action, ...]:
    """The plays of one half of the pack, each list of them made once (at most 4 x 2 x 4,096)."""
    key = mask << 2 | seat
    found = _PLAIN.get(key)
    if found is None:
        found = _PLAIN[key] = tuple(PLAYS[seat][each] for each in each_card(mask))
    return found


def _may_hold_something(deal: Deal, seat: int) -> bool:
    """A quick look: whether the leader's hand has anything that could be declared at all."""
    hand = deal.hands[seat]
    table = deal.opening.table
    if (table.aces is not None and hand & ACES == ACES) or (
        table.nines_in_contract is not None and hand & NINES == NINES
    ):
        return True
    if table.half:
        return bool(hand & _COURT)
    return (
        hand & 0xC == 0xC or hand & 0x300 == 0x300 or hand & 0xC000 == 0xC000 or hand & 0x300000 == 0x300000
    )


def _with_declarations(deal: Deal, seat: int, mask: int) -> tuple[Action, ...]:
    found: list[Action] = []
    auto = deal.opening.table.auto
    while mask:
        low = mask & -mask
        each = low.bit_length() - 1
        ways = declarations(deal, seat, each)
        if not (auto and "marriage" in ways):
            found.append(PLAYS[seat][each])
        found += [_DECLARING[seat, CARDS[each], way] for way in ways]
        mask ^= low
    return tuple(found)


def declarations(deal: Deal, seat: int, card: int) -> list[Declaration]:
    """What this card could declare if the seat played it now."""
    table, hand = deal.opening.table, deal.hands[seat]
    suit, rank = card // 6, card % 6
    if rank == 0:
        return ["nines"] if table.nines_in_contract is not None and hand & NINES == NINES else []
    if deal.trick:
        return []
    in_time = table.first_trick or bool(deal.tricks)
    if rank == 5:
        if table.aces is None or table.aces_automatic or hand & ACES != ACES:
            return []
        return ["aces"] if in_time or table.aces_any_lead else []
    if not in_time or deal.declared_suits >> suit & 1:
        return []
    ways: list[Declaration] = []
    pair = MARRIAGE_CARDS[suit]
    if (rank == 2 or (rank == 3 and not table.queen_only)) and hand & pair == pair:
        ways.append("marriage")
    half = HALF_MARRIAGE_CARDS[suit]
    if table.half and rank in (1, 2) and hand & half == half:
        ways.append("half")
    return ways


def play(deal: Deal, action: Play) -> list[Event]:
    """A card to the trick, already known to be permitted. After the last card ``deal.to_act`` is nobody."""
    seat, card = action.seat, action.card
    table = deal.opening.table
    told: list[Event] = []
    if action.declare is not None:
        _declare(deal, seat, card, action.declare, told)
    elif deal.ace_trump_by == seat and card % 6 == 5 and not deal.trick:
        deal.ace_trump_by = NOBODY
        _set_trump(deal, seat, card // 6, told)
    deal.hands[seat] ^= 1 << card
    trick = deal.trick = (*deal.trick, card)
    best = deal.best
    if len(trick) == 1:
        deal.best, deal.best_seat = card, seat
    elif card // 6 == best // 6:
        if card > best:
            deal.best, deal.best_seat = card, seat
    elif card // 6 == deal.trump:
        deal.best, deal.best_seat = card, seat
    if len(trick) < len(deal.opening.active):
        deal.to_act = deal.opening.following[seat]
    else:
        _finish_trick(deal, table.aces, told)
    return told


def _finish_trick(deal: Deal, aces: int | None, told: list[Event]) -> None:
    winner = deal.best_seat
    trick = deal.trick
    points = sum([RANK_POINTS[each % 6] for each in trick])
    deal.captured[winner] += points
    deal.tricks_won[winner] += 1
    deal.tricks = (*deal.tricks, Trick(deal.leader, trick, winner, points))
    told.append(TrickTaken(winner, trick, points))
    deal.trick = ()
    deal.best = deal.best_seat = NOBODY
    if deal.aces_waiting == winner and aces is not None:
        deal.aces_waiting = NOBODY
        _score(deal, winner, "aces", None, aces, told, trick=len(deal.tricks) - 1)
    if deal.next_trump != NOBODY:
        deal.trump, deal.trump_by = deal.next_trump, deal.next_trump_by
        deal.next_trump = deal.next_trump_by = NOBODY
    deal.leader = deal.to_act = winner
    if not deal.hands[winner]:
        _last_trick(deal, winner)
        deal.to_act = NOBODY


def _last_trick(deal: Deal, winner: int) -> None:
    """What goes to the winner of the last trick, or back to the declarer, in a deal of two players."""
    if deal.opening.table.players != 2:
        return
    talon = deal.opening.table.agreements.talon
    if talon.second == "last_trick":
        deal.captured[winner] += card_points(deal.opening.dealt.talons[1 - deal.taken])
    if talon.discard_score != "nobody":
        owner = winner if talon.discard_score == "last_trick" else deal.declarer
        deal.captured[owner] += card_points(deal.discards)


def _declare(deal: Deal, seat: int, card: Card, what: Declaration, told: list[Event]) -> None:
    table = deal.opening.table
    suit = card // 6
    if what == "nines":
        assert table.nines_in_contract is not None
        _score(deal, seat, what, None, table.nines_in_contract, told)
    elif what == "aces":
        assert table.aces is not None
        deal.aces_by = seat
        _score(deal, seat, what, None, table.aces, told)
        if table.aces_trump == "led_ace":
            _set_trump(deal, seat, suit, told)
        elif table.aces_trump == "next_ace":
            deal.ace_trump_by = seat
    else:
        value = table.values[suit] if what == "marriage" else table.values[suit] // 2
        deal.declared_suits |= 1 << suit
        _score(deal, seat, what, suit, value, told)
        if what == "marriage" or table.agreements.marriage.half_sets_trump:
            _set_trump(deal, seat, suit, told)


def _score(
    deal: Deal,
    seat: int,
    what: Declaration,
    suit: int | None,
    points: int,
    told: list[Event],
    trick: int | None = None,
) -> None:
    deal.declared[seat] += points
    number = len(deal.tricks) if trick is None else trick
    deal.announced += (Announcement(seat, what, suit, points, number),)
    told.append(Declared(seat, what, suit, points))


def _set_trump(deal: Deal, seat: int, suit: int, told: list[Event]) -> None:
    """`marriage.trump` and `marriage.trump_timing`, for whatever sets trumps at this table."""
    table = deal.opening.table
    if table.trump_once and deal.trump != NOBODY:
        return
    if table.next_trick_trump:
        deal.next_trump, deal.next_trump_by = suit, seat
    else:
        deal.trump, deal.trump_by = suit, seat
    told.append(TrumpSet(seat, suit, not table.next_trick_trump))
