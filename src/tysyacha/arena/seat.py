"""A bot as the arena seats it: its decisions timed, its promises held against what comes of the deal."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from tysyacha.arena.promises import Promises, Stage
from tysyacha.arena.times import Times
from tysyacha.bots import Bot
from tysyacha.game import Action, Bid, DealOutcome, Raise, View


class Notes(msgspec.Struct):
    """What is noted of one bot beside the score: times, promises, and what a program did wrong."""

    times: Times = msgspec.field(default_factory=Times)
    promises: Promises = msgspec.field(default_factory=Promises)
    faults: dict[str, int] = {}

    def add(self, other: Notes) -> None:
        self.times.add(other.times)
        self.promises.add(other.promises)
        self.count_faults(other.faults)

    def count_faults(self, counts: dict[str, int]) -> None:
        for code, many in counts.items():
            self.faults[code] = self.faults.get(code, 0) + many


class _Promise(NamedTuple):
    """A promise that waits for the end of the deal: it counts where ``declarer`` plays at ``contract``."""

    stage: Stage
    chance: float
    declarer: int
    contract: int


class Seat:
    """A bot whose decisions in turn are noted. A bot that sees all cards is shown them through it."""

    def __init__(self, bot: Bot, notes: Notes) -> None:
        self._bot = bot
        self._notes = notes
        self._waiting: list[_Promise] = []
        see: Any = getattr(bot, "see", None)
        if see is not None:
            self.see = see

    @property
    def name(self) -> str:
        return self._bot.name

    def act(self, view: View) -> Action:
        with self._notes.times.one():
            action = self._bot.act(view)
        self._promise(view, action)
        return action

    def interject(self, view: View) -> Action | None:
        return self._bot.interject(view)

    def settle(self, outcome: DealOutcome | None, made: bool | None) -> None:
        """Tells how the deal ended; one that was conceded or redealt keeps no promise and breaks none."""
        if outcome is not None and not outcome.conceded:
            for each in self._waiting:
                if (each.declarer, each.contract) == (outcome.declarer, outcome.contract):
                    self._notes.promises.note(each.stage, each.chance, bool(made))
        self._waiting.clear()

    def close(self) -> None:
        """Ends a program, and counts what it did wrong."""
        close = getattr(self._bot, "close", None)
        if close is not None:
            close()
        self._notes.count_faults(getattr(self._bot, "counts", {}))

    def _promise(self, view: View, action: Action) -> None:
        decision = getattr(self._bot, "decision", None)
        chance = None if decision is None else decision.chosen.makes
        if chance is None:
            return
        declarer, contract = view.declarer, view.contract
        if isinstance(action, Bid | Raise):
            declarer, contract = action.seat, action.points
        if declarer is None or contract is None:
            return
        stage: Stage = "auction" if view.phase == "auction" else "contract"
        if view.phase == "play" and not isinstance(action, Raise):
            stage = "cards"
        self._waiting.append(_Promise(stage, chance, declarer, contract))
