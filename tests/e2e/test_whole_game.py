"""Games from the first tap to the last trick."""

from __future__ import annotations

import re

from playwright.async_api import expect
from tests.e2e.player import Player
from tests.e2e.tables import table_for
from tests.e2e.world import DESK, World


async def test_a_guest_plays_a_whole_game_against_bots(world: World) -> None:
    vera = await world.visit(name="Vera", size=DESK)
    await vera.go(f"/t/{await table_for(vera, 'steady', 'steady')}")
    player = await Player.at(vera, bids_to=120)
    # The game is decided, and alone against bots its last deal may be had once more before it is over.
    await player.play(lambda seen: bool(seen.all("button", vera.say("live-finish"))))
    played = player.pressed.count(vera.say("live-next-deal"))
    await vera.press("live-again")
    await (
        vera.page.get_by_role("dialog").get_by_role("button", name=vera.say("live-again"), exact=True).click()
    )
    await player.play(lambda seen: not player.deal_over(seen))
    await player.play(player.deal_over)
    assert player.pressed.count(vera.say("live-next-deal")) == played
    seen = await player.play(player.game_over)
    assert any(node.role == "heading" and "won" in node.name for node in seen.nodes)
    # The sheet beside the table has a line for every deal.
    deals = 1 + player.pressed.count(vera.say("live-next-deal"))
    lines = vera.page.get_by_role("complementary").get_by_role("rowheader")
    await expect(lines).to_have_count(deals)


async def test_two_taps_lead_from_the_lobby_to_a_table(world: World) -> None:
    visitor = await world.visit()
    await visitor.press("hero-play")
    await (
        visitor.page.get_by_role("dialog")
        .get_by_role("button", name=visitor.say("name-play"), exact=True)
        .click()
    )
    await visitor.page.wait_for_url(re.compile(r"/t/\w+"))
    player = await Player.at(visitor)
    await player.play(lambda seen: len(player.cards(seen)) >= 7)
