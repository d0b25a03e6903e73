"""A dealing done by the program alone: every choice from one byte stream."""

from __future__ import annotations

from tysyacha.agreements import Agreements
from tysyacha.game.dealing.cuts import MOST_LIFTED
from tysyacha.game.dealing.gather import Gathered, gather
from tysyacha.game.dealing.ritual import SWAP_CHOICES, Dealt, Ritual
from tysyacha.game.dealing.shuffle import byte_stream, shuffled_deck, uniform
from tysyacha.game.dealing.slots import choose_slots


def deal_from_seed(
    agreements: Agreements, players: int, dealer: int, seed: bytes, previous: Gathered | None = None
) -> Dealt:
    """Shuffle, cut and deal by a 32-byte seed; the same seed deals the same cards.

    With `ritual.shuffle` collect_and_cut and a ``previous`` deal the pack is gathered from it instead of
    shuffled. Bytes are drawn in the order in which choices come up: the pack, each cut (1 to 23), each new
    shuffle or the swap, the slots of the talon. Raises DealingError (``seed_size``, ``deck_not_a_pack``).
    """
    stream = byte_stream(seed)
    if previous is not None and agreements.ritual.shuffle == "collect_and_cut":
        deck = gather(previous)
    else:
        deck = shuffled_deck(stream)
    ritual = Ritual.begin(agreements, players, dealer, deck)
    while ritual.needs != "deal":
        if ritual.needs == "cut":
            ritual = ritual.cut(1 + uniform(stream, MOST_LIFTED))
        elif ritual.needs == "shuffle":
            ritual = ritual.shuffled(shuffled_deck(stream))
        else:
            ritual = ritual.swapped(uniform(stream, SWAP_CHOICES))
    return ritual.deal(choose_slots(agreements, players, stream))
