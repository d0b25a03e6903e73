"""What the ritual costs, and who deals after a card was turned up (`ritual.exposed_card`)."""

from __future__ import annotations

from typing import Final

from tysyacha.agreements import Agreements
from tysyacha.game.dealing.cuts import is_fining
from tysyacha.game.dealing.ritual import FineReason

EXPOSED_CARD_FINE: Final = 20


def fine_amount(agreements: Agreements, reason: FineReason) -> int:
    """How many points a fine for this reason costs, 0 where the agreements set none.

    ``cut``: `scoring.fine`, where a third nine is fined. ``exposed_card``: `scoring.fine` or 20, by
    `ritual.exposed_card`. Settlement writes it before the deal, and never to a player on the barrel.
    """
    if reason == "cut":
        return agreements.scoring.fine if agreements.ritual.cut != "off" and is_fining(agreements) else 0
    match agreements.ritual.exposed_card:
        case "fine_next_deals":
            return agreements.scoring.fine
        case "fine_20":
            return EXPOSED_CARD_FINE
        case _:
            return 0


def dealer_after_exposed_card(agreements: Agreements, players: int, dealer: int) -> int:
    """Who deals after this dealer turned up a card: the next seat, or the same dealer again."""
    passes_on = agreements.ritual.exposed_card in ("fine_next_deals", "next_deals")
    return (dealer + 1) % players if passes_on else dealer
