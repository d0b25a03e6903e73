"""The words of the game with their explanations, for a page and for the terms in other texts."""

from __future__ import annotations

from functools import cache

import msgspec

from tysyacha.texts.glossary import terms


class TermTold(msgspec.Struct):
    """A term and a sentence about it. ``words`` is what it is called, by language: always ru and en, and uk, be and pl
    where it has a name there."""

    id: str
    term: str
    about: str
    words: dict[str, str]


class Glossary(msgspec.Struct):
    """All terms, in the alphabet of the language."""

    language: str
    terms: list[TermTold]


@cache
def glossary_told(language: str) -> Glossary:
    """The glossary in a language."""
    return Glossary(language, [TermTold(*each) for each in terms(language)])
