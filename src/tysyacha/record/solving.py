"""What perfect play with open cards brings from the open deal of a game: the bridge to the search kernel.

Everybody's cards must be known here, so this is for records and reviews, never for a seat at the table.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tysyacha.cards import ACE, RANK_CARDS
from tysyacha.errors import RecordError
from tysyacha.game import Discard, Game, View
from tysyacha.kernel import Move, MoveValue, PlayRules, Position, Solver


class Solution(NamedTuple):
    """The open deal of a game, solved.

    ``value`` are the declarer's final points of the deal when he maximises and the defenders together minimise
    them; ``moves`` what each legal move of the seat to act (``seat``) brings, best for that seat first; ``line``
    one line of perfect play as seats and moves; ``nodes`` the cards that completed a trick while searching.
    """

    seat: int
    declarer: int
    value: int
    moves: tuple[MoveValue, ...]
    line: tuple[tuple[int, Move], ...]
    nodes: int


def rules_of(game: Game) -> PlayRules:
    """The rules of card play of this game."""
    return PlayRules.from_agreements(game.agreements, game.players)


def position_of(game: Game) -> Position:
    """The open deal as the kernel takes it; its seats are the active ones in playing order.

    Raises RecordError ``solve_no_deal`` where no deal is open, ``solve_not_given`` before all cards are given.
    """
    if not game.in_deal:
        raise RecordError("solve_no_deal")
    if game.phase != "play":
        raise RecordError("solve_not_given", phase=game.phase)
    view, rules = game.view(None), rules_of(game)
    place = {seat: number for number, seat in enumerate(view.active)}
    assert view.declarer is not None
    assert view.leader is not None
    taken = [view.captured[seat] + view.declared[seat] for seat in view.active]
    aside, to_declarer = _laid_by(game, view, rules)
    taken[place[view.declarer]] += to_declarer
    aces = next((each for each in view.announced if each.what == "aces"), None)
    declared_aces = aces is not None and rules.aces_when != "automatic"
    waiting = _waiting_aces(game, view, rules)
    return Position(
        [game.hands[seat] for seat in view.active],
        declarer=place[view.declarer],
        leader=place[view.leader],
        trick=view.trick,
        trump=view.trump,
        trump_owner=None if view.trump_by is None else place[view.trump_by],
        pending_trump=view.next_trump,
        queens_used=_queens_used(view) if rules.half else 0,
        aces_owner=place[aces.seat] if aces is not None and declared_aces else None,
        next_ace=aces is not None
        and declared_aces
        and rules.aces_trump == "next_ace"
        and not _ace_led(view, aces.seat, aces.trick + 1),
        automatic_aces=None if waiting is None else place[waiting],
        first_trick=not view.tricks,
        taken=taken,
        aside=aside,
    )


def solve(game: Game, solver: Solver | None = None) -> Solution:
    """Solves the open deal; a solver for the rules of this game may be handed in. Raises as `position_of`."""
    position = position_of(game)
    solver = solver or Solver(rules_of(game))
    before = solver.nodes
    moves = solver.moves(position)
    found = solver.value(position)
    active, turn = game.view(None).active, position.to_move
    mine = turn == position.declarer
    moves.sort(key=lambda each: -each.value if mine else each.value)
    nodes = solver.nodes - before
    return Solution(
        active[turn],
        active[position.declarer],
        found,
        tuple(moves),
        tuple(_seated(game, solver.line(position))),
        nodes,
    )


def solve_summary(solution: Solution) -> dict[str, Any]:
    """What ``solve --json`` prints, in the keys of the record format."""
    moves = []
    for move, value in solution.moves:
        told: dict[str, Any] = {"card": str(move.card)}
        if move.declare is not None:
            told["declare"] = move.declare
        moves.append({**told, "value": value})
    return {"value": solution.value, "moves": moves, "nodes": solution.nodes}


def _seated(game: Game, line: list[Move]) -> list[tuple[int, Move]]:
    """The line with who plays each card, found by playing it."""
    seated = []
    for move in line:
        play = next(
            each
            for each in game.legal_actions(game.to_act)
            if getattr(each, "card", None) == move.card and getattr(each, "declare", None) == move.declare
        )
        seated.append((play.seat, move))
        game, _ = game.apply(play)
    return seated


def _queens_used(view: View) -> int:
    """The suits of marriages and half marriages declared, one bit each (`marriage.half`)."""
    return sum(1 << each.suit for each in view.announced if each.suit is not None)


def _ace_led(view: View, seat: int, since: int) -> bool:
    """Whether a seat has led an ace in trick number ``since`` (from 0) or later, the open one included."""
    leads = [(each.leader, each.cards[0]) for each in view.tricks]
    if view.trick and view.leader is not None:
        leads.append((view.leader, view.trick[0]))
    return any(leader == seat and card % 6 == ACE for leader, card in leads[since:])


def _waiting_aces(game: Game, view: View, rules: PlayRules) -> int | None:
    """Whose four aces, held when play began, still wait for a trick to count (`marriage.aces_when` automatic)."""
    if not rules.aces or rules.aces_when != "automatic":
        return None
    held = {seat: int(game.hands[seat]) for seat in view.active}
    tricks = [(each.leader, each.cards) for each in view.tricks]
    if view.leader is not None:
        tricks.append((view.leader, view.trick))
    for leader, cards in tricks:
        first = view.active.index(leader)
        for number, card in enumerate(cards):
            held[view.active[(first + number) % len(view.active)]] |= 1 << card
    aces = RANK_CARDS[ACE]
    holder = next((seat for seat in view.active if held[seat] & aces == aces), None)
    return None if holder is None or view.tricks_won[holder] else holder


def _laid_by(game: Game, view: View, rules: PlayRules) -> tuple[int, int]:
    """Card points that go with the last trick, and those that are the declarer's at the end (two players)."""
    if view.players != 2 or game.dealt is None or view.taken is None:
        return 0, 0
    discards = sum(
        1 << each.card for each in game.history if isinstance(each, Discard) and each.card is not None
    )
    second = game.dealt.talons[1 - view.taken]
    return rules.with_last_trick(second, discards), rules.with_the_declarer(discards)
