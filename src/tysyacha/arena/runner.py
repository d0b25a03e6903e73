"""A whole match: sets of cards played side by side in processes, their results put together in order."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, nullcontext
from functools import partial
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread, main_thread
from time import sleep
from typing import Final

import msgspec

from tysyacha.agreements import ensure
from tysyacha.arena.journal import Journal
from tysyacha.arena.match import SHARED, Match, SetResult, orders_per_seating, play_set, seatings
from tysyacha.arena.promises import Promises
from tysyacha.arena.seat import Notes
from tysyacha.arena.sprt import Sprt, SprtResult, sprt_result
from tysyacha.arena.statistics import Estimate, ratio
from tysyacha.arena.times import Times
from tysyacha.bots import make
from tysyacha.errors import BotError


class DecisionTimes(msgspec.Struct, frozen=True):
    """Milliseconds a decision; ``classes`` has the count of each class, 1.02 ** number nanoseconds long."""

    count: int
    mean: float
    median: float
    p99: float
    classes: dict[int, int]


class Row(msgspec.Struct, frozen=True):
    """What one bot showed. Counts are broken where equal bots share a place.

    With ``forced`` a game is a deal, won by whoever took and declared the most. ``points_declaring`` is a contract of
    its own on the mean, ``points_defending`` any other deal; ``taken`` is what it took and declared as declarer,
    ``faced_taken`` what declarers did whom it defended against. ``decision_ms`` counts all decisions in turn,
    ``stage_ms`` those that left a choice, by stage (auction, contract, cards). ``faults`` are those of a program.
    """

    bot: str
    games: float
    won: float
    deals: float
    contracts: float
    made: float
    won_share: Estimate
    expected_share: float
    points_per_deal: Estimate
    contracts_per_deal: Estimate
    made_share: Estimate
    mean_contract: Estimate
    points_declaring: Estimate
    points_defending: Estimate
    taken: Estimate
    faced_taken: Estimate
    decision_ms: DecisionTimes
    stage_ms: dict[str, DecisionTimes]
    promises: Promises
    faults: dict[str, int]


class Report(msgspec.Struct, frozen=True):
    """A match and what came of it; one row a bot, in the order in which they were named.

    ``starts`` is where games begin (new, given, late), ``contract`` whether there is an auction or it is forced.
    """

    preset: str
    bots: tuple[str, ...]
    seed: int
    sets: int
    seatings: int
    games: int
    deals: int
    unfinished: int
    starts: str
    contract: str
    sprt: SprtResult | None
    results: tuple[Row, ...]


def sets_for(match: Match, games: int) -> int:
    """How many sets of cards make at least so many games."""
    return -(-games // len(seatings(match.bots)))


def check_match(match: Match) -> None:
    """Raises BotError for an unknown bot, AgreementError where so many cannot play by these agreements."""
    for bot in match.bots:
        make(bot, in_arena=True)
    ensure(match.agreements, match.players)


def play_match(
    match: Match,
    games: int,
    preset: str,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    sprt: Sprt | None = None,
    journal: Path | None = None,
) -> Report:
    """Plays at least ``games`` games, whole sets of cards; the result does not depend on ``jobs``.

    With ``sprt`` no more are played once the test of the first bot is decided. Finished sets are kept in the file
    ``journal``, and those that it has already are not played again. ``progress`` is told after each set how many
    games it had. Raises as `check_match` and `Journal` do, and BotError (``games_too_few``) for fewer games than one.
    """
    check_match(match)
    if games < 1:
        raise BotError("games_too_few", games=games)
    sets = sets_for(match, games)
    results: list[SetResult] = []
    with nullcontext() if journal is None else closing(Journal(journal, match)) as kept:
        earlier = [] if kept is None else kept.results[:sets]
        with closing(results_of(match, range(len(earlier), sets), jobs)) as later:
            for result in _both(earlier, later):
                if kept is not None and len(results) >= len(kept.results):
                    kept.add(result)
                results.append(result)
                if progress is not None:
                    progress(result.games)
                if sprt is not None and sprt_result(sprt, _shares(match, results)).verdict != "open":
                    break
    return _report(match, preset, results, sprt)


def _both(earlier: list[SetResult], later: Iterator[SetResult]) -> Iterator[SetResult]:
    yield from earlier
    yield from later


def _shares(match: Match, results: list[SetResult]) -> list[float]:
    """The share of games that the first bot won in each set."""
    return [_won(match, each, 0) / each.tallies[0].games for each in results]


def _won(match: Match, result: SetResult, entry: int) -> float:
    tally = result.tallies[entry]
    return tally.ahead / SHARED if match.forced else tally.won


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def results_of(match: Match, numbers: range, jobs: int) -> Generator[SetResult]:
    """The sets of these numbers in order; closed early, it drops those that have not begun."""
    one, sets = partial(play_set, match), len(numbers)
    if jobs < 2 or sets < 2:
        yield from map(one, numbers)
        return
    pool = ProcessPoolExecutor(min(jobs, sets), initializer=end_with_the_match)
    try:
        yield from pool.map(one, numbers)
    finally:
        pool.shutdown(cancel_futures=True)


_LAST: Final = 5.0
"""Seconds for a process to end the programs that it has seated, once the match is gone."""


def end_with_the_match() -> None:
    """Lets this process, and the programs that it seats, end when the one that plays the match has been ended."""
    if hasattr(signal, "pthread_kill"):
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(main_thread().ident or 0, signal.SIGTERM)
        sleep(_LAST)
    os._exit(1)


def _report(match: Match, preset: str, results: list[SetResult], sprt: Sprt | None) -> Report:
    return Report(
        preset=preset,
        bots=match.bots,
        seed=match.seed,
        sets=len(results),
        seatings=len(seatings(match.bots)),
        games=sum(each.games for each in results),
        deals=sum(each.deals for each in results),
        unfinished=sum(each.unfinished for each in results),
        starts="late" if match.late else "new" if match.start is None else "given",
        contract="forced" if match.forced else "auction",
        sprt=None if sprt is None else sprt_result(sprt, _shares(match, results)),
        results=tuple(_row(match, results, entry) for entry in range(match.players)),
    )


def _row(match: Match, results: list[SetResult], entry: int) -> Row:
    orders = orders_per_seating(match.bots)
    notes = Notes()
    for each in results:
        notes.add(each.notes[entry])

    def column(name: str) -> list[float]:
        return [getattr(each.tallies[entry], name) / orders for each in results]

    won = [_won(match, each, entry) / orders for each in results]
    points, declaring = column("points"), column("points_declaring")
    deals, contracts = column("deals"), column("contracts")
    return Row(
        bot=match.bots[entry],
        games=sum(column("games")),
        won=sum(won),
        deals=sum(deals),
        contracts=sum(contracts),
        made=sum(column("made")),
        won_share=ratio(won, column("games")),
        expected_share=1 / match.players,
        points_per_deal=ratio(points, deals),
        contracts_per_deal=ratio(contracts, deals),
        made_share=ratio(column("made"), contracts),
        mean_contract=ratio(column("promised"), contracts),
        points_declaring=ratio(declaring, contracts),
        points_defending=ratio(_less(points, declaring), _less(deals, contracts)),
        taken=ratio(column("taken"), contracts),
        faced_taken=ratio(column("faced_taken"), column("faced")),
        decision_ms=_told(notes.times),
        stage_ms={stage: _told(times) for stage, times in notes.by_stage.items()},
        promises=notes.promises,
        faults=notes.faults,
    )


def _told(times: Times) -> DecisionTimes:
    return DecisionTimes(times.count, times.mean, times.quantile(0.5), times.quantile(0.99), times.classes)


def _less(wholes: list[float], parts: list[float]) -> list[float]:
    return [whole - part for whole, part in zip(wholes, parts, strict=True)]
