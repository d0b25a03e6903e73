"""A game of Thousand from the first deal to the winner: one immutable state, changed by actions.

::

    game = Game.new(preset("classic_ru").agreements, players=3, dealer=2)
    game, events = game.deal(dealt)
    game, events = game.apply(Bid(1, 105))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec

from tysyacha.agreements import Agreements, ensure
from tysyacha.cards import PACK, CardSet
from tysyacha.errors import IllegalAction
from tysyacha.game.actions import (
    Action,
    Bid,
    Blind,
    Concede,
    Discard,
    Give,
    Look,
    Pass,
    Play,
    Raise,
    Redeal,
    Take,
)
from tysyacha.game.auction import open_auction, say, words
from tysyacha.game.deal import NOBODY, Deal, opening_of
from tysyacha.game.dealing.ritual import Dealt, FineReason
from tysyacha.game.ending import end_deal, end_redealt, open_books, settle_report
from tysyacha.game.events import Acted, DealOpened, Event, RedealShown, Settled
from tysyacha.game.outcome import DealOutcome, Settlement
from tysyacha.game.play import play, plays
from tysyacha.game.refusal import refusal
from tysyacha.game.rights import (
    CONCESSIONS,
    hand_claim,
    hand_hidden,
    many_nines,
    may_concede_in_play,
    poor_points,
    poor_ranks,
    poor_talon,
    rights,
    rights_of_all,
    without_claim,
)
from tysyacha.game.seats import active_seats
from tysyacha.game.standing import Standing
from tysyacha.game.table import Table, table_of
from tysyacha.game.talon import TAKES, declare, gifts_open, givings, part_with, start_play, take
from tysyacha.game.view import View, view_of

Fine: TypeAlias = tuple[int, FineReason]
"""A fine of real cards: the seat and its reason, ``cut`` or ``exposed_card``."""


class SheetLine(msgspec.Struct, frozen=True):
    """A deal that is over: how the game stood before it, what happened, how it was settled.

    Exactly one of the two is set: ``dealt`` with ``actions`` (a played deal), or ``outcome`` alone (a reported
    one). A played deal that was redealt has no outcome.
    """

    before: Standing
    settlement: Settlement
    outcome: DealOutcome | None
    dealt: Dealt | None = None
    actions: tuple[Action, ...] = ()
    fines: tuple[Fine, ...] = ()


class Game:
    """The state of a game; every change gives a new one.

    ``agreements`` and ``players`` are those of the table, ``start`` the standing it began with, ``standing`` how
    it stands after the last finished deal, ``sheet`` the finished deals in order.
    """

    __slots__ = ("_deal", "_fines", "_table", "sheet", "standing", "start")

    def __init__(
        self,
        table: Table,
        start: Standing,
        standing: Standing,
        sheet: tuple[SheetLine, ...],
        deal: Deal | None,
        fines: tuple[Fine, ...] = (),
    ) -> None:
        self._table = table
        self.start = start
        self.standing = standing
        self.sheet = sheet
        self._deal = deal
        self._fines = fines

    @classmethod
    def new(
        cls,
        agreements: Agreements,
        players: int,
        dealer: int = 0,
        start: Standing | None = None,
    ) -> Game:
        """A game before its first deal, by ``dealer`` (0 to players - 1), or taken up from ``start``.

        Raises AgreementError where `ensure` refuses the mix of agreements for so many players.
        """
        ensure(agreements, players)
        zeros = (0,) * players
        first = start or Standing(dealer, zeros, zeros, (None,) * players, zeros, zeros)
        return cls(table_of(agreements, players), first, first, (), None)

    @property
    def agreements(self) -> Agreements:
        return self._table.agreements

    @property
    def players(self) -> int:
        return self._table.players

    @property
    def winner(self) -> int | None:
        """The seat that has won, None while the game goes on."""
        return self.standing.winner

    @property
    def in_deal(self) -> bool:
        """Whether a deal is open; between deals the next one is to be dealt."""
        return self._deal is not None and self._deal.phase != "done"

    @property
    def to_act(self) -> int | None:
        """Whose turn it is, None where no deal is open."""
        return self._deal.to_act if self._deal is not None and self.in_deal else None

    @property
    def phase(self) -> str:
        """``auction``, ``take``, ``give``, ``play``, ``done`` (after a deal), or ``new`` before the first."""
        return "new" if self._deal is None else self._deal.phase

    @property
    def history(self) -> tuple[Action, ...]:
        """The actions of the open or last deal."""
        return () if self._deal is None else self._deal.history

    @property
    def dealt(self) -> Dealt | None:
        """The cards of the open or last deal as they were dealt; never to be handed to a seat."""
        return None if self._deal is None else self._deal.opening.dealt

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """All hands as they are now; for records, reviews and tests, never to be handed to a seat."""
        return () if self._deal is None else tuple(CardSet(hand) for hand in self._deal.hands)

    @property
    def gifts_open(self) -> bool:
        """Whether all see the cards given in the open or last deal; what `event_seen` asks for."""
        return self._deal is not None and gifts_open(self._deal)

    @property
    def fines(self) -> tuple[Fine, ...]:
        """The fines of real cards noted with the open or last deal."""
        return self._fines

    def deal(self, dealt: Dealt, fines: tuple[Fine, ...] = ()) -> tuple[Game, tuple[Event, ...]]:
        """Opens the next deal with these cards, by the dealer of ``standing``.

        ``fines`` are those of real cards; fines for cuts are in ``dealt`` already. Raises IllegalAction
        (``deal_open``, ``game_over``, ``cards_wrong``) where that cannot be.
        """
        self._ensure_between_deals()
        check_cards(self._table, self.standing.dealer, dealt)
        opening = opening_of(self._table, self.standing, dealt)
        deal = Deal(opening, self.standing)
        open_books(deal, (*dealt.fines, *fines))
        events: list[Event] = []
        _open(deal, events)
        return self._with(deal, fines, events)

    def report(self, outcome: DealOutcome, fines: tuple[Fine, ...] = ()) -> tuple[Game, tuple[Event, ...]]:
        """Adds a deal of which only the outcome is known, from a table with real cards.

        ``fines`` happened before it. Raises IllegalAction (``deal_open``, ``game_over``).
        """
        self._ensure_between_deals()
        settlement = settle_report(self._table, self.standing, outcome, fines)
        line = SheetLine(self.standing, settlement, outcome, fines=fines)
        game = Game(self._table, self.start, settlement.standing, (*self.sheet, line), None)
        return game, (Settled(settlement),)

    def dealt_by(self, dealer: int) -> Game:
        """The same game with another dealer for the next deal, as a record may name one."""
        self._ensure_between_deals()
        standing = msgspec.structs.replace(self.standing, dealer=dealer)
        return Game(self._table, self.start, standing, self.sheet, self._deal, self._fines)

    def legal_actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """Everything that ``seat`` may do now, in turn or out of it; of all seats where none is named."""
        deal = self._deal
        if deal is None or deal.phase == "done":
            return ()
        legal = deal.legal
        if legal is None:
            legal = deal.legal = _legal(deal)
        if seat is None or (deal.phase == "play" and deal.card_led and seat == deal.to_act):
            return legal
        return tuple([each for each in legal if each.seat == seat])

    def rights(self, seat: int) -> tuple[Action, ...]:
        """What ``seat`` may do without waiting for its turn: a redeal, a blind bid, a look, and before the first
        lead the declarer's raise and concession."""
        return () if self._deal is None else tuple(rights(self._deal, seat))

    def apply(self, action: Action) -> tuple[Game, tuple[Event, ...]]:
        """The state after ``action``, and what happened. Raises IllegalAction for anything not permitted.

        Its code names the rule, ``legal`` in its arguments holds what the seat might have done.
        """
        deal = self._deal
        if deal is None or deal.phase == "done":
            raise IllegalAction("no_deal_open", action=action, legal=())
        legal = deal.legal
        if legal is None:
            legal = deal.legal = _legal(deal)
        try:
            action = legal[legal.index(action)]
        except ValueError:
            action = _spoken_out(deal, action, legal)
        new = deal.copy()
        new.history = (*deal.history, action)
        events: list[Event] = [Acted(action)]
        _APPLY[type(action)](new, action, events)
        return self._with(new, self._fines, events)

    def view(self, seat: int | None) -> View:
        """What ``seat`` may know now; None for a spectator. Raises ValueError before the first deal,
        after a reported one, and for a seat that is not at the table."""
        if self._deal is None:
            raise ValueError("There is no deal to look at yet.")
        if seat is not None and not 0 <= seat < self._table.players:
            raise ValueError(f"There is no seat {seat} at a table of {self._table.players}.")
        return view_of(self._deal, seat, () if seat is None else self.legal_actions(seat))

    def undo(self) -> Game:
        """The state before the last action; where the deal has none, before it was dealt or reported.

        Raises IllegalAction (``nothing_to_undo``) at the very start.
        """
        deal = self._deal
        if deal is None and not self.sheet:
            raise IllegalAction("nothing_to_undo", legal=())
        line = None if self.in_deal else self.sheet[-1]
        before = self.standing if line is None else line.before
        bare = Game(self._table, self.start, before, self.sheet if line is None else self.sheet[:-1], None)
        if deal is not None and deal.history:
            return bare.replay(deal.opening.dealt, deal.history[:-1], self._fines)
        return bare._with_last_deal()

    def replay(self, dealt: Dealt, actions: tuple[Action, ...], fines: tuple[Fine, ...] = ()) -> Game:
        """Deals and applies the actions in order."""
        game, _ = self.deal(dealt, fines)
        for action in actions:
            game, _ = game.apply(action)
        return game

    def _with_last_deal(self) -> Game:
        """Between deals a played deal stays open to view; brings it back."""
        if not self.sheet or self.sheet[-1].dealt is None:
            return self
        line = self.sheet[-1]
        assert line.dealt is not None
        earlier = Game(self._table, self.start, line.before, self.sheet[:-1], None)
        last = earlier.replay(line.dealt, line.actions, line.fines)
        return Game(self._table, self.start, self.standing, self.sheet, last._deal, last._fines)

    def _ensure_between_deals(self) -> None:
        if self.winner is not None:
            raise IllegalAction("game_over", winner=self.winner, legal=())
        if self.in_deal:
            raise IllegalAction("deal_open", legal=())

    def _with(
        self, deal: Deal, fines: tuple[Fine, ...], events: list[Event]
    ) -> tuple[Game, tuple[Event, ...]]:
        settlement = deal.settlement
        if settlement is None:
            return Game(self._table, self.start, self.standing, self.sheet, deal, fines), tuple(events)
        line = SheetLine(
            deal.opening.before, settlement, deal.outcome, deal.opening.dealt, deal.history, fines
        )
        sheet = (*self.sheet, line)
        return Game(self._table, self.start, settlement.standing, sheet, deal, fines), tuple(events)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (
            self._table == other._table
            and self.start == other.start
            and self.standing == other.standing
            and self.sheet == other.sheet
            and self._fines == other._fines
            and self._deal == other._deal
        )

    def __hash__(self) -> int:
        return hash((self.start, self.standing, len(self.sheet), self.history))

    def __repr__(self) -> str:
        return (
            f"<Game of {self.players}, {len(self.sheet)} deals, totals {self.standing.totals}, {self.phase}>"
        )


def check_cards(table: Table, dealer: int, dealt: Dealt) -> None:
    """Raises IllegalAction (``cards_wrong``) unless hands and talons make one pack, in the sizes of the table."""
    active = active_seats(table.agreements, table.players, dealer)
    hand, talon, talons = _SIZES[
        table.agreements.table.two_player_form if table.players == 2 else "three_active"
    ]
    sizes = tuple(hand if seat in active else 0 for seat in range(table.players))
    found = tuple(each.bit_count() for each in dealt.hands)
    found_talons = tuple(each.bit_count() for each in dealt.talons)
    union = 0
    for each in (*dealt.hands, *dealt.talons):
        union |= each
    if found != sizes or found_talons != (talon,) * talons or union != PACK:
        raise IllegalAction(
            "cards_wrong",
            hands=found,
            talons=found_talons,
            asked=sizes,
            asked_talons=(talon,) * talons,
            legal=(),
        )


_SIZES: Final = {
    "three_active": (7, 3, 1),
    "two_talons_of_2": (10, 2, 2),
    "two_talons_of_3": (9, 3, 2),
}  # fmt: skip


def _open(deal: Deal, events: list[Event]) -> None:
    """The cards are dealt: redeals that happen by themselves, then the auction."""
    opening = deal.opening
    open_auction(deal)
    compulsory = deal.standing_bid if deal.declarer == NOBODY or deal.unopposed else None
    holder = deal.holder if compulsory is not None else NOBODY
    events.append(
        DealOpened(
            opening.dealer, opening.sitter, None if holder == NOBODY else holder, compulsory, opening.golden
        )
    )
    if _rich_talon(deal):
        _end_by_redeal(deal, None, None, events, all_passed=False)
    elif not _redealt_by_itself(deal, events, in_giving=False):
        _after_word(deal, events)


def _rich_talon(deal: Deal) -> bool:
    """`redeal.rich_talon`: the deal is void, nobody having seen a talon."""
    limit = deal.opening.table.agreements.redeal.rich_talon
    if limit is None or deal.opening.table.players != 2 or not deal.opening.redeals_allowed:
        return False
    return any(CardSet(talon).points > limit for talon in deal.opening.dealt.talons)


def _redealt_by_itself(deal: Deal, events: list[Event], in_giving: bool) -> bool:
    """`redeal.mandatory` for hands: when the cards are dealt, and with the deadline first_lead once more when all
    cards are given, nines and jacks then in the hand as it is."""
    opening = deal.opening
    agreements = opening.table.agreements
    mode = agreements.redeal.mandatory
    if mode not in ("nines", "all") or not opening.redeals_allowed:
        return False
    seat = opening.first_hand
    for _ in opening.active:
        hand = deal.hands[seat] if in_giving else opening.dealt.hands[seat]
        poor = many_nines(agreements, hand)
        if mode == "all":
            poor = poor_ranks(agreements, hand) or (not in_giving and poor_points(agreements, hand))
        if poor and not hand_hidden(deal, seat) and not without_claim(deal, seat):
            _end_by_redeal(deal, seat, hand, events, all_passed=False)
            return True
        seat = opening.following[seat]
    return False


def _after_word(deal: Deal, events: list[Event]) -> None:
    """The auction goes on, has found a declarer, or has found nobody."""
    if deal.declarer != NOBODY:
        events += declare(deal)
        if deal.phase == "give":
            _talon_taken(deal, events)
    elif deal.to_act == NOBODY:
        _end_by_redeal(deal, None, None, events, all_passed=True)


def _talon_taken(deal: Deal, events: list[Event]) -> None:
    if deal.opening.table.agreements.redeal.mandatory in ("talon", "all") and poor_talon(deal):
        _end_by_redeal(deal, deal.declarer, deal.opening.dealt.talons[deal.taken], events, all_passed=False)


def _end_by_redeal(
    deal: Deal, seat: int | None, ground: int | None, events: list[Event], all_passed: bool
) -> None:
    deal.shown = None if seat is None or ground is None else (seat, ground)
    events.append(RedealShown(seat, None if ground is None else CardSet(ground)))
    end_redealt(deal, seat, all_passed, events)


def _legal(deal: Deal) -> tuple[Action, ...]:
    """All permitted actions: those of the seat to act, then the rights out of turn."""
    seat, phase = deal.to_act, deal.phase
    if phase == "play":
        cards = plays(deal, seat)
        if deal.card_led:
            if seat == deal.declarer and may_concede_in_play(deal):
                return (*cards, CONCESSIONS[seat])
            return cards
        found: list[Action] = list(cards)
    elif phase == "auction":
        found = list(words(deal, seat))
    elif phase == "take":
        found = list(TAKES[seat])
    else:
        found = givings(deal)
    return tuple(found + rights_of_all(deal))


def _spoken_out(deal: Deal, action: Action, legal: tuple[Action, ...]) -> Action:
    """A lead that declares by itself may be written without the word (`marriage.auto`); all else is illegal."""
    if isinstance(action, Play) and action.declare is None and deal.opening.table.auto:
        declared = Play(action.seat, action.card, "marriage")
        if declared in legal:
            return declared
    raise refusal(deal, action, legal)


def _say(deal: Deal, action: Bid | Blind | Pass | Look, events: list[Event]) -> None:
    say(deal, action)
    _after_word(deal, events)


def _take(deal: Deal, action: Take, events: list[Event]) -> None:
    deal.spoken = True
    events += take(deal, action.talon)
    _talon_taken(deal, events)


def _part(deal: Deal, action: Give | Discard, events: list[Event]) -> None:
    if part_with(deal, action):
        start_play(deal)
        deal.prelude = len(deal.history)
        if deal.opening.table.agreements.redeal.deadline == "first_lead":
            _redealt_by_itself(deal, events, in_giving=True)


def _raise(deal: Deal, action: Raise, events: list[Event]) -> None:
    deal.spoken = deal.raised = True
    deal.contract = action.points


def _play(deal: Deal, action: Play, events: list[Event]) -> None:
    events += play(deal, action)
    if deal.to_act == NOBODY:
        end_deal(deal, False, events)


def _concede(deal: Deal, action: Concede, events: list[Event]) -> None:
    end_deal(deal, True, events)


def _redeal(deal: Deal, action: Redeal, events: list[Event]) -> None:
    """The ground is shown: the hand that `redeal.deadline` looks at (never with the talon in it under auction)."""
    seat, agreements = action.seat, deal.opening.table.agreements
    ground = deal.opening.dealt.hands[seat]
    if not hand_claim(deal, seat):
        ground = deal.opening.dealt.talons[deal.taken]
    elif agreements.redeal.deadline == "first_lead" and not poor_points(agreements, ground):
        ground = deal.hands[seat]
    _end_by_redeal(deal, seat, ground, events, all_passed=False)


_APPLY: Final[dict[type, Callable[[Deal, Any, list[Event]], None]]] = {
    Bid: _say,
    Blind: _say,
    Pass: _say,
    Look: _say,
    Redeal: _redeal,
    Take: _take,
    Give: _part,
    Discard: _part,
    Raise: _raise,
    Concede: _concede,
    Play: _play,
}
