"""Many positions at once, over threads."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from tysyacha.kernel import _native
from tysyacha.kernel.numbers import bounded
from tysyacha.kernel.position import Position, legal
from tysyacha.kernel.rules import PlayRules

BATCH_TABLE_BYTES: Final = 4 << 20
"""More than for one solver: worlds of one decision have much in common."""

Worlds: TypeAlias = npt.NDArray[np.uint32]
"""Hands of one decision in many worlds: a row a world, a column a seat, each a set of cards."""


class Batch:
    """Solves many positions under one set of rules, on ``threads`` threads (all cores if None).

    Every thread has a table of its own, ``table_bytes`` each and together 4 GiB at most. Answers depend neither on
    the number of threads nor on the order of positions. The GIL is released while solving; Ctrl-C breaks it off.
    """

    def __init__(
        self, rules: PlayRules, threads: int | None = None, table_bytes: int = BATCH_TABLE_BYTES
    ) -> None:
        if not 0 <= table_bytes <= 1 << 32:
            raise ValueError(f"A table has 0 bytes to 4 GiB, not {table_bytes} bytes.")
        count = min(os.cpu_count() or 1, 256) if threads is None else threads
        self.rules = rules
        self._native = _native.Batch(rules.native, bounded(count), table_bytes)

    @property
    def nodes(self) -> int:
        """Cards that completed a trick in all searches so far."""
        return self._native.nodes

    def values(self, positions: Sequence[Position]) -> npt.NDArray[np.int16]:
        """The value of every position."""
        out = np.empty(len(positions), np.int16)
        self._native.values([each.native() for each in positions], out)
        return out

    def reaches(self, positions: Sequence[Position], points: int) -> npt.NDArray[np.bool_]:
        """Whether the declarer reaches so many points, for every position."""
        out = np.empty(len(positions), np.int16)
        self._native.reach([each.native() for each in positions], bounded(points), out)
        return out.astype(np.bool_)

    def move_values(self, position: Position, worlds: Worlds) -> npt.NDArray[np.int16]:
        """The value of every legal move in every world, shape (worlds, moves), moves in the order of `legal`.

        A world is ``position`` with other hands, but for that of the seat to move, which stays the same. Worlds
        of another shape, with other hand sizes or where the trick on the table could not have been played raise
        ValueError.
        """
        cells, out = self._prepared(position, worlds)
        self._native.move_values(position.native(), cells, out)
        return out

    def moves_reach(self, position: Position, worlds: Worlds, points: int) -> npt.NDArray[np.bool_]:
        """Whether the declarer still reaches so many points after every legal move in every world; much faster
        than the values. Shape and errors as in `move_values`."""
        cells, out = self._prepared(position, worlds)
        self._native.moves_reach(position.native(), cells, bounded(points), out)
        return out.astype(np.bool_)

    def _prepared(self, position: Position, worlds: Worlds) -> tuple[Worlds, npt.NDArray[np.int16]]:
        cells = np.ascontiguousarray(worlds)
        if cells.dtype != np.uint32 or cells.ndim != 2:
            raise ValueError(
                f"Worlds are a matrix of uint32, a row a world and a column a seat, not {cells.ndim} dimensions "
                f"of {cells.dtype}."
            )
        return cells, np.empty((len(cells), len(legal(self.rules, position))), np.int16)
