"""A game that ends becomes a record: rules, players, every deal and action, and how the deals came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tysyacha.cards import each_card
from tysyacha.game import Cut
from tysyacha.record import PlayedDeal, Record, RecordFault, Start, write
from tysyacha.record.replaying import add_deal, new_game
from tysyacha.record.spelling import read_action
from tysyacha.server.fair.seeds import SCHEME
from tysyacha.server.games.models import FinishedGame, GamePlayer
from tysyacha.server.ids import new_id
from tysyacha.server.play import log
from tysyacha.server.play.folding import effective_events
from tysyacha.server.play.state import Seat, State
from tysyacha.server.running.logs import logger
from tysyacha.server.tables.terms import rules_of
from tysyacha.server.versions import VERSION

if TYPE_CHECKING:
    from tysyacha.server.play.live import Live

_LOG = logger("games")


def kept(live: Live, state: State, events: Sequence[log.LogEvent], now: int) -> list[tuple[Any, Any]]:
    """The statements that store a finished game."""
    assert state.game is not None
    record = record_of_log(live, state, events, now)
    totals = state.game.standing.totals
    last = [is_last(state, seat) for seat in state.seats]
    places = places_of(totals, state.winner, last)
    game = {
        "id": live.id,
        "share": new_id(),
        "preset": state.terms.rules.preset,
        "players": len(state.seats),
        "deals": state.deals,
        "rated": state.terms.rated,
        "winner": state.winner,
        "began": live.created,
        "ended": now,
        "record": write(record).decode(),
        "counted": False,
    }
    players = [
        {
            "game": live.id,
            "seat": place,
            "player": seat.player,
            "bot": seat.bot,
            "name": seat.name,
            "total": totals[place],
            "place": places[place],
            "left": last[place],
            "ended": now,
        }
        for place, seat in enumerate(state.seats)
    ]
    return [(sa.insert(FinishedGame), [game]), (sa.insert(GamePlayer), players)]


def is_last(state: State, seat: Seat) -> bool:
    """Whether this player comes last whatever the score: who left, or was away a second time, a rated game."""
    return state.terms.rated and (seat.left or seat.absences >= 2)


def places_of(totals: Sequence[int], winner: int | None, last: Sequence[bool]) -> list[int]:
    """The places from 1: the winner, then by totals; equal totals share a place."""
    ranks = [(last[seat], seat != winner, -total) for seat, total in enumerate(totals)]
    return [1 + sum(other < own for other in ranks) for own in ranks]


def record_of_log(live: Live, state: State, events: Sequence[log.LogEvent], now: int) -> Record:
    """The record of a table so far, undone events left out; ``fair`` has the secret, so only when it is over."""
    rules = rules_of(state.terms)
    effective = [event for _, event in effective_events(list(events))]
    dealer = next(event.dealer for event in effective if isinstance(event, log.Started))
    names = tuple(seat.name for seat in state.seats)
    extra = {"meta": _meta(live, state, now), "fair": _fair(live, state)}
    deals = _deals(effective, len(state.seats))
    record = Record(rules.preset, rules.agreements, names, Start(dealer=dealer), deals, extra=extra)
    return msgspec.structs.replace(record, deals=_with_dealers(record))


def _with_dealers(record: Record) -> tuple[PlayedDeal, ...]:
    """The deals, each of which names its dealer: who checks how they were dealt need not know the rules.

    From the first that today's rules cannot follow (an older version let something pass) they stay as they are.
    """
    deals = [deal for deal in record.deals if isinstance(deal, PlayedDeal)]
    game = new_game(record)
    for place, deal in enumerate(deals):
        deals[place] = msgspec.structs.replace(deal, dealer=game.standing.dealer)
        try:
            game = add_deal(game, place, deal)
        except RecordFault:
            break
    return tuple(deals)


def _deals(events: Sequence[log.LogEvent], players: int) -> tuple[PlayedDeal, ...]:
    deals: list[tuple[log.Dealt, list[Any]]] = []
    for event in events:
        match event:
            case log.Dealt():
                deals.append((event, []))
            case log.Acted():
                deals[-1][1].append(event.action)
            case log.Claimed():
                deals[-1][1].extend(event.plays)
    return tuple(
        PlayedDeal(
            tuple(tuple(each_card(hand)) for hand in dealt.hands),
            tuple(tuple(each_card(talon)) for talon in dealt.talons),
            (
                *(Cut(seat, lifted) for seat, lifted in dealt.cuts),
                *(read_action(action, players) for action in actions),
            ),
        )
        for dealt, actions in deals
    )


def _meta(live: Live, state: State, now: int) -> dict[str, Any]:
    return {
        "game": live.id,
        "program": f"tysyacha {VERSION}",
        "began": live.created,
        "ended": now,
        "bots": [seat.bot for seat in state.seats],
        "rated": state.terms.rated,
    }


def _fair(live: Live, state: State) -> dict[str, Any]:
    return {
        "scheme": SCHEME,
        "table": live.id,
        "commitment": live.commitment,
        "secret": live.secret.hex(),
        "commitments": [seat.commitment for seat in state.seats],
        "nonces": [seat.nonce for seat in state.seats],
        "cuts": [list(cuts) for cuts in state.all_cuts],
    }
