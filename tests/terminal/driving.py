"""Somebody at the keyboard, made of a function: every question is answered as the screen stands."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

from tysyacha.terminal.play import Choices, play

ENOUGH: int = 20_000


class Keyboard:
    """Standard input that asks ``answer`` with everything printed so far; None from it closes the input."""

    def __init__(self, screen: io.StringIO, answer: Callable[[str], str | None]) -> None:
        self._screen = screen
        self._answer = answer
        self.asked = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.asked += 1
        assert self.asked < ENOUGH, "the table asks and asks"
        answer = self._answer(self._screen.getvalue())
        return "" if answer is None else f"{answer}\n"


def sit_down(choices: Choices, home: Path, answer: Callable[[str], str | None]) -> tuple[int, str]:
    """Runs the command to its end; its status and everything printed."""
    screen = io.StringIO()
    environ = {"XDG_DATA_HOME": str(home), "LANG": "en_GB.UTF-8"}
    status = play(choices, Keyboard(screen, answer), screen, environ)
    return status, screen.getvalue()


def scripted(answers: Iterable[str]) -> Callable[[str], str | None]:
    """Answers one after the other; then the input is closed."""
    waiting = iter(answers)
    return lambda _: next(waiting, None)


def by_chance(seed: int, most: int, more: Iterable[str] = ()) -> Callable[[str], str | None]:
    """Answers by chance, ``most`` of them: numbers mostly, and whatever is in ``more``."""
    rng = Random(seed)
    words = [*map(str, range(1, 13)), "", "1", "2", "3", "y", "да", *more]
    left = iter(range(most))
    return lambda _: rng.choice(words) if next(left, None) is not None else None
