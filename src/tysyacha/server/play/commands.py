"""What a person at a seat can say, and what becomes of it.

Every command answers with the number at which it was carried out. A repeated one answers the same again; one chosen at
an older number is refused as stale, since what it was meant for may be gone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from tysyacha.game import Game, Play
from tysyacha.record.spelling import read_action, spell_action
from tysyacha.server.failures import Conflict, NotAllowed
from tysyacha.server.play import log, moves
from tysyacha.server.play import messages as told
from tysyacha.server.play.claims import holding_line
from tysyacha.server.play.dues import Due, bank_left
from tysyacha.server.play.folding import effective_events
from tysyacha.server.play.refusals import Stale
from tysyacha.server.play.rendering import legal_now
from tysyacha.server.play.state import State
from tysyacha.server.play.steps import after_pause
from tysyacha.server.times import now_ms

if TYPE_CHECKING:
    from tysyacha.server.play.live import Live


async def carry_out(live: Live, seat: int, command: Any) -> int:
    """Carries a command out; the number at which that happened.

    Raises TysyachaError for what cannot be, Stale among them, and LostRace.
    """
    key = f"{seat}:{command.id}"
    async with live.lock:
        done = live.number_of(key)
        if done is not None:
            return done
        if hasattr(command, "at") and command.at != live.state.number:
            raise Stale("command_stale", at=command.at, number=live.state.number)
        if live.state.stage == "over" and not isinstance(command, told.Here):
            # The game is stored, its secret told: nothing is added to it, nothing taken back.
            raise Conflict("table_over")
        return await _CARRY_OUT[type(command)](live, seat, command, key)


async def _act(live: Live, seat: int, command: told.Act, key: str) -> int:
    state = live.state
    if state.stage != "deal" or state.game is None:
        raise Conflict("no_deal_open", action=None, legal=())
    if state.seats[seat].stand_in:
        raise Conflict("stand_in_plays")
    action = read_action([seat, *command.action], len(state.seats))
    if state.window is not None and action not in legal_now(state, state.game.view(seat)):
        raise Conflict("window_open")
    bank = bank_left(state, live.due, seat, now_ms())
    return await live.append([log.Acted(spell_action(action), bank=bank)], key)


async def _wave(live: Live, seat: int, command: told.Wave, key: str) -> int:
    if live.state.window is None:
        raise Conflict("no_window")
    moves.wave(live, seat)
    return live.state.number


async def _ready(live: Live, seat: int, command: told.Ready, key: str) -> int:
    state = live.state
    if state.stage != "between":
        raise Conflict("not_between_deals")
    live.ready.add(seat)
    if any(each.is_person and place not in live.ready for place, each in enumerate(state.seats)):
        return state.number
    return await live.append([after_pause(state, live.secret)], key)


async def _cut(live: Live, seat: int, command: told.CutPack, key: str) -> int:
    if live.state.cutter != seat:
        raise Conflict("not_your_cut")
    return await live.append([log.CutMade(seat, command.lifted)], key)


async def _claim(live: Live, seat: int, command: told.Claim, key: str) -> int:
    state = live.state
    if state.stage != "deal" or state.window is not None or state.game is None or state.to_act != seat:
        raise Conflict("claim_not_your_turn")
    if state.seats[seat].stand_in:
        raise Conflict("stand_in_plays")
    if live.refused_claim == state.number:
        raise Conflict("claim_not_sure")
    line = await asyncio.to_thread(holding_line, state.game.view(seat))
    plays = None if line is None else played_out(state.game, line)
    if plays is None:
        live.refused_claim = state.number
        raise Conflict("claim_not_sure")
    return await live.append([log.Claimed(seat, plays)], key)


def played_out(game: Game, line: Sequence[Play]) -> tuple[list[Any], ...] | None:
    """The plays that a claim stands for: the claimant's in their order, the others' lowest permitted cards between.

    None where the rules refuse one of his plays; it is then to be played by hand. Raises Conflict
    ``claim_declare_first`` where the order would leave out a declaration that he could still make.
    """
    seat, plays = line[0].seat, []
    for play in line:
        legal = game.legal_actions(seat)
        if game.to_act != seat or play not in legal:
            return None
        if play.declare is None and any(
            isinstance(each, Play) and each.card == play.card and each.declare for each in legal
        ):
            raise Conflict("claim_declare_first")
        game, _ = game.apply(play)
        plays.append(spell_action(play))
        while game.in_deal and game.to_act not in (None, seat):
            assert game.to_act is not None
            cards = [each for each in game.legal_actions(game.to_act) if isinstance(each, Play)]
            reply = min(cards, key=lambda each: (each.declare is not None, each.card % 6))
            game, _ = game.apply(reply)
            plays.append(spell_action(reply))
    return None if game.in_deal else tuple(plays)


async def _undo(live: Live, seat: int, command: told.Undo, key: str) -> int:
    ensure_solo(live.state)
    live.hub.service.undos.spend(str(live.state.seats[seat].player))
    events = effective_events(await live.logged())
    for number, event in reversed(events):
        if isinstance(event, log.Acted) and event.by == "player" and event.action[0] == seat:
            return await live.append([log.Undone(number - 1)], key)
        if isinstance(event, log.Claimed) and event.seat == seat:
            return await live.append([log.Undone(number - 1)], key)
    raise Conflict("nothing_to_undo", legal=())


async def _again(live: Live, seat: int, command: told.PlayAgain, key: str) -> int:
    """The table is as it was when the cards of the last deal had been dealt; the seed of a deal deals it once only."""
    ensure_solo(live.state)
    if live.state.stage != "between":
        raise Conflict("not_between_deals")
    live.hub.service.undos.spend(str(live.state.seats[seat].player))
    events = effective_events(await live.logged())
    dealt = next(number for number, event in reversed(events) if isinstance(event, log.Dealt))
    return await live.append([log.Undone(dealt)], key)


async def _reveal(live: Live, seat: int, command: told.Reveal, key: str) -> int:
    state = live.state
    if state.stage != "revealing":
        raise Conflict("not_revealing")
    if state.seats[seat].nonce is not None:
        return state.number
    if not live.fits(seat, command.nonce):
        raise Conflict("nonce_wrong")
    return await live.append([log.Revealed(seat, command.nonce)], key)


async def _here(live: Live, seat: int, command: told.Here, key: str) -> int:
    """Ends a stand-in; in a friendly game without a clock the time of absence begins anew."""
    state = live.state
    if state.seats[seat].stand_in and not state.seats[seat].left and state.stage != "over":
        if state.to_act == seat and not state.is_suspended:
            # The turn that he missed is the stand-in's: else he could have it begin anew for ever.
            live.returning.add(seat)
            return state.number
        return await live.append([log.Returned(seat)], key)
    waiting = live.due is not None and live.due.kind == "clock" and state.to_act == seat
    # A rated game has nobody wait for ever for somebody who says so and does nothing.
    if waiting and state.terms.clock is None and not state.terms.rated:
        await live.extend(Due("clock", now_ms() + int(1000 * live.hub.settings.absence_seconds)))
    return state.number


def ensure_solo(state: State) -> None:
    """Raises NotAllowed ``only_alone`` where undo or hints could take something from anybody."""
    if not state.is_solo:
        raise NotAllowed("only_alone")


_CARRY_OUT: Final[dict[type, Callable[[Live, int, Any, str], Awaitable[int]]]] = {
    told.Act: _act,
    told.Wave: _wave,
    told.Ready: _ready,
    told.CutPack: _cut,
    told.Claim: _claim,
    told.Undo: _undo,
    told.PlayAgain: _again,
    told.Reveal: _reveal,
    told.Here: _here,
}
