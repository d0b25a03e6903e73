"""``tysyacha arena``: a match from the command line, told as a table, as JSON or as a page."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tysyacha.agreements import preset as preset_of
from tysyacha.arena.commit import origin
from tysyacha.arena.journal import seed_in
from tysyacha.arena.match import Match, seatings
from tysyacha.arena.page import page as page_of
from tysyacha.arena.promises import STAGES
from tysyacha.arena.runner import DecisionTimes, Report, Row, check_match, cores, play_match, sets_for
from tysyacha.arena.sprt import Sprt
from tysyacha.arena.starts import given_start
from tysyacha.arena.statistics import Estimate
from tysyacha.errors import BotError, TysyachaError
from tysyacha.texts.catalogue import DEFAULT_LANGUAGE, Words
from tysyacha.texts.errors import explain


class Manner(msgspec.Struct, frozen=True):
    """How a match is played and told beside the usual way; words as on the command line.

    ``start`` is a record that games are taken up from, ``sprt`` two shares like ``0.333,0.36``, ``contract`` auction
    or forced, ``resume`` the file of finished sets, ``page`` the file of the HTML page.
    """

    late: bool = False
    start: Path | None = None
    sprt: str | None = None
    contract: str = "auction"
    resume: Path | None = None
    page: Path | None = None


def run(
    bots: str,
    preset: str = "classic_ru",
    games: int = 100,
    seed: int | None = None,
    as_json: bool = False,
    jobs: int | None = None,
    language: str = "en",
    manner: Manner = Manner(),  # noqa: B008 - frozen
) -> int:
    """Plays the match and prints what came of it; ``bots`` are names with commas between, one a seat.

    Without ``seed`` it is that of the file to resume, else it follows from the commit. Returns the exit status: 2
    where the match cannot be played, after a sentence on standard error, or in JSON.
    """
    try:
        words = Words(language)
        preset, match = _match(bots, preset, seed, manner)
        check_match(match)
        sprt = None if manner.sprt is None else read_sprt(manner.sprt)
        if manner.page is not None:
            _try_page(manner.page)
        with _progress(words, max(sets_for(match, games), 0) * len(seatings(match.bots))) as advance:
            jobs = cores() if jobs is None else jobs
            report = play_match(match, games, preset, jobs, advance, sprt=sprt, journal=manner.resume)
    except TysyachaError as error:
        return _fail(error, language, as_json)
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(words, report)
    try:
        if manner.page is not None:
            _write_page(manner.page, words, report)
    except TysyachaError as error:
        # What came of the match has been told; JSON stays one document.
        return _fail(error, language, as_json=False)
    return 0


def _match(bots: str, preset: str, seed: int | None, manner: Manner) -> tuple[str, Match]:
    """The match, and the preset that its rules come from: with a record to start from, that of the record."""
    names = tuple(each.strip() for each in bots.split(","))
    if manner.contract not in ("auction", "forced"):
        raise BotError("contract_unknown", contract=manner.contract[:40])
    forced = manner.contract == "forced"
    if (manner.start is not None) + manner.late + forced > 1:
        raise BotError("starts_both")
    if seed is None and manner.resume is not None:
        seed = seed_in(manner.resume)
    if seed is None:
        seed = origin().seed
    if manner.start is None:
        agreements = preset_of(preset).agreements
        return preset, Match(names, agreements, seed, late=manner.late, forced=forced)
    preset, agreements, standing = given_start(manner.start, len(names))
    return preset, Match(names, agreements, seed, standing)


def read_sprt(wish: str) -> Sprt:
    """``p0,p1`` as shares between 0 and 1. Raises BotError ``sprt_wrong``."""
    try:
        p0, p1 = (float(each) for each in wish.split(","))
    except ValueError:
        raise BotError("sprt_wrong", wish=wish[:40]) from None
    if not (0 < p0 < 1 and 0 < p1 < 1 and p0 < p1):
        raise BotError("sprt_wrong", wish=wish[:40])
    return Sprt(p0, p1)


def _try_page(path: Path) -> None:
    """Finds out before a long match whether its page can be written. Raises BotError ``page_failed``."""
    new = not path.exists()
    try:
        path.open("ab").close()
        if new:
            path.unlink()
    except OSError as error:
        raise BotError("page_failed", file=str(path), reason=error.strerror or str(error)) from None


def _write_page(path: Path, words: Words, report: Report) -> None:
    told = page_of(
        report,
        _table_rows(words, report),
        _title(words, report),
        _notes(words, report),
        words.say,
        words.language,
    )
    try:
        path.write_text(told, encoding="utf-8")
    except OSError as error:
        raise BotError("page_failed", file=str(path), reason=error.strerror or str(error)) from None


def _fail(error: TysyachaError, language: str, as_json: bool) -> int:
    try:
        sentence = explain(error, Words(language))
    except TysyachaError:
        sentence = explain(error, Words(DEFAULT_LANGUAGE))
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
    console.print(_title(words, report), markup=False)
    heads, *lines = _table_rows(words, report)
    table = Table()
    for number, head in enumerate(heads):
        table.add_column(Text(head), justify="right" if number else "left")
    for line in lines:
        table.add_row(*map(Text, line))
    console.print(table)
    for note in _notes(words, report):
        console.print(note, markup=False)


def _title(words: Words, report: Report) -> str:
    facts = {name: getattr(report, name) for name in ("preset", "sets", "seatings", "games", "deals", "seed")}
    return words.say(f"arena-title-{report.contract}", **facts)


def _table_rows(words: Words, report: Report) -> list[list[str]]:
    """The table for people, its heads first."""
    rows = [["", *(row.bot for row in report.results)]]
    for name, cell in _LINES.items():
        if name in _OF_GAMES and report.contract == "forced":
            continue
        line = f"{name}-{report.contract}" if name in ("won", "share") else name
        rows.append([words.say(f"arena-line-{line}"), *(cell(row) for row in report.results)])
    for stage in STAGES:
        if any(row.stage_ms[stage].count for row in report.results):
            told = words.say("arena-line-time-stage", stage=words.say(f"arena-stage-{stage}"))
            rows.append([told, *(_milliseconds(row.stage_ms[stage]) for row in report.results)])
    return rows


def _notes(words: Words, report: Report) -> list[str]:
    """What is to be known of the figures: the null, the starts, the test, what went wrong."""
    notes = [words.say("arena-note", expected=f"{100 / len(report.bots):.1f}")]
    if report.starts != "new":
        notes.append(words.say(f"arena-starts-{report.starts}"))
    if report.sprt is not None:
        test = report.sprt
        p0, p1 = f"{test.p0 * 100:.1f}", f"{test.p1 * 100:.1f}"
        facts = {"bot": report.bots[0], "p0": p0, "p1": p1, "ratio": f"{test.ratio:.2f}"}
        notes.append(words.say(f"arena-sprt-{test.verdict}", **facts))
    if report.unfinished:
        notes.append(words.say("arena-unfinished", games=report.unfinished))
    for row in {row.bot: row for row in report.results if row.faults}.values():
        told = [
            f"{words.say('arena-fault-' + code.replace('_', '-'))}: {row.faults[code]}"
            for code in _FAULTS
            if code in row.faults
        ]
        notes.append(words.say("arena-faults", bot=row.bot, faults=", ".join(told)))
    return notes


def _told(estimate: Estimate, scale: float = 1.0) -> str:
    """``52.1 ± 3.0``; a dash where there is no mean."""
    if estimate.mean is None:
        return "–"
    if estimate.high is None:
        return f"{estimate.mean * scale:.1f}"
    return f"{estimate.mean * scale:.1f} ± {(estimate.high - estimate.mean) * scale:.1f}"


def _milliseconds(times: DecisionTimes) -> str:
    """Mean, median and 99 % of decision times; a dash where there were none."""
    return f"{times.mean:.2f} / {times.median:.2f} / {times.p99:.2f}" if times.count else "–"


_FAULTS: Final = ("timeout", "illegal", "unreadable", "crash", "given_up", "substituted")
_OF_GAMES: Final = ("points", "declaring", "defending")
"""Lines that mean something only where games are played."""
_LINES: Final[dict[str, Callable[[Row], str]]] = {
    "won": lambda row: f"{row.won:g}",
    "share": lambda row: _told(row.won_share, 100),
    "points": lambda row: _told(row.points_per_deal),
    "declaring": lambda row: _told(row.points_declaring),
    "defending": lambda row: _told(row.points_defending),
    "contracts": lambda row: _told(row.contracts_per_deal, 100),
    "made": lambda row: _told(row.made_share, 100),
    "contract": lambda row: _told(row.mean_contract),
    "taken": lambda row: _told(row.taken),
    "faced": lambda row: _told(row.faced_taken),
    "time": lambda row: _milliseconds(row.decision_ms),
}
