"""Many positions at once: playouts, and what it brings to part with these cards or those.

Seats here are the active ones in playing order, 0 to 2; hands are uint32 arrays with a row a position or world
and a column a seat. Results depend on the seed, never on the number of threads; the GIL is free meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Any, Final, Literal, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from tysyacha.cards import card_points, each_card
from tysyacha.kernel import _native
from tysyacha.kernel.numbers import seed_bits, whole
from tysyacha.kernel.position import Position
from tysyacha.kernel.rules import PlayRules

Hands: TypeAlias = npt.NDArray[np.uint32]
Points: TypeAlias = npt.NDArray[np.int16]
Policy: TypeAlias = Literal["random", "simple"]

_POLICIES: Final[tuple[Policy, ...]] = ("random", "simple")
_NOBODY: Final = 3
_HALF_POINTS: Final = np.array([card_points(cards) for cards in range(1 << 12)], dtype=np.int16)


def playouts(
    rules: PlayRules,
    position: Position,
    hands: npt.ArrayLike,
    *,
    policy: Policy = "simple",
    stray: float = 0.0,
    repeats: int = 1,
    seed: int = 0,
    threads: int = 1,
    aside: npt.ArrayLike | None = None,
    automatic: npt.ArrayLike | None = None,
) -> Points:
    """Plays ``position`` out with each row of ``hands``; returns everybody's points, rows x repeats x seats.

    ``random`` plays every legal card and declaration with the same chance, ``simple`` by rules of thumb and now
    and then, with the chance ``stray``, at random. ``aside`` are the card points that go with the last trick and
    ``automatic`` the seat whose four aces still wait to count (3: nobody's), where these differ from row to row.
    Impossible positions raise ValueError with a sentence.
    """
    table = _hands(hands)
    points_aside = _column(aside, position.aside, len(table), np.int16)
    waits = _NOBODY if position.automatic_aces is None else position.automatic_aces
    waiting = _column(automatic, waits, len(table), np.uint8)
    repeats = whole(repeats, 1, 1 << 20, "The number of repeats")
    threads = whole(threads, 1, 256, "The number of threads")
    if policy not in _POLICIES:
        raise ValueError(f"A policy is one of {', '.join(_POLICIES)}, not {policy!r}.")
    players = len(position.hands)
    out = np.empty((len(table) * repeats, players), dtype=np.int16)
    _native.playouts(
        rules=rules.native,
        position=position.native(),
        hands=table,
        aside=points_aside,
        automatic=waiting,
        policy=_POLICIES.index(policy),
        stray=stray,
        seed=seed_bits(seed),
        repeats=repeats,
        threads=threads,
        out=out,
    )
    return out.reshape(len(table), repeats, players)


class Choice(msgspec.Struct, frozen=True):
    """One way for the declarer to part with cards: ``given[seat]`` goes to that seat, ``laid`` is laid aside."""

    given: tuple[int, ...]
    laid: int = 0


def gifts_to_two(cards: int, players: int, declarer: int) -> list[Choice]:
    """Every way to give one card to each opponent: 90 for ten cards and two opponents."""
    whole(players, 2, 3, "The number of players")
    whole(declarer, 0, players - 1, "The declarer's seat")
    receivers = [seat for seat in range(players) if seat != declarer]
    found = []
    for chosen in permutations(each_card(_set(cards)), len(receivers)):
        given = [0] * players
        for seat, card in zip(receivers, chosen, strict=True):
            given[seat] = 1 << card
        found.append(Choice(tuple(given)))
    return found


def gifts_to_one(cards: int, declarer: int, laid: int, given: int) -> list[Choice]:
    """Two players: every way to give ``given`` cards (0 or 1) to the opponent and lay ``laid`` (0 to 2) aside."""
    cards = _set(cards)
    given = whole(given, 0, 1, "The number of cards given")
    laid = whole(laid, 0, 2, "The number of cards laid aside")
    whole(declarer, 0, 1, "The declarer's seat")
    found = []
    for gift in combinations(each_card(cards), given):
        to_opponent = sum(1 << card for card in gift)
        for aside in combinations(each_card(cards & ~to_opponent), laid):
            shares = (0, to_opponent) if declarer == 0 else (to_opponent, 0)
            found.append(Choice(shares, sum(1 << card for card in aside)))
    return found


class GiftValues(msgspec.Struct, frozen=True):
    """What each choice brings: ``values`` choices x worlds (float64, the declarer's points, or 1 and 0 for the
    contract made or not), NaN where it was dropped before; ``means`` by weight over the worlds looked at;
    ``order`` the choices from the best on, those that were dropped last."""

    choices: tuple[Choice, ...]
    values: npt.NDArray[np.float64]
    means: npt.NDArray[np.float64]
    order: npt.NDArray[np.intp]

    @property
    def best(self) -> Choice:
        return self.choices[int(self.order[0])]


def best_gifts(
    rules: PlayRules,
    cards: int,
    choices: Sequence[Choice],
    worlds: npt.ArrayLike,
    *,
    declarer: int,
    leader: int | None = None,
    contract: int | None = None,
    weights: npt.ArrayLike | None = None,
    second_talon: npt.ArrayLike | None = None,
    first: int | None = 20,
    sure: float = 3.0,
    seed: int = 0,
    threads: int = 1,
    table_bytes: int = 1 << 22,
) -> GiftValues:
    """The value of every choice of cards to part with, over worlds with open cards.

    ``cards`` are the declarer's, the talon among them; ``worlds`` the others' hands before the gifts (worlds x
    seats, the declarer's column is ignored). The declarer leads unless ``leader`` says otherwise. With
    ``contract`` it is asked whether the declarer still takes so many points, which is much quicker.
    ``second_talon`` is, with two players, the other talon in each world.

    Choices are dropped on the way: first all but the ``first`` best in playouts (None: none are), then, after
    8, 16, 32 ... worlds in an order drawn from the seed, those that lie behind the best of them by more than
    ``sure`` standard errors of the difference (0 or less: none are). Raises ValueError with a sentence.
    """
    others, cards = _hands(worlds), _set(cards)
    threads = whole(threads, 1, 256, "The number of threads")
    table_bytes = whole(table_bytes, 0, 1 << 32, "The size of a table")
    if contract is not None:
        contract = whole(contract, 0, 2000, "The contract")
    if not choices or not len(others):
        raise ValueError("There must be at least one choice of cards to part with and one world.")
    weight = _weights(weights, len(others))
    table = _ChoiceTable(rules, cards, choices, others, second_talon, declarer, leader)
    alive = np.arange(len(choices))
    if first is not None and first < len(choices):
        points = table.played_out(alive, np.arange(len(others)), seed, threads)
        alive = np.sort(_promising(points, contract, weight)[: max(first, 1)])
    values = np.full((len(choices), len(others)), np.nan)
    order = np.random.default_rng(seed_bits(seed)).permutation(len(others))
    done, size = 0, _FIRST_WORLDS
    while done < len(others):
        rows = order[done : done + size]
        values[np.ix_(alive, rows)] = table.solved(alive, rows, contract, threads, table_bytes)
        done += len(rows)
        size = done
        if sure > 0 and done < len(others) and len(alive) > 1:
            alive = _still_in(values, alive, order[:done], weight, sure)
    return _ranked(tuple(choices), values, weight)


_FIRST_WORLDS: Final = 8


def _promising(
    points: npt.NDArray[np.float64], contract: int | None, weight: npt.NDArray[np.float64]
) -> npt.NDArray[np.intp]:
    """Choices from the best on in playouts: by points, or by how often they reach the contract."""
    share = weight / weight.sum()
    worth = points @ share
    if contract is not None:
        worth = (points >= contract) @ share + 1e-4 * worth
    order: npt.NDArray[np.intp] = np.argsort(-worth, kind="stable")
    return order


def _still_in(
    values: npt.NDArray[np.float64],
    alive: npt.NDArray[np.intp],
    rows: npt.NDArray[np.intp],
    weight: npt.NDArray[np.float64],
    sure: float,
) -> npt.NDArray[np.intp]:
    """The choices that may still turn out best."""
    total = weight[rows].sum()
    if total <= 0:
        return alive
    share = weight[rows] / total
    found = values[np.ix_(alive, rows)]
    behind = found[np.argmax(found @ share)] - found
    gap = behind @ share
    spread = np.sqrt(((behind - gap[:, None]) ** 2) @ (share**2))
    # And one world as bad as can be, so that a few that happen to be alike prove nothing.
    kept: npt.NDArray[np.intp] = alive[gap <= sure * spread + np.ptp(found) / len(rows)]
    return kept


def _ranked(
    choices: tuple[Choice, ...], values: npt.NDArray[np.float64], weight: npt.NDArray[np.float64]
) -> GiftValues:
    seen = ~np.isnan(values)
    total = np.where(seen, weight, 0.0).sum(axis=1)
    means = np.full(len(choices), np.nan)
    np.divide(np.nansum(values * weight, axis=1), total, out=means, where=total > 0)
    order = np.lexsort((np.where(total > 0, -means, 0.0), -seen.sum(axis=1)))
    return GiftValues(choices, values, means, order)


class _ChoiceTable:
    """The arrays that the kernel asks for, and its answers."""

    def __init__(
        self,
        rules: PlayRules,
        cards: int,
        choices: Sequence[Choice],
        worlds: Hands,
        second_talon: npt.ArrayLike | None,
        declarer: int,
        leader: int | None,
    ) -> None:
        players = worlds.shape[1]
        if rules.players != players:
            raise ValueError(f"Worlds need one column for each of the {rules.players} seats, not {players}.")
        declarer = whole(declarer, 0, players - 1, "The declarer's seat")
        self.position = Position.start(rules, (0,) * players, declarer, leader).native()
        self.rules = rules.native
        self.worlds = worlds
        self.world_aside = np.zeros(len(worlds), dtype=np.int16)
        if second_talon is not None and rules.second_talon_counts:
            talons = _column(second_talon, 0, len(worlds), np.uint32) & np.uint32(0xFFFFFF)
            self.world_aside = _HALF_POINTS[talons & 0xFFF] + _HALF_POINTS[talons >> 12]
        self.rows = np.zeros((len(choices), players), dtype=np.uint32)
        self.aside = np.zeros(len(choices), dtype=np.int16)
        self.own = np.zeros(len(choices), dtype=np.int16)
        for at, choice in enumerate(choices):
            parted = choice.laid
            if len(choice.given) != players:
                raise ValueError(f"A choice must say what each of the {players} seats is given.")
            for seat, given in enumerate(choice.given):
                parted |= given
                self.rows[at, seat] = given & 0xFFFFFF
            if parted & ~cards:
                raise ValueError("The declarer can only part with cards that he holds.")
            self.rows[at, declarer] = cards & ~parted
            self.aside[at] = rules.with_last_trick(0, choice.laid)
            self.own[at] = rules.with_the_declarer(choice.laid)

    def solved(
        self,
        choices: npt.NDArray[np.intp],
        worlds: npt.NDArray[np.intp],
        contract: int | None,
        threads: int,
        table_bytes: int,
    ) -> Points:
        out = np.empty((len(choices), len(worlds)), dtype=np.int16)
        _native.gift_values(
            **self._asked(choices, worlds),
            points=-1 if contract is None else contract,
            threads=threads,
            table_bytes=table_bytes,
            out=out,
        )
        return out

    def played_out(
        self, choices: npt.NDArray[np.intp], worlds: npt.NDArray[np.intp], seed: int, threads: int
    ) -> npt.NDArray[np.float64]:
        out = np.empty((len(choices), len(worlds)), dtype=np.int16)
        _native.gift_playouts(
            **self._asked(choices, worlds),
            stray=0.1,
            seed=seed_bits(seed),
            repeats=4,
            threads=threads,
            out=out,
        )
        return out / 10.0

    def _asked(self, choices: npt.NDArray[np.intp], worlds: npt.NDArray[np.intp]) -> dict[str, Any]:
        return {
            "rules": self.rules,
            "position": self.position,
            "choices": self.rows[choices],
            "aside": self.aside[choices],
            "own": self.own[choices],
            "hands": self.worlds[worlds],
            "world_aside": self.world_aside[worlds],
        }


def _weights(weights: npt.ArrayLike | None, rows: int) -> npt.NDArray[np.float64]:
    if weights is None:
        return np.ones(rows)
    weight = np.asarray(weights, dtype=np.float64)
    if weight.shape != (rows,) or not (weight >= 0).all() or not 0 < weight.sum() < np.inf:
        raise ValueError(f"There must be {rows} weights, one a world, none below 0 and not all of them 0.")
    return weight


def _hands(hands: npt.ArrayLike) -> Hands:
    table = np.asarray(hands)
    if table.ndim != 2 or table.dtype.kind not in "ui":
        raise ValueError("Hands must be a table of whole numbers, one row a position and one column a seat.")
    if table.size and (table.min() < 0 or table.max() >= 1 << 24):
        raise ValueError("A hand must be a set of the 24 cards of the pack.")
    return np.ascontiguousarray(table, dtype=np.uint32)


def _set(cards: int) -> int:
    return whole(cards, 0, (1 << 24) - 1, "A set of cards")


def _column(
    values: npt.ArrayLike | None, otherwise: int, rows: int, kind: type[np.integer[Any]]
) -> npt.NDArray[Any]:
    column = np.full(rows, otherwise) if values is None else np.asarray(values)
    limits = np.iinfo(kind)
    if column.shape != (rows,) or column.dtype.kind not in "ui":
        raise ValueError(f"There must be {rows} whole numbers, one a position or world.")
    if rows and (column.min() < limits.min or column.max() > limits.max):
        raise ValueError(f"The numbers must lie from {limits.min} to {limits.max}.")
    return np.ascontiguousarray(column, dtype=kind)
