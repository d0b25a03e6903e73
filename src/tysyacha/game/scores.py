"""From what was captured and declared to what each seat would write: `settlement_order` steps 2 to 4.

Everything here is what one deal is worth to one seat, before bolts and the barrel.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from tysyacha.agreements import Agreements
from tysyacha.cards import MARRIAGE_CARDS, RANK_CARDS, card_points
from tysyacha.errors import RecordError
from tysyacha.game.outcome import DealOutcome, ReckoningCode, ReckoningStep
from tysyacha.game.standing import Standing

Steps = tuple[ReckoningStep, ...]
_SIXTY = 60
_ACES = RANK_CARDS[5]
_SITTER_ACE = {"aces40_marriages": 40, "aces50_marriages": 50}


class Entry(NamedTuple):
    """What a seat writes for the deal itself: the cause, the amount (a loss is negative), its steps."""

    code: ReckoningCode
    amount: int
    steps: Steps = ()


def rounded(number: int, multiple: int, mode: Literal["nearest", "down"], halves: int = 1) -> int:
    """``number / halves`` as a multiple of ``multiple``: the nearest one, halves up, or the next one down.

    Sources: `scoring.round_to`, `scoring.round_mode`; with ``halves`` 2 `concede.half_round`.
    """
    unit = multiple * halves
    if mode == "down":
        return number // unit * multiple
    return (2 * number + unit) // (2 * unit) * multiple


def raw_points(agreements: Agreements, outcome: DealOutcome, seat: int) -> int:
    """`words.raw_points`: card points, the last-trick bonus and what was declared, before any rounding."""
    return outcome.cards[seat] + _last_trick(agreements, outcome, seat) + outcome.declared[seat]


def contract_value(outcome: DealOutcome) -> int:
    """The contract, doubled in a blind or golden deal (`words.contract_value`)."""
    return outcome.contract if outcome.kind == "normal" else 2 * outcome.contract


def contract_made(agreements: Agreements, outcome: DealOutcome) -> bool:
    """Whether the declarer made his contract (`scoring.contract_check`); a conceded deal is not made."""
    if outcome.conceded:
        return False
    points = raw_points(agreements, outcome, outcome.declarer)
    if agreements.scoring.contract_check == "rounded":
        points = _written(agreements, points)
    return points >= outcome.contract


def contract_steps(outcome: DealOutcome) -> Steps:
    """The contract opened up to its value."""
    steps = (ReckoningStep("contract", outcome.contract),)
    return steps if outcome.kind == "normal" else (*steps, ReckoningStep("doubled", 2 * outcome.contract))


def raw_steps(agreements: Agreements, outcome: DealOutcome, seat: int) -> Steps:
    """A seat's raw points opened up: card points, bonus, each declaration, and the sum of several."""
    steps = _card_steps(agreements, outcome, seat) + _declared_steps(outcome, seat)
    return _summed(steps)


def base_entry(
    agreements: Agreements, before: Standing, outcome: DealOutcome, made: bool, seat: int
) -> Entry:
    """What a seat that is not on the barrel writes for the deal (step 4), frozen gains struck out.

    Fines and four nines are not in it.
    """
    if seat == outcome.sitter:
        entry = _sitter(agreements, outcome)
    elif outcome.conceded:
        entry = _conceded(agreements, outcome, seat)
    elif seat == outcome.declarer:
        entry = _declarer(agreements, outcome, made)
    else:
        entry = _defender(agreements, outcome, seat)
    if entry.amount <= 0:
        return entry
    if _frozen(agreements, before, outcome, seat):
        return Entry("frozen", 0, entry.steps)
    if agreements.barrel.freezes_others and any(used is not None for used in before.barrel):
        return Entry("frozen_by_barrel", 0, entry.steps)
    return entry


def _declarer(agreements: Agreements, outcome: DealOutcome, made: bool) -> Entry:
    """The contract and no more, or by `scoring.declarer_success` all he took; a failed contract is lost."""
    steps = _checked_steps(agreements, outcome)
    if not made:
        return Entry("declarer_failed", -contract_value(outcome), steps + contract_steps(outcome))
    if agreements.scoring.declarer_success == "bid":
        return Entry("declarer_made", contract_value(outcome), steps + contract_steps(outcome))
    raw = raw_points(agreements, outcome, outcome.declarer)
    amount = _written(agreements, raw)
    if amount < outcome.contract:  # Rounding may bring points below the contract they made.
        return Entry("declarer_made", contract_value(outcome), steps + contract_steps(outcome))
    if agreements.scoring.contract_check == "raw":
        steps = _then_rounded(steps, raw, amount)
    if outcome.kind != "normal":
        amount *= 2
        steps = (*steps, ReckoningStep("doubled", amount))
    return Entry("declarer_made", amount, steps)


def _checked_steps(agreements: Agreements, outcome: DealOutcome) -> Steps:
    """The declarer's points as they were held against the contract."""
    steps = raw_steps(agreements, outcome, outcome.declarer)
    if agreements.scoring.contract_check == "raw":
        return steps
    raw = raw_points(agreements, outcome, outcome.declarer)
    return _then_rounded(steps, raw, _written(agreements, raw))


def _defender(agreements: Agreements, outcome: DealOutcome, seat: int) -> Entry:
    """Raw points rounded once; doubled by `blind.defenders` or `golden.defenders`."""
    doubling = _doubling(agreements, outcome)
    if doubling == "cards_only":
        return _defender_cards_doubled(agreements, outcome, seat)
    raw = raw_points(agreements, outcome, seat)
    amount = _written(agreements, raw)
    steps = _then_rounded(raw_steps(agreements, outcome, seat), raw, amount)
    if doubling == "all" and amount:
        amount *= 2
        steps = (*steps, ReckoningStep("doubled", amount))
    return Entry("defender", amount, steps)


def _defender_cards_doubled(agreements: Agreements, outcome: DealOutcome, seat: int) -> Entry:
    """Card points with the bonus rounded, then doubled, then the declared values added."""
    points = outcome.cards[seat] + _last_trick(agreements, outcome, seat)
    amount = _written(agreements, points)
    steps = _then_rounded(_summed(_card_steps(agreements, outcome, seat)), points, amount)
    if amount:
        amount *= 2
        steps = (*steps, ReckoningStep("doubled", amount))
    declared = outcome.declared[seat]
    if declared:
        amount += declared
        steps = (*steps, *_declared_steps(outcome, seat), ReckoningStep("sum", amount))
    return Entry("defender", amount, steps)


def _sitter(agreements: Agreements, outcome: DealOutcome) -> Entry:
    """`scoring.sitter`: the talon as dealt, rounded once, never doubled, in conceded deals too.

    Raises RecordError (``talon_missing``) where the agreements score a talon that is not told.
    """
    form = agreements.scoring.sitter
    if form == "off":
        return Entry("sitter", 0)
    if outcome.talon is None:
        raise RecordError("talon_missing", seat=outcome.sitter)
    steps: list[ReckoningStep] = []
    if form in ("cards", "cards_marriages"):
        steps.append(ReckoningStep("talon_cards", card_points(outcome.talon)))
    aces = (outcome.talon & _ACES).bit_count()
    if form in _SITTER_ACE and aces:
        steps.append(ReckoningStep("talon_aces", aces * _SITTER_ACE[form]))
    if form != "cards":
        steps += [
            ReckoningStep("talon_marriage", agreements.marriage.values[suit])
            for suit, pair in enumerate(MARRIAGE_CARDS)
            if outcome.talon & pair == pair
        ]
    raw = sum(step.number for step in steps)
    amount = _written(agreements, raw)
    return Entry("sitter", amount, _then_rounded(_summed(tuple(steps)), raw, amount))


def _conceded(agreements: Agreements, outcome: DealOutcome, seat: int) -> Entry:
    """Group `concede`. In a blind or golden deal the contract lost and the opponents' gain are doubled.

    Two readings. The fine of `concede.declarer` fine is not doubled: `blind.concede` names only the loss
    "by concede.declarer bid", and `words.fine` is one number for every penalty. Half a contract is rounded
    before it is doubled, as defenders' points are in `blind.defenders`.
    """
    if seat == outcome.declarer:
        return _conceded_declarer(agreements, outcome)
    if agreements.concede.opponents == "sixty":
        amount = _SIXTY
        steps: Steps = (ReckoningStep("sixty", amount),)
    else:
        concede, multiple = agreements.concede, agreements.scoring.round_to
        amount = rounded(outcome.contract, multiple, concede.half_round, halves=2)
        steps = (ReckoningStep("contract", outcome.contract), ReckoningStep("half_contract", amount))
    if outcome.kind != "normal":
        amount *= 2
        steps = (*steps, ReckoningStep("doubled", amount))
    return Entry("concede_opponent", amount, steps)


def _conceded_declarer(agreements: Agreements, outcome: DealOutcome) -> Entry:
    if agreements.concede.declarer == "bid":
        return Entry("concede_declarer", -contract_value(outcome), contract_steps(outcome))
    if agreements.concede.declarer == "fine":
        fine = agreements.scoring.fine
        return Entry("concede_declarer", -fine, (ReckoningStep("fine", fine),))
    return Entry("concede_declarer", 0)


def _frozen(agreements: Agreements, before: Standing, outcome: DealOutcome, seat: int) -> bool:
    """`scoring.freeze_from` and `scoring.freeze_scope`; the declarer's own contract is always written."""
    limit = agreements.scoring.freeze_from
    if limit is None or before.totals[seat] < limit or seat == outcome.declarer:
        return False
    return agreements.scoring.freeze_scope == "own_contract" or seat not in outcome.bidders


def _doubling(agreements: Agreements, outcome: DealOutcome) -> Literal["cards_only", "all", "single"]:
    if outcome.kind == "blind":
        return agreements.blind.defenders
    return agreements.golden.defenders if outcome.kind == "golden" else "single"


def _last_trick(agreements: Agreements, outcome: DealOutcome, seat: int) -> int:
    bonus = agreements.scoring.last_trick
    return bonus if bonus is not None and outcome.last_trick == seat else 0


def _card_steps(agreements: Agreements, outcome: DealOutcome, seat: int) -> Steps:
    cards = (ReckoningStep("cards", outcome.cards[seat]),)
    bonus = _last_trick(agreements, outcome, seat)
    return (*cards, ReckoningStep("last_trick", bonus)) if bonus else cards


def _declared_steps(outcome: DealOutcome, seat: int) -> Steps:
    if outcome.declarations and outcome.declarations[seat]:
        return outcome.declarations[seat]
    declared = outcome.declared[seat]
    return (ReckoningStep("declared", declared),) if declared else ()


def _summed(steps: Steps) -> Steps:
    if len(steps) < 2:
        return steps
    return (*steps, ReckoningStep("sum", sum(step.number for step in steps)))


def _then_rounded(steps: Steps, raw: int, amount: int) -> Steps:
    return steps if raw == amount else (*steps, ReckoningStep("rounded", amount))


def _written(agreements: Agreements, points: int) -> int:
    """Points as they are written: rounded by `scoring.round_to` and `scoring.round_mode`."""
    return rounded(points, agreements.scoring.round_to, agreements.scoring.round_mode)
