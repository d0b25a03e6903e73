"""Every error has its sentence in every language, and no sentence is for an error that nobody raises."""

from __future__ import annotations

import ast
from importlib import resources
from pathlib import Path

import pytest

import tysyacha
from tysyacha.agreements import CONFLICTS
from tysyacha.cards import card
from tysyacha.errors import CardError, IllegalAction, TysyachaError
from tysyacha.game import (
    Action,
    Bid,
    Blind,
    Concede,
    Cut,
    Discard,
    Give,
    Look,
    Pass,
    Play,
    Raise,
    Redeal,
    Take,
)
from tysyacha.record import RecordFault
from tysyacha.texts import LANGUAGES, Words
from tysyacha.texts.actions import action_text, choices_text
from tysyacha.texts.catalogue import split_entries
from tysyacha.texts.errors import explain, explain_placed

ROOT = Path(tysyacha.__file__).parent
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in ROOT.rglob("*.py")}
ERRORS = {
    "TysyachaError",
    "CardError",
    "AgreementError",
    "IllegalAction",
    "RecordError",
    "DealingError",
    "BotError",
}
# Where codes are put together: the rest of the code, by the function that is given it.
PREFIXES = {("reading.py", "_refuse"): "agreement_"}


def raised_codes() -> set[str]:
    """Every code that is written in the source as the first argument of an error, or returned as a reason."""
    codes: set[str] = set()
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                prefix = PREFIXES.get((path.name, name), "" if name in ERRORS else None)
                if name == "RecordFault" and len(node.args) > 2:
                    codes |= strings(node.args[2])
                elif prefix is not None and node.args:
                    codes |= {prefix + each for each in strings(node.args[0])}
            if (
                path.name == "refusal.py"
                and isinstance(node, ast.Return)
                and isinstance(node.value, ast.Tuple)
            ):
                codes |= strings(node.value.elts[0])
    return codes | {each.code for each in CONFLICTS}


def strings(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def written_strings() -> set[str]:
    return {
        node.value
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def told_codes(language: str) -> set[str]:
    return {
        name.removeprefix("error-").replace("-", "_")
        for file in resources.files("tysyacha.texts").joinpath(language).iterdir()
        for name in split_entries(file.read_text(encoding="utf-8"))
        if name.startswith("error-")
    }


def test_the_source_raises_errors() -> None:
    assert {
        "must_follow",
        "card_unknown",
        "seed_size",
        "dealer_contradicts",
        "record_truncated",
    } <= raised_codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    assert raised_codes() - told_codes(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_without_its_error(language: str) -> None:
    written = written_strings()
    unused = {
        code
        for code in told_codes(language) - raised_codes()
        if code not in written and code.removeprefix("agreement_") not in written
    }
    assert unused == set()


def test_an_illegal_action_says_the_rule_and_what_is_allowed() -> None:
    legal = tuple(Bid(1, points) for points in range(105, 125, 5))
    error = IllegalAction("bid_above_cap", points=125, cap=120, seat=1, to_act=1, legal=(Pass(1), *legal))
    assert explain(error, Words("en"), ["Anna", "Boris", "Vera"]) == (
        "The cards in this hand allow no bid above 120, and 125 is more; "
        "Boris may pass or bid from 105 to 120 in steps of 5."
    )
    assert explain(error, Words("ru"), ["Анна", "Борис", "Вера"]) == (
        "С такими картами нельзя заказать больше 120, а 125 больше; "
        "Борис может спасовать или заказать от 105 до 120 с шагом 5."
    )


def test_an_error_without_choices_is_a_sentence_all_the_same() -> None:
    assert explain(IllegalAction("deal_open", legal=()), Words("en")).endswith("begin.")
    assert explain(CardError("card_twice", card="TH"), Words("ru")).startswith("10♥ ")


def test_a_fault_is_placed_counting_from_one() -> None:
    error = RecordFault(0, 3, "deal_neither")
    assert explain_placed(error, Words("en")).startswith("Deal 1, action 4: A deal")
    assert explain_placed(RecordFault(2, None, "deal_both"), Words("ru")).startswith("Раздача 3: ")
    assert explain_placed(TysyachaError("record_empty"), Words("en")).startswith("This is empty")


def test_names_from_outside_stay_on_one_line() -> None:
    error = IllegalAction("not_your_turn", seat=0, to_act=1, legal=())
    told = explain(error, Words("en"), ["A\nB\x1b[31m" + "x" * 100, ""])
    assert told.startswith("It is not A B [31mxxxx")
    assert len(told) < 70
    assert explain(IllegalAction("not_your_turn", seat=1, legal=()), Words("en"), ["", ""]) == (
        "It is not player 2’s turn."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words(language: str) -> None:
    words, queen = Words(language), card("QS")
    actions: list[Action] = [
        Bid(0, 100), Blind(0), Look(0), Pass(0), Redeal(0), Take(0, 0), Take(0, 1), Give(0, queen, 1),
        Discard(0, queen), Give(0, None, 1), Raise(0, 120), Concede(0), Play(0, queen),
        Play(0, queen, "marriage"), Play(0, queen, "half"), Play(0, card("AS"), "aces"), Play(0, card("9S"), "nines"),
        Cut(0, 1), Cut(0, 5),
    ]  # fmt: skip
    told = [action_text(each, words, ["Anna", "Boris"]) for each in actions]
    assert len(set(told)) == len(actions)


def test_choices_are_drawn_together() -> None:
    words = Words("en")
    cards = [card(each) for each in ("9S", "QS", "AS")]
    plays: list[Action] = [*(Play(0, each) for each in cards), Play(0, cards[1], "marriage"), Concede(0)]
    assert choices_text(plays, words) == "play 9♠, Q♠ or A♠, play Q♠ and declare the marriage or concede"
    gifts = [Give(0, each, to) for to in (1, 2) for each in cards[:2]]
    assert choices_text(gifts, words, ["A", "B", "C"]) == "give B one of 9♠ or Q♠ or give C one of 9♠ or Q♠"
    raises = [Raise(0, points) for points in (110, 120, 130)]
    assert choices_text(raises, words) == "raise to any contract from 110 to 130 in steps of 10"
