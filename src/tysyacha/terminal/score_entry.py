"""One deal with real cards, asked for in a few short answers, each checked before the next question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from tysyacha.errors import RecordError, TysyachaError
from tysyacha.game import Game
from tysyacha.game.golden import is_golden
from tysyacha.game.outcome import Kind
from tysyacha.game.seats import active_seats, forced_or_first_hand, sitter
from tysyacha.game.table import BLIND_CONTRACT
from tysyacha.record.document import Cards, Result, Seats
from tysyacha.record.results import (
    check_cards,
    check_contract,
    check_declared,
    check_last_trick,
    check_talon,
    check_tricks,
    left_out_cards,
    tricks_of,
)
from tysyacha.record.spelling import read_cards
from tysyacha.texts import Words
from tysyacha.texts.errors import explain

T = TypeVar("T")


class Leave(Exception):
    """The input has ended."""


class Cancel(Exception):
    """The deal being entered is dropped."""


class Desk:
    """Asks, listens and explains; ``names`` are the players by seat."""

    def __init__(self, words: Words, listen: Callable[[], str], say: Callable[[str], None]) -> None:
        self.words = words
        self.say = say
        self._listen = listen
        self.names: Sequence[str] = ()

    def ask(self, question: str) -> str:
        """One line, trimmed. Raises Leave where the input has ended."""
        self.say(question)
        line = self._listen()
        if not line:
            raise Leave
        return line.strip()

    def until(self, question: str, read: Callable[[str], T]) -> T:
        """Asks until the answer can be read; explains what is wrong with it. Raises Cancel, Leave."""
        while True:
            answer = self.ask(question)
            if self.means(answer, "cancel"):
                raise Cancel
            try:
                return read(answer)
            except TysyachaError as error:
                self.say(explain(error, self.words, self.names))

    def means(self, answer: str, wish: str) -> bool:
        """Whether an answer is one of the words for a wish (``score-word-…``)."""
        return answer.casefold() in self.words.say(f"score-word-{wish}").casefold().split()

    def told(self, message: str, **arguments: object) -> str:
        return self.words.say(f"score-{message}", **arguments)

    def seat(self, answer: str) -> int:
        """A player by name, the beginning of it, or number from 1. Raises RecordError ``player_unknown``."""
        wanted = answer.strip().casefold()
        exact = [seat for seat, name in enumerate(self.names) if name.casefold() == wanted]
        begun = [seat for seat, name in enumerate(self.names) if name.casefold().startswith(wanted)]
        found = exact or begun
        if wanted.isdecimal() and not exact and len(wanted) < 3 and 0 < int(wanted) <= len(self.names):
            found = [int(wanted) - 1]
        if not wanted or len(found) != 1:
            raise RecordError("player_unknown", value=answer, names=", ".join(self.names))
        return found[0]


class Entry:
    """The answers that make up one reported deal."""

    def __init__(self, desk: Desk, game: Game) -> None:
        self._desk = desk
        self._agreements = game.agreements
        self._players = game.players
        self._dealer = game.standing.dealer
        self._golden = is_golden(game.agreements, game.standing)
        self._out = sitter(game.agreements, game.players, self._dealer)
        self._active = sorted(active_seats(game.agreements, game.players, self._dealer))

    def result(self, contract: str) -> Result:
        """The deal whose contract was answered so: ``Anna 120``, ``2 120 blind``, ``Вера 100 роспись``.

        Raises RecordError for a contract that cannot be, Cancel or Leave from the questions that follow.
        """
        declarer, bid, kind, conceded = self._contract(contract)
        if conceded:
            if not self._agreements.concede.on:
                raise RecordError("result_concession")
            return Result(declarer, bid, kind, True, talon=self._talon(), bidders=self._bidders())
        ask, agreements, players = self._desk.until, self._agreements, self._players
        who = ", ".join(self._desk.names[seat] for seat in self._active)
        tricks = ask(self._desk.told("tricks", who=who, sum=tricks_of(agreements, players)), self._tricks)
        last = ask(self._desk.told("last-trick"), lambda answer: self._last(answer, declarer, tricks))
        cards = ask(
            self._desk.told("cards", who=who), lambda answer: self._cards(answer, declarer, tricks, last)
        )
        marriages = ask(self._desk.told("marriages", who=who), lambda answer: self._declared(answer, tricks))
        return Result(
            declarer, bid, kind, False, cards, marriages, tricks, last, self._talon(), self._bidders()
        )

    def _contract(self, answer: str) -> tuple[int, int, Kind, bool]:
        kind: Kind = "golden" if self._golden else "normal"
        conceded = False
        rest: list[str] = []
        for word in answer.split():
            if self._desk.means(word, "concede"):
                conceded = True
            elif self._desk.means(word, "blind"):
                kind = "blind"
            elif self._desk.means(word, "golden"):
                kind = "golden"
            else:
                rest.append(word)
        bid = 0 if kind == "normal" else BLIND_CONTRACT
        if len(rest) > 1 and rest[-1].isdecimal():
            bid = _number(rest.pop())
        if not rest and kind == "golden":
            rest = [self._desk.names[forced_or_first_hand(self._agreements, self._players, self._dealer)]]
        declarer = self._desk.seat(" ".join(rest))
        if not bid:
            raise RecordError("contract_missing", value=answer)
        check_contract(self._agreements, self._players, self._dealer, declarer, kind, bid)
        return declarer, bid, kind, conceded

    def _tricks(self, answer: str) -> Seats:
        tricks = self._numbers(answer, tricks_of(self._agreements, self._players))
        check_tricks(self._agreements, self._players, self._out, tricks)
        return tricks

    def _last(self, answer: str, declarer: int, tricks: Seats) -> int:
        takers = [seat for seat in self._active if tricks[seat]]
        usual = declarer if declarer in takers else takers[0]
        seat = self._desk.seat(answer) if answer else usual
        check_last_trick(tricks, seat)
        return seat

    def _cards(self, answer: str, declarer: int, tricks: Seats, last: int) -> Seats:
        full = left_out_cards(self._agreements, self._players) == 0
        cards = self._numbers(answer, 120 if full else None)
        check_cards(self._agreements, self._players, declarer, cards, tricks, last)
        return cards

    def _declared(self, answer: str, tricks: Seats) -> Seats:
        """Nothing, a number for each player, or names with numbers: ``Anna 60 Vera 40``."""
        words = answer.split()
        declared = [0] * self._players
        if words and not all(word.isdecimal() for word in words):
            if len(words) % 2:
                raise RecordError("numbers_wanted", count=len(self._active))
            for name, points in zip(words[::2], words[1::2], strict=True):
                declared[self._desk.seat(name)] += _number(points)
        elif words:
            declared = list(self._numbers(answer, None))
        check_declared(self._agreements, tuple(declared), tricks)
        return tuple(declared)

    def _talon(self) -> Cards | None:
        if self._out is None or self._agreements.scoring.sitter == "off":
            return None

        def read(answer: str) -> Cards:
            talon = read_cards(answer, "talon")
            check_talon(self._agreements, self._players, self._out, talon)
            return talon

        return self._desk.until(self._desk.told("talon", who=self._desk.names[self._out]), read)

    def _bidders(self) -> Seats | None:
        """Asked for only where it matters: `scoring.freeze_scope` took_part."""
        scoring = self._agreements.scoring
        if scoring.freeze_from is None or scoring.freeze_scope != "took_part":
            return None

        def read(answer: str) -> Seats:
            return tuple(sorted({self._desk.seat(word) for word in answer.split()}))

        return self._desk.until(self._desk.told("bidders"), read) or None

    def _numbers(self, answer: str, total: int | None) -> Seats:
        """A number for each who plays, in the order of seats; the last may be left out where the sum is known."""
        words, seats = answer.replace(",", " ").split(), self._active
        known = len(words) == len(seats) - 1 and total is not None
        if len(words) != len(seats) and not known:
            raise RecordError("numbers_wanted", count=len(seats))
        numbers = [_number(word) for word in words]
        if known and total is not None:
            numbers.append(max(total - sum(numbers), 0))
        found = [0] * self._players
        for seat, number in zip(seats, numbers, strict=True):
            found[seat] = number
        return tuple(found)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 6):
        raise RecordError("number_unreadable", value=word)
    return int(word)
