"""What the declarer parts with: a quick estimate names the cards, a search over worlds chooses among them."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import numpy as np

from tysyacha.bots.chance import draw
from tysyacha.bots.pimc import keeping
from tysyacha.bots.pimc.decision import Candidate, Decision, Limits, Reason, only
from tysyacha.bots.pimc.mind import Mind
from tysyacha.bots.pimc.promises import told
from tysyacha.bots.pimc.prospects import ends_of, ladder, parted, played
from tysyacha.bots.pimc.sight import TABLE_BYTES, Clock, Hands, first_leader, in_parts, place_of, rules_of
from tysyacha.bots.pimc.stakes import Floats, likely
from tysyacha.cards import each_card
from tysyacha.game import Action, Discard, Give, View
from tysyacha.game.table import table_of
from tysyacha.kernel.batches import Choice, best_gifts

_LOOKED_AT: Final = 12
"""So many ways to part with cards are searched."""
_FEW: Final = 6
_SHORT: Final = 0.1
"""With fewer seconds left than this only few ways are searched."""
_WORLDS: Final = 16
_POINT: Final = 1e-4
"""What a point more is worth beside the utility, so that equal ways are told apart."""


def decide_gift(view: View, limits: Limits, seed: int, mind: Mind, clock: Clock) -> Decision:
    """The next card to part with, all that are still to go thought of together."""
    assert view.seat is not None
    assert view.hand is not None
    gifts = [each for each in view.legal if isinstance(each, Give | Discard)]
    if len(gifts) == 1:
        return only(gifts[0])
    rules = rules_of(view.agreements, view.players)
    places = _places(view)
    ways = _ways(view, int(view.hand), places, rules.marriage)[
        : _LOOKED_AT if clock.room() > _SHORT else _FEW
    ]
    drawn = draw(seed, view, 1 << 62)
    worlds = mind.worlds(view, min(limits.worlds, _WORLDS), drawn)
    hands = worlds.hands(view.active, view.seat, int(view.hand))
    choices = [_choice(view, places, way) for way in ways]
    found = _solved(view, choices, hands, worlds.weights, drawn, clock)
    weights = worlds.weights[: found.shape[1]]
    weights = weights / weights.sum()
    assert view.contract is not None
    table = table_of(view.agreements, view.players)
    high = view.contract + 120 if view.agreements.talon.raise_ and view.kind == "normal" else view.contract
    ends = ends_of(view, view.seat, ladder(table, view.contract, high), view.seat)
    candidates: list[tuple[float, Candidate]] = []
    for at, way in enumerate(ways):
        values = found[at]
        if np.isnan(values).any():
            continue
        points, spread = played(values, weights)
        worths = weights @ ends.worth(points, spread)
        mean = float(weights @ points)
        makes = told("contract", float(weights @ likely(points - ends.needs[0] + 0.5, spread)))
        action = _first(gifts, places, way)
        arguments: dict[str, int | str] = {
            "contract": view.contract,
            "makes": round(100 * makes),
            "points": round(mean),
        }
        worth = float(worths.max())
        candidate = Candidate(action, makes, mean, worth, Reason("gift", arguments))
        candidates.append((worth + _POINT * mean, candidate))
    candidates.sort(key=lambda each: -each[0])
    best: dict[Action, Candidate] = {}
    for _, each in candidates:
        # One card may go in several ways, depending on what follows; the best of them speaks for it.
        best.setdefault(each.action, each)
    found_best = tuple(best.values())
    return Decision(found_best[0].action, found_best, len(worlds))


def _solved(
    view: View, choices: list[Choice], hands: Hands, weights: Floats, seed: int, clock: Clock
) -> Floats:
    """What each choice brings with open cards, choices x worlds, as many worlds as there is time for.

    Not a number where a choice was left behind on the way; against the clock none is.
    """
    assert view.seat is not None
    assert view.hand is not None

    def values(part: slice) -> Floats:
        return best_gifts(
            rules_of(view.agreements, view.players),
            int(view.hand or 0),
            choices,
            hands[part],
            declarer=place_of(view, seat),
            leader=place_of(view, first_leader(view, seat)),
            weights=weights[part],
            first=None,
            sure=0.0 if clock.limited else 2.5,
            seed=seed,
            table_bytes=TABLE_BYTES,
        ).values

    seat = view.seat
    return np.concatenate(in_parts(len(hands), clock, values), axis=1)


def _places(view: View) -> list[int | None]:
    """The seats that still get a card, None for each card to be laid aside."""
    served = {each.receiver for each in view.gifts}
    others: list[int | None] = [each for each in view.active if each not in (view.seat, *served)]
    if view.players != 2:
        return others
    aside = parted(view) - (view.agreements.talon.discard != "two_out") - len(view.discards)
    return ([] if view.agreements.talon.discard == "two_out" else others) + [None] * aside


def _ways(
    view: View, hand: int, places: list[int | None], marriage: tuple[int, ...]
) -> list[tuple[int, ...]]:
    """The most promising ways to fill the places, by what is kept; a card a place."""
    cards = each_card(hand)
    found = [way for way in permutations(cards, len(places)) if not _doubled(way, places)]
    kept = np.array([hand & ~sum(1 << each for each in way) for way in found], np.uint32)
    worth = keeping.estimate(kept, marriage)
    order = np.argsort(-worth, kind="stable")[:_LOOKED_AT]
    return [tuple(int(each) for each in found[at]) for at in order]


def _doubled(way: tuple[int, ...], places: list[int | None]) -> bool:
    """Whether it is the same as another way but for the order of cards laid aside."""
    aside = [card for card, place in zip(way, places, strict=True) if place is None]
    return aside != sorted(aside)


def _choice(view: View, places: list[int | None], way: tuple[int, ...]) -> Choice:
    given = [0] * len(view.active)
    laid = 0
    for card, place in zip(way, places, strict=True):
        if place is None:
            laid |= 1 << card
        else:
            given[place_of(view, place)] |= 1 << card
    return Choice(tuple(given), laid)


def _first(gifts: list[Give | Discard], places: list[int | None], way: tuple[int, ...]) -> Action:
    """The permitted action that begins this way."""
    for card, place in zip(way, places, strict=True):
        for each in gifts:
            if each.card == card and (each.to if isinstance(each, Give) else None) == place:
                return each
    raise AssertionError("The view permits none of the ways to part with cards.")
