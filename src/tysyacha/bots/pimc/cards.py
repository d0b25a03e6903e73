"""Card play: every permitted card is followed through the same worlds, each solved with open cards.

A solved world says what perfect play brings; real play strays from it, the more the more tricks are left. So the
chance of the contract is not counted but drawn from each world's points with an error of that size, which also
keeps the search from lines that work in one world by a hair. A defender's worlds weigh all the same, and yet whoever
bids holds better cards than most: what he takes beyond these worlds is measured as well. A defender's own points
come from playouts.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
import numpy as np

from tysyacha.bots.chance import draw
from tysyacha.bots.pimc.decision import Candidate, Decision, Limits, Reason, ReasonCode, only
from tysyacha.bots.pimc.mind import Mind
from tysyacha.bots.pimc.promises import told_all
from tysyacha.bots.pimc.sight import Clock, Hands, batch_of, in_parts, place_of, position_of, rules_of
from tysyacha.bots.pimc.stakes import Contract, DeclarerCurve, Floats, OwnCurve
from tysyacha.cards import MARRIAGE_CARDS
from tysyacha.game import Play, View
from tysyacha.kernel import Move, PlayRules, Position, apply, legal
from tysyacha.kernel.batches import playouts
from tysyacha.kernel.worlds import Worlds


class Misses(NamedTuple):
    """How the declarer's points that are played lie about those of a seat's worlds with open cards: the mean beyond
    them and the standard deviation, by tricks left after this."""

    lift: tuple[float, ...]
    stray: tuple[float, ...]


OWN: Final = Misses(
    (0.0, 0.0, 1.0, 2.0, 3.5, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0),
    (0.3, 2.0, 3.5, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 10.5, 11.0, 11.5),
)
"""As the declarer sees it."""
OTHERS: Final = Misses(
    (0.0, 0.0, 1.0, 4.0, 9.5, 17.0, 29.0, 46.0, 50.0, 52.0, 54.0, 56.0),
    (0.3, 2.0, 4.0, 7.0, 12.0, 20.0, 30.0, 36.0, 38.0, 39.0, 40.0, 40.0),
)
"""As a defender sees it."""

_PLAYED_OUT: Final = 40
"""So many worlds are played out for a defender's own points."""
_POINT: Final = 2e-5
"""What a point is worth where nothing else tells candidates apart."""
_TOGETHER: Final = 4e-3
"""What a point kept from the declarer is worth to a defender beside all else: it makes two defenders play as one."""
_APART: Final = 3e-3
"""The same once the contract is as good as decided, and everybody looks after his own points."""
_DECIDED: Final = 0.98
_DECLARED: Final = 4e-4
_BROKEN: Final = 2e-3
"""What speaks for declaring and against breaking a pair, where the search sees no difference."""


class Weighed(msgspec.Struct, frozen=True):
    """The figures of each permitted play, in the order of ``plays``; ``rank`` is worth with what breaks ties."""

    plays: tuple[Play, ...]
    makes: Floats
    points: Floats
    worth: Floats
    rank: Floats
    worlds: int


def decide_play(view: View, limits: Limits, seed: int, mind: Mind, clock: Clock) -> Decision:
    """The card to play."""
    plays = tuple(each for each in view.legal if isinstance(each, Play))
    if len(plays) == 1:
        return only(plays[0])
    weighed = weigh(view, plays, limits, draw(seed, view, 1 << 62), mind, clock)
    order = np.argsort(-weighed.rank, kind="stable")
    found = tuple(_candidate(view, weighed, int(at)) for at in order)
    return Decision(found[0].action, found, weighed.worlds)


def weigh(
    view: View, plays: tuple[Play, ...], limits: Limits, seed: int, mind: Mind, clock: Clock
) -> Weighed:
    """Follows every play through the worlds."""
    assert view.seat is not None
    assert view.hand is not None
    most = limits.most if len(view.tricks) >= limits.all_from else limits.worlds
    worlds = mind.worlds(view, most, seed)
    hands = worlds.hands(view.active, view.seat, int(view.hand))
    return weigh_worlds(view, plays, worlds, hands, clock, seed)


def weigh_worlds(
    view: View, plays: tuple[Play, ...], worlds: Worlds | None, hands: Hands, clock: Clock, seed: int
) -> Weighed:
    """The same for worlds that are already there."""
    assert view.seat is not None
    rules = rules_of(view.agreements, view.players)
    position = position_of(view, hands, worlds)
    moves = legal(rules, position)
    values = _solved(rules, position, hands, clock)
    count = int(values.shape[0])
    weights = np.ones(count) if worlds is None else worlds.weights[:count]
    weights = weights / weights.sum()
    left = int(position.hands[position.to_move]).bit_count() - 1
    misses = OWN if view.seat == view.declarer else OTHERS
    points = values + misses.lift[left]
    assert view.declarer is not None
    assert view.contract is not None
    contract = Contract(view.declarer, view.contract, view.kind)
    curve = DeclarerCurve(view, contract, view.seat, sum(view.declared))
    makes, worth = curve.over(points, misses.stray[left])
    if view.seat == view.declarer:
        worths = weights @ worth
        ties = _POINT * (weights @ values)
    else:
        some = slice(0, _PLAYED_OUT)
        own = _own_points(rules, position, hands[:count][some], moves, view, seed)
        share = weights[some] / weights[some].sum()
        # The contract's chance comes from all worlds, his own points from some.
        chances = np.broadcast_to(weights @ makes, own.shape)
        worths = share @ OwnCurve(view, contract, view.seat).over(own, chances)
        open_still = 1.0 - _DECIDED < float((weights @ makes).mean()) < _DECIDED
        ties = -(_TOGETHER if open_still else _APART) * (weights @ values)
    rank = worths + ties + _sense(view, moves)
    at = {(move.card, move.declare): number for number, move in enumerate(moves)}
    order = [at[each.card, each.declare] for each in plays]
    promised = told_all("own" if view.seat == view.declarer else "others", weights @ makes)
    return Weighed(plays, promised[order], (weights @ points)[order], worths[order], rank[order], count)


def _solved(rules: PlayRules, position: Position, hands: Hands, clock: Clock) -> Floats:
    """Worlds x moves, as many worlds as there is time for."""
    batch = batch_of(rules)
    parts = in_parts(len(hands), clock, lambda part: batch.move_values(position, hands[part]))
    return np.concatenate(parts).astype(np.float64)


def _own_points(
    rules: PlayRules, position: Position, hands: Hands, moves: list[Move], view: View, seed: int
) -> Floats:
    """A defender's own points in playouts, worlds x moves; -1 where he ends without a trick."""
    assert view.seat is not None
    me = place_of(view, view.seat)
    found = np.empty((len(hands), len(moves)))
    for number, move in enumerate(moves):
        after = apply(rules, position, move)
        rest = hands.copy()
        rest[:, me] &= np.uint32(~(1 << move.card) & 0xFFFFFF)
        played = playouts(rules, after, rest, stray=0.05, repeats=1, seed=seed)
        found[:, number] = played[:, :, me].mean(axis=1)
    if not view.tricks_won[view.seat]:
        found[found == 0] = -1.0
    return found


def _sense(view: View, moves: list[Move]) -> Floats:
    """Declarations are made and pairs kept where it costs nothing."""
    assert view.hand is not None
    said = {each.suit for each in view.announced}
    found = np.zeros(len(moves))
    for number, move in enumerate(moves):
        suit, rank = move.card // 6, move.card % 6
        pair = MARRIAGE_CARDS[suit]
        if move.declare is not None:
            found[number] += _DECLARED
        elif rank in (2, 3) and view.hand & pair == pair and suit not in said:
            found[number] -= _BROKEN
    return found


def _candidate(view: View, weighed: Weighed, at: int) -> Candidate:
    play = weighed.plays[at]
    makes = float(weighed.makes[at])
    points = float(weighed.points[at])
    assert view.contract is not None
    arguments: dict[str, int | str] = {
        "card": int(play.card),
        "contract": view.contract,
        "makes": round(100 * makes),
        "fails": round(100 * (1 - makes)),
        "points": round(points),
    }
    return Candidate(
        play, makes, points, float(weighed.worth[at]), Reason(_code(view, play, makes), arguments)
    )


def _code(view: View, play: Play, makes: float) -> ReasonCode:
    if play.declare is not None:
        return "play_declares"
    if makes > _DECIDED or makes < 1.0 - _DECIDED:
        return "play_points"
    return "play_makes" if view.seat == view.declarer else "play_breaks"
