"""``tysyacha replay`` and ``tysyacha legal``: what a record comes to, and what may follow it."""

from __future__ import annotations

from tysyacha.errors import TysyachaError
from tysyacha.game import Game
from tysyacha.record import Record, legal_summary, read, replay, replay_summary
from tysyacha.record.sheet import sheet_of, sheet_text
from tysyacha.terminal.edge import document_at, fail, names_of, say, tell_json, words_of
from tysyacha.texts import Words
from tysyacha.texts.actions import action_text
from tysyacha.texts.cards import seat_text
from tysyacha.texts.reckonings import reckoning_text


def run_replay(file: str, as_json: bool, lang: str | None, reckonings: bool = False) -> int:
    """Prints the score sheet, with ``reckonings`` also why each total changed; returns the exit status."""
    names: tuple[str, ...] = ()
    try:
        words = words_of(lang, as_json)
        record = read(document_at(file))
        names = record.players
        game = replay(record)
    except TysyachaError as error:
        return fail(error, lang, as_json, names)
    if as_json:
        tell_json(replay_summary(game))
        return 0
    say(sheet_text(record, game, words, names_of(record.players, words)).rstrip("\n"))
    if reckonings:
        say(reckonings_text(record, game, words))
    return 0


def run_legal(file: str, as_json: bool, lang: str | None) -> int:
    """Prints who is to act and everything the rules allow; returns the exit status."""
    names: tuple[str, ...] = ()
    try:
        words = words_of(lang, as_json)
        record = read(document_at(file))
        names = record.players
        game = replay(record)
    except TysyachaError as error:
        return fail(error, lang, as_json, names)
    if as_json:
        tell_json(legal_summary(game))
    else:
        say(_choices(game, words, names))
    return 0


def reckonings_text(record: Record, game: Game, words: Words) -> str:
    """Every change of a total, deal by deal."""
    lines = []
    for row in sheet_of(game, record.players).rows:
        lines += ["", f"{words.say('sheet-deal')} {row.number}"]
        for cell in row.cells:
            lines += [f"  {reckoning_text(each, words, record.players)}" for each in cell.reckonings]
    return "\n".join(lines)


def _choices(game: Game, words: Words, names: tuple[str, ...]) -> str:
    if game.to_act is None:
        return words.say("command-legal-none")
    lines = [words.say("sheet-turn", who=seat_text(game.to_act, words, names))]
    for action in game.legal_actions():
        what = action_text(action, words, names)
        lines.append(words.say("command-legal-entry", who=seat_text(action.seat, words, names), what=what))
    return "\n".join(lines)
