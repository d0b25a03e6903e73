"""What an end of the deal is worth to a seat, as curves over the points that are still open.

The game's settlement is asked for a few ends, and in between lines are drawn. Points are the declarer's, or a
defender's own.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import Final, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from tysyacha.agreements import Agreements
from tysyacha.bots.pimc.equity import chances
from tysyacha.game import Bid, Blind, DealOutcome, Standing, View
from tysyacha.game.outcome import Kind
from tysyacha.game.scores import rounded
from tysyacha.game.settlement import settle

Floats: TypeAlias = npt.NDArray[np.float64]

_PACK: Final = 120
_LEFT_OVER: Final = 25
"""What the defenders take together at least, on the mean, of a declarer who declares much."""
_OWN: Final = (0.0, 15.0, 30.0, 45.0, 60.0, 90.0, 120.0, 180.0)


class Contract(msgspec.Struct, frozen=True):
    """A contract as it would be settled."""

    declarer: int
    points: int
    kind: Kind = "normal"


def needed(view: View, contract: int) -> int:
    """The fewest raw points that make a contract (`scoring.contract_check`)."""
    scoring = view.agreements.scoring
    if scoring.contract_check == "raw":
        return contract
    points = contract - scoring.round_to
    while rounded(points, scoring.round_to, scoring.round_mode) < contract:
        points += 1
    return points


def outcome_of(
    view: View, contract: Contract, points: dict[int, float], empty: frozenset[int] = frozenset()
) -> DealOutcome:
    """The outcome in which each seat has these points; ``empty`` seats have no trick."""
    players = view.players
    cards = tuple(round(points.get(seat, 0.0)) for seat in range(players))
    return _outcome(
        view, contract, cards, tuple(int(s in view.active and s not in empty) for s in range(players))
    )


def conceded_outcome(view: View, contract: Contract) -> DealOutcome:
    """The contract given up."""
    zeros = (0,) * view.players
    return msgspec.structs.replace(_outcome(view, contract, zeros, zeros), conceded=True)


def _outcome(view: View, contract: Contract, cards: tuple[int, ...], tricks: tuple[int, ...]) -> DealOutcome:
    zeros = (0,) * view.players
    talon = view.talons[0] if view.talons else None
    bidders = {each.seat for each in view.history if isinstance(each, Bid | Blind)}
    return DealOutcome(
        kind=contract.kind,
        declarer=contract.declarer,
        contract=contract.points,
        conceded=False,
        cards=cards,
        declared=zeros,
        tricks=tricks,
        last_trick=None,
        sitter=view.sitter,
        forced=view.first_hand if view.forced is None else view.forced,
        bidders=frozenset(bidders),
        nines_to_total=zeros,
        talon=0 if talon is None else int(talon),
    )


def worth(view: View, seat: int, outcome: DealOutcome) -> float:
    """`utility` in the standing of this view."""
    return _all_worths(view.agreements, view.standing, outcome)[seat]


@lru_cache(maxsize=8192)
def _all_worths(agreements: Agreements, standing: Standing, outcome: DealOutcome) -> tuple[float, ...]:
    """The same end is asked for again and again while a deal is played."""
    return chances(agreements, settle(agreements, standing, outcome).standing)


def likely(above: Floats | float, spread: float) -> Floats:
    """The chance that a normal error of this spread leaves more than nothing of ``above``."""
    scaled = np.asarray(above, dtype=np.float64) / (max(spread, 0.05) * sqrt(2.0))
    return 0.5 * (1.0 + np.vectorize(erf, otypes=[float])(scaled)) if scaled.size < 64 else _normal(scaled)


def _normal(scaled: Floats) -> Floats:
    """The same by Abramowitz and Stegun's 7.1.25, exact to 2.5 in 100,000."""
    size = np.abs(scaled)
    t = 1.0 / (1.0 + 0.47047 * size)
    tail = t * (0.3480242 + t * (-0.0958798 + t * 0.7478556)) * np.exp(-size * size)
    found: Floats = np.where(scaled >= 0, 1.0 - 0.5 * tail, 0.5 * tail)
    return found


class DeclarerCurve:
    """The worth of a contract to any seat over the declarer's points, what is left shared by the defenders."""

    def __init__(self, view: View, contract: Contract, seat: int, declared: int = 0) -> None:
        self.need = needed(view, contract.points)
        low, high = self.need - 1, self.need
        self._failing = np.array([0.0, low / 2, float(low)])
        top = high + 240
        self._making = np.array(
            [float(high), high + 15.0, high + 40.0, high + 80.0, high + 140.0, float(top)]
        )
        self._failed = np.array([self._at(view, contract, seat, p, declared) for p in self._failing])
        self._made = np.array([self._at(view, contract, seat, p, declared) for p in self._making])

    @staticmethod
    def _at(view: View, contract: Contract, seat: int, points: float, declared: int) -> float:
        others = [each for each in view.active if each != contract.declarer]
        rest = max(_PACK + declared - points, _LEFT_OVER) / len(others)
        shares = dict.fromkeys(others, rest) | {contract.declarer: points}
        return worth(view, seat, outcome_of(view, contract, shares))

    def over(self, points: Floats, spread: float) -> tuple[Floats, Floats]:
        """The chance of making the contract and the worth, for each of these expected ends."""
        makes = likely(points - self.need + 0.5, spread)
        made = np.interp(points, self._making, self._made)
        failed = np.interp(points, self._failing, self._failed)
        return makes, makes * made + (1.0 - makes) * failed

    @property
    def swing(self) -> tuple[float, float]:
        """The worth of just failing and of just making."""
        return float(self._failed[-1]), float(self._made[0])


class OwnCurve:
    """The worth of the deal to a defender over his own points, the contract made or failed."""

    def __init__(self, view: View, contract: Contract, seat: int) -> None:
        need = needed(view, contract.points)
        self.failed = self._curve(view, contract, seat, max(need - 10, 0))
        self.made = self._curve(view, contract, seat, need + 10)
        self._points = np.array([-1.0, *_OWN])

    @staticmethod
    def _curve(view: View, contract: Contract, seat: int, declarers: int) -> Floats:
        partners = [each for each in view.active if each not in (seat, contract.declarer)]
        found = []
        for own in (None, *_OWN):
            rest = max(_PACK - min(declarers, _PACK - _LEFT_OVER) - (own or 0.0), 0.0)
            points = dict.fromkeys(partners, rest) | {seat: own or 0.0, contract.declarer: float(declarers)}
            empty = frozenset([seat]) if own is None else frozenset[int]()
            found.append(worth(view, seat, outcome_of(view, contract, points, empty)))
        return np.array(found)

    def over(self, own: Floats, makes: Floats) -> Floats:
        """The worth for these own points (-1: not even a trick) and chances of the contract."""
        made = np.interp(own, self._points, self.made)
        failed = np.interp(own, self._points, self.failed)
        found: Floats = makes * made + (1.0 - makes) * failed
        return found
