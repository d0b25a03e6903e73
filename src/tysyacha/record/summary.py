"""What `replay --json` and `legal --json` print, as plain data."""

from __future__ import annotations

from typing import Any

from tysyacha.game.game import Game, SheetLine
from tysyacha.game.settlement import is_golden
from tysyacha.record.spelling import spell_action


def replay_summary(game: Game) -> dict[str, Any]:
    """The outcome of every deal, in the keys of the record format; an unfinished last deal included."""
    deals = [_finished(game, line) for line in game.sheet]
    if game.in_deal:
        deals.append(_unfinished(game))
    return {"ok": True, "deals": deals, "winner": game.winner}


def legal_summary(game: Game) -> dict[str, Any]:
    """Whose turn it is and everything the rules allow, rights out of turn included; never a cut."""
    return {"seat": game.to_act, "actions": [spell_action(each) for each in game.legal_actions()]}


def _finished(game: Game, line: SheetLine) -> dict[str, Any]:
    outcome, settlement, before = line.outcome, line.settlement, line.before
    zeros = [0] * before.players
    after = settlement.standing
    return {
        "dealer": before.dealer,
        "finished": True,
        "kind": _kind(game, line) if outcome is None else outcome.kind,
        "declarer": None if outcome is None else outcome.declarer,
        "bid": None if outcome is None else outcome.contract,
        "made": settlement.made,
        "cards": zeros if outcome is None else list(outcome.cards),
        "marriages": zeros if outcome is None else list(outcome.declared),
        "tricks": zeros if outcome is None else list(outcome.tricks),
        "deltas": list(settlement.deltas),
        "totals": list(after.totals),
        "bolts": list(after.bolts),
        "barrel": list(after.barrel),
        "falls": list(after.falls),
        "concedes": list(after.concedes),
        "events": [{"kind": each.kind, "seat": each.seat} for each in settlement.events],
    }


def _kind(game: Game, line: SheetLine) -> str:
    """A deal that was redealt has no outcome to tell its kind."""
    return "golden" if is_golden(game.agreements, line.before) else "normal"


def _unfinished(game: Game) -> dict[str, Any]:
    view, standing = game.view(None), game.standing
    return {
        "dealer": view.dealer,
        "finished": False,
        "kind": view.kind,
        "declarer": view.declarer,
        "bid": view.contract,
        "made": None,
        "cards": list(view.captured),
        "marriages": list(view.declared),
        "tricks": list(view.tricks_won),
        "deltas": [0] * game.players,
        "totals": list(standing.totals),
        "bolts": list(standing.bolts),
        "barrel": list(standing.barrel),
        "falls": list(standing.falls),
        "concedes": list(standing.concedes),
        "events": [],
    }
