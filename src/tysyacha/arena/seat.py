"""A bot as the arena seats it: its decisions timed, its promises held against what comes of the deal."""

from __future__ import annotations

from time import perf_counter_ns
from typing import Any, NamedTuple

import msgspec

from tysyacha.agreements import Agreements
from tysyacha.arena.promises import STAGES, Promises, Stage
from tysyacha.arena.times import Times
from tysyacha.bots import Bot
from tysyacha.game import Action, Bid, DealOutcome, Play, Raise, View
from tysyacha.game.scores import contract_made


def _by_stage() -> dict[str, Times]:
    return {stage: Times() for stage in STAGES}


class Notes(msgspec.Struct):
    """What is noted of one bot beside the score: times, promises, and what a program did wrong.

    ``times`` are those of all decisions in turn, ``by_stage`` of those that left a choice.
    """

    times: Times = msgspec.field(default_factory=Times)
    by_stage: dict[str, Times] = msgspec.field(default_factory=_by_stage)
    promises: Promises = msgspec.field(default_factory=Promises)
    faults: dict[str, int] = {}

    def add(self, other: Notes) -> None:
        self.times.add(other.times)
        for stage, times in other.by_stage.items():
            self.by_stage[stage].add(times)
        self.promises.add(other.promises)
        self.count_faults(other.faults)

    def count_faults(self, counts: dict[str, int]) -> None:
        for code, many in counts.items():
            self.faults[code] = self.faults.get(code, 0) + many


class _Promise(NamedTuple):
    """A promise that waits for the end of the deal: it counts where ``declarer`` plays at ``contract`` or more."""

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
        begun = perf_counter_ns()
        action = self._bot.act(view)
        spent = perf_counter_ns() - begun
        self._notes.times.note(spent)
        if len(view.legal) > 1:
            self._notes.by_stage[stage_of(view, action)].note(spent)
        self._promise(view, action)
        return action

    def interject(self, view: View) -> Action | None:
        used = self._bot.interject(view)
        if used is not None:
            self._promise(view, used)
        return used

    def settle(self, agreements: Agreements, outcome: DealOutcome | None) -> None:
        """Tells how the deal ended; one that was redealt keeps no promise and breaks none, a concession breaks all.

        Where the contract was raised later on, a promise is kept with as many points as it was given for: else only
        the hands would count for it that were not good enough for a raise.
        """
        if outcome is not None:
            bids = [each for each in self._waiting if each.stage == "auction"]
            for each in self._waiting:
                overbid = each.stage == "auction" and each is not bids[-1]
                if each.declarer == outcome.declarer and each.contract <= outcome.contract and not overbid:
                    asked = msgspec.structs.replace(outcome, contract=each.contract)
                    self._notes.promises.note(each.stage, each.chance, contract_made(agreements, asked))
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
        self._waiting.append(_Promise(stage_of(view, action), chance, declarer, contract))


def stage_of(view: View, action: Action) -> Stage:
    """The stage of the deal that an answer belongs to."""
    if view.phase == "auction":
        return "auction"
    return "cards" if view.phase == "play" and isinstance(action, Play) else "contract"
