"""How often redeals happen: the stored counts against dealt cards, and against what is published."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tysyacha.agreements import Agreements, parse, preset, redeal_chance, redeal_chances, redeal_odds
from tysyacha.agreements.redeal_odds import FORMS
from tysyacha.cards import CARDS, JACK, NINE, Card

NO_GROUNDS: dict[str, Any] = {
    "redeal.hand_below": None,
    "redeal.hand_nines": None,
    "redeal.talon_below": None,
}


@pytest.mark.parametrize(
    ("ground", "value", "percent"),
    [
        ("redeal.hand_below", 13, 1.4),
        ("redeal.hand_below", 14, 2.3),
        ("redeal.hand_below", 15, 3.4),
        ("redeal.hand_nines", 4, 1.0),
        ("redeal.hand_nines", 3, 17.8),
        ("redeal.hand_jacks", 4, 1.0),
        ("redeal.talon_below", 4, 2.6),
        ("redeal.talon_below", 5, 4.9),
        ("redeal.talon_below", 6, 8.1),
        ("redeal.talon_nines", 2, 6.2),
        ("redeal.talon_jacks", 3, 0.2),
    ],
)
def test_a_single_ground_is_as_frequent_as_known(ground: str, value: int, percent: float) -> None:
    """Known from 400 000 random deals, so to about a tenth."""
    assert redeal_chance(parse({**NO_GROUNDS, ground: value}), 3) == pytest.approx(percent, abs=0.1)


@pytest.mark.parametrize(("name", "percent"), [("seed000e", 26), ("seed001", 14), ("agcproduct", 8)])
def test_presets_are_as_often_redealt_as_known(name: str, percent: float) -> None:
    assert redeal_chance(preset(name).agreements, 3) == pytest.approx(percent, abs=0.5)


def test_where_there_is_no_redeal_there_is_no_chance() -> None:
    assert redeal_chance(parse(NO_GROUNDS), 3) is None
    rich = parse({**NO_GROUNDS, "redeal.rich_talon": 20})
    assert redeal_chance(rich, 3) is None
    # Two aces (22) or ace and ten (21) in either of two talons of two.
    assert redeal_chance(rich, 2) == pytest.approx(100 * chance_of_rich_talon(), abs=1e-4)


def chance_of_rich_talon() -> float:
    """By hand: 22 of the 276 pairs are richer than 20; both talons are with what the first leaves."""
    rich_after = {"AA": 1 + 2 * 4, "AT": 3 + 3 * 3}
    both = (6 * rich_after["AA"] + 16 * rich_after["AT"]) / (276 * 231)
    return 2 * 22 / 276 - both


def test_hands_and_talon_are_told_apart() -> None:
    chances = redeal_chances(Agreements(), 3)
    assert chances is not None
    assert chances.either < chances.hands + chances.talon
    assert chances.either > max(chances.hands, chances.talon)


@pytest.mark.parametrize("form", FORMS)
def test_random_deals_agree_with_the_stored_counts(form: str) -> None:
    """A sample of 20 000 deals under every ground at once: within four standard errors."""
    players = 3 if form == "three_hands" else 2
    changed: dict[str, Any] = {
        "redeal.hand_below": 15,
        "redeal.hand_nines": 3,
        "redeal.hand_jacks": 4,
        "redeal.talon_below": 5,
        "redeal.talon_nines": 2,
        "redeal.talon_jacks": 3,
    }
    if players == 2:
        changed |= {"table.two_player_form": form, "talon.discard": "one_give_one_bank"}
    dealt = random.Random(7)
    number = 20_000
    found = sum(has_grounds(deal(form, dealt)) for _ in range(number))
    percent = redeal_chance(parse(changed), players)
    assert percent is not None
    error = 100 * (percent / 100 * (1 - percent / 100) / number) ** 0.5
    assert 100 * found / number == pytest.approx(percent, abs=4 * error)


def deal(form: str, dealt: random.Random) -> tuple[list[list[Card]], list[Card]]:
    hand_sizes, talon_sizes = FORMS[form]
    pack = dealt.sample(CARDS, 24)
    hands = [[pack.pop() for _ in range(size)] for size in hand_sizes]
    return hands, pack[: talon_sizes[0]]


def has_grounds(dealt: tuple[list[list[Card]], list[Card]]) -> bool:
    hands, talon = dealt
    by_hand = any(
        sum(each.points for each in hand) < 15 or ranks(hand, NINE) >= 3 or ranks(hand, JACK) == 4
        for hand in hands
    )
    by_talon = sum(each.points for each in talon) < 5 or ranks(talon, NINE) >= 2 or ranks(talon, JACK) >= 3
    return by_hand or by_talon


def ranks(cards: list[Card], rank: int) -> int:
    return sum(each.rank == rank for each in cards)


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
def test_the_stored_counts_are_what_counting_gives(form: str) -> None:
    stored = json.loads(Path(redeal_odds.__file__).with_suffix(".json").read_text(encoding="utf-8"))
    assert stored[form] == redeal_odds.table(form)


def test_the_stored_shares_are_all_deals() -> None:
    stored = json.loads(Path(redeal_odds.__file__).with_suffix(".json").read_text(encoding="utf-8"))
    assert [sum(row[-1] for row in stored[form]) for form in FORMS] == pytest.approx([10**9] * 3, abs=200)
