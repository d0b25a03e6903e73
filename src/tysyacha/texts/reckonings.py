"""Reckonings opened up: ``56 + 40 + 60 = 156 → 155`` and what it was written for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tysyacha.texts.cards import seat_text
from tysyacha.texts.catalogue import Words

if TYPE_CHECKING:
    from tysyacha.game.outcome import Reckoning, ReckoningStep

_TERMS: Final = (
    "cards", "last_trick", "marriage", "half", "aces", "nines", "declared",
    "talon_cards", "talon_aces", "talon_marriage",
)  # fmt: skip


def reckoning_text(reckoning: Reckoning, words: Words, names: Sequence[str] = ()) -> str:
    """One change of a total on one line: whose, why, how the number came about, and the total after it."""
    steps = steps_text(reckoning.steps)
    return words.say(
        "reckoning",
        who=seat_text(reckoning.seat, words, names),
        cause=words.say(f"reckoning-{reckoning.code.replace('_', '-')}"),
        steps=f" ({steps})" if steps else "",
        change=change_text(reckoning),
    )


def change_text(reckoning: Reckoning) -> str:
    """``100 + 60 = 160``, ``100 − 120 = −20``; the total alone where nothing was written."""
    if not reckoning.amount:
        return signed(reckoning.after)
    sign = "+" if reckoning.amount > 0 else "−"
    return f"{signed(reckoning.before)} {sign} {abs(reckoning.amount)} = {signed(reckoning.after)}"


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def steps_text(steps: Sequence[ReckoningStep]) -> str:
    """The terms of a reckoning as people write them: ``56 + 40 = 96 → 95``, ``105 < 120; 120 × 2 = 240``."""
    text, last, contract, open_sum = "", 0, None, True
    for step in steps:
        number = step.number
        if step.code in _TERMS:
            if not text:
                text = str(number)
            else:
                text += f" + {number}" if open_sum else f"; {last} + {number}"
            open_sum = True
        elif step.code == "sum":
            text, open_sum = f"{text} = {number}", False
        elif step.code == "rounded":
            text, open_sum = f"{text} → {number}", False
        elif step.code == "doubled":
            text = f"{text}; {contract} × 2 = {number}" if contract is not None else f"{text} × 2 = {number}"
            open_sum, contract = False, None
        elif step.code == "contract" and text:
            text, contract = f"{text} {'≥' if last >= number else '<'} {number}", number
        elif step.code == "need":
            text = f"{text}; {last} < {number}"
        elif step.code == "half_contract":
            text = f"{text} : 2 {'=' if 2 * number == last else '→'} {number}"
        else:
            text = str(number)
        last = number
    return text
