"""Times at a table, worked out and not waited for: banks, and the steps at which windows close and bots speak."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tysyacha.server.play import log
from tysyacha.server.play.dues import Due, bank_left, next_due
from tysyacha.server.play.folding import fold
from tysyacha.server.play.state import State, first_state
from tysyacha.server.play.steps import next_deal
from tysyacha.server.play.windows import STEPS, bots_speak_at, closes_at, step_of
from tysyacha.server.running.settings import Settings
from tysyacha.server.tables.terms import Clock, Terms

SECONDS = st.floats(0.05, 30)
MOMENTS = st.integers(0, 10**13)


def dealt(clock: Clock | None) -> State:
    """Three people, the cards dealt, the window still open."""
    state = first_state("t" * 16, Terms(clock=clock))
    events: list[log.LogEvent] = [log.Seated(seat, f"P{seat}", player=f"{seat}" * 16) for seat in range(3)]
    for event in (*events, log.Filled(), log.Started(dealer=2)):
        state = fold(state, event).state
    return fold(state, next_deal(state, bytes(32))).state


@given(move=st.integers(3, 600), bank=st.integers(0, 7_200), began=MOMENTS, thought=st.integers(0, 8_000_000))
def test_thought_beyond_the_move_comes_from_the_bank(move: int, bank: int, began: int, thought: int) -> None:
    before = dealt(Clock(move, bank))
    state = fold(before, log.WindowClosed()).state
    due = next_due(before, state, None, began, Settings())
    assert due == Due("clock", began + 1000 * (move + bank))
    assert state.to_act is not None
    left = bank_left(state, due, state.to_act, began + thought)
    assert left == max(0, min(1000 * bank, 1000 * (move + bank) - thought))
    assert bank_left(state, due, (state.to_act + 1) % 3, began + thought) is None
    assert bank_left(before, due, state.to_act, began + thought) is None


@given(move=st.integers(3, 600), bank=st.integers(0, 7_200))
def test_whose_time_is_over_has_no_bank_left(move: int, bank: int) -> None:
    state = fold(dealt(Clock(move, bank)), log.WindowClosed()).state
    seat = state.to_act
    assert seat is not None
    assert state.seats[seat].bank == 1000 * bank
    away = fold(state, log.StoodIn(seat)).state
    back = fold(away, log.Returned(seat)).state
    assert back.seats[seat].bank == 0
    assert next_due(away, back, None, 0, Settings()) == Due("clock", 1000 * move)


@given(began=MOMENTS, later=st.integers(0, 1_000_000))
def test_what_is_waited_for_keeps_its_time(began: int, later: int) -> None:
    before = dealt(Clock(30, 120))
    state = fold(before, log.WindowClosed()).state
    due = next_due(before, state, None, began, Settings())
    assert state.to_act is not None
    away = (state.to_act + 1) % 3
    seats = tuple(replace(each, stand_in=place == away) for place, each in enumerate(state.seats))
    other = replace(state, number=state.number + 1, seats=seats)
    assert next_due(state, other, due, began + later, Settings()) == due


@given(seconds=SECONDS, opened=MOMENTS, passed=st.integers(0, 40_000))
def test_a_window_closes_at_one_of_its_steps_whenever_the_last_has_waved(
    seconds: float, opened: int, passed: int
) -> None:
    length, step = int(1000 * seconds), step_of(seconds)
    after = closes_at(opened, seconds, opened + passed) - opened
    assert after == length or (after % step == 0 and 0 < after < length)
    assert after == length or passed <= after < passed + step or passed == 0


@given(seconds=SECONDS, opened=MOMENTS, passed=st.integers(0, 40_000))
def test_bots_speak_at_a_time_that_tells_nothing(seconds: float, opened: int, passed: int) -> None:
    step = step_of(seconds)
    first = bots_speak_at(opened, step, opened)
    assert opened <= first < opened + step
    assert closes_at(opened, seconds, first) == opened + step
    later = bots_speak_at(opened, step, opened + passed)
    assert later >= opened + passed
    assert (later - first) % step == 0
    assert STEPS * step <= int(1000 * seconds)
