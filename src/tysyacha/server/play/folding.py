"""Reading the log: from a state and an event to the next state, and what happened in the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from tysyacha.errors import TysyachaError
from tysyacha.game import Cut, Event, Game, Standing
from tysyacha.game import Dealt as CardsDealt
from tysyacha.record.spelling import read_action
from tysyacha.server.play import log
from tysyacha.server.play.settlements import settlement_of
from tysyacha.server.play.state import Seat, State
from tysyacha.server.play.windows import window_after


class Step(NamedTuple):
    """The state after an event, and the events of the game in it."""

    state: State
    happened: tuple[Event, ...] = ()


def fold(state: State, event: log.LogEvent) -> Step:
    """The next state. Raises TysyachaError where the rules do not allow what the log says."""
    number = state.number + 1
    match event:
        case log.Seated():
            seat = replace(
                state.seats[event.seat],
                player=event.player,
                bot=event.bot,
                name=event.name,
                commitment=event.commitment,
                bank=1000 * state.terms.clock.bank if state.terms.clock is not None else 0,
            )
            return Step(_with_seat(state, event.seat, seat, number))
        case log.Vacated():
            seat = state.seats[event.seat]
            return Step(_with_seat(state, event.seat, Seat(seat.kind, kept_for=seat.kept_for), number))
        case log.Offered():
            return Step(_with_seat(state, event.seat, Seat(event.kind, kept_for=event.player), number))
        case log.Filled():
            return Step(replace(state, number=number, stage="revealing"))
        case log.Revealed():
            seat = replace(state.seats[event.seat], nonce=event.nonce)
            return Step(_with_seat(state, event.seat, seat, number))
        case log.Started():
            game = Game.new(state.agreements, len(state.seats), event.dealer)
            return Step(replace(state, number=number, stage="between", game=game))
        case log.CutAsked():
            return Step(replace(state, number=number, stage="cutting", cutter=event.seat))
        case log.CutMade():
            return Step(replace(state, number=number, cutter=None, cuts=(*state.cuts, event.lifted)))
        case log.Dealt():
            return _dealt(state, event, number)
        case log.WindowClosed():
            return Step(replace(state, number=number, window=None))
        case log.Acted():
            return _acted(state, event, number)
        case log.Claimed():
            return _claimed(state, event, number)
        case log.StoodIn():
            seat = state.seats[event.seat]
            # His time is over, and with it his bank.
            seat = replace(seat, stand_in=True, absences=seat.absences + 1, bank=0)
            return Step(_with_seat(state, event.seat, seat, number))
        case log.Returned():
            return Step(
                _with_seat(state, event.seat, replace(state.seats[event.seat], stand_in=False), number)
            )
        case log.HandedOver():
            return Step(
                _with_seat(state, event.seat, replace(state.seats[event.seat], player=event.player), number)
            )
        case log.Left():
            seat = replace(state.seats[event.seat], stand_in=True, left=True)
            return Step(_with_seat(state, event.seat, seat, number))
        case log.Finished():
            return Step(
                replace(state, number=number, stage="over", window=None, cutter=None, winner=event.winner)
            )
        case log.Rematched():
            return Step(replace(state, number=number, rematch=event.table))
        case log.Undone():
            raise ValueError("An undo is read by `fold_all`, which has the whole log.")


class Read(NamedTuple):
    """A state read from a whole log, with the last steps for those who missed them.

    ``broken`` is what stopped the reading in the open deal, where this version refuses what an earlier one allowed;
    the state is then the one before that deal, as it was after event ``boundary``.
    """

    state: State
    steps: list[tuple[log.LogEvent, Step]]
    broken: TysyachaError | None = None
    boundary: int = 0


def fold_all(
    state: State, events: Sequence[log.LogEvent], settled: dict[int, str] | None = None, keep: int = 0
) -> Read:
    """Reads a whole log from the first state on, undone events left out.

    ``settled`` holds the stored settlements by deal: where this version comes to another one, or cannot follow a deal
    that is over, the stored one stands. ``keep`` says how many of the last steps to give back.
    """
    effective, last, stored = effective_events(events), len(events), settled or {}
    steps: list[tuple[log.LogEvent, Step]] = []
    boundary, at_boundary, skipping = 0, state, False
    for number, event in effective:
        skipping = skipping and not isinstance(event, log.CutAsked | log.Dealt | log.Finished)
        if skipping and isinstance(event, log.Acted | log.Claimed | log.WindowClosed):
            continue
        try:
            step = fold(state, event)
            step = Step(_held_to(step.state, state, stored), step.happened)
        except TysyachaError as error:
            if state.deals - 1 not in stored:
                return Read(replace(at_boundary, number=last), [], error, boundary)
            state, skipping = _as_settled(state, stored), True
            continue
        state = replace(step.state, number=number)
        if state.stage == "between":
            boundary, at_boundary = number, state
        if number > last - keep:
            steps.append((event, Step(state, step.happened)))
    whole = bool(effective) and effective[-1][0] == last and not skipping
    return Read(replace(state, number=last), steps if whole else [])


def effective_events(events: Sequence[log.LogEvent]) -> list[tuple[int, log.LogEvent]]:
    """The events that still count, with their numbers: an undo takes back all after the number it names.

    Whose a seat is does not change with it.
    """
    effective: list[tuple[int, log.LogEvent]] = []
    for number, event in enumerate(events, 1):
        if isinstance(event, log.Undone):
            undone = []
            while effective and effective[-1][0] > event.to:
                undone.append(effective.pop())
            effective += [each for each in reversed(undone) if isinstance(each[1], log.HandedOver)]
        else:
            effective.append((number, event))
    return effective


def _with_seat(state: State, place: int, seat: Seat, number: int) -> State:
    seats = (*state.seats[:place], seat, *state.seats[place + 1 :])
    return replace(state, number=number, seats=seats)


def _dealt(state: State, event: log.Dealt, number: int) -> Step:
    assert state.game is not None
    cards = CardsDealt(
        event.hands,
        event.talons,
        tuple(Cut(seat, lifted) for seat, lifted in event.cuts),
        tuple((seat, "cut") for seat in event.fines),
    )
    game, happened = state.game.deal(cards)
    after = replace(
        state,
        number=number,
        game=game,
        stage="deal",
        window=window_after(state.game, game),
        deals=event.deal + 1,
        cuts=(),
        all_cuts=(*state.all_cuts, state.cuts),
        cutter=None,
    )
    return Step(_settled(after, game), happened)


def _acted(state: State, event: log.Acted, number: int) -> Step:
    assert state.game is not None
    action = read_action(event.action, len(state.seats))
    game, happened = state.game.apply(action)
    opened = window_after(state.game, game)
    still = state.window if game.in_deal and opened is None and game.phase == state.game.phase else opened
    after = replace(state, number=number, game=game, window=still)
    if event.bank is not None:
        after = _with_seat(after, action.seat, replace(after.seats[action.seat], bank=event.bank), number)
    return Step(_settled(after, game), happened)


def _claimed(state: State, event: log.Claimed, number: int) -> Step:
    game, happened = state.game, list[Event]()
    assert game is not None
    for play in event.plays:
        game, events = game.apply(read_action(play, len(state.seats)))
        happened += events
    return Step(_settled(replace(state, number=number, game=game), game), tuple(happened))


def _settled(state: State, game: Game) -> State:
    """After a deal: its settlement on the sheet."""
    if game.in_deal:
        return state
    sheet = (*state.sheet, settlement_of(game, state.deals - 1))
    return replace(state, stage="between", window=None, sheet=sheet)


def _held_to(state: State, before: State, stored: dict[int, str]) -> State:
    """Where a deal has just been settled otherwise than it was then, what was written then stands."""
    if len(state.sheet) == len(before.sheet):
        return state
    written = stored.get(state.deals - 1)
    if written is None or written.encode() == bytes(state.sheet[-1]):
        return state
    if _standing_in(written) == _standing_in(bytes(state.sheet[-1])):
        sheet = (*state.sheet[:-1], msgspec.Raw(written.encode()))
        return replace(state, sheet=sheet, rescored=(*state.rescored, state.deals - 1))
    return _as_written(state, written)


def _as_written(state: State, written: str) -> State:
    standing = _standing_in(written)
    game = Game.new(state.agreements, len(state.seats), standing.dealer, standing)
    return replace(
        state,
        game=game,
        sheet=(*state.sheet[:-1], msgspec.Raw(written.encode())),
        rescored=(*state.rescored, state.deals - 1),
    )


def _as_settled(state: State, stored: dict[int, str]) -> State:
    """The table at the end of a deal that is over, by what was written of it."""
    deal = state.deals - 1
    standing = _standing_in(stored[deal])
    return replace(
        state,
        game=Game.new(state.agreements, len(state.seats), standing.dealer, standing),
        stage="between",
        window=None,
        sheet=(*state.sheet[:deal], msgspec.Raw(stored[deal].encode())),
        rescored=(*state.rescored, deal),
    )


def _standing_in(written: str | bytes) -> Standing:
    body: dict[str, Any] = msgspec.json.decode(written)
    return msgspec.convert(body["standing"], Standing)
