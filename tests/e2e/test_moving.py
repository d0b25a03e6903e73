"""Cards travel without the page having to be worked out anew for every frame, and a card costs few boxes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.e2e.player import Mouse, Player
from tests.e2e.tables import ALL_TRICKS, table_for
from tests.e2e.world import World

MOVES_ALONE = {"transform", "translate", "scale", "rotate", "opacity"}
"""What a browser can move without the page's own thread."""
MOST_NODES = 1_000
"""Elements, texts and shadows of a table in play; with its cards drawn as shapes in the page it has many thousands."""
_NOTES = (Path(__file__).parent / "moving.js").read_text(encoding="utf-8")
_KEEP = "kept = [...document.querySelectorAll('.hand button')]"
_ARE_KEPT = """() => {
  const now = [...document.querySelectorAll('.hand button')];
  return now.length < kept.length && now.length > 0 && now.every((each) => kept.includes(each));
}"""


def nodes_in(node: dict[str, Any]) -> int:
    """How many nodes there are with this one at the top, what a browser adds by itself included."""
    within = [*node.get("children", ()), *node.get("shadowRoots", ())]
    return 1 + sum(map(nodes_in, within))


async def test_cards_travel_without_the_page(world: World) -> None:
    anna = await world.visit("/about", name="Anna", still=False)
    await anna.context.add_init_script(_NOTES)
    await anna.go(f"/t/{await table_for(anna, 'novice', 'novice', changes=ALL_TRICKS)}")
    player = await Player.at(anna, Mouse())
    await player.play(lambda seen: any(each.name in player.allowed for each in player.cards(seen)))
    session = await anna.context.new_cdp_session(anna.page)
    page = await session.send("DOM.getDocument", {"depth": -1, "pierce": True})
    assert 100 < nodes_in(page["root"]) < MOST_NODES

    # The cards that stay in the hand are the same ones, not drawn anew.
    await anna.page.evaluate(_KEEP)
    before = len(player.pressed)
    await player.play(lambda _: len(player.pressed) > before)
    await anna.page.wait_for_function(_ARE_KEPT)

    await player.play(player.deal_over)
    noted = await anna.page.evaluate(
        "({ ways: [...noted.ways], transitions: [...noted.transitions], flights: noted.flights })"
    )
    assert noted["flights"] > 24, noted
    assert set(noted["ways"]) <= MOVES_ALONE, noted
    assert set(noted["transitions"]) <= MOVES_ALONE, noted
