"""``The rest are mine``: whether a seat takes every trick that is left, wherever the cards it does not see may lie.

The kernel proves it from what the seat knows and nothing else: one order of its cards that wins every trick whatever
the others hold and play. So a claim that is granted, like one that is refused, tells nothing about their hands.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from tysyacha.game import Play, View

if TYPE_CHECKING:
    from tysyacha.kernel import Beliefs

MOST_WORLDS: Final = 400_000
"""Where there are more, what each other seat may hold is taken for itself: that grants a little less, never more."""


def holding_line(view: View) -> tuple[Play, ...] | None:
    """The cards, in order, by which the seat that is to play takes the rest; None where that is not sure.

    It takes as long as a search does, up to a second or two.
    """
    seat = view.seat
    if seat is None or view.phase != "play" or view.to_act != seat or not view.hand:
        return None
    import numpy as np

    from tysyacha.bots.facts import facts_of
    from tysyacha.bots.pimc.sight import position_of, rules_of
    from tysyacha.kernel import Beliefs, claim

    beliefs = Beliefs(facts_of(view))
    own = [int(view.hand) if each == seat else 0 for each in view.active]
    position = position_of(view, np.array([own], np.uint32))
    others = [[] if each == seat else hands_of(beliefs, each) for each in view.active]
    found = claim(rules_of(view.agreements, view.players), position, others)
    return None if found is None else tuple(Play(seat, move.card, move.declare) for move in found)


def hands_of(beliefs: Beliefs, seat: int) -> list[int]:
    """The hands that a seat may have now."""
    import numpy as np

    if beliefs.open_count() <= MOST_WORLDS:
        return [int(each) for each in np.unique(beliefs.worlds().cards("hand", seat))]
    [holder] = [each for each in beliefs.facts.holders if (each.place, each.number) == ("hand", seat)]
    known = holder.fixed & ~holder.gone
    cards = [1 << card for card in range(24) if holder.may >> card & 1]
    return [known | sum(chosen) for chosen in combinations(cards, holder.size)]
