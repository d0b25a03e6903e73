"""Every message of the table is there in both languages, is used, and takes what the program gives it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import tysyacha.terminal
import tysyacha.texts
from tysyacha.texts import LANGUAGES, Words

OWN = ("table-", "event-")
SOURCES = "\n".join(
    each.read_text(encoding="utf-8") for each in sorted(Path(tysyacha.terminal.__file__).parent.glob("*.py"))
)


def messages(lang: str) -> set[str]:
    """The messages of the table; those that only the browser says are held by the tests of its client."""
    folder = Path(tysyacha.texts.__file__).parent / lang
    browser = "\n".join(each.read_text(encoding="utf-8") for each in folder.glob("web*.ftl"))
    others = set(re.findall(r"^([\w-]+) =", browser, re.MULTILINE))
    return {each for each in Words(lang).messages() if each.startswith(OWN)} - others


def test_both_languages_have_the_same_messages() -> None:
    russian, *others = (messages(lang) for lang in LANGUAGES)
    assert russian
    assert all(each == russian for each in others)


@pytest.mark.parametrize("message", sorted(messages("en")))
def test_every_message_is_used(message: str) -> None:
    """By its name, or by the beginning of its name with a code put after it."""
    name = message.partition("-")[2]
    parts = name.split("-")
    beginnings = ["-".join(parts[:count]) + "-{" for count in range(1, len(parts))]
    assert any(f'"{each}"' in SOURCES for each in (message, name)) or any(
        each in SOURCES for each in beginnings
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_is_said_exists(lang: str) -> None:
    said = re.findall(r'self\._say\(\s*"([\w-]+)"', SOURCES)
    assert len(said) > 80
    words = Words(lang)
    assert not [each for each in said if not words.has(f"table-{each}") and not words.has(f"event-{each}")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_its_message(lang: str) -> None:
    from tysyacha.game.actions import Declaration
    from tysyacha.game.deal import Phase

    words = Words(lang)
    for what in get_args(Declaration):
        assert words.has(f"table-declare-{what}")
        assert words.has(f"table-announced-{what}")
        assert words.has(f"event-declared-{what}")
    for phase in (*(each for each in get_args(Phase) if each != "done"), "blind", "offer"):
        assert words.has(f"table-help-{phase}")
    for kind in ("bool", "int", "int-list", "suit-values"):
        assert words.has(f"table-value-bounds-{kind}")
