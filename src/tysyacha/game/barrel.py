"""The barrel: what wins from it, what happens to those who sit there, who comes to it, who is knocked off.

`settlement_order` steps 6 to 9; a player on the barrel writes nothing, gets no bolts and no fines
(`constants`).
"""

from __future__ import annotations

from tysyacha.agreements import Agreements, barrel_need
from tysyacha.game.ledger import Ledger
from tysyacha.game.outcome import DealOutcome, ReckoningCode, ReckoningStep
from tysyacha.game.scores import Steps, contract_steps, contract_value, raw_steps


def meets_target(agreements: Agreements, total: int) -> bool:
    """Whether a total wins (`ending.target`, `ending.win_rule`)."""
    target = agreements.ending.target
    return total > target if agreements.ending.win_rule == "gt" else total >= target


def floor(agreements: Agreements) -> int:
    """The lowest bid of a player bound by `barrel.auction` floor: the need rounded up to a step (121: 125)."""
    step = agreements.auction.step
    return -(-barrel_need(agreements) // step) * step


def on_the_barrel(agreements: Agreements, ledger: Ledger, outcome: DealOutcome, made: bool) -> int | None:
    """Step 6: all who were on the barrel when the deal began, in seat order. Returns the winner, if any."""
    winner = None
    for seat, used in enumerate(ledger.start.barrel):
        if used is None:
            continue
        if seat != outcome.declarer:
            ledger.write(seat, "on_barrel", 0, _unwritten(agreements, outcome, seat))
            if _attempt_counts(agreements, ledger, outcome, seat):
                _attempt(agreements, ledger, outcome, made, seat)
        elif made and contract_value(outcome) >= barrel_need(agreements):
            ledger.write(seat, "barrel_win", contract_value(outcome), contract_steps(outcome))
            ledger.barrel[seat] = None
            winner = seat
        elif outcome.conceded:
            _concede(agreements, ledger, outcome)
        else:
            _no_win(agreements, ledger, outcome, made)
    return winner


def _no_win(agreements: Agreements, ledger: Ledger, outcome: DealOutcome, made: bool) -> None:
    """The declarer on the barrel failed, or made a contract below the need.

    Reading: with `barrel.own_failure` stays a failure costs an attempt only in a deal that counts by
    `barrel.attempt_counts`; concessions alone are excepted from it (`concede.on_barrel`).
    """
    seat = outcome.declarer
    if not made and agreements.barrel.own_failure == "falls_minus_bid":
        fall(agreements, ledger, seat, "fall_failed", contract_steps(outcome))
        return
    points = raw_steps(agreements, outcome, seat) + contract_steps(outcome)
    if made:
        ledger.write(seat, "barrel_below_need", 0, (*points, ReckoningStep("need", barrel_need(agreements))))
    else:
        ledger.write(seat, "barrel_failed", 0, points)
    if _attempt_counts(agreements, ledger, outcome, seat):
        _attempt(agreements, ledger, outcome, made, seat)


def _concede(agreements: Agreements, ledger: Ledger, outcome: DealOutcome) -> None:
    """`concede.on_barrel`; one reported where it is forbidden is written as burns_attempt, the mildest."""
    seat = outcome.declarer
    if agreements.concede.on_barrel == "falls":
        fall(agreements, ledger, seat, "fall_conceded", _fine_steps(agreements))
        return
    ledger.write(seat, "barrel_conceded", 0)
    _attempt(agreements, ledger, outcome, False, seat)


def _attempt_counts(agreements: Agreements, ledger: Ledger, outcome: DealOutcome, seat: int) -> bool:
    """`barrel.attempt_counts`; never a deal sat out, nor one whose talon went to another barrel player.

    Reading: with `barrel.auction` takes_talon it is enough that the declarer is on the barrel, in a golden
    deal too, where attempts "work as always".
    """
    if seat == outcome.sitter:
        return False
    others_talon = seat != outcome.declarer and ledger.start.barrel[outcome.declarer] is not None
    if others_talon and agreements.barrel.auction == "takes_talon":
        return False
    counts = agreements.barrel.attempt_counts
    if counts == "own_contract":
        return seat == outcome.declarer
    return counts == "every_deal" or seat == outcome.forced


def _attempt(agreements: Agreements, ledger: Ledger, outcome: DealOutcome, made: bool, seat: int) -> None:
    """One attempt, and the fall if it was the last (`barrel.attempts`, `barrel.fail_last`).

    Reading: a conceded contract is one the declarer failed in, so `barrel.fail_last` minus_bid takes it
    (`settlement_order` step 3: a conceded deal is not made). A contract made below the need is not failed
    in and costs the fine.
    """
    used = (ledger.barrel[seat] or 0) + 1
    ledger.barrel[seat] = used
    ledger.tell("barrel_attempt", seat)
    if agreements.barrel.attempts is None or used < agreements.barrel.attempts:
        return
    price = _fine_steps(agreements)
    if agreements.barrel.fail_last == "zero":
        price = (ReckoningStep("total", ledger.totals[seat]),)
    elif agreements.barrel.fail_last == "minus_bid" and seat == outcome.declarer and not made:
        price = contract_steps(outcome)
    fall(agreements, ledger, seat, "fall_attempts", price)


def fall(agreements: Agreements, ledger: Ledger, seat: int, code: ReckoningCode, price: Steps) -> None:
    """Off the barrel for the last number of ``price``; the third fall leaves 0 (`barrel.falls_to_zero`).

    Where `barrel.clamp` is off and the price small, the total may still be above `barrel.at`; the player is
    off the barrel all the same and sits down again at the end of the next deal.
    """
    ledger.barrel[seat] = None
    ledger.falls[seat] += 1
    ledger.write(seat, code, -price[-1].number, price)
    ledger.tell("barrel_fall", seat)
    limit = agreements.barrel.falls_to_zero
    if limit is not None and ledger.falls[seat] >= limit:
        ledger.falls[seat] = 0
        ledger.write(seat, "fall_third", -ledger.totals[seat])
        ledger.tell("barrel_reset", seat)


def sit_down(agreements: Agreements, ledger: Ledger) -> bool:
    """Step 7: who has come to the barrel sits down, in seat order. Returns whether a jump over it has won."""
    at = agreements.barrel.at
    if at is None:
        return False
    jumped = False
    for seat, used in enumerate(ledger.start.barrel):
        total = ledger.totals[seat]
        if used is not None or total < at:
            continue
        if agreements.barrel.jump_wins and meets_target(agreements, total):
            jumped = True
            continue
        ledger.barrel[seat] = 0
        ledger.tell("barrel_on", seat)
        if agreements.barrel.clamp and total > at:
            ledger.write(seat, "barrel_clamp", at - total)
    return jumped


def entry_rules(agreements: Agreements, ledger: Ledger) -> None:
    """Step 8, where nobody has won: `barrel.simultaneous` among the newcomers, then `barrel.knock`."""
    barrel = agreements.barrel
    sitting = [seat for seat, used in enumerate(ledger.barrel) if used is not None]
    newcomers = [seat for seat in sitting if ledger.start.barrel[seat] is None]
    old = [seat for seat in sitting if ledger.start.barrel[seat] is not None]
    falling: list[int] = []
    code: ReckoningCode = "fall_knocked"
    if len(newcomers) > 1 and barrel.simultaneous == "all_fall":
        falling, code = newcomers, "fall_together"
    elif newcomers and old:
        knocked = {"newcomer_stays": old, "first_stays": newcomers, "all_fall": sitting, "coexist": []}
        falling = knocked[barrel.knock]
    for seat in falling:
        fall(agreements, ledger, seat, code, _fine_steps(agreements))


def _fine_steps(agreements: Agreements) -> Steps:
    return (ReckoningStep("fine", agreements.scoring.fine),)


def _unwritten(agreements: Agreements, outcome: DealOutcome, seat: int) -> Steps:
    """What a player on the barrel took without being the declarer."""
    if outcome.conceded or seat == outcome.sitter:
        return ()
    return raw_steps(agreements, outcome, seat)
