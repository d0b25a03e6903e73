"""The cuts that a record tells, and the fines. Dealer 2 of three: seat 1 cuts from the right, 0 from the left."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from tysyacha.agreements import Agreements
from tysyacha.agreements.groups import Ritual as RitualGroup
from tysyacha.errors import IllegalAction
from tysyacha.game.actions import Cut
from tysyacha.game.dealing import (
    check_cut,
    dealer_after_exposed_card,
    fine_amount,
)
from tysyacha.game.dealing.cuts import cutters_after

DEFAULT = Agreements()
RITUAL_VALUES = {field.name: get_args(field.type) for field in msgspec.structs.fields(RitualGroup)}
FINING = ["fine_cutter", "reshuffle_fine_cutter", "fine_dealer"]


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


def seats_after(agreements: Agreements, *seats: int, players: int = 3, dealer: int = 2) -> tuple[int, ...]:
    return cutters_after(agreements, players, dealer, tuple(Cut(seat, 7) for seat in seats))


def refusal(agreements: Agreements, before: tuple[int, ...], cut: Cut) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        check_cut(agreements, 3, 2, tuple(Cut(seat, 7) for seat in before), cut)
    assert refused.value.arguments["legal"] == ()
    return refused.value


def test_cut_that_was_not_agreed() -> None:
    assert refusal(DEFAULT, (), Cut(1, 7)).code == "cut_not_agreed"


@pytest.mark.parametrize("lifted", [0, 24])
def test_cut_out_of_range(lifted: int) -> None:
    assert refusal(agreed(cut="right"), (), Cut(1, lifted)).code == "cut_out_of_range"


def test_cut_by_the_wrong_seat() -> None:
    refused = refusal(agreed(cut="right"), (), Cut(0, 7))
    assert refused.code == "cut_wrong_seat"
    assert refused.arguments["cutters"] == (1,)
    assert check_cut(agreed(cut="left"), 3, 2, (), Cut(0, 7)) is None


@pytest.mark.parametrize(
    "agreements",
    [
        agreed(cut="right"),
        looking(),
        looking(bottom_nine="swap", bottom_jack="reshuffle"),
        looking(bottom_nine="swap", bottom_jack="dealer_cuts"),
        looking(bottom_jack="into_middle"),
        looking(bottom_jack="shuffle_unseen"),
        looking(bottom_look="off", bottom_nine="fine_cutter", bottom_jack="dealer_cuts"),
    ],
)
def test_one_cut_where_nothing_brings_another(agreements: Agreements) -> None:
    assert refusal(agreements, (1,), Cut(1, 7)).code == "cut_too_many"


@pytest.mark.parametrize("nine", FINING)
def test_four_cuts_mean_the_fine_and_no_more_follow(nine: str) -> None:
    agreements = looking(bottom_nine=nine)
    fined, fourth = (2, 0) if nine == "fine_dealer" else (1, 1)
    before = tuple(Cut(1, lifted) for lifted in (3, 9, 23))
    for number, cut in enumerate(before):
        assert check_cut(agreements, 3, 2, before[:number], cut) is None
    assert check_cut(agreements, 3, 2, before, Cut(fourth, 1)) == fined
    assert refusal(agreements, (1, 1, 1), Cut(2, 7)).code == "cut_wrong_seat"
    assert refusal(agreements, (1, 1, 1, fourth), Cut(1, 7)).code == "cut_too_many"


@pytest.mark.parametrize("nine", FINING)
def test_the_dealers_cut_is_the_last_and_brings_no_fine(nine: str) -> None:
    agreements = looking(bottom_nine=nine, bottom_jack="dealer_cuts")
    assert seats_after(agreements) == (1,)
    assert seats_after(agreements, 1, 1) == (1, 2)
    fourth = 0 if nine == "fine_dealer" else 1
    assert seats_after(agreements, 1, 1, 1) == (fourth, 2)
    assert check_cut(agreements, 3, 2, (Cut(1, 7),) * 3, Cut(2, 7)) is None
    assert seats_after(agreements, 1, 1, 1, fourth) == ()
    assert seats_after(agreements, 1, 2) == ()
    assert seats_after(looking(bottom_jack="dealer_cuts"), 1) == (2,)


def test_cuts_after_a_jack_that_was_shuffled_away() -> None:
    assert seats_after(looking(bottom_jack="reshuffle"), *[1] * 9) == (1,)
    fining = looking(bottom_jack="reshuffle", bottom_nine="fine_cutter")
    assert check_cut(fining, 3, 2, (Cut(1, 7),) * 3, Cut(1, 7)) == 1
    assert seats_after(fining, 1, 1, 1, 1) == ()


def test_with_two_players_the_opponent_cuts_even_after_a_fined_dealer() -> None:
    agreements = looking(bottom_nine="fine_dealer", bottom_jack="dealer_cuts")
    assert seats_after(agreements, 0, 0, 0, players=2, dealer=1) == (0, 1)
    assert check_cut(agreements, 2, 1, (Cut(0, 7),) * 3, Cut(0, 7)) == 1
    assert check_cut(agreements, 2, 1, (Cut(0, 7),) * 3, Cut(1, 7)) is None


@pytest.mark.parametrize(
    ("value", "fine", "next_dealer"),
    [
        ("off", 0, 2),
        ("fine_next_deals", 150, 0),
        ("same_deals_again", 0, 2),
        ("next_deals", 0, 0),
        ("fine_20", 20, 2),
    ],
)
def test_card_turned_up(value: str, fine: int, next_dealer: int) -> None:
    agreements = msgspec.structs.replace(
        agreed(exposed_card=value), scoring=msgspec.structs.replace(DEFAULT.scoring, fine=150)
    )
    assert fine_amount(agreements, "exposed_card") == fine
    assert dealer_after_exposed_card(agreements, 3, 2) == next_dealer


def test_fine_for_cutting_only_where_a_nine_is_fined() -> None:
    for nine in RITUAL_VALUES["bottom_nine"]:
        assert fine_amount(looking(bottom_nine=nine), "cut") == (120 if nine in FINING else 0)
        assert fine_amount(looking(bottom_nine=nine, bottom_look="off"), "cut") == 0
        assert fine_amount(looking(bottom_nine=nine, cut="off"), "cut") == 0
