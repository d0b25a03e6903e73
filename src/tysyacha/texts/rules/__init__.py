"""The rules of one table in words, written from its agreements so that the text cannot disagree with the game.

Each section is a function from the facts of a table to paragraphs of lines; a line is a message of the catalogue
(``rules-…``), chosen by the value of an agreement, with numbers as arguments. Nothing is said twice in two places:
what an agreement means stands in one message.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from tysyacha.agreements import Agreements, ensure
from tysyacha.texts.catalogue import Words, known_language
from tysyacha.texts.rules import bidding, brief, dealing, finishing, giving, opening, playing, scoring
from tysyacha.texts.rules.facts import Facts
from tysyacha.texts.rules.sheet import Paragraph, RulesText, Section, Sentence, worded

__all__ = ["SECTIONS", "RulesText", "Section", "Sentence", "rules_text"]

Writer = Callable[[Facts], list[Paragraph]]

SECTIONS: Final[dict[str, Writer]] = {
    "aim": opening.aim,
    "deck": opening.deck,
    "deal": dealing.deal,
    "redeals": dealing.redeals,
    "auction": bidding.auction,
    "blind": bidding.blind,
    "golden": bidding.golden,
    "talon": giving.talon,
    "concede": giving.concede,
    "play": playing.play,
    "marriages": playing.marriages,
    "scoring": scoring.scoring,
    "bolts": scoring.bolts,
    "barrel": finishing.barrel,
    "dump": finishing.dump,
    "end": finishing.end,
}
"""The sections of the whole text, in order."""

BRIEF_SECTIONS: Final[dict[str, Writer]] = {"brief": brief.brief, "special": brief.special}


def rules_text(agreements: Agreements, players: int, lang: str, short: bool = False) -> RulesText:
    """The rules of a table of 2, 3 or 4 in ``lang`` (``ru`` or ``en``); ``short``: in a minute of reading.

    Raises AgreementError for a number of players or a mix of agreements that no table may have, and TysyachaError
    ``language_unknown``.
    """
    ensure(agreements, players)
    words, table = _words(known_language(lang)), Facts(agreements, players)
    written = BRIEF_SECTIONS if short else SECTIONS
    sections = (worded(section, write(table), words) for section, write in written.items())
    return RulesText(
        words.language,
        words.say("rules-title", players=players),
        tuple(section for section in sections if section is not None),
    )


@cache
def _words(language: str) -> Words:
    """One for all texts of a language: what has been said once need not be parsed again."""
    return Words(language)
