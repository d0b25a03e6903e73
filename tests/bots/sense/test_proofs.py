"""The written positions are right: what can be worked out is."""

from __future__ import annotations

import pytest
from tests.bots.sense.book import Position, among, positions, spelled
from tests.bots.sense.proving import (
    all_given,
    best_shares,
    best_to_give,
    certain_tricks,
    every_trick_is_sure,
    given_away,
    sure_points,
)

from tysyacha.game import Discard, Give

NEARLY_ALWAYS = 0.95


def proved_by(kind: str) -> pytest.MarkDecorator:
    chosen = [each for each in positions() if each.proof == kind]
    return pytest.mark.parametrize("position", chosen, ids=lambda each: each.id)


@pytest.mark.slow
@proved_by("cards")
def test_the_right_card_is_best_in_nearly_every_world(position: Position) -> None:
    right, wrong, ahead = best_shares(position)
    assert min(right) >= NEARLY_ALWAYS > max(wrong)
    assert ahead > 3


@proved_by("claim")
def test_every_trick_is_sure(position: Position) -> None:
    game = all_given(position.game(), position)
    assert every_trick_is_sure(game, position.seat)
    promised = [each[2] for each in position.right if each[1] == "raise"]
    highest = [max(each) if isinstance(each, list) else each for each in promised]
    assert all(each <= sure_points(game, position.seat) for each in highest)


@pytest.mark.slow
@proved_by("claim")
def test_another_gift_leaves_a_trick_unsure(position: Position) -> None:
    begun = position.game()
    gifts = [each for each in begun.legal_actions(position.seat) if isinstance(each, Give | Discard)]
    for each in gifts:
        if not among(spelled(each), position.right):
            game, _ = begun.apply(each)
            assert not every_trick_is_sure(all_given(game, position), position.seat), each


@proved_by("trick")
def test_a_trick_is_certain_now_and_not_later(position: Position) -> None:
    right, wrong = certain_tricks(position)
    assert min(right) == 1.0
    assert max(wrong) < 0.5


@pytest.mark.slow
@proved_by("gifts")
def test_no_other_cards_to_give_are_as_good(position: Position) -> None:
    cards = {each[2] for each in position.right}
    assert all(given_away(each) <= cards for each in best_to_give(position))
