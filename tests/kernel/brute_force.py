"""The value of a deal by trying everything over the Python game: nothing of the kernel is in it."""

from __future__ import annotations

from typing import Final, TypeAlias

from tysyacha.game import Game, Play
from tysyacha.game.deal import NOBODY, Deal
from tysyacha.game.ending import outcome_of
from tysyacha.game.play import play, plays
from tysyacha.game.scores import raw_points

_CHANGED: Final = (
    "ace_trump_by", "aces_by", "aces_waiting", "announced", "best", "best_seat", "declared_suits", "leader",
    "next_trump", "next_trump_by", "to_act", "trick", "tricks", "trump", "trump_by",
)  # fmt: skip
_LISTS: Final = ("hands", "captured", "declared", "tricks_won")
_KEPT: Final = tuple(name for name in Deal.__slots__ if name not in (*_CHANGED, *_LISTS))

Key: TypeAlias = tuple[int | tuple[int, ...], ...]


class BruteForce:
    """Minimax over all that follows; ``tried`` counts the states that were looked at.

    What is remembered is kept under everything that can still matter: the cards, the trick, what was declared.
    """

    def __init__(self) -> None:
        self._known: dict[Key, int] = {}

    @property
    def tried(self) -> int:
        return len(self._known)

    def value(self, game: Game) -> int:
        """The declarer's final points."""
        deal = _deal_of(game)
        return _so_far(deal) + self._to_come(deal)

    def moves(self, game: Game) -> dict[Play, int]:
        """The same after every legal play of the seat to act."""
        deal = _deal_of(game)
        found = {}
        for action in plays(deal, deal.to_act):
            assert isinstance(action, Play)
            after = _played(deal, action)
            found[action] = _so_far(after) + self._to_come(after)
        return found

    def _to_come(self, deal: Deal) -> int:
        """What the declarer still gets."""
        if deal.to_act == NOBODY:
            outcome = outcome_of(deal, conceded=False)
            return raw_points(deal.opening.table.agreements, outcome, deal.declarer) - _so_far(deal)
        key = _key(deal)
        known = self._known.get(key)
        if known is None:
            before = _so_far(deal)
            values = []
            for action in plays(deal, deal.to_act):
                assert isinstance(action, Play)
                after = _played(deal, action)
                values.append(_so_far(after) - before + self._to_come(after))
            known = self._known[key] = max(values) if deal.to_act == deal.declarer else min(values)
        return known


def _deal_of(game: Game) -> Deal:
    deal = game._deal
    assert deal is not None
    return deal


def _so_far(deal: Deal) -> int:
    return deal.captured[deal.declarer] + deal.declared[deal.declarer]


def _key(deal: Deal) -> Key:
    return (
        tuple(deal.hands), deal.trick, deal.to_act, deal.trump, deal.trump_by, deal.next_trump, deal.next_trump_by,
        deal.declared_suits, deal.aces_by, deal.ace_trump_by, deal.aces_waiting, bool(deal.tricks),
    )  # fmt: skip


def _played(deal: Deal, action: Play) -> Deal:
    """The deal after a card; what card play never changes is shared, which makes it cheaper than `Deal.copy`."""
    new: Deal = Deal.__new__(Deal)
    for name in _KEPT:
        setattr(new, name, getattr(deal, name))
    for name in _CHANGED:
        setattr(new, name, getattr(deal, name))
    for name in _LISTS:
        setattr(new, name, getattr(deal, name)[:])
    play(new, action)
    return new
