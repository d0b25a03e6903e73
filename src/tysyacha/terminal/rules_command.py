"""``tysyacha rules``: the presets, the rules of a table in words, differences, and a check of a set of changes."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping
from typing import Any, Final

from tysyacha.agreements import (
    PARAMETERS,
    Preset,
    Rules,
    changes,
    check,
    diff,
    ensure,
    parse_rules,
    plain,
    preset,
    presets,
)
from tysyacha.agreements.describing import describe_value, message_id
from tysyacha.errors import RecordError, TysyachaError
from tysyacha.record.reading import decoded
from tysyacha.terminal.edge import FAULT, document_at, fail, say, tell_json, words_of
from tysyacha.texts import Words
from tysyacha.texts.errors import explain
from tysyacha.texts.rules import RulesText, rules_text

USUAL_PLAYERS: Final = 3
_WIDEST: Final = 96


def run_list(as_json: bool, lang: str | None) -> int:
    """Prints every preset: id, for how many, title."""
    try:
        words = words_of(lang, as_json)
    except TysyachaError as error:
        return fail(error, lang, as_json)
    if as_json:
        tell_json([_preset_told(each, words) for each in presets().values()])
        return 0
    width = max(map(len, presets()))
    for each in presets().values():
        say(f"{each.id:{width}}  {_counts(each.players):7}  {words.say(f'preset-{each.id}')}")
    return 0


def run_show(name: str, players: int | None, short: bool, as_json: bool, lang: str | None) -> int:
    """Prints the rules of a preset in words, for so many players (else the first it is meant for)."""
    try:
        words = words_of(lang, as_json)
        found = preset(name)
        seats = players_for(found, players)
        text = rules_text(found.agreements, seats, words.language, short)
    except TysyachaError as error:
        return fail(error, lang, as_json)
    if not as_json:
        say(_shown(found, text, words).rstrip("\n"))
        return 0
    agreements = {each.id: plain(each, each.of(found.agreements)) for each in PARAMETERS.values()}
    told = _preset_told(found, words)
    told |= {"changes": changes(found.agreements), "unverified": list(found.unverified)}
    tell_json(told | {"shown_for": seats, "agreements": agreements, "text": _sections(text)})
    return 0


def run_diff(left: str, right: str, players: int | None, as_json: bool, lang: str | None) -> int:
    """Prints the agreements on which two presets differ."""
    try:
        words = words_of(lang, as_json)
        one, other = preset(left), preset(right)
        if players is not None:
            ensure(one.agreements, players)
        found = diff(one.agreements, other.agreements, players)
    except TysyachaError as error:
        return fail(error, lang, as_json)
    entries = []
    for each in found:
        parameter = PARAMETERS[each.id]
        values = [plain(parameter, value) for value in (each.left, each.right)]
        title = words.say(f"{message_id(parameter)}.name")
        shown = [describe_value(parameter, value, words) for value in (each.left, each.right)]
        entries.append((each.id, title, values, shown))
    if as_json:
        tell_json(
            [
                {"id": name, "title": title, "left": values[0], "right": values[1]}
                for name, title, values, _ in entries
            ]
        )
        return 0
    if not entries:
        say(words.say("command-same", left=left, right=right))
    for name, title, _, shown in entries:
        say(f"{title} ({name})\n  {left}: {shown[0]}\n  {right}: {shown[1]}")
    return 0


def run_check(file: str, players: int | None, as_json: bool, lang: str | None) -> int:
    """Says whether a table may have these rules; exit status 2 where not.

    The file holds changes by id, or ``{"preset": …, "changes": {…}}``, or a whole record.
    """
    try:
        words = words_of(lang, as_json)
        rules, told_players = _rules_in(decoded(document_at(file)))
        seats = players_for(preset(rules.preset), players or told_players)
        conflicts = check(rules.agreements, seats)
        if not 2 <= seats <= 4:
            ensure(rules.agreements, seats)
    except TysyachaError as error:
        return fail(error, lang, as_json)
    refused = any(each.level == "refuse" for each in conflicts)
    sentences = [explain(TysyachaError(each.code, **each.arguments), words) for each in conflicts]
    if as_json:
        told = {
            "ok": not refused,
            "preset": rules.preset,
            "players": seats,
            "changes": changes(rules.agreements, preset(rules.preset).agreements),
            "conflicts": [
                {"level": each.level, "code": each.code, "ids": list(each.ids), "text": sentence}
                for each, sentence in zip(conflicts, sentences, strict=True)
            ],
        }
        tell_json(told | ({"error": sentences[0]} if refused else {}))
    else:
        for each, sentence in zip(conflicts, sentences, strict=True):
            say(words.say(f"command-check-{each.level}", sentence=sentence))
        if not refused:
            say(words.say("command-check-fine", preset=rules.preset, players=seats))
    return FAULT if refused else 0


def players_for(found: Preset, players: int | None) -> int:
    """So many players, else three where the preset is meant for them, else the first it is meant for."""
    if players is not None:
        return players
    return USUAL_PLAYERS if USUAL_PLAYERS in found.players else found.players[0]


def _rules_in(document: object) -> tuple[Rules, int | None]:
    if not isinstance(document, Mapping):
        raise RecordError("rules_not_object")
    if "rules" in document:
        names = document.get("players")
        return parse_rules(document["rules"]), len(names) if isinstance(names, list) else None
    if "preset" in document or "changes" in document:
        return parse_rules(document), None
    return parse_rules({"changes": document}), None


def _preset_told(found: Preset, words: Words) -> dict[str, Any]:
    note = f"preset-{found.id}.note"
    return {
        "id": found.id,
        "title": words.say(f"preset-{found.id}"),
        "players": list(found.players),
        "note": words.say(note) if words.has(note) else None,
    }


def _counts(players: tuple[int, ...]) -> str:
    return ", ".join(map(str, players))


def _shown(found: Preset, text: RulesText, words: Words) -> str:
    width = min(shutil.get_terminal_size().columns if sys.stdout.isatty() else 80, _WIDEST)
    head = f"{words.say(f'preset-{found.id}')} ({found.id})\n\n"
    return head + text.as_text(width)


def _sections(text: RulesText) -> dict[str, Any]:
    return {
        "language": text.language,
        "title": text.title,
        "sections": [
            {
                "id": each.id,
                "title": each.title,
                "paragraphs": [" ".join(one.text for one in told) for told in each.paragraphs],
            }
            for each in text.sections
        ],
    }
