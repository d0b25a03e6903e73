"""What a seat may know: held against the tracker, and against other worlds that look the same from that seat."""

from __future__ import annotations

from hypothesis import given, settings
from tests.game.tracker import Tracker, cards_in, check_view
from tests.game.walks import Walk, one_deal, walks

from tysyacha.cards import CARDS
from tysyacha.errors import IllegalAction
from tysyacha.game import Action, Dealt, Discard, Event, Game, Give, Play, event_seen


@given(walks())
@settings(max_examples=120)
def test_views_show_what_the_seat_has_been_shown(walk: Walk) -> None:
    tracker: Tracker | None = None
    for game, action, events in one_deal(walk.game(), walk.chance()):
        if tracker is None:
            tracker = Tracker(game, events)
        if action is not None:
            tracker.follow(game.history[-1], events)
        for seat in (None, *range(game.players)):
            check_view(tracker, game.view(seat))
            for event in seen(game, events, seat):
                assert not any(cards & ~tracker.may_see(seat) for cards in cards_in(event))


@given(walks())
@settings(max_examples=120)
def test_what_a_seat_cannot_see_does_not_show_in_its_view(walk: Walk) -> None:
    """Two hidden cards change places from the start; as long as the seat sees the same events, its views agree."""
    chance, start = walk.chance(), walk.game()
    steps = list(one_deal(start, chance))
    seat = chance.choice((None, *range(walk.players)))
    one, two = chance.sample(CARDS, 2)
    dealt = steps[0].game.dealt
    assert dealt is not None
    other, events = start.deal(swapped_deal(dealt, one, two))
    for step in steps:
        if step.action is not None:
            try:
                other, events = other.apply(swapped_action(step.action, one, two))
            except IllegalAction:
                return
        if seen(other, events, seat) != seen(step.game, step.events, seat):
            return
        first, second = step.game.view(seat), other.view(seat)
        if first.hand != second.hand or first.dealt != second.dealt:
            return  # The seat holds one of the two.
        if not other.in_deal and (first.all_hands is not None or first.gifts != second.gifts):
            return  # The deal is over, and the cards lie open.
        assert first == second


def seen(game: Game, events: tuple[Event, ...], seat: int | None) -> list[Event]:
    return [event_seen(each, seat, game.gifts_open) for each in events]


def swapped_deal(dealt: Dealt, one: int, two: int) -> Dealt:
    return Dealt(
        tuple(swapped(cards, one, two) for cards in dealt.hands),
        tuple(swapped(cards, one, two) for cards in dealt.talons),
        dealt.cuts,
        dealt.fines,
    )


def swapped(cards: int, one: int, two: int) -> int:
    if (cards >> one & 1) == (cards >> two & 1):
        return cards
    return cards ^ (1 << one | 1 << two)


def swapped_action(action: Action, one: int, two: int) -> Action:
    """The same action where the other card of the two is held; a card is played in the open all the same."""
    other = {one: CARDS[two], two: CARDS[one]}
    if isinstance(action, Give) and action.card in other:
        return Give(action.seat, other[action.card], action.to)
    if isinstance(action, Discard) and action.card in other:
        return Discard(action.seat, other[action.card])
    if isinstance(action, Play) and action.card in other:
        return Play(action.seat, other[action.card], action.declare)
    return action
