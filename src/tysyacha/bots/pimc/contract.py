"""The contract once the talon is taken: raise it, give it up, ask for other cards, or play on."""

from __future__ import annotations

from typing import Final

import numpy as np

from tysyacha.bots.chance import draw
from tysyacha.bots.pimc import keeping
from tysyacha.bots.pimc.decision import Candidate, Decision, Limits, Reason, ReasonCode
from tysyacha.bots.pimc.mind import Mind
from tysyacha.bots.pimc.outlook import renewed
from tysyacha.bots.pimc.promises import told
from tysyacha.bots.pimc.prospects import conceding, ends_of, ladder, parted, played, solved
from tysyacha.bots.pimc.sight import Clock, rules_of
from tysyacha.bots.pimc.stakes import Floats, likely
from tysyacha.game import Action, Concede, Raise, Redeal, View
from tysyacha.game.table import table_of

_HIGHER: Final = 120
"""How far above the contract a raise is looked at."""
_MOST_WORLDS: Final = 100
_HOPELESS: Final = 10.0
_EDGE: Final = 0.004
"""A higher contract must be worth so much more than a lower one, a concession so much more than to play on."""


def decide_contract(
    view: View, limits: Limits, seed: int, stay: Action | None, mind: Mind, clock: Clock
) -> Decision | None:
    """A raise, a concession or a redeal of the declarer where it is worth more than to go on.

    ``stay`` is the action that stands for going on, if the seat is to act; without it None means to wait.
    """
    assert view.seat is not None
    assert view.contract is not None
    raises = [each for each in view.legal if isinstance(each, Raise)]
    concession = next((each for each in view.legal if isinstance(each, Concede)), None)
    redeal = next((each for each in view.legal if isinstance(each, Redeal)), None)
    if not raises and concession is None and redeal is None:
        return None
    if view.phase != "play" and _promising(view):
        return None
    points, weights, spread = expected_points(view, limits, draw(seed, view, 1 << 62), mind, clock)
    contracts = contracts_of(view, raises)
    mean = float(weights @ points)
    ends = ends_of(view, view.seat, contracts, view.seat, mean)
    worths = weights @ ends.worth(points, spread)
    makes = [told("contract", float(weights @ likely(points - need + 0.5, spread))) for need in ends.needs]
    best = _best(worths)
    by_points = {each.points: each for each in raises}
    found: list[tuple[Action | None, Candidate]] = []
    for at, contract in enumerate(contracts):
        action = stay if contract == view.contract else by_points[contract]
        shown = action if action is not None else concession or redeal or raises[0]
        code: ReasonCode = "contract_wins" if ends.made[at] == 1.0 else "contract"
        arguments: dict[str, int | str] = {
            "contract": contract, "makes": round(100 * makes[at]), "points": round(mean),
        }  # fmt: skip
        found.append((action, Candidate(shown, makes[at], mean, float(worths[at]), Reason(code, arguments))))
    chosen_action, chosen = found[best]
    # Before the cards are parted with a raise can wait, since nothing is lost by it.
    if view.phase != "play" and chosen_action is not stay:
        chosen_action = stay
    arguments = {"contract": view.contract, "makes": round(100 * makes[0]), "points": round(mean)}
    if redeal is not None:
        worth = renewed(view, seed, clock)
        candidate = Candidate(redeal, None, None, worth, Reason("redeal", arguments))
        found.append((redeal, candidate))
        if worth > chosen.utility + _EDGE:
            chosen_action, chosen = redeal, candidate
    if concession is not None:
        worth = conceding(view, view.contract, view.seat)
        candidate = Candidate(concession, 0.0, None, worth, Reason("concede", arguments))
        found.append((concession, candidate))
        if worth > chosen.utility + _EDGE:
            chosen_action, chosen = concession, candidate
    if chosen_action is None or chosen_action is stay:
        return None
    rest = sorted((each for _, each in found if each is not chosen), key=lambda each: -each.utility)
    return Decision(chosen_action, (chosen, *rest), len(points))


def or_conceded(view: View, decision: Decision) -> Decision:
    """The play of a card, or the concession that `concede.window` own_turn still leaves where it is worth more."""
    concession = next((each for each in view.legal if isinstance(each, Concede)), None)
    if concession is None or view.seat is None or view.contract is None or not decision.worlds:
        return decision
    worth = conceding(view, view.contract, view.seat)
    if worth <= decision.chosen.utility + _EDGE:
        return decision
    makes = round(100 * (decision.chosen.makes or 0.0))
    reason = Reason("concede", {"contract": view.contract, "makes": makes, "points": 0})
    candidate = Candidate(concession, 0.0, None, worth, reason)
    return Decision(concession, (candidate, *decision.candidates), decision.worlds)


def _promising(view: View) -> bool:
    """Before the cards are parted with: a contract that looks possible is looked at again when they are."""
    assert view.hand is not None
    assert view.contract is not None
    rules = rules_of(view.agreements, view.players)
    left = parted(view) - len(view.gifts) - len(view.discards)
    kept = keeping.best_kept(np.array([int(view.hand)], np.uint32), left, rules.marriage)
    short = float(keeping.estimate(kept, rules.marriage)[0]) - view.contract
    last = view.agreements.concede.window == "before_give"
    return short > -_HOPELESS if last else bool(view.gifts or view.discards) or short > -2 * _HOPELESS


def _best(worths: Floats) -> int:
    best = 0
    for at in range(1, len(worths)):
        if worths[at] > worths[best] + (_EDGE if best == 0 else 1e-9):
            best = at
    return best


def contracts_of(view: View, raises: list[Raise]) -> tuple[int, ...]:
    """The contract in force, and those it may be raised to that are worth looking at."""
    assert view.contract is not None
    if not raises:
        return (view.contract,)
    table = table_of(view.agreements, view.players)
    permitted = {each.points for each in raises}
    rungs = ladder(table, raises[0].points, view.contract + _HIGHER)
    return (view.contract, *(each for each in rungs if each in permitted))


def expected_points(
    view: View, limits: Limits, seed: int, mind: Mind, clock: Clock
) -> tuple[Floats, Floats, float]:
    """The declarer's points in each world, its weight, and their spread, with the best cards kept that can be."""
    assert view.seat is not None
    assert view.hand is not None
    rules = rules_of(view.agreements, view.players)
    worlds = mind.worlds(view, min(limits.worlds, _MOST_WORLDS), seed)
    hands = worlds.hands(view.active, view.seat, int(view.hand))
    left = parted(view) - len(view.gifts) - len(view.discards)
    kept = keeping.best_kept(np.array([int(view.hand)], np.uint32), left, rules.marriage)
    column = np.repeat(kept, len(hands))
    values = solved(view, column, hands, np.zeros(len(hands), np.uint32), clock)
    weights = worlds.weights[: len(values)]
    weights = weights / weights.sum()
    points, spread = played(values, weights)
    return points, weights, spread
