"""Deals of the Python game in play, by chance, for holding the kernel against it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import msgspec
from tests.game.walks import fresh_standing, new_cards, sober_choice
from tests.strategies import mixed

from tysyacha.agreements import PARAMETERS, preset
from tysyacha.cards import ACE, NINE, PACK_SIZE, RANK_CARDS, CardSet, each_card
from tysyacha.game import Dealt, Game, Play
from tysyacha.kernel import Move, PlayRules, Position

TOUCHING: Final = frozenset(
    name
    for name in PARAMETERS
    if name.startswith(("play.", "marriage."))
    or name in ("scoring.last_trick", "talon.second", "talon.discard", "talon.discard_score")
)
"""The agreements that touch card play."""

USUAL: Final = PlayRules.from_agreements(preset("classic_ru").agreements, players=3)


class State(NamedTuple):
    """A state of the play, with the card that led to it; the last one of a deal is over."""

    game: Game
    play: Play | None


def deals_in_play(chance: Random) -> Iterator[list[State]]:
    """The play of one deal after another, card by card, at tables of 2, 3 and 4 under random agreements."""
    while True:
        players = chance.choice((2, 3, 3, 4))
        agreements = mixed(chance, players, TOUCHING)
        start = fresh_standing(agreements, players, chance)
        for _ in range(4):
            played = _one_deal(Game.new(agreements, players, start=start), chance)
            if played:
                yield played


def _one_deal(game: Game, chance: Random) -> list[State]:
    game, _ = game.deal(_new_cards(game, chance))
    while game.in_deal and game.phase != "play":
        game, _ = game.apply(sober_choice(game, chance))
    if not game.in_deal:
        return []
    states = [State(game, None)]
    while game.in_deal:
        play = _some_play(game, chance)
        game, _ = game.apply(play)
        states.append(State(game, play))
    return states


def _new_cards(game: Game, chance: Random) -> Dealt:
    """Cards by chance; where four aces or nines count, somebody is often dealt them."""
    dealt, marriage = new_cards(game, chance), game.agreements.marriage
    piles = [*dealt.hands, *dealt.talons]
    for counts, rank in ((marriage.aces, ACE), (marriage.nines, NINE)):
        if counts and chance.random() < 0.6:
            place = chance.choice([seat for seat, hand in enumerate(dealt.hands) if hand])
            gather(piles, place, RANK_CARDS[rank])
    hands = len(dealt.hands)
    return msgspec.structs.replace(dealt, hands=tuple(piles[:hands]), talons=tuple(piles[hands:]))


def gather(piles: list[int], place: int, wanted: int) -> None:
    """Brings these cards to one pile; for each another one goes back."""
    for card in each_card(wanted & ~piles[place]):
        owner = next(number for number, pile in enumerate(piles) if pile >> card & 1)
        back = each_card(piles[place] & ~wanted)[0]
        piles[owner] ^= 1 << card | 1 << back
        piles[place] ^= 1 << card | 1 << back


def _some_play(game: Game, chance: Random) -> Play:
    """A permitted card, with a taste for declarations."""
    plays = plays_of(game)
    declaring = [each for each in plays if each.declare is not None]
    if declaring and chance.random() < 0.6:
        return chance.choice(declaring)
    return chance.choice(plays)


def plays_of(game: Game) -> list[Play]:
    """What the seat to act may play."""
    return [each for each in game.legal_actions(game.to_act) if isinstance(each, Play)]


def moves_of(game: Game) -> list[Move]:
    """The same as the kernel writes moves."""
    return [Move(each.card, each.declare) for each in plays_of(game)]


def full_deals(seed: int, many: int) -> list[Position]:
    """Eight cards a hand before the first card, by chance who declares and who leads."""
    chance = Random(seed)
    found = []
    for _ in range(many):
        pack = chance.sample(range(PACK_SIZE), PACK_SIZE)
        hands = [CardSet.of(pack[start : start + 8]) for start in (0, 8, 16)]
        found.append(Position(hands, declarer=chance.randrange(3), leader=chance.randrange(3)))
    return found
