"""Writing a deal: what was played, conceded or redealt becomes new totals, exactly in `settlement_order`.

Pure functions from agreements, a standing and an outcome to a Settlement. What each seat earns is reckoned
in `scores`, the barrel in `barrel`, the golden round in `golden`; here they are put in order, with fines,
bolts, the dump and the end of the game. The readings chosen where the rules leave a gap stand with the
functions.
"""

from __future__ import annotations

from collections.abc import Iterable

from tysyacha.agreements import Agreements
from tysyacha.agreements import barrel_need as need
from tysyacha.game.barrel import entry_rules, floor, meets_target, on_the_barrel, sit_down
from tysyacha.game.golden import count_golden, golden_deals, is_golden
from tysyacha.game.ledger import Ledger
from tysyacha.game.outcome import DealOutcome, Fine, ReckoningStep, Settlement
from tysyacha.game.scores import base_entry, contract_made, raw_points
from tysyacha.game.standing import Standing

__all__ = [
    "floor",
    "golden_deals",
    "is_golden",
    "joined",
    "meets_target",
    "need",
    "raw_points",
    "settle",
    "settle_redeal",
    "write_fines",
]


def settle(agreements: Agreements, standing: Standing, outcome: DealOutcome) -> Settlement:
    """Write a deal that was played or conceded: steps 2 to 12 of `settlement_order`.

    ``standing`` is the one before the deal with the fines of step 1 already written (`write_fines`). The
    kind of the outcome is believed; a golden deal counts towards the round only where one is due
    (`is_golden`). Raises RecordError (``talon_missing``) where `scoring.sitter` asks for a talon that the
    outcome does not tell.
    """
    ledger = Ledger(standing)
    made = contract_made(agreements, outcome)
    _write_deal(agreements, ledger, outcome, made)
    if not outcome.conceded:
        _write_bolts(agreements, ledger, outcome)
    from_barrel = on_the_barrel(agreements, ledger, outcome, made)
    jumped = sit_down(agreements, ledger)
    if from_barrel is None and not jumped:
        entry_rules(agreements, ledger)
    seats = range(standing.players)
    _dump(agreements, ledger, seats)
    ledger.winner = _winner(agreements, ledger, outcome) if from_barrel is None else from_barrel
    if ledger.winner is not None:
        ledger.tell("win", ledger.winner)
    if outcome.kind == "golden" and is_golden(agreements, standing):
        count_golden(agreements, ledger, made)
    ledger.dealer = (standing.dealer + 1) % standing.players
    ledger.redeals = 0
    return ledger.settled(made)


def write_fines(agreements: Agreements, standing: Standing, fines: Iterable[Fine]) -> Settlement:
    """Step 1: the fines before a deal, never to a player on the barrel; `dump.values` right after them.

    Only the fined totals can have come to a number of the dump. Fines handed in together are written
    together: a total that only passes through such a number between two of them is safe. `joined` adds the
    result to the settlement of the deal the fines belong to.
    """
    ledger = Ledger(standing)
    fined = set()
    for fine in fines:
        if standing.barrel[fine.seat] is None:
            ledger.write(fine.seat, fine.code, -fine.amount, (ReckoningStep("fine", fine.amount),))
            fined.add(fine.seat)
    _dump(agreements, ledger, sorted(fined))
    return ledger.settled(None)


def settle_redeal(
    agreements: Agreements, standing: Standing, seat: int | None, *, all_passed: bool = False
) -> Settlement:
    """A deal that was redealt: no total and no counter changes, but for the fine of `redeal.chain_fine`.

    ``seat`` is whose hand or talon was the ground, None for `redeal.rich_talon` and where all passed. The
    next dealer follows from `redeal.dealer`, or from `auction.all_pass` where all passed. The chain fine is
    written with the last redeal of a chain to the dealer of that deal, every third time in a row;
    ``redeals`` goes on counting through it, so that the limit of 20 redeals in a row works beside it.
    """
    ledger = Ledger(standing)
    ledger.tell("redeal", seat)
    ledger.redeals += 1
    ledger.dealer = _dealer_after_redeal(agreements, standing, all_passed)
    redealt = ledger.settled(None)
    chain = agreements.redeal.chain_fine
    if chain is None or redealt.standing.redeals % chain:
        return redealt
    fine = Fine(standing.dealer, "fine_redeals", agreements.scoring.fine)
    return joined(redealt, write_fines(agreements, redealt.standing, [fine]))


def joined(first: Settlement, second: Settlement) -> Settlement:
    """One settlement of two that followed on each other: the fines before a deal, and the deal."""
    return Settlement(
        standing=second.standing,
        deltas=tuple(a + b for a, b in zip(first.deltas, second.deltas, strict=True)),
        made=second.made,
        events=first.events + second.events,
        reckonings=first.reckonings + second.reckonings,
    )


def _dealer_after_redeal(agreements: Agreements, standing: Standing, all_passed: bool) -> int:
    passes_on = (
        agreements.auction.all_pass == "next_dealer" if all_passed else agreements.redeal.dealer == "next"
    )
    return (standing.dealer + passes_on) % standing.players


def _write_deal(agreements: Agreements, ledger: Ledger, outcome: DealOutcome, made: bool) -> None:
    """Step 4, for all who are not on the barrel: the deal itself, the concession fine, four nines to_total.

    Gains struck out stand as entries of 0; four nines are written past every freeze.
    """
    for seat, used in enumerate(ledger.start.barrel):
        if used is None:
            ledger.write(seat, *base_entry(agreements, ledger.start, outcome, made, seat))
            if outcome.conceded and seat == outcome.declarer:
                _fine_concession(agreements, ledger, seat)
            if outcome.nines_to_total[seat]:
                nines = outcome.nines_to_total[seat]
                ledger.write(seat, "nines", nines, (ReckoningStep("nines", nines),))
        elif outcome.conceded and seat == outcome.declarer:
            ledger.concedes[seat] += 1
    if outcome.conceded:
        ledger.tell("concede", outcome.declarer)


def _fine_concession(agreements: Agreements, ledger: Ledger, seat: int) -> None:
    """Count a concession; `concede.fine_every` takes the fine and sets the count back to 0.

    Reading: a concession on the barrel counts without a fine and leaves the count standing, so one that
    brought the count to its mark there is paid for with that player's next concession off the barrel.
    """
    ledger.concedes[seat] += 1
    every = agreements.concede.fine_every
    if every is None or ledger.concedes[seat] < every:
        return
    ledger.concedes[seat] = 0
    fine = agreements.scoring.fine
    ledger.write(seat, "concede_fine", -fine, (ReckoningStep("fine", fine),))


def _write_bolts(agreements: Agreements, ledger: Ledger, outcome: DealOutcome) -> None:
    """Step 5: bolts of the active seats that are not on the barrel (group `bolts`)."""
    bolts = agreements.bolts
    if bolts.mode == "off":
        return
    for seat, used in enumerate(ledger.start.barrel):
        if seat == outcome.sitter or used is not None:
            continue
        if not _empty(agreements, outcome, seat):
            if bolts.mode == "consecutive":
                ledger.bolts[seat] = 0
        elif seat != outcome.declarer or bolts.declarer:
            _bolt(agreements, ledger, outcome, seat)


def _empty(agreements: Agreements, outcome: DealOutcome, seat: int) -> bool:
    """Whether the deal is a bolt for the seat (`bolts.condition`)."""
    if agreements.bolts.condition == "no_trick":
        return outcome.tricks[seat] == 0
    return raw_points(agreements, outcome, seat) == 0


def _bolt(agreements: Agreements, ledger: Ledger, outcome: DealOutcome, seat: int) -> None:
    """One bolt, or two by `blind.double_bolts` or `golden.double_bolts`; at most one fine a deal."""
    special = {"blind": agreements.blind.double_bolts, "golden": agreements.golden.double_bolts}
    count = 2 if special.get(outcome.kind, False) else 1
    ledger.bolts[seat] += count
    for _ in range(count):
        ledger.tell("bolt", seat)
    if ledger.bolts[seat] < agreements.bolts.count:
        return
    ledger.bolts[seat] -= agreements.bolts.count
    fine = agreements.scoring.fine
    steps: tuple[ReckoningStep, ...] = (ReckoningStep("fine", fine),)
    if outcome.kind == "golden" and agreements.golden.double_fines:
        fine *= 2
        steps = (*steps, ReckoningStep("doubled", fine))
    ledger.write(seat, "bolt_fine", -fine, steps)
    ledger.tell("bolt_fine", seat)


def _dump(agreements: Agreements, ledger: Ledger, seats: Iterable[int]) -> None:
    """Step 10: `dump.values` and `dump.negative`; bolts, falls and concessions stay as they are.

    Readings, for totals that `barrel.clamp` false leaves between the barrel and the target: who is dumped
    there sits on the barrel no longer. A total won from the barrel below the target (`barrel.need`) is no
    exception to the dump, and the game is won nevertheless.
    """
    values = agreements.dump.values
    for seat in seats:
        total = ledger.totals[seat]
        if total in values or (agreements.dump.negative and -total in values):
            ledger.write(seat, "dump", -total)
            ledger.barrel[seat] = None
            ledger.tell("dump", seat)


def _winner(agreements: Agreements, ledger: Ledger, outcome: DealOutcome) -> int | None:
    """Step 11, where nobody won from the barrel: the totals that meet `ending.win_rule`, by `ending.tie`.

    What is equal by the agreement goes to the first in turn from the dealer's left.
    """
    there = [seat for seat in _from_dealers_left(ledger) if meets_target(agreements, ledger.totals[seat])]
    if not there:
        return None
    tie = agreements.ending.tie
    if tie == "seat_order":
        return there[0]
    if tie == "declarer_then_highest" and outcome.declarer in there:
        return outcome.declarer
    most = max(ledger.totals[seat] for seat in there)
    highest = [seat for seat in there if ledger.totals[seat] == most]
    return outcome.declarer if outcome.declarer in highest else highest[0]


def _from_dealers_left(ledger: Ledger) -> list[int]:
    players = ledger.start.players
    return [(ledger.start.dealer + offset) % players for offset in range(1, players + 1)]
