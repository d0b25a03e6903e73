"""``./run screenshots [FOLDER]``: every screen and every state of a table, as phones and desks show them."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Route
from tests.e2e.tour import LONG_NAME, tour
from tests.e2e.world import ACROSS, DESK, PHONE, Size, Visitor, World

SIZES: dict[str, Size] = {"phone": PHONE, "desk": DESK}
HIGHEST = 3_000
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run screenshots", description=__doc__)
    parser.add_argument(
        "folder", nargs="?", default=str(Path(tempfile.gettempdir()) / "tysyacha-screenshots")
    )
    parser.add_argument("--language", choices=["en", "ru"], default="ru")
    parser.add_argument("--only", default="", help="only screens whose name begins so")
    chosen = parser.parse_args(arguments)
    folder = Path(chosen.folder)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as own, World(Path(own)) as world:
        count = world.run(_photograph(world, folder, chosen.language, chosen.only))
    print(f"{count} pictures in {folder}")
    return 0


async def _photograph(world: World, folder: Path, language: Literal["en", "ru"], only: str) -> int:
    visitor = await world.visit(language=language)
    count = 0
    async for name in tour(visitor):
        if name.startswith(only):
            count += await _pictures(visitor, folder, name)
    # No game played here comes to such numbers, so they are put into what the service tells.
    for address in ("**/api/standing/*", "**/api/leaderboard*"):
        await visitor.page.route(address, _with_great_numbers)
    await visitor.arrive("/top")
    first = await visitor.page.locator('main a[href^="/p/"]').first.get_attribute("href")
    for name, path in (("top-great", "/top"), ("profile-great", str(first))):
        if name.startswith(only):
            await visitor.arrive(path)
            count += await _pictures(visitor, folder, name)
    await world.close_visitors()
    return count


async def _pictures(visitor: Visitor, folder: Path, name: str) -> int:
    sizes = {**SIZES, **({"across": ACROSS} if name.startswith("table") else {})}
    for kind, (width, height) in sizes.items():
        await visitor.page.set_viewport_size({"width": width, "height": height})
        if not name.startswith("table"):
            # A window as high as the page, so that what lies at its lower edge lies there in the picture too.
            whole = int(await visitor.page.evaluate("document.documentElement.scrollHeight"))
            await visitor.page.set_viewport_size({"width": width, "height": min(max(height, whole), HIGHEST)})
        for theme in THEMES:
            await visitor.page.emulate_media(color_scheme=theme)
            path = folder / f"{name}-{kind}-{theme}.png"
            await visitor.page.screenshot(path=path, animations="disabled")
    await visitor.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    print(name, file=sys.stderr, flush=True)
    return len(sizes) * len(THEMES)


async def _with_great_numbers(route: Route) -> None:
    answer = await route.fetch()
    told: Any = await answer.json()
    await route.fulfill(response=answer, json=_greater(told))


def _greater(told: Any) -> Any:
    """The same with a long name, and every rating and count in five digits."""
    if isinstance(told, dict):
        return {key: LONG_NAME if key == "name" else _greater(value) for key, value in told.items()}
    if isinstance(told, list):
        return [_greater(each) for each in told]
    is_small = isinstance(told, int) and not isinstance(told, bool) and 9 < told < 10_000
    return told + 10_000 if is_small else told


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
