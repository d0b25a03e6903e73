"""The table as the person sees it: the hand, what stands, the trick, and all cards when a deal is over."""

from __future__ import annotations

from collections.abc import Mapping

from tysyacha.agreements import Agreements, barrel_need
from tysyacha.cards import HALF_MARRIAGE_CARDS, MARRIAGE_CARDS, RANK_CARDS, SUITS, Card, CardSet
from tysyacha.game import View
from tysyacha.game.deal import Trick
from tysyacha.terminal.cards import SUITS_SHOWN, CardNames, high_first
from tysyacha.terminal.telling import People
from tysyacha.texts import Words
from tysyacha.texts.reckonings import signed


class Board:
    """Lines of text for a view; ``plain`` says everything in words."""

    def __init__(self, words: Words, cards: CardNames, people: People, plain: bool) -> None:
        self._words = words
        self._cards = cards
        self._people = people
        self._plain = plain

    def hand(self, view: View, numbers: Mapping[Card, int]) -> list[str]:
        """The own cards, a line a suit; those that may be chosen now with their number."""
        if view.hand is None:
            return [self._say("hand-hidden", cards=view.cards_left[view.seat or 0])]
        rows = []
        for suit in SUITS_SHOWN:
            held = high_first(view.hand.of_suit(suit))
            if held:
                pairs = self._pairs(view.agreements, view.hand, suit)
                rows.append(self._row(suit, held, numbers, pairs))
        more = self._fours(view.agreements, view.hand)
        return rows + ([more] if more else [])

    def hand_title(self, view: View) -> str:
        assert view.hand is not None
        return self._say("hand-title", cards=len(view.hand), points=view.hand.points)

    def _row(self, suit: int, held: list[Card], numbers: Mapping[Card, int], pairs: str) -> str:
        if self._plain:
            named = [
                f"{numbers[each]}) {self._cards.rank(each)}" if each in numbers else self._cards.rank(each)
                for each in held
            ]
            shown = self._say("row-plain", suit=self._cards.suit(suit), cards=", ".join(named))
            return f"{shown} ({pairs})" if pairs else shown
        if numbers:
            cells = [
                f"{numbers[each]:>3}) {self._cards.rank(each):<3}"
                if each in numbers
                else f"{'·':>3}  {self._cards.rank(each):<3}"
                for each in held
            ]
        else:
            cells = [f"{self._cards.rank(each):<3}" for each in held]
        return f"{self._cards.suit(suit)} {' ' if not numbers else ''}{''.join(cells)}  {pairs}".rstrip()

    def _pairs(self, agreements: Agreements, hand: CardSet, suit: int) -> str:
        """What the suit could declare, ``марьяж 100``."""
        value = agreements.marriage.values[suit]
        found = []
        if hand & MARRIAGE_CARDS[suit] == MARRIAGE_CARDS[suit]:
            found.append(self._say("pair", points=value))
        if agreements.marriage.half and hand & HALF_MARRIAGE_CARDS[suit] == HALF_MARRIAGE_CARDS[suit]:
            found.append(self._say("half-pair", points=value // 2))
        return ", ".join(found)

    def _fours(self, agreements: Agreements, hand: CardSet) -> str:
        found = []
        if agreements.marriage.aces is not None and hand & RANK_CARDS[5] == RANK_CARDS[5]:
            found.append(self._say("four-aces", points=agreements.marriage.aces))
        if agreements.marriage.nines is not None and hand & RANK_CARDS[0] == RANK_CARDS[0]:
            found.append(self._say("four-nines", points=agreements.marriage.nines))
        return ", ".join(found)

    def state(self, view: View) -> list[str]:
        """What stands now, in a line or two."""
        if view.phase == "auction":
            return self._auction(view)
        if view.declarer is None or view.contract is None:
            return []
        if view.phase != "play":
            return [self._say("state-contract", contract=view.contract, **self._people.who(view.declarer))]
        return self._play(view)

    def _auction(self, view: View) -> list[str]:
        if view.holder is None or view.standing_bid is None:
            told = self._say("state-no-bid")
        else:
            told = self._say("state-bid", points=view.standing_bid, **self._people.who(view.holder))
        out = [self._people.names[seat] for seat in view.active if view.passed[seat] and seat != view.seat]
        lines = [told + (" " + self._say("state-passed", names=", ".join(out)) if out else "")]
        if view.seat is not None and view.standing.barrel[view.seat] is not None:
            lines.append(self._say("state-barrel", need=barrel_need(view.agreements)))
        return lines

    def _play(self, view: View) -> list[str]:
        assert view.declarer is not None
        assert view.contract is not None
        taken = view.captured[view.declarer] + view.declared[view.declarer]
        tricks = len(view.tricks) + sum(view.cards_left[seat] for seat in view.active) // len(view.active)
        if view.trick and sum(view.cards_left) % len(view.active):
            tricks += 1
        parts = [
            self._say("state-trick", number=len(view.tricks) + 1, of=tricks),
            self._say(
                "state-progress", taken=taken, contract=view.contract, **self._people.who(view.declarer)
            ),
        ]
        if view.seat is not None and view.seat != view.declarer:
            parts.append(self._say("state-mine", taken=view.captured[view.seat] + view.declared[view.seat]))
        if view.trump is not None:
            parts.append(self._say("state-trump", suit=self._cards.suit_both(view.trump)))
        lines = [("; " if self._plain else " · ").join(parts)]
        declared = [
            self._say(
                f"announced-{each.what}",
                suit="" if each.suit is None else self._words.say(f"table-suit-of-{SUITS[each.suit]}"),
                **self._people.who(each.seat),
            )
            for each in view.announced
        ]
        if declared:
            lines.append(self._say("state-announced", list=", ".join(declared)))
        if view.trick and view.leader is not None:
            lines.append(self._say("state-table", cards=self._played(view.active, view.leader, view.trick)))
        return lines

    def last_trick(self, view: View) -> str:
        if not view.tricks:
            return self._say("no-last-trick")
        last: Trick = view.tricks[-1]
        return self._say(
            "last-trick",
            cards=self._played(view.active, last.leader, last.cards),
            points=last.points,
            **self._people.who(last.winner),
        )

    def _played(self, active: tuple[int, ...], leader: int, cards: tuple[Card, ...]) -> str:
        start = active.index(leader)
        seats = [active[(start + step) % len(active)] for step in range(len(cards))]
        return ", ".join(
            self._say("card-of", card=self._cards.card(card), **self._people.who(seat))
            for seat, card in zip(seats, cards, strict=True)
        )

    def all_cards(self, view: View) -> list[list[str]]:
        """Everybody's cards as they were dealt, and the talons: name and cards; empty where nobody may see."""
        if view.all_hands is None or view.all_talons is None:
            return []
        rows = [[self._people.names[seat], self._cards.by_suit(view.all_hands[seat])] for seat in view.active]
        several = len(view.all_talons) > 1
        for place, talon in enumerate(view.all_talons):
            name = self._say("talon-number", place=place + 1) if several else self._say("talon")
            rows.append([name, self._cards.by_suit(talon)])
        return rows

    def scores(self, totals: tuple[int, ...], barrel: tuple[int | None, ...]) -> str:
        parts = []
        for seat, total in enumerate(totals):
            used = barrel[seat]
            kind = "plain" if used is None else "barrel" if used else "barrel_new"
            parts.append(
                self._say(
                    "score-of", total=signed(total), used=used or 0, kind=kind, **self._people.who(seat)
                )
            )
        return self._say("scores", list=", ".join(parts))

    def _say(self, message: str, /, **arguments: object) -> str:
        return self._words.say(f"table-{message}", **arguments)
