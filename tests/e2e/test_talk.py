"""What is said at a table, and whom one would rather not hear."""

from __future__ import annotations

from playwright.async_api import Locator, expect
from tests.e2e.tables import table_for
from tests.e2e.world import DESK, Visitor, World


def talk(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=visitor.say("live-talk"), exact=True)


async def say(visitor: Visitor, text: str) -> None:
    await visitor.page.get_by_label(visitor.say("live-say"), exact=True).fill(text)
    await visitor.press("live-send")
    await expect(talk(visitor)).to_contain_text(text)


async def test_two_talk_at_a_table_until_one_mutes_the_other(world: World) -> None:
    anna = await world.visit("/about", name="Anna", size=DESK)
    table = await table_for(anna, "steady", people=2)
    boris = await world.visit("/about", name="Борис", language="ru")
    await boris.post("/api/me", {"language": "ru"}, method="PUT")
    await boris.post(f"/api/tables/{table}/seats/1")
    for visitor in (anna, boris):
        await visitor.go(f"/t/{table}")
        # With the cards the line is there, on which he hears what is said from now on.
        await visitor.page.get_by_role("list", name=visitor.say("live-hand", count=7), exact=True).wait_for()
    await anna.press("live-talk", role="tab")
    await say(anna, "What a fine evening")

    # On a phone a badge tells that something was said.
    await boris.page.get_by_role("button", name=f"{boris.say('live-talk')} (1)", exact=True).click()
    await expect(talk(boris)).to_contain_text("What a fine evening")
    await boris.press("phrase-good-luck")
    await expect(talk(boris)).to_contain_text(boris.say("phrase-good-luck"))
    # Ready phrases are heard in one's own language.
    await expect(talk(anna)).to_contain_text(anna.say("phrase-good-luck"))

    await boris.press("live-about-person", name="Anna")
    dialog = boris.page.get_by_role("dialog", name="Anna", exact=True)
    await dialog.get_by_role("button", name=boris.say("person-mute")).click()
    await expect(talk(boris)).not_to_contain_text("What a fine evening")
    await say(anna, "Do you hear me?")
    await boris.press("phrase-thanks")
    # What Anna said before has come by now, and is not shown; she hears on.
    await expect(talk(boris)).to_contain_text(boris.say("phrase-thanks"))
    await expect(talk(boris)).not_to_contain_text("Do you hear me?")
    await expect(talk(anna)).to_contain_text(anna.say("phrase-thanks"))
