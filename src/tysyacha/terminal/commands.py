"""The words that are no move: help, hint, undo, the sheet, the last trick, the rules, leaving."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

Verb: TypeAlias = Literal["help", "hint", "undo", "sheet", "last", "rules", "quit"]


class Command(NamedTuple):
    """A command and what was said after it, ``s 5``."""

    verb: Verb
    rest: str


_ALONE: Final[dict[str, Verb]] = {
    "?": "help", "h": "hint", "u": "undo", "s": "sheet", "l": "last", "r": "rules", "q": "quit",
    "с": "hint", "c": "hint", "н": "undo", "о": "undo", "л": "sheet", "з": "sheet", "в": "last",
}  # fmt: skip
"""One letter; the Russian ones are those that the Russian help names."""

_STEMS: Final[tuple[tuple[Verb, tuple[str, ...]], ...]] = (
    ("help", ("help", "помощ", "справк", "что делать")),
    ("hint", ("hint", "совет", "подска")),
    ("undo", ("undo", "back", "назад", "отмен", "верн")),
    ("sheet", ("sheet", "score", "лист", "счет", "запис", "пульк")),
    ("last", ("last", "взятк", "послед")),
    ("rules", ("rules", "правила", "договор")),
    ("quit", ("quit", "exit", "leave", "save", "выход", "выйти", "хватит", "сохран")),
)


def read_command(text: str) -> Command | None:
    """The command typed, None where the answer is something else."""
    text = text.lower().replace("ё", "е").strip()
    first, _, rest = text.partition(" ")
    if first in _ALONE:
        return Command(_ALONE[first], rest.strip())
    for verb, stems in _STEMS:
        if text.startswith(stems):
            return Command(verb, rest.strip())
    return None


ALL: Final = ("all", "вс", "полн", "full", "целик")


def is_all(rest: str) -> bool:
    """Whether everything was asked for, ``r all``."""
    return rest.startswith(ALL)


def is_yes(text: str, default: bool) -> bool:
    """The answer to a yes-or-no question; Enter takes the default."""
    text = text.lower().strip()
    return default if not text else text[:1] in ("y", "д", "1", "+")
