"""The two ends of a deal's books: the fines written before it, and the settlement after it."""

from __future__ import annotations

from collections.abc import Iterable

from tysyacha.game.deal import NOBODY, Deal
from tysyacha.game.dealing.fines import fine_amount
from tysyacha.game.dealing.ritual import FineReason
from tysyacha.game.events import Event, Settled
from tysyacha.game.outcome import DealOutcome, Fine, ReckoningStep, Settlement
from tysyacha.game.settlement import joined, settle, settle_redeal, write_fines
from tysyacha.game.standing import Standing
from tysyacha.game.table import NINES, Table


def fines_written(
    table: Table, standing: Standing, fines: Iterable[tuple[int, FineReason]]
) -> Settlement | None:
    """Step 1 of `settlement_order` for these fines of the ritual; None where there are none."""
    agreed = []
    for seat, reason in fines:
        amount = fine_amount(table.agreements, reason)
        if amount:
            agreed.append(Fine(seat, "fine_cut" if reason == "cut" else "fine_exposed_card", amount))
    return write_fines(table.agreements, standing, agreed) if agreed else None


def open_books(deal: Deal, fines: tuple[tuple[int, FineReason], ...]) -> None:
    """Writes the fines before the deal; it is then played in the standing that they leave."""
    deal.fined = fines_written(deal.opening.table, deal.standing, fines)
    if deal.fined is not None:
        deal.standing = deal.fined.standing


def end_redealt(deal: Deal, seat: int | None, all_passed: bool, events: list[Event]) -> None:
    """The deal is void; ``seat`` is whose hand or talon was the ground."""
    agreements = deal.opening.table.agreements
    _close(deal, settle_redeal(agreements, deal.standing, seat, all_passed=all_passed), events)


def end_deal(deal: Deal, conceded: bool, events: list[Event]) -> None:
    """The last card is played, or the declarer has conceded."""
    outcome = outcome_of(deal, conceded)
    deal.outcome = outcome
    _close(deal, settle(deal.opening.table.agreements, deal.standing, outcome), events)


def _close(deal: Deal, settlement: Settlement, events: list[Event]) -> None:
    deal.settlement = settlement if deal.fined is None else joined(deal.fined, settlement)
    deal.phase = "done"
    deal.to_act = NOBODY
    events.append(Settled(deal.settlement))


def outcome_of(deal: Deal, conceded: bool) -> DealOutcome:
    """What the deal came to. In a conceded deal nothing that was taken or declared counts (`concede.on`)."""
    opening = deal.opening
    players = opening.table.players
    zeros = (0,) * players
    return DealOutcome(
        kind=deal.kind,
        declarer=deal.declarer,
        contract=deal.contract,
        conceded=conceded,
        cards=zeros if conceded else tuple(deal.captured),
        declared=zeros if conceded else tuple(deal.declared),
        tricks=zeros if conceded else tuple(deal.tricks_won),
        last_trick=None if conceded else deal.tricks[-1].winner,
        sitter=opening.sitter,
        forced=opening.stand_in,
        bidders=frozenset(seat for seat in range(players) if deal.bidders >> seat & 1),
        nines_to_total=_nines_to_total(deal),
        talon=opening.dealt.talons[0] if opening.sitter is not None else None,
        declarations=() if conceded else _declarations(deal),
    )


def _declarations(deal: Deal) -> tuple[tuple[ReckoningStep, ...], ...]:
    return tuple(
        tuple(ReckoningStep(each.what, each.points) for each in deal.announced if each.seat == seat)
        for seat in range(deal.opening.table.players)
    )


def _nines_to_total(deal: Deal) -> tuple[int, ...]:
    """`marriage.nines_form` to_total: four nines in hand when play begins, that is when the first card is led."""
    players = deal.opening.table.players
    marriage = deal.opening.table.agreements.marriage
    if marriage.nines is None or marriage.nines_form != "to_total" or not deal.card_led:
        return (0,) * players
    held = list(deal.hands)
    for trick in deal.tricks:
        _return_cards(deal, held, trick.leader, trick.cards)
    _return_cards(deal, held, deal.leader, deal.trick)
    return tuple(marriage.nines if hand & NINES == NINES else 0 for hand in held)


def _return_cards(deal: Deal, held: list[int], leader: int, cards: tuple[int, ...]) -> None:
    seat = leader
    for card in cards:
        held[seat] |= 1 << card
        seat = deal.opening.following[seat]


def settle_report(
    table: Table, before: Standing, outcome: DealOutcome, fines: tuple[tuple[int, FineReason], ...]
) -> Settlement:
    """The settlement of a reported deal, with the fines before it."""
    fined = fines_written(table, before, fines)
    if fined is None:
        return settle(table.agreements, before, outcome)
    return joined(fined, settle(table.agreements, fined.standing, outcome))
