"""A record as somebody goes through it: its rules, its people, its whole sheet, and one deal step by step."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tysyacha.agreements import changes, preset
from tysyacha.errors import TysyachaError
from tysyacha.game import Game
from tysyacha.record import Record, read, replay
from tysyacha.server.failures import BadRequest, Explained
from tysyacha.server.play.state import Seat
from tysyacha.server.replays.frames import Frame, frames_of, played_out
from tysyacha.server.rules.declared import RuleValue
from tysyacha.server.sheet.telling import SheetTold, sheet_told, shown_names
from tysyacha.texts import Words
from tysyacha.texts.bots import called
from tysyacha.texts.errors import explain_placed

_LONGEST_BOT: Final = 40


class ReplayTold(msgspec.Struct):
    """A record with one of its deals laid out in frames; deals count from 0.

    ``bots`` has the level of each computer player, null where a person sat. ``deals`` is how many deals there are;
    ``deal`` is the one that ``frames`` belong to, None where there is none yet. A deal with real cards, of which only
    the outcome is known, has no frames. ``eyes`` is the seat through which they are seen, null with open cards.
    """

    preset: str
    title: str
    changes: dict[str, RuleValue]
    players: list[str]
    bots: list[str | None]
    deals: int
    deal: int | None
    eyes: int | None
    frames: list[Frame]
    sheet: SheetTold


def replay_told(document: bytes, deal: int, eyes: int | None, words: Words) -> ReplayTold:
    """A record laid out; ``deal`` counts from 0, ``eyes`` is a seat or None for open cards.

    Raises Explained for a record that cannot be read or breaks the rules, with the place of the fault; BadRequest
    ``replay_deal``, ``replay_seat`` for a deal or seat that it does not have.
    """
    names: tuple[str, ...] = ()
    try:
        record = read(document)
        names = record.players
        game = replay(record)
    except TysyachaError as error:
        raise Explained(error.code, explain_placed(error, words, names)) from None
    if eyes is not None and eyes >= len(names):
        raise BadRequest("replay_seat", highest=len(names) - 1)
    if deal >= max(1, len(record.deals)):
        raise BadRequest("replay_deal", count=len(record.deals))
    return _told(record, game, deal, eyes, words)


def _told(record: Record, game: Game, deal: int, eyes: int | None, words: Words) -> ReplayTold:
    bots = _bots(record)
    names = called(record.players, bots, words)
    shown = shown_names(names, words)
    seats = tuple(
        Seat("open" if bot is None else "bot", bot=bot, name=name)
        for name, bot in zip(shown, bots, strict=True)
    )
    played = played_out(game, deal) if record.deals else None
    return ReplayTold(
        preset=record.preset,
        title=words.say(f"preset-{record.preset}"),
        changes=changes(record.agreements, preset(record.preset).agreements),
        players=shown,
        bots=bots,
        deals=len(record.deals),
        deal=deal if record.deals else None,
        eyes=eyes,
        frames=[] if played is None else frames_of(played, deal, seats, eyes),
        sheet=sheet_told(game, names, words),
    )


def _bots(record: Record) -> list[str | None]:
    """Which seats were bots, where the record says so in a way that can be read."""
    meta: Any = record.extra.get("meta")
    told = meta.get("bots") if isinstance(meta, dict) else None
    if not isinstance(told, list) or len(told) != len(record.players):
        return [None] * len(record.players)
    return [each[:_LONGEST_BOT] if isinstance(each, str) else None for each in told]
