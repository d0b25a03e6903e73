"""Bots at a table have names of people, one a seat: easier to tell apart than two of the same level."""

from __future__ import annotations

from collections.abc import Sequence

from tysyacha.texts.catalogue import Words


def called(names: Sequence[str], bots: Sequence[str | None], words: Words) -> tuple[str, ...]:
    """The names by seat as they are said in a language.

    ``bots`` has the level of each seat's bot, None for a person. A bot that bears the name of its level is called by
    the name of its seat, or by another one where a person bears that; one that somebody named keeps that name.
    """
    own = [each.strip() for each in words.say("bot-names").split(",")]
    half = len(own) // 2
    return tuple(
        own[seat + half * (own[seat] in names)] if bot is not None and name == bot else name
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
    )
