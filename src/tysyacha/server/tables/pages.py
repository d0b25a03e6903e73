"""What somebody who has opened a table's link is shown before he sits down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tysyacha.agreements import PARAMETERS, Agreements, describe_value, diff, message_id, parse_rules, plain
from tysyacha.errors import AgreementError
from tysyacha.server.accounts.identity import Who
from tysyacha.server.edge.errors import words_in
from tysyacha.server.play.live import table_told
from tysyacha.server.play.messages import FairTold, SeatTold, TableTold
from tysyacha.server.play.rendering import board_of

if TYPE_CHECKING:
    from tysyacha.server.play.live import Live


class RuleDifference(msgspec.Struct):
    """An agreement of this table that is not as the reader is used to, in his words."""

    id: str
    name: str
    here: Any
    usual: Any
    here_said: str
    usual_said: str


class TablePage(msgspec.Struct):
    """A table as its link shows it. ``seat`` is the reader's own; ``differences`` are those from his usual rules.

    ``link`` is for others to follow; None for a reader who may not pass on that of a private table. ``kept_for`` are
    names by seat, of those for whom a seat is kept.
    """

    table: TableTold
    stage: str
    number: int
    seats: list[SeatTold]
    seat: int | None
    differences: list[RuleDifference]
    usual_preset: str
    fair: FairTold
    key: str | None
    link: str | None
    kept_for: list[str | None]
    winner: int | None
    rematch: str | None


class Passing(NamedTuple):
    """What a reader may pass on: the key of the table's link where he has it, and the link."""

    key: str | None
    link: str | None


def page_of(
    live: Live, who: Who | None, language: str, passing: Passing, kept_for: list[str | None]
) -> TablePage:
    """The page for this reader."""
    state = live.state
    preset, usual = usual_rules(who)
    board = board_of(state, 0, None)
    return TablePage(
        table=table_told(live.id, live.host, state.terms),
        stage=state.stage,
        number=state.number,
        seats=board.seats,
        seat=state.seat_of(None if who is None else who.id),
        differences=differences(state.agreements, usual, len(state.seats), language),
        usual_preset=preset,
        fair=live.fair_told(),
        key=passing.key,
        link=passing.link,
        kept_for=kept_for,
        winner=state.winner,
        rematch=state.rematch,
    )


def usual_rules(who: Who | None) -> tuple[str, Agreements]:
    """The rules that a player is used to: those he named, else the classic ones."""
    told = who.preferences.get("usual") if who is not None else None
    try:
        rules = parse_rules(told if isinstance(told, dict) else {})
    except AgreementError:
        rules = parse_rules({})
    return rules.preset, rules.agreements


def differences(here: Agreements, usual: Agreements, players: int, language: str) -> list[RuleDifference]:
    """Where two tables differ, in words."""
    words = words_in(language)
    found = []
    for each in diff(here, usual, players):
        parameter = PARAMETERS[each.id]
        found.append(
            RuleDifference(
                each.id,
                words.say(f"{message_id(parameter)}.name"),
                plain(parameter, each.left),
                plain(parameter, each.right),
                describe_value(parameter, each.left, words),
                describe_value(parameter, each.right, words),
            )
        )
    return found
