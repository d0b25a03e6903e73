"""The rules of a table that somebody is thinking of: whether they can be played, what is special, the text in words."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tysyacha.agreements import Agreements, changes, check, parse, preset, redeal_chances
from tysyacha.errors import AgreementError
from tysyacha.server.accounts.identity import Who
from tysyacha.server.rules.declared import RuleValue, plain_values
from tysyacha.server.tables.pages import RuleDifference, differences, usual_rules
from tysyacha.texts import Words
from tysyacha.texts.errors import explain
from tysyacha.texts.rules import RulesText, rules_text

Players = Annotated[int, Meta(ge=2, le=4)]


class RulesAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A preset, what is changed of it by agreement id, and how many play."""

    preset: Annotated[str, Meta(max_length=60)] = "classic_ru"
    changes: Annotated[dict[str, Any], Meta(max_length=500)] = msgspec.field(default_factory=dict)
    players: Players = 3


class Problem(msgspec.Struct):
    """A sentence about agreements that do not go together, or about one that cannot have its value; ``ids`` are all
    that it speaks of."""

    code: str
    ids: list[str]
    message: str


class RedealsTold(msgspec.Struct):
    """In how many of 100 deals there are about grounds for a redeal: in a hand, in the talon, in one or the other."""

    hands: float
    talon: float
    either: float


class SectionTold(msgspec.Struct):
    """A section of the rules: its paragraphs in words."""

    id: str
    title: str
    paragraphs: list[str]


class TextTold(msgspec.Struct):
    """The rules of a table in words."""

    title: str
    sections: list[SectionTold]


class RulesChecked(msgspec.Struct):
    """What becomes of the rules that were asked about.

    They can be played where there are no ``problems``; ``warnings`` surprise, no more. ``changes`` are all that differ
    from the preset, by id, and ``values`` all agreements; a change that cannot be read is among the problems and left
    out of both. ``from_preset`` and ``from_usual`` tell the same differences in words (``usual`` is the value there);
    ``usual_preset`` is the preset of the reader's usual rules. ``redeals`` is null where nobody can ask for one;
    ``text`` and ``brief`` (a minute of reading) are null where the rules cannot be played.
    """

    valid: bool
    preset: str
    players: int
    changes: dict[str, RuleValue]
    values: dict[str, RuleValue]
    problems: list[Problem]
    warnings: list[Problem]
    from_preset: list[RuleDifference]
    from_usual: list[RuleDifference]
    usual_preset: str
    redeals: RedealsTold | None
    text: TextTold | None
    brief: TextTold | None


def checked(asked: RulesAsked, who: Who | None, words: Words) -> RulesChecked:
    """Everything about these rules. Raises AgreementError ``preset_unknown``."""
    base = preset(asked.preset)
    agreements, problems = _changed(base.agreements, asked.changes, words)
    conflicts = check(agreements, asked.players)
    told = [
        (each.level, Problem(each.code, list(each.ids), words.explain(each.code, **each.arguments)))
        for each in conflicts
    ]
    problems += [each for level, each in told if level == "refuse"]
    playable = all(level != "refuse" for level, _ in told)
    usual_preset, usual = usual_rules(who)
    return RulesChecked(
        valid=not problems,
        preset=base.id,
        players=asked.players,
        changes=changes(agreements, base.agreements),
        values=plain_values(agreements),
        problems=problems,
        warnings=[each for level, each in told if level == "warn"],
        from_preset=differences(agreements, base.agreements, asked.players, words.language),
        from_usual=differences(agreements, usual, asked.players, words.language),
        usual_preset=usual_preset,
        redeals=_redeals(agreements, asked.players),
        text=_text(rules_text(agreements, asked.players, words.language)) if playable else None,
        brief=_text(rules_text(agreements, asked.players, words.language, short=True)) if playable else None,
    )


def _changed(base: Agreements, wanted: dict[str, Any], words: Words) -> tuple[Agreements, list[Problem]]:
    """The agreements with every change that can be read, and a problem for each that cannot."""
    agreements, problems = base, list[Problem]()
    for name, value in wanted.items():
        try:
            agreements = parse({name: value}, agreements)
        except AgreementError as error:
            problems.append(Problem(error.code, [name[:60]], explain(error, words)))
    return agreements, problems


def _redeals(agreements: Agreements, players: int) -> RedealsTold | None:
    chances = redeal_chances(agreements, players)
    return None if chances is None else RedealsTold(*chances)


def _text(written: RulesText) -> TextTold:
    return TextTold(
        written.title,
        [
            SectionTold(each.id, each.title, [" ".join(one.text for one in told) for told in each.paragraphs])
            for each in written.sections
        ],
    )
