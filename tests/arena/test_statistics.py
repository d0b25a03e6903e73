"""Means and intervals by set of cards, and decision times."""

from __future__ import annotations

from random import Random

import pytest

from tysyacha.arena.statistics import Estimate, ratio, student
from tysyacha.arena.times import Times


def test_the_interval_comes_from_the_sets_not_from_the_deals() -> None:
    # Ten deals a set that all go together: 20 deals, but only two sets that tell anything.
    few = ratio([10.0, 20.0], [10.0, 10.0])
    assert few.mean == 1.5
    assert few.high == pytest.approx(1.5 + 12.706205 * 0.5)
    # A hundred times as many deals in the same two sets teach nothing more.
    assert ratio([1000.0, 2000.0], [1000.0, 1000.0]) == few
    # The same twenty deals in twenty sets do.
    many = ratio([1.0] * 10 + [2.0] * 10, [1.0] * 20)
    assert many.high is not None
    assert few.high is not None
    assert many.high - 1.5 < (few.high - 1.5) / 10


def test_sets_weigh_as_much_as_they_hold() -> None:
    assert ratio([30.0, 10.0], [30.0, 20.0]).mean == pytest.approx(0.8)


def test_sets_that_agree_leave_no_doubt() -> None:
    assert ratio([2.0, 4.0, 8.0], [1.0, 2.0, 4.0]) == Estimate(2.0, 2.0, 2.0)


def test_one_set_has_no_interval_and_nothing_no_mean() -> None:
    assert ratio([3.0], [2.0]) == Estimate(1.5, None, None)
    assert ratio([0.0, 0.0], [0.0, 0.0]) == Estimate(None, None, None)


@pytest.mark.parametrize(
    ("freedom", "factor"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (39, 2.0227), (1000, 1.9623)],
)
def test_students_factor(freedom: int, factor: float) -> None:
    assert student(freedom) == pytest.approx(factor, rel=2e-3)


def test_decision_times_add_up() -> None:
    one, other = Times(), Times()
    for milliseconds in range(1, 100):
        (one if milliseconds % 2 else other).note(milliseconds * 1_000_000)
    one.add(other)
    assert one.count == 99
    assert one.quantile(0.5) == pytest.approx(50, rel=0.03)
    assert one.quantile(0.99) == pytest.approx(99, rel=0.03)
    assert Times().quantile(0.5) == 0.0


def test_the_bootstrap_comes_near_to_what_is_known() -> None:
    rng = Random(2)
    inside = 0
    for _ in range(60):
        parts = [rng.gauss(1.0, 2.0) for _ in range(60)]
        estimate = ratio(parts, [1.0] * 60)
        assert estimate.low is not None
        assert estimate.high is not None
        inside += estimate.low <= 1.0 <= estimate.high
        # About 1.96 * 2 / sqrt(60) to either side.
        assert 0.3 < (estimate.high - estimate.low) / 2 < 0.8
    assert inside >= 52


def test_equal_columns_have_equal_intervals() -> None:
    parts = [float(each * each % 7) for each in range(40)]
    assert ratio(parts, [3.0] * 40) == ratio(list(parts), [3.0] * 40)
