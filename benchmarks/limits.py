"""How a time limit is kept: decisions of ``strong`` by kind, each with a limit of seconds: ``-m benchmarks.limits``.

Deals of classic_ru are played by rules of thumb, and the searching player is asked at every turn that leaves a choice.
Told are seconds of the processor, since on a shared machine a clock on the wall counts the work of others.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from hashlib import sha256

import numpy as np

from tysyacha.agreements import preset
from tysyacha.bots import make
from tysyacha.bots.driver import next_action
from tysyacha.bots.pimc import LEVELS, Limits, Pimc
from tysyacha.game import Game, View, deal_from_seed

LIMITS = (0.05, 0.2, 1.0)
WORLDS = 1000
"""So many worlds are asked for that most searches are ended by the clock."""


def main(deals: int = 10) -> None:
    """Prints a table in Markdown."""
    print("| limit | decision | number | mean | longest | past 110 % |")
    print("| ---: | --- | ---: | ---: | ---: | ---: |")
    for seconds in LIMITS:
        for kind, spent in measured(deals, seconds).items():
            past = sum(each > 1.1 * seconds for each in spent)
            mean, longest = np.mean(spent), max(spent)
            print(f"| {seconds:g} s | {kind} | {len(spent)} | {mean:.3f} s | {longest:.3f} s | {past} |")


def measured(deals: int, seconds: float) -> dict[str, list[float]]:
    """The seconds that decisions took, by kind."""
    agreements, found = preset("classic_ru").agreements, defaultdict(list)
    for number in range(deals):
        game = Game.new(agreements, 3, number % 3)
        seed = sha256(f"tysyacha-limits-1 {number}".encode()).digest()
        game, _ = game.deal(deal_from_seed(agreements, 3, number % 3, seed))
        bots = [make("steady", number)] * 3
        while game.in_deal:
            assert game.to_act is not None
            view = game.view(game.to_act)
            if len(view.legal) > 1:
                player = Pimc("strong", LEVELS["strong"], number)
                begun = time.process_time()
                player.decide(view, Limits(WORLDS, seconds))
                found[_kind(view)].append(time.process_time() - begun)
            game, _ = game.apply(next_action(game, bots))
    return dict(found)


def _kind(view: View) -> str:
    if view.phase == "auction":
        return "auction"
    return "gifts, contract" if view.phase == "give" or not (view.trick or view.tricks) else "cards"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
