"""A page loaded anew and a line that breaks in the middle of a deal: the game goes on where it was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from playwright.async_api import expect
from tests.e2e.line import Line
from tests.e2e.player import Player
from tests.e2e.tables import table_for
from tests.e2e.tree import Seen
from tests.e2e.world import PHONE, World


async def test_a_reload_in_the_middle_of_a_deal_loses_nothing(world: World) -> None:
    anna = await world.visit("/about", name="Anna", size=PHONE)
    await anna.go(f"/t/{await table_for(anna, 'steady', 'steady')}")
    player = await Player.at(anna)
    before = await player.play(lambda seen: len(player.cards(seen)) == 5 and player.may_play(seen))
    await anna.page.reload()
    await anna.shown()
    after = await player.play(player.may_play)
    assert [card.name for card in player.cards(after)] == [card.name for card in player.cards(before)]
    assert lines(after) == lines(before)
    await player.play(player.deal_over)


def lines(seen: Seen) -> list[str]:
    """What stands in the trick."""
    return [node.name for node in seen.nodes if node.within("list", "The trick")]


async def test_a_cut_line_is_told_and_the_game_goes_on_by_itself(world: World) -> None:
    async with Line(world.service.port) as line:
        anna = await world.visit("/about", name="Anna", url=line.url)
        table = await table_for(anna, "steady", people=2)
        boris = await world.visit("/about", name="Boris")
        await boris.post(f"/api/tables/{table}/seats/1")
        players = []
        for visitor in (anna, boris):
            await visitor.go(f"/t/{table}")
            players.append(await Player.at(visitor))
        first, second = players
        await both(first, second, lambda seen: len(first.cards(seen)) > 6)

        state = anna.page.get_by_role("banner").get_by_role("status")
        away = boris.page.get_by_text(boris.say("live-away"), exact=True)
        await expect(state).to_have_text(anna.say("line-held"))
        line.cut()
        await expect(state).to_have_text(anna.say("line-lost"))
        await expect(away).to_be_visible()
        await boris.post(f"/api/tables/{table}/talk", {"text": "Are you there?"})
        line.mend()
        await expect(state).to_have_text(anna.say("line-held"))
        # What was said meanwhile waits for her as news.
        unread = anna.page.get_by_role("button", name=f"{anna.say('live-talk')} (1)", exact=True)
        await expect(unread).to_have_count(1)
        await expect(away).to_have_count(0)
        await both(first, second, first.deal_over)


async def test_without_a_network_the_page_says_so(world: World) -> None:
    anna = await world.visit("/", name="Anna")
    state = anna.page.get_by_role("banner").get_by_role("status")
    await anna.context.set_offline(True)
    await expect(state).to_have_text(anna.say("line-offline"))
    await anna.context.set_offline(False)
    await expect(state).to_have_text(anna.say("line-held"))


async def both(first: Player, second: Player, until: Callable[[Seen], bool]) -> None:
    """Plays for both until the first sees what is wanted."""
    other = asyncio.create_task(second.play(lambda seen: False))
    try:
        await first.play(until)
    finally:
        other.cancel()
        await asyncio.gather(other, return_exceptions=True)
