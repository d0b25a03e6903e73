"""The service as people run it, Chromium as they use it, and whoever looks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self, TypeVar

from playwright.async_api import Browser, BrowserContext, Page, Playwright, async_playwright, expect
from tests.server.harness import Json, Person
from tests.server.process import Process

from tysyacha.server.edge.site import BUILT
from tysyacha.texts.catalogue import Words

Size = tuple[int, int]
PHONE: Size = (360, 640)
ACROSS: Size = (844, 390)
DESK: Size = (1280, 800)
PATIENCE = 90_000
"""Milliseconds that a test waits for something to appear: the machine may be busy with something else."""
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_NAMES = ("chromium", "chromium-browser", "google-chrome")
_SETTINGS = {"BETWEEN_DEALS_SECONDS": "600", "MESSAGES_A_SECOND": "10000", "ABSENCE_SECONDS": "600"}
_WATCH = (Path(__file__).parent / "watch.js").read_text(encoding="utf-8")
expect.set_options(timeout=PATIENCE)
_Found = TypeVar("_Found")


class World:
    """A service with an empty database, a browser, and one loop for both; left with ``with``.

    Raises RuntimeError where the client is not built or there is no Chromium.
    """

    def __init__(self, folder: Path, **settings: str) -> None:
        if not (Path(os.environ.get("TYSYACHA_WEB_FOLDER", BUILT)) / "index.html").is_file():
            raise RuntimeError(
                "The browser client is not built; ./run test builds it, or npm --prefix web run build."
            )
        self.folder = folder
        self.service = Process(f"sqlite:///{folder / 'e2e.sqlite3'}", folder, **{**_SETTINGS, **settings})
        self.visitors: list[Visitor] = []
        self._runner = asyncio.Runner()
        self._playwright: Playwright
        self.browser: Browser

    def __enter__(self) -> Self:
        try:
            self._runner.run(self._start())
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    async def _start(self) -> None:
        found = next((path for name in _NAMES if (path := shutil.which(name))), None)
        if found is None:
            raise RuntimeError(f"There is no browser here; one of {', '.join(_NAMES)} is needed.")
        await self.service.start()
        self._playwright = await async_playwright().start()
        self.browser = await self._playwright.chromium.launch(
            executable_path=found, args=list(ARGUMENTS), timeout=PATIENCE
        )

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._runner.run(self._stop())
        self._runner.close()

    async def _stop(self) -> None:
        await self.service.served.close()
        if hasattr(self, "browser"):
            await self.browser.close()
        if hasattr(self, "_playwright"):
            await self._playwright.stop()
        self.service.kill()

    def run(self, work: Coroutine[Any, Any, _Found]) -> _Found:
        """Runs to the end; what everybody sees when it fails is kept and named in the failure."""
        return self._runner.run(self._run(work))

    async def _run(self, work: Coroutine[Any, Any, _Found]) -> _Found:
        try:
            return await work
        except BaseException as error:
            for visitor in self.visitors:
                with contextlib.suppress(Exception):
                    error.add_note(await visitor.photograph())
            raise

    async def visit(
        self,
        path: str = "/",
        *,
        name: str | None = None,
        language: Literal["en", "ru"] = "en",
        size: Size = PHONE,
        theme: Literal["light", "dark"] = "light",
        still: bool = True,
        installed: bool = False,
        url: str | None = None,
        **preferences: Any,
    ) -> Visitor:
        """Somebody opens a browser of his own; with a ``name`` as a guest. ``still`` cards do not travel; only where
        the page is ``installed`` does it keep itself for times without a line. ``url`` is where he finds the service.
        """
        context = await self.browser.new_context(
            base_url=url or self.service.url,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "ru": "ru-RU"}[language],
            color_scheme=theme,
            service_workers="allow" if installed else "block",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        await context.add_init_script(_WATCH)
        if preferences:
            await context.add_init_script(
                _once("tysyacha.preferences", {"language": language, **preferences})
            )
        visitor = Visitor(self, context, await context.new_page(), language)
        self.visitors.append(visitor)
        if name is not None:
            await visitor.become(name)
        await visitor.go(path)
        return visitor

    async def close_visitors(self) -> None:
        """Everybody leaves. Fails for what broke in a browser meanwhile."""
        visitors, self.visitors = self.visitors, []
        troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
        for visitor in visitors:
            await visitor.context.close()
        assert not troubles, troubles


class Visitor:
    """A browser with one page, and the words of its language."""

    def __init__(self, world: World, context: BrowserContext, page: Page, language: str) -> None:
        self.world = world
        self.context = context
        self.page = page
        self.words = Words(language)
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("console", lambda message: self._heard(message.type, message.text))

    def _heard(self, kind: str, text: str) -> None:
        # That an address answered with a refusal or not at all is no fault of the page.
        if kind in ("error", "warning") and not re.search(
            r"Failed to load resource|WebSocket connection|Service Worker registration blocked", text
        ):
            self.troubles.append(f"{self.page.url}: {text}")

    def say(self, message: str, /, **arguments: object) -> str:
        """What the page says, by message id."""
        return self.words.say(message, **arguments)

    async def become(self, name: str) -> Json:
        """A guest from now on."""
        me: Json = await self.post("/api/me/guest", {"name": name, "language": self.words.language})
        return me

    async def person(self) -> Person:
        """This very player outside the browser, for what a test prepares by the interface alone."""
        client = self.world.service.served.browser()
        for cookie in await self.context.cookies():
            client.cookies.set(cookie["name"], cookie["value"])
        return Person(self.world.service.served, client, (await client.get("/api/me")).json())

    async def post(self, path: str, body: Json | None = None, method: str = "POST") -> Any:
        """Asks the service for a change, with this browser's cookies."""
        await self.context.request.get("/health")
        token = next(each["value"] for each in await self.context.cookies() if each["name"] == "csrf")
        answer = await self.context.request.fetch(
            path, method=method, data=json.dumps(body or {}),
            headers={"x-csrf-token": token, "content-type": "application/json"},
        )  # fmt: skip
        assert answer.ok, await answer.text()
        text = await answer.text()
        return json.loads(text) if text else None

    async def go(self, path: str) -> None:
        """Loads a page and waits until its screen is there."""
        await self.page.goto(path, wait_until="domcontentloaded")
        await self.shown()

    async def arrive(self, path: str) -> None:
        """Loads a page and waits until what it asks the service for is there as well."""
        await self.go(path)
        await self.page.wait_for_load_state("networkidle")

    async def shown(self) -> None:
        """Waits until a screen is there, with its texts."""
        await self.page.wait_for_selector("main h1", state="attached")

    async def press(self, message: str, /, role: Any = "button", **arguments: object) -> None:
        """Presses what bears these words, when it can be pressed."""
        await self.page.get_by_role(role, name=self.say(message, **arguments), exact=True).first.click()

    async def change(self, seen: int) -> int:
        """Waits until the page has changed since it was at ``seen``; where it is now."""
        await self.page.wait_for_function("seen => window.e2e?.changes !== seen", arg=seen, polling=30)
        return int(await self.page.evaluate("window.e2e.changes"))

    async def spoken(self) -> list[str]:
        """All that the page has said aloud since it was loaded."""
        return list(await self.page.evaluate("window.e2e.spoken"))

    async def photograph(self) -> str:
        """Keeps what is seen; says where."""
        path = self.world.folder / f"failure-{len(list(self.world.folder.glob('*.png')))}.png"
        await self.page.screenshot(path=path, timeout=20_000)
        tree = await self.page.locator("body").aria_snapshot(timeout=20_000)
        path.with_suffix(".txt").write_text(tree, encoding="utf-8")
        return f"{self.page.url} as it was seen: {path}; as it was told: {path.with_suffix('.txt')}"


def _once(key: str, value: Json) -> str:
    """A script that keeps something on the device before the page first looks."""
    told = json.dumps(json.dumps(value))
    return f"try {{ localStorage.getItem({key!r}) ?? localStorage.setItem({key!r}, {told}) }} catch {{}}"
