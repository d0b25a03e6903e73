"""What is passed on to others: a table's link and its code, and for whom seats are kept."""

from __future__ import annotations

import asyncio
from xml.etree import ElementTree

import pytest
from litestar.testing import RequestFactory
from tests.server.harness import serving, terms
from tests.server.people import account, refused

from tysyacha.server.origin import network_address, origin_of
from tysyacha.server.running.settings import Settings


def test_a_private_tables_link_is_told_to_those_who_may_pass_it_on(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris, vera = [await served.guest(name) for name in ("Anna", "Boris", "Vera")]
            page = await anna.open({"public": False}, seat=0)
            table = page["table"]["id"]
            assert page["link"] == f"{served.url}/t/{table}?key={page['key']}"
            entered = await boris.post(f"/api/tables/{table}/enter", {"key": page["key"]})
            # Let in, but not at the table: the link that he may tell would not let others in.
            assert (entered["key"], entered["link"]) == (None, None)
            assert await refused(boris, "GET", f"/api/tables/{table}/code") == "only_seated"
            assert await refused(vera, "GET", f"/api/tables/{table}/code") == "table_private"
            assert (await boris.sit(table, 1))["link"] == page["link"]
            public = await anna.open({"public": True})
            assert public["link"] == f"{served.url}/t/{public['table']['id']}"
            seen = await vera.get(f"/api/tables/{public['table']['id']}")
            assert seen["link"] == public["link"]

    asyncio.run(scenario())


def test_the_code_is_a_picture_that_differs_from_table_to_table(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await served.guest("Anna")
            drawn = []
            for _ in range(2):
                table = (await anna.open({"public": False}))["table"]["id"]
                answer = await anna.http.get(f"/api/tables/{table}/code")
                assert answer.headers["content-type"].startswith("image/svg+xml")
                assert ElementTree.fromstring(answer.content).tag.endswith("svg")
                drawn.append(answer.content)
            assert drawn[0] != drawn[1]

    asyncio.run(scenario())


def test_everybody_at_the_door_reads_for_whom_a_seat_is_kept(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = [await served.guest(name) for name in ("Anna", "Boris")]
            kept = [{"kind": "open"}, {"kind": "kept", "player": boris.me["id"]}, {"kind": "kept"}]
            page = await anna.post("/api/tables", {"terms": terms() | {"seats": kept, "public": False}})
            assert page["kept_for"] == [None, "Boris", None]

    asyncio.run(scenario())


def test_for_whom_a_seat_is_kept_needs_no_key_to_a_private_table(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            anna, boris, vera = [await served.guest(name) for name in ("Anna", "Boris", "Vera")]
            kept = {"kind": "kept", "player": boris.me["id"]}
            seats = [{"kind": "open"}, kept, {"kind": "open"}]
            page = await anna.open({"seats": seats, "public": False}, seat=0)
            path = f"/api/tables/{page['table']['id']}"
            assert await refused(vera, "GET", path) == "table_private"
            assert (await boris.get(path))["kept_for"] == [None, "Boris", None]
            assert (await boris.watch(page["table"]["id"])).seat is None
            assert (await boris.sit(page["table"]["id"], 1))["seat"] == 1
            await boris.http.delete(f"{path}/seat")
            await anna.http.put(f"{path}/seats/1", json={"kind": "open"})
            assert await refused(boris, "GET", path) == "table_private"
            await anna.http.put(f"{path}/seats/1", json={"kind": "kept", "player": vera.me["id"]})
            assert (await vera.sit(page["table"]["id"], 1))["seat"] == 1

    asyncio.run(scenario())


def test_a_seat_kept_for_somebody_who_is_no_more_is_for_who_comes_by_the_link(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            anna, boris, vera = (
                await served.guest("Anna"),
                await account(served, "Boris"),
                await served.guest(),
            )
            seats = [{"kind": "open"}, {"kind": "kept", "player": boris.me["id"]}, {"kind": "open"}]
            page = await anna.open({"seats": seats, "public": False}, seat=0)
            table = page["table"]["id"]
            await vera.post(f"/api/tables/{table}/enter", {"key": page["key"]})
            assert await refused(vera, "POST", f"/api/tables/{table}/seats/1", {}) == "seat_kept"
            answer = await boris.http.post("/api/account/delete", json={"password": "long enough"})
            assert answer.status_code == 204
            page = await anna.get(f"/api/tables/{table}")
            assert (page["seats"][1]["kind"], page["kept_for"]) == ("kept", [None, None, None])
            assert (await vera.sit(table, 1))["seat"] == 1

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("settings", "host", "wanted"),
    [
        (Settings(), "127.0.0.1:8000", "http://127.0.0.1:8000"),
        (Settings(host="0.0.0.0"), "localhost:8000", f"http://{network_address()}:8000"),
        (Settings(host="0.0.0.0"), "192.0.2.7:8000", "http://192.0.2.7:8000"),
        (Settings(host="0.0.0.0"), "club.example", "http://club.example"),
        (Settings(behind_tls=True), "club.example", "https://club.example"),
        (Settings(public_url="https://club.example/"), "127.0.0.1:8000", "https://club.example"),
    ],
)
def test_links_lead_there_from_another_device(settings: Settings, host: str, wanted: str) -> None:
    assert origin_of(settings, RequestFactory().get("/", headers={"host": host})) == wanted
