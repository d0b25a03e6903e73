"""What the service does at a table when something is due: closes windows, lets bots act, stands in, deals."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from tysyacha.game import Action
from tysyacha.record.spelling import spell_action
from tysyacha.server.play import log
from tysyacha.server.play.rendering import legal_now
from tysyacha.server.play.state import State
from tysyacha.server.play.steps import after_pause, start
from tysyacha.server.play.thinkers import QUICK, quick_answer
from tysyacha.server.play.windows import bots_speak_at, closes_at, step_of
from tysyacha.server.running.logs import logger
from tysyacha.server.times import now_ms

if TYPE_CHECKING:
    from tysyacha.server.play.live import Live

STAND_IN: Final = "amateur"
RATED_STAND_IN: Final = QUICK
"""Who plays in a rated game for somebody who is away: of a modest level, the same that answers where a bot is late, so
that it is never a stronger one."""
_LOG: Final = logger("play")


async def fire(live: Live, number: int) -> None:
    """Does what is due, if the table is still at this number."""
    due = live.due
    if due is None:
        return
    if due.kind == "bot":
        await _let_bot_act(live, number)
        return
    async with live.lock:
        if live.state.number == number and live.due is not None and live.due.at <= now_ms() + 1:
            events = due_events(live)
            if events:
                await live.append(events)
        elif live.state.number == number:
            live.set_timer()


def due_events(live: Live) -> list[log.LogEvent]:
    """What to append for the due of this table."""
    state = live.state
    assert live.due is not None
    match live.due.kind:
        case "close":
            return [log.Finished(None, "closed")]
        case "fill":
            return _filled(state)
        case "reveal":
            return [start(state, live.secret)]
        case "cut":
            assert state.cutter is not None
            return [log.CutMade(state.cutter, None)]
        case "window":
            return [log.WindowClosed()]
        case "deal":
            return [after_pause(state, live.secret)]
        case "clock":
            assert state.to_act is not None
            away = state.seats[state.to_act].player
            _LOG.info("stand-in", table=live.id, seat=state.to_act, player=away)
            return [log.StoodIn(state.to_act)]
        case _:
            return []


def _filled(state: State) -> list[log.LogEvent]:
    assert state.terms.fill is not None
    bot = state.terms.fill.bot
    return [log.Seated(seat, bot, bot=bot) for seat, each in enumerate(state.seats) if not each.is_taken]


def bot_at(state: State, seat: int) -> str | None:
    """Which bot decides at this seat, None where a person does."""
    each = state.seats[seat]
    if each.stand_in:
        return RATED_STAND_IN if state.terms.rated else STAND_IN
    return each.bot


async def _let_bot_act(live: Live, number: int) -> None:
    """Asks outside the lock; by the time of the answer the table may have gone on."""
    state = live.state
    seat = state.to_act
    if seat is None or state.game is None or state.number != number:
        return
    bot = bot_at(state, seat)
    if bot is None:
        return
    action = await live.hub.thinkers.ask(
        bot, live.hub.seed_of(live, seat), state.game.view(seat), in_turn=True
    )
    assert action is not None
    async with live.lock:
        if live.state.number == number:
            is_back = seat in live.returning and state.seats[seat].stand_in and not state.seats[seat].left
            live.returning.discard(seat)
            await live.append([_acted(state, seat, action), *([log.Returned(seat)] if is_back else [])])


async def ask_rights(live: Live) -> None:
    """Asks the bots whether they use a right in the window that has just opened; who does not waves it by.

    They answer all together at a time that depends on nothing but the window, however long they thought and whether
    or not they had anything to think about. Who has used a right is asked once more at the next step.
    """
    begun, step = live.state, step_of(live.hub.settings.window_seconds)
    asked = [seat for seat in range(len(begun.seats)) if bot_at(begun, seat) is not None]
    while asked and live.due is not None and _is_same_window(begun, live.state):
        opened = live.due.at - int(1000 * live.hub.settings.window_seconds)
        found = await _answers(live, asked, bots_speak_at(opened, step, now_ms()))
        again = []
        async with live.lock:
            for seat in asked:
                if not _is_same_window(begun, live.state) or live.state.game is None:
                    return
                action = found.get(seat)
                if action is not None and action in legal_now(live.state, live.state.game.view(seat)):
                    await live.append([_acted(live.state, seat, action)])
                    again.append(seat)
                else:
                    wave(live, seat)
        asked = again


async def _answers(live: Live, seats: list[int], at: int) -> dict[int, Action | None]:
    """What the bots at these seats do out of turn, at this time and not before; a quick bot speaks for who is late."""
    state, tasks = live.state, dict[int, asyncio.Task[Action | None]]()
    assert state.game is not None
    views = {seat: state.game.view(seat) for seat in seats}
    for seat, view in views.items():
        bot = bot_at(state, seat)
        if bot is not None and legal_now(state, view):
            asking = live.hub.thinkers.ask(bot, live.hub.seed_of(live, seat), view, in_turn=False)
            tasks[seat] = asyncio.create_task(asking)
    await asyncio.sleep(max(0, at - now_ms()) / 1000)
    found: dict[int, Action | None] = {}
    for seat, task in tasks.items():
        if task.done():
            found[seat] = task.result()
        else:
            task.cancel()
            found[seat] = quick_answer(live.hub.seed_of(live, seat), views[seat], in_turn=False)
    return found


def _is_same_window(begun: State, state: State) -> bool:
    return state.window is not None and (state.window, state.deals) == (begun.window, begun.deals)


def wave(live: Live, seat: int) -> None:
    """This seat uses no right."""
    live.waved.add(seat)
    close_if_waved(live)


def close_if_waved(live: Live) -> None:
    """When all have waved the window closes early, but at a step of its own clock."""
    state = live.state
    if state.window is None or live.due is None or not live.waved >= set(_with_rights(state)):
        return
    seconds = live.hub.settings.window_seconds
    live.hub.call_at(live, closes_at(live.due.at - int(1000 * seconds), seconds, now_ms()))


async def close_window(live: Live, number: int) -> None:
    """Closes a window before its time, if nothing has happened since."""
    async with live.lock:
        if live.state.number == number and live.state.window is not None:
            await live.append([log.WindowClosed()])


def _with_rights(state: State) -> list[int]:
    """The seats that are asked in a window: all that play in this deal, whatever they hold."""
    assert state.game is not None
    return list(state.game.view(None).active)


def _acted(state: State, seat: int, action: Action) -> log.Acted:
    by: log.By = "stand_in" if state.seats[seat].player is not None else "bot"
    return log.Acted(spell_action(action), by)
