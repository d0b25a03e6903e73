"""Bots that no table should have to suffer; run as a script this is the worker that knows them."""

from __future__ import annotations

import os
import time

from tysyacha.bots.registry import BOTS, BotSpec
from tysyacha.game import Action, Pass, View


class Odd:
    """What every odd bot shares: it uses no rights."""

    def __init__(self, seed: int) -> None:
        self.name = type(self).__name__.lower()

    def act(self, view: View) -> Action:
        raise NotImplementedError

    def interject(self, view: View) -> Action | None:
        return None


class Silent(Odd):
    """Never answers."""

    def act(self, view: View) -> Action:
        time.sleep(3_600)
        raise AssertionError


class Cheat(Odd):
    """Answers for another seat."""

    def act(self, view: View) -> Action:
        return Pass((view.seat or 0) + 1)


class Broken(Odd):
    """Fails."""

    def act(self, view: View) -> Action:
        raise RuntimeError("broken")


class Foreign(Odd):
    """Answers with something that only its own process knows."""

    def act(self, view: View) -> Action:
        return Unknown()  # type: ignore[return-value]  # that is what is odd


class Unknown:
    """Nothing that could be looked up elsewhere."""


class Deadly(Odd):
    """Takes its process with it."""

    def act(self, view: View) -> Action:
        os._exit(3)


ODD = {
    "silent": BotSpec(Silent),
    "cheat": BotSpec(Cheat),
    "broken": BotSpec(Broken),
    "deadly": BotSpec(Deadly),
    "foreign": BotSpec(Foreign),
}

if __name__ == "__main__":
    from tysyacha.server.play.thinking_worker import main

    BOTS.update(ODD)
    main()
