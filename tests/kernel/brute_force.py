"""The value of an ending by trying everything in the Python game; nothing of the kernel is in it."""

from __future__ import annotations

from tysyacha.game.actions import Play
from tysyacha.game.deal import NOBODY, Deal
from tysyacha.game.play import play, plays


class BruteForce:
    """Values under the agreements of one table; what has been worked out is kept."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], int] = {}

    def value(self, deal: Deal) -> int:
        """The declarer's final points, as the kernel counts them but for what he has laid aside for himself."""
        return _points(deal) + self._to_come(deal)

    def move_values(self, deal: Deal) -> list[int]:
        """The value after every legal play, in their order."""
        return [self.value(after) for after in _after(deal)]

    def _to_come(self, deal: Deal) -> int:
        if deal.to_act == NOBODY:
            return 0
        key = (
            *deal.hands, deal.trick, deal.to_act, deal.trump, deal.trump_by, deal.next_trump, deal.declared_suits,
            deal.aces_by, deal.ace_trump_by, deal.aces_waiting, not deal.tricks, deal.declarer,
        )  # fmt: skip
        found = self._known.get(key)
        if found is None:
            had = _points(deal)
            values = [_points(after) - had + self._to_come(after) for after in _after(deal)]
            found = max(values) if deal.to_act == deal.declarer else min(values)
            self._known[key] = found
        return found


def _after(deal: Deal) -> list[Deal]:
    states = []
    for each in plays(deal, deal.to_act):
        assert isinstance(each, Play)
        after = deal.copy()
        play(after, each)
        states.append(after)
    return states


def _points(deal: Deal) -> int:
    points = deal.captured[deal.declarer] + deal.declared[deal.declarer]
    if deal.to_act == NOBODY and deal.leader == deal.declarer:
        points += deal.opening.table.agreements.scoring.last_trick or 0
    return points
