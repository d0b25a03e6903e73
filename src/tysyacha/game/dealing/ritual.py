"""One dealing, step by step: a deck order, cuts and slots in; hands, talons and fines out (group `ritual`).

A `Ritual` is a frozen value. ``needs`` says what comes next and the method of that step returns the ritual
after it:

- ``"cut"``: seat ``cutter`` lifts some cards, `cut`;
- ``"shuffle"``: the pack is to be shuffled (anew), `shuffled`;
- ``"swap"``: the program takes a nine or a jack away from the place looked at, `swapped`;
- ``"deal"``: everything is in place, `deal`.

The card that was looked at decides the next step and appears nowhere else; what a table may be told is the
outcome, `Dealt`.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from tysyacha.agreements import Agreements
from tysyacha.cards import CARDS, JACK, NINE, PACK_SIZE, Card
from tysyacha.errors import DealingError
from tysyacha.game.actions import Cut
from tysyacha.game.dealing.cuts import MOST_LIFTED, cutter_of, fined_for_nines, fourth_cutter, is_fining
from tysyacha.game.dealing.slots import lay_out, slots_allowed, talons_of
from tysyacha.game.seats import active_seats

Step: TypeAlias = Literal["cut", "shuffle", "swap", "deal"]
FineReason: TypeAlias = Literal["cut", "exposed_card"]

SWAP_CHOICES: Final = 16
"""Cards that are neither a nine nor a jack: what `Ritual.swapped` chooses from."""
_MIDDLE: Final = PACK_SIZE // 2
_PACK: Final = frozenset(CARDS)


class Dealt(msgspec.Struct, frozen=True):
    """The cards as dealt, and how it came to them.

    ``hands`` holds a set of cards a seat (0 for a sitter), ``talons`` one set, with two players two. ``cuts``
    are the cuts of the pack that was dealt, as a record keeps them; ``fines`` are owed before the deal, in
    order: `dealing.fines.fine_amount` says how much.
    """

    hands: tuple[int, ...]
    talons: tuple[int, ...]
    cuts: tuple[Cut, ...] = ()
    fines: tuple[tuple[int, FineReason], ...] = ()


class Ritual(msgspec.Struct, frozen=True):
    """A dealing under way; `begin` makes one. Every wrong step raises DealingError and changes nothing."""

    agreements: Agreements
    players: int
    dealer: int
    deck: tuple[Card, ...]
    needs: Step
    cutter: int | None
    """Who cuts next, perhaps after the shuffle that is needed first; None where nobody will."""
    looks: bool
    """Whether a card will be looked at after the next cut."""
    nines: int = 0
    """Nines seen in a row."""
    cuts: tuple[Cut, ...] = ()
    fines: tuple[tuple[int, FineReason], ...] = ()

    @classmethod
    def begin(cls, agreements: Agreements, players: int, dealer: int, deck: tuple[Card, ...]) -> Ritual:
        """Start with a shuffled or gathered pack, the top card first.

        Raises DealingError (``deck_not_a_pack``) unless the deck holds all 24 cards once.
        """
        _check_deck(deck)
        cutter = cutter_of(agreements, players, dealer)
        looks = agreements.ritual.bottom_look != "off"
        return cls(agreements, players, dealer, deck, "deal" if cutter is None else "cut", cutter, looks)

    def cut(self, lifted: int) -> Ritual:
        """The cutter lifts 1 to 23 cards, which go under the rest.

        Raises DealingError (``cut_out_of_range``, ``ritual_step``).
        """
        self._expect("cut")
        assert self.cutter is not None
        if not 1 <= lifted <= MOST_LIFTED:
            raise DealingError("cut_out_of_range", lifted=lifted, lowest=1, highest=MOST_LIFTED)
        after = msgspec.structs.replace(
            self,
            deck=self.deck[lifted:] + self.deck[:lifted],
            cuts=(*self.cuts, Cut(self.cutter, lifted)),
            cutter=None,
            needs="deal",
        )
        return after._looked(self.cutter) if self.looks else after

    def shuffled(self, deck: tuple[Card, ...]) -> Ritual:
        """The pack has been shuffled into this order.

        Raises DealingError (``deck_not_a_pack``, ``ritual_step``).
        """
        self._expect("shuffle")
        _check_deck(deck)
        return msgspec.structs.replace(self, deck=deck, needs="deal" if self.cutter is None else "cut")

    def swapped(self, choice: int) -> Ritual:
        """The nine or jack looked at changes places with one of the 16 other cards, counted from the top.

        Chosen at random, every card that may lie there is equally likely, and every order of the rest too.
        Raises DealingError (``swap_out_of_range``, ``ritual_step``).
        """
        self._expect("swap")
        if not 0 <= choice < SWAP_CHOICES:
            raise DealingError("swap_out_of_range", choice=choice, lowest=0, highest=SWAP_CHOICES - 1)
        deck, place = list(self.deck), self._place
        others = [other for other, card in enumerate(deck) if card.rank not in (NINE, JACK)]
        other = others[choice]
        deck[place], deck[other] = deck[other], deck[place]
        return msgspec.structs.replace(self, deck=tuple(deck), needs="deal")

    def deal(self, slots: tuple[int, ...]) -> Dealt:
        """Deal one card at a time from the dealer's left; the cards in the slots go to the talons.

        Slots are places in the order of dealing, 0 to 23, upwards; with two players the talons get their
        cards in turn. Raises DealingError (``slots_not_allowed``, ``ritual_step``).
        """
        self._expect("deal")
        if not slots_allowed(self.agreements, self.players, slots):
            raise DealingError("slots_not_allowed", slots=slots, rule=self.agreements.ritual.talon_slots)
        active = active_seats(self.agreements, self.players, self.dealer)
        many, _ = talons_of(self.agreements, self.players)
        hands, talons = lay_out(self.deck, slots, active, self.players, many)
        return Dealt(hands, talons, self.cuts, self.fines)

    @property
    def _place(self) -> int:
        """Where the card lies that is looked at (`ritual.bottom_look`)."""
        return 0 if self.agreements.ritual.bottom_look == "top" else PACK_SIZE - 1

    def _looked(self, cutter: int) -> Ritual:
        rank = self.deck[self._place].rank
        if self.agreements.ritual.bottom_nine == "swap":
            return msgspec.structs.replace(self, needs="swap") if rank in (NINE, JACK) else self
        if rank == NINE and is_fining(self.agreements):
            return self._nine(cutter)
        return self._jack(cutter) if rank == JACK else self

    def _nine(self, cutter: int) -> Ritual:
        """Cut again; after the third nine in a row with a fine and without another look."""
        third = self.nines == 2
        fined = fined_for_nines(self.agreements, self.players, self.dealer)
        return msgspec.structs.replace(
            self,
            needs="shuffle" if self.agreements.ritual.bottom_nine == "reshuffle_fine_cutter" else "cut",
            cutter=fourth_cutter(self.agreements, self.players, self.dealer) if third else cutter,
            looks=not third,
            nines=self.nines + 1,
            fines=((fined, "cut"),) if third else (),
        )

    def _jack(self, cutter: int) -> Ritual:
        match self.agreements.ritual.bottom_jack:
            case "into_middle":
                return msgspec.structs.replace(self, deck=self._buried())
            case "dealer_cuts":
                return msgspec.structs.replace(self, needs="cut", cutter=self.dealer, looks=False)
            case "reshuffle":
                # Everything begins anew: the row of nines is broken and the cuts so far are void.
                return msgspec.structs.replace(self, needs="shuffle", cutter=cutter, nines=0, cuts=())
            case "shuffle_unseen":
                return msgspec.structs.replace(self, needs="shuffle")
            case "off":
                return self

    def _buried(self) -> tuple[Card, ...]:
        """The deck with the card looked at moved to the middle: twelve cards above it, eleven below."""
        place = self._place
        rest = self.deck[:place] + self.deck[place + 1 :]
        return (*rest[:_MIDDLE], self.deck[place], *rest[_MIDDLE:])

    def _expect(self, step: Step) -> None:
        if self.needs != step:
            raise DealingError("ritual_step", step=step, needed=self.needs)


def _check_deck(deck: tuple[Card, ...]) -> None:
    if len(deck) != PACK_SIZE or set(deck) != _PACK:
        raise DealingError("deck_not_a_pack", cards=" ".join(str(card) for card in deck)[:80])
