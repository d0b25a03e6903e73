"""Nothing lies over what one reads, even where there is little room."""

from __future__ import annotations

from playwright.async_api import Locator, expect
from tests.e2e.player import Player
from tests.e2e.tables import ALL_TRICKS, table_for
from tests.e2e.world import ACROSS, PHONE, World


async def box(seen: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    found = await seen.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


async def test_the_trick_leaves_the_contract_readable_on_a_phone_held_across(world: World) -> None:
    anna = await world.visit("/about", name="Серафим-Вячеслав Щербина", language="ru", size=ACROSS)
    await anna.go(f"/t/{await table_for(anna, 'novice', 'novice', 'novice', changes=ALL_TRICKS)}")
    player = await Player.at(anna, bids_to=240)
    await player.play(lambda seen: player.may_play(seen) and player.trick(seen) > 0)
    left, top, right, bottom = await box(anna.page.locator(".facts .contract"))
    for card in (
        await anna.page.get_by_role("list", name=anna.say("live-trick")).get_by_role("listitem").all()
    ):
        at = await box(card)
        assert at[0] >= right or at[2] <= left or at[1] >= bottom or at[3] <= top


async def test_ready_phrases_and_what_was_said_are_in_sight_on_a_small_phone(world: World) -> None:
    anna = await world.visit("/about", name="Anna", language="ru", size=PHONE)
    await anna.go(f"/t/{await table_for(anna, 'steady', 'steady')}")
    tool = anna.page.get_by_role("banner").get_by_role("button", name=anna.say("live-talk"), exact=True)
    await tool.click()
    phrases = anna.page.get_by_role("group", name=anna.say("live-phrases"), exact=True)
    await expect(phrases.get_by_role("button").last).to_be_in_viewport(ratio=1)
    # What is begun to be said survives the closing of the drawer and a reload.
    field = anna.page.get_by_role("textbox", name=anna.say("live-say"), exact=True)
    await field.fill("Ещё не всё ск")
    await anna.page.keyboard.press("Escape")
    await anna.page.reload()
    await anna.shown()
    await tool.click()
    await expect(field).to_have_value("Ещё не всё ск")
    for _ in range(6):
        await phrases.get_by_role("button").first.click()
    sayings = anna.page.get_by_role("list", name=anna.say("live-talk"), exact=True).get_by_role("listitem")
    await expect(sayings).to_have_count(6)
    await anna.page.keyboard.press("Escape")
    await tool.click()
    # The newest is in sight, and no row of phrases is cut: each is in sight as a whole or not at all.
    await expect(sayings.last).to_be_in_viewport(ratio=1)
    edge = (await box(phrases))[3]
    for phrase in await phrases.get_by_role("button").all():
        _, top, _, bottom = await box(phrase)
        assert bottom <= edge + 1 or top >= edge - 1
