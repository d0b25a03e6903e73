"""The list of bots: each is made from its name and a seed; any program is made from ``exec:COMMAND``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tysyacha.agreements import nearest
from tysyacha.bots.bot import Bot
from tysyacha.bots.external import External, is_external
from tysyacha.bots.random import Random
from tysyacha.bots.steady import Steady
from tysyacha.errors import BotError


class BotSpec(NamedTuple):
    """How a bot is made from its seed. One that ``sees_all`` is handed every hand: for the arena only."""

    make: Callable[[int], Bot]
    sees_all: bool = False


def _level(name: str) -> BotSpec:
    """A level of the searching player; the search is imported by who plays against it."""

    def made(seed: int) -> Bot:
        from tysyacha.bots.pimc import LEVELS, Pimc

        return Pimc(name, LEVELS[name], seed)

    return BotSpec(made)


def _clairvoyant(seed: int) -> Bot:
    from tysyacha.bots.pimc import Clairvoyant

    return Clairvoyant(seed)


BOTS: Final[dict[str, BotSpec]] = {
    "random": BotSpec(Random),
    "steady": BotSpec(Steady),
    "novice": _level("novice"),
    "amateur": _level("amateur"),
    "strong": _level("strong"),
    "clairvoyant": BotSpec(_clairvoyant, sees_all=True),
}

_MOST_WORLDS: Final = 1 << 16


def _searching(name: str) -> BotSpec | None:
    """``pimc-40`` plays as ``strong`` does and looks at 40 worlds."""
    worlds = name.removeprefix("pimc-")
    if worlds == name or not worlds.isdecimal() or not 1 <= int(worlds) <= _MOST_WORLDS:
        return None

    def made(seed: int) -> Bot:
        from tysyacha.bots.pimc import Level, Limits, Pimc

        return Pimc(name, Level(Limits(int(worlds))), seed)

    return BotSpec(made)


def spec_of(name: str) -> BotSpec:
    """What is known of the bot of this name, of ``pimc-K``, or of the program that ``exec:COMMAND`` names.

    Raises BotError (``bot_unknown``, with the ``nearest`` known name and all that are ``known``).
    """
    name = name.strip()
    if is_external(name):
        return BotSpec(lambda seed: External(name, seed))
    found = BOTS.get(name) or _searching(name)
    if found is None:
        shown = name[:40]
        raise BotError(
            "bot_unknown", bot=shown, nearest=nearest(shown, BOTS), known=", ".join((*BOTS, "pimc-K"))
        )
    return found


def make(name: str, seed: int = 0, in_arena: bool = False) -> Bot:
    """The bot of this name, its chance drawn from ``seed``.

    Raises BotError as `spec_of` does; ``bot_sees_all`` for a bot that sees all hands anywhere but in the arena; and
    for a program what `External` raises.
    """
    spec = spec_of(name)
    if spec.sees_all and not in_arena:
        raise BotError("bot_sees_all", bot=name.strip())
    return spec.make(seed)
