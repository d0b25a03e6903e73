"""The barrel, the dump and the end of the game. Sources: groups `barrel`, `dump`, `ending`."""

from __future__ import annotations

from tysyacha.texts.rules.facts import WHOLE_PACK, Facts
from tysyacha.texts.rules.sheet import Line, Paragraph, line, when


def barrel(table: Facts) -> list[Paragraph]:
    at = table.agreements.barrel.at
    if at is None:
        return []
    return [
        _sitting_down(table, at),
        _winning(table, at),
        _auction(table),
        _attempts(table),
        _company(table),
    ]


def _sitting_down(table: Facts, at: int) -> Paragraph:
    rules = table.agreements.barrel
    return [
        line("barrel-sit", at=at),
        line("barrel-clamp", rules.clamp, at=at),
        line("barrel-jump", rules.jump_wins),
    ]


def _winning(table: Facts, at: int) -> Paragraph:
    return [
        line("barrel-win", need=table.need),
        when(
            table.need_bid != table.need and not table.talon_taken_unasked,
            line("barrel-win-next", step=table.agreements.auction.step, next=table.need_bid),
        ),
        when(_below_target(table, at), line("barrel-win-below", target=table.agreements.ending.target)),
        _doubled(table),
        line("barrel-still"),
        when(table.concedes, line("barrel-still-conceded")),
        when(table.four and table.agreements.scoring.sitter != "off", line("barrel-still-sitter")),
        when(table.deal_fines, line("barrel-still-fines")),
    ]


def _below_target(table: Facts, at: int) -> bool:
    """Whether the need is so low that its winner ends below the target."""
    ending = table.agreements.ending
    return at + table.need < ending.target + (ending.win_rule == "gt")


def _doubled(table: Facts) -> Line | None:
    blind = table.agreements.blind.on and table.agreements.blind.when_barrel
    golden = table.agreements.golden.on
    if blind or golden:
        return line("barrel-win-double", "both" if blind and golden else "blind" if blind else "golden")
    return None


def _auction(table: Facts) -> Paragraph:
    form = table.agreements.barrel.auction
    if form == "floor":
        return _floor(table)
    if form == "normal":
        return [line("barrel-auction-normal")]
    blind = when(
        table.agreements.blind.on and table.agreements.blind.when_barrel, line("barrel-auction-no_blind")
    )
    if form == "takes_talon":
        return [line("barrel-auction-takes_talon", need=table.need), line(*_several(table)), blind]
    left = () if table.forced else ("left",)
    return [line("barrel-auction-own_first_hand", *left, need=table.need), blind]


def _several(table: Facts) -> list[str]:
    """Which of several players on the barrel takes the talon."""
    name = ["barrel-auction-takes_talon-several"]
    return name + (["two"] if table.two else []) + ([] if table.forced else ["left"])


def _floor(table: Facts) -> Paragraph:
    bid = table.agreements.auction.forced_bid
    return [
        line("barrel-auction-floor", next=table.need_bid),
        when(not table.agreements.auction.jumps, line("barrel-auction-floor-jump")),
        when(table.hand_capped and table.need_bid > WHOLE_PACK, line("barrel-auction-floor-cap")),
        when(table.raises, line("barrel-auction-floor-raise", next=table.need_bid)),
        when(table.forced, line("barrel-auction-floor-forced", *_left_with_it(table), bid=bid)),
    ]


def _left_with_it(table: Facts) -> tuple[str, ...]:
    if table.agreements.auction.forced_bid >= table.need:
        return ("enough",)
    return () if table.raises else ("no_raise",)


def _attempts(table: Facts) -> Paragraph:
    rules = table.agreements.barrel
    if rules.attempts is None:
        return [line("barrel-attempts-none"), line("barrel-own_failure", rules.own_failure)]
    return [
        line("barrel-attempts", attempts=rules.attempts),
        line("barrel-counts", *_counted(table)),
        line("barrel-counts-not", *_not_counted(table)),
        when(_talon_of_another(table), line("barrel-counts-other_talon")),
        _own_failure(table),
        _last_attempt(table),
    ]


def _counted(table: Facts) -> tuple[str, ...]:
    counts = table.agreements.barrel.attempt_counts
    free = counts == "own_first_hand" and not table.forced
    return (counts, "left") if free else (counts,)


def _not_counted(table: Facts) -> tuple[str, ...]:
    """Which deals besides that of sitting down are no attempt."""
    if table.four:
        return ("both",) if table.redeals else ("sitter",)
    return ("redealt",) if table.redeals else ()


def _talon_of_another(table: Facts) -> bool:
    rules = table.agreements.barrel
    return rules.auction == "takes_talon" and rules.attempt_counts != "own_contract"


def _own_failure(table: Facts) -> Line:
    rules = table.agreements.barrel
    last = ("last",) if rules.own_failure == "stays" and rules.fail_last == "minus_bid" else ()
    return line("barrel-own_failure", rules.own_failure, *last)


def _last_attempt(table: Facts) -> Line:
    return line("barrel-last", table.agreements.barrel.fail_last, fine=table.fine)


def _company(table: Facts) -> Paragraph:
    """What others on the barrel do to a player there."""
    rules = table.agreements.barrel
    together = rules.simultaneous == "all_fall"
    knocked_off = table.knock_possible and rules.knock in ("newcomer_stays", "all_fall")
    somebody_falls = together or (table.knock_possible and rules.knock != "coexist")
    return [
        when(table.knock_possible, line("barrel-knock", rules.knock, fine=table.fine)),
        when(knocked_off and table.four, line("barrel-knock-sitter")),
        line("barrel-simultaneous", rules.simultaneous, players=table.players, fine=table.fine),
        when(together and table.knock_possible and table.players > 2, line("barrel-simultaneous-before")),
        when(somebody_falls, line("barrel-no_knock_on_win")),
        when(rules.falls_to_zero is not None, line("barrel-falls_to_zero")),
        when(rules.freezes_others, line("barrel-freezes_others")),
    ]


def dump(table: Facts) -> list[Paragraph]:
    rules = table.agreements.dump
    if not rules.values:
        return []
    numbers = ", ".join(map(str, sorted(set(rules.values))))
    many = len(set(rules.values)) > 1
    return [
        [
            line("dump-values-many" if many else "dump-values", values=numbers),
            line("dump-negative", rules.negative),
            line("dump-pass"),
            when(table.bolts, line("dump-bolts")),
        ]
    ]


def end(table: Facts) -> list[Paragraph]:
    rules = table.agreements.ending
    road = "jump" if table.jump_wins else "barrel" if table.barrel else None
    name = ("end", road, rules.win_rule) if road else ("end", rules.win_rule)
    several_can = road != "barrel"
    return [
        [
            line(*name, target=rules.target),
            when(several_can, line("end-tie", rules.tie)),
            when(several_can and rules.tie != "seat_order", line("end-tie-rest")),
        ]
    ]
