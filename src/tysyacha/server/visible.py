"""What can be seen of a text: names and sayings are shown to others, so nothing in it may hide."""

from __future__ import annotations

import unicodedata
from typing import Final

_HIDDEN: Final = ("Cc", "Cf", "Co", "Cs", "Cn")
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing at all."""
_JOINING: Final = frozenset(
    map(chr, (0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xE0100, 0xE01F0)))
)
_VARIANTS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))
PICTURES: Final = frozenset("\u200d\ufe0e\ufe0f")
"""What pictures in a text are joined and chosen with; seen only with them."""
_MOST_MARKS: Final = 3


def hides(text: str, but: frozenset[str] = frozenset()) -> bool:
    """Whether a text has signs that cannot be seen, turn it around or run out of their line; ``but`` may be there."""
    marks = 0
    for each in text:
        if each in but:
            continue
        kind = unicodedata.category(each)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in _HIDDEN or each in _BLANK or each in _JOINING or each in _VARIANTS or marks > _MOST_MARKS:
            return True
    return False


def printed(text: str) -> str:
    """A text for a terminal, on one line: whatever is no sign to be seen is left out."""
    return " ".join("".join(each if not hides(each) or each.isspace() else "" for each in text).split())
