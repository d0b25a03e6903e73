"""What a browser makes of the client on a slow phone: Chromium with 4 x CPU slow-down and a 1.6 Mbit/s, 150 ms line.

It needs the built client and a Chromium; ``./run test`` sees to both.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.async_api import Page
from tests.e2e.tables import ALL_TRICKS, table_for
from tests.e2e.world import PATIENCE, PHONE, World

from benchmarks.tracing import CATEGORIES, Task, tasks_in

SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
LONG = 50
"""Milliseconds that a task may take without anybody noticing."""
RUNS = 3
LOBBY = ".play-now:not(:disabled)"
TABLE = ".hand button, .actions .buttons button, .end button"
"""The third where a bot has asked for a redeal before the page came."""
_SCRIPT = (Path(__file__).parent / "browser.js").read_text(encoding="utf-8")


class Deal(NamedTuple):
    """What kept the page busy, and the milliseconds from a tap on a card until it lies."""

    tasks: list[Task]
    taps: list[float]


async def until_usable(world: World, selector: str, *, at_table: bool) -> float:
    """Milliseconds from the address to something that can be pressed, with nothing in the cache."""
    known = await world.visit("/about", name="Anna")
    path = f"/t/{await table_for(known, 'novice', 'novice')}" if at_table else "/"
    context = await world.browser.new_context(
        base_url=world.service.url,
        storage_state=await known.context.storage_state(),
        viewport={"width": PHONE[0], "height": PHONE[1]},
    )
    context.set_default_timeout(PATIENCE)
    try:
        page = await context.new_page()
        await slow(page, line=True)
        await page.goto(path, wait_until="commit")
        shown = await page.wait_for_function(
            "selector => document.querySelector(selector) && performance.now()", arg=selector
        )
        return float(await shown.json_value())
    finally:
        await context.close()


async def played_deal(world: World) -> Deal:
    """A deal in which cards were played."""
    while not (deal := await one_deal(world)).taps:
        pass
    return deal


async def one_deal(world: World) -> Deal:
    """A deal at a table of bots that think as long as people like to see, cards travelling as usual."""
    visitor = await world.visit("/about", name="Anna", still=False)
    await visitor.context.add_init_script(_SCRIPT)
    await visitor.go(f"/t/{await table_for(visitor, 'novice', 'novice', pace=0.6, changes=ALL_TRICKS)}")
    await visitor.page.wait_for_selector(TABLE)
    await visitor.page.wait_for_load_state("networkidle")
    await slow(visitor.page, line=False)
    await world.browser.start_tracing(page=visitor.page, categories=list(CATEGORIES))
    await visitor.page.evaluate("bench.play()")
    await visitor.page.wait_for_function("() => bench.over", polling=500)
    trace = await world.browser.stop_tracing()
    taps = await visitor.page.evaluate("bench.taps")
    return Deal(tasks_in(trace, since="begun", flight="flight "), taps)


def long_ones(times: Iterable[float]) -> str:
    """How many are too long, the longest of all, and how long all the long ones are together."""
    known = list(times)
    long = [each for each in known if each > LONG]
    return f"{len(long)} over {LONG} ms, longest {max(known, default=0):.0f}, together {sum(long):.0f}"


async def slow(page: Page, *, line: bool) -> None:
    """From now on the page has a slow processor, and a slow line where asked for."""
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if line:
        await session.send("Network.enable")
        await session.send("Network.emulateNetworkConditions", LINE)


async def measure(world: World) -> list[tuple[str, str]]:
    """What was measured, and how it came out."""
    lobby = [await until_usable(world, LOBBY, at_table=False) for _ in range(RUNS)]
    table = [await until_usable(world, TABLE, at_table=True) for _ in range(RUNS)]
    deal = await played_deal(world)
    flying = [each for each in deal.tasks if each.flying]
    return [
        ("lobby usable", f"{min(lobby) / 1000:.2f} s, half {median(lobby) / 1000:.2f} s"),
        ("table usable", f"{min(table) / 1000:.2f} s, half {median(table) / 1000:.2f} s"),
        ("tasks while cards travel", long_ones(each.wall for each in flying)),
        ("... the thread's own time", long_ones(each.thread for each in flying)),
        ("all tasks of a deal", long_ones(each.wall for each in deal.tasks)),
        ("... the thread's own time", long_ones(each.thread for each in deal.tasks)),
        ("a tap until the card lies", f"half {median(deal.taps):.0f} ms, longest {max(deal.taps):.0f} ms"),
    ]


def main() -> None:
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="tysyacha-browser-") as folder, World(Path(folder)) as world:
        rows = world.run(measure(world))
    for name, figures in rows:
        print(f"  {name:28}{figures}")
    print(f"  {'load average':28}{before:.1f} before, {os.getloadavg()[0]:.1f} after")
