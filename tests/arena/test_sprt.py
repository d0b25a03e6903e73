"""The sequential test: it decides as told, errs as rarely as told, and stops the match."""

from __future__ import annotations

from random import Random

import pytest

from tysyacha.agreements import DEFAULT
from tysyacha.arena.match import Match
from tysyacha.arena.runner import play_match
from tysyacha.arena.sprt import BOUND, FEWEST_SETS, Sprt, log_ratio, sprt_result

TEST = Sprt(0.33, 0.43)


def decided(share: float, rng: Random) -> str:
    """The verdict over sets of three games, each won with this chance."""
    shares: list[float] = []
    for _ in range(2000):
        shares.append(sum(rng.random() < share for _ in range(3)) / 3)
        verdict = sprt_result(TEST, shares).verdict
        if verdict != "open":
            return verdict
    return "open"


def test_it_rarely_errs() -> None:
    rng = Random(4)
    trials = 300
    assert sum(decided(TEST.p0, rng) == "accepted" for _ in range(trials)) <= 0.08 * trials
    assert sum(decided(TEST.p1, rng) == "rejected" for _ in range(trials)) <= 0.08 * trials


def test_between_the_two_it_may_take_long_and_far_from_them_it_does_not() -> None:
    assert sprt_result(TEST, [0.0] * 30).verdict == "rejected"
    assert sprt_result(TEST, [1.0] * 30).verdict == "accepted"
    assert sprt_result(TEST, [0.38, 0.38] * 500).verdict == "open"


def test_nothing_is_decided_by_a_few_sets_that_agree() -> None:
    assert sprt_result(TEST, []).ratio == 0.0
    assert sprt_result(TEST, [1.0] * (FEWEST_SETS - 1)).verdict == "open"
    assert log_ratio(TEST, [1.0, 1.0]) < BOUND


def test_more_games_won_speak_for_the_greater_share() -> None:
    assert log_ratio(TEST, [1 / 3, 2 / 3, 1 / 3] * 10) > 0 > log_ratio(TEST, [1 / 3, 0.0, 1 / 3] * 10)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_match_stops_when_it_is_decided(jobs: int) -> None:
    match = Match(("steady", "random", "random"), DEFAULT, 7)
    report = play_match(match, 300, "classic_ru", jobs, sprt=Sprt(0.333, 0.5))
    assert report.sprt is not None
    assert report.sprt.verdict == "accepted"
    assert report.sets == FEWEST_SETS
