"""Windows: time in which only rights out of turn may be used, of a length that depends on the agreements alone.

A window opens wherever the agreements could give anybody such a right, whether or not the cards of this deal do, and
while it is open nobody may act in turn. So neither its being there nor its length tells anything about a hand.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from tysyacha.agreements import Agreements
from tysyacha.game import Game

Window: TypeAlias = Literal["word", "gift", "lead"]

STEPS: Final = 6
"""A window that all have waved by closes at the next of so many equal steps: who took how long does not show."""


def step_of(seconds: float) -> int:
    """The length of a step of a window that is so long, in milliseconds."""
    return max(1, int(1000 * seconds) // STEPS)


def closes_at(opened: int, seconds: float, now: int) -> int:
    """When a window that all have waved by now closes: at its next step, at its end at the latest."""
    step = step_of(seconds)
    return opened + min(int(1000 * seconds), -(-max(1, now - opened) // step) * step)


def bots_speak_at(opened: int, step: int, now: int) -> int:
    """When bots use a right or wave it by: three quarters into the first step, after a restart into the next one."""
    passed = max(0, now - opened - step * 3 // 4)
    return opened + -(-passed // step) * step + step * 3 // 4


def window_after(before: Game, after: Game) -> Window | None:
    """The window that opens with this step of the game."""
    if not after.in_deal:
        return None
    agreements = after.agreements
    if not before.in_deal:
        return "word" if hand_rights(agreements) or agreements.blind.on else None
    until_lead = hand_rights(agreements) and agreements.redeal.deadline == "first_lead"
    if after.phase == "give" and before.phase != "give":
        return "gift" if until_lead else None
    if after.phase == "play" and before.phase != "play":
        return "lead" if until_lead or _declarer_waits(after) else None
    return None


def hand_rights(agreements: Agreements) -> bool:
    """Whether a hand can ever give its owner the right to a redeal that he has to ask for."""
    redeal = agreements.redeal
    optional = redeal.mandatory in ("optional", "talon")
    nines = redeal.hand_nines is not None and optional
    others = redeal.hand_below is not None or redeal.hand_jacks is not None
    return nines or (others and redeal.mandatory != "all")


def _declarer_waits(game: Game) -> bool:
    """Whether the declarer may still raise or concede while another seat is about to lead."""
    view = game.view(None)
    if view.declarer is None or view.declarer == game.to_act:
        return False
    agreements = game.agreements
    may_concede = agreements.concede.on and agreements.concede.window != "before_give"
    return may_concede or agreements.talon.raise_
