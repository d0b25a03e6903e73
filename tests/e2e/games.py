"""Games that were played before a test begins, by the interface alone."""

from __future__ import annotations

import random

from tests.e2e.tables import ALL_TRICKS, table_for
from tests.e2e.world import Visitor
from tests.server.harness import play_on


async def finished_game(visitor: Visitor) -> str:
    """The visitor has played a short game against two bots; the id of the game."""
    person = await visitor.person()
    client = await person.watch(await table_for(visitor, "steady", "steady", changes=ALL_TRICKS))
    await play_on(client, random.Random(1))
    return str((await person.get("/api/games"))[0]["id"])
