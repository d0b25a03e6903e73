"""One dealing from deck order to hands: cuts, nines and jacks, fines."""

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
from tysyacha.cards import CARDS, JACK, NINE, PACK, Card
from tysyacha.errors import DealingError
from tysyacha.game.actions import Cut
from tysyacha.game.dealing import (
    Dealt,
    Ritual,
    UnplayedDeal,
    byte_stream,
    check_cut,
    deal_from_seed,
    random_seed,
    shuffle,
)
from tysyacha.game.seats import active_seats, sitter

DEFAULT = Agreements()
RITUAL_VALUES = {
    field.name: get_args(field.type) for field in msgspec.structs.fields(RitualGroup)
}  # fmt: skip
FINING = ["fine_cutter", "reshuffle_fine_cutter", "fine_dealer"]
LAST_SLOTS = {2: (20, 21, 22, 23), 3: (21, 22, 23), 4: (21, 22, 23)}

SEEDS = st.binary(min_size=32, max_size=32)
RITUALS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in RITUAL_VALUES.items()})
FORMS = st.fixed_dictionaries(
    {
        "two_player_form": st.sampled_from(["two_talons_of_2", "two_talons_of_3"]),
        "four_player_form": st.sampled_from(["dealer_out", "opposite_out", "right_out"]),
    }
)


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


NINE_CARD, JACK_CARD, ACE_CARD = CARDS[NINE], CARDS[JACK], CARDS[5]


def cut_to(ritual: Ritual, card: Card) -> Ritual:
    """Cut so that this card comes to the place looked at."""
    lifted = ritual.deck.index(card) + (0 if ritual.agreements.ritual.bottom_look == "top" else 1)
    if lifted in (0, 24):
        # It lies there already and every cut would move it, so let the pack lie otherwise from the start.
        turned = msgspec.structs.replace(ritual, deck=ritual.deck[1:] + ritual.deck[:1])
        return cut_to(turned, card)
    return ritual.cut(lifted)


def begun(agreements: Agreements, players: int = 3, dealer: int = 2) -> Ritual:
    return Ritual.begin(agreements, players, dealer, CARDS)


@given(RITUALS, FORMS, st.integers(2, 4), st.integers(0, 3), SEEDS)
def test_every_dealing_conserves_the_pack(
    ritual: dict[str, Any], table: dict[str, Any], players: int, dealer: int, seed: bytes
) -> None:
    dealer %= players
    agreements = agreed(table, **ritual)
    dealt = deal_from_seed(agreements, players, dealer, seed)
    parts = [*dealt.hands, *dealt.talons]
    assert sum(parts) == PACK
    assert sum(part.bit_count() for part in parts) == 24
    threes = table["two_player_form"] == "two_talons_of_3"
    talons, hand = ([3], 7) if players > 2 else ([3, 3], 9) if threes else ([2, 2], 10)
    assert [talon.bit_count() for talon in dealt.talons] == talons
    out = sitter(agreements, players, dealer)
    assert [cards.bit_count() for cards in dealt.hands] == [
        0 if seat == out else hand for seat in range(players)
    ]
    assert deal_from_seed(agreements, players, dealer, seed) == dealt
    replayed(agreements, players, dealer, dealt)


def replayed(agreements: Agreements, players: int, dealer: int, dealt: Dealt) -> None:
    """The cuts of any dealing pass the check of a record and bring exactly its fines."""
    fines = []
    for number, cut in enumerate(dealt.cuts):
        fined = check_cut(agreements, players, dealer, dealt.cuts[:number], cut)
        fines += [] if fined is None else [(fined, "cut")]
    assert tuple(fines) == dealt.fines
    assert bool(dealt.cuts) == (agreements.ritual.cut != "off")


@pytest.mark.parametrize(
    ("cut", "players", "cutter"),
    [("right", 2, 0), ("right", 3, 0), ("right", 4, 0), ("left", 2, 0), ("left", 3, 2), ("left", 4, 2)],
)
def test_the_neighbour_cuts(cut: str, players: int, cutter: int) -> None:
    ritual = begun(agreed(cut=cut, talon_slots="rest_of_pack"), players, 1)
    assert (ritual.needs, ritual.cutter) == ("cut", cutter)
    after = ritual.cut(5)
    assert after.deck == CARDS[5:] + CARDS[:5]
    assert after.deal(LAST_SLOTS[players]).cuts == (Cut(cutter, 5),)


@pytest.mark.parametrize("form", ["opposite_out", "right_out"])
def test_the_neighbour_is_counted_with_the_sitter(form: str) -> None:
    agreements = agreed({"four_player_form": form}, cut="right")
    assert begun(agreements, 4, 3).cutter == 2
    assert (2 in active_seats(agreements, 4, 3)) == (form == "opposite_out")


@pytest.mark.parametrize("lifted", [-1, 0, 24, 1000])
def test_a_cut_lifts_one_and_leaves_one(lifted: int) -> None:
    with pytest.raises(DealingError) as refused:
        begun(agreed(cut="right")).cut(lifted)
    assert refused.value.code == "cut_out_of_range"
    assert refused.value.arguments == {"lifted": lifted, "lowest": 1, "highest": 23}


def test_without_a_cut_nothing_is_looked_at() -> None:
    for nine in RITUAL_VALUES["bottom_nine"]:
        ritual = begun(looking(cut="off", bottom_nine=nine, bottom_jack="reshuffle"))
        assert ritual.needs == "deal"


@pytest.mark.parametrize("look", ["bottom", "top"])
@pytest.mark.parametrize("nine", FINING)
def test_third_nine_in_a_row_costs_the_fine(look: str, nine: str) -> None:
    ritual = begun(looking(bottom_look=look, bottom_nine=nine), 3, 2)
    for seen in range(3):
        assert (ritual.cutter, ritual.looks, ritual.fines) == (1, True, ())
        ritual = cut_to(ritual, CARDS[6 * seen + NINE])
        if nine == "reshuffle_fine_cutter":
            assert ritual.needs == "shuffle"
            ritual = ritual.shuffled(CARDS)
        assert ritual.needs == "cut"
    fined, fourth = (2, 0) if nine == "fine_dealer" else (1, 1)
    assert (ritual.cutter, ritual.looks, ritual.fines) == (fourth, False, ((fined, "cut"),))
    ritual = cut_to(ritual, CARDS[18 + NINE])
    assert ritual.needs == "deal"
    dealt = ritual.deal((21, 22, 23))
    assert [cut.seat for cut in dealt.cuts] == [1, 1, 1, fourth]
    assert dealt.fines == ((fined, "cut"),)
    replayed(ritual.agreements, 3, 2, dealt)


def test_a_nine_may_do_nothing() -> None:
    ritual = cut_to(begun(looking(bottom_jack="reshuffle")), NINE_CARD)
    assert ritual.needs == "deal"
    assert ritual.deck[-1] == NINE_CARD


@pytest.mark.parametrize(("cut", "dealer", "fourth"), [("right", 0, 1), ("left", 0, 2)])
def test_after_a_fined_dealer_the_next_player_cuts(cut: str, dealer: int, fourth: int) -> None:
    ritual = begun(looking(cut=cut, bottom_nine="fine_dealer"), 3, dealer)
    for _ in range(3):
        ritual = cut_to(ritual, NINE_CARD)
    assert ritual.cutter == fourth


@pytest.mark.parametrize("look", ["bottom", "top"])
def test_jack_into_the_middle(look: str) -> None:
    ritual = cut_to(begun(looking(bottom_look=look, bottom_jack="into_middle")), JACK_CARD)
    assert ritual.needs == "deal"
    assert ritual.deck.index(JACK_CARD) == 12
    others = [card for card in ritual.deck if card != JACK_CARD]
    start = others[0]
    assert others == [card for card in (*CARDS[start:], *CARDS[:start]) if card != JACK_CARD]


def test_jack_lets_the_dealer_cut_once() -> None:
    ritual = cut_to(begun(looking(bottom_jack="dealer_cuts", bottom_nine="fine_cutter")), JACK_CARD)
    assert (ritual.needs, ritual.cutter) == ("cut", 2)
    ritual = cut_to(ritual, CARDS[6 + JACK])
    dealt = ritual.deal((21, 22, 23))
    assert [cut.seat for cut in dealt.cuts] == [1, 2]
    assert dealt.fines == ()


def test_jack_brings_a_new_shuffle_and_cut() -> None:
    agreements = looking(bottom_jack="reshuffle", bottom_nine="fine_cutter")
    ritual = cut_to(cut_to(begun(agreements), NINE_CARD), NINE_CARD)
    ritual = cut_to(ritual, JACK_CARD)
    assert (ritual.needs, ritual.cutter, ritual.nines) == ("shuffle", 1, 0)
    ritual = ritual.shuffled(CARDS[::-1])
    assert ritual.needs == "cut"
    # The jack broke the row: two more nines cost nothing.
    ritual = cut_to(cut_to(cut_to(ritual, NINE_CARD), NINE_CARD), ACE_CARD)
    dealt = ritual.deal((21, 22, 23))
    assert dealt.fines == ()
    assert len(dealt.cuts) == 3


def test_jack_shuffled_unseen_is_neither_cut_nor_looked_at_again() -> None:
    ritual = cut_to(begun(looking(bottom_jack="shuffle_unseen", bottom_nine="fine_cutter")), JACK_CARD)
    assert (ritual.needs, ritual.cutter) == ("shuffle", None)
    assert ritual.shuffled((*CARDS[2:], NINE_CARD, JACK_CARD)).needs == "deal"


def test_a_jack_may_do_nothing() -> None:
    ritual = cut_to(begun(looking(bottom_nine="fine_cutter")), JACK_CARD)
    assert ritual.needs == "deal"
    assert ritual.deck[-1] == JACK_CARD


@pytest.mark.parametrize(("look", "place"), [("bottom", 23), ("top", 0)])
@pytest.mark.parametrize("rank", [NINE, JACK])
def test_swap_takes_nine_and_jack_away(look: str, place: int, rank: int) -> None:
    ritual = cut_to(begun(looking(bottom_look=look, bottom_nine="swap")), CARDS[rank])
    assert ritual.needs == "swap"
    there = {ritual.swapped(choice).deck[place] for choice in range(16)}
    assert there == {card for card in CARDS if card.rank not in (NINE, JACK)}
    for choice in range(16):
        after = ritual.swapped(choice)
        moved = [old for old, new in zip(ritual.deck, after.deck, strict=True) if old != new]
        assert len(moved) == 2
        assert after.needs == "deal"
    for choice in (-1, 16):
        with pytest.raises(DealingError, match="swap_out_of_range"):
            ritual.swapped(choice)


def test_swap_leaves_no_nine_or_jack_and_favours_no_other_card() -> None:
    """The bottom card, dealt last and so the dealer's, over many deals with fixed seeds."""
    agreements = looking(bottom_nine="swap")
    rng = random.Random(9)
    bottoms: Counter[Card] = Counter()
    places: Counter[int] = Counter()
    for _ in range(4000):
        stream = byte_stream(random_seed(rng))
        ritual = Ritual.begin(agreements, 3, 2, shuffle(random_seed(rng))).cut(1 + next(stream) % 23)
        if ritual.needs == "swap":
            ritual = ritual.swapped(next(stream) % 16)
        bottoms[ritual.deck[-1]] += 1
        places[ritual.deck.index(NINE_CARD)] += 1
    assert {card.rank for card in bottoms}.isdisjoint({NINE, JACK})
    assert len(bottoms) == 16
    assert all(abs(count - 250) < 6 * 250**0.5 for count in bottoms.values())
    assert all(abs(places[place] - 4000 / 23) < 6 * (4000 / 23) ** 0.5 for place in range(23))


def test_how_often_nines_and_jacks_lie_at_the_bottom() -> None:
    """Without any rule one card in three; a nine that is cut away comes back only after the third."""
    rng = random.Random(24)
    seeds = [random_seed(rng) for _ in range(2000)]
    plain, fining, reshuffling = (
        Counter(rank_given_last(agreements, seed) for seed in seeds)
        for agreements in (
            looking(talon_slots="not_first_last"),
            looking(talon_slots="not_first_last", bottom_nine="fine_cutter"),
            looking(talon_slots="not_first_last", bottom_jack="reshuffle"),
        )
    )
    assert 250 < plain[NINE] < 420
    assert 250 < plain[JACK] < 420
    assert fining[NINE] < 20
    assert fining[JACK] > 250
    assert reshuffling[JACK] == 0
    assert reshuffling[NINE] > 250


def rank_given_last(agreements: Agreements, seed: bytes) -> int:
    """The rank of the bottom card of the pack that a seed comes to, through the steps themselves."""
    rng = random.Random(seed)
    ritual = Ritual.begin(agreements, 3, 2, shuffle(seed))
    while ritual.needs != "deal":
        if ritual.needs == "shuffle":
            ritual = ritual.shuffled(shuffle(random_seed(rng)))
        ritual = ritual.cut(rng.randint(1, 23))
    return ritual.deck[-1].rank


def test_fines_are_as_rare_as_three_nines() -> None:
    agreements = looking(bottom_nine="reshuffle_fine_cutter")
    rng = random.Random(216)
    deals = [deal_from_seed(agreements, 3, 2, random_seed(rng)) for _ in range(6000)]
    fined = sum(deal.fines == ((1, "cut"),) for deal in deals)
    assert abs(fined - 6000 / 216) < 6 * (6000 / 216) ** 0.5
    assert all((deal.fines != ()) == (len(deal.cuts) == 4) for deal in deals)


@pytest.mark.parametrize("name", [name for name in RITUAL_VALUES if name != "exposed_card"])
def test_each_value_makes_a_difference(name: str) -> None:
    """Any two values of an agreement deal differently from some of the same seeds."""
    base = {"bottom_nine": "fine_cutter", "bottom_jack": "into_middle"}
    if name == "bottom_jack":
        base |= {"bottom_nine": "off"}
    previous = UnplayedDeal(1, (0b1111111 << 3, 0b1111111 << 10, 0b1111111 << 17), (0, 1, 2))
    rng = random.Random(5)
    seeds = [random_seed(rng) for _ in range(500)]
    outcomes = {
        tuple(
            deal_from_seed(looking(**base | {name: value}), players, 0, seed, previous)
            for seed in seeds
            for players in (2, 3)
        )
        for value in RITUAL_VALUES[name]
    }
    assert len(outcomes) == len(RITUAL_VALUES[name])


@pytest.mark.parametrize("deck", [(), CARDS[:23], (*CARDS[:23], CARDS[0]), (*CARDS, CARDS[0])])
def test_a_deck_is_the_whole_pack(deck: tuple[Card, ...]) -> None:
    with pytest.raises(DealingError) as refused:
        Ritual.begin(DEFAULT, 3, 0, deck)
    assert refused.value.code == "deck_not_a_pack"
    waiting = cut_to(begun(looking(bottom_jack="reshuffle")), JACK_CARD)
    with pytest.raises(DealingError, match="deck_not_a_pack"):
        waiting.shuffled(deck)


def test_steps_out_of_turn_are_refused() -> None:
    cutting = begun(agreed(cut="right"))
    dealing = begun(DEFAULT)
    for wrong in (
        lambda: cutting.deal((3, 4, 5)),
        lambda: cutting.shuffled(CARDS),
        lambda: cutting.swapped(0),
        lambda: dealing.cut(5),
        lambda: dealing.shuffled(CARDS),
    ):
        with pytest.raises(DealingError) as refused:
            wrong()
        assert refused.value.code == "ritual_step"


def test_what_was_looked_at_is_not_handed_on() -> None:
    assert Dealt.__struct_fields__ == ("hands", "talons", "cuts", "fines")
