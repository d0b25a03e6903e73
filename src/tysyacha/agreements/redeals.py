"""How often a table will have grounds for a redeal."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from tysyacha.agreements.model import Agreements


class RedealChances(NamedTuple):
    """In how many of 100 deals there are grounds for a redeal, over all possible deals.

    ``hands``: some dealt hand has grounds, or with two players a talon is too rich. ``talon``: the talon that is
    taken has, whoever takes it. ``either``: one or the other.
    """

    hands: float
    talon: float
    either: float


class _Share(NamedTuple):
    """One row of `redeal_odds.json`: what decides about redeals, and the share of deals in units of 10**-9."""

    hand_points: int
    hand_nines: int
    hand_jacks: int
    talon_points: int
    talon_nines: int
    talon_jacks: int
    richest: int
    share: int


def redeal_chance(agreements: Agreements, players: int) -> float | None:
    """In how many of 100 deals there are grounds for a redeal; None where the agreements know no redeal.

    Counted exactly from the cards as dealt: what `redeal.deadline` first_lead adds by nines and jacks that come
    with a given card is not in it, and a talon counts even where only a forced declarer may ask
    (`redeal.talon_scope`). So it is told as "about".
    """
    chances = redeal_chances(agreements, players)
    return None if chances is None else chances.either


def redeal_chances(agreements: Agreements, players: int) -> RedealChances | None:
    """`redeal_chance`, with hands and talon apart."""
    if not _any_ground(agreements, players):
        return None
    hands = talon = either = 0
    for row in _shares(_form(agreements, players)):
        by_hand = _hand_has_grounds(agreements, players, row)
        by_talon = _talon_has_grounds(agreements, row)
        hands += row.share if by_hand else 0
        talon += row.share if by_talon else 0
        either += row.share if by_hand or by_talon else 0
    return RedealChances(hands / 1e7, talon / 1e7, either / 1e7)


def _any_ground(agreements: Agreements, players: int) -> bool:
    redeal = agreements.redeal
    grounds = (
        redeal.hand_below, redeal.hand_nines, redeal.hand_jacks,
        redeal.talon_below, redeal.talon_nines, redeal.talon_jacks,
    )  # fmt: skip
    too_rich = players == 2 and redeal.rich_talon is not None
    return too_rich or any(ground is not None for ground in grounds)


def _form(agreements: Agreements, players: int) -> str:
    return agreements.table.two_player_form if players == 2 else "three_hands"


def _hand_has_grounds(agreements: Agreements, players: int, row: _Share) -> bool:
    redeal = agreements.redeal
    return (
        (redeal.hand_below is not None and row.hand_points < redeal.hand_below)
        or (redeal.hand_nines is not None and row.hand_nines >= redeal.hand_nines)
        or (redeal.hand_jacks is not None and row.hand_jacks >= redeal.hand_jacks)
        or (players == 2 and redeal.rich_talon is not None and bool(row.richest))
    )


def _talon_has_grounds(agreements: Agreements, row: _Share) -> bool:
    redeal = agreements.redeal
    return (
        (redeal.talon_below is not None and row.talon_points < redeal.talon_below)
        or (redeal.talon_nines is not None and row.talon_nines >= redeal.talon_nines)
        or (redeal.talon_jacks is not None and row.talon_jacks >= redeal.talon_jacks)
    )


@cache
def _shares(form: str) -> list[_Share]:
    from importlib import resources  # only who asks pays for its slow import

    text = resources.files("tysyacha.agreements").joinpath("redeal_odds.json").read_bytes()
    tables = msgspec.json.decode(text, type=dict[str, list[list[int]]])
    return [_Share(*row) for row in tables[form]]
