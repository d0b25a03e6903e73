"""Deals a second replayed: records of random games, made on the fly, read from their bytes and played through.

Seconds are those of the processor.
"""

from __future__ import annotations

import random
import time

from benchmarks.decisions import TABLES
from tysyacha.agreements import Agreements, preset
from tysyacha.game import Game, deal_from_seed
from tysyacha.game.dealing import random_seed
from tysyacha.record import read, record_of, replay, write

NAMES = ("Anna", "Boris", "Vera", "Galina")
RECORDS, DEALS = 20, 10


def document(agreements: Agreements, players: int, rng: random.Random) -> bytes:
    """The record of one game of at most ``DEALS`` deals, played by chance."""
    game = Game.new(agreements, players)
    for _ in range(DEALS):
        if game.winner is not None:
            break
        seed = random_seed(rng)
        game, _ = game.deal(deal_from_seed(agreements, players, game.standing.dealer, seed))
        while game.in_deal:
            game, _ = game.apply(rng.choice(game.legal_actions()))
    return write(record_of(game, NAMES[:players]))


def replayed(documents: list[bytes]) -> tuple[int, int]:
    """Reads and replays them all; returns how many deals and how many actions they had."""
    deals = actions = 0
    for each in documents:
        sheet = replay(read(each)).sheet
        deals += len(sheet)
        actions += sum(len(line.actions) for line in sheet)
    return deals, actions


def main() -> None:
    for name, players in TABLES:
        rng = random.Random(1)
        agreements = preset(name).agreements
        documents = [document(agreements, players, rng) for _ in range(RECORDS)]
        deals, actions = replayed(documents)
        best = min(_seconds(documents) for _ in range(3))
        print(
            f"  {name:14} {players} players  {deals / best:7,.0f} deals a second, "
            f"{actions / best:9,.0f} actions (best of three)"
        )


def _seconds(documents: list[bytes]) -> float:
    start = time.process_time()
    replayed(documents)
    return time.process_time() - start
