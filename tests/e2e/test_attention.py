"""Whoever looks elsewhere is told of his move, as far as he has asked for it and the browser can."""

from __future__ import annotations

from playwright.async_api import expect
from tests.e2e.player import Player
from tests.e2e.tables import ALL_TRICKS, table_for
from tests.e2e.world import World

# What leaves the page for the device is written down; a headless browser has neither a motor nor a desk to show it on.
_DEVICE = """
  window.device = [];
  navigator.vibrate = () => device.push('vibrates') > 0;
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, { body }) { device.push(`${title}: ${body}`); }
    close() { device.push('closed'); }
  };
  const request = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async (kind) => {
    const lock = await request(kind);
    device.push('awake');
    return lock;
  };
"""
_AWAY = "Object.defineProperty(document, 'hidden', { get: () => true })"


async def test_a_move_buzzes_and_notifies_whoever_asked_for_it(world: World) -> None:
    anna = await world.visit("/about", name="Anna", notify=True, awake=True, vibrate=True)
    await anna.context.add_init_script(_DEVICE)
    await anna.go("/me?part=preferences")
    for message in ("me-vibrate", "me-awake", "me-notify"):
        await expect(anna.page.get_by_label(anna.say(message)).first).to_be_checked()
    await anna.go(f"/t/{await table_for(anna, 'steady', 'steady', changes=ALL_TRICKS)}")
    # The screen is kept lit while one looks at the table, so that comes first.
    await anna.page.wait_for_function("() => device.includes('awake')")
    await anna.page.evaluate(_AWAY)
    player = await Player.at(anna)
    await player.play(player.may_play)
    notice = f"{anna.say('brand')}: {anna.say('attention-move')}"
    device = set(await anna.page.evaluate("device"))
    assert device >= {"awake", "vibrates", notice}, device
    assert anna.say("attention-move") in await anna.page.title()
    # When the move is made the notice has had its day.
    await player.play(lambda seen: not player.may_play(seen))
    await anna.page.wait_for_function("() => device.includes('closed')")


async def test_nobody_is_bothered_who_did_not_ask(world: World) -> None:
    anna = await world.visit("/about", name="Anna")
    await anna.context.add_init_script(_DEVICE)
    await anna.go(f"/t/{await table_for(anna, 'steady', 'steady', changes=ALL_TRICKS)}")
    await anna.page.evaluate(_AWAY)
    player = await Player.at(anna)
    await player.play(player.may_play)
    assert await anna.page.evaluate("device") == []
    assert anna.say("attention-move") in await anna.page.title()
