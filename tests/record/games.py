"""Games to make records of: random tables, random legal play, cuts and fines, perhaps an unfinished last deal."""

from __future__ import annotations

import random

from hypothesis import strategies as st
from tests.strategies import tables

from tysyacha.agreements import Agreements
from tysyacha.game import Game, Standing, deal_from_seed


def played(agreements: Agreements, players: int, seed: int, deals: int) -> Game:
    """A few deals from a random standing; the last one may be left open."""
    chance = random.Random(seed)
    game = Game.new(agreements, players, start=standing(agreements, players, chance))
    for number in range(deals):
        if game.winner is not None:
            break
        dealt = deal_from_seed(agreements, players, game.standing.dealer, chance.randbytes(32))
        fines = ((chance.randrange(players), "exposed_card"),) if chance.random() < 0.2 else ()
        game, _ = game.deal(dealt, fines)  # type: ignore[arg-type]  # mypy widens the literal
        stop = chance.randrange(40) if number == deals - 1 and chance.random() < 0.3 else 100
        for _ in range(stop):
            if not game.in_deal:
                break
            game, _ = game.apply(chance.choice(game.legal_actions()))
        if game.in_deal:
            break
    return game


def standing(agreements: Agreements, players: int, chance: random.Random) -> Standing:
    """The beginning, or somewhere midway, perhaps on the barrel or within a golden round."""
    zeros = (0,) * players
    dealer = chance.randrange(players)
    if chance.random() < 0.5:
        return Standing(dealer, zeros, zeros, (None,) * players, zeros, zeros)
    at, target = agreements.barrel.at, agreements.ending.target
    totals = [chance.randrange(-300, (at or target) - 1) for _ in range(players)]
    barrel: list[int | None] = [None] * players
    if at is not None and chance.random() < 0.4:
        totals[0], barrel[0] = at, chance.randrange(agreements.barrel.attempts or 3)
    return Standing(
        dealer,
        tuple(totals),
        tuple(chance.randrange(agreements.bolts.count) for _ in range(players)),
        tuple(barrel),
        tuple(chance.randrange(3) for _ in range(players)),
        tuple(chance.randrange(3) for _ in range(players)),
        golden_played=chance.randrange(2) if agreements.golden.on else 0,
    )


@st.composite
def games(draw: st.DrawFn, most: int = 4) -> Game:
    players, agreements = draw(tables())
    return played(agreements, players, draw(st.integers(0, 2**32 - 1)), draw(st.integers(0, most)))
