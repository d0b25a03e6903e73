"""Many positions at once: playouts, and what it brings to part with these cards or those.

Seats here are the active ones in playing order, 0 to 2; hands are uint32 arrays with a row a position or world
and a column a seat. Results depend on the seed, never on the number of threads; the GIL is free meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final, Literal, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from tysyacha.cards import RANK_POINTS, each_card
from tysyacha.kernel import _native

Hands: TypeAlias = npt.NDArray[np.uint32]
Points: TypeAlias = npt.NDArray[np.int16]
Policy: TypeAlias = Literal["random", "simple"]

_NOBODY: Final = 3
_NO_SUIT: Final = 4


def playouts(
    rules: _native.PlayRules,
    position: _native.Position,
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
    waiting = _column(automatic, position.automatic_aces, len(table), np.uint8)
    _whole(repeats, 1, 1 << 20, "The number of repeats")
    players = len(position.hands)
    out = np.empty((len(table) * repeats, players), dtype=np.int16)
    _native.playouts(
        rules=rules,
        position=position,
        hands=table,
        aside=points_aside,
        automatic=waiting,
        policy=("random", "simple").index(policy),
        stray=stray,
        seed=seed & 0xFFFF_FFFF_FFFF_FFFF,
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
    receivers = [seat for seat in range(players) if seat != declarer]
    found = []
    for chosen in permutations(each_card(cards), len(receivers)):
        given = [0] * players
        for seat, card in zip(receivers, chosen, strict=True):
            given[seat] = 1 << card
        found.append(Choice(tuple(given)))
    return found


def gifts_to_one(cards: int, declarer: int, laid: int, given: int) -> list[Choice]:
    """Two players: every way to give ``given`` cards (0 or 1) to the opponent and lay ``laid`` (0 to 2) aside."""
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
        return self.choices[self.order[0]]


def best_gifts(
    rules: _native.PlayRules,
    cards: int,
    choices: Sequence[Choice],
    worlds: npt.ArrayLike,
    *,
    declarer: int,
    leader: int,
    contract: int | None = None,
    weights: npt.ArrayLike | None = None,
    laid_to: Literal["nobody", "declarer", "last_trick"] = "nobody",
    world_aside: npt.ArrayLike | None = None,
    first: int | None = 30,
    sure: float = 3.0,
    seed: int = 0,
    threads: int = 1,
    table_bytes: int = 1 << 22,
) -> GiftValues:
    """The value of every choice of cards to part with, over worlds with open cards.

    ``cards`` are the declarer's, the talon among them; ``worlds`` the others' hands before the gifts (worlds x
    seats, the declarer's column is ignored). With ``contract`` it is asked whether the declarer still takes so
    many points, which is much quicker. ``laid_to`` and ``world_aside`` (card points of the other talon in each
    world, where they go with the last trick) are for two players.

    Choices are dropped on the way: first all but the ``first`` best in playouts (None: none are), then, after
    16, 32, 64 ... worlds in an order drawn from the seed, those that lie behind the best of them by more than
    ``sure`` standard errors of the difference (0 or less: none are). Raises ValueError with a sentence.
    """
    others = _hands(worlds)
    if not choices or not len(others):
        raise ValueError("There must be at least one choice of cards to part with and one world.")
    players = others.shape[1]
    weight = np.ones(len(others)) if weights is None else np.asarray(weights, dtype=np.float64)
    if weight.shape != (len(others),) or not (weight >= 0).all() or not 0 < weight.sum() < np.inf:
        raise ValueError(f"There must be {len(others)} weights, one a world, none below 0 and not all of them 0.")
    table = _ChoiceTable(rules, cards, choices, others, world_aside, laid_to, players, declarer, leader)
    alive = np.arange(len(choices))
    if first is not None and first < len(choices):
        means = table.played_out(alive, np.arange(len(others)), seed, threads) @ weight / weight.sum()
        if contract is not None:
            means = _chance_to_reach(table, contract, alive, weight, seed, threads)
        alive = np.sort(np.argsort(-means, kind="stable")[: max(first, 1)])
    values = np.full((len(choices), len(others)), np.nan)
    order = np.random.default_rng(seed).permutation(len(others))
    done, size = 0, 16
    while done < len(others):
        rows = order[done : done + size]
        values[np.ix_(alive, rows)] = table.solved(alive, rows, contract, threads, table_bytes)
        done += len(rows)
        size = done
        if sure > 0 and done < len(others) and len(alive) > 1:
            alive = _still_in(values, alive, order[:done], weight, sure)
    seen = ~np.isnan(values)
    shares = np.where(seen, weight, 0.0)
    total = shares.sum(axis=1)
    means = np.where(total > 0, np.nansum(values * weight, axis=1) / np.where(total > 0, total, 1.0), -np.inf)
    rank = np.lexsort((-means, -seen.sum(axis=1)))
    return GiftValues(tuple(choices), values, np.where(total > 0, means, np.nan), rank)


def _chance_to_reach(
    table: _ChoiceTable,
    contract: int,
    alive: npt.NDArray[np.intp],
    weight: npt.NDArray[np.float64],
    seed: int,
    threads: int,
) -> npt.NDArray[np.float64]:
    """How often playouts reach the contract; their points, which are no more than a hint, break ties."""
    points = table.played_out(alive, np.arange(len(weight)), seed, threads)
    share = weight / weight.sum()
    found: npt.NDArray[np.float64] = (points >= contract) @ share + 1e-4 * (points @ share)
    return found


def _still_in(
    values: npt.NDArray[np.float64],
    alive: npt.NDArray[np.intp],
    rows: npt.NDArray[np.intp],
    weight: npt.NDArray[np.float64],
    sure: float,
) -> npt.NDArray[np.intp]:
    share = weight[rows] / max(weight[rows].sum(), 1e-300)
    found = values[np.ix_(alive, rows)]
    means = found @ share
    behind = found[np.argmax(means)] - found
    gap = behind @ share
    spread = np.sqrt(np.maximum(((behind - gap[:, None]) ** 2) @ (share**2), 0.0))
    # One world's point more, so that a few equal worlds alone prove nothing.
    kept: npt.NDArray[np.intp] = alive[gap <= sure * spread + np.ptp(found) / len(rows)]
    return kept


class _ChoiceTable:
    """The arrays that the kernel asks for, and its answers."""

    def __init__(
        self,
        rules: _native.PlayRules,
        cards: int,
        choices: Sequence[Choice],
        worlds: Hands,
        world_aside: npt.ArrayLike | None,
        laid_to: str,
        players: int,
        declarer: int,
        leader: int,
    ) -> None:
        _whole(players, 2, 3, "The number of hands in a world")
        _whole(declarer, 0, players - 1, "The declarer's seat")
        _whole(leader, 0, players - 1, "The leader's seat")
        self.rules = rules
        self.worlds = worlds
        self.world_aside = _column(world_aside, 0, len(worlds), np.int16)
        rows = np.zeros((len(choices), players), dtype=np.uint32)
        laid = np.zeros(len(choices), dtype=np.int16)
        for at, choice in enumerate(choices):
            parted = choice.laid
            for seat, given in enumerate(choice.given):
                parted |= given
                rows[at, seat] = given
            if parted & ~cards:
                raise ValueError("The declarer can only part with cards that he holds.")
            rows[at, declarer] = cards & ~parted
            laid[at] = sum(RANK_POINTS[card.rank] for card in each_card(choice.laid))
        nothing = np.zeros_like(laid)
        self.rows = rows
        self.aside = laid if laid_to == "last_trick" else nothing
        self.own = laid if laid_to == "declarer" else nothing
        self.position = _native.Position(
            hands=[0] * players,
            declarer=declarer,
            leader=leader,
            trick=[],
            trump=_NO_SUIT,
            trump_owner=_NOBODY,
            pending_trump=_NO_SUIT,
            queens_used=0,
            aces_owner=_NOBODY,
            next_ace=False,
            automatic_aces=_NOBODY,
            first_trick=True,
            taken=[0] * players,
            aside=0,
        )

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
            rules=self.rules,
            position=self.position,
            choices=self.rows[choices],
            aside=self.aside[choices],
            own=self.own[choices],
            hands=self.worlds[worlds],
            world_aside=self.world_aside[worlds],
            points=-1 if contract is None else _whole(contract, 0, 2000, "The contract"),
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
            rules=self.rules,
            position=self.position,
            choices=self.rows[choices],
            aside=self.aside[choices],
            own=self.own[choices],
            hands=self.worlds[worlds],
            world_aside=self.world_aside[worlds],
            stray=0.1,
            seed=seed & 0xFFFF_FFFF_FFFF_FFFF,
            repeats=4,
            threads=threads,
            out=out,
        )
        return out / 10.0


def _hands(hands: npt.ArrayLike) -> Hands:
    table = np.asarray(hands)
    if table.ndim != 2 or table.dtype.kind not in "ui":
        raise ValueError("Hands must be a table of whole numbers, one row a position and one column a seat.")
    if table.size and (table.min() < 0 or table.max() >= 1 << 24):
        raise ValueError("A hand must be a set of the 24 cards of the pack.")
    return np.ascontiguousarray(table, dtype=np.uint32)


def _column(values: npt.ArrayLike | None, otherwise: int, rows: int, kind: type[np.integer]) -> npt.NDArray:  # type: ignore[type-arg]
    column = np.full(rows, otherwise) if values is None else np.asarray(values)
    limits = np.iinfo(kind)
    if column.shape != (rows,) or column.dtype.kind not in "ui":
        raise ValueError(f"There must be {rows} whole numbers, one a position or world.")
    if rows and (column.min() < limits.min or column.max() > limits.max):
        raise ValueError(f"The numbers must lie from {limits.min} to {limits.max}.")
    return np.ascontiguousarray(column, dtype=kind)


def _whole(value: int, low: int, high: int, name: str) -> int:
    """The value, or ValueError with a sentence."""
    if not isinstance(value, int) or not low <= value <= high:
        raise ValueError(f"{name} must be a whole number from {low} to {high}, not {value!r}.")
    return value
