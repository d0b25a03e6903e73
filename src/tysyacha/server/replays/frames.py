"""One deal of a record as frames: what happened, and the table after it, as the socket of a table tells them.

A frame is seen with open cards, or through the eyes of one seat; then it has no more than that seat saw.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from tysyacha.cards import CardSet
from tysyacha.game import Action, Event, Game, event_seen
from tysyacha.game.dealing import Dealt
from tysyacha.game.game import Fine
from tysyacha.record.spelling import cards_spelled
from tysyacha.server.play import messages as told
from tysyacha.server.play.rendering import board_of, event_told, mine_of
from tysyacha.server.play.settlements import settlement_of
from tysyacha.server.play.state import Seat, Stage, State
from tysyacha.server.tables.terms import Terms


class Frame(msgspec.Struct):
    """A step of a deal: the events that led to it, and the table after them.

    ``hands`` are all hands as they are now, null where these eyes do not see them. ``mine`` is what a seat alone sees;
    with open cards it has both talons, all gifts and all cards laid aside, and no hand of its own.
    """

    events: list[msgspec.Raw]
    board: msgspec.Raw
    mine: msgspec.Raw
    hands: list[str | None]


class PlayedOut(NamedTuple):
    """One deal as it was played: the game before it, its cards, what was done in it."""

    before: Game
    dealt: Dealt
    actions: tuple[Action, ...]
    fines: tuple[Fine, ...]


def played_out(game: Game, deal: int) -> PlayedOut | None:
    """Deal number ``deal`` (from 0) of a replayed game; None for one of which only the outcome is known."""
    line = game.sheet[deal] if deal < len(game.sheet) else None
    standing = game.standing if line is None else line.before
    before = Game.new(game.agreements, game.players, standing.dealer, standing)
    if line is None:
        assert game.dealt is not None
        return PlayedOut(before, game.dealt, game.history, game.fines)
    return None if line.dealt is None else PlayedOut(before, line.dealt, line.actions, line.fines)


def frames_of(played: PlayedOut, deal: int, seats: tuple[Seat, ...], eyes: int | None) -> list[Frame]:
    """The deal step by step: first the cards as they were dealt, then a frame for every action."""
    game, happened = played.before.deal(played.dealt, played.fines)
    cuts: list[told.Told] = [told.CutTold(each.seat, each.lifted) for each in played.dealt.cuts]
    frames = [_frame(game, happened, deal, seats, eyes, cuts)]
    for action in played.actions:
        game, happened = game.apply(action)
        frames.append(_frame(game, happened, deal, seats, eyes))
    return frames


def _frame(
    game: Game,
    happened: Iterable[Event],
    deal: int,
    seats: tuple[Seat, ...],
    eyes: int | None,
    before: Iterable[told.Told] = (),
) -> Frame:
    state = _state(game, deal, seats)
    seen = [each if eyes is None else event_seen(each, eyes, game.gifts_open) for each in happened]
    return Frame(
        [_raw(each) for each in (*before, *(event_told(each, state) for each in seen))],
        _raw(board_of(state, 0, None)),
        _raw(_open(game) if eyes is None else mine_of(state, eyes)),
        _hands(game, eyes),
    )


def _state(game: Game, deal: int, seats: tuple[Seat, ...]) -> State:
    stage: Stage = "deal" if game.in_deal else "between" if game.winner is None else "over"
    sheet = () if game.in_deal else (settlement_of(game, deal),)
    return State(
        "", Terms(), game.agreements, 0, stage, seats, game, deals=deal + 1, sheet=sheet, winner=game.winner
    )


def _hands(game: Game, eyes: int | None) -> list[str | None]:
    if eyes is None:
        return [str(each) for each in game.hands]
    own = game.view(eyes).hand
    return [str(own) if seat == eyes and own is not None else None for seat in range(game.players)]


def _open(game: Game) -> told.Mine:
    """What lies beside the hands, with nothing closed."""
    assert game.dealt is not None
    # Nothing that the declarer parted with is closed to himself.
    seen = game.view(game.view(None).declarer)
    return told.Mine(
        hand=None,
        dealt=None,
        legal=[],
        talons=[str(CardSet(each)) for each in game.dealt.talons],
        gifts=[
            told.Gift(each.giver, each.receiver, None if each.card is None else cards_spelled([each.card]))
            for each in seen.gifts
        ],
        discards=[None if each is None else cards_spelled([each]) for each in seen.discards],
    )


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
