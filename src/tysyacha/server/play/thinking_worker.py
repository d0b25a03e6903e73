"""The process in which bots think: ``python -m tysyacha.server.play.thinking_worker``.

Requests come on standard input and answers go to standard output, each with its length before it. It talks to nobody
but the service that started it, and ends when that does.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import struct
import sys
from collections import OrderedDict
from typing import BinaryIO, Final, NamedTuple

import msgspec

from tysyacha.agreements import Agreements
from tysyacha.bots import Bot, make
from tysyacha.game import Action, View
from tysyacha.server.play.advice import Advice, advice_of

LENGTH: Final = struct.Struct(">I")
NICENESS: Final = 10
SECONDS: Final = 1.0
"""For a search; well below the time after which the service lets a quick bot answer."""
_MOST_BOTS: Final = 512
_MOST_TABLES: Final = 256


class Question(NamedTuple):
    """A bot, its seed, and what it is asked about its view; with ``explains`` it is to say why. The agreements go once,
    under a number."""

    bot: str
    seed: int
    in_turn: bool
    view: View
    agreements: int
    taught: Agreements | None
    explains: bool = False


class Thinker:
    """The bots of one process, made when first asked."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int], Bot] = OrderedDict()
        self._agreements: OrderedDict[int, Agreements] = OrderedDict()

    def answer(self, question: Question) -> Action | Advice | None:
        """The bot's answer to its view, as advice where it is to say why."""
        if question.taught is not None:
            self._agreements[question.agreements] = question.taught
            if len(self._agreements) > _MOST_TABLES:
                self._agreements.popitem(last=False)
        agreements = self._agreements.get(question.agreements)
        if agreements is None:
            raise LookupError(question.agreements)
        view = msgspec.structs.replace(question.view, agreements=agreements)
        bot = self._bot(question.bot, question.seed)
        if question.explains:
            return advice_of(bot, view, question.in_turn)
        return bot.act(view) if question.in_turn else bot.interject(view)

    def _bot(self, name: str, seed: int) -> Bot:
        key = (name, seed)
        bot = self._bots.get(key)
        if bot is None:
            bot = self._bots[key] = made(name, seed)
            if len(self._bots) > _MOST_BOTS:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return bot


def made(name: str, seed: int) -> Bot:
    """The bot of this name; a level that searches has so much time for a decision, however busy the machine is."""
    from tysyacha.bots.pimc import LEVELS, Pimc

    level = LEVELS.get(name)
    if level is None:
        return make(name, seed)
    limits = msgspec.structs.replace(level.limits, seconds=SECONDS)
    return Pimc(name, msgspec.structs.replace(level, limits=limits), seed)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answers until the source ends; a bot that fails costs an empty answer, no more."""
    thinker = Thinker()
    while True:
        head = source.read(LENGTH.size)
        if len(head) < LENGTH.size:
            return
        question = pickle.loads(source.read(LENGTH.unpack(head)[0]))
        try:
            answer: tuple[str, object] = ("answer", thinker.answer(Question(*question)))
        except LookupError:
            answer = ("untaught", None)
        except Exception as error:
            answer = ("failed", type(error).__name__)
        body = pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)
        sink.write(LENGTH.pack(len(body)) + body)
        sink.flush()


def main() -> None:
    """Thinks at a lower priority than the service, so that moves of people never wait for a bot."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    sink = os.fdopen(os.dup(1), "wb")
    # What a bot prints must not get between the answers.
    os.dup2(2, 1)
    # The search is read in before the first table needs it.
    made("strong", 0)
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
