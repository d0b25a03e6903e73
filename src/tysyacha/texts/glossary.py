"""The glossary: the words of the game and what Russian players say, each with a short explanation.

Terms and explanations stand in the catalogues, ``glossary-talon`` with its attribute ``.about``.
"""

from __future__ import annotations

from typing import Final

from tysyacha.texts.catalogue import Words

# The alphabets one after the other; ё stands beside е.
_ALPHABET: Final = {
    letter: place
    for place, letter in enumerate("abcdefghijklmnopqrstuvwxyzабвгдеёжзийклмнопрстуфхцчшщъыьэюя")
}
_PREFIX: Final = "glossary-"


def glossary(lang: str) -> list[tuple[str, str]]:
    """Every term with its explanation, in the alphabet of ``lang`` (``ru`` or ``en``).

    English has Russian words of the game in their own letters, after its own terms. Raises TysyachaError
    ``language_unknown``.
    """
    words = Words(lang)
    terms = [message for message in words.messages() if message.startswith(_PREFIX)]
    told = [(words.say(each), words.say(f"{each}.about")) for each in terms]
    return sorted(told, key=lambda each: _alphabetical(each[0]))


def _alphabetical(term: str) -> list[int]:
    return [_ALPHABET.get(letter, -1) for letter in term.lower()]
