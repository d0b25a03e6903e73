"""Decisions a second: whole random games, each decision being legal actions, apply and one view.

Seconds are those of the processor, so that other work on a shared machine counts less.
"""

from __future__ import annotations

import random
import time

from tysyacha.agreements import Agreements, preset
from tysyacha.game import Game, deal_from_seed
from tysyacha.game.dealing import random_seed

TABLES = (("classic_ru", 3), ("duel_ru", 2), ("four_ru", 4), ("seed001", 3), ("seed000c_full", 3))


def random_games(agreements: Agreements, players: int, games: int, deals: int, rng: random.Random) -> int:
    """Plays so many games of at most so many deals; returns how many decisions were made."""
    decisions = 0
    for _ in range(games):
        game = Game.new(agreements, players)
        for _ in range(deals):
            if game.winner is not None:
                break
            seed = random_seed(rng)
            game, _ = game.deal(deal_from_seed(agreements, players, game.standing.dealer, seed))
            while game.in_deal:
                legal = game.legal_actions()
                action = legal[int(rng.random() * len(legal))]
                game, _ = game.apply(action)
                game.view(action.seat)
                decisions += 1
    return decisions


def main() -> None:
    for name, players in TABLES:
        agreements = preset(name).agreements
        random_games(agreements, players, 2, 40, random.Random(0))
        best = 0.0
        for repeat in range(3):
            start = time.process_time()
            decisions = random_games(agreements, players, 10, 40, random.Random(repeat))
            best = max(best, decisions / (time.process_time() - start))
        print(f"  {name:14} {players} players  {best:9,.0f} decisions a second (best of three)")
