"""``steady``: a player by rules of thumb. What it thinks of at each stage of a deal."""

from __future__ import annotations

from typing import Final

from tysyacha.bots.chance import draw
from tysyacha.bots.steady.bidding import better_conceded, choose_raise, choose_word, wants_new_cards
from tysyacha.bots.steady.cards import choose_play
from tysyacha.bots.steady.giving import choose_gift
from tysyacha.game import Action, Blind, Concede, Discard, Give, Look, Pass, Play, Raise, Redeal, View
from tysyacha.game.table import Table, table_of


class Steady:
    """Bids by strength and score, gives away what it misses least, declares its marriages, helps in defence."""

    name: Final = "steady"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def act(self, view: View) -> Action:
        table = table_of(view.agreements, view.players)
        if view.phase == "play" and (view.trick or view.tricks):
            return choose_play(view, table, [each for each in view.legal if isinstance(each, Play)])
        used = _use_right(view, table)
        if used is not None:
            return used
        if view.phase == "auction":
            words = list(view.legal)
            return choose_word(view, table, words) if view.hand is not None else _pass(words)
        if view.phase == "take":
            return view.legal[draw(self._seed, view, len(view.legal))]
        if view.phase == "give":
            return choose_gift(view, table, [each for each in view.legal if isinstance(each, Give | Discard)])
        return choose_play(view, table, [each for each in view.legal if isinstance(each, Play)])

    def interject(self, view: View) -> Action | None:
        return _use_right(view, table_of(view.agreements, view.players))


def _use_right(view: View, table: Table) -> Action | None:
    """A right that this seat should use now, in turn or out of it."""
    raises = []
    concession = redeal = None
    for each in view.legal:
        if isinstance(each, Look):
            return _blind_or_look(view, table, each)
        if isinstance(each, Raise):
            raises.append(each)
        elif isinstance(each, Concede):
            concession = each
        elif isinstance(each, Redeal):
            redeal = each
    if redeal is not None and wants_new_cards(view, table, raises):
        return redeal
    if concession is not None and better_conceded(view, table, raises):
        return concession
    # Before the giving is complete a raise can wait.
    return choose_raise(view, table, raises) if view.phase == "play" else None


def _blind_or_look(view: View, table: Table, look: Look) -> Action:
    """Cards are looked at before a promise; only where no hand without a marriage may promise what the barrel
    asks for, the doubled blind contract is the better way off it."""
    assert view.seat is not None
    blind = next((each for each in view.legal if isinstance(each, Blind)), None)
    cap = table.agreements.auction.cap_no_marriage
    on_barrel = view.standing.barrel[view.seat] is not None
    if blind is not None and on_barrel and cap is not None and cap < table.need <= 2 * blind.points:
        return blind
    return look


def _pass(words: list[Action]) -> Action:
    return next(each for each in words if isinstance(each, Pass))
