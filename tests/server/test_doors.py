"""Sockets: how many may be open, in all and from one address, and what an address is."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from litestar.connection import ASGIConnection
from litestar.datastructures import Address
from tests.server.harness import serving, terms
from tests.server.people import lobby
from websockets.exceptions import ConnectionClosed

from tysyacha.server.edge.addresses import address_of
from tysyacha.server.lobby.socket import TOO_FULL


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("testclient", "testclient"),
    ],
)
def test_who_has_a_house_of_addresses_is_one(host: str, address: str) -> None:
    scope = cast(Any, {"type": "http", "client": Address(host, 1)})
    assert address_of(ASGIConnection(scope)) == address


def test_one_address_does_not_take_the_room_of_all(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, most_sockets_an_address=3) as served:
            person = await served.guest()
            table = (await person.open(terms("steady", "steady")))["table"]["id"]
            clients = [await person.watch(table) for _ in range(2)]
            for client in clients:
                assert (await client.read())["type"] == "snapshot"
            async with lobby(person) as news:
                await news.until("hello")
                assert (await (await person.watch(table)).read())["code"] == "too_full"
                async with lobby(person) as full:
                    assert await full.closed() == TOO_FULL
            await clients[0].close()

    asyncio.run(scenario())


def test_nobody_opens_and_closes_sockets_without_end(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, most_sockets_an_address=5) as served:
            person = await served.guest()
            opened, code = 0, None
            while code is None:
                async with lobby(person) as news:
                    try:
                        await news.until("hello")
                        opened += 1
                    except ConnectionClosed:
                        code = await news.closed()
                assert opened < 200
            assert code == TOO_FULL
            assert opened >= 5

    asyncio.run(scenario())
