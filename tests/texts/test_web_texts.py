"""The texts of the browser client: none is missing, none is left over, and both languages have the same."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import pytest

from tysyacha.texts import LANGUAGES, Words
from tysyacha.texts.catalogue import split_entries

WEB: Final = Path(__file__).parents[2] / "web" / "src"
_QUOTED: Final = re.compile(r"'([a-z][a-z0-9-]*)(?:\.[a-z-]+)?'|\"([a-z][a-z0-9-]*)(?:\.[a-z-]+)?\"")
_TEMPLATE: Final = re.compile(r"`([a-z][a-z0-9-]*-)\$\{[^`]*?\}([a-z0-9-]*)(?:\.[a-z-]+)?`")
_ASKED: Final = re.compile(r"(?<![.\w])t\(\s*'([a-z][a-z0-9]*-[a-z0-9-]*(?:\.[a-z-]+)?)'")


@cache
def sources() -> str:
    """The client's own files, one after another; tests and what is made from the schemas left out."""
    files = [
        each
        for each in sorted(WEB.rglob("*"))
        if each.suffix in {".ts", ".svelte"} and "generated" not in each.parts and ".test." not in each.name
    ]
    return "\n".join(each.read_text(encoding="utf-8") for each in files)


@cache
def catalogue(language: str) -> dict[str, str]:
    """The entries of the catalogues that are the browser's alone."""
    folder = resources.files("tysyacha.texts").joinpath(language)
    files = [each for each in folder.iterdir() if each.name.startswith("web")]
    return {name: entry for each in files for name, entry in split_entries(each.read_text("utf-8")).items()}


@cache
def named() -> tuple[set[str], list[re.Pattern[str]]]:
    """The messages that the client names whole, and the shapes of those it puts together."""
    quoted = {first or second for first, second in _QUOTED.findall(sources())}
    shapes = [
        re.compile(f"{re.escape(start)}[a-zA-Z0-9_-]+{re.escape(end)}")
        for start, end in _TEMPLATE.findall(sources())
    ]
    return quoted, shapes


def is_used(message: str) -> bool:
    """Whether the client says the message, or another message is made of it."""
    quoted, shapes = named()
    if message in quoted or any(each.fullmatch(message) for each in shapes):
        return True
    inside = re.compile(rf"\{{\s*{re.escape(message)}\b")
    return any(inside.search(entry) for entry in catalogue("en").values())


def test_the_client_asks_for_nothing_that_no_catalogue_has() -> None:
    asked = set(_ASKED.findall(sources()))
    assert len(asked) > 300
    for language in LANGUAGES:
        words = Words(language)
        assert {each for each in asked if not words.has(each)} == set()


def test_no_message_of_the_client_is_left_over() -> None:
    assert {each for each in catalogue("en") if not is_used(each)} == set()


def test_a_left_over_message_would_be_found() -> None:
    assert is_used("nav-play")
    assert not is_used("nonsense-of-no-screen")


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_both_languages_say_the_same_messages(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert english.keys() == other.keys()
    assert {each for each in english if attributes(english[each]) != attributes(other[each])} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_client_is_fluent(language: str) -> None:
    words = Words(language)
    assert {each for each in catalogue(language) if not each.startswith("-") and not words.has(each)} <= {
        each for each, entry in catalogue(language).items() if attributes(entry)
    }


def attributes(entry: str) -> set[str]:
    """The attributes of a message."""
    return set(re.findall(r"^ +\.([a-z-]+) *=", entry, re.MULTILINE))
