"""Bots' answers from worker processes, always in time and always legal.

The queue is bounded. Where it is full, a worker is slow (`bot_seconds`), dead or wrong, a quick bot answers here and
now; where even that is no legal action, the table gets a permitted one that costs least.
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tysyacha.agreements import DEFAULT, Agreements
from tysyacha.bots import make
from tysyacha.game import Action, Pass, Play, View
from tysyacha.server.play.advice import ADVISER, Advice, by_rule_of_thumb
from tysyacha.server.play.thinking_worker import LENGTH
from tysyacha.server.running.logs import logger
from tysyacha.server.running.metrics import Metrics
from tysyacha.server.running.settings import Settings

WORKER: Final = (sys.executable, "-m", "tysyacha.server.play.thinking_worker")
QUICK: Final = "steady"
_PATIENCE_SECONDS: Final = 8.0
"""How much longer than `bot_seconds` a worker may be busy before it counts as stuck and is replaced."""
_LOG: Final = logger("bots")


class _Job(NamedTuple):
    bot: str
    seed: int
    in_turn: bool
    view: View
    explains: bool
    answer: asyncio.Future[Any]


class Thinkers:
    """The worker processes and the queue before them."""

    def __init__(self, settings: Settings, metrics: Metrics, worker: Sequence[str] = WORKER) -> None:
        self._seconds = settings.bot_seconds
        self._count = settings.bot_workers
        self._metrics = metrics
        self._worker = worker
        self._queue: asyncio.Queue[_Job] = asyncio.Queue(settings.bot_queue)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        for number in range(self._count):
            self._tasks.append(asyncio.create_task(self._work(), name=f"bots-{number}"))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def ask(self, bot: str, seed: int, view: View, in_turn: bool) -> Action | None:
        """What this bot does with its view: in turn always one of ``view.legal``, out of turn perhaps None."""
        began = time.perf_counter()
        answer: Action | None
        answer, reason = await self._asked(bot, seed, view, in_turn, explains=False)
        if reason is None and not _fits(answer, view, in_turn):
            answer, reason = None, "illegal"
        if reason is not None:
            answer = quick_answer(seed, view, in_turn)
        if in_turn:
            # Out of turn only those are asked who have a right by their cards: a number that rises would tell of them.
            self._note(bot, reason, time.perf_counter() - began)
        return answer

    def _note(self, bot: str, reason: str | None, seconds: float) -> None:
        if reason is not None:
            self._metrics.bot_replaced.labels(reason).inc()
            _LOG.warning("bot replaced", bot=bot, reason=reason)
        self._metrics.bot_seconds.labels(bot).observe(seconds)

    async def advise(self, seed: int, view: View, in_turn: bool) -> Advice:
        """What a good player would do and why; where nobody has the time, what a quick bot does."""
        answer, reason = (
            await self._asked(ADVISER, seed, view, in_turn, explains=True) if self._tasks else (None, "none")
        )
        if reason is None and isinstance(answer, Advice) and _fits(answer.action, view, in_turn):
            return answer
        return by_rule_of_thumb(quick_answer(seed, view, in_turn))

    async def _asked(
        self, bot: str, seed: int, view: View, in_turn: bool, *, explains: bool
    ) -> tuple[Any, str | None]:
        if not self._tasks:
            return quick_answer(seed, view, in_turn), None
        job = _Job(bot, seed, in_turn, view, explains, asyncio.get_running_loop().create_future())
        try:
            self._queue.put_nowait(job)
        except asyncio.QueueFull:
            return None, "full"
        try:
            async with asyncio.timeout(self._seconds):
                return await job.answer, None
        except TimeoutError:
            return None, "slow"
        except _WorkerFailed:
            return None, "failed"

    async def _work(self) -> None:
        worker = _Worker(self._worker)
        try:
            # Ready before the first table needs it.
            with contextlib.suppress(OSError):
                await worker.ensure()
            while True:
                job = await self._queue.get()
                if job.answer.done():
                    continue
                try:
                    # Not `wait_for`: where an answer and the end of the service come at once, it loses the end.
                    async with asyncio.timeout(self._seconds + _PATIENCE_SECONDS):
                        answer = await worker.exchange(job)
                except Exception as error:
                    # Whatever a worker does or answers, the next question finds one.
                    if not isinstance(error, _WorkerFailed):
                        await worker.kill()
                    if not job.answer.done():
                        job.answer.set_exception(_WorkerFailed())
                else:
                    if not job.answer.done():
                        job.answer.set_result(answer)
        finally:
            await worker.kill()


class _WorkerFailed(Exception):
    """The worker died, hung or its bot raised."""


class _Worker:
    """One process; started when needed, replaced when it fails."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._taught: dict[Agreements, int] = {}

    async def ensure(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._taught = {}
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
        return self._process

    async def exchange(self, job: _Job) -> Any:
        process = await self.ensure()
        agreements = job.view.agreements
        number = self._taught.get(agreements)
        for teach in (number is None, True):
            if teach:
                number = self._taught[agreements] = len(self._taught) if number is None else number
            # The worker has learnt the agreements of the view already, or does now.
            view = msgspec.structs.replace(job.view, agreements=DEFAULT)
            question = (
                job.bot,
                job.seed,
                job.in_turn,
                view,
                number,
                agreements if teach else None,
                job.explains,
            )
            kind, answer = await _exchanged(process, question)
            if kind == "answer":
                return answer
            if kind == "failed":
                _LOG.error("bot failed", bot=job.bot, error=answer)
                raise _WorkerFailed
        raise _WorkerFailed

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _exchanged(process: Process, question: object) -> tuple[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    body = pickle.dumps(question, pickle.HIGHEST_PROTOCOL)
    process.stdin.write(LENGTH.pack(len(body)) + body)
    await process.stdin.drain()
    head = await process.stdout.readexactly(LENGTH.size)
    kind, answer = pickle.loads(await process.stdout.readexactly(LENGTH.unpack(head)[0]))
    return str(kind), answer


def quick_answer(seed: int, view: View, in_turn: bool) -> Action | None:
    """An answer at once: that of a quick bot, or failing that a permitted action that costs least."""
    try:
        bot = make(QUICK, seed)
        answer = bot.act(view) if in_turn else bot.interject(view)
    except Exception as error:
        _LOG.error("quick bot failed", exc_info=error)
        answer = None
    if _fits(answer, view, in_turn):
        return answer
    return least(view) if in_turn else None


def least(view: View) -> Action:
    """A pass where one is permitted, else the lowest card, else the first thing that is permitted."""
    seat = view.seat
    assert seat is not None
    passes = [each for each in view.legal if isinstance(each, Pass)]
    plays = [each for each in view.legal if isinstance(each, Play) and each.declare is None]
    if passes:
        return passes[0]
    return min(plays, key=lambda each: each.card % 6) if plays else view.legal[0]


def _fits(answer: Any, view: View, in_turn: bool) -> bool:
    return answer in view.legal if answer is not None else not in_turn
