"""Whole deals without looking: by keyboard alone, and by nothing but what a screen reader is told."""

from __future__ import annotations

import re

from tests.e2e.player import Keyboard, Listener, Player
from tests.e2e.tables import ALL_TRICKS, table_for
from tests.e2e.world import DESK, World


async def test_a_deal_is_played_by_keyboard_alone(world: World) -> None:
    nina = await world.visit("/about", name="Nina", size=DESK)
    await nina.go(f"/t/{await table_for(nina, 'steady', 'steady', changes=ALL_TRICKS)}")
    player = await Player.at(nina, Keyboard(), bids_to=300)
    await player.play(player.deal_over)
    allowed = nina.say("live-card-allowed", card="", allowed="yes")
    assert len({name for name in player.pressed if name.endswith(allowed)}) == 8
    # The next deal is begun by keyboard as well.
    await player.play(lambda seen: not player.deal_over(seen))


async def test_a_deal_is_played_by_what_a_screen_reader_is_told(world: World) -> None:
    olga = await world.visit("/about", name="Olga")
    await olga.go(f"/t/{await table_for(olga, 'steady', 'steady', changes=ALL_TRICKS)}")
    player = await Player.at(olga, Listener(), bids_to=300)
    # The first auction may have begun before she came in; the second deal is heard from its beginning.
    await player.play(player.deal_over)
    heard, pressed = len(await olga.spoken()), len(player.pressed)
    await player.play(lambda seen: not player.deal_over(seen))
    await player.play(player.deal_over)
    spoken = " ".join((await olga.spoken())[heard:])
    # Every word of the auction as players say it, by her and by the others, and who has won.
    words = re.findall(r"(\w+): “(pass|(?:a|one|two|three) hundred[a-z -]*)”", spoken)
    passing = olga.say("live-pass")
    said = [name for name in player.pressed[pressed:] if name.startswith("bid ") or name == passing]
    assert len([who for who, _ in words if who == "You"]) == len(said), (said, spoken)
    assert len({who for who, _ in words} - {"You"}) == 2, spoken
    assert re.search(r"(You are|\w+ is) the declarer, the contract is \d+", spoken), spoken
    # Every trick, with her own cards by name.
    assert len(re.findall(r"(?:Your|’s) trick, \d+ points?\.", spoken)) == 8
    cards = r"You(?: lead)?: (?:ace|king|queen|jack|ten|nine) of (?:spades|clubs|diamonds|hearts)\."
    assert len(re.findall(cards, spoken)) == 8
    assert olga.say("live-your-turn") in spoken
    # And what the deal came to.
    assert re.search(r"The deal is over\. .*You: (plus|minus) \d+, (minus )?\d+ in all\.", spoken), spoken
