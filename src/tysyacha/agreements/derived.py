"""Numbers that follow from the agreements without a game."""

from __future__ import annotations

from tysyacha.agreements.model import Agreements


def barrel_need(agreements: Agreements) -> int:
    """The contract value that wins from the barrel: `barrel.need`, or what the target asks for.

    Without an agreed number it is the smallest multiple of `auction.step` that, added to `barrel.at`, meets
    `ending.win_rule`: 120 for 880 and 1000. Asked without a barrel it is 0.
    """
    barrel, ending, step = agreements.barrel, agreements.ending, agreements.auction.step
    if barrel.at is None:
        return 0
    if barrel.need is not None:
        return barrel.need
    missing = ending.target - barrel.at + (ending.win_rule == "gt")
    return -(-missing // step) * step
