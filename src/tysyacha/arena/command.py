"""``tysyacha arena``: a match from the command line, told as a table or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tysyacha.agreements import preset as preset_of
from tysyacha.arena.match import Match, seatings
from tysyacha.arena.runner import Report, Row, check_match, cores, play_match, sets_for
from tysyacha.arena.statistics import Estimate
from tysyacha.errors import TysyachaError
from tysyacha.texts.catalogue import DEFAULT_LANGUAGE, Words


def run(
    bots: str,
    preset: str = "classic_ru",
    games: int = 100,
    seed: int = 1,
    as_json: bool = False,
    jobs: int | None = None,
    language: str = "en",
) -> int:
    """Plays the match and prints what came of it; ``bots`` are names with commas between, one a seat.

    Returns the exit status: 2 where the match cannot be played, after a sentence on standard error, or in JSON.
    """
    try:
        words = Words(language)
        match = Match(tuple(each.strip() for each in bots.split(",")), preset_of(preset).agreements, seed)
        check_match(match)
        with _progress(words, max(sets_for(match, games), 0) * len(seatings(match.bots))) as advance:
            report = play_match(match, games, preset, cores() if jobs is None else jobs, advance)
    except TysyachaError as error:
        return _fail(error, language, as_json)
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(words, report)
    return 0


def _fail(error: TysyachaError, language: str, as_json: bool) -> int:
    try:
        sentence = Words(language).error(error)
    except TysyachaError:
        sentence = Words(DEFAULT_LANGUAGE).error(error)
    if as_json:
        print(json.dumps({"ok": False, "deal": None, "action": None, "error": sentence}))
    else:
        print(sentence, file=sys.stderr)
    return 2


@contextmanager
def _progress(words: Words, games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, where that is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(words.say("arena-games"), total=games)
        yield lambda played: bar.advance(task, played)


def _show(words: Words, report: Report) -> None:
    console = Console(highlight=False)
    facts = {name: getattr(report, name) for name in ("preset", "sets", "seatings", "games", "deals", "seed")}
    console.print(words.say("arena-title", **facts))
    table = Table()
    table.add_column()
    for row in report.results:
        table.add_column(row.bot, justify="right")
    for name, cell in _LINES.items():
        table.add_row(words.say(f"arena-line-{name}"), *(cell(row) for row in report.results))
    console.print(table)
    console.print(words.say("arena-note", expected=f"{100 / len(report.bots):.1f}"))
    if report.unfinished:
        console.print(words.say("arena-unfinished", games=report.unfinished))


def _told(estimate: Estimate, scale: float = 1.0) -> str:
    """``52.1 ± 3.0``; a dash where there is no mean."""
    if estimate.mean is None:
        return "–"
    if estimate.high is None:
        return f"{estimate.mean * scale:.1f}"
    return f"{estimate.mean * scale:.1f} ± {(estimate.high - estimate.mean) * scale:.1f}"


_LINES: Final[dict[str, Callable[[Row], str]]] = {
    "won": lambda row: f"{row.won:g}",
    "share": lambda row: _told(row.won_share, 100),
    "points": lambda row: _told(row.points_per_deal),
    "contracts": lambda row: _told(row.contracts_per_deal, 100),
    "made": lambda row: _told(row.made_share, 100),
    "contract": lambda row: _told(row.mean_contract),
    "time": lambda row: f"{row.decision_ms.median:.2f} / {row.decision_ms.p99:.2f}",
}
