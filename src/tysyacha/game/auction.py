"""The auction: the compulsory bid, words in turn, blind bids, silence, and who becomes declarer.

Sources: groups `auction`, `blind`, `golden`, `barrel.auction`, and `constants` on who speaks first.
"""

from __future__ import annotations

from typing import Final

from tysyacha.game.actions import Action, Bid, Blind, Look, Pass
from tysyacha.game.deal import NOBODY, Deal
from tysyacha.game.table import BLIND_CONTRACT

_BIDS: dict[tuple[int, int, int, int], tuple[Action, ...]] = {}
PASSES: Final = tuple(Pass(seat) for seat in range(4))


def open_auction(deal: Deal) -> None:
    """Sets the compulsory bid and who is out before the first word; may name the declarer at once.

    Afterwards either ``deal.declarer`` is set, or ``deal.to_act`` is the first to speak, or neither: all passed.
    """
    opening = deal.opening
    agreements = opening.table.agreements
    if opening.golden:
        if agreements.golden.contract == "forced":
            _award(deal, opening.stand_in, BLIND_CONTRACT)
            return
        deal.standing_bid, deal.holder = BLIND_CONTRACT, opening.stand_in
    else:
        owner = _barrel_owner(deal)
        if owner != NOBODY:
            _award(deal, owner, opening.table.need)
            return
        if opening.forced is not None:
            deal.standing_bid, deal.holder = agreements.auction.forced_bid, opening.forced
        _silence(deal)
    first = opening.following[opening.stand_in] if deal.holder != NOBODY else opening.first_hand
    _next_word(deal, first)


def _barrel_owner(deal: Deal) -> int:
    """Who plays without an auction because he sits on the barrel (`barrel.auction`), or nobody."""
    opening, barrel = deal.opening, deal.standing.barrel
    form = opening.table.agreements.barrel.auction
    seat = opening.stand_in
    if form == "own_first_hand":
        return seat if barrel[seat] is not None else NOBODY
    if form == "takes_talon":
        for _ in opening.active:
            if barrel[seat] is not None:
                return seat
            seat = opening.following[seat]
    return NOBODY


def _silence(deal: Deal) -> None:
    """Who counts as having passed before the first word (`auction.silent_at`, `barrel.auction` own_first_hand).

    Where nobody is forced, silence that would leave no one to speak is not kept: the cards could never be
    played. Under last_speaker the last of the silent plays.
    """
    opening, standing = deal.opening, deal.standing
    agreements = opening.table.agreements
    limit = agreements.auction.silent_at
    stuck = 0
    if agreements.barrel.auction == "own_first_hand":
        stuck = sum(1 << seat for seat in opening.active if standing.barrel[seat] is not None)
    silent = 0
    if limit is not None:
        silent = sum(
            1 << seat
            for seat in opening.active
            if standing.totals[seat] <= limit and standing.barrel[seat] is None
        )
    if deal.holder != NOBODY:
        deal.muted = silent & 1 << deal.holder
        deal.passed = (silent | stuck) & ~(1 << deal.holder)
        return
    if (silent | stuck).bit_count() == len(opening.active):
        if agreements.auction.forced_player == "last_speaker":
            order = [seat for seat in opening.active if silent >> seat & 1]
            silent &= ~(1 << order[-1])
        else:
            silent = 0
    deal.passed = silent | stuck


def _award(deal: Deal, declarer: int, contract: int) -> None:
    deal.declarer, deal.contract = declarer, contract


def _next_word(deal: Deal, seat: int) -> None:
    """Gives the word to the first of those still in, from ``seat`` on, or ends the auction."""
    opening = deal.opening
    inside = [each for each in opening.active if not deal.passed >> each & 1]
    if deal.standing_bid is not None:
        if len(inside) <= 1:
            _win(deal)
            return
    elif len(inside) == 1 and opening.table.agreements.auction.forced_player == "last_speaker":
        deal.standing_bid, deal.holder = opening.table.agreements.auction.forced_bid, inside[0]
        _win(deal)
        return
    elif not inside:
        deal.to_act = NOBODY
        return
    while deal.passed >> seat & 1 or seat == deal.holder:
        seat = opening.following[seat]
    deal.to_act = seat


def _win(deal: Deal) -> None:
    """The standing bid has won."""
    assert deal.standing_bid is not None
    _award(deal, deal.holder, deal.standing_bid)
    deal.unopposed = not deal.bidders >> deal.holder & 1
    if deal.blind_by == deal.holder:
        deal.kind = "blind"


def words(deal: Deal, seat: int) -> tuple[Action, ...]:
    """What the seat whose turn it is may say: a pass and every permitted bid."""
    opening = deal.opening
    table = opening.table
    low = _lowest(deal, seat)
    high = table.cap(deal.hands[seat])
    if not table.agreements.auction.jumps:
        high = min(high, low)
    found = _BIDS.get((seat, low, high, table.step))
    if found is None:
        bids = tuple(Bid(seat, points) for points in range(low, high + 1, table.step))
        found = _BIDS[seat, low, high, table.step] = (PASSES[seat], *bids)
    return found


def _lowest(deal: Deal, seat: int) -> int:
    table = deal.opening.table
    if deal.standing_bid is None:
        low = table.agreements.auction.forced_bid
    else:
        low = (deal.standing_bid // table.step + 1) * table.step
    return max(low, table.floor) if bound_by_floor(deal, seat) else low


def bound_by_floor(deal: Deal, seat: int) -> bool:
    """Whether `barrel.auction` floor binds this seat: he sits on the barrel, and the deal is not golden."""
    return (
        deal.standing.barrel[seat] is not None
        and not deal.opening.golden
        and deal.opening.table.agreements.barrel.auction == "floor"
    )


def blind_open(deal: Deal, seat: int) -> bool:
    """Whether this seat may still come to bid blind in this deal (`blind.on`, its fourth case).

    Not where the deal has no auction, or one that was over before the first word. On the barrel the floor
    binds a blind bid too: with a need above 120 there is none.
    """
    opening = deal.opening
    blind = opening.table.agreements.blind
    if not blind.on or opening.golden or deal.phase != "auction" or deal.to_act == NOBODY:
        return False
    if (deal.passed | deal.muted | deal.worded | deal.looked) >> seat & 1 or not _seated(deal, seat):
        return False
    if deal.standing_bid is not None and deal.standing_bid >= BLIND_CONTRACT:
        return False
    if blind.who == "first_hand" and (seat != opening.stand_in or deal.spoken):
        return False
    if blind.min_total is not None and deal.standing.totals[seat] < blind.min_total:
        return False
    if not blind.when_barrel and any(each is not None for each in deal.standing.barrel):
        return False
    return not (bound_by_floor(deal, seat) and opening.table.floor > BLIND_CONTRACT)


def _seated(deal: Deal, seat: int) -> bool:
    return deal.opening.following[seat] != NOBODY


def blind_now(deal: Deal, seat: int) -> bool:
    """Whether he may bid blind at this moment: before the first word from the hundred, or in his own turn."""
    in_time = seat == deal.to_act or (seat == deal.opening.stand_in and not deal.spoken)
    return in_time and blind_open(deal, seat)


def say(deal: Deal, action: Bid | Blind | Pass | Look) -> None:
    """A word of the auction, already known to be permitted."""
    seat = action.seat
    bit = 1 << seat
    if isinstance(action, Look):
        deal.looked |= bit
        return
    in_turn = seat == deal.to_act
    deal.spoken = True
    deal.worded |= bit
    if isinstance(action, Pass):
        deal.passed |= bit
    else:
        _overbid(deal, seat, action.points)
        deal.blind_by = seat if isinstance(action, Blind) else NOBODY
    _next_word(deal, deal.opening.following[seat] if in_turn else deal.to_act)


def _overbid(deal: Deal, seat: int, points: int) -> None:
    if deal.holder != NOBODY and deal.muted >> deal.holder & 1:
        deal.passed |= 1 << deal.holder
    deal.standing_bid, deal.holder = points, seat
    deal.bidders |= 1 << seat
