"""The edge that all commands share: language, files, and errors that become one sentence and exit status 2."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tysyacha.errors import RecordError, TysyachaError
from tysyacha.record.reading import MOST_BYTES
from tysyacha.texts import DEFAULT_LANGUAGE, LANGUAGES, Words
from tysyacha.texts.cards import seat_text
from tysyacha.texts.errors import explain, explain_placed

FAULT: Final = 2
"""The exit status for input that cannot be used."""


def language_of(lang: str | None, as_json: bool = False, environ: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one asked for, else English in JSON, else that of the locale.

    One asked for that is not known gives the same word back; `Words` then refuses it.
    """
    if lang is not None:
        return lang
    if as_json:
        return DEFAULT_LANGUAGE
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    spoken = locale[:2].lower()
    return spoken if spoken in LANGUAGES else DEFAULT_LANGUAGE


def words_of(lang: str | None, as_json: bool = False) -> Words:
    """The catalogue in that language; raises TysyachaError ``language_unknown``."""
    return Words(language_of(lang, as_json))


def document_at(file: str) -> bytes:
    """What a file holds, ``-`` for standard input; no more than a record may have, and one byte.

    Raises RecordError ``file_missing``, ``file_unreadable``.
    """
    try:
        if file == "-":
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with Path(file).open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise RecordError("file_missing", path=file) from None
    except (OSError, ValueError):
        raise RecordError("file_unreadable", path=file) from None


def names_of(players: Sequence[str], words: Words) -> list[str]:
    """The players as they can be shown: one line each, never empty."""
    return [seat_text(seat, words, players) for seat in range(len(players))]


def say(text: str) -> None:
    """Print to standard output, whatever its encoding can hold."""
    _write(sys.stdout, text)


def tell_json(data: object) -> None:
    """Print one line of JSON."""
    wide = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    _write(sys.stdout, json.dumps(data, ensure_ascii=not wide))


def fail(error: TysyachaError, lang: str | None, as_json: bool, names: Sequence[str] = ()) -> int:
    """Tell an error: as JSON on standard output, otherwise as one sentence on standard error."""
    try:
        words = words_of(lang, as_json)
    except TysyachaError:
        words = Words(DEFAULT_LANGUAGE)
    if not as_json:
        _write(sys.stderr, explain_placed(error, words, names))
        return FAULT
    told: dict[str, Any] = {
        "ok": False,
        "deal": getattr(error, "deal", None),
        "action": getattr(error, "action", None),
        "error": explain(error, words, names),
    }
    tell_json(told)
    return FAULT


def _write(stream: Any, text: str) -> None:
    encoding = stream.encoding or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding), file=stream)
