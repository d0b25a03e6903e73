"""Reported deals: whether what people wrote down can have happened, and the outcome that settlement needs.

The kind of a reported deal is believed, and so is everything that follows from cards nobody recorded. What no
cards could ever bring is refused: points that do not add up, tricks that were never played, declarations that no
marriage is worth.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tysyacha.agreements import Agreements, barrel_need
from tysyacha.cards import PACK_POINTS, RANK_POINTS, CardSet
from tysyacha.errors import RecordError
from tysyacha.game.outcome import DealOutcome, Kind
from tysyacha.game.seats import forced_or_first_hand, sitter
from tysyacha.game.table import BLIND_CONTRACT, table_of
from tysyacha.record.document import Cards, Result, Seats

_TRICKS_OF_TWO: Final = {"two_out": 10, "one_give_one_bank": 10, "one_give": 11}
_DISCARDED: Final = {"two_out": 2, "one_give_one_bank": 1, "one_give": 0}
_DEAREST: Final = tuple(sorted(RANK_POINTS * 4, reverse=True))
"""The points of all cards, the dearest first."""


def outcome_of_result(agreements: Agreements, players: int, dealer: int, result: Result) -> DealOutcome:
    """What settlement needs of a reported deal; the lists of a conceded one are 0.

    Raises RecordError with a code of `check_result`.
    """
    check_result(agreements, players, dealer, result)
    zeros = (0,) * players
    told = not result.conceded
    return DealOutcome(
        kind=result.kind,
        declarer=result.declarer,
        contract=result.bid,
        conceded=result.conceded,
        cards=(result.cards if told else None) or zeros,
        declared=(result.marriages if told else None) or zeros,
        tricks=(result.tricks if told else None) or zeros,
        last_trick=result.last_trick if told else None,
        sitter=sitter(agreements, players, dealer),
        forced=forced_or_first_hand(agreements, players, dealer),
        bidders=frozenset(result.bidders or ()),
        nines_to_total=zeros,
        talon=None if result.talon is None or players == 2 else int(CardSet.of(result.talon)),
    )


def check_result(agreements: Agreements, players: int, dealer: int, result: Result) -> None:
    """Raises RecordError for what cannot have happened at this table; codes as in the checks below, and
    ``result_concession``, ``result_bidder``, ``result_talon``, ``talon_missing``.
    """
    out = sitter(agreements, players, dealer)
    check_contract(agreements, players, dealer, result.declarer, result.kind, result.bid)
    if result.conceded and not agreements.concede.on:
        raise RecordError("result_concession")
    bidders = result.bidders or ()
    for seat in bidders:
        if seat == out or bidders.count(seat) > 1:
            raise RecordError("result_bidder", seat=seat)
    check_talon(agreements, players, out, result.talon)
    if result.conceded or result.cards is None or result.marriages is None or result.tricks is None:
        return
    check_tricks(agreements, players, out, result.tricks)
    check_last_trick(result.tricks, result.last_trick)
    check_cards(agreements, players, result.declarer, result.cards, result.tricks, result.last_trick)
    check_declared(agreements, result.marriages, result.tricks)


def tricks_of(agreements: Agreements, players: int) -> int:
    """How many tricks a deal has."""
    return 8 if players > 2 else _TRICKS_OF_TWO[agreements.talon.discard]


def left_out_cards(agreements: Agreements, players: int) -> int:
    """How many cards no seat is paid for at the end of a deal; only with two players."""
    if players > 2:
        return 0
    talon = agreements.talon
    second = 2 if agreements.table.two_player_form == "two_talons_of_2" else 3
    return (second if talon.second == "out_of_play" else 0) + (
        _DISCARDED[talon.discard] if talon.discard_score == "nobody" else 0
    )


def least_points(agreements: Agreements, players: int) -> int:
    """The least that all seats together can have in card points at the end of a deal."""
    return PACK_POINTS - sum(_DEAREST[: left_out_cards(agreements, players)])


def check_contract(
    agreements: Agreements, players: int, dealer: int, declarer: int, kind: Kind, bid: int
) -> None:
    """Raises RecordError ``result_sitter``, ``result_bid_too_low``, ``result_bid_too_high``,
    ``result_bid_off_step``, ``result_bid_blind``."""
    if declarer == sitter(agreements, players, dealer):
        raise RecordError("result_sitter", seat=declarer)
    if kind == "blind":
        if bid != BLIND_CONTRACT:
            raise RecordError("result_bid_blind", bid=bid, wanted=BLIND_CONTRACT)
        return
    lowest, highest, step, given = contracts_of(agreements, players)
    if kind == "golden":
        lowest = BLIND_CONTRACT
    if bid < lowest:
        raise RecordError("result_bid_too_low", bid=bid, lowest=lowest)
    if bid > highest:
        raise RecordError("result_bid_too_high", bid=bid, highest=highest)
    if bid % step and bid not in given:
        raise RecordError("result_bid_off_step", bid=bid, step=step)


def contracts_of(agreements: Agreements, players: int) -> tuple[int, int, int, list[int]]:
    """The lowest and the highest contract of a normal deal, the step, and contracts that nobody bids but some table
    gives: they need not be on the step."""
    table = table_of(agreements, players)
    given = {agreements.auction.forced_bid, BLIND_CONTRACT, barrel_need(agreements)} - {0}
    return min(given), max(table.highest_bid, *given), table.step, sorted(given)


def check_talon(agreements: Agreements, players: int, out: int | None, talon: Cards | None) -> None:
    """Raises RecordError ``talon_missing`` where the sitter scores it, ``result_talon`` for a wrong number."""
    if talon is None:
        if out is not None and agreements.scoring.sitter != "off":
            raise RecordError("talon_missing", seat=out)
        return
    size = 2 if players == 2 and agreements.table.two_player_form == "two_talons_of_2" else 3
    if len(talon) != size and (players > 2 or len(talon) != 2 * size):
        raise RecordError("result_talon", count=len(talon), wanted=size)


def check_tricks(agreements: Agreements, players: int, out: int | None, tricks: Seats) -> None:
    """Raises RecordError ``result_tricks``."""
    wanted = tricks_of(agreements, players)
    if sum(tricks) != wanted or (out is not None and tricks[out]):
        raise RecordError("result_tricks", sum=sum(tricks), wanted=wanted)


def check_last_trick(tricks: Seats, last_trick: int | None) -> None:
    """Raises RecordError ``result_last_trick``."""
    if last_trick is None or not tricks[last_trick]:
        raise RecordError("result_last_trick")


def check_cards(
    agreements: Agreements,
    players: int,
    declarer: int,
    cards: Seats,
    tricks: Seats,
    last_trick: int | None,
) -> None:
    """Raises RecordError ``result_sum``, ``result_cards_without_trick``, ``result_cards_too_many``."""
    least = least_points(agreements, players)
    if not least <= sum(cards) <= PACK_POINTS:
        raise RecordError("result_sum", sum=sum(cards), highest=PACK_POINTS, lowest=least)
    for seat, points in enumerate(cards):
        held = tricks[seat] * min(players, 3) + _beside_tricks(
            agreements, players, declarer, seat, last_trick
        )
        if points and not held:
            raise RecordError("result_cards_without_trick", seat=seat, points=points)
        if points > sum(_DEAREST[:held]):
            raise RecordError("result_cards_too_many", seat=seat, points=points, highest=sum(_DEAREST[:held]))


def _beside_tricks(
    agreements: Agreements, players: int, declarer: int, seat: int, last_trick: int | None
) -> int:
    """How many cards a seat may have got without taking them in a trick (two players)."""
    if players > 2:
        return 0
    talon = agreements.talon
    got = 0
    if seat == last_trick and talon.second == "last_trick":
        got += 2 if agreements.table.two_player_form == "two_talons_of_2" else 3
    owner = {"nobody": None, "declarer": declarer, "last_trick": last_trick}[talon.discard_score]
    return got + (_DISCARDED[talon.discard] if seat == owner else 0)


def check_declared(agreements: Agreements, declared: Seats, tricks: Seats) -> None:
    """Raises RecordError ``result_declared``, ``result_declared_without_trick``."""
    if not any(declared):
        return
    if declared not in _declarable(agreements, tuple(True for _ in declared)):
        raise RecordError("result_declared", points=declared)
    may_lead = tuple(bool(taken) for taken in tricks)
    if declared not in _declarable(agreements, may_lead):
        seat = next(seat for seat, points in enumerate(declared) if points and not tricks[seat])
        raise RecordError("result_declared_without_trick", seat=seat, points=declared[seat])


@lru_cache(maxsize=256)
def _declarable(agreements: Agreements, took_trick: tuple[bool, ...]) -> frozenset[Seats]:
    """Everything that the seats can have declared together, each suit, the aces and the nines once a deal.

    Who took no trick never led but perhaps to the first one, so he declares only what needs no trick.
    """
    marriage, seats = agreements.marriage, len(took_trick)
    leaders = [seat for seat in range(seats) if took_trick[seat] or marriage.first_trick]
    reached: set[Seats] = {(0,) * seats}
    for value in marriage.values:
        ways = [(seat, value) for seat in leaders]
        if marriage.half:
            ways += [(seat, value // 2) for seat in leaders]
        reached = _with(reached, ways)
    if marriage.aces is not None:
        at_first = marriage.aces_when == "any_lead" or marriage.first_trick
        holders = [seat for seat in range(seats) if took_trick[seat] or at_first]
        reached = _with(reached, [(seat, marriage.aces) for seat in holders])
    if marriage.nines is not None and marriage.nines_form == "in_contract":
        reached = _with(reached, [(seat, marriage.nines) for seat in range(seats)])
    return frozenset(reached)


def _with(reached: set[Seats], ways: list[tuple[int, int]]) -> set[Seats]:
    found = set(reached)
    for points in reached:
        for seat, value in ways:
            found.add((*points[:seat], points[seat] + value, *points[seat + 1 :]))
    return found
