"""What a hand brings its declarer: points drawn over talons, hidden hands and the best that can be kept.

Points with open cards undervalue the declarer, since real defenders do not see his cards; `LIFT` and `SPREAD` say
by how much and how widely the points that are really played lie about them, as measured by
``python -m benchmarks.calibrate``.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

import msgspec
import numpy as np

from tysyacha.agreements import Agreements
from tysyacha.bots.facts import talon_size
from tysyacha.bots.pimc import keeping
from tysyacha.bots.pimc.sight import Clock, Hands, batch_of, first_leader, in_parts, place_of, rules_of
from tysyacha.bots.pimc.stakes import (
    Contract,
    Floats,
    conceded_outcome,
    likely,
    needed,
    outcome_of,
    worth,
)
from tysyacha.bots.steady.estimate import Expectation, expect
from tysyacha.bots.steady.estimate import likely as thumb_likely
from tysyacha.cards import CARDS, PACK
from tysyacha.game import View
from tysyacha.game.table import Table, table_of
from tysyacha.kernel import PlayRules, Position
from tysyacha.kernel.worlds import Worlds

LIFT: Final = {"dealt": 7.0, "given": 8.0}
SPREAD: Final = {"dealt": 17.0, "given": 10.0}
"""By stage: before the talon is known (beside the spread over talons), and with the cards that are kept."""

_DOUBT: Final = 12.0
_DOUBT_DEALT: Final = 24.0
_SURE: Final = 0.03
"""Points with open cards that vary by this much or more (standard deviation) are in full doubt; and the doubt that
is left where they do not vary at all, as a part of that."""
_NO_TRICK: Final = 4.0
"""Who is expected to fail with fewer points takes no trick."""
_TALONS: Final = 120
_SOLVED: Final = 24
"""So many worlds are solved to see how far the quick estimate is off at this table."""
_LED: Final = 12
"""So many deals are solved for a declarer whose hand is not known."""
_NO_HOPE: Final = 0.3
_OPPONENT_MARGIN: Final = 14.0
"""How far below his expectation an opponent is taken to raise."""


def dealt_spread(points: Floats) -> float:
    """How far what is played spreads about each talon's points: less for a hand that no talon makes much better."""
    return SPREAD["dealt"] * float(np.clip(points.std() / _DOUBT_DEALT, 0.3, 1.0))


class Ends(msgspec.Struct, frozen=True):
    """What the declarer's ends are worth to one seat, by contract: rows of ``contracts``."""

    contracts: tuple[int, ...]
    needs: Floats
    made: Floats
    failed: Floats

    def worth(self, points: Floats, spread: float) -> Floats:
        """Points x contracts."""
        chance = likely(points[:, None] - self.needs[None, :] + 0.5, spread)
        found: Floats = chance * self.made + (1.0 - chance) * self.failed
        return found


def played(values: Floats, weights: Floats) -> tuple[Floats, float]:
    """What is really played of the points with open cards, and how far it spreads about each of them.

    Where all worlds bring the same, nothing can go wrong and nothing more is to be had either.
    """
    mean = weights @ values
    doubt = float(np.clip(np.sqrt(weights @ (values - mean) ** 2) / _DOUBT, _SURE, 1.0))
    return values + LIFT["given"] * doubt, SPREAD["given"] * doubt


def ends_of(
    view: View, declarer: int, contracts: tuple[int, ...], seat: int, mean: float | None = None
) -> Ends:
    """The ends of these contracts in the standing of the view; ``mean`` points are expected, if that is known."""
    made, failed = [], []
    for points in contracts:
        contract = Contract(declarer, points, view.kind)
        need = needed(view, points)
        made.append(_end(view, contract, seat, float(need + 8)))
        failed.append(_end(view, contract, seat, max(min(need - 20.0, need if mean is None else mean), 0.0)))
    needs = np.array([float(needed(view, each)) for each in contracts])
    return Ends(contracts, needs, np.array(made), np.array(failed))


def _end(view: View, contract: Contract, seat: int, points: float) -> float:
    others = [each for each in view.active if each != contract.declarer]
    rest = max(120.0 - points, 50.0 if points < 90 else 30.0) / len(others)
    shares = dict.fromkeys(others, rest) | {contract.declarer: points}
    empty = frozenset([contract.declarer] if points < _NO_TRICK else [])
    return worth(view, seat, outcome_of(view, contract, shares, empty))


def conceding(view: View, contract: int, seat: int) -> float:
    """What it is worth that the declarer gives this contract up."""
    assert view.declarer is not None
    return worth(view, seat, conceded_outcome(view, Contract(view.declarer, contract, view.kind)))


def ladder(table: Table, low: int, high: int) -> tuple[int, ...]:
    """The contracts from ``low`` to ``high`` that are looked at: by steps, of five points at least."""
    step = table.step * max(1, -(-5 // table.step))
    return tuple(sorted({low, *range(-(-low // step) * step, high + 1, step)}))


class Deals:
    """Sampled deals seen from one seat before the talon is taken; its own hand may be unseen as well."""

    def __init__(self, view: View, hands: Hands, talon: Hands, weights: Floats, clock: Clock) -> None:
        self.view = view
        self.clock = clock
        self.table = table_of(view.agreements, view.players)
        self.rules = rules_of(view.agreements, view.players)
        self.weights = weights / weights.sum()
        self.talon = talon
        self.hands = hands

    @classmethod
    def believed(cls, view: View, worlds: Worlds, clock: Clock) -> Deals:
        """Deals that the seat may believe."""
        own = None if view.hand is None else view.seat
        hands = worlds.hands(view.active, own, int(view.hand or 0))
        return cls(view, hands, worlds.cards("talon", 0), worlds.weights, clock)

    @classmethod
    def dealt_anew(cls, view: View, count: int, seed: int, clock: Clock) -> Deals:
        """Deals of the whole pack, of which nobody knows anything."""
        rng = np.random.default_rng(seed)
        size = (len(CARDS) - talon_size(view) * len(view.talons)) // len(view.active)
        cards = np.uint32(1) << np.arange(len(CARDS), dtype=np.uint32)
        packs = np.stack([rng.permutation(cards) for _ in range(count)])
        edges = [size * each for each in range(len(view.active) + 1)]
        hands = [
            np.bitwise_or.reduce(packs[:, low:high], axis=1)
            for low, high in zip(edges, edges[1:], strict=False)
        ]
        talon = np.bitwise_or.reduce(packs[:, edges[-1] : edges[-1] + talon_size(view)], axis=1)
        return cls(view, np.stack(hands, axis=1), talon, np.ones(count), clock)

    def points(self, seat: int) -> Floats:
        """What a seat takes as declarer in each deal, what is played beyond open cards included."""
        found = keeping.estimate(self._kept(seat), self.rules.marriage)
        # The quick estimate takes the declarer to lead.
        missed = 0.0 if first_leader(self.view, seat) == seat else self.missed(seat)
        points: Floats = found + missed + LIFT["dealt"]
        return points

    def _kept(self, seat: int) -> Hands:
        """What the seat would keep of its hand and the talon."""
        full = self.hands[:, place_of(self.view, seat)] | self.talon
        return keeping.best_kept(full, parted(self.view), self.rules.marriage)

    def missed(self, seat: int) -> float:
        """What the quick estimate is off at this table for this seat, on the mean over some deals."""
        kept = self._kept(seat)[:_LED]
        me, lead = place_of(self.view, seat), place_of(self.view, first_leader(self.view, seat))
        positions = [
            _position(self.rules, me, lead, int(mine), [int(each) for each in row], int(three), 0)
            for mine, row, three in zip(kept, self.hands[:_LED], self.talon[:_LED], strict=True)
        ]
        values = values_of(self.rules, positions, self.clock)
        return float(np.mean(values - keeping.estimate(kept, self.rules.marriage)[: len(values)]))


def hand_points(view: View, seed: int, clock: Clock) -> Floats:
    """What the own hand brings its declarer, one number for each talon drawn."""
    assert view.hand is not None
    assert view.seat is not None
    leader = (place_of(view, first_leader(view, view.seat)) - place_of(view, view.seat)) % len(view.active)
    told = (view.agreements, view.players, int(view.hand), talon_size(view), parted(view), leader, seed)
    return _hand_points_within(*told, clock) if clock.limited else _hand_points(*told)


@lru_cache(maxsize=64)
def _hand_points(
    agreements: Agreements, players: int, hand: int, talon: int, parts: int, leader: int, seed: int
) -> Floats:
    """Kept from one word of an auction to the next."""
    return _hand_points_within(agreements, players, hand, talon, parts, leader, seed, Clock(None))


def _hand_points_within(
    agreements: Agreements,
    players: int,
    hand: int,
    talon: int,
    parts: int,
    leader: int,
    seed: int,
    clock: Clock,
) -> Floats:
    rules = rules_of(agreements, players)
    hidden = [1 << each for each in range(24) if not hand >> each & 1]
    rng = np.random.default_rng(seed)
    drawn = np.stack([rng.permutation(np.array(hidden, np.uint32)) for _ in range(_TALONS)])
    full = np.bitwise_or.reduce(drawn[:, :talon], axis=1) | np.uint32(hand)
    kept = keeping.best_kept(full, parts, rules.marriage)
    found = keeping.estimate(kept, rules.marriage)
    positions = []
    for row in range(_SOLVED):
        left = [int(each) for each in drawn[row, talon:]]
        mine = int(kept[row])
        given = int(full[row]) & ~mine
        others, size = [], mine.bit_count()
        pool = [*left, *(given & -given, given & (given - 1))] if given else left
        for place in range(rules.players - 1):
            share = pool[place :: rules.players - 1] if rules.players == 3 else pool
            others.append(_of_size(share, size))
        positions.append(Position.start(rules, [mine, *others], 0, leader))
    values = values_of(rules, positions, clock)
    points: Floats = found + float(np.mean(values - found[: len(values)])) + LIFT["dealt"]
    return points


def _of_size(cards: list[int], size: int) -> int:
    """The first cards of a list, so many of them."""
    found = 0
    for each in cards:
        if found.bit_count() < size:
            found |= each
    return found


def parted(view: View) -> int:
    """How many cards the declarer parts with in this game."""
    if view.players != 2:
        return len(view.active) - 1
    return {"two_out": 2, "one_give_one_bank": 2, "one_give": 1}[view.agreements.talon.discard]


def solved(view: View, kept: Hands, hands: Hands, talon: Hands, clock: Clock) -> Floats:
    """Points with open cards when the seat of the view keeps these cards, the others getting the rest in order.

    Of the first worlds, as many as there is time for.
    """
    rules = rules_of(view.agreements, view.players)
    assert view.seat is not None
    me = place_of(view, view.seat)
    laid = sum([1 << each for each in view.discards if each is not None])
    leader = place_of(view, first_leader(view, view.seat))
    positions = [
        _position(rules, me, leader, int(mine), [int(each) for each in row], int(three), laid)
        for mine, row, three in zip(kept, hands, talon, strict=True)
    ]
    return values_of(rules, positions, clock)


def values_of(rules: PlayRules, positions: list[Position], clock: Clock) -> Floats:
    """What the declarer takes with open cards in the first of these positions, as many as there is time for."""
    batch = batch_of(rules)
    parts = in_parts(len(positions), clock, lambda part: batch.values(positions[part]))
    return np.concatenate(parts).astype(np.float64)


def _position(
    rules: PlayRules, me: int, leader: int, mine: int, row: list[int], talon: int, laid: int
) -> Position:
    """What the others lack of a hand comes from the cards that go; with two players the rest is laid aside."""
    gone = (row[me] | talon) & ~mine
    cards = []
    for place, hand in enumerate(row):
        share = hand
        if place == me:
            share = mine
        while share.bit_count() < mine.bit_count() and gone:
            share |= gone & -gone
            gone &= gone - 1
        cards.append(share)
    laid |= gone
    unseen = PACK & ~laid
    for each in cards:
        unseen &= ~each
    aside = rules.with_last_trick(unseen, laid) if rules.players == 2 else 0
    start = Position.start(rules, cards, me, leader, aside=aside)
    to_declarer = rules.with_the_declarer(laid) if rules.players == 2 else 0
    return replace(start, taken=[to_declarer * (place == me) for place in range(len(cards))])


def outcome_if_left(
    deals: Deals, seat: int, holder: int, standing_bid: int, voluntary: bool
) -> tuple[float, float]:
    """What it is worth to ``seat`` that ``holder`` plays for ``standing_bid``, and how likely he makes it.

    Deals count by how well the holder's hand fits his having bid; he is taken to raise to what he makes easily.
    """
    view, table = deals.view, deals.table
    column = deals.hands[:, place_of(view, holder)]
    weights = deals.weights
    if voluntary:
        fits = [fits_bid(int(each), table, standing_bid) for each in column]
        weights = weights * (np.array(fits) ** 1.5 + 1e-3)
        weights = weights / weights.sum()
    points = deals.points(holder)
    contracts = ladder(table, standing_bid, max(standing_bid, min(table.highest_bid, 240)))
    ends = ends_of(view, holder, contracts, seat)
    raised = np.clip((points - _OPPONENT_MARGIN - standing_bid) // 5, 0, len(contracts) - 1).astype(np.intp)
    if not view.agreements.talon.raise_:
        raised[:] = 0
    chance = likely(points - ends.needs[raised] + 0.5, SPREAD["dealt"])
    each = chance * ends.made[raised] + (1.0 - chance) * ends.failed[raised]
    if view.agreements.concede.on and view.kind == "normal":
        # Who has no hope gives up, if that leaves less to the others.
        given_up = worth(view, seat, conceded_outcome(view, Contract(holder, standing_bid)))
        each = np.where(chance < _NO_HOPE, np.minimum(each, given_up), each)
    return float(weights @ each), float(weights @ chance)


def fits_bid(hand: int, table: Table, bid: int) -> float:
    """How likely a hand as dealt makes a bid, as a player by rules of thumb sees it."""
    return thumb_likely(_expected(hand, table), bid)


@lru_cache(maxsize=4096)
def _expected(hand: int, table: Table) -> Expectation:
    return expect(hand, table, "dealt")
