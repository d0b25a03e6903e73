"""How much comes over the line before somebody sees the lobby or a table for the first time."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.e2e.tables import table_for
from tests.e2e.world import Visitor, World

MOST_SCRIPT = 110_000
MOST_IN_ALL = 250_000


async def first_load(visitor: Visitor, path: str) -> Counter[str]:
    """Bytes by kind, heads and bodies as they were sent, until the page has all that it asks for by itself."""
    context = visitor.context
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sent: Counter[str] = Counter()

    def answered(told: dict[str, Any]) -> None:
        kinds[told["requestId"]] = told["type"]

    def finished(told: dict[str, Any]) -> None:
        sent[kinds.get(told["requestId"], "Other")] += round(told["encodedDataLength"])

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", finished)
    await session.send("Network.enable")
    await session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    await page.goto(path, wait_until="networkidle")
    await page.wait_for_selector("main h1", state="attached")
    return sent


@pytest.mark.parametrize("where", ["lobby", "table"])
async def test_the_first_load_is_small(world: World, where: str) -> None:
    visitor = await world.visit("/about", name="Anna")
    path = "/" if where == "lobby" else f"/t/{await table_for(visitor, 'steady', 'steady')}"
    sent = await first_load(visitor, path)
    # Something was counted at all, and scripts among it.
    assert sent["Script"] > 10_000
    assert sent["Script"] <= MOST_SCRIPT, sent
    assert sent.total() <= MOST_IN_ALL, sent
