"""What a good player would do and why, as plain data that travels between the service and its workers."""

from __future__ import annotations

from typing import Final, NamedTuple

from tysyacha.bots import Bot
from tysyacha.game import Action, View

ADVISER: Final = "strong"
_MOST_CANDIDATES: Final = 10


class Weighed(NamedTuple):
    """An action that was weighed: the chance that the contract is made, the points expected, the chance of winning
    the game (each None where it was not searched), and the code of the reason with its arguments."""

    action: Action
    makes: float | None
    points: float | None
    wins: float | None
    code: str
    arguments: dict[str, int | str]


class Advice(NamedTuple):
    """What to do, None to let a right pass, and what was weighed, from the best on."""

    action: Action | None
    weighed: tuple[Weighed, ...]


def advice_of(bot: Bot, view: View, in_turn: bool) -> Advice:
    """What this bot would do with its view; one that searches says why."""
    from tysyacha.bots.pimc import Pimc  # heavy, and only the workers search

    action = bot.act(view) if in_turn else bot.interject(view)
    if not isinstance(bot, Pimc):
        return by_rule_of_thumb(action)
    decision = bot.decision
    if decision is None:
        return Advice(None, ())
    searched = decision.worlds > 0
    # To let a right wait is no action that could be shown beside the one that uses it.
    candidates = decision.candidates if in_turn else (decision.chosen,)
    weighed = (
        Weighed(
            each.action,
            each.makes,
            each.points,
            each.utility if searched else None,
            each.reason.code,
            each.reason.arguments,
        )
        for each in candidates[:_MOST_CANDIDATES]
    )
    return Advice(decision.action, tuple(weighed))


def by_rule_of_thumb(action: Action | None) -> Advice:
    """Advice without a search behind it."""
    if action is None:
        return Advice(None, ())
    return Advice(action, (Weighed(action, None, None, None, "rule_of_thumb", {}),))
