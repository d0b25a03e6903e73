"""The rules of a table in words: complete, whole sentences, and never in disagreement with the agreements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import tables

from tysyacha.agreements import DEFAULT, PARAMETERS, Agreements, Parameter, check, parse, plain, presets
from tysyacha.errors import AgreementError, TysyachaError
from tysyacha.texts import LANGUAGES
from tysyacha.texts.catalogue import split_entries
from tysyacha.texts.rules import SECTIONS, RulesText, rules_text

BLIND = {"blind.on": True}
GOLDEN = {"golden.on": True}
CUT = {"ritual.cut": "right"}
LOOK = CUT | {"ritual.bottom_look": "bottom"}
ACES = {"marriage.aces": 200}
HALF = {"marriage.half": True}
NINES = {"marriage.nines": 200}
NO_REDEALS = {"redeal.hand_below": None, "redeal.hand_nines": None, "redeal.talon_below": None}
DEALER_FORCED = {"auction.forced_player": "dealer", "table.four_player_form": "right_out"}
BANK = {"table.two_player_form": "two_talons_of_3", "talon.discard": "one_give_one_bank"}

# What else a table must have agreed on for an agreement to mean anything.
WITH: dict[str, dict[str, Any]] = {
    "ritual.shuffle": CUT,
    "ritual.bottom_look": CUT | {"ritual.bottom_nine": "fine_cutter"},
    "ritual.bottom_nine": LOOK | {"ritual.bottom_jack": "into_middle"},
    "ritual.bottom_jack": LOOK | {"ritual.bottom_nine": "fine_cutter"},
    "auction.all_pass": {"auction.forced_player": "nobody"},
    "blind.who": BLIND,
    "blind.min_total": BLIND,
    "blind.when_barrel": BLIND,
    "blind.defenders": BLIND,
    "blind.double_bolts": BLIND,
    "blind.talon_hidden": BLIND,
    "blind.concede": BLIND,
    "golden.deals": GOLDEN,
    "golden.contract": GOLDEN,
    "golden.unseen": GOLDEN,
    "golden.raise": GOLDEN,
    "golden.defenders": GOLDEN,
    "golden.double_bolts": GOLDEN,
    "golden.double_fines": GOLDEN,
    "golden.concede": GOLDEN,
    "golden.nobody": GOLDEN,
    "concede.half_round": {"concede.opponents": "half_bid"},
    "play.must_overtrump": {"play.must_trump": True},
    "marriage.half_sets_trump": HALF,
    "marriage.aces_trump": ACES,
    "marriage.aces_when": ACES,
    "marriage.aces_continue": ACES,
    "marriage.nines_form": NINES,
    "scoring.freeze_scope": {"scoring.freeze_from": 800},
    "barrel.clamp": {"barrel.jump_wins": True},
    "ending.tie": {"barrel.at": None},
}

# The same where it depends on the number of players.
WITH_TWO: dict[str, dict[str, Any]] = {
    "redeal.talon_jacks": BANK,
    "talon.give_open": {"talon.discard": "one_give"},
}

# Values that a table can only have together with others.
TOGETHER: dict[tuple[str, Any], dict[str, Any]] = {
    ("table.two_player_form", "two_talons_of_3"): BANK,
    ("talon.discard", "one_give_one_bank"): BANK,
}

SILENT = {
    ("play.must_overtrump", 2): "only the second of two players can trump, so no trump is ever there to beat",
}

# Tables for the sentences that need a meeting of several agreements.
MEETINGS: list[dict[str, Any]] = [
    LOOK,
    LOOK | {"ritual.talon_slots": "rest_of_pack"},
    LOOK | {"ritual.talon_slots": "any", "ritual.bottom_nine": "swap"},
    LOOK | {"ritual.bottom_nine": "fine_cutter", "barrel.at": None},
    CUT | {"ritual.shuffle": "collect_and_cut"},
    BANK | {"ritual.talon_slots": "first_three_rounds", "redeal.talon_nines": 2},
    NO_REDEALS,
    NO_REDEALS | {"concede.on": False},
    NO_REDEALS | {"redeal.hand_below": 10},
    NO_REDEALS | {"redeal.hand_below": 14},
    NO_REDEALS | {"redeal.talon_below": 3},
    NO_REDEALS | {"redeal.talon_jacks": 3},
    NO_REDEALS | {"redeal.talon_jacks": 3, "redeal.talon_scope": "any"},
    NO_REDEALS | {"redeal.hand_nines": 4, "redeal.mandatory": "nines", "redeal.deadline": "first_lead"},
    {"redeal.rich_talon": 20, "redeal.talon_nines": 2},
    {"redeal.talon_scope": "any", "redeal.talon_nines": 2},
    {"redeal.mandatory": "all", "redeal.deadline": "first_lead"},
    NINES | {"redeal.mandatory": "nines"},
    NINES | HALF | ACES,
    {"auction.cap_marriages": "unlimited"} | ACES,
    {"auction.cap_marriages": "ignored", "auction.silent_at": -120, "talon.raise": False},
    {"auction.forced_bid": 120, "talon.raise": False, "barrel.need": 121},
    {"auction.forced_bid": 120, "barrel.need": 100},
    {"auction.forced_player": "last_speaker", "auction.jumps": False, "barrel.auction": "takes_talon"},
    {"auction.forced_player": "nobody", "barrel.auction": "own_first_hand"}
    | {"barrel.attempt_counts": "own_first_hand"},
    DEALER_FORCED | {"barrel.auction": "floor"},
    BLIND | {"blind.concede": True, "concede.declarer": "fine", "auction.jumps": False},
    BLIND | {"blind.concede": True, "concede.declarer": "nothing", "auction.forced_player": "nobody"},
    BLIND | {"blind.min_total": 240, "blind.who": "any", "barrel.auction": "takes_talon"},
    BLIND | {"blind.when_barrel": True, "barrel.auction": "takes_talon"},
    BLIND
    | GOLDEN
    | {"scoring.declarer_success": "taken", "golden.raise": True, "talon.give_open": True}
    | {"talon.discard": "one_give", "blind.when_barrel": True, "auction.silent_at": -120},
    GOLDEN | {"golden.contract": "auction", "golden.unseen": True},
    GOLDEN | {"concede.declarer": "nothing", "barrel.auction": "normal"},
    GOLDEN | {"concede.declarer": "fine", "golden.contract": "auction", "auction.silent_at": -120},
    GOLDEN | DEALER_FORCED,
    GOLDEN | DEALER_FORCED | {"golden.contract": "auction"},
    BANK | {"talon.discard_score": "declarer", "talon.give_open": True},
    BANK | {"talon.discard_score": "last_trick"},
    {"concede.window": "before_give", "concede.limit": 1, "concede.fine_every": 3},
    {"concede.opponents": "half_bid", "scoring.round_to": 1},
    {"concede.opponents": "half_bid", "scoring.round_to": 1, "concede.half_round": "down"},
    {"play.first_lead": "first_hand", "play.must_beat": True},
    {"marriage.auto": True, "marriage.lead": "queen_only"} | HALF,
    {"marriage.trump": "first_only"} | HALF,
    {"bolts.mode": "consecutive", "bolts.declarer": False, "bolts.count": 5},
    {"barrel.attempts": None, "barrel.own_failure": "falls_minus_bid"},
    {"barrel.jump_wins": True, "ending.win_rule": "gt"},
    {"barrel.at": None, "ending.win_rule": "gt", "scoring.freeze_from": 900, "bolts.mode": "off"},
    {"scoring.freeze_from": 900, "barrel.at": None},
    {"dump.values": [555], "dump.negative": False},
]


def text_of(agreements: Agreements, players: int, language: str = "en") -> str:
    return rules_text(agreements, players, language).as_text()


def some_values(parameter: Parameter) -> list[Any]:
    """Every value of a choice; of a number its bounds, its default, a middle, and off where it can be off."""
    default = plain(parameter, parameter.default)
    if parameter.values:
        return list(parameter.values)
    if parameter.kind == "int_list":
        return [[], default, [555, 700]]
    if parameter.kind == "suit_values":
        return [default, default | {"H": 200}, default | {"S": 20}, default | {"D": 60}, default | {"C": 80}]
    middle = parameter.low + (parameter.high - parameter.low) // (2 * parameter.step) * parameter.step
    numbers = dict.fromkeys([parameter.low, middle, parameter.high, default])
    return [*([None] if parameter.nullable and default is not None else []), *numbers]


def varied(parameter: Parameter, players: int) -> Iterator[tuple[Any, Agreements]]:
    """Tables that differ in this agreement only, where it means something."""
    around = WITH.get(parameter.id, {}) | (WITH_TWO.get(parameter.id, {}) if players == 2 else {})
    for value in some_values(parameter):
        together = TOGETHER.get((parameter.id, value), {}) if isinstance(value, str) else {}
        agreed = parse(around | together | {parameter.id: value})
        if not refused(agreed, players):
            yield value, agreed


def refused(agreements: Agreements, players: int) -> bool:
    return any(each.level == "refuse" for each in check(agreements, players))


@pytest.mark.parametrize("parameter", PARAMETERS.values(), ids=lambda each: each.id)
def test_every_value_of_every_agreement_reads_differently(parameter: Parameter) -> None:
    for players in parameter.players:
        told: dict[str, Any] = {}
        for value, agreed in varied(parameter, players):
            text = text_of(agreed, players)
            if (parameter.id, players) not in SILENT:
                assert text not in told, f"{parameter.id} for {players}: {value} reads like {told[text]}"
            told[text] = value
        varies = len(told) > 1
        assert varies == ((parameter.id, players) not in SILENT)


def test_an_agreement_that_means_nothing_for_so_many_players_is_not_told() -> None:
    for parameter in PARAMETERS.values():
        for players in {2, 3, 4} - set(parameter.players):
            plain_text = text_of(DEFAULT, players)
            texts = {text_of(agreed, players) for _, agreed in varied(parameter, players)}
            assert texts <= {plain_text}, f"{parameter.id} is told to {players} players"


def every_table() -> Iterator[tuple[int, Agreements]]:
    """The tables of all tests of this file, one after another."""
    for parameter in PARAMETERS.values():
        for players in parameter.players:
            for _, agreed in varied(parameter, players):
                yield players, agreed
    for changed in MEETINGS:
        for players in (2, 3, 4):
            if not refused(parse(changed), players):
                yield players, parse(changed)
    for preset in presets().values():
        for players in preset.players:
            yield players, preset.agreements


FILES: Final = ("rules.ftl", "rules-play.ftl", "rules-short.ftl")


def entries(language: str, file: str) -> dict[str, str]:
    text = resources.files("tysyacha.texts").joinpath(language, file).read_text(encoding="utf-8")
    return split_entries(text)


def catalogue(language: str) -> set[str]:
    told = {each for file in FILES for each in entries(language, file) if each.startswith("rules-")}
    return {each for each in told if each != "rules-title" and not each.startswith("rules-title-")}


def test_every_message_is_used() -> None:
    used: set[str] = set()
    for players, agreed in every_table():
        for short in (False, True):
            used |= rules_text(agreed, players, "en", short).messages()
    assert catalogue("en") == used


def test_both_languages_have_the_same_messages() -> None:
    assert catalogue("ru") == catalogue("en")


def test_both_languages_use_the_same_arguments() -> None:
    for file in FILES:
        en, ru = (
            {name: set(re.findall(r"\$(\w+)", entry)) for name, entry in entries(language, file).items()}
            for language in ("en", "ru")
        )
        assert en == ru


def assert_well_formed(text: RulesText) -> None:
    for section in text.sections:
        assert section.paragraphs
        assert re.fullmatch(r"\w[\w ,()«»-]*", section.title)
        for sentence in (each for paragraph in section.paragraphs for each in paragraph):
            assert_sentence(sentence.text)


def assert_sentence(text: str) -> None:
    assert re.fullmatch(r"[\w«].*[.?]", text), text
    assert text[0] == text[0].upper(), text
    assert not re.search(r"\s\s|\s[,.:;]|[{}$_\n\t]|--|[.,:;?]{2}", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=60)
@given(table=tables(), short=st.booleans())
def test_any_table_reads_well(language: str, table: tuple[int, Agreements], short: bool) -> None:
    players, agreed = table
    assert_well_formed(rules_text(agreed, players, language, short))


@settings(max_examples=40)
@given(table=tables(), short=st.booleans())
def test_languages_say_the_same(table: tuple[int, Agreements], short: bool) -> None:
    players, agreed = table
    ru, en = (rules_text(agreed, players, language, short) for language in ("ru", "en"))
    assert [each.id for each in ru.sections] == [each.id for each in en.sections]
    assert ru.messages() == en.messages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_known_table_reads_well(language: str) -> None:
    for players, agreed in every_table():
        assert_well_formed(rules_text(agreed, players, language))


@settings(max_examples=40)
@given(table=tables())
def test_sections_come_in_order_and_only_where_they_exist(table: tuple[int, Agreements]) -> None:
    players, agreed = table
    found = [each.id for each in rules_text(agreed, players, "en").sections]
    assert found == [each for each in SECTIONS if each in found]
    assert ("blind" in found) == agreed.blind.on
    assert ("golden" in found) == agreed.golden.on
    assert ("barrel" in found) == (agreed.barrel.at is not None)
    assert ("bolts" in found) == (agreed.bolts.mode != "off")
    assert ("dump" in found) == bool(agreed.dump.values)


@settings(max_examples=40)
@given(table=tables(), width=st.integers(40, 120), language=st.sampled_from(LANGUAGES))
def test_lines_keep_to_the_width(table: tuple[int, Agreements], width: int, language: str) -> None:
    players, agreed = table
    text = rules_text(agreed, players, language).as_text(width)
    assert all(len(each) <= width for each in text.splitlines())


def words_in(text: RulesText) -> int:
    told = " ".join(
        s.text for section in text.sections for paragraph in section.paragraphs for s in paragraph
    )
    return len(re.findall(r"\w+(?:[-']\w+)*", told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_text_is_a_minute_of_reading(language: str) -> None:
    assert words_in(rules_text(DEFAULT, 3, language, short=True)) <= 185
    for preset in presets().values():
        for players in preset.players:
            assert words_in(rules_text(preset.agreements, players, language, short=True)) <= 280


def test_russian_numbers_have_their_forms() -> None:
    won = {
        target: text_of(parse({"ending.target": target}), 3, "ru").split("Выигрывает", 1)[1].split(".", 1)[0]
        for target in (1000, 1001, 1002)
    }
    assert " ".join(won[1000].split()).endswith("1000 очков")
    assert " ".join(won[1001].split()).endswith("1001 очко")
    assert " ".join(won[1002].split()).endswith("1002 очка")


def test_a_table_that_nobody_may_have_is_refused() -> None:
    with pytest.raises(AgreementError):
        rules_text(parse({"barrel.at": 1000}), 3, "en")
    with pytest.raises(AgreementError):
        rules_text(DEFAULT, 5, "en")
    with pytest.raises(TysyachaError):
        rules_text(DEFAULT, 3, "xx")
