"""Fits the winning chances of `tysyacha.bots.pimc.equity` to games of rules of thumb against each other.

``python -m benchmarks.fit_equity GAMES`` plays so many games of classic_ru, half of them from late standings, and
prints the weights: a conditional logit over what `traits` counts for each seat before every deal.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from random import Random

import numpy as np
import numpy.typing as npt

from tysyacha.agreements import preset
from tysyacha.arena.starts import late_start
from tysyacha.bots import make
from tysyacha.bots.driver import play_game
from tysyacha.bots.pimc.equity import TRAITS, traits
from tysyacha.game import Game, Standing

_MOST_DEALS = 200
_SHRINK = 2.0


def main(games: int, name: str = "steady") -> None:
    """Plays, fits and prints."""
    rows, winners = _played(games, name)
    weights = _fitted(rows, winners)
    for each, weight in zip(TRAITS, weights, strict=True):
        print(f"    {each!r}: {weight:.2f},")
    print(f"log-loss {_loss(rows, winners, weights):.4f} over {len(rows)} standings")


def _played(games: int, name: str) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.intp]]:
    agreements, rng = preset("classic_ru").agreements, Random(7)
    rows, winners = [], []
    for number in range(games):
        start = late_start(rng, agreements, 3) if number % 2 else None
        game = Game.new(agreements, 3, number % 3, start)
        seed = sha256(f"tysyacha-equity-1 {number}".encode()).digest()
        game = play_game(game, [make(name, number)] * 3, seed, _MOST_DEALS)
        if game.winner is None:
            continue
        standings: list[Standing] = [] if start is None else [start]
        standings += [line.settlement.standing for line in game.sheet[:-1]]
        for standing in standings:
            rows.append([traits(agreements, standing, seat) for seat in range(3)])
            winners.append(game.winner)
    return np.array(rows), np.array(winners)


def _fitted(rows: npt.NDArray[np.float64], winners: npt.NDArray[np.intp]) -> npt.NDArray[np.float64]:
    """Newton's method on the penalised likelihood."""
    count = rows.shape[2]
    weights = np.zeros(count)
    hit = rows[np.arange(len(rows)), winners]
    for _ in range(30):
        chances = _chances(rows, weights)
        mean = np.einsum("ns,nsf->nf", chances, rows)
        gradient = (hit - mean).sum(axis=0) - _SHRINK * weights
        centred = rows - mean[:, None, :]
        curvature = np.einsum("ns,nsf,nsg->fg", chances, centred, centred) + _SHRINK * np.eye(count)
        step = np.linalg.solve(curvature, gradient)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def _chances(rows: npt.NDArray[np.float64], weights: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    force = rows @ weights
    force = np.exp(force - force.max(axis=1, keepdims=True))
    chances: npt.NDArray[np.float64] = force / force.sum(axis=1, keepdims=True)
    return chances


def _loss(
    rows: npt.NDArray[np.float64], winners: npt.NDArray[np.intp], weights: npt.NDArray[np.float64]
) -> float:
    return float(-np.log(_chances(rows, weights)[np.arange(len(rows)), winners]).mean())


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
