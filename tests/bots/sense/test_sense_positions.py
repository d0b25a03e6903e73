"""What each bot does in the written positions: `book` tells what they are, `failures` who fails where."""

from __future__ import annotations

from itertools import product

import pytest
from tests.bots.sense.book import PROOFS, Position, among, positions
from tests.bots.sense.failures import LEVELS, SEED, listed

from tysyacha.bots import BOTS, make

SOUND = tuple(each for each in ("strong",) if each in BOTS)
"""Bots that may fail nowhere."""
SENSIBLE = (*SOUND, *(each for each in ("amateur", "novice") if each in BOTS))
"""Bots that may fail, but never do what is absurd."""


def test_there_are_enough_of_them() -> None:
    found = positions()
    assert len(found) >= 60
    assert len({each.id for each in found}) == len(found)


@pytest.mark.parametrize("position", positions(), ids=lambda each: each.id)
def test_a_position_says_what_it_means(position: Position) -> None:
    permitted = position.permitted()
    right = [each for each in permitted if among(each, position.right)]
    absurd = [each for each in permitted if among(each, position.never)]
    assert 0 < len(right) < len(permitted)
    assert not any(each in right for each in absurd)
    for wanted in (*position.right, *position.never):
        assert any(among(each, [wanted]) for each in permitted), wanted
    assert position.proof in PROOFS
    assert position.why.endswith(".")


@pytest.mark.parametrize("name", LEVELS)
def test_failures_are_those_that_are_listed(name: str) -> None:
    bot = make(name, SEED)
    found = [each.id for each in positions() if not among(each.answer(bot), each.right)]
    assert found == listed().get(name), f"python -m tests.bots.sense.failures lists where {name} fails now"


@pytest.mark.parametrize("position", positions(), ids=lambda each: each.id)
def test_a_sound_player_does_what_is_right(position: Position) -> None:
    for name in SOUND:
        answer = position.answer(make(name, SEED))
        assert among(answer, position.right), f"{name} does {answer}. {position.why}"


@pytest.mark.parametrize("position", positions(), ids=lambda each: each.id)
def test_no_level_does_what_is_absurd(position: Position) -> None:
    for name, seed in product(SENSIBLE, (SEED, 2, 3)):
        answer = position.answer(make(name, seed))
        assert not among(answer, position.never), f"{name} does {answer}. {position.why}"


def test_nobody_is_listed_who_does_not_play() -> None:
    assert set(listed()) == set(LEVELS)
