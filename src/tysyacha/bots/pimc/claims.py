"""Choices made by chances alone: cards not looked at, new cards asked for, one of two talons."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec
import numpy as np

from tysyacha.bots.chance import draw
from tysyacha.bots.pimc import keeping
from tysyacha.bots.pimc.bidding import chance, deals_for, left_to_others
from tysyacha.bots.pimc.cards import OTHERS
from tysyacha.bots.pimc.decision import Candidate, Decision, Reason
from tysyacha.bots.pimc.mind import Mind
from tysyacha.bots.pimc.outlook import outlook, overbid, points_unseen, renewed
from tysyacha.bots.pimc.prospects import Deals, dealt_spread, ends_of, hand_points, parted, values_of
from tysyacha.bots.pimc.sight import Clock, position_of, rules_of
from tysyacha.bots.pimc.stakes import Contract, DeclarerCurve
from tysyacha.game import Blind, Look, Pass, Redeal, Take, View

_DEALS: Final = 48
"""So many deals are looked at, whatever the level."""
_EDGE: Final = 0.004
"""New cards must be worth so much more than those that are held, a blind bid so much more than a look."""


def decide_unseen(view: View, seed: int, mind: Mind, clock: Clock) -> Decision:
    """A blind bid, or a look at the own cards; to pass unseen is never better than to look first."""
    assert view.seat is not None
    look = next(each for each in view.legal if isinstance(each, Look))
    blind = next(each for each in view.legal if isinstance(each, Blind))
    drawn = draw(seed, view, 1 << 62)
    deals = Deals.believed(view, mind.worlds(view, deals_for(clock, _DEALS), drawn), clock)
    hands, points = points_unseen(deals, view.seat, drawn)
    seen = outlook(view, deals, hands, points)
    dark = msgspec.structs.replace(view, kind="blind")
    ends = ends_of(dark, view.seat, (blind.points,), view.seat)
    every = points.ravel()
    weights = np.full(len(every), 1.0 / len(every))
    makes = chance(every, weights, blind.points)
    played = float(weights @ ends.worth(every, dealt_spread(every))[:, 0])
    # Who is overbid has lost nothing.
    over = overbid(view, deals, blind.points + deals.table.step)
    unseen = (1.0 - over) * played + over * left_to_others(view, deals)[0]
    mean = float(every.mean())
    arguments: dict[str, int | str] = {"contract": blind.points, "makes": round(100 * makes)}
    bid = Candidate(blind, makes, mean, unseen, Reason("blind", arguments))
    looked = Candidate(look, None, mean, seen, Reason("look", arguments))
    found = (bid, looked) if unseen > seen + _EDGE else (looked, bid)
    passes = [
        Candidate(each, None, None, left_to_others(view, deals)[0], Reason("look", arguments))
        for each in view.legal
        if isinstance(each, Pass)
    ]
    return Decision(found[0].action, (*found, *passes), len(deals.weights))


def decide_new_cards(view: View, seed: int, mind: Mind, clock: Clock) -> Decision | None:
    """A redeal on the own hand where new cards are worth more than it; None to keep it.

    A defender whose claim outlasts the auction waits until the cards are given. Declarers ask in `contract`.
    """
    assert view.seat is not None
    redeal = next((each for each in view.legal if isinstance(each, Redeal)), None)
    if redeal is None or view.hand is None:
        return None
    drawn = draw(seed, view, 1 << 62)
    if view.phase == "auction":
        deals = Deals.believed(view, mind.worlds(view, deals_for(clock, _DEALS), drawn), clock)
        points = deals.points(view.seat) if mind.knows else hand_points(view, seed, clock.until(0.3))
        kept = outlook(view, deals, [int(view.hand)], points[None, :])
    elif view.phase == "play":
        kept = _defended(view, drawn, mind, clock.until(0.5))
    else:
        return None
    fresh = renewed(view, drawn, clock.until(0.8))
    if fresh <= kept + _EDGE:
        return None
    arguments: dict[str, int | str] = {"kept": round(100 * kept), "renewed": round(100 * fresh)}
    return Decision(redeal, (Candidate(redeal, None, None, fresh, Reason("new_cards", arguments)),))


def _defended(view: View, drawn: int, mind: Mind, clock: Clock) -> float:
    """What it is worth to defend with these cards, before the first lead."""
    assert view.seat is not None
    assert view.hand is not None
    assert view.declarer is not None
    assert view.contract is not None
    worlds = mind.worlds(view, _DEALS, drawn)
    hands = worlds.hands(view.active, view.seat, int(view.hand))
    rules = rules_of(view.agreements, view.players)
    begin = position_of(view, hands, worlds)
    positions = [replace(begin, hands=[int(each) for each in row]) for row in hands]
    solved = values_of(rules, positions, clock)
    left = int(view.hand).bit_count() - 1
    curve = DeclarerCurve(view, Contract(view.declarer, view.contract, view.kind), view.seat)
    _, worth = curve.over(solved + OTHERS.lift[left], OTHERS.stray[left])
    weights = worlds.weights[: len(worth)]
    return float(weights @ worth / weights.sum())


def decide_talon(view: View, seed: int, mind: Mind) -> Decision:
    """One of two talons: by chance where nobody has seen them, the better one for who knows the cards."""
    takes = [each for each in view.legal if isinstance(each, Take)]
    chosen = takes[draw(seed, view, len(takes))]
    if mind.knows and view.hand is not None:
        worlds = mind.worlds(view, 1, seed)
        rules = rules_of(view.agreements, view.players)
        full = [worlds.cards("talon", each.talon)[0] | np.uint32(view.hand) for each in takes]
        kept = keeping.best_kept(np.array(full, np.uint32), parted(view), rules.marriage)
        chosen = takes[int(np.argmax(keeping.estimate(kept, rules.marriage)))]
    others = [each for each in takes if each is not chosen]
    found = tuple(Candidate(each, None, None, 0.0, Reason("talon")) for each in (chosen, *others))
    return Decision(chosen, found)
