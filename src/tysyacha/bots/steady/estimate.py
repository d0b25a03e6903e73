"""How many points a hand brings its declarer on the mean, and how likely it brings as many as were promised.

The estimate is a sum over what a player counts on his fingers. What each thing is worth was fitted by least
squares to deals that this very player declared and defended: hands as dealt (the talon still to come) and hands
after giving, for three at a table (four play as three) and for two.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tysyacha.cards import KING, QUEEN, RANK_CARDS
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

_WEIGHTS: Final[dict[tuple[str, int], tuple[float, ...]]] = {
    ("dealt", 3): (25.0, 14.0, 8.0, 6.0, 3.0, 2.0, 5.0, 85.0, 70.0, -25.0, 8.0, 8.0, 5.0, 15.0, 60.0),
    ("given", 3): (10.0, 16.0, 10.0, 6.0, 3.0, 3.0, 6.0, 95.0, 80.0, -35.0, 8.0, 8.0, 5.0, 0.0, 80.0),
    ("dealt", 2): (25.0, 14.0, 8.0, 6.0, 3.0, 2.0, 5.0, 85.0, 70.0, -25.0, 8.0, 8.0, 5.0, 15.0, 60.0),
    ("given", 2): (10.0, 16.0, 10.0, 6.0, 3.0, 3.0, 6.0, 95.0, 80.0, -35.0, 8.0, 8.0, 5.0, 0.0, 80.0),
}
_SPREAD: Final = {("dealt", 3): 36.0, ("given", 3): 24.0, ("dealt", 2): 36.0, ("given", 2): 24.0}
"""The standard deviation of what came about the estimate."""


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


def points(hand: int, table: Table, when: str) -> float:
    """The points a declarer with this hand takes and declares on the mean; ``when`` is ``dealt`` or ``given``."""
    weights = _WEIGHTS[when, min(table.players, 3)]
    return sum([weight * each for weight, each in zip(weights, count(hand, table), strict=True)])


def likely(expected: float, promised: int, table: Table, when: str) -> float:
    """How likely at least ``promised`` points come where ``expected`` come on the mean."""
    spread = _SPREAD[when, min(table.players, 3)]
    return 1.0 / (1.0 + exp(min(-1.702 * (expected - promised + 0.5) / spread, 500.0)))


def lone_partner(card: int) -> int:
    """The other card of the pair that a king or a queen belongs to, as a bit; 0 for other cards."""
    rank = card % 6
    if rank == KING:
        return 1 << card - 1
    return 1 << card + 1 if rank == QUEEN else 0
