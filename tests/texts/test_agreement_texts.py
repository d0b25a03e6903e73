"""Every agreement, value, group, preset and conflict has its words in every language, and no words are left over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from tests.agreements.test_conflicts import CASES
from tests.agreements.test_reading import REFUSED

import tysyacha.agreements
from tysyacha.agreements import CONFLICTS, GROUPS, PARAMETERS, check, message_id, parse, presets
from tysyacha.errors import AgreementError
from tysyacha.texts import LANGUAGES, Words
from tysyacha.texts.catalogue import split_entries

FILES = ("agreements.ftl", "presets.ftl", "errors-agreements.ftl")


def needed() -> Iterator[str]:
    yield from ("value-on", "value-off")
    yield from (f"group-{each}" for each in GROUPS)
    for each in PARAMETERS.values():
        yield message_id(each)
        yield from (f"{message_id(each)}-{value}" for value in each.values if isinstance(value, str))
        if each.nullable or each.kind == "int_list":
            yield f"{message_id(each)}-none"
    yield from (f"preset-{each}" for each in presets())
    yield from (f"error-{code.replace('_', '-')}" for code in error_codes())


def error_codes() -> set[str]:
    """The codes of the room, read from its source, with those that reading builds from a stem."""
    found = {each.code for each in CONFLICTS}
    for path in Path(tysyacha.agreements.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    if node.func.id == "AgreementError":
                        found.add(first.value)
                    elif node.func.id == "_refuse":
                        found.add(f"agreement_{first.value}")
    return found


def in_files(language: str) -> list[str]:
    folder = resources.files("tysyacha.texts").joinpath(language)
    entries = [split_entries(folder.joinpath(name).read_text(encoding="utf-8")) for name in FILES]
    return [name for each in entries for name in each if not name.startswith("-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_missing_and_none_left_over(language: str) -> None:
    assert sorted(in_files(language)) == sorted(needed())


def test_the_languages_say_the_same_messages_in_the_same_order() -> None:
    first, *others = map(in_files, LANGUAGES)
    assert all(each == first for each in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short_and_explanations_are_sentences(language: str) -> None:
    words = Words(language)
    for each in PARAMETERS.values():
        name, about = (words.say(f"{message_id(each)}.{part}") for part in ("name", "about"))
        assert 0 < len(name) <= 40, name
        assert not name.endswith("."), name
        assert about.endswith("."), about
        assert about[0].isupper(), about


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_told_apart(language: str) -> None:
    words = Words(language)
    names = [words.say(f"{message_id(each)}.name") for each in PARAMETERS.values()]
    assert len(set(names)) == len(names)
    titles = [words.say(f"preset-{each}") for each in presets()]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preset_is_told_in_one_line_of_its_own(language: str) -> None:
    words = Words(language)
    lines = [words.say(f"preset-{each}.line") for each in presets()]
    assert len(set(lines)) == len(lines)
    assert max(map(len, lines)) <= 90


def test_a_preset_has_a_note_in_every_language_or_in_none() -> None:
    noted = [{each for each in presets() if Words(one).has(f"preset-{each}.note")} for one in LANGUAGES]
    assert all(each == noted[0] for each in noted)
    assert noted[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_conflict_is_a_sentence_that_names_both_sides(language: str) -> None:
    words = Words(language)
    for name, players, changed, _ in CASES:
        found = next(each for each in check(parse(changed), players) if each.code == f"conflict_{name}")
        sentence = words.explain(found.code, **found.arguments)
        assert sentence.endswith("."), sentence
        if found.level == "refuse":
            assert all(each in sentence for each in found.ids), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_one_sentence(language: str) -> None:
    words = Words(language)
    for changed, *_ in REFUSED:
        with pytest.raises(AgreementError) as refused:
            parse(changed)
        sentence = words.error(refused.value)
        assert sentence.endswith((".", "…")), sentence
        assert "\n" not in sentence
        assert len(sentence) < 300
