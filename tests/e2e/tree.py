"""The page as it is told to who cannot see it: the browser's own accessibility tree, in reading order."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.async_api import CDPSession, Error, Page


class Node(NamedTuple):
    """One thing on the page; ``inside`` are the roles and names of what it stands in, from the outside in.

    ``place`` is the number by which the browser knows it.
    """

    role: str
    name: str
    disabled: bool
    focused: bool
    inside: tuple[tuple[str, str], ...]
    place: int

    def within(self, role: str, name: str | None = None) -> bool:
        return any(each[0] == role and name in (None, each[1]) for each in self.inside)


class Seen(NamedTuple):
    """The tree at one moment."""

    nodes: tuple[Node, ...]

    def all(self, role: str, name: str | None = None) -> list[Node]:
        return [node for node in self.nodes if node.role == role and name in (None, node.name)]

    def find(self, role: str, name: str | None = None) -> Node | None:
        """The first of its kind that is not disabled."""
        return next((node for node in self.all(role, name) if not node.disabled), None)

    @property
    def focused(self) -> Node | None:
        """Where the keyboard is; the innermost, since the whole page has the focus as well."""
        return next(
            (node for node in reversed(self.nodes) if node.focused and node.role != "RootWebArea"), None
        )

    def says(self, text: str) -> bool:
        """Whether these words stand on the page."""
        return any(text in node.name for node in self.nodes)


class Tree:
    """Reads the tree of a page."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session

    @classmethod
    async def of(cls, page: Page) -> Tree:
        session = await page.context.new_cdp_session(page)
        await session.send("Accessibility.enable")
        return cls(session)

    async def read(self) -> Seen:
        told = (await self._session.send("Accessibility.getFullAXTree"))["nodes"]
        nodes = {node["nodeId"]: node for node in told}
        return Seen(tuple(_walk(nodes, told[0], ())) if told else ())

    async def act(self, node: Node) -> None:
        """Does what a screen reader's "activate" does, on this very thing; nothing where it is gone by now."""
        with contextlib.suppress(Error):
            found = await self._session.send("DOM.resolveNode", {"backendNodeId": node.place})
            click = {
                "functionDeclaration": "function () { this.click() }",
                "objectId": found["object"]["objectId"],
            }
            await self._session.send("Runtime.callFunctionOn", click)


def _walk(nodes: dict[str, Any], node: Any, inside: tuple[tuple[str, str], ...]) -> Iterator[Node]:
    role = str(node.get("role", {}).get("value", ""))
    name = str(node.get("name", {}).get("value", ""))
    if not node["ignored"] and role not in ("none", "generic", "InlineTextBox"):
        told = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        yield Node(
            role,
            name,
            bool(told.get("disabled")),
            bool(told.get("focused")),
            inside,
            node["backendDOMNodeId"],
        )
        inside = (*inside, (role, name))
    for child in node.get("childIds", []):
        if child in nodes:
            yield from _walk(nodes, nodes[child], inside)
