"""Nobody is told a card that is not his to see: every byte sent in whole games, over varied agreements.

Players, some of whom reload and come back, spectators who come at any time, strangers at private tables and browsers
that ask for every page: what each was sent is held against what he may know at that number (`knowledge`).
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.harness import Client, Json, Person, Served, serving
from tests.server.knowledge import Knowledge, Known, cards_named, ensure_exact, ensure_kept
from tests.strategies import settled
from websockets.exceptions import ConnectionClosed

from tysyacha.agreements import PARAMETERS, Parameter, changes, parse, presets
from tysyacha.cards import CARDS, PACK, CardSet
from tysyacha.server.fair.seeds import commitment_to
from tysyacha.server.play import log
from tysyacha.server.tables.terms import Terms, rules_of

MOST_DEALS = 3
"""After so many deals those who are left get up, and the game is closed: chance alone may never end it."""
WINDOW_MS = 60


@pytest.mark.parametrize("part", range(5))
def test_no_byte_tells_more_than_its_reader_may_know(tmp_path: Path, part: int) -> None:
    asyncio.run(play_games(tmp_path, range(6 * part, 6 * part + 6)))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(30))
def test_no_byte_tells_more_than_its_reader_may_know_in_many_games(tmp_path: Path, part: int) -> None:
    asyncio.run(play_games(tmp_path, range(1_000 + 10 * part, 1_010 + 10 * part)))


def test_what_is_planted_is_found(tmp_path: Path) -> None:
    """The test of the test: a game that is clean, and then each kind of leak in what somebody was sent."""

    async def scenario() -> None:
        database = f"sqlite:///{tmp_path / 'leaks.sqlite3'}"
        async with serving(database, between_deals_seconds=0.3, cut_seconds=0.3) as served:
            watched = Watched(served, random.Random(8))
            await watched.play()
            knowledge, live = await watched.knowledge(), await served.hub.live(watched.table)
            client, place, known = told_in_a_deal(watched, knowledge)
            number, text = client.heard[place]
            [sealed, *_] = sorted(known.sealed)
            # Not one that he named himself, say in a play that was refused: what he said may come back to him.
            hidden = CardSet(int(PACK) & ~known.cards & ~watched.named[client])
            foreign = next(iter(hidden))
            for planted in (f'"{foreign}"', f"{foreign}", str(sealed), live.secret.hex()):
                client.heard[place] = (number, text + planted)
                with pytest.raises(AssertionError):
                    await watched.check()
            client.heard[place] = (number, text)
            for planted in (f'"{foreign}"', live.secret.hex()):
                watched.pages.append((number, planted))
                with pytest.raises(AssertionError):
                    await watched.check()
                watched.pages.pop()
                watched.refused.append(planted)
                with pytest.raises(AssertionError):
                    await watched.check()
                watched.refused.pop()
            message = next(
                each for each in client.messages if each.get("number") == number and "mine" in each
            )
            hand = message["mine"]["hand"]
            for wrong in (None, str(CardSet(int(CardSet.parse(hand)) | sealed))):
                message["mine"]["hand"] = wrong
                with pytest.raises(AssertionError):
                    await watched.check()
            message["mine"]["hand"] = hand
            opened = [
                each["board"]
                for _, client in watched.sockets
                for each in client.events
                if each["board"]["window"] is not None and each["board"]["due"] is not None
            ]
            assert opened
            for board in opened:
                board["due"] += 5
            with pytest.raises(AssertionError):
                await watched.check()
            for board in opened:
                board["due"] -= 5
            await watched.check()

    asyncio.run(scenario())


def told_in_a_deal(watched: Watched, knowledge: Knowledge) -> tuple[Client, int, Known]:
    """A message to a seat while hands were closed to it: its client, the place, what it may know."""
    for seat, client in watched.sockets:
        if seat is None:
            continue
        for place, (number, text) in enumerate(client.heard):
            known = knowledge.at(number, seat)
            if known.sealed and known.hand and '"mine"' in text and number < knowledge.over_at:
                return client, place, known
    raise AssertionError("nobody played with closed hands")


async def play_games(folder: Path, seeds: range) -> None:
    database = f"sqlite:///{folder / 'leaks.sqlite3'}"
    async with serving(
        database, between_deals_seconds=0.3, cut_seconds=0.3, guests_a_minute=10_000
    ) as served:
        await asyncio.gather(*(Watched(served, random.Random(seed)).play() for seed in seeds))


def varied(chance: random.Random, players: int) -> Json:
    """Agreements that a table of so many may have: a preset, or a wild mix; the game ends early."""
    named = [name for name, each in presets().items() if players in each.players]
    changed = changes(presets()[chance.choice(named)].agreements)
    if chance.random() < 0.75:
        changed |= {each.id: _value(each, chance) for each in PARAMETERS.values() if chance.random() < 0.3}
    if chance.random() < 0.3:
        changed |= {"blind.on": True, "blind.min_total": None, "blind.when_barrel": True, "golden.on": False}
    return changes(settled(parse({**changed, "ending.target": 300, "barrel.at": None}), players))


def _value(parameter: Parameter, chance: random.Random) -> Any:
    def number() -> int:
        return chance.randrange(parameter.low, parameter.high + 1, parameter.step)

    if parameter.nullable and chance.random() < 0.3:
        return None
    if parameter.values:
        return chance.choice(parameter.values)
    if parameter.kind == "int_list":
        return sorted({number() for _ in range(chance.randint(0, parameter.max_items))})
    return {suit: number() for suit in "HDCS"} if parameter.kind == "suit_values" else number()


class Watched:
    """One game, and everything that anybody was sent about it."""

    def __init__(self, served: Served, chance: random.Random) -> None:
        self.served = served
        self.chance = chance
        self.sockets: list[tuple[int | None, Client]] = []
        self.named: dict[Client, int] = {}
        self.refused: list[str] = []
        self.pages: list[tuple[int, str]] = []
        self.nonces: list[bytes] = []
        self.over = False
        self.table, self.seats = "", 0

    async def play(self) -> None:
        chance = self.chance
        players = chance.choice((2, 3, 3, 4))
        people = chance.randint(1, players)
        bots = [{"kind": "bot", "bot": chance.choice(("random", "steady"))}] * (players - people)
        terms = {
            "rules": {"preset": "classic_ru", "changes": varied(chance, players)},
            "seats": [{"kind": "open"}] * people + bots,
            "public": chance.random() < 0.6,
            "spectators": chance.random() < 0.7,
            "pace": 0,
        }
        persons = [await self.served.guest(f"Player {seat}") for seat in range(people)]
        others = [await self.served.guest(f"Other {place}") for place in range(2)]
        page = await persons[0].open(terms)
        table, key = page["table"]["id"], page["key"]
        for seat, person in enumerate(persons):
            if seat:
                await person.post(f"/api/tables/{table}/enter", {"key": key})
            self.nonces.append(secrets.token_bytes(32))
            await person.sit(table, seat, commitment=commitment_to(self.nonces[-1], table))
        onlooker, stranger = others
        await onlooker.post(f"/api/tables/{table}/enter", {"key": key})
        aside = [
            asyncio.create_task(self._look_on(onlooker, table)),
            asyncio.create_task(self._look_on(stranger, table)),
            asyncio.create_task(self._browse([persons[0], *others], table)),
        ]
        await asyncio.gather(*(self._sit_at(person, table, seat) for seat, person in enumerate(persons)))
        self.over = True
        for _, client in self.sockets:
            await client.close()
        await asyncio.gather(*aside)
        self.table, self.seats = table, players
        await self.check()

    # What people do.

    async def _open(self, person: Person, table: str, seat: int | None, last: int | None = None) -> Client:
        client = await person.watch(table, last)
        self.named[client] = 0
        self.sockets.append((seat, client))
        return client

    async def _sit_at(self, person: Person, table: str, seat: int) -> None:
        """Plays by chance, asks for what is not allowed, reloads at times, and gets up when it takes too long."""
        chance = random.Random(self.chance.random())
        client = await self._open(person, table, seat)
        await client.read()
        acted_at = -1
        while client.board["stage"] != "over":
            deal = client.board["deal"]
            if deal is not None and deal["deal"] >= MOST_DEALS:
                await person.http.delete(f"/api/tables/{table}/seat")
                await client.close()
                return
            if client.number != acted_at:
                acted_at = client.number
                await self._do_something(client, seat, chance)
            if chance.random() < 0.01:
                client = await self._reloaded(client, person, table, seat, chance)
                acted_at = -1
            else:
                await client.read()
        await client.close()

    async def _reloaded(
        self, before: Client, person: Person, table: str, seat: int, chance: random.Random
    ) -> Client:
        """Another tab, as new or from the last number on; the first one is told and closed."""
        resumes = chance.random() < 0.5
        client = await self._open(person, table, seat, before.number if resumes else None)
        if resumes:
            client.snapshot, client.number = before.snapshot, before.number
            client.board, client.mine = before.board, before.mine
        else:
            await client.read()
        await before.closed()
        return client

    async def _do_something(self, client: Client, seat: int, chance: random.Random) -> None:
        board, legal = client.board, client.mine["legal"]
        if chance.random() < 0.04:
            card = str(chance.choice(CARDS))
            await self._say(client, "act", action=chance.choice((["play", card], ["discard", card])))
        if client.snapshot["may_undo"] and chance.random() < 0.03:
            await self._say(client, chance.choice(("undo", "hint")))
        if board["stage"] == "revealing":
            await client.send("reveal", nonce=self.nonces[seat].hex())
        elif board["window"] is not None:
            if legal and chance.random() < 0.3:
                await self._say(client, "act", action=chance.choice(legal))
            await client.send("wave")
        elif board["stage"] == "between":
            await client.send("ready")
        elif board["stage"] == "cutting" and board["cutter"] == seat:
            await client.send("cut", lifted=chance.randint(1, 23))
        elif board["stage"] == "deal" and board["to_act"] == seat:
            if chance.random() < 0.1:
                await client.send("claim")
            await self._say(client, "act", action=_choice(legal, chance))

    async def _say(self, client: Client, kind: str, **fields: Any) -> None:
        self.named[client] |= cards_named(str(fields))
        await client.send(kind, **fields)

    async def _look_on(self, person: Person, table: str) -> None:
        """Comes in the middle, goes, and comes back from some earlier number."""
        before: Client | None = None
        while not self.over:
            client = await self._open(person, table, None, None if before is None else before.number)
            if before is not None:
                client.snapshot, client.number = before.snapshot, before.number
            if self.over:
                await client.close()
            with contextlib.suppress(ConnectionClosed):
                if (await client.read())["type"] == "refused":
                    self.refused.append(client.heard[-1][1])
                    self.sockets.remove((None, client))
                    await asyncio.sleep(0.3)
                    continue
                for _ in range(self.chance.randint(5, 60)):
                    await client.read()
                await self._say(client, "act", action=["play", str(self.chance.choice(CARDS))])
            before = client if self.chance.random() < 0.5 else None
            await client.close()
            await asyncio.sleep(self.chance.random() * 0.2)

    async def _browse(self, persons: list[Person], table: str) -> None:
        """Asks for every page there is while the game runs."""
        paths = (
            f"/api/tables/{table}", "/api/tables", "/api/tables/mine", f"/api/games/{table}", "/api/games",
            f"/api/games/{table}/record", f"/api/games/shared/{table}", "/metrics", "/health", "/ready",
            "/api/me", f"/t/{table}", f"/api/tables/{table}/live",
        )  # fmt: skip
        while not self.over:
            person, path = self.chance.choice(persons), self.chance.choice(paths)
            try:
                answer = await person.http.get(path)
            except (httpx.ReadError, httpx.RemoteProtocolError):
                # The service closed a connection that had been idle, in the moment in which it was used again.
                continue
            live = await self.served.hub.live(table)
            self.pages.append((live.state.number, answer.text + str(answer.headers)))
            await asyncio.sleep(0.05)

    # What they were told.

    async def knowledge(self) -> Knowledge:
        terms = (await self.served.hub.live(self.table)).state.terms
        agreements = rules_of(Terms(rules=terms.rules, seats=terms.seats)).agreements
        return Knowledge(await self.served.hub.log_of(self.table), agreements, self.seats)

    async def check(self) -> None:
        """Raises AssertionError where anybody was told more than he may know, or less."""
        hub, knowledge = self.served.hub, await self.knowledge()
        events, live = await hub.log_of(self.table), await hub.live(self.table)
        secret = live.secret.hex()
        for text in self.refused:
            assert not cards_named(text)
            assert secret not in text
        for number, text in self.pages:
            if number < knowledge.over_at:
                assert not cards_named(text), text
                assert secret not in text
        boards: dict[int, Json] = {}
        for viewer, client in self.sockets:
            self._check_socket(client, viewer, knowledge, secret)
            for message in client.events:
                assert boards.setdefault(message["number"], message["board"]) == message["board"]
        self._check_windows(boards, events)

    def _check_socket(self, client: Client, viewer: int | None, knowledge: Knowledge, secret: str) -> None:
        for number, text in client.heard:
            ensure_kept(text, knowledge.at(number, viewer), self.named[client])
            if number < knowledge.over_at:
                assert secret not in text
            for seat, nonce in enumerate(self.nonces):
                if nonce.hex() in text and seat != viewer:
                    assert number >= knowledge.revealed[nonce.hex()]
        for message in client.messages:
            if message["type"] in ("event", "snapshot"):
                ensure_exact(message["mine"], knowledge.at(message["number"], viewer))
                if viewer is None:
                    assert message["mine"]["legal"] == []

    def _check_windows(self, boards: dict[int, Json], events: list[log.LogEvent]) -> None:
        """A window is there in every deal or in none, of one length, and waved by it ends at one of its steps."""
        first_windows = set()
        opened: tuple[int, str, int] | None = None
        for number in sorted(boards):
            board, event = boards[number], events[number - 1]
            if isinstance(event, log.Dealt) and board["stage"] == "deal":
                first_windows.add(board["window"])
            window = None if board["window"] is None else (board["deal"]["deal"], board["window"])
            if window is None:
                if opened is not None and isinstance(event, log.WindowClosed) and number - 1 in boards:
                    assert board["now"] - (opened[2] - WINDOW_MS) >= WINDOW_MS // 6 - 1
                opened = None
            elif opened is None or opened[:2] != window:
                if number - 1 in boards:
                    assert board["due"] - board["now"] == WINDOW_MS
                    opened = (*window, board["due"])
            else:
                # None where another event followed in the same commit.
                assert board["due"] in (None, opened[2])
        assert len(first_windows) <= 1


def _choice(legal: list[list[Any]], chance: random.Random) -> list[Any]:
    """A permitted action: gives up, asks for new cards and raises seldom."""
    seldom = {"concede", "redeal", "raise", "bid"}
    wanted = [each for each in legal if each[0] not in seldom] if chance.random() < 0.8 else legal
    return chance.choice(wanted or legal)
