"""The agreements that touch card play, as the kernel takes them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal

from tysyacha.agreements import Agreements
from tysyacha.cards import card_points
from tysyacha.kernel import _native
from tysyacha.kernel.numbers import bounded

_ACES_TRUMP: Final = ("none", "led_ace", "next_ace")
_ACES_WHEN: Final = ("like_marriage", "any_lead", "automatic")


@dataclass(frozen=True)
class PlayRules:
    """What binds a player of cards: groups `play` and `marriage`, `scoring.last_trick` and, with two players,
    where the cards laid aside go. Each field is named after its agreement.

    ``players`` counts those who take part in the deal, 2 or 3. ``marriage`` is the value of a marriage by suit
    (spades first). ``aces``, ``nines`` and ``last_trick`` are 0 where nothing is counted inside the contract.
    Values no table could have raise ValueError.
    """

    players: int = 3
    must_beat: bool = False
    must_trump: bool = True
    must_overtrump: bool = False
    no_foreign_trump_lead: bool = False
    marriage: tuple[int, int, int, int] = (40, 60, 80, 100)
    marriage_first_trick: bool = False
    queen_only: bool = False
    automatic: bool = False
    first_only: bool = False
    next_trick: bool = False
    half: bool = False
    half_sets_trump: bool = True
    aces: int = 0
    aces_trump: Literal["none", "led_ace", "next_ace"] = "none"
    aces_when: Literal["like_marriage", "any_lead", "automatic"] = "like_marriage"
    aces_continue: bool = False
    nines: int = 0
    last_trick: int = 0
    second_talon_counts: bool = True
    discard_score: Literal["nobody", "declarer", "last_trick"] = "nobody"

    def __post_init__(self) -> None:
        object.__setattr__(self, "marriage", tuple(self.marriage))
        _ = self.native

    def __getstate__(self) -> dict[str, Any]:
        """The fields alone: whoever loads them makes what the extension module needs anew."""
        return {name: value for name, value in self.__dict__.items() if name != "native"}

    @classmethod
    def from_agreements(cls, agreements: Agreements, players: int) -> PlayRules:
        """The rules of a table with so many seats (2 to 4; with four, three take part)."""
        if players not in (2, 3, 4):
            raise ValueError(f"A table has 2, 3 or 4 seats, not {players}.")
        play, marriage, talon = agreements.play, agreements.marriage, agreements.talon
        in_contract = marriage.nines if marriage.nines_form == "in_contract" else None
        return cls(
            players=min(players, 3),
            must_beat=play.must_beat,
            must_trump=play.must_trump,
            must_overtrump=play.must_overtrump,
            no_foreign_trump_lead=play.no_foreign_trump_lead,
            marriage=marriage.values,
            marriage_first_trick=marriage.first_trick,
            queen_only=marriage.lead == "queen_only",
            automatic=marriage.auto,
            first_only=marriage.trump == "first_only",
            next_trick=marriage.trump_timing == "next_trick",
            half=marriage.half,
            half_sets_trump=marriage.half_sets_trump,
            aces=marriage.aces or 0,
            aces_trump=marriage.aces_trump,
            aces_when=marriage.aces_when,
            aces_continue=marriage.aces_continue,
            nines=in_contract or 0,
            last_trick=agreements.scoring.last_trick or 0,
            second_talon_counts=players == 2 and talon.second == "last_trick",
            discard_score=talon.discard_score if players == 2 else "nobody",
        )

    def with_last_trick(self, second_talon: int, discards: int) -> int:
        """Card points that go with the last trick of a two-player deal (`talon.second`, `talon.discard_score`).

        Both arguments are sets of cards; the result is what `Position.aside` takes.
        """
        points = card_points(second_talon) if self.second_talon_counts else 0
        return points + (card_points(discards) if self.discard_score == "last_trick" else 0)

    def with_the_declarer(self, discards: int) -> int:
        """Card points of laid-aside cards that are the declarer's from the start; they belong into
        `Position.taken`."""
        return card_points(discards) if self.discard_score == "declarer" else 0

    @cached_property
    def native(self) -> _native.PlayRules:
        """The same for the extension module."""
        if self.aces_trump not in _ACES_TRUMP or self.aces_when not in _ACES_WHEN:
            raise ValueError(f"Four aces know no terms {self.aces_trump!r} and {self.aces_when!r}.")
        if len(self.marriage) != 4:
            raise ValueError(f"There are four marriages, not {len(self.marriage)}.")
        return _native.PlayRules(
            players=bounded(self.players),
            must_beat=self.must_beat,
            must_trump=self.must_trump,
            must_overtrump=self.must_overtrump,
            no_foreign_trump_lead=self.no_foreign_trump_lead,
            marriage=[bounded(value) for value in self.marriage],
            marriage_first_trick=self.marriage_first_trick,
            queen_only=self.queen_only,
            automatic=self.automatic,
            first_only=self.first_only,
            next_trick=self.next_trick,
            half=self.half,
            half_sets_trump=self.half_sets_trump,
            aces=bounded(self.aces),
            aces_trump=_ACES_TRUMP.index(self.aces_trump),
            aces_when=_ACES_WHEN.index(self.aces_when),
            aces_continue=self.aces_continue,
            nines=bounded(self.nines),
            last_trick=bounded(self.last_trick),
        )
