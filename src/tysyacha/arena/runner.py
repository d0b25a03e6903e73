"""A whole match: sets of cards played side by side in processes, their results put together in order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import msgspec

from tysyacha.agreements import ensure
from tysyacha.arena.match import Match, SetResult, orders_per_seating, play_set, seatings
from tysyacha.arena.statistics import Estimate, ratio
from tysyacha.arena.times import Times
from tysyacha.bots import make
from tysyacha.errors import BotError


class DecisionTimes(msgspec.Struct, frozen=True):
    """Milliseconds a decision in turn."""

    count: int
    median: float
    p99: float


class Row(msgspec.Struct, frozen=True):
    """What one bot showed. Counts are broken where equal bots share a place."""

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
    decision_ms: DecisionTimes


class Report(msgspec.Struct, frozen=True):
    """A match and what came of it; one row a bot, in the order in which they were named."""

    preset: str
    bots: tuple[str, ...]
    seed: int
    sets: int
    seatings: int
    games: int
    deals: int
    unfinished: int
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
    match: Match, games: int, preset: str, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Report:
    """Plays at least ``games`` games, whole sets of cards; the result does not depend on ``jobs``.

    ``progress`` is told after each set how many games it had. Raises as `check_match` does, and BotError
    (``games_too_few``) for fewer games than one.
    """
    check_match(match)
    if games < 1:
        raise BotError("games_too_few", games=games)
    results = []
    for result in _results(match, sets_for(match, games), jobs):
        results.append(result)
        if progress is not None:
            progress(result.games)
    return _report(match, preset, results)


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _results(match: Match, sets: int, jobs: int) -> Iterator[SetResult]:
    one = partial(play_set, match)
    if jobs < 2 or sets < 2:
        yield from map(one, range(sets))
        return
    with ProcessPoolExecutor(min(jobs, sets)) as pool:
        yield from pool.map(one, range(sets), chunksize=max(1, min(8, sets // (4 * jobs))))


def _report(match: Match, preset: str, results: list[SetResult]) -> Report:
    return Report(
        preset=preset,
        bots=match.bots,
        seed=match.seed,
        sets=len(results),
        seatings=len(seatings(match.bots)),
        games=sum(each.games for each in results),
        deals=sum(each.deals for each in results),
        unfinished=sum(each.unfinished for each in results),
        results=tuple(_row(match, results, entry) for entry in range(match.players)),
    )


def _row(match: Match, results: list[SetResult], entry: int) -> Row:
    tallies = [each.tallies[entry] for each in results]
    times = Times()
    for each in results:
        times.add(each.times[entry])

    orders = orders_per_seating(match.bots)

    def column(name: str) -> list[float]:
        return [getattr(tally, name) / orders for tally in tallies]

    return Row(
        bot=match.bots[entry],
        games=sum(column("games")),
        won=sum(column("won")),
        deals=sum(column("deals")),
        contracts=sum(column("contracts")),
        made=sum(column("made")),
        won_share=ratio(column("won"), column("games")),
        expected_share=1 / match.players,
        points_per_deal=ratio(column("points"), column("deals")),
        contracts_per_deal=ratio(column("contracts"), column("deals")),
        made_share=ratio(column("made"), column("contracts")),
        mean_contract=ratio(column("promised"), column("contracts")),
        decision_ms=DecisionTimes(times.count, times.quantile(0.5), times.quantile(0.99)),
    )
