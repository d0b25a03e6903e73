"""Fits what the cards kept are worth to a declarer (`tysyacha.bots.pimc.keeping`) to solved deals.

``python -m benchmarks.fit_keeping HANDS`` draws hands of ten cards, parts with two of them by chance, solves the
eight that stay against hidden hands drawn by chance, fits points by least squares to what `traits` counts, and
writes the weights beside that module.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import msgspec
import numpy as np

from tysyacha.agreements import preset
from tysyacha.bots.pimc import keeping
from tysyacha.cards import MARRIAGE_CARDS, RANK_CARDS
from tysyacha.kernel import Batch, PlayRules, Position

_SHRINK = 3.0
_WORLDS = 2


def main(hands: int) -> None:
    """Draws, solves, fits and writes."""
    rng = Random(11)
    rules = PlayRules.from_agreements(preset("classic_ru").agreements, 3)
    batch = Batch(rules, threads=1)
    kept, points = [], []
    for _ in range(hands):
        hand, others = _drawn(rng)
        positions = []
        for _ in range(_WORLDS):
            rng.shuffle(others)
            left = sum(1 << each for each in others[:8])
            positions.append(Position([hand, left, sum(1 << each for each in others[8:])], 0, 0))
        kept.append(hand)
        points.append(float(batch.values(positions).mean()))
    counted = keeping.traits(np.array(kept, np.uint32), rules.marriage)
    wanted = np.array(points)
    square = counted.T @ counted + _SHRINK * np.eye(counted.shape[1])
    weights = np.linalg.solve(square, counted.T @ wanted)
    error = wanted - counted @ weights
    print(f"standard deviation {wanted.std():.1f}, left over {error.std():.1f}")
    target = Path(keeping.__file__).with_name("keeping.json")
    target.write_bytes(msgspec.json.encode([round(float(each), 1) for each in weights]) + b"\n")


def _drawn(rng: Random) -> tuple[int, list[int]]:
    """Eight cards that a declarer may keep of ten, and the sixteen others."""
    while True:
        pack = list(range(24))
        rng.shuffle(pack)
        ten = sum(1 << each for each in pack[:10])
        married = any(ten & pair == pair for pair in MARRIAGE_CARDS)
        aces = (ten & RANK_CARDS[5]).bit_count()
        if married or aces >= 2 or rng.random() < 0.3:
            break
    free = [each for each in pack[:10] if not _valued(ten, each) or rng.random() < 0.25]
    rest = [each for each in pack[:10] if each not in free]
    given = [*free, *rest][:2]
    eight = ten
    for each in given:
        eight &= ~(1 << each)
    return eight, [each for each in range(24) if not eight >> each & 1]


def _valued(hand: int, card: int) -> bool:
    pair = MARRIAGE_CARDS[card // 6]
    return card % 6 >= 4 or (bool(1 << card & pair) and hand & pair == pair)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20000)
