"""Which of the dealt cards go to the talon (`ritual.talon_slots`), and the dealing out itself.

Slots are places in the order of dealing, 0 to 23, written upwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from tysyacha.agreements import Agreements
from tysyacha.cards import PACK_SIZE
from tysyacha.game.dealing.shuffle import uniform

_BITS: Final = tuple(1 << card for card in range(PACK_SIZE))


def talons_of(agreements: Agreements, players: int) -> tuple[int, int]:
    """How many talons there are and how many cards each has: (1, 3), or with two players (2, 2) or (2, 3)."""
    if players != 2:
        return 1, 3
    return 2, 2 if agreements.table.two_player_form == "two_talons_of_2" else 3


def choose_slots(agreements: Agreements, players: int, stream: Iterator[int]) -> tuple[int, ...]:
    """Slots drawn from a byte stream, every allowed choice equally likely."""
    talons, size = talons_of(agreements, players)
    laid = talons * size
    rule = agreements.ritual.talon_slots
    if rule == "rest_of_pack":
        return tuple(range(PACK_SIZE - laid, PACK_SIZE))
    if rule == "first_three_rounds":
        width = min(players, 3) + 1
        return tuple(turn * width + uniform(stream, width) for turn in range(laid))
    if rule == "not_consecutive":
        # Places with no two in a row are any places of a shorter row, moved apart by one each.
        apart = _choose(stream, range(PACK_SIZE - laid + 1), laid)
        return tuple(place + gap for gap, place in enumerate(apart))
    return _choose(stream, _free_places(rule, players), laid)


def slots_allowed(agreements: Agreements, players: int, slots: Sequence[int]) -> bool:
    """Whether `ritual.talon_slots` allows these slots: the right number, upwards, each in its place."""
    talons, size = talons_of(agreements, players)
    laid = talons * size
    if len(slots) != laid or any(one >= two for one, two in pairwise(slots)):
        return False
    rule = agreements.ritual.talon_slots
    if rule == "rest_of_pack":
        return slots[0] == PACK_SIZE - laid and slots[-1] == PACK_SIZE - 1
    if rule == "first_three_rounds":
        width = min(players, 3) + 1
        return all(slot // width == turn for turn, slot in enumerate(slots))
    if rule == "not_consecutive" and any(two == one + 1 for one, two in pairwise(slots)):
        return False
    places = _free_places(rule, players)
    return slots[0] in places and slots[-1] in places


def lay_out(
    deck: Sequence[int], slots: Sequence[int], active: Sequence[int], players: int, talons: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Deal one card at a time: the sets of cards of every seat (empty for a sitter) and of the talons.

    Cards in the slots go to the talons, to each in turn where there are two; the others to the active seats
    in turn.
    """
    laid = [_BITS[deck[slot]] for slot in slots]
    dealt = [_BITS[card] for place, card in enumerate(deck) if place not in slots]
    hands = [0] * players
    for turn, seat in enumerate(active):
        hands[seat] = sum(dealt[turn :: len(active)])
    return tuple(hands), tuple(sum(laid[talon::talons]) for talon in range(talons))


def _free_places(rule: str, players: int) -> range:
    """The places between which a rule that only bars the ends of the pack lets the dealer choose."""
    active = min(players, 3)
    barred = {"not_first3_last3": 3, "not_first_last": 1, "between_rounds": active}.get(rule, 0)
    return range(barred, PACK_SIZE - barred)


def _choose(stream: Iterator[int], places: range, many: int) -> tuple[int, ...]:
    """So many different places, upwards; every choice is equally likely."""
    left = list(places)
    return tuple(sorted(left.pop(uniform(stream, len(left))) for _ in range(many)))
