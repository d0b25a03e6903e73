"""Games gone through afterwards, and their deals reckoned anew by the browser itself."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

from playwright.async_api import Locator, expect
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


def about(visitor: Visitor, message: str, **arguments: object) -> Locator:
    """What is labelled so, whoever it is about."""
    pattern = re.escape(visitor.say(message, name="somebody", **arguments)).replace("somebody", ".+")
    return visitor.page.get_by_label(re.compile(f"^{pattern}$"))


async def goes_through(visitor: Visitor) -> None:
    """Steps, jumps to another deal, and looks through one seat's eyes."""
    page, say = visitor.page, visitor.say
    slider = page.get_by_role("slider", name=say("replay-place"))
    await visitor.press("replay-on")
    await visitor.press("replay-on")
    await expect(slider).to_have_value("2")
    await visitor.press("replay-trick-on")
    await expect(slider).not_to_have_value("2")
    await page.get_by_label(say("replay-deal"), exact=True).select_option(index=1)
    await expect(slider).to_have_value("0")
    await expect(about(visitor, "replay-hand")).to_have_count(3)
    await expect(about(visitor, "replay-closed", count=7)).to_have_count(0)
    await page.get_by_label(say("replay-eyes"), exact=True).select_option(index=1)
    await expect(about(visitor, "replay-closed", count=7)).to_have_count(2)
    await expect(about(visitor, "replay-hand")).to_have_count(1)


async def test_my_finished_game_is_gone_through_and_every_deal_is_right(world: World) -> None:
    anna = await world.visit("/about", name="Anna")
    game = await finished_game(anna)
    record = await (await anna.person()).get(f"/api/games/{game}/record")
    await anna.go("/me?part=games")
    await anna.page.locator(f'a[href="/replay?game={game}"]').click()
    await goes_through(anna)
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
    await goes_through(stranger)
    # A reload loses nothing.
    await stranger.page.reload()
    await expect(stranger.page.get_by_label(stranger.say("replay-deal"), exact=True)).to_be_visible()
