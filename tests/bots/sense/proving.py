"""What shows that a position's right actions are right: exact search in every world that its seat may believe."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from tests.bots.sense.book import Position as Written
from tests.bots.sense.book import among, spelled

from tysyacha.bots.facts import facts_of
from tysyacha.cards import card_points, each_card
from tysyacha.game import Discard, Game, Give, View
from tysyacha.kernel import Batch, Move, PlayRules, Position, apply, legal
from tysyacha.kernel.batches import Choice, best_gifts, gifts_to_two
from tysyacha.kernel.beliefs import Beliefs
from tysyacha.kernel.claims import claim_in
from tysyacha.kernel.worlds import Worlds

TABLE_BYTES: Final = 1 << 24
_WORLDS: Final = 160
"""So many worlds are looked at where gifts are compared."""

Values = npt.NDArray[np.int16]


class Solved(NamedTuple):
    """The legal moves of a position and what each brings the declarer: worlds x moves."""

    moves: list[Move]
    values: Values


def position_in(view: View, hands: npt.NDArray[np.uint32], aside: int = 0) -> Position:
    """The play of a view as the kernel takes it; four aces are at no table of these positions."""
    place = {seat: number for number, seat in enumerate(view.active)}
    queens = sum(1 << each.suit for each in view.announced if each.suit is not None)
    leader = view.leader if view.leader is not None else view.to_act
    assert leader is not None
    assert view.declarer is not None
    return Position(
        [int(each) for each in hands],
        declarer=place[view.declarer],
        leader=place[leader],
        trick=view.trick,
        trump=view.trump,
        trump_owner=None if view.trump_by is None else place[view.trump_by],
        pending_trump=view.next_trump,
        queens_used=queens,
        first_trick=not view.tricks,
        taken=[view.captured[seat] + view.declared[seat] for seat in view.active],
        aside=aside,
    )


def worlds_of(view: View, most: int | None = None) -> Worlds:
    """All worlds that the view allows, or so many of them."""
    beliefs = Beliefs(facts_of(view))
    return beliefs.worlds() if most is None else beliefs.some(most, 1)


def solved(view: View) -> Solved:
    """Every legal play in every world."""
    worlds = worlds_of(view)
    assert view.seat is not None
    hands = worlds.hands(view.active, view.seat, int(view.hand or 0))
    rules = rules_of(view)
    moves = legal(rules, position_in(view, hands[0]))
    values = np.empty((len(hands), len(moves)), np.int16)
    asides = _with_last_trick(view, rules, worlds)
    batch = Batch(rules, table_bytes=TABLE_BYTES)
    for aside in np.unique(asides):
        rows = asides == aside
        values[rows] = batch.move_values(position_in(view, hands[rows][0], int(aside)), hands[rows])
    return Solved(moves, values)


def rules_of(view: View) -> PlayRules:
    """The rules of card play at the view's table."""
    return PlayRules.from_agreements(view.agreements, view.players)


def _with_last_trick(view: View, rules: PlayRules, worlds: Worlds) -> Values:
    """With two players, the card points of the talon that goes with the last trick, in each world."""
    found = np.zeros(len(worlds), np.int16)
    if view.players == 2 and rules.second_talon_counts:
        for at, holder in enumerate(worlds.holders):
            if holder.place == "talon":
                found += np.array([card_points(int(each)) for each in worlds.masks[:, at]], np.int16)
    return found


def best_shares(position: Written) -> tuple[list[float], list[float], float]:
    """How often each right play is best, how often each other one is, and by how many points the worst right play
    is ahead of the best other one on the mean."""
    view = position.game().view(position.seat)
    moves, values = solved(view)
    gains = values if view.seat == view.declarer else -values
    best = (gains == gains.max(axis=1, keepdims=True)).mean(axis=0)
    means = gains.mean(axis=0)
    is_right = [among(_spelled(position.seat, each), position.right) for each in moves]
    right = [number for number, told in enumerate(is_right) if told]
    wrong = [number for number, told in enumerate(is_right) if not told]
    ahead = float(means[right].min() - means[wrong].max())
    return [float(best[each]) for each in right], [float(best[each]) for each in wrong], ahead


def _spelled(seat: int, move: Move) -> list[object]:
    return [seat, "play", str(move.card), *([move.declare] if move.declare else [])]


def all_given(game: Game, position: Written) -> Game:
    """The game with all gifts made as the position has them right."""
    while game.phase == "give":
        gifts = [each for each in game.legal_actions(position.seat) if isinstance(each, Give | Discard)]
        fitting = [each for each in gifts if among(spelled(each), position.right)]
        game, _ = game.apply((fitting or gifts)[0])
    return game


def every_trick_is_sure(game: Game, seat: int) -> bool:
    """Whether the seat to lead takes all tricks against every defence in every world."""
    view = game.view(seat)
    worlds = worlds_of(view)
    hands = worlds.hands(view.active, seat, int(view.hand or 0))
    return claim_in(rules_of(view), position_in(view, hands[0]), worlds, view.active, seat) is not None


def sure_points(game: Game, seat: int) -> int:
    """What the declarer to lead has for certain, whatever lies where."""
    view = game.view(seat)
    return int(solved(view).values.max(axis=1).min())


def best_to_give(position: Written) -> list[Choice]:
    """The choices of cards to give that may bring the most, as far as many worlds can tell."""
    view = position.game().view(position.seat)
    worlds = worlds_of(view, _WORLDS)
    hand = int(view.hand or 0)
    hands = worlds.hands(view.active, position.seat, hand)
    declarer = view.active.index(position.seat)
    declarer_leads = view.agreements.play.first_lead == "declarer"
    leader = declarer if declarer_leads else view.active.index(view.first_hand)
    choices = gifts_to_two(hand, len(view.active), declarer)
    found = best_gifts(rules_of(view), hand, choices, hands, declarer=declarer, leader=leader, first=None)
    return [each for each, row in zip(found.choices, found.values, strict=True) if not np.isnan(row).any()]


def given_away(choice: Choice) -> set[str]:
    """The cards of a choice."""
    return {str(card) for cards in (*choice.given, choice.laid) for card in each_card(cards)}


def certain_tricks(position: Written) -> tuple[list[float], list[float]]:
    """In what part of the worlds each right play, and each other one, takes a trick now or later for certain."""
    view = position.game().view(position.seat)
    worlds = worlds_of(view)
    hands = worlds.hands(view.active, position.seat, int(view.hand or 0))
    rules, me = rules_of(view), view.active.index(position.seat)
    begin = position_in(view, hands[0])
    right: list[float] = []
    wrong: list[float] = []
    for move in legal(rules, begin):
        sure = [_takes(rules, replace(begin, hands=[int(each) for each in row]), me, move) for row in hands]
        told = right if among(_spelled(position.seat, move), position.right) else wrong
        told.append(float(np.mean(sure)))
    return right, wrong


def _takes(rules: PlayRules, position: Position, me: int, move: Move) -> bool:
    """Whether this seat takes a trick for certain once ``move`` is played, by whomever."""
    after = apply(rules, position, move)
    if not after.trick and after.leader == me:
        return True
    if after.over:
        return False
    found = (_takes(rules, after, me, each) for each in legal(rules, after))
    return any(found) if after.to_move == me else all(found)
