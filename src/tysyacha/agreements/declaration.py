"""How an agreement is declared: one line in a group class, from which everything else is built.

A group is a frozen struct; each of its fields is one agreement. The annotation says what may be agreed on (a
switch, one of some values, a number within bounds) and carries the marks below; the default is the value in
classic_ru::

    clamp: bool = True
    fail_last: Literal["fine", "zero", "minus_bid"] = "fine"
    at: Annotated[int | None, Bounds(100, 2900, step=5)] = 880
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args, get_origin

import msgspec

Kind: TypeAlias = Literal["bool", "int", "enum", "int_list", "suit_values"]
Value: TypeAlias = bool | int | str | tuple[int, ...] | None

PLAYER_COUNTS: Final = (2, 3, 4)


class Bounds(NamedTuple):
    """A number, or each number of a list, lies from ``low`` to ``high`` and is on ``step`` from ``low``."""

    low: int
    high: int
    step: int = 1


class AtMost(NamedTuple):
    """How many numbers a list may have."""

    items: int


class OnlyWith(NamedTuple):
    """The number of players for which the agreement means something; for others it is ignored."""

    players: int


class Tier(NamedTuple):
    """1, where nothing is said: known at most tables; 2: known at a few, and not changed by any preset."""

    tier: int


class Group(msgspec.Struct, frozen=True, gc=False):
    """Base of the groups: frozen, hashable, equal by value, attributes are plain slots."""


class Parameter(NamedTuple):
    """One agreement as data, for reading, tables, forms and the schema.

    ``values`` lists what may be chosen, None for off among them; it is empty where ``low``, ``high`` and
    ``step`` bound a number (or each number of a list or of the suits). ``nullable`` tells that None is fine.
    ``max_items`` is the longest list. ``tier`` is 1 or 2; ``players`` holds the player counts for which the
    agreement means something. ``of`` gets the value from `Agreements`.
    """

    id: str
    kind: Kind
    default: Value
    values: tuple[Value, ...]
    low: int
    high: int
    step: int
    nullable: bool
    max_items: int
    tier: int
    players: tuple[int, ...]
    of: Callable[[Any], Any]

    @property
    def group(self) -> str:
        """``barrel`` of ``barrel.at``."""
        return self.id.partition(".")[0]

    @property
    def name(self) -> str:
        """``at`` of ``barrel.at``."""
        return self.id.partition(".")[2]

    @property
    def field(self) -> str:
        """The attribute in its group: the name, but ``raise_`` for ``raise``, which is a word of Python."""
        return "raise_" if self.name == "raise" else self.name


def parameters_of(group: str, declared: Group) -> list[Parameter]:
    """The agreements of a group, in the order of their declaration; ``declared`` holds the defaults."""
    return [
        _parameter(group, field, annotation, getattr(declared, field))
        for field, annotation in type(declared).__annotations__.items()
    ]


def _parameter(group: str, field: str, annotation: Any, default: Value) -> Parameter:
    marks: tuple[Any, ...] = getattr(annotation, "__metadata__", ())
    kind, values, nullable = _read_type(get_args(annotation)[0] if marks else annotation)
    bounds = next((mark for mark in marks if isinstance(mark, Bounds)), Bounds(0, 0))
    return Parameter(
        id=f"{group}.{field.rstrip('_')}",
        kind=kind,
        default=default,
        values=values,
        low=bounds.low,
        high=bounds.high,
        step=bounds.step,
        nullable=nullable,
        max_items=next((mark.items for mark in marks if isinstance(mark, AtMost)), 0),
        tier=next((mark.tier for mark in marks if isinstance(mark, Tier)), 1),
        players=next(((mark.players,) for mark in marks if isinstance(mark, OnlyWith)), PLAYER_COUNTS),
        of=attrgetter(f"{group}.{field}"),
    )


def _read_type(declared: Any) -> tuple[Kind, tuple[Value, ...], bool]:
    """Kind, values and nullable of an annotation freed of its marks."""
    if declared is bool:
        return "bool", (False, True), False
    if get_origin(declared) is tuple:
        return ("int_list" if ... in get_args(declared) else "suit_values"), (), False
    nullable = type(None) in get_args(declared)
    kept = [part for part in get_args(declared) if part is not type(None)] if nullable else [declared]
    if kept == [int]:
        return "int", (), nullable
    values: tuple[Value, ...] = get_args(kept[0])
    kind: Kind = "enum" if isinstance(values[0], str) else "int"
    return kind, ((None, *values) if nullable else values), nullable
