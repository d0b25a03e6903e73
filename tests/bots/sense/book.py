"""The written positions: a record that leads there, the actions that are right, and why nothing else is.

Each file of ``positions/`` has one theme. A position has

- ``name`` and ``why``, one sentence each;
- ``record``, a game record whose open deal is the position, and ``seat``, whose view is looked at;
- ``right``, the actions of which every player of sense takes one, spelled as in a record. Points may be a range
  ``[105, 160]``; ``[seat, "wait"]`` is to leave a right unused while another seat is to act;
- ``never``, actions too absurd even for a beginner; it may be left out;
- ``proof``, what shows that it is right: ``cards`` (solved with open cards in all worlds that the seat may
  believe), ``claim`` (every trick is sure), ``gifts`` (solved over many worlds), ``trick`` (a trick is certain now
  and nearly lost later) or ``arithmetic`` (told by the sentence).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tysyacha.bots import Bot
from tysyacha.game import Action, Game
from tysyacha.record import read, replay
from tysyacha.record.spelling import spell_action

_HOME: Final = Path(__file__).parent
FAILURES: Final = _HOME / "failures.json"
PROOFS: Final = ("cards", "claim", "gifts", "trick", "arithmetic")

Spelled = list[Any]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position; ``theme`` is the name of its file."""

    name: str
    why: str
    seat: int
    right: list[Spelled]
    proof: str
    record: dict[str, Any]
    never: list[Spelled] = []
    theme: str = ""

    @property
    def id(self) -> str:
        """What failures are listed by."""
        return f"{self.theme}: {self.name}"

    def game(self) -> Game:
        """The game with the position as its open deal."""
        return replay(read(json.dumps(self.record)))

    def answer(self, bot: Bot) -> Spelled:
        """What the bot does here."""
        game = self.game()
        view = game.view(self.seat)
        if game.to_act == self.seat:
            return spelled(bot.act(view))
        used = bot.interject(view)
        return [self.seat, "wait"] if used is None else spelled(used)

    def permitted(self) -> list[Spelled]:
        """Everything the seat may do here."""
        game = self.game()
        found = [spelled(each) for each in game.legal_actions(self.seat)]
        return found if game.to_act == self.seat else [*found, [self.seat, "wait"]]


def spelled(action: Action) -> Spelled:
    """The action as a record has it."""
    return spell_action(action)


def among(action: Spelled, wanted: list[Spelled]) -> bool:
    """Whether an action is one of those, where points may be ranges."""
    return any(_fits(action, each) for each in wanted)


def _fits(action: Spelled, wanted: Spelled) -> bool:
    if len(wanted) == 3 and isinstance(wanted[2], list):
        low, high = wanted[2]
        return action[:2] == wanted[:2] and low <= action[2] <= high
    return action == wanted


@cache
def positions() -> tuple[Position, ...]:
    """All of them, by theme."""
    found: list[Position] = []
    for path in sorted((_HOME / "positions").glob("*.json")):
        entries = msgspec.json.decode(path.read_bytes(), type=list[Position])
        found += [msgspec.structs.replace(each, theme=path.stem) for each in entries]
    return tuple(found)


def failures(bot: Bot) -> list[str]:
    """Where the bot does something else."""
    return [each.id for each in positions() if not among(each.answer(bot), each.right)]
