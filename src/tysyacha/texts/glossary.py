"""The glossary: the words of the game and what Russian players say, each with a short explanation.

Terms and explanations stand in the catalogues, ``glossary-talon`` with its attribute ``.about``; what the same things
are called in languages that the program does not speak stands in `glossary.json`.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import msgspec

from tysyacha.texts.catalogue import LANGUAGES, Words

# The alphabets one after the other; ё stands beside е.
_ALPHABET: Final = {
    letter: place
    for place, letter in enumerate("abcdefghijklmnopqrstuvwxyzабвгдеёжзийклмнопрстуфхцчшщъыьэюя")
}
_PREFIX: Final = "glossary-"


class Term(NamedTuple):
    """A term: its id, such as ``talon``, how it is said in one language with a sentence about it, and what it is called
    in each language where it has a name (ru, en, uk, be, pl)."""

    id: str
    term: str
    about: str
    words: dict[str, str]


def terms(lang: str) -> list[Term]:
    """The whole glossary, in the alphabet of ``lang`` as `glossary` has it, with the words of all languages."""
    spoken = {each: Words(each) for each in LANGUAGES}
    words = spoken.get(lang) or Words(lang)
    elsewhere = _elsewhere()
    found = []
    for message in words.messages():
        if message.startswith(_PREFIX):
            name = message.removeprefix(_PREFIX)
            said = {language: each.say(message) for language, each in spoken.items()}
            term = Term(
                name, words.say(message), words.say(f"{message}.about"), said | elsewhere.get(name, {})
            )
            found.append(term)
    return sorted(found, key=lambda each: _alphabetical(each.term))


def glossary(lang: str) -> list[tuple[str, str]]:
    """Every term with its explanation, in the alphabet of ``lang`` (``ru`` or ``en``).

    English has Russian words of the game in their own letters, after its own terms. Raises TysyachaError
    ``language_unknown``.
    """
    return [(each.term, each.about) for each in terms(lang)]


@cache
def _elsewhere() -> dict[str, dict[str, str]]:
    from importlib import resources  # slow to import, and only the glossary needs it

    text = resources.files("tysyacha.texts").joinpath("glossary.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, str]])


def _alphabetical(term: str) -> list[int]:
    return [_ALPHABET.get(letter, -1) for letter in term.lower()]
