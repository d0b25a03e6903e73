"""Tables that tests and pictures need, opened by the interface."""

from __future__ import annotations

from typing import Any

from tests.e2e.world import Visitor
from tests.server.harness import SHORT_GAME, bots

ALL_TRICKS: dict[str, Any] = {
    "redeal.hand_below": None,
    "redeal.hand_nines": None,
    "redeal.talon_below": None,
    "concede.on": False,
}
"""Where a test wants a deal played to its last trick, neither a redeal nor a concession may take it away."""


async def table_for(visitor: Visitor, *levels: str, people: int = 1, **more: Any) -> str:
    """A quick, short table with these bots at which the visitor has the first seat; its id."""
    rules = {"preset": "classic_ru", "changes": {**SHORT_GAME, **more.pop("changes", {})}}
    seats = [{"kind": "open"}] * people + bots(*levels)
    terms = {"rules": rules, "seats": seats, "pace": 0, **more}
    page = await visitor.post("/api/tables", {"terms": terms})
    table = str(page["table"]["id"])
    await visitor.post(f"/api/tables/{table}/seats/0")
    return table
