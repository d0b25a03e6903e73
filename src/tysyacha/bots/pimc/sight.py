"""From a view to what the kernel searches: the rules, the position, and worlds of hidden cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from time import perf_counter
from typing import Final, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from tysyacha.agreements import Agreements
from tysyacha.cards import card_points
from tysyacha.game import View
from tysyacha.game.table import ACES
from tysyacha.kernel import Batch, PlayRules, Position
from tysyacha.kernel.worlds import Worlds

Hands: TypeAlias = npt.NDArray[np.uint32]
"""A row a world, a column an active seat in playing order."""

Values = TypeVar("Values")

TABLE_BYTES: Final = 1 << 20
_PACK: Final = 120
_HALF_POINTS: Final = np.array([card_points(cards) for cards in range(1 << 12)])
"""The card points of twelve cards; two suits have as many as the other two."""


@lru_cache(maxsize=64)
def rules_of(agreements: Agreements, players: int) -> PlayRules:
    """The rules of card play of one table."""
    return PlayRules.from_agreements(agreements, players)


@lru_cache(maxsize=8)
def batch_of(rules: PlayRules) -> Batch:
    """A solver of positions, its table kept warm from one decision to the next."""
    return Batch(rules, threads=1, table_bytes=TABLE_BYTES)


def place_of(view: View, seat: int) -> int:
    """The number of a seat among the active ones, as the kernel counts them."""
    return view.active.index(seat)


def first_leader(view: View, declarer: int) -> int:
    """Who leads to the first trick of this declarer (`play.first_lead`)."""
    form = view.agreements.play.first_lead
    return {"declarer": declarer, "first_hand": view.first_hand, "dealer": view.dealer}[form]


def position_of(view: View, hands: Hands, worlds: Worlds | None = None) -> Position:
    """The position of card play in the first world; the hands of the others differ from world to world.

    Where cards laid aside or a second talon count and are hidden, their mean over the worlds stands for them.
    """
    rules = rules_of(view.agreements, view.players)
    assert view.declarer is not None
    taken_up = max_points(hands) + sum([each.points for each in view.trick])
    declared = [each for each in view.announced if each.suit is not None]
    # Four aces that count by themselves are declared by nobody: they bind no lead and set no trumps.
    said = rules.aces_when != "automatic"
    aces = next((each for each in view.announced if said and each.what == "aces"), None)
    taken = [view.captured[seat] + view.declared[seat] for seat in view.active]
    aside, to_declarer = _laid_by(view, rules, worlds)
    taken[place_of(view, view.declarer)] += to_declarer
    queens = 0
    for each in declared:
        assert each.suit is not None
        queens |= 1 << each.suit
    leader = view.leader if view.leader is not None else view.to_act
    assert leader is not None
    return Position(
        [int(each) for each in hands[0]],
        declarer=place_of(view, view.declarer),
        leader=place_of(view, leader),
        trick=view.trick,
        trump=view.trump,
        trump_owner=None if view.trump_by is None else place_of(view, view.trump_by),
        pending_trump=view.next_trump,
        queens_used=queens,
        aces_owner=None if aces is None else place_of(view, aces.seat),
        next_ace=aces is not None
        and rules.aces_trump == "next_ace"
        and not _ace_led(view, aces.seat, aces.trick),
        automatic_aces=_waiting(view, rules),
        first_trick=not view.tricks,
        taken=taken,
        aside=max(min(aside, _PACK - taken_up), 0),
    )


def max_points(hands: Hands) -> int:
    """The most card points that all hands of a world have together."""
    together = np.bitwise_or.reduce(hands, axis=1)
    return int((_HALF_POINTS[together & 0xFFF] + _HALF_POINTS[together >> 12]).max())


def _ace_led(view: View, seat: int, since: int) -> bool:
    """Whether who declared four aces has led another since, which set trumps."""
    led = [(each.leader, each.cards[0]) for each in view.tricks]
    if view.trick and view.leader is not None:
        led.append((view.leader, view.trick[0]))
    return any(leader == seat and card % 6 == 5 for leader, card in led[since + 1 :])


def _waiting(view: View, rules: PlayRules) -> int | None:
    """The own seat where its four aces still wait for a trick to count; others' are not known."""
    if not rules.aces or rules.aces_when != "automatic" or view.seat is None or view.tricks:
        return None
    held = int(view.hand or 0)
    for number, card in enumerate(view.trick):
        assert view.leader is not None
        if view.active[(place_of(view, view.leader) + number) % len(view.active)] == view.seat:
            held |= 1 << card
    return place_of(view, view.seat) if held & ACES == ACES else None


def _laid_by(view: View, rules: PlayRules, worlds: Worlds | None) -> tuple[int, int]:
    """Points that go with the last trick, and those laid aside that are the declarer's (two players)."""
    if view.players != 2:
        return 0, 0
    aside = declarers = 0.0
    own = [each for each in view.discards if each is not None]
    if own:
        cards = sum(1 << each for each in own)
        aside += rules.with_last_trick(0, cards)
        declarers += rules.with_the_declarer(cards)
    if worlds is not None and len(worlds):
        for at, holder in enumerate(worlds.holders):
            if holder.place == "hand":
                continue
            mean = float(np.mean([card_points(int(each)) for each in worlds.masks[:64, at]]))
            if (holder.place == "talon" and rules.second_talon_counts) or (
                holder.place == "aside" and rules.discard_score == "last_trick"
            ):
                aside += mean
            elif holder.place == "aside" and rules.discard_score == "declarer":
                declarers += mean
    return round(aside), round(declarers)


_KEPT: Final = 0.1
"""This part of the time is kept for a world that takes longer than those before it."""
_AFTER: Final = 0.006
"""Seconds kept beside it for what follows the search, which takes as long however short the time is."""
_MOST_KEPT: Final = 0.4


class Clock:
    """Tells how many more worlds fit into the time that is left; it runs from when it is made."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._begun = perf_counter()
        self._last = 0.0
        self._done = 0

    def until(self, share: float) -> Clock:
        """A clock for the first part of the time."""
        found = Clock(None if self._seconds is None else self._seconds * share)
        found._begun = self._begun
        return found

    @property
    def limited(self) -> bool:
        return self._seconds is not None

    def room(self) -> float:
        """The seconds that are left, a little kept for what follows."""
        if self._seconds is None:
            return float("inf")
        kept = min(_KEPT * self._seconds + _AFTER, _MOST_KEPT * self._seconds)
        return self._begun + self._seconds - kept - perf_counter()

    def next_part(self, left: int) -> int:
        """How many of the ``left`` worlds to look at next; all without a limit, 0 when the time is up.

        Never more than there were already, since one world may take far longer than another.
        """
        if self._seconds is None or not left:
            return left
        if not self._done:
            return min(left, 2)
        room = self.room()
        return min(left, self._done, int(room / self._last / 2)) if room > 2 * self._last else 0

    def note(self, worlds: int, seconds: float) -> None:
        """So many worlds took so long."""
        self._done += worlds
        self._last = max(seconds / worlds, self._last / 2, 1e-7)


def in_parts(count: int, clock: Clock, solve: Callable[[slice], Values]) -> list[Values]:
    """What ``solve`` finds for the first worlds of ``count``, a part at a time, as many as there is time for, and
    two at least."""
    own = clock.until(1.0)
    parts: list[Values] = []
    done = 0
    while part := own.next_part(count - done):
        begun = perf_counter()
        parts.append(solve(slice(done, done + part)))
        own.note(part, perf_counter() - begun)
        done += part
    return parts
