"""The talon and what is given away, and giving up. Sources: groups `talon`, `concede`."""

from __future__ import annotations

from tysyacha.texts.rules.facts import Facts
from tysyacha.texts.rules.sheet import Line, Paragraph, line, when


def talon(table: Facts) -> list[Paragraph]:
    return [_taking(table), _parting(table), _raise(table)]


def _taking(table: Facts) -> Paragraph:
    rules = table.agreements.talon
    return [
        when(table.two, line("talon-pick")),
        line("talon-shown", _shown(table)),
        when(table.two, line("talon-second", rules.second)),
        when(table.two and rules.second == "last_trick", line("talon-second-last_trick-no_marriage")),
    ]


def _shown(table: Facts) -> str:
    """`talon.shown`; where nobody is ever forced, everybody always sees it."""
    shown = table.agreements.talon.shown
    never_forced = table.agreements.auction.forced_player == "nobody"
    return "all" if shown == "not_when_forced" and never_forced else shown


def _parting(table: Facts) -> Paragraph:
    rules = table.agreements.talon
    if not table.two:
        return [line("talon-give"), line("talon-give_open", rules.give_open)]
    return [
        line("talon-discard", rules.discard),
        when(table.gives, line("talon-one_open", rules.give_open)),
        when(table.discards, line("talon-score", rules.discard, rules.discard_score)),
    ]


def _raise(table: Facts) -> Paragraph:
    rules = table.agreements.auction
    by_cards = rules.cap_marriages != "ignored"
    flat = () if by_cards or not rules.cap_on_raise else ("ignored",)
    return [
        line("talon-raise", table.raises),
        when(table.raises and table.hand_capped, line("talon-cap_on_raise", rules.cap_on_raise, *flat)),
        when(table.hand_capped and by_cards, line("talon-cap_kept")),
    ]


def concede(table: Facts) -> list[Paragraph]:
    if not table.concedes:
        return []
    return [_when_and_what(table), _price(table), _limits(table)]


def _when_and_what(table: Facts) -> Paragraph:
    rules = table.agreements.concede
    discard = ("discard",) if rules.window == "before_give" and table.discards else ()
    return [
        line("concede-what"),
        when(rules.scope == "forced_only", line("concede-scope-forced_only")),
        line("concede-window", rules.window, *discard),
        line("concede-nothing_counts" if rules.window == "own_turn" else "concede-ends"),
        when(table.bolts, line("concede-no_bolts")),
    ]


def _price(table: Facts) -> Paragraph:
    rules = table.agreements.concede
    half = rules.opponents == "half_bid"
    raised = ("raised",) if rules.declarer == "bid" and table.raises and rules.scope == "any" else ()
    sitter_writes = table.agreements.scoring.sitter != "off"
    return [
        line("concede-declarer", rules.declarer, *raised, fine=table.fine),
        line("concede-opponents", rules.opponents, players=table.players),
        when(half, _half(table)),
        when(table.four and sitter_writes, line("concede-sitter")),
    ]


def _half(table: Facts) -> Line:
    mode, round_to = table.agreements.concede.half_round, table.agreements.scoring.round_to
    if round_to == 1:
        return line("concede-half_round", mode, 1)
    return line("concede-half_round", mode, round=round_to)


def _limits(table: Facts) -> Paragraph:
    rules = table.agreements.concede
    return [
        None if rules.limit is None else line("concede-limit", limit=rules.limit),
        when(rules.fine_every is not None, line("concede-fine_every", fine=table.fine)),
        when(table.barrel, line("concede-on_barrel", _on_barrel(table), fine=table.fine)),
        when(table.barrel and not rules.beside_barrel, line("concede-beside_barrel-no")),
    ]


def _on_barrel(table: Facts) -> str:
    on_barrel = table.agreements.concede.on_barrel
    endless = table.agreements.barrel.attempts is None
    return "burns_nothing" if on_barrel == "burns_attempt" and endless else on_barrel
