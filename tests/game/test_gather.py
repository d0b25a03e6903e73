"""The pack gathered without shuffling (`ritual.shuffle` collect_and_cut)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tysyacha.agreements import Agreements
from tysyacha.cards import CARDS, CardSet, each_card
from tysyacha.errors import DealingError
from tysyacha.game.dealing import (
    PlayedDeal,
    Ritual,
    UnplayedDeal,
    deal_from_seed,
    gather,
    random_seed,
)

DEFAULT = Agreements()


def agreed(table: dict[str, Any] | None = None, **ritual: Any) -> Agreements:
    """The default agreements with some values of groups ritual and table changed."""
    return msgspec.structs.replace(
        DEFAULT,
        ritual=msgspec.structs.replace(DEFAULT.ritual, **ritual),
        table=msgspec.structs.replace(DEFAULT.table, **table or {}),
    )


def looking(**ritual: Any) -> Agreements:
    """A table where the right neighbour cuts, the bottom card is looked at and the last cards are the talon."""
    return agreed(**{"cut": "right", "bottom_look": "bottom", "talon_slots": "rest_of_pack"} | ritual)


TRICKS = tuple((winner, tuple(range(3 * n, 3 * n + 3))) for n, winner in enumerate([2, 0, 1, 2, 0, 1, 1, 0]))


def test_played_deal_is_gathered_pile_by_pile_from_the_declarer() -> None:
    order = gather(PlayedDeal(3, 1, TRICKS))
    assert order == tuple(
        CARDS[card]
        for winner in (1, 2, 0)
        for taken_by, cards in TRICKS
        if taken_by == winner
        for card in cards
    )
    assert order[:3] == CARDS[6:9]


def test_what_lies_aside_is_gathered_last() -> None:
    tricks = tuple((n % 2, (2 * n, 2 * n + 1)) for n in range(10))
    order = gather(PlayedDeal(2, 1, tricks, (23, 20, 21, 22)))
    assert order[-4:] == (CARDS[23], CARDS[20], CARDS[21], CARDS[22])
    assert order[:4] == (CARDS[2], CARDS[3], CARDS[6], CARDS[7])


def test_unplayed_deal_is_gathered_hand_by_hand_then_the_talon() -> None:
    dealt = deal_from_seed(DEFAULT, 3, 0, bytes(32))
    order = gather(UnplayedDeal(0, dealt.hands, tuple(each_card(dealt.talons[0]))))
    sizes = [0, 7, 14, 21, 24]
    parts = [dealt.hands[1], dealt.hands[2], dealt.hands[0], dealt.talons[0]]
    for part, start, end in zip(parts, sizes, sizes[1:], strict=False):
        assert list(order[start:end]) == each_card(part)


def test_deal_conceded_during_play_keeps_the_cards_on_the_table() -> None:
    hands = (0b11111 << 9, 0b11111 << 14, 0b11111 << 19)
    order = gather(UnplayedDeal(2, hands, (), (8, 7, 6, 5, 4, 3, 2, 1, 0)))
    assert order == (*CARDS[8::-1], *CARDS[9:])


@pytest.mark.parametrize(
    "deal", [PlayedDeal(3, 0, TRICKS[:7]), PlayedDeal(3, 0, TRICKS, (1,)), UnplayedDeal(0, (1, 2, 4))]
)
def test_cards_missing_or_doubled_are_not_gathered(deal: PlayedDeal | UnplayedDeal) -> None:
    with pytest.raises(DealingError) as refused:
        gather(deal)
    assert refused.value.code == "deck_not_a_pack"


@given(st.integers(1, 23))
def test_gathered_pack_is_only_cut(lifted: int) -> None:
    agreements = looking(shuffle="collect_and_cut", bottom_look="off")
    previous = PlayedDeal(3, 1, TRICKS)
    ritual = Ritual.begin(agreements, 3, 2, gather(previous)).cut(lifted)
    deck = gather(previous)
    assert ritual.deal((21, 22, 23)).talons == (int(CardSet.of((deck + deck)[lifted + 21 : lifted + 24])),)


def test_without_shuffling_only_the_cut_is_left_to_chance() -> None:
    agreements = looking(shuffle="collect_and_cut", bottom_look="off")
    rng = random.Random(23)
    seeds = [random_seed(rng) for _ in range(400)]
    after_previous = {deal_from_seed(agreements, 3, 2, seed, PlayedDeal(3, 1, TRICKS)) for seed in seeds}
    assert len({(deal.hands, deal.talons) for deal in after_previous}) == 23
    first_deals = {deal_from_seed(agreements, 3, 2, seed).hands for seed in seeds}
    assert len(first_deals) == 400
    shuffled = agreed(cut="right", talon_slots="rest_of_pack")
    assert deal_from_seed(shuffled, 3, 2, bytes(32), PlayedDeal(3, 1, TRICKS)) == deal_from_seed(
        shuffled, 3, 2, bytes(32)
    )
