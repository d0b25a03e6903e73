"""Drawn worlds: each as likely as any other, the same for the same seed."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from tysyacha.cards import PACK, CardSet
from tysyacha.kernel.beliefs import ALL_PATTERNS, Beliefs, Condition, Facts, Given, Holder, Parting

OWN = CardSet.parse("AS TS KS QS AH TH KH")
REST = PACK & ~OWN
WITHOUT_MARRIAGE = sum(1 << pattern for pattern in range(32) if pattern & 15 == 0)


def auction(*conditions: Condition) -> Facts:
    """Two hands of seven and the talon, as who holds OWN sees them."""
    first, second = (*conditions, Condition(), Condition())[:2]
    return Facts(
        REST,
        (
            Holder("hand", 1, 7, REST, dealt=first),
            Holder("hand", 2, 7, REST, dealt=second),
            Holder("talon", 0, 3, REST),
        ),
    )


def numbers(masks: npt.NDArray[np.uint32]) -> npt.NDArray[np.int64]:
    """A world as one number; three holders are told by two of them."""
    wide = masks.astype(np.int64)
    found: npt.NDArray[np.int64] = wide[:, 0] << 24 | wide[:, 1]
    return found


def deviation(beliefs: Beliefs, draws: int, seed: int, bins: int) -> float:
    """How far chi-square lies from its mean, in standard deviations; the worlds are put into bins in order."""
    everything = np.sort(numbers(beliefs.worlds().masks))
    drawn = numbers(beliefs.sample(draws, seed).masks)
    at = np.searchsorted(everything, drawn)
    assert (everything[at] == drawn).all()
    worlds = len(everything)
    found = np.bincount(at * bins // worlds, minlength=bins)
    sizes = np.bincount(np.arange(worlds) * bins // worlds, minlength=bins)
    expected = draws * sizes / worlds
    chi = ((found - expected) ** 2 / expected).sum()
    return float((chi - (bins - 1)) / np.sqrt(2 * (bins - 1)))


def test_the_auction_is_drawn_from_evenly() -> None:
    beliefs = Beliefs(auction())
    assert beliefs.count() == 2_333_760
    assert abs(deviation(beliefs, 400_000, 1, 4096)) < 4


def test_worlds_with_forbidden_cards_are_drawn_evenly() -> None:
    hidden = int(CardSet.parse("9C JC QC KC TC AC 9D JD QD KD TD AD 9H JH"))
    clubs, hearts = 0x3F << 6, 0x3F << 18
    known = Facts(
        hidden, (Holder("hand", 1, 7, hidden & ~hearts), Holder("hand", 2, 7, hidden & ~(clubs & 0x3C0)))
    )
    beliefs = Beliefs(known)
    assert 0 < beliefs.count() < 3432
    assert abs(deviation(beliefs, 200 * beliefs.count(), 2, beliefs.count())) < 4


def test_worlds_under_conditions_are_drawn_evenly() -> None:
    marriage = Condition(points_low=14, patterns=ALL_PATTERNS & ~WITHOUT_MARRIAGE)
    beliefs = Beliefs(auction(marriage, Condition(points_low=20, nines_below=2)))
    assert 0 < beliefs.count() < 2_333_760
    assert abs(deviation(beliefs, 200_000, 3, 2048)) < 4


def test_rare_worlds_are_drawn_evenly() -> None:
    """So rare that they are picked by number, not by drawing in vain."""
    both = Condition(patterns=1 << 6)
    rich = Condition(points_low=40)
    beliefs = Beliefs(auction(both, rich))
    assert 100 < beliefs.count() < beliefs.open_count() // 1000
    assert abs(deviation(beliefs, 100 * beliefs.count(), 4, beliefs.count())) < 4


def test_what_was_given_unseen_is_drawn_evenly() -> None:
    hidden = int(PACK & ~(OWN | CardSet.parse("9C")))
    known = Facts(
        hidden,
        (
            Holder("hand", 1, 8, hidden, dealt=Condition(patterns=ALL_PATTERNS & ~1)),
            Holder("hand", 2, 8, hidden),
        ),
        Parting(0, CardSet.parse("9C 9D 9H"), 3, (Given(None, CardSet.parse("9C")), Given(1))),
    )
    beliefs = Beliefs(known)
    assert 0 < beliefs.count() < 9867
    assert abs(deviation(beliefs, 50 * beliefs.count(), 5, beliefs.count())) < 4


@pytest.mark.parametrize(
    "known", [auction(), auction(Condition(points_low=40)), auction(Condition(patterns=1 << 22))]
)
def test_the_same_seed_draws_the_same(known: Facts) -> None:
    beliefs = Beliefs(known)
    if beliefs.count() == 0:
        with pytest.raises(ValueError, match="fits"):
            beliefs.sample(1, 1)
        return
    drawn = beliefs.sample(200, 9).masks
    assert (drawn == Beliefs(known).sample(200, 9).masks).all()
    assert (drawn[:20] == beliefs.sample(20, 9).masks).all()
    assert (drawn != beliefs.sample(200, 10).masks).any()


def test_few_worlds_are_listed_and_many_drawn() -> None:
    hidden = int(CardSet.parse("9C JC QC KC TC AC"))
    few = Beliefs(Facts(hidden, (Holder("hand", 1, 3, hidden), Holder("hand", 2, 3, hidden))))
    assert len(few.some(20, 1)) == 20
    assert len(set(map(tuple, few.some(20, 1).masks.tolist()))) == 20
    assert len(few.some(19, 1)) == 19
    assert len(Beliefs(auction()).some(100, 1)) == 100
    assert len(few.sample(0, 1)) == 0


def test_a_senseless_number_of_draws_is_refused() -> None:
    for n in (-1, 1 << 40):
        with pytest.raises(ValueError, match="draw"):
            Beliefs(auction()).sample(n, 1)
