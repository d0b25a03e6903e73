"""What follows from a table's agreements and number of seats, worked out once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tysyacha.agreements import Agreements
from tysyacha.cards import MARRIAGE_CARDS, RANK_CARDS
from tysyacha.game.settlement import floor, need

BLIND_CONTRACT: Final = 120
ACES: Final = RANK_CARDS[5]
NINES: Final = RANK_CARDS[0]
JACKS: Final = RANK_CARDS[1]
MOST_REDEALS: Final = 20
"""After so many redeals in a row nobody is asked any more (`redeal.dealer`)."""


class Table:
    """The agreements of a table as flat facts, for the code that asks them at every card."""

    __slots__ = (
        "aces",
        "aces_any_lead",
        "aces_automatic",
        "aces_continue",
        "aces_trump",
        "agreements",
        "auto",
        "first_trick",
        "floor",
        "half",
        "highest_bid",
        "must_beat",
        "must_overtrump",
        "must_trump",
        "need",
        "next_trick_trump",
        "nines_in_contract",
        "no_foreign_lead",
        "players",
        "queen_only",
        "step",
        "trump_once",
        "values",
    )

    def __init__(self, agreements: Agreements, players: int) -> None:
        self.agreements = agreements
        self.players = players
        self.step = agreements.auction.step
        marriage, play = agreements.marriage, agreements.play
        self.values = marriage.values
        self.aces = marriage.aces
        self.highest_bid = self._hard(120 + sum(self.values) + (self.aces or 0))
        barrel = agreements.barrel.at is not None
        self.need = need(agreements) if barrel else 0
        self.floor = floor(agreements) if barrel else 0
        self.must_beat = play.must_beat
        self.must_trump = play.must_trump
        self.must_overtrump = play.must_overtrump
        self.no_foreign_lead = play.no_foreign_trump_lead
        self.first_trick = marriage.first_trick
        self.queen_only = marriage.lead == "queen_only"
        self.auto = marriage.auto
        self.half = marriage.half
        self.trump_once = marriage.trump == "first_only"
        self.next_trick_trump = marriage.trump_timing == "next_trick"
        self.aces_any_lead = marriage.aces_when == "any_lead"
        self.aces_automatic = marriage.aces_when == "automatic"
        self.aces_continue = marriage.aces_continue
        self.aces_trump = marriage.aces_trump
        self.nines_in_contract = (
            marriage.nines if marriage.nines is not None and marriage.nines_form == "in_contract" else None
        )

    def cap(self, hand: int) -> int:
        """The highest bid that these cards allow (`auction.cap_no_marriage` and its neighbours)."""
        auction = self.agreements.auction
        base, lift = auction.cap_no_marriage, auction.cap_marriages
        if base is None:
            return self.highest_bid
        held = [value for value, pair in zip(self.values, MARRIAGE_CARDS, strict=True) if hand & pair == pair]
        if self.aces is not None and hand & ACES == ACES:
            held.append(self.aces)
        if not held or lift == "ignored":
            return self._hard(base)
        if lift == "unlimited":
            return self.highest_bid
        return self._hard(base + (sum(held) if lift == "all" else max(held)))

    def _hard(self, points: int) -> int:
        hard = self.agreements.auction.hard_cap
        return points if hard is None else min(points, hard)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Table) and self.players == other.players and self.agreements == other.agreements
        )

    def __hash__(self) -> int:
        return hash((self.agreements, self.players))


@lru_cache(maxsize=256)
def table_of(agreements: Agreements, players: int) -> Table:
    """The facts of one table; the same object for the same agreements and number of seats."""
    return Table(agreements, players)
