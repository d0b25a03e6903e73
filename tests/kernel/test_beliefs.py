"""Worlds against their definition: every arrangement is tried, and those that fit the facts are just the worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from math import factorial
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tysyacha.cards import MARRIAGE_CARDS, PACK, RANK_CARDS, CardSet, card_points, each_card
from tysyacha.kernel.beliefs import ALL_PATTERNS, Beliefs, Condition, Facts, Given, Holder, Parting

NINES, JACKS, ACES = RANK_CARDS[0], RANK_CARDS[1], RANK_CARDS[5]
OWN = CardSet.parse("AS TS KS QS AH TH KH")
REST = PACK & ~OWN


def holds(condition: Condition, cards: int) -> bool:
    """The definition of a condition."""
    pattern = sum(1 << suit for suit in range(4) if cards & MARRIAGE_CARDS[suit] == MARRIAGE_CARDS[suit])
    pattern |= 16 if cards & ACES == ACES else 0
    return (
        condition.points_low <= card_points(cards) <= condition.points_high
        and (cards & NINES).bit_count() < condition.nines_below
        and (cards & JACKS).bit_count() < condition.jacks_below
        and (cards & ACES).bit_count() < condition.aces_below
        and bool(condition.patterns >> pattern & 1)
    )


def arrangements(cards: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    if not sizes:
        yield ()
        return
    for first in combinations(cards, sizes[0]):
        rest = [each for each in cards if each not in first]
        for others in arrangements(rest, sizes[1:]):
            yield (sum(1 << each for each in first), *others)


def fits(facts: Facts, world: tuple[int, ...]) -> bool:
    """Whether some course of the deal leads to this world, tried out choice by choice."""
    full = [cards | holder.fixed for cards, holder in zip(world, facts.holders, strict=True)]
    for cards, holder, hand in zip(world, facts.holders, full, strict=True):
        if cards & ~holder.may or not holds(holder.now, hand):
            return False
    parting = facts.parting
    if parting is None:
        return all(holds(each.dealt, hand) for each, hand in zip(facts.holders, full, strict=True))
    choices = []
    for each in parting.given:
        known = [each.card.bit_length() - 1]
        choices.append(known if each.card or each.holder is None else each_card(full[each.holder]))
    return any(_course(facts, parting, full, [1 << card for card in given]) for given in product(*choices))


def _course(facts: Facts, parting: Parting, full: list[int], gifts: list[int]) -> bool:
    before = list(full)
    for each, card in zip(parting.given, gifts, strict=True):
        if each.holder is not None:
            before[each.holder] &= ~card
    for at, holder in enumerate(facts.holders):
        if at == parting.declarer or at == parting.aside:
            continue
        if before[at] & parting.talon or not holds(holder.dealt, before[at]):
            return False
    if parting.declarer is None:
        return True
    aside = 0 if parting.aside is None else full[parting.aside]
    hand = full[parting.declarer]
    late = sum(card for each, card in zip(parting.given, gifts, strict=True) if each.late)
    laid = [sum(1 << each for each in some) for some in combinations(each_card(aside), parting.aside_late)]
    if not any(holds(parting.raised, hand | late | some) for some in laid):
        return False
    everything = hand | sum(gifts) | aside
    dealt = facts.holders[parting.declarer].dealt
    if parting.talon:
        return not parting.talon & ~everything and holds(dealt, everything & ~parting.talon)
    talons = (
        sum(1 << each for each in some) for some in combinations(each_card(everything), parting.talon_size)
    )
    return any(holds(parting.taken, talon) and holds(dealt, everything & ~talon) for talon in talons)


conditions = st.builds(
    Condition,
    points_low=st.sampled_from((0, 0, 8, 14)),
    points_high=st.sampled_from((120, 120, 30)),
    nines_below=st.sampled_from((5, 5, 2, 3)),
    jacks_below=st.sampled_from((5, 5, 2)),
    aces_below=st.sampled_from((5, 5, 2)),
    patterns=st.sampled_from((ALL_PATTERNS, ALL_PATTERNS, ALL_PATTERNS & ~1, 0xAAAA_AAAA)),
)
plain = st.just(Condition())


@st.composite
def facts(draw: st.DrawFn) -> Facts:
    """Two or three holders with up to nine hidden cards, with or without a talon taken."""
    sizes = draw(
        st.lists(st.integers(0, 4), min_size=2, max_size=3).filter(lambda found: 0 < sum(found) <= 9)
    )
    deck = draw(st.permutations(range(24)))
    hidden = sum(1 << each for each in deck[: sum(sizes)])
    known = deck[sum(sizes) : sum(sizes) + 6]
    held = [sum(1 << each for each in known[2 * at : 2 * at + 2]) for at in range(3)]
    anything = st.integers(0, PACK)
    holders = [
        Holder(
            "hand",
            at,
            size,
            hidden & ~(draw(anything) & draw(anything) & draw(anything)),
            held[at],
            now=draw(conditions | plain),
            dealt=draw(conditions | plain),
        )
        for at, size in enumerate(sizes)
    ]
    return Facts(hidden, tuple(holders), draw(st.none() | partings(hidden, holders)))


@st.composite
def partings(draw: st.DrawFn, hidden: int, holders: list[Holder]) -> Parting:
    """The first holder is the declarer, the second got a card, a third is a receiver too or the cards aside."""
    third = len(holders) == 3
    aside = 2 if third and draw(st.booleans()) else None
    given = [Given(1, draw(st.sampled_from((0, holders[1].fixed & -holders[1].fixed))), draw(st.booleans()))]
    if third and aside is None:
        given.append(Given(2, 0, draw(st.booleans())))
    talon = 0
    if draw(st.booleans()):
        cards = [*each_card(hidden)[:2], *each_card(holders[0].fixed)]
        talon = sum(1 << each for each in cards[:3])
    return Parting(
        0,
        talon,
        talon.bit_count() or 2,
        tuple(given),
        aside,
        0 if aside is None else draw(st.integers(0, min(2, holders[2].size))),
        draw(conditions | plain),
        draw(conditions | plain),
    )


@given(facts())
def test_worlds_are_just_what_fits(known: Facts) -> None:
    beliefs = Beliefs(known)
    sizes = [each.size for each in known.holders]
    expected = {each for each in arrangements(each_card(known.hidden), sizes) if fits(known, each)}
    masks = beliefs.worlds().masks
    assert len(masks) == beliefs.count() == len(expected)
    assert set(map(tuple, masks.tolist())) == expected
    assert beliefs.open_count() >= len(expected)
    for world in list(arrangements(each_card(known.hidden), sizes))[:50]:
        assert beliefs.allows(world) == (world in expected)
    if expected:
        drawn = beliefs.sample(30, 7)
        assert set(map(tuple, drawn.masks.tolist())) <= expected
    else:
        with pytest.raises(ValueError, match="fits"):
            beliefs.sample(1, 7)


def two_hands(hidden: int, each: int) -> Facts:
    return Facts(hidden, (Holder("hand", 1, each, hidden), Holder("hand", 2, each, hidden)))


def test_the_numbers_of_a_deal_of_three() -> None:
    ten = OWN | CardSet.parse("9C 9D 9H")
    assert Beliefs(two_hands(PACK & ~ten, 7)).count() == 3432
    eight = OWN | CardSet.parse("9C")
    assert Beliefs(two_hands(PACK & ~eight, 8)).count() == 12870
    others = (Holder("hand", 1, 7, REST), Holder("hand", 2, 7, REST), Holder("talon", 0, 3, REST))
    assert Beliefs(Facts(REST, others)).count() == 2_333_760


def test_a_defender_who_saw_the_talon() -> None:
    """One talon card was given to him, of the other two at most one went to the other defender."""
    eight = OWN | CardSet.parse("9C")
    known = two_hands(PACK & ~eight, 8)
    talon = CardSet.parse("9C 9D 9H")
    given = (Given(None, CardSet.parse("9C")), Given(1))
    seen = Facts(known.hidden, known.holders, Parting(0, talon, 3, given))
    assert Beliefs(seen).count() == 3003 + 2 * 3432


def test_a_hand_that_nobody_sees() -> None:
    others = tuple(Holder("hand", seat, 7, PACK) for seat in range(3))
    known = Facts(PACK, (*others, Holder("talon", 0, 3, PACK)))
    assert Beliefs(known).count() == factorial(24) // (factorial(7) ** 3 * factorial(3))
    with pytest.raises(ValueError, match="too many"):
        Beliefs(known).worlds()


def test_arrays_are_packed_and_not_copied() -> None:
    worlds = Beliefs(two_hands(PACK & ~(OWN | CardSet.parse("9C 9D 9H")), 7)).worlds()
    assert worlds.masks.dtype == np.uint32
    assert worlds.masks.flags.c_contiguous
    assert not worlds.masks.flags.owndata
    assert worlds.weights.tolist() == [1.0] * 3432


def test_worlds_by_weight() -> None:
    hidden = int(CardSet.parse("9S JS QS KS"))
    worlds = Beliefs(two_hands(hidden, 2)).worlds()
    weights = np.arange(len(worlds), dtype=float)
    weighted = worlds.weighted(weights)
    rows = [worlds.masks.tolist().index(each) for each in weighted.drawn(150, 3).masks.tolist()]
    assert np.bincount(rows, minlength=6).tolist() == [0, 10, 20, 30, 40, 50]
    chances = weighted.chances()
    assert chances.shape == (2, 24)
    assert chances.sum() == pytest.approx(4.0)
    assert chances[0, 0] == pytest.approx(weights[worlds.masks[:, 0] & 1 == 1].sum() / weights.sum())
    for wrong in ([1.0], [-1.0] * 6, [float("nan")] * 6):
        with pytest.raises(ValueError, match="weights"):
            worlds.weighted(wrong)
    with pytest.raises(ValueError, match="weight"):
        worlds.weighted([0.0] * 6).drawn(1, 1)


def test_known_cards_are_with_the_holder_until_they_are_played() -> None:
    hidden = int(CardSet.parse("9S JS"))
    fixed, gone = CardSet.parse("QS KS"), CardSet.parse("QS")
    known = Facts(hidden, (Holder("hand", 1, 1, hidden, fixed, gone), Holder("hand", 2, 1, hidden)))
    worlds = Beliefs(known).worlds()
    own = CardSet.parse("AH TH")
    assert sorted(worlds.cards("hand", 1).tolist()) == [CardSet.parse("9S KS"), CardSet.parse("JS KS")]
    assert worlds.hands((0, 1, 2), 0, own).shape == (2, 3)
    assert worlds.hands((0, 1, 2), 0, own)[:, 0].tolist() == [own, own]
    with pytest.raises(KeyError):
        worlds.cards("talon", 0)


def sentence_of(work: Callable[[], object]) -> str | None:
    """What the ValueError says, None where all went well; any other exception is a failure."""
    try:
        work()
    except ValueError as error:
        return str(error)
    return None


numbers = st.integers(-3, 30) | st.integers(-(2**70), 2**70) | st.integers(0, PACK)
anything: st.SearchStrategy[Any] = numbers | st.none() | st.text(max_size=2) | st.floats()


@given(
    anything,
    st.lists(st.tuples(anything, anything, anything), max_size=7),
    st.none() | st.tuples(anything, anything, anything, anything, anything),
)
def test_facts_that_cannot_be_are_a_sentence(hidden: Any, holders: Any, parting: Any) -> None:
    made = tuple(Holder("hand", 0, size, may, fixed) for size, may, fixed in holders)
    taken = None
    if parting is not None:
        declarer, talon, size, receiver, aside = parting
        taken = Parting(declarer, talon, size, (Given(receiver),), aside)
    wrong = sentence_of(lambda: Beliefs(Facts(hidden, made, taken)).count())
    if wrong is None:
        assert Beliefs(Facts(hidden, made, taken)).open_count() >= 0
    else:
        assert wrong.endswith(".")


@pytest.mark.parametrize(
    ("known", "sentence"),
    [
        (Facts(7, ()), "1 to 5 holders"),
        (Facts(7, (Holder("hand", 0, 2, 7),)), "room for 2"),
        (Facts(7, (Holder("hand", 0, 3, 7, 1),)), "at once"),
        (Facts(7, (Holder("hand", 0, 3, 7, 8), Holder("hand", 1, 0, 7, 8))), "two holders"),
        (Facts(7, (Holder("hand", 0, 3, 7),), Parting(3, 0, 3)), "not there"),
        (Facts(7, (Holder("hand", 0, 3, 7),), Parting(0, 3, 3)), "size of the talon"),
        (Facts(7, (Holder("hand", 0, 3, 7),), Parting(0, 0, 3, (Given(0), Given(0), Given(0)))), "two cards"),
        (Facts(7, (Holder("hand", 0, 3, 7),), Parting(0, 0, 3, (Given(0, 3),))), "one card"),
        (Facts(7, (Holder("hand", 0, 3, 7, now=Condition(nines_below=9)),)), "limit of nines"),
    ],
)
def test_what_is_wrong_with_facts(known: Facts, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Beliefs(known)
