"""What an auction is worth before its contract is known: with the hand that is held, with one unseen, with new cards.

Three hands are weighed in one way, so that what this way overlooks is overlooked for all of them: in each deal a
seat plays for the next bid or leaves the deal to the others, whichever is worth more by its hand.
"""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np

from tysyacha.bots.facts import talon_size
from tysyacha.bots.pimc import keeping
from tysyacha.bots.pimc.bidding import ABSURD, chance, deals_for, left_to_others, playing
from tysyacha.bots.pimc.equity import chances
from tysyacha.bots.pimc.prospects import LIFT, Deals, ends_of, fits_bid, ladder, parted
from tysyacha.bots.pimc.sight import Clock, place_of
from tysyacha.bots.pimc.stakes import Floats
from tysyacha.cards import PACK, each_card
from tysyacha.game import View
from tysyacha.game.settlement import settle_redeal
from tysyacha.game.table import BLIND_CONTRACT

_HANDS: Final = 24
_TALONS: Final = 6
"""So many unseen hands are looked at, with so many talons each."""
_FRESH: Final = 48
_HIGHER: Final = 140
"""How far above the next bid contracts are looked at."""
_BIDS: Final = 0.5
"""A hand that makes a bid as often as this is taken to make it."""


def points_unseen(deals: Deals, seat: int, seed: int) -> tuple[list[int], Floats]:
    """Own hands as they may be, and what each brings its declarer: hands x talons."""
    rng = np.random.default_rng(seed)
    hands = [int(each) for each in deals.hands[:_HANDS, place_of(deals.view, seat)]]
    full = []
    for hand in hands:
        hidden = [1 << each for each in each_card(PACK & ~hand)]
        for _ in range(_TALONS):
            talon = rng.choice(len(hidden), talon_size(deals.view), replace=False)
            full.append(hand | sum(hidden[each] for each in talon))
    kept = keeping.best_kept(np.array(full, np.uint32), parted(deals.view), deals.rules.marriage)
    points = keeping.estimate(kept, deals.rules.marriage) + deals.missed(seat) + LIFT["dealt"]
    return hands, points.reshape(len(hands), _TALONS)


def outlook(view: View, deals: Deals, hands: list[int], points: Floats) -> float:
    """What the auction is worth to the seat of the view, on the mean over its hands.

    ``points`` are what each of ``hands`` brings its declarer: hands x talons.
    """
    assert view.seat is not None
    table = deals.table
    left, _, _ = left_to_others(view, deals)
    low = next_bid(view, deals)
    weights = np.full(points.shape[1], 1.0 / points.shape[1])
    bound = _bound(view, deals, low) if view.holder == view.seat else 0.0
    standing = view.standing_bid if view.standing_bid is not None else low
    contracts = ladder(table, standing, min(table.highest_bid, low + _HIGHER))
    ends = ends_of(view, view.seat, tuple(sorted({*contracts, low})), view.seat)
    found = []
    for hand, row in zip(hands, points, strict=True):
        free = left
        if not view.passed[view.seat] and low <= table.cap(hand) and chance(row, weights, low) >= ABSURD:
            free = max(left, playing(view, ends, row, weights, low))
        alone = playing(view, ends, row, weights, standing) if bound else 0.0
        found.append(bound * alone + (1.0 - bound) * free)
    return float(np.mean(found))


def next_bid(view: View, deals: Deals) -> int:
    """The lowest bid that says more than what was said."""
    if view.standing_bid is None:
        return view.agreements.auction.forced_bid
    return (view.standing_bid // deals.table.step + 1) * deals.table.step


def _bound(view: View, deals: Deals, bid: int) -> float:
    """How often nobody says more, so that the holder has to play."""
    if view.golden and view.agreements.golden.contract == "forced":
        return 1.0
    return 1.0 - overbid(view, deals, bid)


def overbid(view: View, deals: Deals, bid: int) -> float:
    """How often another player who is still in bids as much."""
    places = [place_of(view, each) for each in view.active if each != view.seat and not view.passed[each]]
    bids = [
        any(fits_bid(int(row[place]), deals.table, bid) >= _BIDS for place in places) for row in deals.hands
    ]
    return float(deals.weights @ np.array(bids, dtype=float))


def renewed(view: View, seed: int, clock: Clock) -> float:
    """What it is worth to the seat that all cards are dealt anew, at its demand."""
    assert view.seat is not None
    begun = opened(view)
    deals = Deals.dealt_anew(begun, deals_for(clock, _FRESH), seed, clock)
    hands, points = points_unseen(deals, view.seat, seed)
    after = settle_redeal(view.agreements, view.standing, view.seat).standing
    cost = chances(view.agreements, after)[view.seat] - chances(view.agreements, view.standing)[view.seat]
    return outlook(begun, deals, hands, points) + cost


def opened(view: View) -> View:
    """The deal of a view before anybody has said or seen anything."""
    bid: int | None = None
    holder = view.forced
    if view.golden:
        bid, holder = BLIND_CONTRACT, view.first_hand if view.forced is None else view.forced
    elif view.forced is not None:
        bid = view.agreements.auction.forced_bid
    return msgspec.structs.replace(
        view,
        phase="auction",
        hand=None,
        dealt=None,
        standing_bid=bid,
        holder=holder,
        blind_by=None,
        passed=view.silent,
        declarer=None,
        contract=None,
        kind="golden" if view.golden else "normal",
        talons=(None,) * len(view.talons),
        taken=None,
        gifts=(),
        discards=(),
        history=(),
    )
