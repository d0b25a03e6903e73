"""Card by card the kernel and the Python game agree: legal moves, who takes a trick, points, trumps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random

import pytest
from tests.kernel.deals import State, deals_in_play, moves_of

from tysyacha.game import Game
from tysyacha.game.scores import raw_points
from tysyacha.kernel import PlayRules, Position, apply, legal
from tysyacha.kernel.position import Move
from tysyacha.record.solving import position_of, rules_of

SEEN = (
    "first trick", "in a trick", "trump", "trump to come", "queen used", "aces declared", "ace to name trump",
    "aces waiting", "beside the trick", "2", "3", "4", "marriage", "half", "aces", "nines",
)  # fmt: skip


def features(position: Position, game: Game) -> Iterator[str]:
    """What there is about a position that the rules look at."""
    yield str(game.players)
    told = {
        "first trick": position.first_trick,
        "in a trick": bool(position.trick),
        "trump": position.trump is not None,
        "trump to come": position.pending_trump is not None,
        "queen used": position.queens_used > 0,
        "aces declared": position.aces_owner is not None,
        "ace to name trump": position.next_ace,
        "aces waiting": position.automatic_aces is not None,
        "beside the trick": position.aside > 0,
    }
    yield from (name for name, true in told.items() if true)


def final_points(game: Game, seats: tuple[int, ...]) -> tuple[int, ...]:
    outcome = game.sheet[-1].outcome
    assert outcome is not None
    return tuple(raw_points(game.agreements, outcome, seat) for seat in seats)


def same_play(rules: PlayRules, states: list[State]) -> Iterator[tuple[Position, Game]]:
    """Plays a deal in both; every position must be the same, and so must all that may follow."""
    position = position_of(states[0].game)
    seats = states[0].game.view(None).active
    for (game, _), (following, play) in pairwise(states):
        allowed = legal(rules, position)
        assert allowed == moves_of(game), (game.agreements, game.history)
        assert seats[position.to_move] == game.to_act
        yield position, game
        assert play is not None
        position = apply(rules, position, Move(play.card, play.declare))
        if following.in_deal:
            assert position == position_of(following), (game.agreements, following.history)
    assert position.over
    assert position.taken == final_points(states[-1].game, seats), states[-1].game.history


def compare(seed: int, positions: int) -> Counter[str]:
    """Compares so many positions, and counts what there was about them."""
    seen: Counter[str] = Counter()

    def all_positions() -> Iterator[tuple[Position, Game]]:
        for states in deals_in_play(Random(seed)):
            yield from same_play(rules_of(states[0].game), states)
            seen.update(state.play.declare for state in states if state.play and state.play.declare)

    for position, game in islice(all_positions(), positions):
        seen.update(features(position, game))
    return seen


def test_both_play_alike() -> None:
    seen = compare(1, 6_000)
    assert all(seen[each] for each in SEEN), seen


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 20))
def test_both_play_alike_in_200_000_positions(seed: int) -> None:
    compare(seed, 20_000)
