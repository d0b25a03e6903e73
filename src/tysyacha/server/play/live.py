"""A table held in memory: takes commands one at a time, appends, and tells everybody after the commit.

The state here is only a copy of what the log says. If another writer was quicker, or the process dies between any two
lines, reading the log again gives the same table.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

from tysyacha.server.failures import NotAllowed
from tysyacha.server.fair.seeds import commitment_to
from tysyacha.server.games.keeping import kept
from tysyacha.server.play import log
from tysyacha.server.play import messages as told
from tysyacha.server.play.connections import REPLACED, Connection
from tysyacha.server.play.dues import Due, next_due
from tysyacha.server.play.folding import Read, Step, fold
from tysyacha.server.play.models import LoggedEvent, StoredSettlement
from tysyacha.server.play.rendering import (
    board_of,
    hands_told,
    history_told,
    mine_of,
    render_event,
    tricks_told,
    view_for,
)
from tysyacha.server.play.state import State
from tysyacha.server.play.steps import follows
from tysyacha.server.play.writer import Append, LostRace, Row
from tysyacha.server.tables.models import StoredSeat, StoredTable
from tysyacha.server.tables.terms import Terms
from tysyacha.server.times import now_ms
from tysyacha.server.versions import VERSION

if TYPE_CHECKING:
    from tysyacha.server.play.hub import Hub

KEPT_MESSAGES: Final = 40
"""So many events back a client can resume; who missed more gets a snapshot."""
KEPT_COMMANDS: Final = 200
_ENCODER: Final = msgspec.json.Encoder()


class Live:
    """One table. ``lock`` is held while a command decides and appends."""

    def __init__(self, hub: Hub, row: StoredTable, read: Read, commands: Sequence[tuple[str, int]]) -> None:
        self.hub = hub
        self.id = row.id
        self.host = row.host
        self.secret = row.secret
        self.commitment = row.commitment
        self.created = row.created
        self.state = read.state
        self.due = Due(row.due_kind, row.due_at) if row.due_kind and row.due_at else None  # type: ignore[arg-type]  # as it was written
        self.lock = asyncio.Lock()
        self.seated: dict[int, Connection] = {}
        self.watching: set[Connection] = set()
        self.waved: set[int] = set()
        self.ready: set[int] = set()
        self.returning: set[int] = set()
        self.refused_claim: int | None = None
        self.used = now_ms()
        self._recent: deque[tuple[int, list[bytes]]] = deque(maxlen=KEPT_MESSAGES)
        self._commands: OrderedDict[str, int] = OrderedDict(commands)
        self._timer: asyncio.TimerHandle | None = None
        for event, step in read.steps:
            messages = render_event(step.state, event, step.happened, row.changed, None)
            self._recent.append((step.state.number, messages))

    # What happened.

    def number_of(self, command: str) -> int | None:
        """The number at which a command was carried out already."""
        return self._commands.get(command)

    async def append(
        self,
        events: Sequence[log.LogEvent],
        command: str | None = None,
        extra: Sequence[tuple[Any, Any]] = (),
    ) -> int:
        """Appends events and whatever follows from them, then tells everybody; the number of the first.

        Raises TysyachaError for what the rules refuse, LostRace where another writer was quicker: in both cases
        nothing has happened. Call it with the lock held.
        """
        before, now = self.state, now_ms()
        state, steps = before, list[tuple[log.LogEvent, Step]]()
        waiting = list(events)
        while waiting:
            event = waiting.pop(0)
            step = await self._undone(event, state) if isinstance(event, log.Undone) else fold(state, event)
            steps.append((event, step))
            state = step.state
            if not waiting and (following := follows(state, self.secret)) is not None:
                waiting.append(following)
        due = next_due(before, state, self.due, now, self.hub.settings)
        rows = [
            Row(before.number + place, log.encoded(event), command if place == 1 else None)
            for place, (event, _) in enumerate(steps, 1)
        ]
        statements = [*extra, *self._changes(before, state), *await self._ending(steps, rows, now)]
        await self._write(rows, state, due, now, statements)
        self.state, self.due = state, due
        if command is not None:
            self._remember(command, before.number + 1)
        self._after(before, steps, now)
        return before.number + 1

    async def extend(self, due: Due) -> None:
        """Another time for what is due, without an event."""
        await self._write([], self.state, due, now_ms(), [])
        self.due = due
        self.set_timer()

    async def _write(
        self, rows: list[Row], state: State, due: Due | None, now: int, extra: list[tuple[Any, Any]]
    ) -> None:
        due_at, due_kind = (due.at, due.kind) if due is not None else (None, None)
        append = Append(self.id, rows, state.number, now, state.stage, due_at, due_kind, extra)
        try:
            await self.hub.writer.append(append)
        except LostRace:
            await self.catch_up()
            raise

    async def _undone(self, event: log.Undone, state: State) -> Step:
        return Step((await self.hub.read_with(self.id, state.terms, event)).state)

    async def logged(self) -> list[log.LogEvent]:
        """The whole log so far."""
        return await self.hub.log_of(self.id)

    def _changes(self, before: State, after: State) -> list[tuple[Any, Any]]:
        """What else the database keeps of a step: seats for the lists, settlements for good."""
        statements: list[tuple[Any, Any]] = []
        for place, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            if (old.player, old.bot, old.name) != (new.player, new.bot, new.name):
                statements.append(
                    (
                        sa.update(StoredSeat)
                        .where(StoredSeat.table == self.id, StoredSeat.seat == place)
                        .values(player=new.player, bot=new.bot, name=new.name),
                        None,
                    )
                )
        for line in after.sheet[len(before.sheet) :]:
            deal = after.deals - 1
            key = (StoredSettlement.table == self.id, StoredSettlement.deal == deal)
            body = {"table": self.id, "deal": deal, "version": VERSION, "body": bytes(line).decode()}
            statements.append((sa.delete(StoredSettlement).where(*key), None))
            statements.append((sa.insert(StoredSettlement), [body]))
        if len(after.sheet) < len(before.sheet):
            gone = (StoredSettlement.table == self.id, StoredSettlement.deal >= len(after.sheet))
            statements.append((sa.delete(StoredSettlement).where(*gone), None))
        return statements

    async def _ending(
        self, steps: list[tuple[log.LogEvent, Step]], rows: list[Row], now: int
    ) -> list[tuple[Any, Any]]:
        """With the end of a game its record is stored in the same commit."""
        final = next((step.state for event, step in steps if isinstance(event, log.Finished)), None)
        if final is None or final.game is None:
            return []
        events = [*await self.logged(), *(event for event, _ in steps)]
        return kept(self, final, events, now)

    def _remember(self, command: str, number: int) -> None:
        self._commands[command] = number
        if len(self._commands) > KEPT_COMMANDS:
            self._commands.popitem(last=False)

    def _after(self, before: State, steps: list[tuple[log.LogEvent, Step]], now: int) -> None:
        state = self.state
        if (before.window, before.deals) != (state.window, state.deals):
            self.waved = set()
        if (before.stage, before.deals) != (state.stage, state.deals):
            self.ready = set()
        self._turn_out_watchers()
        for event, step in steps:
            due = self.due.at if self.due is not None and step.state is state else None
            if isinstance(event, log.Undone):
                messages = [self.snapshot(viewer, now) for viewer in (*range(len(state.seats)), None)]
            else:
                messages = render_event(step.state, event, step.happened, now, due)
            self._recent.append((step.state.number, messages))
            self._tell(messages)
            self.hub.metrics.events.labels(type(event).__struct_config__.tag).inc()
        self.set_timer()
        self.hub.changed(self, before)

    async def catch_up(self) -> None:
        """Reads again what another writer has appended, and tells everybody."""
        row, read, commands = await self.hub.read(self.id)
        self.state = read.state
        self.due = Due(row.due_kind, row.due_at) if row.due_kind and row.due_at else None  # type: ignore[arg-type]  # as it was written
        self._commands = OrderedDict(commands)
        self._recent.clear()
        self.waved, self.ready = set(), set()
        self.set_timer()
        self._turn_out_watchers()
        for connection in (*self.seated.values(), *self.watching):
            connection.send(self.snapshot(connection.seat))

    # Who is told.

    def _tell(self, messages: list[bytes]) -> None:
        for seat, connection in self.seated.items():
            connection.send(messages[seat])
        for connection in self.watching:
            connection.send(messages[-1])

    def connect(self, connection: Connection, last: int | None) -> None:
        """A socket has been opened; it gets what it missed since ``last``, or a snapshot."""
        seat = connection.seat
        if seat is None:
            self.watching.add(connection)
            self._turn_out_watchers()
        else:
            earlier = self.seated.get(seat)
            if earlier is not None:
                earlier.close(REPLACED, _ENCODER.encode(told.ReplacedMessage()))
            self.seated[seat] = connection
        missed = self._missed(last)
        if missed is None:
            connection.send(self.snapshot(seat))
        else:
            for messages in missed:
                connection.send(messages[-1 if seat is None else seat])
            connection.send(_ENCODER.encode(told.ResumedMessage(self.state.number)))
        self.tell_presence()

    def disconnect(self, connection: Connection) -> None:
        """A socket is gone; the clock runs on."""
        self.watching.discard(connection)
        if connection.seat is not None and self.seated.get(connection.seat) is connection:
            del self.seated[connection.seat]
            self.returning.discard(connection.seat)
        self.used = now_ms()
        self.tell_presence()

    def _turn_out_watchers(self) -> None:
        """Where nobody may look on, those who saw the table gather go when the game begins."""
        state = self.state
        if state.terms.spectators or state.stage in ("gathering", "over"):
            return
        for connection in self.watching:
            if state.seat_of(connection.player) is None:
                connection.turn_out(NotAllowed("no_spectators"))

    def everybody(self) -> list[Connection]:
        return [*self.seated.values(), *self.watching]

    def tell_presence(self) -> None:
        message = _ENCODER.encode(told.PresenceMessage(self.present(), len(self.watching)))
        for connection in self.everybody():
            connection.send(message)

    def present(self) -> list[bool]:
        return [seat in self.seated or (each.bot is not None) for seat, each in enumerate(self.state.seats)]

    def _missed(self, last: int | None) -> list[list[bytes]] | None:
        if last is None or last > self.state.number:
            return None
        if last == self.state.number:
            return []
        if not self._recent or self._recent[0][0] > last + 1:
            return None
        return [messages for number, messages in self._recent if number > last]

    def snapshot(self, viewer: int | None, now: int | None = None) -> bytes:
        """Everything that one viewer may see now."""
        state, at = self.state, now_ms() if now is None else now
        view = view_for(state.game, viewer)
        board = board_of(state, at, None if self.due is None else self.due.at)
        return _ENCODER.encode(
            told.SnapshotMessage(
                number=state.number,
                at=at,
                seat=viewer,
                table=table_told(self.id, self.host, state.terms),
                board=msgspec.Raw(_ENCODER.encode(board)),
                mine=msgspec.Raw(_ENCODER.encode(mine_of(state, viewer))),
                history=[] if view is None else history_told(view),
                tricks=[] if view is None else tricks_told(view),
                sheet=list(state.sheet),
                rescored=state.rescored,
                fair=self.fair_told(),
                waved=viewer in self.waved,
                ready=viewer in self.ready,
                may_undo=state.is_solo and viewer is not None and state.stage != "over",
                present=self.present(),
                watching=len(self.watching),
                winner=state.winner,
                rematch=state.rematch,
                all_hands=None if view is None else hands_told(view.all_hands),
                all_talons=None if view is None else hands_told(view.all_talons),
            )
        )

    def fair_told(self) -> told.FairTold:
        """Commitments, nonces, and when the game is over the secret."""
        seats = self.state.seats
        return told.FairTold(
            self.commitment,
            [each.commitment for each in seats],
            [each.nonce for each in seats],
            self.secret.hex() if self.state.stage == "over" else None,
        )

    def fits(self, seat: int, nonce: str) -> bool:
        """Whether a nonce is the one that this seat committed to."""
        return commitment_to(bytes.fromhex(nonce), self.id) == self.state.seats[seat].commitment

    # What happens by itself.

    def set_timer(self) -> None:
        """Wakes when something is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.due is not None and not self.hub.stopping:
            delay = max(0, self.due.at - now_ms()) / 1000
            number = self.state.number
            self._timer = asyncio.get_running_loop().call_later(delay, self.hub.fire, self, number)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is due soon, so that memory can forget it."""
        return not self.seated and not self.watching and not self.lock.locked()


def table_told(table: str, host: str, terms: Terms) -> told.TableTold:
    """What does not change while the game goes on."""
    clock = terms.clock
    return told.TableTold(
        id=table,
        preset=terms.rules.preset,
        changes=terms.rules.changes,
        players=terms.players,
        public=terms.public,
        rated=terms.rated,
        spectators=terms.spectators,
        move_seconds=None if clock is None else clock.move,
        bank_seconds=None if clock is None else clock.bank,
        host=host,
    )


async def read_rows(hub: Hub, table: str) -> tuple[StoredTable | None, list[LoggedEvent], dict[int, str]]:
    """A table's row, its log and its settlements."""
    async with hub.storage.reading() as session:
        row = await session.get(StoredTable, table)
        if row is None:
            return None, [], {}
        events = (
            await session.scalars(
                sa.select(LoggedEvent).where(LoggedEvent.table == table).order_by(LoggedEvent.number)
            )
        ).all()
        settled = (
            await session.execute(
                sa.select(StoredSettlement.deal, StoredSettlement.body).where(StoredSettlement.table == table)
            )
        ).all()
    return row, list(events), {each.deal: each.body for each in settled}
