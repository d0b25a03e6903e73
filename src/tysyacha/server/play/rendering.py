"""What each viewer is sent of an event and of the table: the only place where a state becomes bytes for a client.

Everything about cards comes from ``Game.view`` and ``event_seen``: nothing else of the game is asked here. Viewers are
the seats in order, and after them the spectators, whose view is that of nobody's seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from tysyacha.cards import CARDS, SUITS, CardSet
from tysyacha.game import Action, Event, Game, View, event_seen
from tysyacha.game import events as happenings
from tysyacha.game.barring import barred_cards
from tysyacha.record.spelling import cards_spelled, spell_action
from tysyacha.server.play import log
from tysyacha.server.play import messages as told
from tysyacha.server.play.state import State

_ENCODER: Final = msgspec.json.Encoder()
_NO_TOTALS: Final = (0, 0, 0, 0)


def render_event(
    state: State, event: log.LogEvent, happened: Sequence[Event], at: int, due: int | None
) -> list[bytes]:
    """The message of one event for every viewer: the seats in order, then the spectators."""
    board = _raw(board_of(state, at, due))
    frame = [_raw(each) for each in _table_events(event)]
    viewers: list[int | None] = [*range(len(state.seats)), None]
    cached: dict[Event, msgspec.Raw] = {}
    rendered = []
    for viewer in viewers:
        events = [*frame]
        for each in happened:
            # Whether gifts are open is asked of the state after them: the deal's end opens them for all.
            seen = event_seen(each, viewer, state.game is not None and state.game.gifts_open)
            if seen not in cached:
                by = event.by if isinstance(event, log.Acted) else "player"
                cached[seen] = _raw(event_told(seen, state, by))
            events.append(cached[seen])
        mine = _raw(mine_of(state, viewer))
        rendered.append(_ENCODER.encode(told.EventMessage(state.number, at, events, board, mine)))
    return rendered


def board_of(state: State, at: int, due: int | None) -> told.Board:
    """The table as everybody sees it."""
    game = state.game
    return told.Board(
        stage=state.stage,
        to_act=state.to_act,
        window=state.window,
        cutter=state.cutter,
        now=at,
        due=due,
        seats=[
            told.SeatTold(each.kind, each.name, each.player, each.bot, each.stand_in, each.left, each.bank)
            for each in state.seats
        ],
        totals=_NO_TOTALS[: len(state.seats)] if game is None else game.standing.totals,
        deal=None if game is None or game.phase == "new" else _deal_told(state, game.view(None)),
    )


def mine_of(state: State, viewer: int | None) -> told.Mine:
    """What one viewer alone sees."""
    game = state.game
    if game is None or game.phase == "new":
        return told.Mine(None, None, [], [], [], [])
    view = game.view(viewer)
    return told.Mine(
        hand=_cards_text(view.hand),
        dealt=_cards_text(view.dealt),
        legal=[spelled(each) for each in legal_now(state, view)],
        talons=[_cards_text(each) for each in view.talons],
        gifts=[
            told.Gift(each.giver, each.receiver, None if each.card is None else str(each.card))
            for each in view.gifts
        ],
        discards=[None if each is None else str(each) for each in view.discards],
        barred=[
            told.Barred(str(CARDS[each.card]), each.code, _suit(each.suit))
            for each in (barred_cards(view) if state.to_act == viewer else ())
        ],
    )


def legal_now(state: State, view: View) -> Sequence[Action]:
    """What a seat may do now: while a window is open, only what needs no turn."""
    if state.stage != "deal" or view.seat is None or state.game is None:
        return ()
    if state.window is None:
        return view.legal
    rights = state.game.rights(view.seat)
    return [each for each in view.legal if each in rights]


def spelled(action: Action) -> list[Any]:
    """An action without its seat, as clients send it."""
    return spell_action(action)[1:]


def history_told(view: View) -> list[list[Any]]:
    """The actions of a deal as its viewer knows them; a closed card is null."""
    return [_spelled_seen(each) for each in view.history]


def tricks_told(view: View) -> list[list[Any]]:
    """The finished tricks: the winner, the leader and the cards in order."""
    return [[each.winner, each.leader, cards_spelled(each.cards)] for each in view.tricks]


def hands_told(hands: Iterable[CardSet] | None) -> list[str] | None:
    return None if hands is None else [str(each) for each in hands]


@lru_cache(maxsize=8_192)
def _cards_text(cards: CardSet | None) -> str | None:
    """A set of cards as clients are sent it; a hand stays the same while the others play, so it is kept."""
    return None if cards is None else str(cards)


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(value))


def _spelled_seen(action: Action) -> list[Any]:
    if getattr(action, "card", 0) is None:
        verb = "give" if hasattr(action, "to") else "discard"
        return [action.seat, verb, None, *([action.to] if hasattr(action, "to") else [])]
    return spell_action(action)


def _suit(suit: int | None) -> str | None:
    return None if suit is None else SUITS[suit]


def _cards(cards: Iterable[int]) -> list[str]:
    return [str(CARDS[each]) for each in cards]


def _deal_told(state: State, view: View) -> told.DealTold:
    last = view.tricks[-1] if view.tricks else None
    return told.DealTold(
        deal=state.deals - 1,
        dealer=view.dealer,
        sitter=view.sitter,
        active=view.active,
        first_hand=view.first_hand,
        forced=view.forced,
        golden=view.golden,
        phase=view.phase,
        standing_bid=view.standing_bid,
        holder=view.holder,
        blind_by=view.blind_by,
        passed=view.passed,
        declarer=view.declarer,
        contract=view.contract,
        game=view.kind,
        taken=view.taken,
        cards_left=view.cards_left,
        leader=view.leader,
        trick=_cards(view.trick),
        last_trick=[] if last is None else _cards(last.cards),
        last_leader=None if last is None else last.leader,
        trump=_suit(view.trump),
        next_trump=_suit(view.next_trump),
        announced=[
            told.AnnouncedTold(each.seat, each.what, _suit(each.suit), each.points) for each in view.announced
        ],
        captured=view.captured,
        declared=view.declared,
        tricks=view.tricks_won,
    )


def event_told(event: Event, state: State, by: str = "player") -> told.Told:
    """What happened in the game, as clients are told of it; whoever may not see all of it has seen it already."""
    match event:
        case happenings.Acted():
            return told.ActedTold(_spelled_seen(event.action), by)
        case happenings.DealOpened():
            return told.DealOpenedTold(
                state.deals - 1, event.dealer, event.sitter, event.forced, event.compulsory, event.golden
            )
        case happenings.ContractSet():
            return told.ContractSetTold(event.declarer, event.contract, event.kind, event.unopposed)
        case happenings.TalonShown():
            cards = None if event.cards is None else str(event.cards)
            return told.TalonShownTold(event.declarer, cards, event.to_all)
        case happenings.TrumpSet():
            return told.TrumpSetTold(event.seat, SUITS[event.suit], event.now)
        case happenings.Declared():
            return told.DeclaredTold(event.seat, event.what, _suit(event.suit), event.points)
        case happenings.TrickTaken():
            return told.TrickTakenTold(event.winner, cards_spelled(event.cards), event.points)
        case happenings.RedealShown():
            return told.RedealShownTold(event.seat, None if event.cards is None else str(event.cards))
        case happenings.Settled():
            view = view_for(state.game, None)
            if view is None:
                return told.SettledTold(state.sheet[-1], None, None)
            return told.SettledTold(state.sheet[-1], hands_told(view.all_hands), hands_told(view.all_talons))


def _table_events(event: log.LogEvent) -> list[told.Told]:
    """What an event says beside what happened in the game."""
    match event:
        case log.Seated():
            return [told.SeatedTold(event.seat)]
        case log.Vacated():
            return [told.VacatedTold(event.seat)]
        case log.Offered():
            return [told.OfferedTold(event.seat)]
        case log.Filled():
            return [told.NoncesAskedTold()]
        case log.Revealed():
            return [told.NonceTold(event.seat, event.nonce)]
        case log.Started():
            return [told.StartedTold(event.dealer)]
        case log.CutAsked():
            return [told.CutAskedTold(event.seat)]
        case log.CutMade():
            return [told.CutTold(event.seat, event.lifted)]
        case log.WindowClosed():
            return [told.WindowClosedTold()]
        case log.Claimed():
            return [told.ClaimedTold(event.seat)]
        case log.StoodIn():
            return [told.StoodInTold(event.seat)]
        case log.Returned():
            return [told.ReturnedTold(event.seat)]
        case log.Left():
            return [told.LeftTold(event.seat)]
        case log.Finished():
            return [told.FinishedTold(event.winner, event.reason)]
        case log.Rematched():
            return [told.RematchTold(event.table)]
        case _:
            return []


def view_for(game: Game | None, viewer: int | None) -> View | None:
    """The view of a viewer, None before the first deal."""
    return None if game is None or game.phase == "new" else game.view(viewer)
