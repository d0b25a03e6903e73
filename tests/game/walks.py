"""Random games under random agreements, for tests that look at every state on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import strategies as st
from tests.strategies import agreements, player_counts, settled

from tysyacha.agreements import Agreements, parse, preset, presets
from tysyacha.cards import RANK_CARDS, each_card
from tysyacha.game import Action, Blind, Dealt, Event, Game, Standing, deal_from_seed
from tysyacha.game.golden import golden_deals


class Walk(NamedTuple):
    """A table, how it stands, and the seed of every choice in the deals that follow."""

    agreements: Agreements
    players: int
    start: Standing
    seed: int

    def game(self) -> Game:
        return Game.new(self.agreements, self.players, start=self.start)

    def chance(self) -> random.Random:
        return random.Random(self.seed)


class Step(NamedTuple):
    """A state with the action and the events that led to it; no action where the cards were dealt."""

    game: Game
    action: Action | None
    events: tuple[Event, ...]


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    players = draw(player_counts)
    seed = draw(st.integers(0, 2**32 - 1))
    named = [name for name, each in presets().items() if players in each.players]
    of_preset = st.sampled_from(named).map(lambda name: preset(name).agreements)
    mixed = draw(of_preset | agreements(players) | agreements(players))
    if seed % 4 == 0:  # Blind deals are rare otherwise.
        blind = {"blind.on": True, "blind.min_total": None, "blind.when_barrel": True, "golden.on": False}
        mixed = settled(parse(blind, mixed), players)
    start = late_standing if draw(st.booleans()) else fresh_standing
    return Walk(mixed, players, start(mixed, players, random.Random(seed)), seed)


def fresh_standing(agreements: Agreements, players: int, chance: random.Random) -> Standing:
    zeros = (0,) * players
    return Standing(chance.randrange(players), zeros, zeros, (None,) * players, zeros, zeros)


def late_standing(agreements: Agreements, players: int, chance: random.Random) -> Standing:
    """A game far advanced: near the barrel, on it, near the dump, in debt; counters about to run over."""
    at, target = agreements.barrel.at, agreements.ending.target
    highest = (target if at is None else at) - 1
    near = [highest - 20, highest - 100, *(value - 60 for value in agreements.dump.values), -120, -500, 0]
    totals = [min(chance.choice(near) + chance.randrange(-15, 16), highest) for _ in range(players)]
    barrel: list[int | None] = [None] * players
    if at is not None:
        for seat in range(players):
            if chance.random() < 0.3:
                totals[seat] = at
                barrel[seat] = chance.randrange(agreements.barrel.attempts or 3)
    falls = agreements.barrel.falls_to_zero or 3
    played = chance.randrange(max(golden_deals(agreements, players), 1))
    return Standing(
        dealer=chance.randrange(players),
        totals=tuple(totals),
        bolts=tuple(chance.randrange(agreements.bolts.count) for _ in range(players)),
        barrel=tuple(barrel),
        falls=tuple(chance.randrange(falls) for _ in range(players)),
        concedes=tuple(chance.randrange(3) for _ in range(players)),
        golden_played=played,
        golden_made=played > 0 and chance.random() < 0.5,
        golden_over=chance.random() < 0.5,
        redeals=chance.choice((0, 0, 2, 19, 20)),
    )


def new_cards(game: Game, chance: random.Random) -> Dealt:
    """Cards from a seed; every third time one hand or talon gets all it can hold of one rank or of the nines."""
    dealer = game.standing.dealer
    dealt = deal_from_seed(game.agreements, game.players, dealer, chance.randbytes(32))
    return gathered_in_one_place(dealt, chance) if chance.random() < 0.35 else dealt


def gathered_in_one_place(dealt: Dealt, chance: random.Random) -> Dealt:
    """The same sizes, but the nines, jacks, aces, or kings and queens are drawn to one place."""
    piles = [*dealt.hands, *dealt.talons]
    place = chance.choice([number for number, pile in enumerate(piles) if pile])
    wanted = chance.choice((RANK_CARDS[0], RANK_CARDS[1], RANK_CARDS[5], RANK_CARDS[2] | RANK_CARDS[3]))
    for number, pile in enumerate(piles):
        if number == place:
            continue
        for card in each_card(pile & wanted):
            given_back = each_card(piles[place] & ~wanted)
            if given_back:
                change = 1 << card | 1 << given_back[0]
                piles[place] ^= change
                piles[number] ^= change
    hands = len(dealt.hands)
    return Dealt(tuple(piles[:hands]), tuple(piles[hands:]), dealt.cuts, dealt.fines)


def any_choice(game: Game, chance: random.Random) -> Action:
    """A permitted action; half the time the verb first, so that rare verbs come up as well."""
    legal = game.legal_actions()
    if chance.random() < 0.5:
        verb = chance.choice(sorted({type(each).__name__ for each in legal}))
        legal = tuple(each for each in legal if type(each).__name__ == verb)
    return chance.choice(legal)


def sober_choice(game: Game, chance: random.Random) -> Action:
    """A permitted action of a table that mostly plays: gives up, asks for new cards and raises seldom."""
    legal = game.legal_actions()
    verbs = {type(each).__name__ for each in legal}
    seldom = verbs & {"Concede", "Redeal", "Raise", "Bid"}
    if "Blind" in verbs and chance.random() < 0.3:
        return next(each for each in legal if isinstance(each, Blind))
    if seldom != verbs:
        kept = verbs - seldom if chance.random() < 0.8 else verbs
        legal = tuple(each for each in legal if type(each).__name__ in kept)
        if chance.random() < 0.5 and "Bid" in kept:
            legal = tuple(each for each in legal if type(each).__name__ == "Bid")[:2]
    return legal[int(chance.random() * len(legal))]


def one_deal(game: Game, chance: random.Random) -> Iterator[Step]:
    """The next deal, state by state."""
    game, events = game.deal(new_cards(game, chance))
    yield Step(game, None, events)
    choose = any_choice if chance.random() < 0.3 else sober_choice
    while game.in_deal:
        action = choose(game, chance)
        game, events = game.apply(action)
        yield Step(game, action, events)
