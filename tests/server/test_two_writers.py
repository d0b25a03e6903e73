"""Two services on one database: a number is given once, and who comes second reads what the first one wrote."""

from __future__ import annotations

import asyncio
import random

from tests.server.harness import play_on, serving, terms


def test_of_two_writers_only_one_gets_a_number(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as one, serving(database) as other:
            person = await one.guest()
            table = (await person.open(terms("steady", "steady"), seat=0))["table"]["id"]
            client = await person.watch(table)
            await play_on(
                client,
                random.Random(1),
                until=lambda c: c.board["to_act"] == 0 and c.board["stage"] == "deal",
            )
            person.served = other
            elsewhere = await person.watch(table)
            await elsewhere.read()
            assert elsewhere.number == client.number
            action = client.mine["legal"][0]
            answers = await asyncio.gather(
                client.ask("act", action=action), elsewhere.ask("act", action=action)
            )
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["done", "refused"]
            late = client if answers[0]["type"] == "refused" else elsewhere
            assert next(a["code"] for a in answers if a["type"] == "refused") == "command_stale"
            await late.until(lambda message: message["type"] == "snapshot")
            log = await one.hub.log_of(table)
            assert sum(getattr(each, "by", None) == "player" for each in log) == 1

    asyncio.run(scenario())
