"""Where worlds come from: what a seat may believe, or for one bot of the arena what is really so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from tysyacha.bots.facts import facts_of
from tysyacha.game import View
from tysyacha.kernel.beliefs import Beliefs
from tysyacha.kernel.worlds import Worlds

Reweigh: TypeAlias = Callable[[View, Worlds], npt.ArrayLike]
"""Gives each world its weight; whoever reads bids and cards better than not at all puts it here."""


class Mind(Protocol):
    """Gives worlds to search; ``knows`` tells whether they are the truth."""

    knows: bool

    def worlds(self, view: View, most: int, seed: int) -> Worlds:
        """At most so many worlds."""
        ...


class Believer:
    """Every world that the view allows, all of them alike unless ``reweigh`` tells them apart."""

    knows = False

    def __init__(self, reweigh: Reweigh | None = None) -> None:
        self._reweigh = reweigh

    def worlds(self, view: View, most: int, seed: int) -> Worlds:
        worlds = Beliefs(facts_of(view)).some(most, seed)
        return worlds if self._reweigh is None else worlds.weighted(self._reweigh(view, worlds))


class Knower:
    """The one world that is; somebody must show the cards before every decision."""

    knows = True

    def __init__(self) -> None:
        self._hands: tuple[int, ...] = ()
        self._talons: tuple[int, ...] = ()

    def see(self, hands: Sequence[int], talons: Sequence[int]) -> None:
        """All hands by seat as they are now, and the talons as dealt."""
        self._hands, self._talons = tuple(map(int, hands)), tuple(map(int, talons))

    def worlds(self, view: View, most: int, seed: int) -> Worlds:
        facts = facts_of(view)
        row = []
        for holder in facts.holders:
            if holder.place == "hand":
                row.append(self._hands[holder.number] & facts.hidden)
            elif holder.place == "talon":
                row.append(self._talons[holder.number])
            else:
                row.append(0)
        gone = facts.hidden & ~int(np.bitwise_or.reduce(np.array([*row, 0], np.uint32)))
        for at, holder in enumerate(facts.holders):
            if holder.place == "aside":
                row[at] = gone
        return Worlds(facts.holders, np.array([row], np.uint32))
