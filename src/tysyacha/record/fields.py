"""Reading plain data key by key, with an error that names the key and what would be right there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NoReturn, TypeVar

from tysyacha.agreements.reading import shown
from tysyacha.errors import RecordError

T = TypeVar("T")
MOST_NESTING = 40
"""How deep unknown data may be nested; it has to be kept and written back."""


class Fields:
    """One object of the document: its known keys are taken out one by one, what is left is its ``extra``."""

    def __init__(self, value: object, where: str) -> None:
        if not isinstance(value, Mapping):
            _refuse(where, "object", value)
        self._rest: dict[str, Any] = dict(value)
        self._where = where

    def path(self, key: str) -> str:
        return f"{self._where}.{key}" if self._where else key

    def has(self, key: str) -> bool:
        return key in self._rest

    def take(self, key: str, read: Callable[[object, str], T]) -> T:
        """A key that must be there."""
        if key not in self._rest:
            raise RecordError("record_key_missing", key=self.path(key))
        return read(self._rest.pop(key), self.path(key))

    def maybe(self, key: str, read: Callable[[object, str], T]) -> T | None:
        """A key that may be missing."""
        return read(self._rest.pop(key), self.path(key)) if key in self._rest else None

    def extra(self) -> dict[str, Any]:
        """Everything else, to be kept as it is."""
        if self._rest:
            _check_nesting(self._rest)
        return self._rest


def anything(value: object, where: str) -> object:
    return value


def whole(low: int, high: int) -> Callable[[object, str], int]:
    """A whole number between two bounds; 3.0, "3" and true are none."""

    def read(value: object, where: str) -> int:
        if type(value) is not int:
            _refuse(where, "number", value)
        if not low <= value <= high:
            raise RecordError("record_out_of_range", key=where, value=shown(value), low=low, high=high)
        return value

    return read


def switch(value: object, where: str) -> bool:
    return value if isinstance(value, bool) else _refuse(where, "switch", value)


def text(value: object, where: str) -> str:
    return value if isinstance(value, str) else _refuse(where, "text", value)


def one_of(choices: Collection[str]) -> Callable[[object, str], Any]:
    def read(value: object, where: str) -> str:
        if isinstance(value, str) and value in choices:
            return value
        raise RecordError("record_not_choice", key=where, value=shown(value), choices=", ".join(choices))

    return read


def nullable(read: Callable[[object, str], T]) -> Callable[[object, str], T | None]:
    return lambda value, where: None if value is None else read(value, where)


def listed(value: object, where: str) -> list[Any]:
    return value if isinstance(value, list) else _refuse(where, "list", value)


def each(
    read: Callable[[object, str], T], count: int | None = None
) -> Callable[[object, str], tuple[T, ...]]:
    """A list whose entries are read alike; with ``count`` it must have so many."""

    def read_all(value: object, where: str) -> tuple[T, ...]:
        found = listed(value, where)
        if count is not None and len(found) != count:
            raise RecordError("record_wrong_length", key=where, count=len(found), wanted=count)
        return tuple(read(entry, f"{where}[{place}]") for place, entry in enumerate(found))

    return read_all


def _refuse(where: str, wanted: str, value: object) -> NoReturn:
    raise RecordError("record_wrong_type", key=where or "record", wanted=wanted, value=shown(value))


def _check_nesting(value: object) -> None:
    level: list[object] = [value]
    for _ in range(MOST_NESTING):
        inner: list[object] = []
        for each_one in level:
            if isinstance(each_one, dict):
                inner += [entry for entry in each_one.values() if isinstance(entry, dict | list)]
            elif isinstance(each_one, list):
                inner += [entry for entry in each_one if isinstance(entry, dict | list)]
        if not inner:
            return
        level = inner
    raise RecordError("record_too_deep", most=MOST_NESTING)
