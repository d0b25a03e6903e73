"""The workers that think for bots end with the service, whatever they are at."""

from __future__ import annotations

import asyncio

import pytest

from tysyacha.agreements import preset
from tysyacha.bots.driver import deal_next
from tysyacha.game import Game
from tysyacha.server.play import thinkers
from tysyacha.server.play.thinkers import Thinkers
from tysyacha.server.running.metrics import Metrics
from tysyacha.server.running.settings import Settings


def test_the_end_is_heard_in_the_moment_in_which_an_answer_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        game = deal_next(Game.new(preset("classic_ru").agreements, 3), bytes(32))
        assert game.to_act is not None
        view = game.view(game.to_act)
        thinking = Thinkers(Settings(bot_workers=1), Metrics())
        ends = list[asyncio.Task[None]]()

        class Worker:
            """Answers at once, and the service ends with the answer."""

            def __init__(self, command: object) -> None:
                pass

            async def ensure(self) -> None:
                pass

            async def exchange(self, job: object) -> object:
                ends.append(asyncio.create_task(thinking.stop()))
                return view.legal[0]

            async def kill(self) -> None:
                pass

        monkeypatch.setattr(thinkers, "_Worker", Worker)
        thinking.start()
        await thinking.ask("steady", 1, view, in_turn=True)
        async with asyncio.timeout(60):
            await asyncio.gather(*ends)
        assert len(ends) == 1

    asyncio.run(scenario())
