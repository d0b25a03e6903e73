"""What each viewer may know of a table at each number of its log, worked out from the log and the rules alone.

Nothing here asks the game for a view or the service for a message: the log is played through, a tracker beside it
keeps who has been shown which card, and what a socket was sent is held against that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tests.game.tracker import Tracker

from tysyacha.agreements import Agreements
from tysyacha.cards import PACK, CardSet
from tysyacha.game import Cut, Dealt, Game
from tysyacha.record.spelling import read_action
from tysyacha.server.play import log
from tysyacha.server.play.folding import effective_events

_CARD: Final = re.compile(r"(?<![\w-])(?:(10|[9JQKTA])([♠♣♦♥])|([9JQKTA])([SCDH])(?![\w-]))")
_NUMBER: Final = re.compile(r"(?<![\w.-])\d+(?![\w.-])")
_SUITS: Final = {"♠": "S", "♣": "C", "♦": "D", "♥": "H"}
_LEAST_MASK: Final = 100_000
"""Smaller whole numbers stand for points, seats and times as well as for sets of cards."""


class Known(NamedTuple):
    """What one viewer may know at one number; ``sealed`` are the sets of cards that he may not see, as numbers."""

    cards: int
    hand: int | None
    dealt: int | None
    talons: tuple[int | None, ...]
    gifts: tuple[int | None, ...]
    discards: tuple[int | None, ...]
    sealed: frozenset[int]


NOTHING: Final = Known(0, None, None, (), (), (), frozenset())


class Knowledge:
    """The whole log of one table, read for every viewer: the seats in order, None for everybody else."""

    def __init__(self, events: Sequence[log.LogEvent], agreements: Agreements, players: int) -> None:
        self.viewers: tuple[int | None, ...] = (*range(players), None)
        self._at: list[dict[int | None, Known]] = [dict.fromkeys(self.viewers, NOTHING)]
        self.over_at = len(events) + 1
        self.revealed: dict[str, int] = {}
        follower = _Follower(agreements, players)
        for number, event in enumerate(events, 1):
            if isinstance(event, log.Undone):
                follower = _Follower(agreements, players)
                for _, each in effective_events(events[:number]):
                    follower.follow(each)
            else:
                follower.follow(event)
            if isinstance(event, log.Finished):
                self.over_at = number
            if isinstance(event, log.Revealed):
                self.revealed[event.nonce] = number
            self._at.append({viewer: follower.known(viewer) for viewer in self.viewers})

    def at(self, number: int, viewer: int | None) -> Known:
        return self._at[number][viewer]


class _Follower:
    def __init__(self, agreements: Agreements, players: int) -> None:
        self._agreements = agreements
        self._players = players
        self._game: Game | None = None
        self._tracker: Tracker | None = None

    def follow(self, event: log.LogEvent) -> None:
        match event:
            case log.Started():
                self._game = Game.new(self._agreements, self._players, event.dealer)
            case log.Dealt():
                assert self._game is not None
                cuts = tuple(Cut(seat, lifted) for seat, lifted in event.cuts)
                cards = Dealt(event.hands, event.talons, cuts, tuple((seat, "cut") for seat in event.fines))
                self._game, happened = self._game.deal(cards)
                self._tracker = Tracker(self._game, happened)
            case log.Acted():
                self._act(event.action)
            case log.Claimed():
                for play in event.plays:
                    self._act(play)

    def _act(self, spelled: list[Any]) -> None:
        assert self._game is not None
        assert self._tracker is not None
        self._game, happened = self._game.apply(read_action(spelled, self._players))
        self._tracker.follow(self._game.history[-1], happened)

    def known(self, viewer: int | None) -> Known:
        tracker = self._tracker
        if tracker is None:
            return NOTHING
        own = (tracker.hand(viewer), tracker.dealt_hand(viewer))
        sets = [*tracker.hands, *tracker.dealt, *(each.cards for each in tracker.talons)]
        cards = tracker.may_see(viewer)
        return Known(
            cards,
            *own,
            tuple(tracker.talon(number, viewer) for number in range(len(tracker.talons))),
            tuple(tracker.gift(number, viewer) for number in range(len(tracker.gifts))),
            tuple(tracker.discard(number, viewer) for number in range(len(tracker.discards))),
            frozenset(each for each in sets if each & ~cards and each > _LEAST_MASK),
        )


def cards_named(text: str) -> int:
    """Every card that a text names anywhere, in the way of records or with a suit's sign."""
    found = 0
    for rank_signed, sign, rank, suit in _CARD.findall(text):
        name = {"10": "T"}.get(rank_signed, rank_signed) + _SUITS[sign] if sign else rank + suit
        found |= int(CardSet.parse(name))
    return found


def numbers_in(text: str) -> Iterator[int]:
    """Every whole number of a text."""
    return (int(each) for each in _NUMBER.findall(text))


def ensure_kept(text: str, known: Known, own_words: int = 0) -> None:
    """Nothing in this text is more than somebody may know; ``own_words`` are cards that he named himself."""
    more = cards_named(text) & ~(known.cards | own_words) & int(PACK)
    assert not more, f"{CardSet(more)} in {text}"
    sealed = known.sealed.intersection(numbers_in(text))
    assert not sealed, f"{sealed} in {text}"


def ensure_exact(mine: dict[str, Any], known: Known) -> None:
    """What a viewer alone sees is what he may see, no less."""
    if mine["talons"] == [] and mine["hand"] is None and known is NOTHING:
        return
    assert _set(mine["hand"]) == known.hand
    assert _set(mine["dealt"]) == known.dealt
    assert tuple(map(_set, mine["talons"])) == known.talons
    assert tuple(_set(each["card"]) for each in mine["gifts"]) == known.gifts
    assert tuple(map(_set, mine["discards"])) == known.discards
    if known.hand is None:
        assert not any(each[0] in ("bid", "play", "give", "discard") for each in mine["legal"])


def _set(told: str | None) -> int | None:
    return None if told is None else int(CardSet.parse(told))
