"""From a view to plain facts for the kernel: all that a seat can conclude for certain about the hidden cards.

The game's own rules are asked, so that they are written down only once: a card that would have made a public
action illegal was not in that hand. What is concluded:

- own cards, cards played, the talon where it was shown, gifts and discards where they were seen;
- who failed to follow, beat, trump or overtrump, or led what only a hand without better may lead;
- marriages, aces and nines declared, and pairs that would have been declared by themselves (`marriage.auto`);
  four aces that count by themselves (`marriage.aces_when` automatic) and did not;
- bids and raises that the hand of that moment must have allowed (`auction.cap_no_marriage` and its neighbours),
  however it changed afterwards: talon, gifts and discards that nobody saw are taken into account;
- hands and talons that would have been redealt by themselves (`redeal.mandatory`, `redeal.rich_talon`).

A pass, a redeal that was not asked for and everything else that a player was free to do prove nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from tysyacha.cards import HALF_MARRIAGE_CARDS, KING, MARRIAGE_CARDS, PACK, QUEEN
from tysyacha.game import Bid, Dealt, Discard, Give, Play, Raise, View
from tysyacha.game.auction import open_auction
from tysyacha.game.deal import NOBODY, Deal, opening_of
from tysyacha.game.play import declarations, play, playable
from tysyacha.game.rights import hand_hidden, without_claim
from tysyacha.game.table import ACES, NINES, Table, table_of
from tysyacha.kernel.beliefs import NOTHING_KNOWN, Condition, Facts, Given, Holder, Parting

_BEYOND: Final = 1 << 30
"""Stands for cards nobody needs to know, so that a hand in the public replay never runs out."""


def facts_of(view: View) -> Facts:
    """What the seat of this view knows of the cards it does not see; a spectator's view will do too.

    Raises ValueError for a deal that is over: nothing is left to believe.
    """
    if view.phase == "done":
        raise ValueError("The deal is over; facts are there for a deal still open.")
    return _Reader(view).facts()


class _Reader:
    """Works the facts out step by step; tuples and lists have one entry a seat."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.table = table_of(view.agreements, view.players)
        self.own = view.seat if view.hand is not None else None
        self.others = [seat for seat in view.active if seat != self.own]
        self.played = _played(view)
        self.fixed = [self.played[seat] | shown for seat, shown in enumerate(_shown(view))]
        self.hidden = PACK & ~self._seen()
        self.deal = _public_deal(view, self.table)
        self.dealt = self._dealt_conditions()
        self.deal.kind = view.kind
        self.deal.declarer = NOBODY if view.declarer is None else view.declarer

    def _seen(self) -> int:
        view = self.view
        seen = 0 if view.hand is None else int(view.hand)
        for cards in self.fixed:
            seen |= cards
        for card in view.discards:
            seen |= 0 if card is None else 1 << card
        return seen

    def facts(self) -> Facts:
        """Holders come in the order: other seats from the first hand on, talons not taken, cards laid aside."""
        view = self.view
        never = self._never_held()
        now = self._conditions_in_play()
        holders = [
            Holder(
                "hand",
                seat,
                view.cards_left[seat] - (self.fixed[seat] & ~self.played[seat]).bit_count(),
                self.hidden & ~never[seat],
                self.fixed[seat],
                self.played[seat],
                now[seat],
                self.dealt[seat],
            )
            for seat in self.others
        ]
        place = {holder.number: at for at, holder in enumerate(holders)}
        rich = _rich_talon(view, self.deal)
        size = talon_size(view)
        holders += [
            Holder("talon", number, size, self.hidden, now=rich)
            for number in range(len(view.talons))
            if number != view.taken
        ]
        aside = None
        if view.discards and self.own != view.declarer:
            aside = len(holders)
            holders.append(Holder("aside", 0, len(view.discards), self.hidden))
        parting = None if view.taken is None else self._parting(place, aside, size, rich)
        return Facts(self.hidden, tuple(holders), parting)

    def _dealt_conditions(self) -> list[Condition]:
        """What the deal and the auction prove of each dealt hand. Leaves ``deal`` as it was after the opening."""
        view, redeal = self.view, self.view.agreements.redeal
        found = [NOTHING_KNOWN] * view.players
        checked = redeal.mandatory in ("nines", "all") and self.deal.opening.redeals_allowed
        for seat in self.others:
            condition = NOTHING_KNOWN
            if checked and not hand_hidden(self.deal, seat) and not without_claim(self.deal, seat):
                condition = _not_redealt(view, points=redeal.mandatory == "all")
            bids = [
                action.points for action in view.history if isinstance(action, Bid) and action.seat == seat
            ]
            if bids:
                patterns = _patterns_for(self.table, max(bids))
                condition = msgspec.structs.replace(condition, patterns=patterns)
            found[seat] = condition
        return found

    def _conditions_in_play(self) -> list[Condition]:
        """What is proved of each hand as it was when the giving was complete."""
        view, table, redeal = self.view, self.table, self.view.agreements.redeal
        found = [NOTHING_KNOWN] * view.players
        if view.phase != "play":
            return found
        checked = (
            redeal.mandatory in ("nines", "all")
            and redeal.deadline == "first_lead"
            and self.deal.opening.redeals_allowed
        )
        for seat in self.others:
            condition = NOTHING_KNOWN
            if checked and not without_claim(self.deal, seat):
                condition = _not_redealt(view, points=False)
            counted = any(each.seat == seat and each.what == "aces" for each in view.announced)
            if table.aces is not None and table.aces_automatic and view.tricks_won[seat] and not counted:
                condition = msgspec.structs.replace(condition, aces_below=4)
            found[seat] = condition
        return found

    def _never_held(self) -> list[int]:
        """The hidden cards that each seat cannot have had, by the cards it played.

        Whether a play was legal depends on each other card of the hand by itself (a single card is enough to
        be bound to follow, to beat, to trump, to declare), so the cards are tried one by one, and only where
        not all of them together would have left the play legal.
        """
        deal, never = self.deal, [0] * self.view.players
        for action in self.view.history:
            if not isinstance(action, Play):
                continue
            seat, card = action.seat, action.card
            if not deal.card_led:
                deal.leader = seat
            if seat != self.own:
                held = 1 << card | _declared_with(action)
                never[seat] |= self._barred(seat, card, held)
                if self.table.auto and action.declare is None and card % 6 in (QUEEN, KING):
                    pair = MARRIAGE_CARDS[card // 6]
                    deal.hands[seat] = held | pair
                    if "marriage" in declarations(deal, seat, card):
                        never[seat] |= pair & ~held & self.hidden
            deal.hands[seat] = _BEYOND | 1 << card
            play(deal, action)
        return never

    def _barred(self, seat: int, card: int, held: int) -> int:
        deal = self.deal
        deal.hands[seat] = held | self.hidden
        if playable(deal, seat) >> card & 1:
            return 0
        barred, rest = 0, self.hidden
        while rest:
            each = rest & -rest
            rest ^= each
            deal.hands[seat] = held | each
            if not playable(deal, seat) >> card & 1:
                barred |= each
        return barred

    def _parting(self, place: dict[int, int], aside: int | None, size: int, rich: Condition) -> Parting:
        view = self.view
        assert view.taken is not None
        assert view.declarer is not None
        parted_late = _parted_after_raise(view)
        given = []
        for gift in view.gifts:
            card = 0 if gift.card is None else 1 << gift.card
            given.append(Given(place.get(gift.receiver), card, ("give", gift.receiver) in parted_late))
        talon = view.talons[view.taken]
        raised = NOTHING_KNOWN
        bids = [action.points for action in view.history if isinstance(action, Raise)]
        if bids and view.agreements.auction.cap_on_raise:
            raised = Condition(patterns=_patterns_for(self.table, bids[0]))
        return Parting(
            place.get(view.declarer),
            0 if talon is None else int(talon),
            size,
            tuple(given),
            aside,
            0 if aside is None else sum(kind == "discard" for kind, _ in parted_late),
            _talon_kept(view, self.deal, rich),
            raised,
        )


def _played(view: View) -> list[int]:
    played = [0] * view.players
    for action in view.history:
        if isinstance(action, Play):
            played[action.seat] |= 1 << action.card
    return played


def _shown(view: View) -> list[int]:
    """Cards known to have been in each hand at the first lead (or to be there now), not by being played."""
    shown = [0] * view.players
    for gift in view.gifts:
        if gift.card is not None and gift.receiver != view.seat:
            shown[gift.receiver] |= 1 << gift.card
    for action in view.history:
        if isinstance(action, Play):
            shown[action.seat] |= _declared_with(action)
    for announced in view.announced:
        if announced.what == "aces":
            shown[announced.seat] |= ACES
    return shown


def _declared_with(action: Play) -> int:
    """The cards that a declaration shows."""
    if action.declare is None:
        return 0
    suit = action.card // 6
    return {
        "marriage": MARRIAGE_CARDS[suit],
        "half": HALF_MARRIAGE_CARDS[suit],
        "aces": ACES,
        "nines": NINES,
    }[action.declare]


def _public_deal(view: View, table: Table) -> Deal:
    """The deal as it was opened, without any cards, to ask the game what it would have done."""
    nobody = Dealt((0,) * view.players, (0,) * len(view.talons))
    deal = Deal(opening_of(table, view.standing, nobody), view.standing)
    open_auction(deal)
    return deal


def _not_redealt(view: View, points: bool) -> Condition:
    """A hand that `redeal.mandatory` let pass."""
    redeal = view.agreements.redeal
    all_grounds = redeal.mandatory == "all"
    return Condition(
        points_low=redeal.hand_below if points and redeal.hand_below is not None else 0,
        nines_below=5 if redeal.hand_nines is None else redeal.hand_nines,
        jacks_below=redeal.hand_jacks if all_grounds and redeal.hand_jacks is not None else 5,
    )


def _talon_kept(view: View, deal: Deal, rich: Condition) -> Condition:
    """The talon that was taken, which `redeal.mandatory` let pass."""
    redeal = view.agreements.redeal
    bound = redeal.talon_scope == "any" or view.unopposed
    if redeal.mandatory not in ("talon", "all") or view.kind != "normal" or not bound:
        return rich
    if not deal.opening.redeals_allowed:
        return rich
    return Condition(
        points_low=0 if redeal.talon_below is None else redeal.talon_below,
        points_high=rich.points_high,
        nines_below=5 if redeal.talon_nines is None else redeal.talon_nines,
        jacks_below=5 if redeal.talon_jacks is None else redeal.talon_jacks,
    )


def _rich_talon(view: View, deal: Deal) -> Condition:
    """`redeal.rich_talon`, for either talon."""
    limit = view.agreements.redeal.rich_talon
    if limit is None or view.players != 2 or not deal.opening.redeals_allowed:
        return NOTHING_KNOWN
    return Condition(points_high=limit)


def talon_size(view: View) -> int:
    """How many cards a talon has."""
    return 2 if view.players == 2 and view.agreements.table.two_player_form == "two_talons_of_2" else 3


def _parted_after_raise(view: View) -> set[tuple[str, int]]:
    """Cards that the declarer parted with after his raise: to whom given, and which of them laid aside."""
    late: set[tuple[str, int]] = set()
    raised = False
    for number, action in enumerate(view.history):
        raised = raised or isinstance(action, Raise)
        if raised and isinstance(action, Give):
            late.add(("give", action.to))
        elif raised and isinstance(action, Discard):
            late.add(("discard", number))
    return late


@lru_cache(maxsize=1024)
def _patterns_for(table: Table, points: int) -> int:
    """The patterns of a hand whose cap allows these points; see `Condition.patterns`."""
    found = 0
    for pattern in range(32):
        hand = ACES if pattern & 16 else 0
        for suit in range(4):
            if pattern >> suit & 1:
                hand |= MARRIAGE_CARDS[suit]
        if table.cap(hand) >= points:
            found |= 1 << pattern
    return found
