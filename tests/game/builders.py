"""Deals built from what matters in them, and actions as a record spells them: ``"0 play QS marriage"``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import pytest

from tysyacha.agreements import parse
from tysyacha.cards import CardSet, card
from tysyacha.errors import IllegalAction
from tysyacha.game import (
    Action,
    Bid,
    Blind,
    Concede,
    Cut,
    Dealt,
    Discard,
    Event,
    Game,
    Give,
    Look,
    Pass,
    Play,
    Raise,
    Redeal,
    Standing,
    Take,
)
from tysyacha.game.seats import active_seats

QUIET: Final = {"redeal.hand_below": None, "redeal.hand_nines": None, "redeal.talon_below": None}
"""Nobody may ask for new cards."""

# Places that a test leaves open are filled from this order.
_REST: Final = "AS 9C KD JH TC QS 9D AH KC TS JD QH JS AC TD KH JC KS AD 9H QC 9S QD TH"


def standing(*totals: int, **told: Any) -> Standing:
    """A standing with these totals; the last seat deals, everything else is at the beginning."""
    zeros = (0,) * len(totals)
    fields: dict[str, Any] = {
        "dealer": len(totals) - 1, "bolts": zeros, "barrel": (None,) * len(totals),
        "falls": zeros, "concedes": zeros,
    }  # fmt: skip
    return Standing(totals=totals, **{**fields, **told})


def before(changes: Mapping[str, Any], players: int = 3, **told: Any) -> Game:
    """A game before its first deal: the last seat deals, so that seat 0 is the first hand; `QUIET` unless changed."""
    totals = told.pop("totals", (0,) * players)
    return Game.new(parse({**QUIET, **changes}), players, start=standing(*totals, **told))


def dealt(game: Game, hands: Sequence[str], *talons: str) -> Dealt:
    """Hands by seat and the talons; what is left open is filled up. A sitter's hand is not to be told."""
    two = game.players == 2
    form = game.agreements.table.two_player_form
    size = {"two_talons_of_2": 10, "two_talons_of_3": 9}[form] if two else 7
    laid = {"two_talons_of_2": 2, "two_talons_of_3": 3}[form] if two else 3
    active = active_seats(game.agreements, game.players, game.standing.dealer)
    told = [*hands, *[""] * (game.players - len(hands))]
    piles = [told[seat].split() for seat in range(game.players)]
    talon_piles = [talon.split() for talon in (*talons, *[""] * ((2 if two else 1) - len(talons)))]
    named = {name for pile in (*piles, *talon_piles) for name in pile}
    assert len(named) == sum(map(len, (*piles, *talon_piles))), "a card is dealt twice"
    rest = [name for name in _REST.split() if name not in named]
    wanting = [(piles[seat], size) for seat in active] + [(pile, laid) for pile in talon_piles]
    while rest:
        for pile, full in wanting:
            if len(pile) < full:
                pile.append(rest.pop(0))
    return Dealt(tuple(map(bits, piles)), tuple(map(bits, talon_piles)))


def bits(names: Sequence[str]) -> int:
    return int(CardSet.parse(" ".join(names)))


def opened(
    changes: Mapping[str, Any], hands: Sequence[str] = (), *talons: str, players: int = 3, **told: Any
) -> Game:
    """A deal just dealt."""
    return opened_with_events(changes, hands, *talons, players=players, **told)[0]


def opened_with_events(
    changes: Mapping[str, Any], hands: Sequence[str] = (), *talons: str, players: int = 3, **told: Any
) -> tuple[Game, tuple[Event, ...]]:
    game = before(changes, players, **told)
    return game.deal(dealt(game, hands, *talons))


def playing(changes: Mapping[str, Any], *hands: str, **told: Any) -> Game:
    """Three players, all cards given: seat 0 declares 100 and holds the first of these hands of eight."""
    held = [hand.split() for hand in hands]
    named = {name for pile in held for name in pile}
    assert len(named) == sum(map(len, held)), "a card is dealt twice"
    rest = [name for name in _REST.split() if name not in named]
    held += [[] for _ in range(3 - len(held))]
    while rest:
        for pile in held:
            if len(pile) < 8:
                pile.append(rest.pop(0))
    # A hand of seven and three cards of the talon, of which two go to the others.
    given = [held[1][-1], held[2][-1]]
    game = opened(
        changes,
        [" ".join(pile[:-1]) for pile in held],
        " ".join([held[0][-1], *given]),
        **told,
    )
    return play(game, "1 pass", "2 pass", f"0 give {given[0]} 1", f"0 give {given[1]} 2")


_VERBS: Final[dict[str, Callable[..., Action]]] = {
    "bid": lambda seat, points: Bid(seat, int(points)),
    "blind": lambda seat, points="120": Blind(seat, int(points)),
    "look": Look,
    "pass": Pass,
    "redeal": Redeal,
    "take": lambda seat, talon: Take(seat, int(talon)),
    "give": lambda seat, name, to: Give(seat, card(name), int(to)),
    "discard": lambda seat, name: Discard(seat, card(name)),
    "raise": lambda seat, points: Raise(seat, int(points)),
    "concede": Concede,
    "play": lambda seat, name, what=None: Play(seat, card(name), what),
    "cut": lambda seat, lifted: Cut(seat, int(lifted)),
}


def act(text: str) -> Action:
    """``"0 play QS marriage"`` as an action."""
    seat, verb, *arguments = text.split()
    return _VERBS[verb](int(seat), *arguments)


def spelled(action: Action) -> str:
    """An action as text; ``?`` for a card that is not seen."""
    match action:
        case Bid() | Blind() | Raise():
            more: tuple[object, ...] = (action.points,)
        case Take():
            more = (action.talon,)
        case Give():
            more = (action.card if action.card is not None else "?", action.to)
        case Discard():
            more = (action.card if action.card is not None else "?",)
        case Play():
            more = (action.card, *([action.declare] if action.declare else []))
        case Cut():
            more = (action.lifted,)
        case _:
            more = ()
    return " ".join(map(str, (action.seat, type(action).__name__.lower(), *more)))


def play(game: Game, *actions: str) -> Game:
    """The game after these actions; one string may hold several, divided by commas."""
    return play_with_events(game, *actions)[0]


def play_with_events(game: Game, *actions: str) -> tuple[Game, list[Event]]:
    told: list[Event] = []
    for text in actions:
        for one in text.split(","):
            game, events = game.apply(act(one))
            told += events
    return game, told


def may(game: Game, seat: int | None = None, verb: str = "") -> list[str]:
    """What is permitted now, spelled; of one seat, of one verb."""
    found = [spelled(each) for each in game.legal_actions(seat)]
    return [each for each in found if each.split()[1].startswith(verb)]


def amounts(game: Game, seat: int, verb: str) -> list[int]:
    """The permitted bids or raises of a seat."""
    return [int(each.split()[2]) for each in may(game, seat, verb)]


def refused(game: Game, action: str) -> str:
    """The code with which this action is refused; only what the seat's own view offers is named instead."""
    tried = act(action)
    with pytest.raises(IllegalAction) as caught:
        game.apply(tried)
    offered = game.view(tried.seat).legal if tried.seat < game.players else ()
    assert caught.value.arguments["legal"] == offered
    return caught.value.code


def finish(game: Game, choose: Callable[[Sequence[Action]], Action] = lambda legal: legal[0]) -> Game:
    """Plays the open deal to its end, always the first permitted action, or another by ``choose``."""
    while game.in_deal:
        game, _ = game.apply(choose(game.legal_actions(game.to_act)))
    return game


def events(game: Game) -> list[str]:
    """The events of the last deal on the sheet: ``redeal:2``."""
    return [f"{each.kind}:{each.seat}" for each in game.sheet[-1].settlement.events]


def names(held: int | None) -> str | None:
    """A set of cards as text, None where there is none."""
    return None if held is None else str(CardSet(held))


def cards(held: int) -> set[str]:
    return set(str(CardSet(held)).split())
