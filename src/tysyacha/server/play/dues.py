"""What happens at a table by itself, and when: the end of a clock or a window, a bot's turn, the next deal.

The time stands in the table's row, set in the commit of the event that it follows from. Whoever finds it due acts only
if the table is still at that number, so it happens once, whoever finds it, and a restart forgets nothing.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from tysyacha.server.play.state import State
from tysyacha.server.running.settings import Settings

DueKind: TypeAlias = Literal["close", "fill", "reveal", "cut", "window", "deal", "clock", "bot"]


class Due(NamedTuple):
    """What is to happen, and when (milliseconds since 1970)."""

    kind: DueKind
    at: int


class Expected(NamedTuple):
    """What the table waits for; while it stays the same its time stays the same."""

    kind: DueKind
    stage: str
    deals: int
    actions: int
    seat: int | None
    window: str | None


def expected(state: State) -> Expected | None:
    """What a table waits for now; None where nothing will happen without a person."""
    kind = _kind(state)
    if kind is None:
        return None
    actions = len(state.game.history) if state.game is not None else 0
    seat = state.cutter if kind == "cut" else state.to_act
    return Expected(kind, state.stage, state.deals, actions, seat, state.window)


def next_due(before: State, after: State, due: Due | None, now: int, settings: Settings) -> Due | None:
    """The due of a table after a step from one state to the next."""
    waiting = expected(after)
    if waiting is None:
        return None
    # In a window things may happen, and it stays as long as it is.
    same = waiting == expected(before) or (
        waiting.kind == "window" and before.window == after.window and before.deals == after.deals
    )
    if same and due is not None and due.kind == waiting.kind:
        return due
    return Due(waiting.kind, now + int(1000 * _seconds(waiting.kind, after, settings)))


def bank_left(state: State, due: Due | None, seat: int, now: int) -> int | None:
    """What is left of a seat's bank, in milliseconds, when it acts in turn now; None where no clock runs for it.

    Time beyond that of the move is taken from it.
    """
    if state.terms.clock is None or state.to_act != seat or due is None or due.kind != "clock":
        return None
    return max(0, min(state.seats[seat].bank, due.at - now))


def _kind(state: State) -> DueKind | None:
    match state.stage:
        case "gathering":
            return "fill" if state.terms.fill is not None and state.people else "close"
        case "revealing":
            return "reveal"
        case "over":
            return None
    if state.is_suspended:
        return None
    if state.stage == "cutting":
        return "cut"
    if state.stage == "between":
        return "deal"
    if state.window is not None:
        return "window"
    seat = state.to_act
    if seat is None:
        return None
    return "clock" if state.seats[seat].is_person else "bot"


def _seconds(kind: DueKind, state: State, settings: Settings) -> float:
    match kind:
        case "close":
            return settings.gathering_seconds
        case "fill":
            return state.terms.fill.after if state.terms.fill is not None else 0
        case "reveal":
            return settings.reveal_seconds
        case "cut":
            return settings.cut_seconds
        case "window":
            return settings.window_seconds
        case "deal":
            return settings.between_deals_seconds
        case "bot":
            return state.terms.pace
        case "clock":
            if state.terms.clock is None or state.to_act is None:
                return settings.absence_seconds
            return state.terms.clock.move + state.seats[state.to_act].bank / 1000
