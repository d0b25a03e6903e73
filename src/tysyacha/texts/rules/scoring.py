"""What is written for a deal. Sources: groups `scoring`, `bolts`."""

from __future__ import annotations

from tysyacha.texts.rules.facts import Facts
from tysyacha.texts.rules.sheet import Line, Paragraph, line, when

SAMPLE = 48
"""Points of a defender that are written differently under every way of rounding."""


def scoring(table: Facts) -> list[Paragraph]:
    return [_counting(table), _declarer(table), _others(table), _frozen(table)]


def _counting(table: Facts) -> Paragraph:
    last_trick = table.agreements.scoring.last_trick
    return [
        line("scoring-count"),
        None if last_trick is None else line("scoring-last_trick", points=last_trick),
    ]


def _declarer(table: Facts) -> Paragraph:
    rules = table.agreements.scoring
    check = rules.contract_check if rules.round_to > 1 else "raw"
    return [
        line("scoring-check", check),
        line("scoring-success", rules.declarer_success),
        line("scoring-failure"),
        _example(table),
    ]


def _example(table: Facts) -> Line:
    """A contract that 13 points more than enough make and 20 less do not, under every way of rounding."""
    bid, step = table.agreements.auction.forced_bid, table.agreements.auction.step
    contract = bid + (step if step > 1 else 5)
    more, less = contract + 13, contract - 20
    success = table.agreements.scoring.declarer_success
    if success == "bid":
        return line("scoring-example-bid", contract=contract, more=more, less=less)
    written = max(contract, _rounded(table, more))
    return line("scoring-example-taken", contract=contract, more=more, less=less, written=written)


def _rounded(table: Facts, points: int) -> int:
    rules = table.agreements.scoring
    half = rules.round_to // 2 if rules.round_mode == "nearest" else 0
    return (points + half) // rules.round_to * rules.round_to


def _others(table: Facts) -> Paragraph:
    rules = table.agreements.scoring
    writes = rules.sitter != "off"
    return [
        _defenders(table),
        when(table.four, line("scoring-sitter", rules.sitter)),
        when(table.four and writes and rules.round_to > 1, line("scoring-sitter-rounded")),
        line("scoring-negative"),
    ]


def _defenders(table: Facts) -> Line:
    rules = table.agreements.scoring
    if rules.round_to == 1:
        return line("scoring-defenders-1")
    written = _rounded(table, SAMPLE)
    mode = rules.round_mode
    return line("scoring-defenders", mode, round=rules.round_to, sample=SAMPLE, written=written)


def _frozen(table: Facts) -> Paragraph:
    rules = table.agreements.scoring
    if rules.freeze_from is None:
        return []
    return [
        line("scoring-freeze", rules.freeze_scope, total=rules.freeze_from),
        line("scoring-freeze-rest" if table.deal_fines else "scoring-freeze-rest-plain"),
    ]


def bolts(table: Facts) -> list[Paragraph]:
    if not table.bolts:
        return []
    rules = table.agreements.bolts
    return [
        [
            line("bolts-what", rules.condition),
            line("bolts-declarer", *_of_declarer(table)),
            line("bolts", rules.mode),
            line("bolts-fine", count=rules.count, fine=table.fine),
            when(_counted_double(table), line("bolts-double")),
        ],
        _not_counted(table),
    ]


def _of_declarer(table: Facts) -> tuple[object, ...]:
    rules = table.agreements.bolts
    in_a_row = not rules.declarer and rules.mode == "consecutive"
    return (rules.declarer, "consecutive") if in_a_row else (rules.declarer,)


def _counted_double(table: Facts) -> bool:
    blind, golden = table.agreements.blind, table.agreements.golden
    return (blind.on and blind.double_bolts) or (golden.on and golden.double_bolts)


def _not_counted(table: Facts) -> Paragraph:
    conceded, redealt = table.agreements.concede.on, table.redeals
    unplayed = "both" if conceded and redealt else "conceded" if conceded else "redealt"
    told = conceded or redealt
    return [
        when(told, line("bolts-unplayed", unplayed)),
        when(table.four, line("bolts-sitter" if told else "bolts-sitter-only")),
        when(table.barrel, line("bolts-barrel")),
    ]
