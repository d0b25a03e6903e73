"""The kernel's card play is the Python game's: legal moves, winners of tricks and points, step by step."""

from __future__ import annotations

import random

import pytest
from tests.kernel.endings import ending, moves_of, position_of, some_agreements

from tysyacha.game.actions import Play
from tysyacha.game.deal import NOBODY
from tysyacha.game.play import play
from tysyacha.kernel import PlayRules, Position, apply, legal


def walk_side_by_side(seed: int) -> int:
    """One random ending to its end under random agreements; returns the positions seen."""
    chance = random.Random(seed)
    players = chance.choice((2, 3, 3, 4))
    agreements = some_agreements(chance, players)
    rules = PlayRules.from_agreements(agreements, players)
    deal = ending(agreements, players, chance, chance.randrange(1, 11 if players == 2 else 9))
    position = position_of(rules, deal)
    seen = 0
    while deal.to_act != NOBODY:
        seen += 1
        expected = moves_of(deal)
        assert set(legal(rules, position)) == set(expected)
        move = chance.choice(expected)
        position = apply(rules, position, move)
        play(deal, Play(deal.to_act, move.card, move.declare))
        if deal.to_act != NOBODY:
            assert _told(position) == _told(position_of(rules, deal))
    assert position.over
    # At the very end the kernel also counts what settlement adds: the bonus, and what the declarer laid aside.
    extra = [0] * len(deal.opening.active)
    extra[deal.opening.active.index(deal.leader)] += rules.last_trick
    told = [deal.captured[each] + deal.declared[each] for each in deal.opening.active]
    assert list(position.taken) == [a + b for a, b in zip(told, extra, strict=True)]
    return seen


def _told(position: Position) -> dict[str, object]:
    """All that matters for what is to come; who owned trumps or aces only where the rules ask."""
    return {
        "hands": position.hands,
        "leader": position.leader,
        "trick": position.trick,
        "trump": position.trump,
        "pending": position.pending_trump,
        "first": position.first_trick,
        "taken": position.taken,
        "automatic": position.automatic_aces,
        "next ace": position.next_ace,
    }


def test_a_sample_of_positions_is_played_alike() -> None:
    assert sum(walk_side_by_side(seed) for seed in range(400)) > 4_000


@pytest.mark.slow
def test_two_hundred_thousand_positions_are_played_alike() -> None:
    seen = 0
    seed = 1_000_000
    while seen < 200_000:
        seen += walk_side_by_side(seed)
        seed += 1
