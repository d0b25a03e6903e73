"""``tysyacha verify FILE``: the check of a finished game in words."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TextIO

from tysyacha.errors import RecordError, TysyachaError
from tysyacha.record import read
from tysyacha.record.reading import MOST_BYTES
from tysyacha.server.fair.verifying import Check, Verdict, verify
from tysyacha.texts import DEFAULT_LANGUAGE, LANGUAGES, Words
from tysyacha.texts.cards import seat_text
from tysyacha.texts.errors import explain_placed

FAULT = 2
UNFAIR = 1


def run(file: str, as_json: bool, lang: str | None) -> int:
    """Prints what was checked; 0 where all is as promised, 1 where it is not, 2 for a file that cannot be checked."""
    words = Words(DEFAULT_LANGUAGE)
    try:
        words = Words(lang or (DEFAULT_LANGUAGE if as_json else _locale()))
        record = read(_document(file))
        verdict = verify(record)
    except TysyachaError as error:
        sentence = explain_placed(error, words)
        print(json.dumps({"ok": False, "error": sentence}) if as_json else sentence, file=_out(as_json))
        return FAULT
    names = [seat_text(seat, words, record.players) for seat in range(len(record.players))]
    if as_json:
        print(json.dumps(_plain(verdict)))
    else:
        for line in lines(verdict, words, names):
            print(line)
    return 0 if verdict.ok else UNFAIR


def lines(verdict: Verdict, words: Words, names: list[str]) -> list[str]:
    """The verdict in sentences: what failed, who withheld a nonce or brought none, and the sum of it."""
    told = [_failed(each, words, names) for each in verdict.checks if not each.ok]
    told += [words.say("verify-withheld", who=names[seat]) for seat in verdict.withheld]
    if verdict.without:
        told.append(words.say("verify-without", who=[names[seat] for seat in verdict.without]))
    deals = sum(each.code == "deal" for each in verdict.checks)
    told.append(words.say("verify-fair" if verdict.ok else "verify-unfair", deals=deals))
    return told


def _failed(check: Check, words: Words, names: list[str]) -> str:
    who = "" if check.seat is None else names[check.seat]
    return words.say(f"verify-wrong-{check.code}", who=who, deal=(check.deal or 0) + 1)


def _plain(verdict: Verdict) -> dict[str, object]:
    return {
        "ok": verdict.ok,
        "checks": [
            {"code": each.code, "ok": each.ok, "seat": each.seat, "deal": each.deal}
            for each in verdict.checks
        ],
        "withheld": list(verdict.withheld),
        "without": list(verdict.without),
    }


def _document(file: str) -> bytes:
    try:
        if file == "-":
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with Path(file).open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise RecordError("file_missing", path=file) from None
    except (OSError, ValueError):
        raise RecordError("file_unreadable", path=file) from None


def _locale() -> str:
    locale = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    spoken = locale[:2].lower()
    return spoken if spoken in LANGUAGES else DEFAULT_LANGUAGE


def _out(as_json: bool) -> TextIO:
    return sys.stdout if as_json else sys.stderr
