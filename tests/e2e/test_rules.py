"""Agreements: changed by whoever opens a table, seen by whoever is about to sit down."""

from __future__ import annotations

import re

from playwright.async_api import expect
from tests.e2e.world import DESK, World

CHANGED = "ending.target"


async def test_a_second_visitor_sees_what_differs_before_he_sits_down(world: World) -> None:
    anna = await world.visit("/new", name="Anna", size=DESK)
    await anna.press("new-agreements")
    title = anna.say("agreement-ending-target.name")
    await anna.page.get_by_label(anna.say("rules-search"), exact=True).fill(title)
    row = anna.page.locator(f"[id='agreement-{CHANGED}']")
    target = row.get_by_role("spinbutton")
    await target.fill("505")
    await target.press("Tab")
    # Below the barrel it is refused, with the reason; above it holds.
    await expect(row.get_by_role("alert")).to_contain_text(anna.say("rules-refused"))
    await expect(target).to_have_value("1000")
    await target.fill("1200")
    await target.press("Tab")
    await expect(row).to_contain_text(anna.say("rules-reset"))
    await anna.press("new-words")
    await expect(anna.page.locator("#new-words")).to_contain_text("1200")
    await anna.press("new-open")
    await anna.page.wait_for_url(re.compile(r"/t/\w+"))

    link = await anna.page.get_by_label(anna.say("live-link")).input_value()
    boris = await world.visit("/about", name="Борис", language="ru")
    await boris.go(link)
    differences = boris.page.locator(".differences")
    await expect(differences).to_contain_text("1200")
    await expect(differences).to_contain_text(boris.say("agreement-ending-target.name"))
    usual = boris.say("differences-some", count=1, usual=boris.say("preset-classic_ru"))
    await expect(differences).to_contain_text(usual)
    await boris.press("live-sit")
    await expect(boris.page.get_by_text(boris.say("live-you"), exact=True)).to_be_visible()
    await expect(anna.page.get_by_text("Борис").first).to_be_visible()
