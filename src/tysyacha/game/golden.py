"""The golden round: how many golden deals there are, how far it has got, and how it ends."""

from __future__ import annotations

from tysyacha.agreements import Agreements
from tysyacha.game.ledger import Ledger
from tysyacha.game.standing import Standing


def golden_deals(agreements: Agreements, players: int) -> int:
    """How many deals the golden round has (`golden.deals`); 0 without one."""
    if not agreements.golden.on:
        return 0
    return players if agreements.golden.deals == "each_player" else 3


def is_golden(agreements: Agreements, standing: Standing) -> bool:
    """Whether the next deal is a golden one (`golden.on`)."""
    return not standing.golden_over and standing.golden_played < golden_deals(agreements, standing.players)


def count_golden(agreements: Agreements, ledger: Ledger, made: bool) -> None:
    """Count a golden deal played or conceded, and end the round after the last (step 12, `golden.nobody`).

    The caller has seen to it that the deal belongs to the round. One contract made by anybody in any golden
    deal keeps the totals; a conceded deal is not made.
    """
    ledger.golden_played += 1
    ledger.golden_made = ledger.golden_made or made
    players = ledger.start.players
    if ledger.golden_played < golden_deals(agreements, players):
        return
    failed = not ledger.golden_made and ledger.winner is None
    again = failed and agreements.golden.nobody == "repeat"
    ledger.golden_over = not again
    if not failed or agreements.golden.nobody == "keep":
        return
    for seat in range(players):
        if ledger.totals[seat]:
            ledger.write(seat, "golden_reset", -ledger.totals[seat])
    ledger.bolts = [0] * players
    ledger.barrel = [None] * players
    ledger.falls = [0] * players
    ledger.concedes = [0] * players
    if again:
        ledger.golden_played = 0
    ledger.tell("golden_reset", None)
