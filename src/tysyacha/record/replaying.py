"""From a record to the game it tells, every action checked, and from a game back to its record."""

from __future__ import annotations

from typing import Any, Final

from tysyacha.agreements import Agreements
from tysyacha.cards import CardSet, each_card
from tysyacha.errors import IllegalAction, RecordError, TysyachaError
from tysyacha.game.actions import Action, Cut
from tysyacha.game.dealing import Dealt, check_cut, dealer_after_exposed_card
from tysyacha.game.dealing.ritual import FineReason
from tysyacha.game.game import Game, SheetLine
from tysyacha.game.golden import golden_deals
from tysyacha.game.outcome import DealOutcome
from tysyacha.game.settlement import meets_target
from tysyacha.game.standing import Standing
from tysyacha.record.document import (
    GoldenStart,
    PlayedDeal,
    Record,
    RecordedDeal,
    RecordedFine,
    RecordFault,
    ReportedDeal,
    Result,
    Seats,
    Start,
)
from tysyacha.record.results import outcome_of_result

_DEAL_PASSES_ON: Final = ("fine_next_deals", "next_deals")
Fines = tuple[tuple[int, FineReason], ...]


def replay(record: Record) -> Game:
    """The game after everything the record tells; its ``sheet`` has one line a finished deal.

    The last deal may be unfinished: it is then the open deal of the game. Raises RecordFault for the first thing
    against the rules, RecordError for a start that cannot be (``start_…``) and where no dealer can be found
    (``dealer_missing``).
    """
    game = new_game(record)
    for place, deal in enumerate(record.deals):
        game = add_deal(game, place, deal)
    return game


def new_game(record: Record) -> Game:
    """The game of this record before its first deal."""
    dealer = first_dealer(record)
    check_start(record)
    return Game.new(record.agreements, len(record.players), dealer, standing_at_start(record, dealer))


def add_deal(game: Game, place: int, deal: RecordedDeal) -> Game:
    """The game with this deal, number ``place`` of its record, replayed. Raises RecordFault."""
    try:
        if not game.in_deal and game.winner is None:
            game = game.dealt_by(dealer_of(game, place, deal))
        fines: Fines = tuple((each.seat, each.reason) for each in deal.fines)
        if isinstance(deal, ReportedDeal):
            standing = game.standing
            outcome = outcome_of_result(game.agreements, game.players, standing.dealer, deal.result)
            return game.report(outcome, fines)[0]
        return _play(game, place, deal, fines)
    except TysyachaError as error:
        raise RecordFault.at(place, None, error) from None


def dealer_of(game: Game, place: int, deal: RecordedDeal) -> int:
    """Who deals: the named dealer, otherwise whose turn it is.

    A dealer who turned up a card (`ritual.exposed_card`) may have passed the deal on; the dealer of ``start``
    has dealt himself all the same.
    """
    if deal.dealer is not None or place == 0:
        return game.standing.dealer if deal.dealer is None else deal.dealer
    dealer = game.standing.dealer
    for fine in deal.fines:
        if fine.reason == "exposed_card" and fine.seat == dealer:
            dealer = dealer_after_exposed_card(game.agreements, game.players, dealer)
    return dealer


def first_dealer(record: Record) -> int:
    """Who deals first: told by ``start`` or by the first deal, or reckoned back from a later one."""
    started = record.start.dealer if record.start is not None else None
    named = record.deals[0].dealer if record.deals else None
    if started is not None:
        passes_on = record.agreements.ritual.exposed_card in _DEAL_PASSES_ON
        if named is not None and named != started and not passes_on:
            raise RecordFault(0, None, "dealer_contradicts", seat=named, dealer=started)
        return started
    return named if named is not None else _reckoned_back(record)


def _reckoned_back(record: Record) -> int:
    """The first dealer with whom the deals come round to the first one that names its dealer."""
    later = [place for place, deal in enumerate(record.deals) if deal.dealer is not None]
    if not later:
        raise RecordError("dealer_missing")
    place, players = later[0], len(record.players)
    wanted = record.deals[place].dealer
    for dealer in range(players):
        game = Game.new(record.agreements, players, dealer, standing_at_start(record, dealer))
        try:
            for number, deal in enumerate(record.deals[:place]):
                game = add_deal(game, number, deal)
        except RecordFault:
            continue
        if game.standing.dealer == wanted:
            return dealer
    assert wanted is not None
    return (wanted - place) % players


def check_start(record: Record) -> None:
    """Raises RecordError where the game cannot stand so between two deals of these agreements.

    Codes ``start_bolts``, ``start_barrel_none``, ``start_barrel_low``, ``start_attempts``, ``start_falls``,
    ``start_won``, ``start_golden``.
    """
    start, agreements, players = record.start, record.agreements, len(record.players)
    if start is None:
        return
    totals = start.totals or (0,) * players
    bolts, barrel = agreements.bolts, agreements.barrel
    for seat in range(players):
        if meets_target(agreements, totals[seat]):
            raise RecordError("start_won", seat=seat, total=totals[seat])
        if start.bolts and bolts.mode != "off" and start.bolts[seat] >= bolts.count:
            raise RecordError("start_bolts", seat=seat, count=start.bolts[seat], most=bolts.count - 1)
        if start.falls and barrel.falls_to_zero is not None and start.falls[seat] >= barrel.falls_to_zero:
            raise RecordError(
                "start_falls", seat=seat, count=start.falls[seat], most=barrel.falls_to_zero - 1
            )
        used = start.barrel[seat] if start.barrel else None
        if used is not None:
            _check_barrel(agreements, seat, totals[seat], used)
    if start.golden is not None and start.golden.played > golden_deals(agreements, players) > 0:
        raise RecordError("start_golden", played=start.golden.played, most=golden_deals(agreements, players))


def _check_barrel(agreements: Agreements, seat: int, total: int, used: int) -> None:
    barrel = agreements.barrel
    if barrel.at is None:
        raise RecordError("start_barrel_none", seat=seat)
    if total < barrel.at:
        raise RecordError("start_barrel_low", seat=seat, total=total, at=barrel.at)
    if barrel.attempts is not None and used >= barrel.attempts:
        raise RecordError("start_attempts", seat=seat, used=used, most=barrel.attempts - 1)


def standing_at_start(record: Record, dealer: int) -> Standing:
    """How the game stood before its first deal; what the record leaves out is 0.

    A start that tells totals other than 0 but nothing of a golden round began after it (`golden.on`); one that
    tells nothing of the barrel has everybody on it who has come to it, with no attempt used (`barrel.at`).
    """
    start = record.start or Start()
    players = len(record.players)
    zeros = (0,) * players
    totals = start.totals or zeros
    deals = golden_deals(record.agreements, players)
    golden = start.golden
    if golden is None and any(totals):
        golden = GoldenStart(deals, deals > 0)
    if golden is None or not deals:
        golden = GoldenStart()
    return Standing(
        dealer=dealer,
        totals=totals,
        bolts=start.bolts or zeros,
        barrel=start.barrel or _barrel_untold(record.agreements, totals),
        falls=start.falls or zeros,
        concedes=start.concedes or zeros,
        golden_played=golden.played,
        golden_made=golden.made,
        golden_over=0 < deals <= golden.played,
    )


def _barrel_untold(agreements: Agreements, totals: Seats) -> tuple[int | None, ...]:
    """Who sits on the barrel with these totals, where a start says nothing of it."""
    at = agreements.barrel.at
    return tuple(0 if at is not None and total >= at else None for total in totals)


def _play(game: Game, place: int, deal: PlayedDeal, fines: Fines) -> Game:
    cuts, owed = _cuts(game, place, deal.actions)
    dealt = Dealt(
        hands=tuple(int(CardSet.of(hand)) for hand in deal.hands),
        talons=tuple(int(CardSet.of(talon)) for talon in deal.talons),
        cuts=cuts,
        fines=owed,
    )
    game, _ = game.deal(dealt, fines)
    for number, action in enumerate(deal.actions[len(cuts) :], len(cuts)):
        try:
            game, _ = game.apply(action)
        except IllegalAction as error:
            raise RecordFault.at(place, number, _told_in_full(game, action, error)) from None
    return game


def _told_in_full(game: Game, action: Action, error: IllegalAction) -> IllegalAction:
    """A record hides no cards: its reader is told all that the seat, or else whoever is to act, may do."""
    legal = game.legal_actions(action.seat) or game.legal_actions(game.to_act)
    return IllegalAction(error.code, **error.arguments | {"legal": legal})


def _cuts(game: Game, place: int, actions: tuple[Action, ...]) -> tuple[tuple[Cut, ...], Fines]:
    """The cuts before the deal, checked, and the fines that follow from them."""
    cuts: tuple[Cut, ...] = ()
    owed: Fines = ()
    for number, action in enumerate(actions):
        if not isinstance(action, Cut):
            break
        try:
            fined = check_cut(game.agreements, game.players, game.standing.dealer, cuts, action)
        except TysyachaError as error:
            raise RecordFault.at(place, number, error) from None
        cuts = (*cuts, action)
        owed = owed if fined is None else (*owed, (fined, "cut"))
    return cuts, owed


def record_of(
    game: Game, players: tuple[str, ...], preset: str = "classic_ru", extra: dict[str, Any] | None = None
) -> Record:
    """The record of a game: every finished deal and the open one.

    ``players`` are the names by seat, ``preset`` what the rules are told by (any will do: what differs is
    written), ``extra`` further keys of the document, such as ``meta``. Replaying it gives an equal game, and the
    record of that game is this one.
    """
    deals = [_deal_of(line) for line in game.sheet]
    if game.in_deal:
        assert game.dealt is not None
        deals.append(_played_of(game.standing.dealer, game.dealt, game.history, game.fines))
    return Record(
        preset=preset,
        agreements=game.agreements,
        players=players,
        start=_start_of(game),
        deals=tuple(deals),
        extra=extra or {},
    )


def _start_of(game: Game) -> Start:
    start, players = game.start, game.players
    zeros = (0,) * players
    deals = golden_deals(game.agreements, players)
    reached = GoldenStart(start.golden_played, start.golden_made)
    told = deals and reached != (GoldenStart(deals, True) if any(start.totals) else GoldenStart())
    return Start(
        dealer=start.dealer,
        totals=start.totals if any(start.totals) else None,
        bolts=start.bolts if any(start.bolts) else None,
        barrel=start.barrel if start.barrel != _barrel_untold(game.agreements, start.totals) else None,
        falls=start.falls if start.falls != zeros else None,
        concedes=start.concedes if start.concedes != zeros else None,
        golden=reached if told else None,
    )


def _deal_of(line: SheetLine) -> RecordedDeal:
    if line.dealt is not None:
        return _played_of(line.before.dealer, line.dealt, line.actions, line.fines)
    assert line.outcome is not None
    return ReportedDeal(_result_of(line.outcome), line.before.dealer, _fines_of(line.fines))


def _played_of(dealer: int, dealt: Dealt, actions: tuple[Action, ...], fines: Fines) -> PlayedDeal:
    return PlayedDeal(
        hands=tuple(tuple(each_card(hand)) for hand in dealt.hands),
        talons=tuple(tuple(each_card(talon)) for talon in dealt.talons),
        actions=(*dealt.cuts, *actions),
        dealer=dealer,
        fines=_fines_of(fines),
    )


def _fines_of(fines: Fines) -> tuple[RecordedFine, ...]:
    return tuple(RecordedFine(seat, reason) for seat, reason in fines)


def _result_of(outcome: DealOutcome) -> Result:
    told = not outcome.conceded
    return Result(
        declarer=outcome.declarer,
        bid=outcome.contract,
        kind=outcome.kind,
        conceded=outcome.conceded,
        cards=outcome.cards if told else None,
        marriages=outcome.declared if told else None,
        tricks=outcome.tricks if told else None,
        last_trick=outcome.last_trick if told else None,
        talon=tuple(each_card(outcome.talon)) if outcome.talon is not None else None,
        bidders=tuple(sorted(outcome.bidders)) or None,
    )
