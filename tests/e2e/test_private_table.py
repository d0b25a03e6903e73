"""A table for friends: opened on the page, entered by its link or its password, and played."""

from __future__ import annotations

import asyncio
import re
from urllib.parse import urlsplit

from playwright.async_api import expect
from tests.e2e.player import Player
from tests.e2e.world import DESK, World


async def test_two_browsers_and_a_bot_play_by_link_and_by_password(world: World) -> None:
    anna = await world.visit("/new", name="Anna", size=DESK)
    await anna.page.get_by_role("radio", name=anna.say("new-private"), exact=True).check()
    await anna.page.get_by_label(anna.say("new-password"), exact=True).fill("open sesame")
    await anna.press("new-open")
    await anna.page.wait_for_url(re.compile(r"/t/\w+"))
    link = await anna.page.get_by_label(anna.say("live-link")).input_value()
    address = urlsplit(link)
    assert "key=" in address.query
    seats = anna.page.get_by_role("main").get_by_role("listitem")

    # One comes by the link and needs no more; he may still go again.
    boris = await world.visit("/about", name="Борис", language="ru")
    await boris.go(link)
    await boris.press("live-sit")
    await expect(seats.filter(has_text="Борис")).to_have_count(1)
    await boris.press("live-get-up")
    await expect(seats.filter(has_text="Борис")).to_have_count(0)

    # Another has the address and the password.
    vera = await world.visit("/about", name="Vera")
    await vera.go(address.path)
    field = vera.page.get_by_label(vera.say("live-password"), exact=True)
    await field.fill("open barley")
    await vera.press("live-enter")
    await expect(vera.page.get_by_role("alert").first).to_be_visible()
    await field.fill("open sesame")
    await vera.press("live-enter")
    await vera.press("live-sit")
    await expect(seats.filter(has_text="Vera")).to_have_count(1)

    await anna.press("live-fill")
    players = [await Player.at(anna, bids_to=110), await Player.at(vera)]
    await asyncio.gather(*(player.play(player.deal_over) for player in players))
    for visitor in (anna, vera):
        await visitor.press("live-next-deal")
    # Both have agreed, so the next deal is there for both.
    await asyncio.gather(
        *(player.play(lambda seen, player=player: len(player.cards(seen)) > 6) for player in players)  # type: ignore[misc]
    )
    # Who only knows the address sees a door.
    stranger = await world.visit(address.path, name="Gleb")
    await expect(stranger.page.get_by_role("heading", name=stranger.say("live-private"))).to_be_visible()
