"""How many points a hand brings its declarer on the mean, and how likely it brings as many as were promised.

The estimate is a sum over what a player counts on his fingers. What each thing is worth was fitted by least
squares to deals that this very player declared and defended: hands as dealt (the talon still to come) and hands
after giving, for three at a table (four play as three) and for two, apart where another leads to the first trick
(`play.first_lead`): there aces are worth twice as much, and a marriage a third.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from tysyacha.cards import KING, QUEEN, RANK_CARDS
from tysyacha.game import View
from tysyacha.game.table import Table

_ACES, _NINES = RANK_CARDS[5], RANK_CARDS[0]

FEATURES: Final = (
    "base",
    "ace",
    "ten_with_ace",
    "ten_guarded",
    "ten_bare",
    "king_behind_honour",
    "long_suit_card",
    "marriage",
    "further_marriage",
    "marriage_without_ace",
    "trump_beyond_two",
    "trump_ace",
    "trump_ten",
    "half_pair",
    "aces_or_nines",
)
"""What is counted; marriages, half pairs and sets by their value in hundreds, the rest by number."""
_MARRIAGE: Final = FEATURES.index("marriage")

_WEIGHTS: Final[dict[tuple[str, int, bool], tuple[float, ...]]] = {
    ("dealt", 3, True): (42.6, 15.7, 13.5, 1.6, 3.4, 3.7, 6.8, 93.5, 63.9, -44.0, 1.9, 6.4, 0.4, 9.1, 90.0),
    ("given", 3, True): (10.1, 16.8, 16.6, 0.8, -3.9, 1.7, 10.9, 108.0, 65.8, -97.1, 1.5, 4.9, 0.8, -3.4, 90.0),
    ("dealt", 2, True): (34.6, 13.4, 10.8, 6.1, 1.7, -0.2, 8.7, 93.4, 75.4, -31.2, -1.5, 6.7, 3.7, 13.1, 90.0),
    ("given", 2, True): (15.0, 12.2, 14.1, 4.1, -0.9, 0.7, 9.0, 103.9, 71.6, -64.1, 0.7, 5.6, -0.1, -0.9, 90.0),
    ("dealt", 3, False): (5.1, 32.6, -1.9, 12.1, 1.9, -3.6, -8.5, 31.6, 30.7, -25.5, 3.1, -14.5, -0.1, 4.0, 60.0),
    ("given", 3, False): (-36.1, 42.7, -3.7, 20.2, 4.0, -3.2, -5.6, 38.2, -6.0, -6.1, 3.3, -9.9, -2.3, -1.8, 60.0),
    ("dealt", 2, False): (3.4, 30.2, 0.4, 15.9, -1.9, -0.8, -5.7, 54.5, 16.4, -13.8, 4.0, -1.5, 0.5, 7.1, 60.0),
    ("given", 2, False): (-26.8, 40.1, 0.5, 27.2, -6.3, -1.6, -8.9, 62.9, 2.7, -14.0, 6.5, -5.1, -1.1, -3.0, 60.0),
}  # fmt: skip
"""By stage, number of players, and whether the declarer leads to the first trick."""
_SPREAD: Final = {
    ("dealt", False, True): 55.0,
    ("dealt", True, True): 40.0,
    ("given", False, True): 18.0,
    ("given", True, True): 26.0,
    ("dealt", False, False): 43.0,
    ("dealt", True, False): 62.0,
    ("given", False, False): 24.0,
    ("given", True, False): 56.0,
}
"""The standard deviation of what came about the estimate: by stage, with a marriage in the hand or without, and by
who leads."""


class Expectation(NamedTuple):
    """The points that a hand brings on the mean, and the standard deviation about them."""

    points: float
    spread: float


def count(hand: int, table: Table) -> list[float]:
    """What the hand has of each of `FEATURES`."""
    aces = (hand & _ACES).bit_count()
    with_ace = guarded = bare = kings = long = half = 0.0
    marriages = []
    for suit in range(4):
        cards = hand >> 6 * suit & 0x3F
        if not cards:
            continue
        length = cards.bit_count()
        long += max(length - 3, 0)
        ace, ten = cards >> 5 & 1, cards >> 4 & 1
        if ten:
            with_ace += ace
            guarded += not ace and length > 1
            bare += not ace and length == 1
        if cards >> 2 & 3 == 3:
            marriages.append((table.values[suit], suit, length, ace, ten))
        elif cards >> 2 & 3:
            half += table.values[suit] / 100
            kings += cards >> 3 & 1 and (ace or ten)
    marriage = further = entry = beyond = trump_ace = trump_ten = 0.0
    if marriages:
        value, _, length, ace, ten = max(marriages, key=lambda each: each[0] + 8 * each[2])
        marriage = value / 100
        further = sum(each[0] for each in marriages) / 100 - marriage
        entry = marriage + further if not aces else 0.0
        beyond, trump_ace, trump_ten = length - 2.0, float(ace), float(ten)
    sets = 0.0
    if table.aces is not None and aces == 4:
        sets += table.aces / 100
    if table.nines_in_contract is not None and hand & _NINES == _NINES:
        sets += table.nines_in_contract / 100
    return [
        1.0, aces, with_ace, guarded, bare, kings, long, marriage, further, entry, beyond, trump_ace, trump_ten,
        half, sets,
    ]  # fmt: skip


def expect(hand: int, table: Table, when: str, leads: bool = True) -> Expectation:
    """The points a declarer with this hand takes and declares.

    ``when`` is ``dealt`` or ``given``; ``leads`` is whether the declarer leads to the first trick.
    """
    counted = count(hand, table)
    weights = _WEIGHTS[when, min(table.players, 3), leads]
    points = sum([weight * each for weight, each in zip(weights, counted, strict=True)])
    return Expectation(points, _SPREAD[when, counted[_MARRIAGE] > 0, leads])


def likely(expected: Expectation, promised: int) -> float:
    """How likely at least ``promised`` points come; the logistic curve close to the normal one."""
    above = (expected.points - promised + 0.5) / expected.spread
    return 1.0 / (1.0 + exp(min(-1.702 * above, 500.0)))


def leads_first(view: View) -> bool:
    """Whether the seat, as declarer, would lead to the first trick (`play.first_lead`)."""
    form = view.agreements.play.first_lead
    return form == "declarer" or view.seat == (view.dealer if form == "dealer" else view.first_hand)


def lone_partner(card: int) -> int:
    """The other card of the pair that a king or a queen belongs to, as a bit; 0 for other cards."""
    rank = card % 6
    if rank == KING:
        return 1 << card - 1
    return 1 << card + 1 if rank == QUEEN else 0
