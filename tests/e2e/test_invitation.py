"""An invitation is heard on every screen, and leads to the table."""

from __future__ import annotations

import re

from playwright.async_api import expect
from tests.e2e.tables import table_for
from tests.e2e.world import World


async def test_an_invitation_reaches_who_reads_the_rules(world: World) -> None:
    anna = await world.visit("/about", name="Anna")
    boris = await world.visit("/about", name="Борис", language="ru")
    table = await table_for(anna, "steady", people=2, public=False)
    await anna.post("/api/invitations", {"table": table, "player": (await boris.person()).me["id"]})
    await boris.go("/words")
    told = boris.page.get_by_role("status").filter(has_text=boris.say("invited", name="Anna"))
    await expect(told).to_have_count(1)
    await boris.page.get_by_role("link", name=boris.say("invited-look"), exact=True).click()
    await expect(boris.page).to_have_url(re.compile(table))
    await boris.press("live-sit")
    await expect(
        boris.page.get_by_role("main").get_by_role("listitem").filter(has_text="Борис")
    ).to_have_count(1)
    # It is said once: no second message lies over the table.
    await expect(boris.page.get_by_role("link", name=boris.say("invited-look"), exact=True)).to_have_count(0)
