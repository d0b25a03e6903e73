"""What is written to the terminal and read from it: lines, headings, questions.

With ``plain`` there is nothing but lines of text: no boxes, no colours, no signs that a screen reader stumbles over.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Sequence
from typing import Final, Protocol, TextIO

from rich.console import Console
from rich.text import Text

WIDEST: Final = 96
"""Longer lines are hard to read, however wide the terminal is."""

_SUIT_STYLES: Final = (
    (r"\w+[♥]|[♥]", "red"),
    (r"\w+[♦]|[♦]", "cyan"),
    (r"\w+[♣]|[♣]", "green"),
    (r"(?<!\S)\d+\)", "bold"),
)


class Leave(Exception):
    """The person has left: Ctrl-C, Ctrl-D, a closed input, or the word for it."""


class Source(Protocol):
    """What answers are read from: standard input, or anything that gives lines."""

    def readline(self) -> str: ...

    def isatty(self) -> bool: ...


class Screen:
    """Writes to ``sink`` and reads from ``source``; ``pace`` are the seconds after an opponent's move."""

    def __init__(self, source: Source, sink: TextIO, plain: bool = False, pace: float | None = None) -> None:
        self._source = source
        self._at_keyboard = source is sys.stdin and source.isatty() and sink.isatty()
        self.plain = plain or not _can_write_signs(sink)
        self.pace = (0.5 if self._at_keyboard else 0.0) if pace is None else max(pace, 0.0)
        styles = {"color_system": None, "no_color": True, "force_terminal": False} if self.plain else {}
        self.console = Console(file=sink, markup=False, highlight=False, emoji=False, **styles)  # type: ignore[arg-type]
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        self._blank = True

    @property
    def width(self) -> int:
        return self.console.width

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A line, wrapped at words; two blank lines never follow each other."""
        if not text:
            if not self._blank:
                self.console.print()
            self._blank = True
            return
        self._blank = False
        shown = Text(text, style=style)
        if not self.plain:
            for pattern, tint in _SUIT_STYLES:
                shown.highlight_regex(pattern, tint)
        for wrapped in shown.wrap(self.console, max(self.width - indent, 20)):
            wrapped.rstrip()
            self.console.print(Text(" " * indent) + wrapped, soft_wrap=True)

    def lines(self, texts: Iterable[str], style: str = "", indent: int = 0) -> None:
        for text in texts:
            self.line(text, style, indent)

    def heading(self, text: str) -> None:
        """Begins something new."""
        self.line()
        self.line(text if self.plain else f"── {text}", "bold")

    def table(self, rows: Sequence[Sequence[str]], must_fit: bool = False) -> bool:
        """Rows in columns, the first row their heads; leading numbers stand one under the other.

        With ``must_fit`` a table that is too wide is not written, and the answer is False.
        """
        columns = [_aligned(column) for column in zip(*rows, strict=True)]
        lines = ["  ".join(row).rstrip() for row in zip(*columns, strict=True)]
        if must_fit and max(map(len, lines)) + 2 > self.width:
            return False
        for number, line in enumerate(lines):
            self.line(line, "bold" if number == 0 else "", indent=2)
        return True

    def rest(self) -> None:
        """A moment to see what an opponent did."""
        if self.pace:
            time.sleep(self.pace)

    def ask(self, prompt: str) -> str:
        """What the person types, without blanks around it. Raises Leave at the end of the input."""
        if len(prompt) > self.width * 2 // 3:
            question, sign = prompt.removesuffix(" >"), ">"
            self.line(question)
            prompt = sign
        self._blank = False
        try:
            if self._at_keyboard:
                return input(f"{prompt} ").strip()
            self.console.file.write(f"{prompt} ")
            self.console.file.flush()
            typed = self._source.readline()
        except (EOFError, KeyboardInterrupt) as left:
            self.console.print()
            raise Leave from left
        if not typed:
            self.console.print()
            raise Leave
        # What comes from a pipe is not echoed by a terminal.
        self.console.file.write(typed.rstrip("\n").strip() + "\n")
        return typed.strip()


def _aligned(column: Sequence[str]) -> list[str]:
    """The cells of one width: where all start with a number, its last digits stand in line."""
    head, *cells = column
    numbers = [cell.partition(" ")[0] for cell in cells]
    if all(number.lstrip("−").isdecimal() for number in numbers):
        widest = max(len(number) for number in numbers)
        cells = [" " * (widest - len(number)) + cell for number, cell in zip(numbers, cells, strict=True)]
    width = max(len(cell) for cell in (head, *cells))
    return [cell.ljust(width) for cell in (head, *cells)]


def _can_write_signs(sink: TextIO) -> bool:
    try:
        "♠♥─".encode(getattr(sink, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
