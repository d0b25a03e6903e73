"""The list of bots: each is made from its name and a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tysyacha.agreements import nearest
from tysyacha.bots.bot import Bot
from tysyacha.bots.random import Random
from tysyacha.bots.steady import Steady
from tysyacha.errors import BotError

CLAIRVOYANT: Final = "clairvoyant"
MOST_WORLDS: Final = 1 << 16


def _level(name: str) -> Callable[[int], Bot]:
    """A level of the searching player; the search is imported by who plays against it."""

    def made(seed: int) -> Bot:
        from tysyacha.bots.pimc import LEVELS, Pimc

        return Pimc(name, LEVELS[name], seed)

    return made


def _clairvoyant(seed: int) -> Bot:
    from tysyacha.bots.pimc import Clairvoyant

    return Clairvoyant(seed)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "steady": Steady,
    "novice": _level("novice"),
    "amateur": _level("amateur"),
    "strong": _level("strong"),
    CLAIRVOYANT: _clairvoyant,
}


def make(spec: str, seed: int = 0, *, open_cards: bool = False) -> Bot:
    """The bot of this name, its chance drawn from ``seed``: one of `BOTS`, or ``pimc-K`` for a number of worlds.

    ``open_cards`` promises that the caller shows all cards before every decision (`Clairvoyant.see`), which only the
    arena does. Raises BotError: ``bot_unknown``, with the ``nearest`` known name and all that are ``known``, and
    ``bot_arena_only`` for ``clairvoyant`` without that promise.
    """
    name = spec.strip()
    if name == CLAIRVOYANT and not open_cards:
        raise BotError("bot_arena_only", bot=name)
    maker = BOTS.get(name) or _searching(name)
    if maker is None:
        name = name[:40]
        raise BotError("bot_unknown", bot=name, nearest=nearest(name, BOTS), known=", ".join((*BOTS, "pimc-K")))
    return maker(seed)


def _searching(name: str) -> Callable[[int], Bot] | None:
    """``pimc-40`` plays as ``strong`` does and looks at 40 worlds."""
    worlds = name.removeprefix("pimc-")
    if worlds == name or not worlds.isdecimal() or not 1 <= int(worlds) <= MOST_WORLDS:
        return None

    def made(seed: int) -> Bot:
        from tysyacha.bots.pimc import Level, Limits, Pimc

        return Pimc(name, Level(Limits(int(worlds))), seed)

    return made
