"""The shape of a rule text: sections of paragraphs of sentences, worded, and the same as plain text."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from tysyacha.texts.catalogue import Words

Argument: TypeAlias = int | str


class Line(NamedTuple):
    """A message chosen for a table, not yet in words."""

    message: str
    arguments: Mapping[str, Argument]


Paragraph: TypeAlias = list[Line | None]
"""Lines in reading order; None where the table has nothing to say."""


class Sentence(NamedTuple):
    """A message of the catalogue (``rules-…``) with its arguments, and the same in words.

    The words are one whole sentence, or a few that belong together.
    """

    message: str
    arguments: Mapping[str, Argument]
    text: str


class Section(NamedTuple):
    """A section of the sheet, such as ``bolts``: its title and its paragraphs, each a list of sentences."""

    id: str
    title: str
    paragraphs: tuple[tuple[Sentence, ...], ...]


class RulesText(NamedTuple):
    """The rules of one table in one language; sections that the table does not have are absent."""

    language: str
    title: str
    sections: tuple[Section, ...]

    def as_text(self, width: int = 80) -> str:
        """Plain text with lines of at most ``width`` characters, sections numbered if there are several."""
        numbered = len(self.sections) > 1
        parts = [_wrapped(self.title, width)]
        for number, section in enumerate(self.sections, 1):
            parts.append(f"{number}. {section.title}" if numbered else section.title)
            parts += [_wrapped(" ".join(each.text for each in told), width) for told in section.paragraphs]
        return "\n\n".join(parts) + "\n"

    def messages(self) -> set[str]:
        """The ids of all messages said."""
        return {each.message for section in self.sections for told in section.paragraphs for each in told}


def line(*name: object, **arguments: Argument) -> Line:
    """The message ``rules-`` and the parts of the name with dashes; a switch reads ``yes`` or ``no``."""
    return Line("-".join(["rules", *map(_part, name)]), arguments)


def when(condition: object, told: Line) -> Line | None:
    """The line where the condition holds."""
    return told if condition else None


def worded(section: str, paragraphs: list[Paragraph], words: Words) -> Section | None:
    """A section in words; None if nothing is said in it."""
    told = [
        tuple(
            Sentence(each.message, each.arguments, words.say(each.message, **each.arguments)) for each in kept
        )
        for paragraph in paragraphs
        if (kept := [each for each in paragraph if each is not None])
    ]
    return Section(section, words.say(f"rules-title-{section}"), tuple(told)) if told else None


def _part(part: object) -> str:
    return ("no", "yes")[part] if isinstance(part, bool) else str(part)


def _wrapped(text: str, width: int) -> str:
    return textwrap.fill(text, max(width, 20), break_long_words=False, break_on_hyphens=False)
