"""Whatever facts a position is given, the search understands them as legal moves and `apply` do."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from tysyacha.kernel import Move, PlayRules, Position, Solver, apply, legal

_SPECIAL: Final = ((), (5, 11, 17, 23), (0, 6, 12, 18), (2, 3, 8, 9), (1, 2, 3), (14, 15, 20, 21))
"""Cards that one hand gets: nothing special, aces, nines, pairs, a pair with its jack."""


def any_rules(chance: Random, players: int) -> PlayRules:
    """Details of what is switched off are there too: they must not matter."""

    def often(share: float) -> bool:
        return chance.random() < share

    terms: dict[str, Any] = {
        "players": players,
        "marriage": tuple(chance.choice((0, 2, 20, 40, 100, 200)) for _ in range(4)),
        "last_trick": chance.choice((0, 10)),
        "half_sets_trump": often(0.5),
        "aces_trump": chance.choice(("none", "led_ace", "next_ace")),
        "aces_when": chance.choice(("like_marriage", "any_lead", "automatic")),
        "aces_continue": often(0.4),
    }
    if often(0.25):
        return PlayRules(**terms)
    trump = often(0.7)
    return PlayRules(
        must_beat=often(0.3),
        must_trump=trump,
        must_overtrump=trump and often(0.3),
        no_foreign_trump_lead=often(0.25),
        marriage_first_trick=often(0.5),
        queen_only=often(0.25),
        automatic=often(0.25),
        first_only=often(0.25),
        next_trick=often(0.25),
        half=often(0.25),
        aces=chance.choice((0, 0, 200, 7)),
        nines=chance.choice((0, 0, 100)),
        **terms,
    )


def any_position(chance: Random, rules: PlayRules) -> Position:
    """Cards with something special among them, and every fact drawn by itself."""
    players = rules.players
    size = chance.choice((2, 3, 3, 4)) + (3 - players)
    deck = list(range(24))
    chance.shuffle(deck)
    hands = [set[int]() for _ in range(players)]
    for card in chance.choice(_SPECIAL):
        hand = hands[chance.choice((0, 0, 0, players - 1))]
        if len(hand) < size:
            hand.add(card)
            deck.remove(card)
    for hand in hands:
        while len(hand) < size:
            hand.add(deck.pop())
    nobody_or = (None, None, *range(players))
    trump = chance.choice((None, 0, 1, 2, 3))
    owner = chance.choice((None, *range(players)))
    aces = chance.choice(nobody_or) if rules.aces else None
    position = Position(
        [sum(1 << each for each in hand) for hand in hands],
        chance.randrange(players),
        chance.randrange(players),
        trump=trump,
        trump_owner=chance.randrange(players) if rules.no_foreign_trump_lead else owner,
        queens_used=chance.choice((0, 0, chance.randrange(16))),
        aces_owner=aces,
        next_ace=aces is not None and chance.random() < 0.5,
        automatic_aces=chance.choice(nobody_or),
        first_trick=chance.random() < 0.4,
        taken=[chance.randrange(100) for _ in range(players)],
        aside=chance.choice((0, 3)),
    )
    for _ in range(chance.choice((0, 0, 1, 2))):
        position = apply(rules, position, chance.choice(legal(rules, position)))
    return position


def by_playing(rules: PlayRules, position: Position, known: dict[Position, int]) -> int:
    """What the declarer still gets, by trying everything."""
    if position.over:
        return 0
    place = known_as(position)
    if place not in known:
        known[place] = (max if position.to_move == position.declarer else min)(
            value - position.taken[position.declarer] for value in after_each(rules, position, known).values()
        )
    return known[place]


def after_each(rules: PlayRules, position: Position, known: dict[Position, int]) -> dict[Move, int]:
    found = {}
    for move in legal(rules, position):
        after = apply(rules, position, move)
        found[move] = after.taken[position.declarer] + by_playing(rules, after, known)
    return found


def known_as(position: Position) -> Position:
    """The same with nothing taken yet: what is still to come does not depend on it."""
    return Position(
        position.hands, position.declarer, position.leader, position.trick, position.trump, position.trump_owner,
        position.pending_trump, position.queens_used, position.aces_owner, position.next_ace,
        position.automatic_aces, position.first_trick, aside=position.aside,
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(20))
def test_the_search_plays_by_the_rules_of_apply(seed: int) -> None:
    chance = Random(seed)
    for _ in range(4):
        rules = any_rules(chance, chance.choice((2, 3)))
        solver = Solver(rules, chance.choice((0, 256, 1 << 16)))
        for _ in range(5):
            position = any_position(chance, rules)
            expected = after_each(rules, position, {})
            told = (rules, position)
            assert {each.move: each.value for each in solver.moves(position)} == expected, told
            best = max if position.to_move == position.declarer else min
            value = best(expected.values())
            assert solver.value(position) == value, told
            assert solver.reaches(position, value), told
            assert not solver.reaches(position, value + 1), told
            for move in solver.line(position):
                position = apply(rules, position, move)
            assert position.over, told
            assert position.taken[position.declarer] == value, told
