"""Somebody who plays at a table in the browser by what the page tells: a game of no great skill, but a whole one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from playwright.async_api import TimeoutError as Late
from tests.e2e.tree import Node, Seen, Tree
from tests.e2e.world import PATIENCE, Visitor

RANKS: Final = "ATKQJ9"
SUITS: Final = "SCDH"


class Hands(Protocol):
    """How a player presses what he has chosen."""

    async def press(self, player: Player, node: Node) -> None: ...


class Mouse:
    """Points at it."""

    async def press(self, player: Player, node: Node) -> None:
        role: Any = node.role
        found = player.visitor.page.get_by_role(role, name=node.name, exact=True)
        await found.first.click(timeout=5_000)


class Keyboard:
    """Goes there with Tab and the arrow keys, as far as the tree says where he is, and presses Enter."""

    async def press(self, player: Player, node: Node) -> None:
        if await self.reach(player, node):
            await player.visitor.page.keyboard.press("Enter")

    async def reach(self, player: Player, node: Node) -> bool:
        """Moves the focus there; False where it has gone meanwhile. Raises AssertionError where no key leads to it."""
        keys = player.visitor.page.keyboard
        met = []
        for _ in range(120):
            seen = await player.look()
            at = seen.focused
            if at is not None and (at.role, at.name) == (node.role, node.name):
                return True
            if not seen.all(node.role, node.name):
                return False
            met.append(at and (at.role, at.name))
            await keys.press(self._towards(player, seen, at, node))
        raise AssertionError(f"no key leads to {node.role} {node.name!r}, only to {met}")

    @staticmethod
    def _towards(player: Player, seen: Seen, at: Node | None, node: Node) -> str:
        cards = [each.name for each in player.cards(seen)]
        if at is not None and at.name in cards and node.name in cards:
            return "ArrowRight" if cards.index(node.name) > cards.index(at.name) else "ArrowLeft"
        return "Tab"


class Listener:
    """Activates it as a screen reader does, on the very thing that the tree names."""

    async def press(self, player: Player, node: Node) -> None:
        await player.tree.act(node)


class Player:
    """A player at a table that is open in the browser."""

    def __init__(self, visitor: Visitor, tree: Tree, hands: Hands | None = None, bids_to: int = 0) -> None:
        self.visitor = visitor
        self.hands: Hands = hands or Mouse()
        self.bids_to = bids_to
        self.pressed: list[str] = []
        self.tree = tree
        say = visitor.say
        self.spoken = {
            rank + suit: say("card-spoken", rank=rank, suit=suit) for rank in RANKS for suit in SUITS
        }
        self._hand = {say("live-hand", count=count) for count in range(12)}
        self.allowed = {say("live-card-allowed", card=card, allowed="yes") for card in self.spoken.values()}
        self._bids = {say("action-bid", points=points): points for points in range(60, 305)}

    @classmethod
    async def at(cls, visitor: Visitor, hands: Hands | None = None, bids_to: int = 0) -> Player:
        return cls(visitor, await Tree.of(visitor.page), hands, bids_to)

    async def look(self) -> Seen:
        return await self.tree.read()

    def cards(self, seen: Seen) -> list[Node]:
        """The hand, from left to right."""
        return [
            node
            for node in seen.nodes
            if node.role == "button" and self._hand & {name for _, name in node.inside}
        ]

    def choose(self, seen: Seen) -> Node | None:
        """What to press now; None while others are at it."""
        say = self.visitor.say

        def button(message: str, /, **arguments: object) -> Node | None:
            return seen.find("button", say(message, **arguments))

        if seen.all("dialog"):
            return button("live-declare-yes")
        for words in ("live-next-deal", "live-finish", "live-deal-end", "live-look", "live-wave"):
            if found := button(words):
                return found
        if found := button("action-cut", lifted=12):
            return found
        if seen.all("button", say("live-give")) or seen.all("button", say("live-discard")):
            if self.pressed[-1:] in ([say("live-give")], [say("live-discard")]):
                return None  # They are on their way, one after the other.
            ready = button("live-give") or button("live-discard")
            return ready or next(iter(self.cards(seen)[::-1]), None)
        if found := button("action-take", talon=0):
            return found
        if playable := [node for node in self.cards(seen) if node.name in self.allowed and not node.disabled]:
            return playable[0]
        return self._bid(seen)

    def _bid(self, seen: Seen) -> Node | None:
        offered = [node for node in seen.all("button") if node.name in self._bids and not node.disabled]
        offered.sort(key=lambda node: self._bids[node.name])
        passing = seen.find("button", self.visitor.say("live-pass"))
        if offered and (passing is None or self._bids[offered[0].name] <= self.bids_to):
            return offered[0]
        return passing

    async def play(self, until: Callable[[Seen], bool]) -> Seen:
        """Plays on until the page looks as wanted; that page. Raises AssertionError where nothing goes on."""
        clock = asyncio.get_running_loop().time
        acted, late = clock(), 0
        while True:
            changes = int(await self.visitor.page.evaluate("window.e2e?.changes ?? 0"))
            seen = await self.look()
            if until(seen):
                return seen
            if chosen := self.choose(seen):
                acted = clock()
                self.pressed.append(chosen.name)
                try:
                    await self.hands.press(self, chosen)
                    late = 0
                except Late:
                    # It was gone before it could be pressed: look again. Always so, and something lies over it.
                    self.pressed.pop()
                    late += 1
                    if late > 8:
                        raise
                    continue
            assert clock() - acted < 2 * PATIENCE / 1000, f"nothing to do; last pressed: {self.pressed[-5:]}"
            await self.visitor.change(changes)

    def may_play(self, seen: Seen) -> bool:
        """Whether a card is asked of this player."""
        return any(node.name in self.allowed and not node.disabled for node in self.cards(seen))

    def trick(self, seen: Seen) -> int:
        """How many cards lie in the trick."""
        return len(
            [node for node in seen.all("listitem") if node.within("list", self.visitor.say("live-trick"))]
        )

    def deal_over(self, seen: Seen) -> bool:
        """Whether the reckoning of a deal stands there."""
        return bool(seen.all("region", self.visitor.say("live-deal-end")))

    def game_over(self, seen: Seen) -> bool:
        """Whether the game has ended."""
        return bool(seen.all("button", self.visitor.say("live-rematch")))
