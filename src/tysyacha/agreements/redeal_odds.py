"""Counts how often a deal gives grounds for a redeal, over every possible deal, and writes `redeal_odds.json`.

Run once with ``python -m tysyacha.agreements.redeal_odds``; the program reads only the file. Points, nines and jacks
depend on the ranks alone, so deals are counted by how many cards of each rank go where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import comb, prod
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

from tysyacha.cards import JACK, NINE, RANK_POINTS

Ranks: TypeAlias = tuple[int, ...]

# Hands and talons of each form of the table; four players are dealt like three.
FORMS = {
    "three_hands": ((7, 7, 7), (3,)),
    "two_talons_of_2": ((10, 10), (2, 2)),
    "two_talons_of_3": ((9, 9), (3, 3)),
}

# Beyond these nothing can be agreed on, so larger numbers are counted together.
MOST_HAND_POINTS = 20
MOST_TALON_POINTS = 10


class Grounds(NamedTuple):
    """What decides about redeals in a deal; the hands' poorest, and the talon that is taken (the first).

    ``hand_points`` is capped at 20, ``talon_points`` at 10; ``richest`` tells that a talon has more than 20.
    """

    hand_points: int
    hand_nines: int
    hand_jacks: int
    talon_points: int
    talon_nines: int
    talon_jacks: int
    richest: bool


def count(form: str) -> dict[Grounds, Fraction]:
    """The share of all deals of a form that has each combination of grounds; the shares sum to 1."""
    hand_sizes, talon_sizes = FORMS[form]
    found: Counter[Grounds] = Counter()
    for parts, ways in _deals(talon_sizes + hand_sizes[:-1], (4,) * 6):
        talons, hands = parts[: len(talon_sizes)], parts[len(talon_sizes) :]
        found[_grounds(talons, hands)] += ways
    total = sum(found.values())
    return {grounds: Fraction(ways, total) for grounds, ways in found.items()}


def _deals(sizes: tuple[int, ...], left: Ranks) -> Iterator[tuple[tuple[Ranks, ...], int]]:
    """Every way to give parts of these sizes, and the last hand what is left, with the number of its deals."""
    if not sizes:
        yield (left,), 1
        return
    for part in _parts(sizes[0], left):
        ways = prod(map(comb, left, part))
        for others, more in _deals(sizes[1:], tuple(a - b for a, b in zip(left, part, strict=True))):
            yield (part, *others), ways * more


def _parts(size: int, left: Ranks) -> list[Ranks]:
    choices = product(*(range(min(most, size) + 1) for most in left))
    return [part for part in choices if sum(part) == size]


def _grounds(talons: tuple[Ranks, ...], hands: tuple[Ranks, ...]) -> Grounds:
    taken = talons[0]
    return Grounds(
        hand_points=min(MOST_HAND_POINTS, *map(_points, hands)),
        hand_nines=max(hand[NINE] for hand in hands),
        hand_jacks=max(hand[JACK] for hand in hands),
        talon_points=min(MOST_TALON_POINTS, _points(taken)),
        talon_nines=taken[NINE],
        talon_jacks=taken[JACK],
        richest=len(talons) == 2 and max(map(_points, talons)) > 20,
    )


def _points(part: Ranks) -> int:
    return sum(number * points for number, points in zip(part, RANK_POINTS, strict=True))


def _coarse(grounds: Grounds) -> Grounds:
    """Only what agreements tell apart: 3 or 4 nines and 4 jacks in a hand, 2 nines or 3 jacks in a talon."""
    return grounds._replace(
        hand_points=max(grounds.hand_points, 9),
        hand_nines=grounds.hand_nines if grounds.hand_nines >= 3 else 0,
        hand_jacks=4 if grounds.hand_jacks == 4 else 0,
        talon_points=max(grounds.talon_points, 2),
        talon_nines=2 if grounds.talon_nines >= 2 else 0,
        talon_jacks=3 if grounds.talon_jacks >= 3 else 0,
    )


def table(form: str) -> list[list[int]]:
    """The counts as rows: the grounds, then their share in units of 10**-9."""
    coarse: Counter[Grounds] = Counter()
    for grounds, share in count(form).items():
        coarse[_coarse(grounds)] += share  # type: ignore[assignment]  # a Counter adds fractions as well
    return [[*map(int, grounds), round(share * 10**9)] for grounds, share in sorted(coarse.items())]


def main() -> None:
    """Write the file beside this module."""
    tables = {form: table(form) for form in FORMS}
    path = Path(__file__).with_name("redeal_odds.json")
    path.write_bytes(msgspec.json.encode(tables).replace(b"],[", b"],\n[") + b"\n")


if __name__ == "__main__":
    main()
