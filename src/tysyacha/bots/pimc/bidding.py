"""Words of the auction: what it is worth to play for the next bid, and what to leave the deal to the others."""

from __future__ import annotations

from typing import Final

import numpy as np

from tysyacha.bots.chance import draw
from tysyacha.bots.pimc.decision import Candidate, Decision, Limits, Reason, only
from tysyacha.bots.pimc.mind import Mind
from tysyacha.bots.pimc.promises import told
from tysyacha.bots.pimc.prospects import (
    Deals,
    Ends,
    dealt_spread,
    ends_of,
    hand_points,
    ladder,
    outcome_if_left,
)
from tysyacha.bots.pimc.sight import Clock
from tysyacha.bots.pimc.stakes import Floats, likely
from tysyacha.game import Bid, Blind, Pass, View
from tysyacha.game.table import table_of

_MOST_DEALS: Final = 48
_FEW_DEALS: Final = 12
_SHORT: Final = 0.1
"""With fewer seconds left than this only few deals are looked at."""
_HAND: Final = 0.6
"""This part of the time goes to the own hand, the rest to those of the others."""
ABSURD: Final = 0.15
"""What is made more rarely than this is not bid, whatever the score asks for."""
_FURTHER: Final = 3
"""So many bids above the lowest are looked at: enough to step over the dump."""
_EDGE: Final = 0.003
"""A bid must be worth so much more than a pass, and a higher bid than a lower one."""


def decide_word(view: View, limits: Limits, seed: int, mind: Mind, clock: Clock) -> Decision:
    """A bid or a pass, the own cards known."""
    assert view.seat is not None
    words = list(view.legal)
    passing = next(each for each in words if isinstance(each, Pass))
    bids = [each for each in words if isinstance(each, Bid)]
    if not bids:
        return only(passing)
    drawn = draw(seed, view, 1 << 62)
    points = (
        Deals.believed(view, mind.worlds(view, 1, drawn), clock).points(view.seat)
        if mind.knows
        else hand_points(view, seed, clock.until(_HAND))
    )
    weights = np.full(len(points), 1.0 / len(points))
    mean = float(points.mean())
    looked = bids[: _FURTHER + 1]
    table = table_of(view.agreements, view.players)
    first = chance(points, weights, looked[0].points)
    if first < ABSURD:
        reason = Reason("pass_weak", {"contract": looked[0].points, "makes": round(100 * first)})
        return Decision(passing, (Candidate(passing, first, mean, 0.0, reason),))
    most = min(limits.worlds, _MOST_DEALS)
    deals = Deals.believed(view, mind.worlds(view, deals_for(clock, most), drawn), clock)
    left, holder_makes, holder = left_to_others(view, deals)
    high = min(table.highest_bid, looked[0].points + 140)
    contracts = {each.points for each in looked} | {*ladder(table, looked[0].points, high)}
    ends = ends_of(view, view.seat, tuple(sorted(contracts)), view.seat)
    found = [Candidate(passing, holder_makes, mean, left, _passing_reason(view, holder, holder_makes))]
    for bid in looked:
        makes = told("auction", chance(points, weights, bid.points))
        worth = playing(view, ends, points, weights, bid.points)
        found.append(Candidate(bid, makes, mean, worth, _reason(view, bid, makes, ends)))
    chosen = found[0]
    for each in found[1:]:
        if each.makes is not None and each.makes >= ABSURD and each.utility > chosen.utility + _EDGE:
            chosen = each
    rest = sorted((each for each in found if each is not chosen), key=lambda each: -each.utility)
    return Decision(chosen.action, (chosen, *rest), len(deals.weights))


def deals_for(clock: Clock, most: int) -> int:
    """So many deals, where time is short fewer."""
    return most if clock.room() > _SHORT else min(most, _FEW_DEALS)


def chance(points: Floats, weights: Floats, bid: int) -> float:
    """How likely a bid is made."""
    return float(weights @ likely(points - bid + 0.5, dealt_spread(points)))


def playing(view: View, ends: Ends, points: Floats, weights: Floats, bid: int) -> float:
    """What it is worth to be declarer for ``bid``, the contract raised as each talon allows."""
    open_to = [at for at, each in enumerate(ends.contracts) if each >= bid]
    worth = ends.worth(points, dealt_spread(points))[:, open_to]
    raised = view.agreements.talon.raise_ and view.kind == "normal"
    return float(weights @ (worth.max(axis=1) if raised else worth[:, 0]))


def left_to_others(view: View, deals: Deals) -> tuple[float, float | None, int | None]:
    """What it is worth to pass, how likely the contract is then made, and by whom."""
    assert view.seat is not None
    others = [seat for seat in view.active if seat != view.seat and not view.passed[seat]]
    if not others:
        others = [seat for seat in view.active if seat != view.seat]
    said = {each.seat for each in view.history if isinstance(each, Bid | Blind)}
    standing_bid = view.standing_bid if view.standing_bid is not None else view.agreements.auction.forced_bid
    if view.holder is None or view.holder == view.seat:
        holders = {seat: 1.0 / len(others) for seat in others}
    else:
        # Who has not spoken yet outbids the holder now and then.
        silent = [seat for seat in others if seat != view.holder]
        holders = dict.fromkeys(silent, 0.35)
        holders[view.holder] = 1.0 - sum(holders.values())
    worth = makes = 0.0
    for seat, share in holders.items():
        bid = standing_bid if seat == view.holder else standing_bid + deals.table.step
        value, chance = outcome_if_left(deals, view.seat, seat, bid, seat in said or seat != view.holder)
        worth += share * value
        makes += share * chance
    return worth, makes, max(holders, key=lambda seat: holders[seat])


def _passing_reason(view: View, holder: int | None, makes: float | None) -> Reason:
    if holder is None or makes is None:
        return Reason("pass_weak", {"contract": _standing(view), "makes": 0})
    return Reason(
        "pass_defends", {"contract": _standing(view), "makes": round(100 * makes), **_told(view, holder)}
    )


def _reason(view: View, bid: Bid, makes: float, ends: Ends) -> Reason:
    arguments: dict[str, int | str] = {"contract": bid.points, "makes": round(100 * makes)}
    if ends.made[ends.contracts.index(bid.points)] == 1.0:
        return Reason("bid_wins", arguments)
    if view.holder is None or view.holder == view.seat:
        return Reason("bid", arguments)
    return Reason("bid_over", {**arguments, "standing": _standing(view), **_told(view, view.holder)})


def _standing(view: View) -> int:
    return view.agreements.auction.forced_bid if view.standing_bid is None else view.standing_bid


def _told(view: View, seat: int) -> dict[str, int | str]:
    """Another seat as a sentence tells of it: where it sits, and how it stands."""
    assert view.seat is not None
    step = (seat - view.seat) % view.players
    side = "across" if 2 * step == view.players else "left" if step == 1 else "right"
    return {
        "seat": seat,
        "side": side,
        "total": view.standing.totals[seat],
        "bolts": view.standing.bolts[seat],
    }
