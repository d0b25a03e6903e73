"""A walk past every screen, and at a table past every state of it: for tests of how they look, and for pictures."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from tests.e2e.player import Player
from tests.e2e.tables import table_for
from tests.e2e.tree import Seen
from tests.e2e.world import PATIENCE, Visitor
from tests.server.harness import Person, play_on, terms
from tests.server.people import account
from websockets.asyncio.client import connect

LONG_NAME: Final = "Серафим-Вячеслав Щербина"
_CROWD: Final = (LONG_NAME, "Konstantinopolskaya-Anna", "Ы1", "wwwwwwwwwwwwwwwwwwwwwwww", *"ABCDEFGH")
# A game that does not end before everything in it has been seen.
LONG: Final[dict[str, Any]] = {"changes": {"ending.target": 3000}}


async def tour(visitor: Visitor) -> AsyncIterator[str]:
    """Leads the visitor, so far a stranger, from one place to the next; the name of each when it is seen."""
    for part in (_as_a_stranger, _as_a_guest, _with_real_cards, _among_people, _at_a_table, _after_games):
        async for name in part(visitor):
            yield name


async def _as_a_stranger(visitor: Visitor) -> AsyncIterator[str]:
    await visitor.arrive("/")
    yield "lobby-empty"
    await visitor.press("hero-play")
    yield "lobby-name"
    await visitor.page.keyboard.press("Escape")
    for name in ("new", "top", "verify", "words", "about", "replay", "me"):
        await visitor.arrive(f"/{name}")
        yield {"me": "me-stranger", "replay": "replay-opening", "top": "top-empty"}.get(name, name)
    await visitor.arrive("/nowhere")
    yield "not-found"


async def _as_a_guest(visitor: Visitor) -> AsyncIterator[str]:
    await visitor.become(LONG_NAME)
    for part in ("account", "games", "people", "preferences"):
        await visitor.arrive(f"/me?part={part}")
        yield f"me-{part}"
    await visitor.arrive("/rules")
    yield "rules-words"
    narrow = visitor.page.get_by_role("radio", name=visitor.say("rules-agreements"), exact=True)
    if await narrow.is_visible():
        await narrow.check()
    await visitor.page.locator("button.fold").nth(1).click()
    yield "rules-agreements"
    await visitor.page.get_by_role("button", name=visitor.say("rules-other")).first.click()
    yield "rules-presets"


async def _with_real_cards(visitor: Visitor) -> AsyncIterator[str]:
    await visitor.arrive("/sheet")
    yield "sheet-new"
    fields = visitor.page.locator("fieldset input[type=text], fieldset input:not([type])")
    for place, name in enumerate(("Анна", "Boris", LONG_NAME)):
        await fields.nth(place).fill(name)
    await visitor.press("book-begin")
    await visitor.press("book-enter")
    dialog = visitor.page.get_by_role("dialog")
    await dialog.get_by_role("radio", name="Boris", exact=True).first.check()
    yield "sheet-entry"
    await dialog.get_by_role("button", name="120", exact=True).click()
    await dialog.get_by_label(visitor.say("book-conceded"), exact=True).check()
    await visitor.press("book-write")
    await dialog.wait_for(state="hidden")
    yield "sheet-book"


async def _among_people(visitor: Visitor) -> AsyncIterator[str]:
    served = visitor.world.service.served
    people = [await served.guest(name) for name in _CROWD]
    for place, person in enumerate(people):
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        url = served.url.replace("http", "ws") + "/api/lobby/live"
        served.open.append(
            await connect(url, additional_headers={"cookie": cookies}, compression=None, max_queue=None)
        )
        more = {"clock": {"move": 20, "bank": 60}} if place % 2 else {}
        page = await person.open(
            {**terms("steady", people=2, changes={"ending.target": 1001, "barrel.at": 880}), **more}
        )
        await person.sit(page["table"]["id"], 0)
    await visitor.arrive("/")
    await visitor.page.get_by_text(LONG_NAME).first.wait_for()
    yield "lobby-crowded"
    locked = await people[0].open(terms(people=3, public=False), password="open sesame")
    await visitor.arrive(f"/t/{locked['table']['id']}")
    await visitor.page.get_by_role("heading", name=visitor.say("live-private")).wait_for()
    yield "table-door"
    listed = await people[1].open(
        terms("steady", people=2, changes={"ending.target": 1001, "barrel.at": 880})
    )
    await visitor.arrive(f"/t/{listed['table']['id']}")
    await visitor.page.get_by_role("button", name=visitor.say("live-sit")).first.wait_for()
    yield "table-waiting"


async def _at_a_table(visitor: Visitor) -> AsyncIterator[str]:
    await visitor.arrive(f"/t/{await table_for(visitor, 'novice', 'novice', **LONG)}")
    player = await Player.at(visitor, bids_to=240)
    say = visitor.say
    states: dict[str, Callable[[Seen], bool]] = {
        "auction": lambda seen: bool(seen.find("button", say("live-pass"))),
        "gifts": lambda seen: bool(seen.all("button", say("live-give"))),
        "cards": lambda seen: (
            len(player.cards(seen)) == 6 and player.may_play(seen) and player.trick(seen) > 0
        ),
        "deal-end": player.deal_over,
    }
    for name, reached in states.items():
        await player.play(reached)
        yield f"table-{name}"
        if name == "cards":
            await visitor.context.set_offline(True)
            await visitor.page.get_by_text(say("line-offline"), exact=True).wait_for()
            yield "table-offline"
            await visitor.context.set_offline(False)
    await visitor.press("live-to-table")
    yield "table-after-deal"
    for words in ("nav-sheet", "live-talk", "live-options", "live-rules"):
        tool = visitor.page.get_by_role("banner").get_by_role("button", name=say(words), exact=True)
        await tool.click()
        await visitor.page.get_by_role("dialog").wait_for()
        yield f"table-{words.partition('-')[2]}"
        await visitor.page.keyboard.press("Escape")
        await visitor.page.get_by_role("dialog").wait_for(state="hidden")


async def _after_games(visitor: Visitor) -> AsyncIterator[str]:
    person = await visitor.person()
    await visitor.arrive(f"/t/{await play_quickly(person)}")
    await visitor.page.get_by_role("button", name=visitor.say("live-rematch"), exact=True).wait_for()
    yield "table-game-end"
    await play_quickly(person)
    await visitor.arrive("/me?part=games")
    yield "me-games-some"
    games = await person.get("/api/games")
    page = await person.get(f"/api/games/{games[0]['id']}")
    await visitor.arrive(f"/g/{page['share']}")
    yield "game"
    await visitor.arrive(f"/verify?game={games[0]['id']}")
    yield "verify-checked"
    rated = await _rated_game(visitor)
    await visitor.arrive(f"/p/{rated}")
    yield "profile"
    await visitor.arrive("/top")
    yield "top"


async def _rated_game(visitor: Visitor) -> str:
    """Two with accounts have played for their rating; who one of them is."""
    served = visitor.world.service.served
    stamp = len(visitor.world.visitors) + random.randrange(10**6)
    people = [await account(served, f"{name}-{stamp}") for name in ("Annamaria", "Boris")]
    page = await people[0].open(terms("steady", people=2, rated=True), seat=0)
    await people[1].sit(page["table"]["id"], 1)
    clients = [await person.watch(page["table"]["id"]) for person in people]
    await asyncio.gather(*(play_on(client, random.Random(1)) for client in clients))
    async with asyncio.timeout(PATIENCE / 1000):
        # It counts a little later than it ends.
        while not await people[0].get("/api/leaderboard?players=3"):
            await asyncio.sleep(0.1)
    return str(people[0].me["id"])


async def play_quickly(person: Person) -> str:
    """A whole short game played by the interface, against bots; the table's id."""
    page = await person.open(terms("steady", "steady", changes={"ending.target": 300}))
    table = str(page["table"]["id"])
    await person.sit(table, 0)
    client = await person.watch(table)
    await play_on(client, random.Random(1))
    await client.close()
    return table
