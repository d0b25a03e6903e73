"""Which cards go to the talon (`ritual.talon_slots`), and how the others are dealt."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tysyacha.agreements import Agreements
from tysyacha.agreements.groups import Ritual as RitualGroup
from tysyacha.cards import CARDS, CardSet, each_card
from tysyacha.errors import DealingError
from tysyacha.game.dealing import (
    Dealt,
    Ritual,
    byte_stream,
    choose_slots,
    deal_from_seed,
    random_seed,
    shuffle,
    slots_allowed,
)

DEFAULT = Agreements()
SLOT_RULES = get_args(next(f.type for f in msgspec.structs.fields(RitualGroup) if f.name == "talon_slots"))
LAST_SLOTS = {2: (20, 21, 22, 23), 3: (21, 22, 23), 4: (21, 22, 23)}
SEEDS = st.binary(min_size=32, max_size=32)


def agreed(table: dict[str, Any] | None = None, **ritual: Any) -> Agreements:
    """The default agreements with some values of groups ritual and table changed."""
    return msgspec.structs.replace(
        DEFAULT,
        ritual=msgspec.structs.replace(DEFAULT.ritual, **ritual),
        table=msgspec.structs.replace(DEFAULT.table, **table or {}),
    )


def begun(agreements: Agreements, players: int, dealer: int) -> Ritual:
    return Ritual.begin(agreements, players, dealer, CARDS)


@pytest.mark.parametrize(
    ("players", "hands", "talons"),
    [
        (2, [range(1, 20, 2), range(0, 20, 2)], [(20, 22), (21, 23)]),
        (3, [range(2, 21, 3), range(0, 21, 3), range(1, 21, 3)], [(21, 22, 23)]),
        (4, [(), range(0, 21, 3), range(1, 21, 3), range(2, 21, 3)], [(21, 22, 23)]),
    ],
)
def test_one_card_at_a_time_from_the_dealers_left(players: int, hands: list[Any], talons: list[Any]) -> None:
    dealt = begun(agreed(talon_slots="rest_of_pack"), players, 0).deal(LAST_SLOTS[players])
    assert [each_card(hand) for hand in dealt.hands] == [list(hand) for hand in hands]
    assert [each_card(talon) for talon in dealt.talons] == [list(talon) for talon in talons]


def test_cards_in_the_slots_are_passed_over() -> None:
    dealt = begun(DEFAULT, 3, 0).deal((3, 7, 20))
    assert each_card(dealt.talons[0]) == [3, 7, 20]
    assert each_card(dealt.hands[1]) == [0, 4, 8, 11, 14, 17, 21]
    assert each_card(dealt.hands[0]) == [2, 6, 10, 13, 16, 19, 23]


@given(SEEDS)
def test_plain_table_deals_the_shuffled_pack(seed: bytes) -> None:
    deck = shuffle(seed)
    dealt = deal_from_seed(agreed(talon_slots="rest_of_pack"), 3, 2, seed)
    assert dealt == Dealt(
        tuple(int(CardSet.of(deck[seat:21:3])) for seat in range(3)), (int(CardSet.of(deck[21:])),)
    )


def allowed_by_the_words(rule: str, players: int, slots: tuple[int, ...]) -> bool:
    """`ritual.talon_slots` said anew, place by place."""
    active = min(players, 3)
    gaps = [two - one for one, two in zip(slots, slots[1:], strict=False)]
    dealt_before = [slot - laid for laid, slot in enumerate(slots)]
    hand_cards = 24 - len(slots)
    return {
        "any": True,
        "not_first3_last3": all(2 < slot < 21 for slot in slots),
        "not_first_last": 0 not in slots and 23 not in slots,
        "not_consecutive": 1 not in gaps,
        # In the round in which the n-th card is laid, between n and n + 1 whole rounds of hand cards are out.
        "first_three_rounds": all(
            turn * active <= before <= (turn + 1) * active for turn, before in enumerate(dealt_before)
        ),
        "between_rounds": all(active <= before <= hand_cards - active for before in dealt_before),
        "rest_of_pack": all(before == hand_cards for before in dealt_before),
    }[rule]


@pytest.mark.parametrize("rule", SLOT_RULES)
@pytest.mark.parametrize("players", [2, 3, 4])
@given(st.sampled_from(["two_talons_of_2", "two_talons_of_3"]), SEEDS)
def test_chosen_slots_keep_the_rule(rule: str, players: int, form: str, seed: bytes) -> None:
    agreements = agreed({"two_player_form": form}, talon_slots=rule)
    slots = choose_slots(agreements, players, byte_stream(seed))
    assert slots_allowed(agreements, players, slots)
    assert allowed_by_the_words(rule, players, slots)


@given(st.sampled_from(SLOT_RULES), st.integers(2, 4), st.data())
def test_only_slots_by_the_rule_are_allowed(rule: str, players: int, data: st.DataObject) -> None:
    size = 4 if players == 2 else 3
    slots = tuple(sorted(data.draw(st.sets(st.integers(0, 23), min_size=size, max_size=size))))
    agreements = agreed(talon_slots=rule)
    allowed = slots_allowed(agreements, players, slots)
    assert allowed == allowed_by_the_words(rule, players, slots)
    if not allowed:
        with pytest.raises(DealingError) as refused:
            begun(agreements, players, 0).deal(slots)
        assert refused.value.code == "slots_not_allowed"


@pytest.mark.parametrize("slots", [(), (5, 6), (5, 6, 7, 8), (7, 6, 5), (6, 6, 7), (-1, 6, 7), (6, 7, 24)])
@pytest.mark.parametrize("rule", SLOT_RULES)
def test_slots_that_are_no_slots(rule: str, slots: tuple[int, ...]) -> None:
    assert not slots_allowed(agreed(talon_slots=rule), 3, slots)


@pytest.mark.parametrize(
    ("rule", "players", "choices"),
    [
        ("any", 3, 2024),
        ("not_first3_last3", 3, 816),
        ("not_first_last", 3, 1540),
        ("not_consecutive", 3, 1540),
        ("first_three_rounds", 3, 64),
        ("between_rounds", 3, 816),
        ("rest_of_pack", 3, 1),
        ("first_three_rounds", 2, 81),
    ],
)
def test_every_allowed_choice_comes_up_evenly(rule: str, players: int, choices: int) -> None:
    rng = random.Random(choices)
    agreements = agreed(talon_slots=rule)
    draws = choices * 12
    drawn = Counter(choose_slots(agreements, players, byte_stream(random_seed(rng))) for _ in range(draws))
    missing = choices - len(drawn)
    chi_square = missing * 12 + sum((count - 12) ** 2 / 12 for count in drawn.values())
    assert missing >= 0
    assert chi_square <= choices + 6 * (2 * choices) ** 0.5
