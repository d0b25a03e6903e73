"""Why a move is advised, in words: ``105: makes in 71 % of deals; a pass leaves the player on your left at 100``.

The words side knows no bot: a reason is known by its code and its arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from tysyacha.texts.actions import action_text
from tysyacha.texts.cards import one_line
from tysyacha.texts.catalogue import Words

if TYPE_CHECKING:
    from tysyacha.game.actions import Action


class ReasonLike(Protocol):
    """A code with its arguments."""

    @property
    def code(self) -> str:
        """Names the message ``reason-`` and the code with dashes."""
        ...

    @property
    def arguments(self) -> dict[str, int | str]:
        """What the message puts in; ``seat`` and ``side`` tell of another player."""
        ...


def reason_text(reason: ReasonLike, words: Words, names: Sequence[str] = ()) -> str:
    """The sentence for a reason. Names are by seat; without one a player is told by where he sits."""
    told: dict[str, Any] = dict(reason.arguments)
    seat = told.get("seat")
    if isinstance(seat, int):
        name = one_line(names[seat]) if 0 <= seat < len(names) else ""
        told["who"] = name or words.say(f"reason-side-{told['side']}")
        told["bolts"] = words.say("reason-bolts", bolts=bolts) if (bolts := told["bolts"]) else ""
    return words.say(f"reason-{reason.code.replace('_', '-')}", **told)


def advice_text(action: Action, reason: ReasonLike, words: Words, names: Sequence[str] = ()) -> str:
    """An action and its reason on one line."""
    return words.say(
        "reason-advice", what=action_text(action, words, names), why=reason_text(reason, words, names)
    )
