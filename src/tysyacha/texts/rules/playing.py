"""Playing the cards, marriages and trumps. Sources: groups `play`, `marriage`."""

from __future__ import annotations

from tysyacha.texts.rules.facts import Facts
from tysyacha.texts.rules.sheet import Line, Paragraph, line, when


def play(table: Facts) -> list[Paragraph]:
    rules = table.agreements.play
    suffix = ("two",) if table.two and rules.first_lead == "first_hand" else ()
    return [
        [
            line("play-tricks-two" if table.two else "play-tricks", tricks=table.tricks),
            line("play-first_lead", rules.first_lead, *suffix),
            line("play-winner"),
        ],
        [
            line("play-follow"),
            line("play-must_beat", rules.must_beat, *(("two",) if table.two and rules.must_beat else ())),
            line("play-must_trump", rules.must_trump),
            when(rules.must_trump and not table.two, line("play-must_overtrump", rules.must_overtrump)),
            when(rules.no_foreign_trump_lead, line("play-foreign_trump-yes")),
        ],
    ]


def marriages(table: Facts) -> list[Paragraph]:
    return [_what(), _how(table), _trumps(table), _half(table), _aces(table), [_nines(table)]]


def _what() -> Paragraph:
    return [line("marriages-what"), line("marriages-whose")]


def _how(table: Facts) -> Paragraph:
    rules = table.agreements.marriage
    return [
        line("marriages-how", rules.lead, rules.auto),
        line("marriages-first_trick", rules.first_trick),
        line("marriages-once"),
    ]


def _trumps(table: Facts) -> Paragraph:
    rules = table.agreements.marriage
    others = (rules.half and rules.half_sets_trump) or (_aces_led(table) and rules.aces_trump != "none")
    return [
        line("marriages-trump", rules.trump),
        when(others and rules.trump == "first_only", line("marriages-trump-first_only-all")),
        line("marriages-timing", rules.trump_timing),
    ]


def _half(table: Facts) -> Paragraph:
    rules = table.agreements.marriage
    if not rules.half:
        return []
    return [
        line("marriages-half"),
        line("marriages-half-queen"),
        when(rules.auto, line("marriages-half-auto")),
        line("marriages-half_sets_trump", rules.half_sets_trump),
    ]


def _aces(table: Facts) -> Paragraph:
    rules = table.agreements.marriage
    if rules.aces is None:
        return []
    led = _aces_led(table)
    return [
        line("marriages-aces", aces=rules.aces),
        line("marriages-aces", rules.aces_when),
        line("marriages-aces_trump", rules.aces_trump if led else "none"),
        when(led and rules.aces_continue, line("marriages-aces_continue")),
    ]


def _aces_led(table: Facts) -> bool:
    """Whether four aces are declared by leading one; aces that count by themselves set no trumps."""
    rules = table.agreements.marriage
    return rules.aces is not None and rules.aces_when != "automatic"


def _nines(table: Facts) -> Line | None:
    rules = table.agreements.marriage
    return None if rules.nines is None else line("marriages-nines", rules.nines_form, nines=rules.nines)
