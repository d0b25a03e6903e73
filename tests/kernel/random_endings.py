"""Endings under mixed agreements with any past, for tests of the solver against itself."""

from __future__ import annotations

import random
from typing import Any, Final

from tests.strategies import settled

from tysyacha.agreements import PARAMETERS, Agreements, parse
from tysyacha.cards import (
    HALF_MARRIAGE_CARDS,
    MARRIAGE_CARDS,
    PACK,
    RANK_CARDS,
    each_card,
)
from tysyacha.game.deal import NOBODY, Deal, Trick, opening_of
from tysyacha.game.dealing.ritual import Dealt
from tysyacha.game.standing import Standing
from tysyacha.game.table import table_of
from tysyacha.kernel import PlayRules, Position

OF_PLAY: Final = tuple(
    name
    for name in PARAMETERS
    if name.split(".")[0] in ("play", "marriage")
    or name in ("scoring.last_trick", "talon.second", "talon.discard_score")
)
"""The agreements that touch card play."""

_BUNCHES: Final = (*MARRIAGE_CARDS, *MARRIAGE_CARDS, *HALF_MARRIAGE_CARDS, RANK_CARDS[5], RANK_CARDS[0])


def some_agreements(chance: random.Random, players: int) -> Agreements:
    """A valid mix in which about a third of what touches card play is not at its default."""
    changed: dict[str, Any] = {}
    for name in OF_PLAY:
        parameter = PARAMETERS[name]
        if chance.random() < 0.35:
            if parameter.kind == "bool":
                changed[name] = chance.random() < 0.5
            elif parameter.values:
                changed[name] = chance.choice(parameter.values)
            elif parameter.kind == "suit_values":
                changed[name] = {suit: chance.randrange(20, 201, 20) for suit in "HDCS"}
    return settled(parse(changed), players)


def some_hands(chance: random.Random, seats: int, size: int) -> list[int]:
    """Hands of one size, with more pairs, aces and nines together than chance alone would bring."""
    hands = [0] * seats
    free = int(PACK)
    for bunch in chance.sample(_BUNCHES, chance.randrange(5)):
        seat = chance.randrange(seats)
        if bunch & ~free == 0 and (hands[seat] | bunch).bit_count() <= size:
            hands[seat] |= bunch
            free &= ~bunch
    rest = each_card(free)
    chance.shuffle(rest)
    for seat in range(seats):
        while hands[seat].bit_count() < size:
            hands[seat] |= 1 << rest.pop()
    return hands


def ending(
    agreements: Agreements, players: int, chance: random.Random, size: int, hands: list[int] | None = None
) -> Deal:
    """A deal of the Python game in which so many cards a hand are left, with a random past."""
    zeros = (0,) * players
    standing = Standing(0, zeros, zeros, (None,) * players, zeros, zeros)
    held = hands or some_hands(chance, min(players, 3), size)
    gone = each_card(PACK & ~sum(held))
    chance.shuffle(gone)
    second = sum(1 << each for each in gone[:2]) if players == 2 else 0
    opening = opening_of(table_of(agreements, players), standing, Dealt(zeros, (0, second)))
    deal = Deal(opening, standing)
    deal.phase, deal.taken = "play", 0
    for seat, hand in zip(opening.active, held, strict=True):
        deal.hands[seat] = hand
    if players == 2:
        deal.discards = sum(1 << each for each in gone[2:4])
    deal.declarer, deal.leader = chance.choice(opening.active), chance.choice(opening.active)
    deal.to_act = deal.leader
    if chance.random() < 0.6:
        deal.tricks = (Trick(deal.leader, (), deal.leader, 0),)
    if chance.random() < 0.5:
        deal.trump, deal.trump_by = chance.randrange(4), chance.choice(opening.active)
    aces = RANK_CARDS[5]
    if opening.table.aces and all(hand & aces != aces for hand in held) and chance.random() < 0.7:
        # Four aces were declared, and some of them are still held.
        deal.aces_by = chance.choice(opening.active)
        if opening.table.aces_trump == "next_ace":
            deal.ace_trump_by = deal.aces_by
    if opening.table.aces and opening.table.aces_automatic:
        for seat in opening.active:
            if deal.hands[seat] & aces == aces:
                deal.aces_waiting = seat
    return deal


def position_of(rules: PlayRules, deal: Deal) -> Position:
    """The same as the kernel has it."""
    active = deal.opening.active

    def seat(value: int) -> int | None:
        return None if value == NOBODY else active.index(value)

    def suit(value: int) -> int | None:
        return None if value == NOBODY else value

    talons = deal.opening.dealt.talons
    aside = rules.with_last_trick(talons[1], deal.discards) if len(active) == 2 else 0
    taken = [deal.captured[each] + deal.declared[each] for each in active]
    if len(active) == 2:
        taken[active.index(deal.declarer)] += rules.with_the_declarer(deal.discards)
    return Position(
        hands=[deal.hands[each] for each in active],
        declarer=active.index(deal.declarer),
        leader=active.index(deal.leader),
        trick=deal.trick,
        trump=suit(deal.trump),
        trump_owner=seat(deal.trump_by),
        pending_trump=suit(deal.next_trump),
        queens_used=deal.declared_suits if rules.half else 0,
        aces_owner=seat(deal.aces_by) if rules.aces else None,
        next_ace=deal.ace_trump_by != NOBODY,
        automatic_aces=seat(deal.aces_waiting),
        first_trick=not deal.tricks,
        taken=taken,
        aside=aside,
    )
