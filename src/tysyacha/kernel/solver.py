"""Exact values of positions with open cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tysyacha.kernel import _native
from tysyacha.kernel.numbers import bounded
from tysyacha.kernel.position import Move, Position, moves_from
from tysyacha.kernel.rules import PlayRules

DEFAULT_TABLE_BYTES: Final = 1 << 20


class MoveValue(NamedTuple):
    """A legal move and what perfect play brings after it."""

    move: Move
    value: int


class Solver:
    """Solves positions under one set of rules.

    A value is the declarer's final points of the deal, cards and declarations, what he has already taken
    included, when he maximises and the defenders together minimise. The solver owns a table of at most
    ``table_bytes`` (0: none) that it fills on the way and that never changes an answer. Threads may share a solver,
    but one waits for the other; give each its own to work side by side. ``without`` switches ideas of the search
    off by name, for measuring them. Impossible positions raise ValueError.
    """

    def __init__(
        self, rules: PlayRules, table_bytes: int = DEFAULT_TABLE_BYTES, *, without: Sequence[str] = ()
    ) -> None:
        if not 0 <= table_bytes <= 1 << 32:
            raise ValueError(f"A table has 0 bytes to 4 GiB, not {table_bytes} bytes.")
        self.rules = rules
        self._native = _native.Solver(rules.native, table_bytes, list(without))

    @property
    def table_bytes(self) -> int:
        """The size of the table, a power of two."""
        return self._native.table_bytes

    @property
    def nodes(self) -> int:
        """Cards that completed a trick in all searches so far."""
        return self._native.nodes

    def forget(self) -> None:
        """Empties the table."""
        self._native.forget()

    def value(self, position: Position) -> int:
        """The declarer's final points."""
        return self._native.value(position.native())

    def reaches(self, position: Position, points: int) -> bool:
        """Whether the declarer can end with at least so many points; much faster than the value."""
        return self._native.reaches(position.native(), bounded(points))

    def moves(self, position: Position) -> list[MoveValue]:
        """Every legal move with its value, in the order of `legal`."""
        found = self._native.moves(position.native())
        moves = moves_from(move for move, _ in found)
        return [MoveValue(move, value) for move, (_, value) in zip(moves, found, strict=True)]

    def line(self, position: Position) -> list[Move]:
        """One line of perfect play to the end."""
        return moves_from(self._native.line(position.native()))
