"""A deal from its seed and the cuts that players made; where the pack is still to be cut, by whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tysyacha.agreements import Agreements
from tysyacha.game import Dealt
from tysyacha.game.dealing import Gathered, Ritual, byte_stream, choose_slots, gather, uniform
from tysyacha.game.dealing.cuts import MOST_LIFTED
from tysyacha.game.dealing.ritual import SWAP_CHOICES
from tysyacha.game.dealing.shuffle import shuffled_deck


class CutNeeded(NamedTuple):
    """The pack is to be cut by this seat before the deal can go on."""

    seat: int


def deal_cards(
    agreements: Agreements,
    players: int,
    dealer: int,
    seed: bytes,
    previous: Gathered | None,
    cuts: Sequence[int | None],
) -> Dealt | CutNeeded:
    """The dealing of docs/shuffle.md with cuts by players.

    ``cuts`` are the cuts so far: how many cards were lifted, None where the program is to choose, which takes a number
    from the stream. With all of them None it deals as `deal_from_seed` does. Raises DealingError.
    """
    stream = byte_stream(seed)
    if previous is not None and agreements.ritual.shuffle == "collect_and_cut":
        deck = gather(previous)
    else:
        deck = shuffled_deck(stream)
    ritual = Ritual.begin(agreements, players, dealer, deck)
    made = iter(cuts)
    while ritual.needs != "deal":
        if ritual.needs == "cut":
            try:
                lifted = next(made)
            except StopIteration:
                assert ritual.cutter is not None
                return CutNeeded(ritual.cutter)
            ritual = ritual.cut(1 + uniform(stream, MOST_LIFTED) if lifted is None else lifted)
        elif ritual.needs == "shuffle":
            ritual = ritual.shuffled(shuffled_deck(stream))
        else:
            ritual = ritual.swapped(uniform(stream, SWAP_CHOICES))
    return ritual.deal(choose_slots(agreements, players, stream))
