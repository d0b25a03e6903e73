"""The sheet that comes of what was sent, with the first deal that cannot be told by its field."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from tysyacha.errors import TysyachaError
from tysyacha.game import Game
from tysyacha.game.dealing import dealer_after_exposed_card
from tysyacha.record import Record, RecordFault, read
from tysyacha.record.reading import read_deal
from tysyacha.record.replaying import add_deal, new_game
from tysyacha.record.sheet import is_changed
from tysyacha.server.failures import Explained
from tysyacha.server.sheet.asked import SheetAsked, document_of, plain
from tysyacha.server.sheet.entry import NextDeal, next_deal
from tysyacha.server.sheet.telling import SheetTold, sheet_told
from tysyacha.texts import Words
from tysyacha.texts.errors import explain, explain_placed

_FIELDS: Final = {
    "result_sitter": "declarer",
    "result_bid_too_low": "bid",
    "result_bid_too_high": "bid",
    "result_bid_off_step": "bid",
    "result_bid_blind": "bid",
    "result_concession": "conceded",
    "result_bidder": "bidders",
    "result_talon": "talon",
    "talon_missing": "talon",
    "card_unknown": "talon",
    "card_twice": "talon",
    "result_tricks": "tricks",
    "result_last_trick": "last_trick",
    "result_sum": "cards",
    "result_cards_without_trick": "cards",
    "result_cards_too_many": "cards",
    "result_declared": "marriages",
    "result_declared_without_trick": "marriages",
}
"""Which entry of the form a refusal is about."""


class StandingTold(msgspec.Struct):
    """How one player stands. ``barrel`` is null off the barrel, else the attempts used; ``attempts_left`` is null
    where there is no limit, and off the barrel."""

    total: int
    bolts: int
    barrel: int | None
    attempts_left: int | None
    falls: int
    concedes: int


class FaultTold(msgspec.Struct):
    """The first deal (from 0) that cannot be, and why. ``field`` is the entry of the form, null for the whole deal."""

    deal: int
    field: str | None
    code: str
    message: str


class SheetKept(msgspec.Struct):
    """The sheet after all deals that could be written; those from ``fault`` on are not in it.

    ``next`` tells what to ask about the deal that follows, null where somebody has won.
    """

    title: str
    sheet: SheetTold
    standing: list[StandingTold]
    next: NextDeal | None
    fault: FaultTold | None


class Written(NamedTuple):
    """The deals written one by one, up to the first that cannot be."""

    record: Record
    game: Game
    fault: RecordFault | None


def written(asked: SheetAsked, words: Words) -> Written:
    """Raises Explained for rules, names or a start that cannot be."""
    try:
        record = read(msgspec.json.encode(document_of(asked)))
        game = new_game(record)
    except TysyachaError as error:
        raise Explained(error.code, explain_placed(error, words, asked.names)) from None
    fault, deals = None, []
    for place, each in enumerate(asked.deals):
        try:
            deal = read_deal(place, plain(each), record.players, record.agreements)
            game = add_deal(game, place, deal)
        except RecordFault as error:
            fault = error
            break
        deals.append(deal)
    return Written(msgspec.structs.replace(record, deals=tuple(deals)), game, fault)


def kept(asked: SheetAsked, words: Words) -> SheetKept:
    """The whole answer; raises Explained as `written` does."""
    record, game, fault = written(asked, words)
    title = "sheet-title-changed" if is_changed(record) else "sheet-title"
    return SheetKept(
        title=words.say(title, preset=words.say(f"preset-{record.preset}")),
        sheet=sheet_told(game, record.players, words),
        standing=_standing(game),
        next=next_deal(game if fault is not None else _after_fines(asked, game)),
        fault=None if fault is None else _fault_told(fault, words, record.players),
    )


def written_whole(asked: SheetAsked, words: Words) -> Written:
    """The same where every deal must be right: raises Explained for the first that is not."""
    found = written(asked, words)
    if found.fault is not None:
        raise Explained(found.fault.code, explain_placed(found.fault, words, asked.names))
    return found


def _after_fines(asked: SheetAsked, game: Game) -> Game:
    """A dealer who turned up a card may have passed the deal on (`ritual.exposed_card`)."""
    for fine in asked.fines:
        if game.winner is None and fine.reason == "exposed_card" and fine.seat == game.standing.dealer:
            game = game.dealt_by(dealer_after_exposed_card(game.agreements, game.players, fine.seat))
    return game


def _standing(game: Game) -> list[StandingTold]:
    now, attempts = game.standing, game.agreements.barrel.attempts
    told = []
    for seat, total in enumerate(now.totals):
        used = now.barrel[seat]
        left = None if used is None or attempts is None else attempts - used
        told.append(StandingTold(total, now.bolts[seat], used, left, now.falls[seat], now.concedes[seat]))
    return told


def _fault_told(fault: RecordFault, words: Words, names: tuple[str, ...]) -> FaultTold:
    field = _FIELDS.get(fault.code)
    key = fault.arguments.get("key")
    if field is None and isinstance(key, str):
        # deals[2].result.tricks[1]: what comes after "result" is the entry.
        field = key.rpartition(".")[2].partition("[")[0]
    return FaultTold(fault.deal, field, fault.code, explain(fault, words, names))
