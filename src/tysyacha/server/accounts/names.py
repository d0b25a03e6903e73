"""Names of players: one line that can be shown anywhere."""

from __future__ import annotations

import unicodedata
from typing import Final

from tysyacha.server.failures import BadRequest
from tysyacha.server.visible import hides

MOST_LETTERS: Final = 24


def tidy_name(name: str) -> str:
    """The name without blanks around and in a row; raises BadRequest ``name_wrong``.

    Signs that cannot be seen, or that turn the text around, are no part of a name.
    """
    text = " ".join(unicodedata.normalize("NFC", name).split())
    if not text or len(text) > MOST_LETTERS or hides(text) or not any(each.isalnum() for each in text):
        raise BadRequest("name_wrong", most=MOST_LETTERS)
    return text


def folded_name(name: str) -> str:
    """A name as it is searched for: without blanks around, capitals and letters of other widths."""
    return unicodedata.normalize("NFKC", name).strip().casefold()[:40]
