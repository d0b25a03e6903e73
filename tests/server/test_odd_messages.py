"""Whatever a socket is sent, it answers with a message or closes; nothing goes wrong inside, and others play on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import string
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.server.harness import Person, Served, play_on, serving, terms
from websockets.exceptions import ConnectionClosed

KINDS = (
    "act",
    "wave",
    "ready",
    "cut",
    "claim",
    "undo",
    "again",
    "hint",
    "reveal",
    "here",
    "ping",
    "snapshot",
    "event",
    "",
)
CLEAN = (1000, 1002, 1003, 1007, 1008, 1009, 4001, 4004, 4008)


class Kept(logging.Handler):
    """Every record of a fault."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(f"{record.getMessage()} {record.exc_info}")


@pytest.fixture
def faults() -> Iterator[list[str]]:
    kept = Kept()
    logging.getLogger().addHandler(kept)
    yield kept.records
    logging.getLogger().removeHandler(kept)


def any_value(chance: random.Random, depth: int = 0) -> Any:
    """Some JSON value, deep at times."""
    kind = chance.randrange(9 if depth < 4 else 6)
    match kind:
        case 0:
            return chance.choice((None, True, False))
        case 1:
            return chance.choice((0, -1, 2**31, 2**63, 2**64, 10**30, 1e308, 0.5, chance.randint(-300, 300)))
        case 2:
            return "".join(
                chance.choices(string.printable + "яЖ♠\u202e\U0001f0a1\x00", k=chance.randint(0, 40))
            )
        case 3:
            return chance.choice(("play", "bid", "pass", "QS", "TH", "marriage", "look", "give", "take"))
        case 4 | 5:
            return "a" * chance.choice((1, 36, 37, 64, 3_000))
        case 6 | 7:
            return [any_value(chance, depth + 1) for _ in range(chance.randint(0, 5))]
        case _:
            return {
                str(any_value(chance, 9)): any_value(chance, depth + 1) for _ in range(chance.randint(0, 4))
            }


def any_message(chance: random.Random, at: int) -> str | bytes:
    """Something like a command, something unlike one, or plain noise."""
    match chance.randrange(10):
        case 0:
            return chance.randbytes(chance.choice((0, 1, 50, 4_096, 5_000)))
        case 1:
            return chance.choice("[{") * chance.choice((1, 100, 4_000))
        case 2:
            return '{"a":' * 800
        case 3:
            return msgspec.json.encode(any_value(chance)).decode()
        case _:
            message = {
                "type": chance.choice(KINDS),
                "id": chance.choice(("x1", "x2", any_value(chance))),
                "at": chance.choice((at, at, at - 1, any_value(chance))),
                "action": chance.choice(
                    ([any_value(chance) for _ in range(chance.randint(0, 5))], any_value(chance))
                ),
                "lifted": any_value(chance),
                "nonce": chance.choice(("0" * 64, any_value(chance))),
            }
            kept = {name: value for name, value in message.items() if name == "type" or chance.random() < 0.6}
            encoded = msgspec.json.encode(kept)
            return encoded if chance.random() < 0.2 else encoded.decode()


async def disturb(person: Person, table: str, chance: random.Random, messages: int) -> int:
    """Sends so many odd messages, on as many sockets as it takes; how many answers came."""
    sent = answers = 0
    while sent < messages:
        client = await person.watch(table)
        with contextlib.suppress(ConnectionClosed):
            await client.read()
            while sent < messages:
                sent += 1
                await client.socket.send(any_message(chance, client.number))
                for _ in range(chance.randint(0, 3)):
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.02):
                            answers += (await client.read())["type"] == "refused"
        await client.close()
        assert client.socket.close_code in CLEAN, client.socket.close_code
    return answers


async def fuzz(served: Served, chance: random.Random, messages: int) -> None:
    pairs = []
    for _ in range(2):
        person, other = await served.guest(), await served.guest("Boris")
        table = (await person.open(terms("random", people=2)))["table"]["id"]
        await person.sit(table, 0)
        await other.sit(table, 1)
        pairs.append((person, other, table))
    (_, _, calm), (bad, _, disturbed) = pairs
    stranger = await served.guest("Stranger")
    playing = [
        asyncio.create_task(play_on(await each.watch(calm), random.Random(seat)))
        for seat, each in enumerate(pairs[0][:2])
    ]
    answers = await asyncio.gather(
        disturb(bad, disturbed, chance, messages), disturb(stranger, calm, chance, messages)
    )
    assert all(answers)
    # The other table comes to its end, and the disturbed one can still be played at.
    await asyncio.gather(*playing)
    back = await bad.watch(disturbed)
    await back.read()
    assert back.snapshot["seat"] == 0


def test_odd_messages_are_refused_and_nothing_breaks(sqlite: str, faults: list[str]) -> None:
    async def scenario() -> None:
        async with serving(sqlite, absence_seconds=1.0, between_deals_seconds=0.5) as served:
            await fuzz(served, random.Random(1), 300)

    asyncio.run(scenario())
    assert faults == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_many_odd_messages_are_refused_and_nothing_breaks(sqlite: str, faults: list[str], seed: int) -> None:
    async def scenario() -> None:
        async with serving(sqlite, absence_seconds=1.0, between_deals_seconds=0.5) as served:
            await fuzz(served, random.Random(seed), 2_000)

    asyncio.run(scenario())
    assert faults == []
