"""Words of the auction, and the contract after the talon: raise it, concede it, or ask for other cards."""

from __future__ import annotations

from typing import Final

from tysyacha.bots.steady import stakes
from tysyacha.bots.steady.estimate import Expectation, expect, leads_first, likely
from tysyacha.bots.steady.giving import kept_hand
from tysyacha.game import Action, Bid, Pass, Raise, View
from tysyacha.game.table import Table

_FURTHER: Final = 10
"""How far above the lowest permitted bid a bid is looked at: enough to step over the dump."""
_ABSURD: Final = 0.2
"""Nobody bids what he makes so rarely, whatever the score asks for."""
_LAST_HOPE: Final = 0.01
"""So rarely it may be made where a deal let go costs as much as a contract failed in."""
_HAND_WORTH_KEEPING: Final = 85.0
"""A hand that gives a claim is played when it is expected to bring this much."""
_NEW_DEAL: Final = 10.0
"""What new cards are worth to a declarer who may ask for them."""


def choose_word(view: View, table: Table, words: list[Action]) -> Action:
    """A bid where the hand and the score call for it, otherwise a pass."""
    assert view.hand is not None
    passing = next(each for each in words if isinstance(each, Pass))
    bids = [each for each in words if isinstance(each, Bid)]
    if not bids:
        return passing
    expected = expect(int(view.hand), table, "dealt", leads_first(view))
    furthest = max(bids[0].points + _FURTHER, table.floor)
    best: Action = passing
    most = stakes.defending(view, table)
    for bid in bids:
        if bid.points > furthest or likely(expected, bid.points) < _least_chance(view, table, bid):
            break
        worth = playing(view, table, expected, bid.points)
        if worth > most + 1e-9:
            best, most = bid, worth
            if table.agreements.talon.raise_:
                # What is left unsaid now can be said once the talon is seen.
                break
    return best


def _least_chance(view: View, table: Table, bid: Bid) -> float:
    """On the barrel a deal let go is an attempt lost as well, so the need is tried with little hope."""
    assert view.seat is not None
    on_barrel = view.standing.barrel[view.seat] is not None
    return _LAST_HOPE if on_barrel and bid.points <= table.floor else _ABSURD


def playing(view: View, table: Table, expected: Expectation, contract: int) -> float:
    """What it is worth to be declarer at this contract with a hand that brings ``expected`` points."""
    chance = likely(expected, contract)
    gain = stakes.made(view, table, contract, expected.points)
    return chance * gain + (1.0 - chance) * stakes.failed(view, table, contract)


def choose_raise(view: View, table: Table, raises: list[Raise]) -> Raise | None:
    """The contract that is worth most, None to leave it; never beyond what wins the game."""
    assert view.contract is not None
    if not raises or stakes.wins(view, table, view.contract):
        return None
    expected = expect(kept_hand(view, table), table, "given", leads_first(view))
    most = playing(view, table, expected, view.contract)
    best = None
    for each in raises:
        worth = playing(view, table, expected, each.points)
        if worth > most + 1e-9:
            best, most = each, worth
        if stakes.wins(view, table, each.points):
            break
    return best


def better_conceded(view: View, table: Table, raises: list[Raise]) -> bool:
    """Whether playing on costs more than conceding."""
    expected = expect(kept_hand(view, table), table, "given", leads_first(view))
    on = stakes.left_to_others(view, table, expected.points)
    return best_contract(view, table, expected, raises) + on < stakes.conceded(view, table)


def best_contract(view: View, table: Table, expected: Expectation, raises: list[Raise]) -> float:
    """What the deal is worth to its declarer at the best contract he may still promise."""
    assert view.contract is not None
    contracts = [view.contract, *(each.points for each in raises)]
    return max(playing(view, table, expected, each) for each in contracts)


def wants_new_cards(view: View, table: Table, raises: list[Raise]) -> bool:
    """Whether a claim to a redeal is used: by a declarer who expects to lose, by others with a poor hand."""
    assert view.hand is not None
    if view.seat == view.declarer:
        expected = expect(kept_hand(view, table), table, "given", leads_first(view))
        return best_contract(view, table, expected, raises) < _NEW_DEAL
    return expect(int(view.hand), table, "dealt", leads_first(view)).points < _HAND_WORTH_KEEPING
