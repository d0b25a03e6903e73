"""A second opinion on who may know what, and on where the cards are.

It follows a deal by its actions and events alone and works out, from the agreements, what each seat has been
shown. Written apart from the game's own views, so that the two can be held against each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tysyacha.agreements import Agreements, barrel_need
from tysyacha.cards import PACK, Card, CardSet
from tysyacha.game import Action, Bid, Blind, Discard, Event, Game, Give, Look, Pass, Play, Take, View
from tysyacha.game.events import ContractSet, DealOpened, RedealShown, Settled

ALL: Final = -1
"""In a set of seats: everybody, spectators included."""


class Secret(msgspec.Struct):
    """Cards with the seats that may know of them; ``ALL`` among them for everybody."""

    cards: int
    seats: set[int]

    def open_to(self, seat: int | None) -> bool:
        return ALL in self.seats or seat in self.seats


class Tracker:
    """One deal, followed from its opening events on."""

    def __init__(self, game: Game, opening: tuple[Event, ...]) -> None:
        """``game`` right after its deal was opened, ``opening`` the events of that."""
        dealt = game.dealt
        assert dealt is not None
        table = game.view(None)  # The standing with the fines written, and who is who, are known to all.
        self.agreements: Agreements = game.agreements
        self.players = game.players
        self.standing = table.standing
        self.active = table.active
        self.first = table.first_hand if table.forced is None else table.forced
        self.golden = table.golden
        self.dealt = dealt.hands
        self.hands = list(dealt.hands)
        self.talons = [Secret(cards, set()) for cards in dealt.talons]
        self.gifts: list[tuple[int, int, Secret]] = []
        self.discards: list[Secret] = []
        self.played = 0
        self.ground: Secret | None = None
        self.actions: list[Action] = []
        self.standing_bid: int | None = None
        self.blind_by: int | None = None
        self.spoken: set[int] = set()
        self.looked: set[int] = set()
        self.bidders: set[int] = set()
        self.silent: set[int] = set()
        self.declarer: int | None = None
        self.kind = "golden" if self.golden else "normal"
        self.taken: int | None = None
        self.over = False
        self.redealt = False
        self.conceded = False
        self._silence()
        for event in opening:
            self._event(event)

    def follow(self, action: Action, events: tuple[Event, ...]) -> None:
        """An action was applied and brought these events."""
        self.actions.append(action)
        self._action(action)
        for event in events:
            self._event(event)

    # What each seat may know

    def hand(self, seat: int | None) -> int | None:
        return None if seat is None or self.hidden(seat) else self.hands[seat]

    def dealt_hand(self, seat: int | None) -> int | None:
        return None if seat is None or self.hidden(seat) else self.dealt[seat]

    def hidden(self, seat: int) -> bool:
        """Whether the owner has not been shown his hand (`blind.on`, `golden.unseen`)."""
        if self.over:
            return False
        golden = self.agreements.golden
        if self.golden:
            waits = self.declarer == seat and self.taken is None
            return waits and golden.unseen and golden.contract == "forced"
        if self.blind_by == seat and self.taken is None:
            return True
        return self.declarer is None and self._may_still_go_blind(seat)

    def talon(self, number: int, seat: int | None) -> int | None:
        secret = self.talons[number]
        return secret.cards if secret.open_to(seat) else None

    def gift(self, number: int, seat: int | None) -> int | None:
        _, _, secret = self.gifts[number]
        return secret.cards if secret.open_to(seat) else None

    def discard(self, number: int, seat: int | None) -> int | None:
        secret = self.discards[number]
        return secret.cards if secret.open_to(seat) else None

    def laid_open(self) -> bool:
        """Whether the whole deal is told at its end: not where a talon of two players was never won."""
        if not self.over or self.redealt:
            return False
        won = self.agreements.talon.second == "last_trick" and not self.conceded
        return self.players != 2 or won

    def may_see(self, seat: int | None) -> int:
        """Every card that this seat may find anywhere in its view."""
        seen = self.played | (self.hand(seat) or 0) | (self.dealt_hand(seat) or 0)
        secrets = [*self.talons, *self.discards, *(secret for _, _, secret in self.gifts)]
        for secret in [*secrets, self.ground]:
            if secret is not None and secret.open_to(seat):
                seen |= secret.cards
        return int(PACK) if self.laid_open() else seen

    # Where the cards are

    def everywhere(self) -> list[int]:
        """All places that hold cards; together they make one pack."""
        untaken = [secret.cards for number, secret in enumerate(self.talons) if number != self.taken]
        return [*self.hands, *untaken, *(secret.cards for secret in self.discards), self.played]

    # Following

    def _event(self, event: Event) -> None:
        if isinstance(event, DealOpened):
            self.standing_bid = event.compulsory
        elif isinstance(event, ContractSet):
            self.declarer = event.declarer
            if self.blind_by == event.declarer:
                self.kind = "blind"
            if len(self.talons) == 1:
                self._take(0)
        elif isinstance(event, RedealShown):
            self.redealt = True
            if event.cards is not None:
                self.ground = Secret(event.cards, {ALL})
        elif isinstance(event, Settled):
            self.over = True
            if not self.redealt:
                for _, _, secret in self.gifts:
                    secret.seats.add(ALL)
            if self.laid_open():
                for secret in self.discards:
                    secret.seats.add(ALL)

    def _action(self, action: Action) -> None:
        seat = action.seat
        match action:
            case Look():
                self.looked.add(seat)
            case Pass():
                self.spoken.add(seat)
            case Bid() | Blind():
                self.spoken.add(seat)
                self.bidders.add(seat)
                self.standing_bid = action.points
                self.blind_by = seat if isinstance(action, Blind) else None
            case Take():
                self._take(action.talon)
            case Give():
                self._move(action.card, seat)
                assert action.card is not None
                self.hands[action.to] |= 1 << action.card
                is_open = self.agreements.talon.give_open and self.kind == "normal"
                secret = Secret(1 << action.card, {ALL} if is_open else {seat, action.to})
                self.gifts.append((seat, action.to, secret))
            case Discard():
                self._move(action.card, seat)
                assert action.card is not None
                self.discards.append(Secret(1 << action.card, {seat}))
            case Play():
                self._move(action.card, seat)
                self.played |= 1 << action.card
            case _:
                self.conceded = type(action).__name__ == "Concede"

    def _move(self, card: Card | None, seat: int) -> None:
        assert card is not None
        assert self.hands[seat] >> card & 1, f"{card} was not in the hand of {seat}"
        self.hands[seat] ^= 1 << card

    def _take(self, number: int) -> None:
        assert self.declarer is not None
        self.taken = number
        self.hands[self.declarer] |= self.talons[number].cards
        seats = self.talons[number].seats
        seats.add(self.declarer)
        if self.kind == "blind":
            shown = not self.agreements.blind.talon_hidden
        else:
            forced = self.declarer not in self.bidders and self._had_an_auction()
            shown = self.agreements.talon.shown == "all" or (
                self.agreements.talon.shown == "not_when_forced" and not forced
            )
        if shown:
            seats.add(ALL)

    def _had_an_auction(self) -> bool:
        """Whether the declarer was found by words or by the silence of the others."""
        if self.golden:
            return self.agreements.golden.contract == "auction"
        seated = [seat for seat in self.active if self.standing.barrel[seat] is not None]
        match self.agreements.barrel.auction:
            case "takes_talon":
                return not seated
            case "own_first_hand":
                return self.first not in seated
            case _:
                return True

    def _silence(self) -> None:
        limit = self.agreements.auction.silent_at
        if self.golden:
            return
        for seat in self.active:
            on_barrel = self.standing.barrel[seat] is not None
            low = limit is not None and self.standing.totals[seat] <= limit and not on_barrel
            if low or (on_barrel and self.agreements.barrel.auction == "own_first_hand"):
                self.silent.add(seat)
        if self.silent == set(self.active) and self.agreements.auction.forced_player in (
            "nobody",
            "last_speaker",
        ):
            # Somebody must speak: all who are only low, or the last of them where one is bound to play.
            free = [seat for seat in self.active if self.standing.barrel[seat] is None]
            self.silent -= set(free[-1:] if self.agreements.auction.forced_player == "last_speaker" else free)

    def _may_still_go_blind(self, seat: int) -> bool:
        blind = self.agreements.blind
        if not blind.on or seat not in self.active or seat in self.spoken | self.looked | self.silent:
            return False
        if self.standing_bid is not None and self.standing_bid >= 120:
            return False
        if blind.who == "first_hand" and (seat != self.first or self.spoken):
            return False
        if blind.min_total is not None and self.standing.totals[seat] < blind.min_total:
            return False
        if any(used is not None for used in self.standing.barrel) and not blind.when_barrel:
            return False
        floored = self.standing.barrel[seat] is not None and self.agreements.barrel.auction == "floor"
        return not floored or barrel_need(self.agreements) <= 120


def cards_in(value: Any) -> Iterator[int]:
    """Every card and set of cards anywhere inside a value, as sets."""
    if isinstance(value, CardSet):
        yield int(value)
    elif isinstance(value, Card):
        yield 1 << value
    elif isinstance(value, msgspec.Struct):
        if not isinstance(value, Agreements):
            for name in value.__struct_fields__:
                yield from cards_in(getattr(value, name))
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from cards_in(each)
    elif isinstance(value, dict):
        for each in (*value.keys(), *value.values()):
            yield from cards_in(each)


def check_view(tracker: Tracker, view: View) -> None:
    """A view tells exactly what its seat has been shown."""
    seat = view.seat
    seen = 0
    for found in cards_in(view):
        seen |= found
    assert seen & ~tracker.may_see(seat) == 0, f"seat {seat} sees {CardSet(seen & ~tracker.may_see(seat))}"
    assert view.hand == tracker.hand(seat)
    assert view.dealt == tracker.dealt_hand(seat)
    assert view.talons == tuple(tracker.talon(number, seat) for number in range(len(tracker.talons)))
    gifts = tuple(tracker.gift(number, seat) for number in range(len(tracker.gifts)))
    assert tuple(None if gift.card is None else 1 << gift.card for gift in view.gifts) == gifts
    discards = tuple(tracker.discard(number, seat) for number in range(len(tracker.discards)))
    assert tuple(None if card is None else 1 << card for card in view.discards) == discards
    told = [each for each in view.history if isinstance(each, Give | Discard)]
    closed = [each.card is None for each in told if isinstance(each, Give)]
    assert closed == [gift is None for gift in gifts]
    assert [each.card is None for each in told if isinstance(each, Discard)] == [
        card is None for card in discards
    ]
    assert view.cards_left == tuple(hand.bit_count() for hand in tracker.hands)
    if view.hand is None and seat is not None:
        assert not any(isinstance(each, Bid) for each in view.legal)
    assert (view.all_hands is not None) == tracker.laid_open()
