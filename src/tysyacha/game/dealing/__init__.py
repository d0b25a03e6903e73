"""Dealing, a pure machine of its own: a deck order, cuts and slots in; hands, talons and fines out."""

from tysyacha.game.dealing.cuts import check_cut, cutter_of
from tysyacha.game.dealing.fines import dealer_after_exposed_card, fine_amount
from tysyacha.game.dealing.gather import Gathered, PlayedDeal, UnplayedDeal, gather
from tysyacha.game.dealing.program import deal_from_seed
from tysyacha.game.dealing.ritual import Dealt, FineReason, Ritual
from tysyacha.game.dealing.shuffle import byte_stream, lot, random_seed, shuffle, uniform
from tysyacha.game.dealing.slots import choose_slots, slots_allowed, talons_of

__all__ = [
    "Dealt",
    "FineReason",
    "Gathered",
    "PlayedDeal",
    "Ritual",
    "UnplayedDeal",
    "byte_stream",
    "check_cut",
    "choose_slots",
    "cutter_of",
    "deal_from_seed",
    "dealer_after_exposed_card",
    "fine_amount",
    "gather",
    "lot",
    "random_seed",
    "shuffle",
    "slots_allowed",
    "talons_of",
    "uniform",
]
