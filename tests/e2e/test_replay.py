"""Games gone through afterwards, and their deals reckoned anew by the browser itself."""

from __future__ import annotations

import copy
import json
from typing import Any

from playwright.async_api import expect
from tests.e2e.games import finished_game
from tests.e2e.world import Visitor, World

DROP = """(target, text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.json', { type: 'application/json' }));
  for (const type of ['dragover', 'drop'])
    target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


async def drop(visitor: Visitor, where: str, record: Any) -> None:
    """Drops a record, as a file, onto the place of that name."""
    await visitor.page.get_by_label(visitor.say(where), exact=True).evaluate(DROP, json.dumps(record))


async def step(visitor: Visitor) -> int:
    slider = visitor.page.get_by_role("slider", name=visitor.say("replay-place"))
    return int(await slider.input_value())


async def goes_through(visitor: Visitor, record: Any) -> None:
    """Steps, jumps to another deal, and looks through one seat's eyes."""
    page, say = visitor.page, visitor.say
    await visitor.press("replay-on")
    await visitor.press("replay-on")
    assert await step(visitor) == 2
    await visitor.press("replay-trick-on")
    assert await step(visitor) > 3
    await page.get_by_label(say("replay-deal"), exact=True).select_option(index=1)
    await expect(page.get_by_role("slider", name=say("replay-place"))).to_have_value("0")
    await expect(page.get_by_label(say("replay-hand", name=record["players"][0]))).to_be_visible()
    closed = page.get_by_text(say("replay-closed", name=record["players"][0], count=7))
    await expect(closed).to_have_count(0)
    eyes = page.get_by_label(say("replay-eyes"), exact=True)
    await eyes.select_option(label=say("replay-eyes-one", name=record["players"][0]))
    for name in record["players"][1:]:
        told = page.get_by_text(say("replay-closed", name=name, count=7)).or_(
            page.get_by_label(say("replay-closed", name=name, count=7))
        )
        await expect(told.first).to_be_attached()


async def test_my_finished_game_is_gone_through_and_every_deal_is_right(world: World) -> None:
    anna = await world.visit("/about", name="Anna")
    game = await finished_game(anna)
    record = await (await anna.person()).get(f"/api/games/{game}/record")
    await anna.go("/me?part=games")
    await anna.page.locator(f'a[href="/replay?game={game}"]').click()
    await goes_through(anna, record)
    await anna.page.get_by_role("main").get_by_role("link", name=anna.say("nav-verify")).click()
    fair = anna.say("check-fair", deals=len(record["deals"]))
    await expect(anna.page.get_by_role("heading", name=fair)).to_be_visible()

    # One card of one deal changed hands afterwards.
    planted = copy.deepcopy(record)
    hands = [each.split() for each in planted["deals"][1]["hands"]]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    planted["deals"][1]["hands"] = [" ".join(each) for each in hands]
    await drop(anna, "check-file", planted)
    await expect(anna.page.get_by_role("heading", name=anna.say("check-unfair"))).to_be_visible()
    await expect(anna.page.get_by_text(anna.say("check-deal.wrong", deals=2))).to_be_visible()
    await drop(anna, "check-file", record)
    await expect(anna.page.get_by_role("heading", name=fair)).to_be_visible()


async def test_a_record_that_is_dropped_in_is_gone_through(world: World) -> None:
    anna = await world.visit("/about", name="Anna")
    record = await (await anna.person()).get(f"/api/games/{await finished_game(anna)}/record")
    stranger = await world.visit("/replay", language="ru")
    await drop(stranger, "replay-drop", {"format": "something else"})
    await expect(stranger.page.get_by_role("alert").first).to_be_visible()
    await stranger.press("replay-another")
    await drop(stranger, "replay-drop", record)
    await goes_through(stranger, record)
    # A reload loses nothing.
    await stranger.page.reload()
    await expect(stranger.page.get_by_label(stranger.say("replay-deal"), exact=True)).to_be_visible()
