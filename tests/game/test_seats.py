"""Who sits where: active seats, the sitter, the first hand, the forced player."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tysyacha.agreements import Agreements
from tysyacha.game.seats import active_seats, first_hand, forced_or_first_hand, forced_player, sitter

FORMS = ["dealer_out", "opposite_out", "right_out"]
DEFAULT = Agreements()


def agreed(group: str, **values: Any) -> Agreements:
    """The default agreements with some values of one group changed."""
    return msgspec.structs.replace(
        DEFAULT, **{group: msgspec.structs.replace(getattr(DEFAULT, group), **values)}
    )


@pytest.mark.parametrize("players", [2, 3])
def test_all_take_part_from_the_dealers_left(players: int) -> None:
    for dealer in range(players):
        active = active_seats(DEFAULT, players, dealer)
        assert active == tuple((dealer + step) % players for step in range(1, players + 1))
        assert sitter(DEFAULT, players, dealer) is None
        assert active[-1] == dealer


@pytest.mark.parametrize(
    ("form", "out", "active"),
    [("dealer_out", 1, (2, 3, 0)), ("opposite_out", 3, (2, 0, 1)), ("right_out", 0, (2, 3, 1))],
)
def test_one_of_four_sits_out(form: str, out: int, active: tuple[int, ...]) -> None:
    agreements = agreed("table", four_player_form=form)
    assert sitter(agreements, 4, 1) == out
    assert active_seats(agreements, 4, 1) == active


@pytest.mark.parametrize("form", FORMS)
def test_four_seats_turn_with_the_dealer(form: str) -> None:
    agreements = agreed("table", four_player_form=form)
    for dealer in range(4):
        active = active_seats(agreements, 4, dealer)
        assert {*active, sitter(agreements, 4, dealer)} == {0, 1, 2, 3}
        turned = tuple((seat + 1) % 4 for seat in active)
        assert active_seats(agreements, 4, (dealer + 1) % 4) == turned
        assert first_hand(agreements, 4, dealer) == (dealer + 1) % 4


def test_first_hand_of_two_is_who_does_not_deal() -> None:
    assert [first_hand(DEFAULT, 2, dealer) for dealer in (0, 1)] == [1, 0]


@pytest.mark.parametrize(
    ("who", "forced", "stand_in"),
    [("first_hand", 0, 0), ("dealer", 2, 2), ("last_speaker", None, 0), ("nobody", None, 0)],
)
def test_forced_player_and_his_stand_in(who: str, forced: int | None, stand_in: int) -> None:
    agreements = agreed("auction", forced_player=who)
    assert forced_player(agreements, 3, 2) == forced
    assert forced_or_first_hand(agreements, 3, 2) == stand_in
