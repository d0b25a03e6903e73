"""What a seat can work out about the hidden cards: where each may lie, and how likely it lies there."""

from __future__ import annotations

from typing import Final

from tysyacha.cards import KING, PACK, QUEEN, SUIT_CARDS, each_card
from tysyacha.game import Discard, View

_NOBODY: Final = -1
_TALON_KEPT: Final = 3
"""From this many points on, the declarer is believed to have kept a card that was seen in the talon."""


class Knowledge:
    """The cards that seat ``me`` has not seen, as seen from a view in which cards are being played.

    - ``hand`` is the own hand, ``hidden`` all cards that are neither in it nor played nor laid aside by itself;
    - ``others`` are the other active seats, in turn from the own left;
    - ``chance[seat][card]`` is how likely the seat holds the card, 0.0 to 1.0;
    - ``void[seat][suit]`` is how likely the seat holds nothing of the suit;
    - ``trump`` is the suit in force, -1 for none.
    """

    __slots__ = ("chance", "hand", "hidden", "me", "others", "trump", "void")

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.hand is not None
        self.me = me = view.seat
        self.hand = int(view.hand)
        self.trump = _NOBODY if view.trump is None else view.trump
        place = view.active.index(me)
        self.others = view.active[place + 1 :] + view.active[:place]
        played = _played(view)
        self.hidden = PACK & ~(self.hand | played | _laid_aside(view))
        known = _known(view, played, self.hidden)
        out_of = _voids(view)
        self.chance = self._chances(view, known, out_of)
        self.void = {seat: self._void_chances(seat) for seat in self.others}

    def _chances(self, view: View, known: dict[int, int], out_of: dict[int, int]) -> dict[int, list[float]]:
        """Spreads the hidden cards over the seats: each in proportion to the room that a seat has left."""
        others = self.others
        chance = {seat: [0.0] * 24 for seat in others}
        room = {}
        for seat in others:
            held = known.get(seat, 0)
            room[seat] = max(view.cards_left[seat] - held.bit_count(), 0)
            for card in each_card(held):
                chance[seat][card] = 1.0
        loose = self.hidden
        for held in known.values():
            loose &= ~held
        # With two players some hidden cards lie in a talon or aside.
        nowhere = max(loose.bit_count() - sum(room.values()), 0)
        for suit in range(4):
            cards = loose & SUIT_CARDS[suit]
            if not cards:
                continue
            open_to = [seat for seat in others if not out_of.get(seat, 0) >> suit & 1 and room[seat]]
            whole = sum([room[seat] for seat in open_to]) + nowhere
            for card in each_card(cards):
                for seat in open_to:
                    chance[seat][card] = room[seat] / whole
        return chance

    def _void_chances(self, seat: int) -> tuple[float, ...]:
        found = []
        row = self.chance[seat]
        for suit in range(4):
            without = 1.0
            for each in row[6 * suit : 6 * suit + 6]:
                without *= 1.0 - each
            found.append(without)
        return tuple(found)

    def holds_any(self, seat: int, cards: int) -> float:
        """How likely the seat holds at least one of these cards."""
        row = self.chance[seat]
        without = 1.0
        while cards:
            low = cards & -cards
            without *= 1.0 - row[low.bit_length() - 1]
            cards ^= low
        return 1.0 - without

    def higher(self, card: int) -> int:
        """The hidden cards of the same suit that are higher."""
        return self.hidden & SUIT_CARDS[card // 6] & ~((2 << card) - 1)

    def trumps_against(self, seats: tuple[int, ...]) -> bool:
        """Whether any of these seats may hold a trump."""
        return self.trump >= 0 and any(self.void[seat][self.trump] < 1.0 for seat in seats)


def _played(view: View) -> int:
    played = 0
    for trick in view.tricks:
        for card in trick.cards:
            played |= 1 << card
    for card in view.trick:
        played |= 1 << card
    return played


def _laid_aside(view: View) -> int:
    if not view.discards or view.seat != view.declarer:
        return 0
    return sum([1 << each.card for each in view.history if type(each) is Discard and each.card is not None])


def _known(view: View, played: int, hidden: int) -> dict[int, int]:
    """The hidden cards whose holder is known: gifts seen, the rest of a declared pair, the talon as shown."""
    known: dict[int, int] = {}
    given = 0
    for gift in view.gifts:
        if gift.card is not None:
            given |= 1 << gift.card
            if gift.receiver != view.seat:
                known[gift.receiver] = known.get(gift.receiver, 0) | (1 << gift.card & ~played)
    for each in view.announced:
        if each.what == "marriage" and each.suit is not None and each.seat != view.seat:
            pair = (1 << 6 * each.suit + QUEEN | 1 << 6 * each.suit + KING) & ~played
            known[each.seat] = known.get(each.seat, 0) | pair
    declarer = view.declarer
    if declarer is not None and declarer != view.seat:
        placed = given
        for held in known.values():
            placed |= held
        for talon in view.talons:
            if talon is not None:
                kept = sum([1 << card for card in each_card(talon) if card.points >= _TALON_KEPT])
                known[declarer] = known.get(declarer, 0) | (kept & hidden & ~placed)
    return known


def _voids(view: View) -> dict[int, int]:
    """The suits, as bits, that each seat has shown to be out of: it did not follow, or threw instead of trumping."""
    out_of: dict[int, int] = {}
    trump = view.trump
    trump_since = max([each.trick for each in view.announced], default=0)
    must_trump = view.agreements.play.must_trump
    active = view.active
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.trick and view.leader is not None:
        tricks.append((view.leader, view.trick))
    for number, (leader, cards) in enumerate(tricks):
        led = cards[0] // 6
        place = active.index(leader)
        for step in range(1, len(cards)):
            suit = cards[step] // 6
            if suit != led:
                seat = active[(place + step) % len(active)]
                out = 1 << led
                if trump is not None and suit != trump and must_trump and number > trump_since:
                    out |= 1 << trump
                out_of[seat] = out_of.get(seat, 0) | out
    return out_of
