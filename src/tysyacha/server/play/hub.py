"""All tables of this process: found by id, read from the log when first asked for, woken when something is due."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import sqlalchemy as sa

from tysyacha.errors import TysyachaError
from tysyacha.server.accounts.signing import banned_since
from tysyacha.server.failures import NotFound
from tysyacha.server.play import log, moves
from tysyacha.server.play import messages as told
from tysyacha.server.play.connections import RESTARTING
from tysyacha.server.play.folding import Read, fold_all
from tysyacha.server.play.live import KEPT_COMMANDS, KEPT_MESSAGES, Live, read_rows
from tysyacha.server.play.models import LoggedEvent
from tysyacha.server.play.state import State, first_state
from tysyacha.server.play.thinkers import WORKER, Thinkers
from tysyacha.server.play.writer import LostRace, Writer
from tysyacha.server.running.logs import logger
from tysyacha.server.tables.models import StoredTable
from tysyacha.server.tables.terms import Terms
from tysyacha.server.times import now_ms

if TYPE_CHECKING:
    from tysyacha.server.service import Service

_LOG: Final = logger("play")
SWEEP_SECONDS: Final = 1.0
OVERDUE_MS: Final = 1_500
"""So long after its time a due that nobody saw to is taken up by the sweep."""
CLAIM_MS: Final = 15_000
FORGET_MS: Final = 120_000
BANS_MS: Final = 60_000
"""Bans are looked for so far back: a socket may have been about to open when its owner was banned."""

T = TypeVar("T")
Changed = Callable[[Live, State], None]


class Hub:
    """The tables in memory. ``on_changed`` are told after every step: the table, and its state before."""

    def __init__(self, service: Service, worker: Sequence[str] | None = None) -> None:
        self.service = service
        self.settings = service.settings
        self.storage = service.storage
        self.metrics = service.metrics
        self.writer = Writer(service.storage, service.metrics)
        self.thinkers = Thinkers(service.settings, service.metrics, worker or WORKER)
        self.on_changed: list[Changed] = []
        self.stopping = False
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.metrics.tables.set_function(lambda: len(self._tables))
        self.metrics.sockets.set_function(lambda: self.sockets)

    @property
    def sockets(self) -> int:
        return sum(len(live.seated) + len(live.watching) for live in self._tables.values())

    @property
    def tables(self) -> list[Live]:
        """The tables in memory."""
        return list(self._tables.values())

    async def start(self) -> None:
        """People get a moment to come back before a clock that ran out while the service was down counts."""
        grace = now_ms() + int(1000 * self.settings.restart_grace_seconds)
        async with self.storage.transaction() as connection:
            await connection.execute(
                sa.update(StoredTable)
                .where(StoredTable.due_kind == "clock", StoredTable.due_at < grace)
                .values(due_at=grace)
            )
            await connection.execute(sa.update(StoredTable).values(claimed=None))
        self.writer.start()
        self.thinkers.start()
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="sweep")

    async def farewell(self) -> None:
        """Tells every client to come back soon, and closes its socket."""
        self.stopping = True
        message = msgspec.json.encode(told.RestartingMessage(after=1_500))
        for live in self._tables.values():
            live.stop()
            for connection in live.everybody():
                connection.close(RESTARTING, message)
        # The tasks that send need a turn of the loop or two.
        for _ in range(50):
            if not self.sockets:
                return
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        await self.farewell()
        if self._sweeper is not None:
            self._sweeper.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.stop()
        await self.writer.stop()

    async def live(self, table: str) -> Live:
        """The table, read from its log when it is not in memory; raises NotFound ``table_unknown``."""
        found = self._tables.get(table)
        if found is None:
            # All who ask at once wait for one reading, which goes on if the first of them goes away.
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda done: self._loaded(table, done))
            found = await asyncio.shield(loading)
        found.used = now_ms()
        return found

    def _loaded(self, table: str, done: asyncio.Task[Live]) -> None:
        self._loading.pop(table, None)
        if not done.cancelled():
            # A table that is not there is no fault, even if nobody waits for it any more.
            done.exception()

    async def _load(self, table: str) -> Live:
        row, read, commands = await self.read(table)
        live = Live(self, row, read, commands)
        self._tables[table] = live
        if read.broken is not None:
            _LOG.error("log broken", table=table, error=read.broken.code)
            async with live.lock:
                await live.append([log.Undone(read.boundary)])
        live.set_timer()
        if live.state.window is not None:
            self.spawn(moves.ask_rights(live))
        return live

    async def read(self, table: str) -> tuple[StoredTable, Read, list[tuple[str, int]]]:
        """A table as its log tells it, and the commands it has answered last."""
        row, events, settled = await read_rows(self, table)
        if row is None:
            raise NotFound("table_unknown")
        terms = msgspec.convert(row.terms, Terms)
        read = fold_all(first_state(table, terms), [_logged(each) for each in events], settled, KEPT_MESSAGES)
        commands = [(each.command, each.number) for each in events[-KEPT_COMMANDS:] if each.command]
        return row, read, commands

    async def row(self, table: str) -> StoredTable:
        """The row of a table; raises NotFound ``table_unknown``."""
        async with self.storage.reading() as session:
            found = await session.get(StoredTable, table)
        if found is None:
            raise NotFound("table_unknown")
        return found

    async def read_with(self, table: str, terms: Terms, event: log.LogEvent) -> Read:
        """A table as its log would tell it with one event more."""
        _, events, settled = await read_rows(self, table)
        # A long log takes a while: meanwhile other tables go on.
        return await asyncio.to_thread(
            lambda: fold_all(first_state(table, terms), [*map(_logged, events), event], settled)
        )

    async def log_of(self, table: str) -> list[log.LogEvent]:
        """The whole log of a table."""
        async with self.storage.reading() as session:
            bodies = await session.scalars(
                sa.select(LoggedEvent.body).where(LoggedEvent.table == table).order_by(LoggedEvent.number)
            )
            return [log.decoded(body) for body in bodies]

    def seed_of(self, live: Live, seat: int) -> int:
        """The chance of the bot at a seat: nobody can foresee it, and after a restart it is the same."""
        digest = hmac.digest(live.secret, b"bot-seat-%d" % seat, "sha256")
        return int.from_bytes(digest[:7], "big")

    def changed(self, live: Live, before: State) -> None:
        """A table has made a step: what others watch for, and what bots do with it."""
        if live.state.stage == "over" and before.stage != "over":
            self.metrics.finished.inc()
            _LOG.info("game over", table=live.id, winner=live.state.winner, deals=live.state.deals)
            for hook in self.service.on_finished:
                self.spawn(hook(live.id))
        for each in self.on_changed:
            each(live, before)
        if live.state.window is not None and (live.state.window, live.state.deals) != (
            before.window,
            before.deals,
        ):
            self.spawn(moves.ask_rights(live))
        else:
            moves.close_if_waved(live)

    def spawn(self, coroutine: object) -> None:
        """Runs something beside; it ends with the service."""
        task: asyncio.Task[None] = asyncio.ensure_future(_guarded(coroutine))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Runs a step to its end even if whoever asked for it goes away in the middle."""
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        """A refusal that nobody waits for any more is no fault: it is looked at, so that nothing is said of it."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    def fire(self, live: Live, number: int) -> None:
        """A timer has run out."""
        if not self.stopping and live.state.number == number:
            self.spawn(moves.fire(live, number))

    def call_at(self, live: Live, at: int) -> None:
        """Sees to a table earlier than its row says; should the process die before, the row's time still counts."""
        if self.stopping:
            return
        number = live.state.number
        delay = max(0, at - now_ms()) / 1000
        asyncio.get_running_loop().call_later(delay, self._close_window, live, number)

    def _close_window(self, live: Live, number: int) -> None:
        if not self.stopping and live.state.number == number:
            self.spawn(moves.close_window(live, number))

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
                await self._shut_out()
                self._forget()
            except Exception as error:
                _LOG.error("sweep failed", exc_info=error)

    async def sweep(self) -> None:
        """Takes up what is due at tables that nobody in any process has seen to."""
        now = now_ms()
        late = now - OVERDUE_MS
        is_free = sa.or_(StoredTable.claimed.is_(None), StoredTable.claimed < now)
        async with self.storage.reading() as session:
            found = (
                await session.execute(
                    sa.select(StoredTable.id, StoredTable.number)
                    .where(StoredTable.due_at < late, is_free)
                    .order_by(StoredTable.due_at)
                    .limit(50)
                )
            ).all()
        for table, number in found:
            async with self.storage.transaction() as connection:
                claimed = await connection.execute(
                    sa.update(StoredTable)
                    .where(StoredTable.id == table, StoredTable.number == number, is_free)
                    .values(claimed=now + CLAIM_MS)
                )
            if claimed.rowcount:
                await self._take_up(table, number)

    async def _shut_out(self) -> None:
        """Closes what the banned have open. Who bans works beside this process, so the database is asked."""
        for player in await banned_since(self.storage, now_ms() - BANS_MS):
            if self.service.close_sockets(player, "banned"):
                _LOG.info("turned out", player=player)

    async def _take_up(self, table: str, number: int) -> None:
        try:
            live = await self.live(table)
            if live.state.number != number:
                async with live.lock:
                    await live.catch_up()
            elif live.due is not None and live.due.at <= now_ms():
                self.spawn(moves.fire(live, number))
            else:
                live.set_timer()
        except TysyachaError as error:
            _LOG.error("cannot take up", table=table, error=error.code)

    def _forget(self) -> None:
        """Tables that nobody looks at and that wait for nothing soon are read again when they are needed."""
        now = now_ms()
        for table, live in list(self._tables.items()):
            far = live.due is None or live.due.at > now + FORGET_MS
            if live.is_idle and far and now - live.used > FORGET_MS:
                live.stop()
                del self._tables[table]


def _logged(stored: LoggedEvent) -> log.LogEvent:
    return log.decoded(stored.body)


async def _guarded(coroutine: object) -> None:
    try:
        await coroutine  # type: ignore[misc]  # whatever was spawned
    except (LostRace, asyncio.CancelledError):
        pass
    except TysyachaError as error:
        _LOG.error("step refused", error=error.code)
    except Exception as error:
        _LOG.error("step failed", exc_info=error)
