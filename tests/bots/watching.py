"""Whole games between bots that are watched: every answer permitted, no stall, the sheet in order."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from tysyacha.agreements import Agreements, presets
from tysyacha.bots import Bot, make
from tysyacha.bots.driver import play_game
from tysyacha.game import Action, Game, Standing, View

MOST_ACTIONS = 400
"""Far more than any deal has."""

PRESET_TABLES = [(each.id, players) for each in presets().values() for players in each.players]


class Watched:
    """A bot whose every answer must be one of those that its view offers, and within a bounded deal."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    @property
    def name(self) -> str:
        return self._bot.name

    def act(self, view: View) -> Action:
        assert view.to_act == view.seat
        assert len(view.history) < MOST_ACTIONS
        action = self._bot.act(view)
        assert action in view.legal
        assert action.seat == view.seat
        return action

    def interject(self, view: View) -> Action | None:
        assert view.to_act != view.seat
        action = self._bot.interject(view)
        assert action is None or action in view.legal
        return action


def watched_game(
    bots: tuple[str, ...],
    agreements: Agreements,
    seed: int,
    most_deals: int,
    start: Standing | None = None,
) -> Game:
    """A game of these bots, a name a seat; its sheet is in order."""
    seated = [Watched(make(name, seed)) for name in bots]
    game = Game.new(agreements, len(bots), Random(seed).randrange(len(bots)), start)
    game = play_game(game, seated, sha256(str(seed).encode()).digest(), most_deals)
    check_sheet(game)
    return game


def check_sheet(game: Game) -> None:
    """Totals follow from the reckonings, and in a deal of three hands no card point is lost."""
    totals = list(game.start.totals)
    for line in game.sheet:
        assert line.before.totals == tuple(totals)
        for each in line.settlement.reckonings:
            assert each.before == totals[each.seat]
            totals[each.seat] += each.amount
            assert each.after == totals[each.seat]
        assert line.settlement.standing.totals == tuple(totals)
        assert line.settlement.deltas == tuple(
            after - before for before, after in zip(line.before.totals, totals, strict=True)
        )
        if line.outcome is not None and not line.outcome.conceded:
            points = sum(line.outcome.cards)
            assert points == 120 if game.players > 2 else 0 < points <= 120
