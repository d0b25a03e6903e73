"""What is asked of every screen: that it fits, that it speaks its language, and that axe finds nothing serious."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Literal

from tests.e2e.world import Size, Visitor

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
Look = Literal["light", "dark", "contrast"]


async def does_not_fit(visitor: Visitor, size: Size) -> list[str]:
    """What sticks out of a window of this size, to the left or to the right."""
    await visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    # What follows the size of the window has followed it after the next pictures.
    await visitor.page.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    found: list[str] = await visitor.page.evaluate(f"({_LOOK}).wide()")
    return found


async def untranslated(visitor: Visitor) -> list[str]:
    """Ids of messages that nobody wrote, and in a Russian page sentences that are not Russian."""
    found: list[str] = await visitor.page.evaluate(f"({_LOOK}).foreign()")
    return found


async def put_on(visitor: Visitor, look: Look) -> None:
    """The page as a preference would show it; axe has to see colours that have come to rest."""
    theme, contrast = ("light", "high") if look == "contrast" else (look, "normal")
    await visitor.page.evaluate(
        """async ([theme, contrast]) => {
            Object.assign(document.documentElement.dataset, { theme, contrast });
            // What has reached its colour hands it on to what stands in it, which then sets out in turn.
            for (let moving = document.getAnimations(); moving.length; moving = document.getAnimations()) {
                for (const each of moving) each.finish();
                await new Promise(requestAnimationFrame);
            }
        }""",
        [theme, contrast],
    )


async def serious(visitor: Visitor, *rules: str) -> list[str]:
    """What axe finds that keeps somebody out, by all of its rules or by these alone."""
    page = visitor.page
    if not await page.evaluate("'axe' in window"):
        # Through the debugger's own door, which the page's policy for scripts does not close.
        await page.evaluate(_axe())
    options: dict[str, Any] = {"resultTypes": ["violations"], "elementRef": False}
    if rules:
        options["runOnly"] = {"type": "rule", "values": list(rules)}
    told = await page.evaluate(f"axe.run(document, {json.dumps(options)})")
    return [
        f"{each['id']} ({each['impact']}): {node['html'][:160]} {node['failureSummary'].splitlines()[1:2]}"
        for each in told["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


@cache
def _axe() -> str:
    if not _AXE.is_file():
        raise RuntimeError("axe is not installed; npm --prefix web ci installs it.")
    return _AXE.read_text(encoding="utf-8") + "; 0"
