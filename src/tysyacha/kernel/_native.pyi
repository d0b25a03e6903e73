"""The extension module built from native/; use it through the classes of this package."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

class PlayRules:
    def __init__(
        self,
        *,
        players: int,
        must_beat: bool,
        must_trump: bool,
        must_overtrump: bool,
        no_foreign_trump_lead: bool,
        marriage: Sequence[int],
        marriage_first_trick: bool,
        queen_only: bool,
        automatic: bool,
        first_only: bool,
        next_trick: bool,
        half: bool,
        half_sets_trump: bool,
        aces: int,
        aces_trump: int,
        aces_when: int,
        aces_continue: bool,
        nines: int,
        last_trick: int,
    ) -> None: ...
    @property
    def players(self) -> int: ...

class Position:
    def __init__(
        self,
        *,
        hands: Sequence[int],
        declarer: int,
        leader: int,
        trick: Sequence[int],
        trump: int,
        trump_owner: int,
        pending_trump: int,
        queens_used: int,
        aces_owner: int,
        next_ace: bool,
        automatic_aces: int,
        first_trick: bool,
        taken: Sequence[int],
        aside: int,
    ) -> None: ...
    @property
    def hands(self) -> list[int]: ...
    @property
    def declarer(self) -> int: ...
    @property
    def leader(self) -> int: ...
    @property
    def trick(self) -> list[int]: ...
    @property
    def trump(self) -> int: ...
    @property
    def trump_owner(self) -> int: ...
    @property
    def pending_trump(self) -> int: ...
    @property
    def queens_used(self) -> int: ...
    @property
    def aces_owner(self) -> int: ...
    @property
    def next_ace(self) -> bool: ...
    @property
    def automatic_aces(self) -> int: ...
    @property
    def first_trick(self) -> bool: ...
    @property
    def taken(self) -> list[int]: ...
    @property
    def aside(self) -> int: ...

def check(rules: PlayRules, position: Position) -> None: ...
def legal(rules: PlayRules, position: Position) -> list[tuple[int, int]]: ...
def apply(rules: PlayRules, position: Position, card: int, declare: int) -> Position: ...

class Solver:
    def __init__(self, rules: PlayRules, table_bytes: int, without: Sequence[str]) -> None: ...
    @property
    def table_bytes(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    def forget(self) -> None: ...
    def value(self, position: Position) -> int: ...
    def reaches(self, position: Position, points: int) -> bool: ...
    def moves(self, position: Position) -> list[tuple[tuple[int, int], int]]: ...
    def line(self, position: Position) -> list[tuple[int, int]]: ...

class Batch:
    def __init__(self, rules: PlayRules, threads: int, table_bytes: int) -> None: ...
    @property
    def nodes(self) -> int: ...
    def values(self, positions: Sequence[Position], out: npt.NDArray[np.int16]) -> None: ...
    def reach(self, positions: Sequence[Position], points: int, out: npt.NDArray[np.int16]) -> None: ...
    def move_values(
        self, position: Position, worlds: npt.NDArray[np.uint32], out: npt.NDArray[np.int16]
    ) -> None: ...
    def moves_reach(
        self, position: Position, worlds: npt.NDArray[np.uint32], points: int, out: npt.NDArray[np.int16]
    ) -> None: ...

TestParts = tuple[int, int, int, int, int, int]
HolderParts = tuple[int, int, int, TestParts, TestParts]

class Beliefs:
    def __init__(self, hidden: int, holders: Sequence[HolderParts], parting: tuple[object, ...]) -> None: ...
    @property
    def tested(self) -> bool: ...
    def open_count(self) -> int: ...
    def count(self) -> int: ...
    def allows(self, masks: Sequence[int]) -> bool: ...
    def worlds(self) -> npt.NDArray[np.uint32]: ...
    def sample(self, n: int, seed: int) -> npt.NDArray[np.uint32]: ...

def playouts(
    *,
    rules: PlayRules,
    position: Position,
    hands: npt.NDArray[np.uint32],
    aside: npt.NDArray[np.int16],
    automatic: npt.NDArray[np.uint8],
    policy: int,
    stray: float,
    seed: int,
    repeats: int,
    threads: int,
    out: npt.NDArray[np.int16],
) -> None: ...
def gift_values(
    *,
    rules: PlayRules,
    position: Position,
    choices: npt.NDArray[np.uint32],
    aside: npt.NDArray[np.int16],
    own: npt.NDArray[np.int16],
    hands: npt.NDArray[np.uint32],
    world_aside: npt.NDArray[np.int16],
    points: int,
    threads: int,
    table_bytes: int,
    out: npt.NDArray[np.int16],
) -> None: ...
def gift_playouts(
    *,
    rules: PlayRules,
    position: Position,
    choices: npt.NDArray[np.uint32],
    aside: npt.NDArray[np.int16],
    own: npt.NDArray[np.int16],
    hands: npt.NDArray[np.uint32],
    world_aside: npt.NDArray[np.int16],
    stray: float,
    seed: int,
    repeats: int,
    threads: int,
    out: npt.NDArray[np.int16],
) -> None: ...
def claim(
    rules: PlayRules, position: Position, others: Sequence[Sequence[int]]
) -> list[tuple[int, int]] | None: ...
