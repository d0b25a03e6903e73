"""What a seat may believe: every arrangement of the hidden cards that the public facts allow.

`Facts` are plain: who holds how many hidden cards, which cards each may hold, and conditions on whole sets of
cards. `Beliefs` counts, lists and draws the worlds that fit them. A world gives each holder its hidden cards.

>>> from tysyacha.cards import PACK, CardSet
>>> own = CardSet.parse("AS TS KS QS AH TH KH")
>>> hidden = PACK & ~own
>>> others = [Holder("hand", 1, 7, hidden), Holder("hand", 2, 7, hidden), Holder("talon", 0, 3, hidden)]
>>> Beliefs(Facts(hidden, tuple(others))).count()
2333760
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from tysyacha.cards import PACK, PACK_POINTS, PACK_SIZE
from tysyacha.kernel import _native
from tysyacha.kernel.numbers import seed_bits, whole
from tysyacha.kernel.worlds import MOST_DRAWN, Worlds

Place: TypeAlias = Literal["hand", "talon", "aside"]

MOST_ENUMERATED: Final = 1 << 26
"""So many worlds are listed or counted one by one at most; more are only drawn."""

ALL_PATTERNS: Final = (1 << 32) - 1


class Condition(msgspec.Struct, frozen=True, gc=False):
    """What is known of one set of cards as a whole.

    Its card points lie from ``points_low`` to ``points_high``, it has fewer nines, jacks and aces than the
    numbers say, and bit p of ``patterns`` is set where it may have the pattern p: bits 0 to 3 of p are the suits
    whose king and queen it holds, bit 4 says that it has all four aces.
    """

    points_low: int = 0
    points_high: int = PACK_POINTS
    nines_below: int = 5
    jacks_below: int = 5
    aces_below: int = 5
    patterns: int = ALL_PATTERNS


NOTHING_KNOWN: Final = Condition()


class Holder(msgspec.Struct, frozen=True, gc=False):
    """A place with hidden cards: the hand of seat ``number``, the talon ``number``, or the cards laid aside.

    ``size`` of its cards are hidden; those ``may`` be there. ``fixed`` are known to be there or to have been
    played from there since the first lead, and ``gone`` the ones of them that are no longer there. ``now`` is a
    condition on the hidden and fixed cards together, ``dealt`` on the hand as it was dealt.
    """

    place: Place
    number: int
    size: int
    may: int
    fixed: int = 0
    gone: int = 0
    now: Condition = NOTHING_KNOWN
    dealt: Condition = NOTHING_KNOWN


class Given(msgspec.Struct, frozen=True, gc=False):
    """A card that the declarer gave.

    ``holder`` is its receiver's place among the holders, None where the receiver's cards are all known;
    ``card`` is the set of that one card, 0 where it is not known; ``late`` tells whether it came after the raise.
    """

    holder: int | None
    card: int = 0
    late: bool = False


class Parting(msgspec.Struct, frozen=True, gc=False):
    """How the declarer's hand came about, once he has taken a talon.

    ``declarer`` and ``aside`` are places among the holders, None where those cards are all known. ``talon`` is
    what he took, 0 where it was not shown; ``aside_late`` cards were laid aside after the raise. ``taken`` is a
    condition on the talon, ``raised`` on the declarer's hand when he raised.
    """

    declarer: int | None
    talon: int
    talon_size: int
    given: tuple[Given, ...] = ()
    aside: int | None = None
    aside_late: int = 0
    taken: Condition = NOTHING_KNOWN
    raised: Condition = NOTHING_KNOWN


class Facts(msgspec.Struct, frozen=True, gc=False):
    """All that is known about ``hidden`` cards: 1 to 5 holders whose sizes add up to their number."""

    hidden: int
    holders: tuple[Holder, ...]
    parting: Parting | None = None


class Beliefs:
    """The worlds that fit some facts. Facts that cannot be raise ValueError with a sentence."""

    __slots__ = ("_listed", "_native", "facts")

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        for each in facts.holders:
            whole(each.size, 0, PACK_SIZE, "The number of hidden cards of a holder")
            for name in ("may", "fixed", "gone"):
                whole(getattr(each, name), 0, PACK, f"The set of cards {name!r} of a holder")
        whole(facts.hidden, 0, PACK, "The set of hidden cards")
        holders = [
            (each.size, each.may, each.fixed, _parts(each.now), _parts(each.dealt)) for each in facts.holders
        ]
        self._native = _native.Beliefs(facts.hidden, holders, _parting(facts.parting))
        self._listed: Worlds | None = None

    def open_count(self) -> int:
        """How many worlds the facts about single cards leave, conditions on whole hands aside."""
        return self._native.open_count()

    def count(self) -> int:
        """The exact number of worlds.

        Without conditions it is worked out, with them the worlds are gone through. Raises ValueError where those
        are more than MOST_ENUMERATED.
        """
        return self._native.count()

    def allows(self, masks: Sequence[int]) -> bool:
        """Whether these sets of hidden cards, one a holder, are one of the worlds."""
        return self._native.allows([whole(each, 0, PACK, "A set of cards") for each in masks])

    def worlds(self) -> Worlds:
        """All worlds, each of weight 1. Raises ValueError where there are more than MOST_ENUMERATED."""
        if self._listed is None:
            self._listed = Worlds(self.facts.holders, self._native.worlds())
        return self._listed

    def sample(self, n: int, seed: int) -> Worlds:
        """``n`` worlds, each drawn with the same chance from all; the same seed draws the same.

        Raises ValueError where no world fits, or where those that do are too rare to be found.
        """
        n = whole(n, 0, MOST_DRAWN, "The number of worlds to draw")
        return Worlds(self.facts.holders, self._native.sample(n, seed_bits(seed)))

    def some(self, most: int, seed: int) -> Worlds:
        """All worlds if there are at most ``most`` of them, otherwise so many drawn ones."""
        if self.open_count() <= max(most, _LISTED_ANYWAY):
            listed = self.worlds()
            if len(listed) <= most:
                return listed
        return self.sample(most, seed)


_LISTED_ANYWAY: Final = 16_384
"""Listing so many worlds takes less than a millisecond."""

_Parts: TypeAlias = tuple[int, int, int, int, int, int]


def _parts(condition: Condition) -> _Parts:
    return (
        whole(condition.points_low, 0, 1000, "The lowest card points of a condition"),
        whole(condition.points_high, 0, 1000, "The highest card points of a condition"),
        whole(condition.nines_below, 0, 5, "The limit of nines"),
        whole(condition.jacks_below, 0, 5, "The limit of jacks"),
        whole(condition.aces_below, 0, 5, "The limit of aces"),
        whole(condition.patterns, 0, ALL_PATTERNS, "The set of patterns"),
    )


def _parting(parting: Parting | None) -> tuple[object, ...]:
    if parting is None:
        return (False, -1, 0, 0, [], -1, 0, _parts(NOTHING_KNOWN), _parts(NOTHING_KNOWN))
    return (
        True,
        _place(parting.declarer),
        whole(parting.talon, 0, PACK, "The talon"),
        whole(parting.talon_size, 1, 4, "The number of cards in the talon"),
        [
            (_place(each.holder), whole(each.card, 0, PACK, "A given card"), each.late)
            for each in parting.given
        ],
        _place(parting.aside),
        whole(parting.aside_late, 0, 2, "The number of cards laid aside late"),
        _parts(parting.taken),
        _parts(parting.raised),
    )


def _place(holder: int | None) -> int:
    return -1 if holder is None else whole(holder, 0, 4, "The place of a holder")
