"""Numbers of every kind: NumPy's whole ones are as good as Python's, others are refused."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from tests.kernel.test_bad_input import refused

from tysyacha.cards import PACK, CardSet
from tysyacha.kernel import (
    Batch,
    Beliefs,
    Choice,
    Facts,
    Holder,
    PlayRules,
    Position,
    Solver,
    best_gifts,
    gifts_to_one,
    gifts_to_two,
    legal,
    playouts,
)

RULES = PlayRules()
HANDS = [CardSet.parse(cards) for cards in ("AH QS KS", "TH AS 9C", "KH TS 9D")]
POSITION = Position(HANDS, declarer=0, leader=0, first_trick=False)
SIX = int(CardSet.parse("9C JC QC KC TC AC"))
BELIEFS = Beliefs(Facts(SIX, (Holder("hand", 1, 3, SIX), Holder("hand", 2, 3, SIX))))
TEN = int(CardSet.parse("AS TS KS QS JS AH TH KH AD TD"))
OTHERS = [[0, int(CardSet.parse("9S 9C JC QC KC TC AC")), int(CardSet.parse("9D JD QD KD 9H JH QH"))]]


def test_whole_numbers_of_numpy() -> None:
    three: Any = np.int64(3)
    nought: Any = np.uint8(0)
    cards: Any = np.uint32(SIX)
    ten: Any = np.uint32(TEN)
    same = Position(np.array(HANDS, np.uint32).tolist(), nought, nought, first_trick=False)
    assert Solver(RULES).value(same) == Solver(RULES).value(POSITION)
    assert Solver(RULES).reaches(POSITION, three)
    assert (BELIEFS.sample(three, np.int64(-1).item()).masks == BELIEFS.sample(3, -1).masks).all()
    assert (BELIEFS.sample(3, three).masks == BELIEFS.sample(3, 3).masks).all()
    facts = Facts(SIX, (Holder("hand", 1, three, cards), Holder("hand", 2, 3, SIX)))
    assert Beliefs(facts).count() == 20
    assert playouts(RULES, POSITION, [HANDS], repeats=three, seed=three, threads=three).shape == (1, 3, 3)
    choices = gifts_to_two(TEN, 3, 0)
    found = best_gifts(RULES, ten, choices, OTHERS, declarer=nought, contract=three, seed=three)
    assert found.best == best_gifts(RULES, TEN, choices, OTHERS, declarer=0, contract=3, seed=3).best


@pytest.mark.parametrize("odd", [1.0, 60.5, float("nan"), "60", None], ids=repr)
def test_what_is_no_whole_number(odd: Any) -> None:
    asked: tuple[Callable[[], object], ...] = (
        lambda: Solver(RULES).reaches(POSITION, odd),
        lambda: Batch(RULES, 1).reaches([POSITION], odd),
        lambda: Position([odd, 2, 4], 0, 0),
        lambda: PlayRules(players=odd),
        lambda: BELIEFS.sample(5, odd),
    )
    for ask in asked:
        with pytest.raises(TypeError):
            ask()
    with refused():
        BELIEFS.sample(odd, 1)
    with refused():
        BELIEFS.worlds().drawn(odd, 1)


@pytest.mark.parametrize("cards", [-1, 1 << 24, 1 << 70])
def test_no_set_of_cards(cards: int) -> None:
    asked: tuple[Callable[[], object], ...] = (
        lambda: gifts_to_two(cards, 3, 0),
        lambda: gifts_to_one(cards, 0, 1, 1),
        lambda: best_gifts(RULES, cards, gifts_to_two(TEN, 3, 0), OTHERS, declarer=0),
        lambda: best_gifts(RULES, TEN, [Choice((0, cards, 1))], OTHERS, declarer=0),
        lambda: BELIEFS.allows([cards, 0]),
        lambda: BELIEFS.worlds().hands((0, 1, 2), 0, cards),
        lambda: playouts(RULES, POSITION, [[cards, 2, 4]]),
    )
    for ask in asked:
        with refused():
            ask()


def test_numbers_out_of_range() -> None:
    choices = gifts_to_two(TEN, 3, 0)
    for name, number in (
        ("threads", 0),
        ("threads", 10**9),
        ("table_bytes", -1),
        ("contract", -5),
        ("leader", 9),
    ):
        with refused():
            best_gifts(RULES, TEN, choices, OTHERS, **{"declarer": 0, name: number})
    for players, declarer in ((4, 0), (1, 0), (3, 3), (3, -1)):
        with refused():
            gifts_to_two(TEN, players, declarer)
    for declarer, laid, given in ((2, 1, 1), (0, 3, 1), (0, -1, 1), (0, 1, 2)):
        with refused():
            gifts_to_one(TEN, declarer, laid, given)
    with refused():
        Batch(RULES, 256, 1 << 30)


def test_weights_that_are_too_large_or_nothing_at_all() -> None:
    worlds = BELIEFS.worlds()
    for weights in (np.full(20, 1e301), np.full(20, np.inf), np.full(20, np.nan), np.full(20, -1.0)):
        with refused():
            worlds.weighted(weights)
    huge = worlds.weighted(np.full(20, 1e300))
    assert huge.chances().sum() == pytest.approx(6.0)
    assert len(huge.drawn(40, 1)) == 40
    assert len(worlds.drawn(0, 1)) == 0
    nothing = worlds.weighted(np.zeros(20))
    with refused():
        nothing.chances()
    with refused():
        nothing.drawn(1, 1)


def test_rules_and_positions_travel_between_processes() -> None:
    for each in (RULES, POSITION, PlayRules(aces=200, marriage=(2, 4, 6, 8))):
        assert pickle.loads(pickle.dumps(each)) == each
        assert deepcopy(each) == each
    listed: Any = [40, 60, 80, 100]
    again = pickle.loads(pickle.dumps(RULES))
    assert hash(again) == hash(RULES)
    assert legal(again, POSITION) == legal(RULES, POSITION)
    assert hash(PlayRules(marriage=listed)) == hash(RULES)


def test_a_world_may_hold_any_card() -> None:
    whole = Beliefs(Facts(int(PACK), (Holder("hand", 1, 24, int(PACK)),)))
    assert whole.worlds().masks.tolist() == [[int(PACK)]]
