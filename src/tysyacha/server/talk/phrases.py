"""Ready phrases: what may be said at any time, in every language. None of them says anything about cards."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    "hello",
    "good_luck",
    "thanks",
    "please",
    "sorry",
    "wait",
    "ready",
    "well_played",
    "what_a_deal",
    "bad_luck",
    "close_one",
    "congratulations",
    "good_game",
    "again",
    "must_go",
    "bye",
)
"""The words of each stand in the catalogues as ``phrase-ID`` with dashes."""


def message_of(phrase: str) -> str:
    """The message of the catalogues that says it."""
    return f"phrase-{phrase.replace('_', '-')}"
