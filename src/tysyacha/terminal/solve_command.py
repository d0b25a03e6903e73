"""``tysyacha solve``: what perfect play with open cards brings from records of unfinished deals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tysyacha.errors import RecordError, TysyachaError
from tysyacha.kernel import Move, Position
from tysyacha.record import read, replay
from tysyacha.record.solving import Solution, position_of, solve, solve_summary
from tysyacha.terminal.edge import document_at, fail, say, tell_json, words_of
from tysyacha.terminal.screen import Screen
from tysyacha.texts import Words
from tysyacha.texts.cards import card_text, one_line, seat_text


def run_solve(paths: Sequence[str], as_json: bool, lang: str | None) -> int:
    """Solves every record and prints what it found, one line a file with ``as_json``; returns the exit status.

    A folder stands for the records in it (``*.json``), by name. What cannot be solved is told in its place, the
    others are solved all the same.
    """
    try:
        words = words_of(lang, as_json)
        files = [file for path in paths for file in _files_at(path)]
    except TysyachaError as error:
        return fail(error, lang, as_json)
    status = 0
    with _progress(words, len(files)) as advance:
        for number, file in enumerate(files):
            if len(files) > 1 and not as_json:
                say(("\n" if number else "") + f"── {one_line(Path(file).name)}")
            status = max(status, _solve_file(file, words, as_json, lang))
            advance()
    return status


def _files_at(path: str) -> list[str]:
    """The record at this path, or all in a folder. Raises RecordError ``folder_empty``, ``file_unreadable``."""
    if path == "-" or not Path(path).is_dir():
        return [path]
    try:
        found = sorted(
            str(each) for each in Path(path).iterdir() if each.suffix == ".json" and each.is_file()
        )
    except OSError:
        raise RecordError("file_unreadable", path=path) from None
    if not found:
        raise RecordError("folder_empty", path=path)
    return found


def _solve_file(file: str, words: Words, as_json: bool, lang: str | None) -> int:
    names: tuple[str, ...] = ()
    try:
        record = read(document_at(file))
        names = record.players
        game = replay(record)
        position = position_of(game)
        solution = solve(game)
    except TysyachaError as error:
        return fail(error, lang, as_json, names)
    if as_json:
        tell_json(solve_summary(solution))
    else:
        _show(solution, position, words, names)
    return 0


def _show(solution: Solution, position: Position, words: Words, names: Sequence[str]) -> None:
    """The value, what each move brings, and the main line trick by trick."""
    declarer = seat_text(solution.declarer, words, names)
    screen = Screen(sys.stdin, sys.stdout)
    screen.line(words.say("solve-value", declarer=declarer, points=solution.value), "bold")
    screen.line(words.say("solve-turn", who=seat_text(solution.seat, words, names)))
    rows = [[words.say("solve-move"), words.say("solve-points"), words.say("solve-worse")]]
    for move, value in solution.moves:
        worse = abs(value - solution.value)
        rows.append([_move_text(move, words), str(value), str(worse)])
    screen.table(rows)
    screen.line()
    screen.line(words.say("solve-line"))
    for trick in _tricks(solution, position):
        told = [f"{seat_text(seat, words, names)} {_move_text(move, words)}" for seat, move in trick]
        screen.line(", ".join(told), indent=2)
    screen.line(words.say("solve-nodes", count=solution.nodes), "dim")


def _tricks(solution: Solution, position: Position) -> Iterator[list[tuple[int, Move]]]:
    """The main line, cut into tricks; the first one may already have cards on the table."""
    active = len(position.hands)
    end = active - len(position.trick)
    start = 0
    while start < len(solution.line):
        yield list(solution.line[start:end])
        start, end = end, end + active


def _move_text(move: Move, words: Words) -> str:
    card = card_text(move.card, words)
    return card if move.declare is None else words.say(f"solve-{move.declare}", card=card)


@contextmanager
def _progress(words: Words, files: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error for many files, where that is a terminal."""
    console = Console(stderr=True)
    if files < 2 or not console.is_terminal:
        yield lambda: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # What is told passes by the bar only where both go to a terminal; a file gets it as it is.
    beside = sys.stdout.isatty()
    with Progress(*columns, console=console, transient=True, redirect_stdout=beside) as bar:
        task = bar.add_task(words.say("solve-progress"), total=files)
        yield lambda: bar.advance(task)
