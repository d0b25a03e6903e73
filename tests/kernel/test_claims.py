"""Claims: what is claimed is taken in every world against every defence, and what is sure is found."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.strategies import tables

from tysyacha.cards import CardSet, each_card
from tysyacha.kernel import Move, PlayRules, Position, apply, legal
from tysyacha.kernel.beliefs import Beliefs, Facts, Holder
from tysyacha.kernel.claims import claim, claim_in

CLASSIC = PlayRules()


def winner(rules: PlayRules, position: Position, move: Move) -> int | None:
    """Who took the trick that this move completed, None where it did not."""
    after = apply(rules, position, move)
    return None if after.trick else after.leader


def always_takes(rules: PlayRules, position: Position, seat: int, plan: list[Move]) -> bool:
    """Whether this order of plays takes every trick in this world, whatever the others play."""
    if position.over:
        return True
    mine = position.to_move == seat
    for move in [plan[0]] if mine else legal(rules, position):
        if mine and move not in legal(rules, position):
            return False
        took = winner(rules, position, move)
        if took is not None and took != seat:
            return False
        if not always_takes(rules, apply(rules, position, move), seat, plan[1:] if mine else plan):
            return False
    return True


def can_take(rules: PlayRules, position: Position, seat: int) -> bool:
    """Whether the seat takes every trick when it sees all cards."""
    if position.over:
        return True
    results = []
    for move in legal(rules, position):
        took = winner(rules, position, move)
        good = (took is None or took == seat) and can_take(rules, apply(rules, position, move), seat)
        if position.to_move == seat and good:
            return True
        if position.to_move != seat and not good:
            return False
        results.append(good)
    return position.to_move != seat


def strong_deal(rules: PlayRules, seed: int, size: int) -> tuple[Position, list[Position]]:
    """A position in which the seat to move is strong, and all worlds that three unseen cards more allow."""
    chance = random.Random(seed)
    players = rules.players
    suits = chance.sample(range(4), 2)
    likely = [suit * 6 + rank for suit in suits for rank in range(5, 1, -1)]
    own = sum(1 << each for each in sorted(likely, key=lambda each: chance.random() - (each % 6) / 6)[:size])
    rest = [each for each in range(24) if not own >> each & 1]
    chance.shuffle(rest)
    unseen = rest[: size * (players - 1)]
    trump = chance.choice([None, *suits, chance.randrange(4)])
    on_table = chance.choice([0, 0, 1, players - 1])
    leader = (0 - on_table) % players
    worlds = []
    for first in combinations(unseen, size):
        hands = [
            own,
            sum(1 << each for each in first),
            sum(1 << each for each in unseen if each not in first),
        ]
        worlds.append(hands[:players])
    trick = [rest[size * (players - 1) + number] for number in range(on_table)]
    found = []
    for hands in worlds:
        held = list(hands)
        for number in range(on_table):
            seat = (leader + number) % players
            held[seat] &= held[seat] - 1
        position = Position(
            held,
            0,
            leader,
            trick,
            trump,
            None if trump is None else chance.randrange(players),
            first_trick=False,
        )
        try:
            legal(rules, position)
        except ValueError:
            continue
        found.append(position)
    chance.shuffle(found)
    return (found[0] if found else Position((0,) * players, 0, 0)), found[:12]


def others_in(worlds: list[Position]) -> list[list[int]]:
    return [[int(each.hands[seat]) for each in worlds] for seat in range(len(worlds[0].hands))]


@given(tables(), st.integers(0, 2**32), st.integers(1, 3))
@settings(max_examples=120)
def test_a_claim_is_good_in_every_world(table: tuple[int, Any], seed: int, size: int) -> None:
    players, agreements = table
    rules = PlayRules.from_agreements(agreements, players)
    position, worlds = strong_deal(rules, seed, size)
    assume(worlds)
    plan = claim(rules, position, others_in(worlds))
    if plan is None:
        # The hands of the others are held against each seat by itself, so a world refutes it, or a trump that
        # the claimant may change in more than one way.
        changes = any(move.declare for each in worlds for move in legal(rules, each)) or rules.aces
        taken = [can_take(rules, each, 0) for each in worlds]
        assert changes or not all(taken)
    else:
        assert len(plan) == size
        assert all(always_takes(rules, each, 0, plan) for each in worlds)


def test_long_suits_from_the_top() -> None:
    own = int(CardSet.parse("AS TS KS JS 9S AH TH KH"))
    rest = [each for each in range(24) if not own >> each & 1]
    hidden = sum(1 << each for each in rest)
    facts = Facts(hidden, (Holder("hand", 1, 8, hidden), Holder("hand", 2, 8, hidden)))
    worlds = Beliefs(facts).worlds()
    assert len(worlds) == 12870
    position = Position((own, 0, 0), 0, 0, trump=0, trump_owner=0, first_trick=False)
    plan = claim_in(CLASSIC, position, worlds, (0, 1, 2), 0)
    assert plan is not None
    assert [str(each) for each in plan[-3:]] == ["AH", "TH", "KH"]
    without_trump = Position((own, 0, 0), 0, 0, trump=2, trump_owner=1, first_trick=False)
    assert claim_in(CLASSIC, without_trump, worlds, (0, 1, 2), 0) is None


def test_a_marriage_may_make_the_trump_that_is_needed() -> None:
    """The last diamond would take a trick; once spades are trumps it does not."""
    own = int(CardSet.parse("AS KS QS"))
    others = [[], [CardSet.parse("9D 9H JH")], [CardSet.parse("JC QC 9C")]]
    position = Position((own, 0, 0), 0, 0, trump=2, trump_owner=1, first_trick=False)
    plan = claim(CLASSIC, position, others)
    assert plan is not None
    assert "marriage" in str(plan[0])
    assert claim(PlayRules(next_trick=True), position, others) is None


def test_a_trick_that_others_began() -> None:
    own = int(CardSet.parse("AS TS"))
    position = Position((own, 0, 0), 0, 2, [int(each) for each in CardSet.parse("9S")], first_trick=False)
    others: list[list[int]] = [[], [CardSet.parse("KS JS"), CardSet.parse("9D JS")], [CardSet.parse("9H")]]
    plan = claim(CLASSIC, position, others)
    assert plan is not None
    assert {str(each) for each in plan} == {"AS", "TS"}
    others[1] = [*others[1], CardSet.parse("QS AD")]
    others[2] = [int(CardSet.parse("9H")), int(CardSet.parse("JH"))]
    assert claim(CLASSIC, position, others) is not None
    low = Position((int(CardSet.parse("TS KS")), 0, 0), 0, 2, [5], first_trick=False)
    assert claim(CLASSIC, low, [[], [CardSet.parse("9D JS")], others[2]]) is None


hands = st.lists(st.integers(-1, 1 << 24) | st.integers(0, 255), max_size=3)


@given(st.lists(hands, max_size=4), st.integers(0, 255))
def test_impossible_claims_are_a_sentence(others: list[list[int]], own: int) -> None:
    position = Position((own, 0, 0), 0, 0)
    plan: list[Move] | None = None
    try:
        plan = claim(CLASSIC, position, others)
    except ValueError as error:
        sentence = str(error)
    else:
        sentence = "None was needed."
    assert sentence.endswith(".")
    assert plan is None or {each.card for each in plan} == set(each_card(own))
