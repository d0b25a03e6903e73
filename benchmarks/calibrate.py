"""Measures how points that are really played lie about those with open cards: the table in `pimc.prospects`.

``python -m benchmarks.calibrate DEALS [BOT]`` lets the bot play so many deals of classic_ru at all seats, each a
game's first, and compares what its declarers took with what had been expected of them: before the talon, and with
the cards that were kept. Prints the lift and the spread that fit best, and how promised chances came true.
"""

from __future__ import annotations

import sys
from hashlib import sha256

import numpy as np

from tysyacha.agreements import preset
from tysyacha.bots import make
from tysyacha.bots.driver import next_action
from tysyacha.bots.pimc.contract import expected_points
from tysyacha.bots.pimc.decision import Limits
from tysyacha.bots.pimc.mind import Believer
from tysyacha.bots.pimc.prospects import LIFT, SPREAD, hand_points
from tysyacha.bots.pimc.sight import Clock
from tysyacha.bots.pimc.stakes import Floats, likely
from tysyacha.game import Bid, Game, Play, View, deal_from_seed


def main(deals: int, name: str = "pimc-16") -> None:
    """Plays, compares and prints."""
    found: dict[str, list[tuple[Floats, int, int]]] = {"dealt": [], "given": []}
    for number in range(deals):
        for stage, points, contract, taken in _played(number, name):
            found[stage].append((points, contract, taken))
    for stage, rows in found.items():
        _print(stage, rows)


def _played(number: int, name: str) -> list[tuple[str, Floats, int, int]]:
    agreements = preset("classic_ru").agreements
    dealer = number % 3
    game = Game.new(agreements, 3, dealer)
    seed = sha256(f"tysyacha-calibrate-1 {number}".encode()).digest()
    game, _ = game.deal(deal_from_seed(agreements, 3, dealer, seed))
    bots = [make(name, number)] * 3
    hands: dict[int, View] = {}
    kept: View | None = None
    while game.in_deal:
        assert game.to_act is not None
        view = game.view(game.to_act)
        if view.phase == "auction":
            hands = {seat: game.view(seat) for seat in range(3)}
        action = next_action(game, bots)
        if isinstance(action, Play) and kept is None:
            kept = view
        game, _ = game.apply(action)
    outcome = game.sheet[-1].outcome
    bid = max([each.points for each in game.history if isinstance(each, Bid)], default=100)
    if outcome is None or outcome.conceded or kept is None:
        return []
    taken = outcome.cards[outcome.declarer] + outcome.declared[outcome.declarer]
    points, _, spread = expected_points(kept, Limits(40), number, Believer(), Clock(None))
    rows = [("given", points - LIFT["given"] * spread / SPREAD["given"], outcome.contract, taken)]
    if outcome.declarer in hands:
        before = hand_points(hands[outcome.declarer], number, Clock(None)) - LIFT["dealt"]
        rows.append(("dealt", before, bid, taken))
    return rows


def _print(stage: str, rows: list[tuple[Floats, int, int]]) -> None:
    taken = np.array([each for _, _, each in rows], dtype=float)
    means = np.array([points.mean() for points, _, _ in rows])
    within = np.mean([points.var() for points, _, _ in rows])
    print(
        f"{stage}: {len(rows)} deals, lift {np.mean(taken - means):.1f}, error {np.std(taken - means):.1f}, ",
        end="",
    )
    print(f"spread over worlds {np.sqrt(within):.1f}")
    best = max(
        (_fit(rows, lift, spread), lift, spread) for lift in range(-6, 15, 2) for spread in range(5, 36, 3)
    )
    print(f"   best: lift {best[1]}, spread {best[2]}, log-likelihood {best[0]:.4f}; ", end="")
    print(f"now: {_fit(rows, LIFT[stage], SPREAD[stage]):.4f}")
    promised = np.array(
        [likely(points + LIFT[stage] - contract + 0.5, SPREAD[stage]).mean() for points, contract, _ in rows]
    )
    came = np.array([float(each >= contract) for _, contract, each in rows])
    for low in range(10):
        here = (promised >= low / 10) & (promised < (low + 1) / 10 + (low == 9))
        if here.any():
            print(
                f"   {low}0 %: {here.sum():4d} promised {promised[here].mean():.2f} came {came[here].mean():.2f}"
            )


def _fit(rows: list[tuple[Floats, int, int]], lift: float, spread: float) -> float:
    """The mean log-likelihood of reaching contracts about those that were promised."""
    total = 0.0
    for points, contract, taken in rows:
        for asked in (contract - 20, contract, contract + 20):
            chance = float(likely(points + lift - asked + 0.5, spread).mean())
            chance = min(max(chance, 0.005), 0.995)
            total += np.log(chance if taken >= asked else 1.0 - chance)
    return total / (3 * len(rows))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, *sys.argv[2:3])
