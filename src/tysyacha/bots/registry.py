"""The list of bots: each is made from its name and a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tysyacha.agreements import nearest
from tysyacha.bots.bot import Bot
from tysyacha.bots.random import Random
from tysyacha.bots.steady import Steady
from tysyacha.errors import BotError

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "steady": Steady,
}


def make(spec: str, seed: int = 0) -> Bot:
    """The bot of this name, its chance drawn from ``seed``.

    Raises BotError (``bot_unknown``, with the ``nearest`` known name and all that are ``known``).
    """
    maker = _searching(spec.strip()) or BOTS.get(spec.strip())
    if maker is None:
        name = spec.strip()[:40]
        raise BotError("bot_unknown", bot=name, nearest=nearest(name, BOTS), known=", ".join(BOTS))
    return maker(seed)


def _searching(spec: str) -> Callable[[int], Bot] | None:
    from tysyacha.bots.pimc.player import Pimc
    from tysyacha.bots.pimc.decision import Limits

    if spec.startswith("pimc-"):
        return lambda seed: Pimc(spec, seed, Limits(int(spec[5:])))
    return None
