"""Tables, guests and the service itself over HTTP: who may do what, and how a refusal reads."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from tests.server.harness import PATIENCE, Person, bots, serving, terms


async def refused(person: Person, method: str, path: str, body: Any = None, status: int = 0) -> str:
    """The code of a refusal, which always has a sentence too."""
    answer = await person.http.request(method, path, json=body)
    assert answer.status_code == status or not status, answer.text
    assert answer.status_code >= 400, answer.text
    told = answer.json()
    assert set(told) == {"code", "message"}
    assert told["message"]
    return str(told["code"])


def test_a_guest_is_known_again_and_nobody_else_is(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            anna = await served.guest("  Anna   Maria ", language="ru")
            assert (await anna.get("/api/me"))["name"] == "Anna Maria"
            told = {each.name: each.has_nonstandard_attr("HttpOnly") for each in anna.http.cookies.jar}
            assert told == {"tysyacha": True, "csrf": False}
            stranger = Person(served, served.browser(), {})
            assert await refused(stranger, "GET", "/api/me", status=401) == "not_signed_in"
            answer = await anna.http.post("/api/me/leave")
            assert answer.status_code == 204
            assert await refused(anna, "GET", "/api/me", status=401) == "not_signed_in"

    asyncio.run(scenario())


def test_what_a_player_changes_is_checked_and_kept(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await served.guest()
            usual = {"preset": "kozyr_hram", "changes": {}}
            me = (await anna.http.put("/api/me", json={"preferences": {"usual": usual}})).json()
            assert me["preferences"] == {"usual": usual}
            for name in ("", " ", "x" * 25, "a\u202eb", "\x07", "!!!"):
                code = await refused(anna, "PUT", "/api/me", {"name": name})
                assert code in ("name_wrong", "request_wrong")
            large = {"preferences": {"x": "y" * 30_000}}
            assert await refused(anna, "PUT", "/api/me", large) == "preferences_too_large"
            russian = await anna.http.put("/api/me", json={"language": "ru"})
            assert russian.json()["language"] == "ru"
            answer = await anna.http.get("/api/tables/nothing")
            assert answer.json()["message"].startswith("Такого стола нет")

    asyncio.run(scenario())


def test_a_table_tells_how_it_differs_from_what_the_reader_is_used_to(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await served.guest("Anna"), await served.guest("Boris")
            rules = {"preset": "classic_ru", "changes": {"barrel.at": 900}}
            page = await anna.open({"rules": rules})
            [difference] = page["differences"]
            assert (difference["id"], difference["here"], difference["usual"]) == ("barrel.at", 900, 880)
            await boris.http.put("/api/me", json={"preferences": {"usual": rules}})
            seen = await boris.get(f"/api/tables/{page['table']['id']}")
            assert seen["differences"] == []
            assert seen["key"] is None

    asyncio.run(scenario())


def test_terms_that_no_table_may_have_are_refused_with_what_would_be_right(sqlite: str) -> None:
    wrong: list[tuple[Any, str]] = [
        ({"rules": {"preset": "nowhere"}}, "preset_unknown"),
        ({"rules": {"changes": {"barrel.att": 880}}}, "agreement_unknown"),
        ({"rules": {"changes": {"barrel.at": "high"}}}, "agreement_not_number"),
        ({"seats": [*bots("nobody"), {"kind": "open"}]}, "bot_unknown"),
        ({"seats": [*bots("exec:true"), {"kind": "open"}]}, "bot_unknown"),
        ({"seats": [*bots("clairvoyant"), {"kind": "open"}]}, "bot_unknown"),
        ({"fill": {"bot": "clairvoyant", "after": 30}}, "bot_unknown"),
        ({"seats": [*bots(" steady"), {"kind": "open"}]}, "bot_unknown"),
        ({"seats": [{"kind": "open"}]}, "request_wrong"),
        ({"seats": [{"kind": "sofa"}] * 3}, "request_wrong"),
        ({"clock": {"move": 0}}, "request_wrong"),
        ({"pace": 1e9}, "request_wrong"),
        ({"rated": True}, "guest_rated"),
        ({"rated": True, "seats": [{"kind": "open"}, *bots("steady", "steady")]}, "rated_bots"),
    ]

    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await served.guest()
            for asked, code in wrong:
                assert await refused(anna, "POST", "/api/tables", {"terms": asked}) == code
            assert await refused(anna, "POST", "/api/tables", "{") == "request_wrong"
            assert await anna.get("/api/tables/mine") == []

    asyncio.run(scenario())


def test_a_private_table_lets_in_by_its_key_or_its_password(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris, vera = [await served.guest(name) for name in ("Anna", "Boris", "Vera")]
            page = await anna.open({"public": False}, password="secret word", seat=0)
            table = f"/api/tables/{page['table']['id']}"
            assert await refused(boris, "GET", table, status=403) == "table_private"
            assert await refused(boris, "POST", f"{table}/seats/1", {}) == "table_private"
            socket = await boris.watch(page["table"]["id"])
            assert (await socket.read())["code"] == "table_private"
            assert await socket.closed() == 4004
            assert await refused(boris, "POST", f"{table}/enter", {"key": "x"}) == "entry_wrong"
            assert await refused(boris, "POST", f"{table}/enter", {"password": "x"}) == "entry_wrong"
            await boris.post(f"{table}/enter", {"key": page["key"]})
            assert (await boris.sit(page["table"]["id"], 1))["seat"] == 1
            assert (await vera.post(f"{table}/enter", {"password": "secret word"}))["seat"] is None
            assert page["table"]["id"] not in [each["id"] for each in await vera.get("/api/tables")]
            codes = [await refused(vera, "POST", f"{table}/enter", {"password": "x"}) for _ in range(12)]
            assert codes[-1] == "too_often"

    asyncio.run(scenario())


def test_seats_are_taken_once_kept_for_friends_and_free_again(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris, vera = [await served.guest(name) for name in ("Anna", "Boris", "Anna")]
            kept = {"kind": "kept", "player": vera.me["id"]}
            page = await anna.open({"seats": [{"kind": "open"}, {"kind": "open"}, kept]}, seat=0)
            table = page["table"]["id"]
            assert await refused(boris, "POST", f"/api/tables/{table}/seats/0", {}) == "seat_taken"
            assert await refused(boris, "POST", f"/api/tables/{table}/seats/2", {}) == "seat_kept"
            assert await refused(boris, "POST", f"/api/tables/{table}/seats/7", {}) == "seat_unknown"
            assert await refused(anna, "POST", f"/api/tables/{table}/seats/1", {}) == "already_seated"
            assert (
                await refused(boris, "PUT", f"/api/tables/{table}/seats/1", {"kind": "open"}) == "only_host"
            )
            assert await refused(boris, "DELETE", f"/api/tables/{table}") == "only_host"
            seats = (await vera.sit(table, 2))["seats"]
            assert [each["name"] for each in seats] == ["Anna", "", "Anna 2"]
            await anna.http.delete(f"/api/tables/{table}/seat")
            await anna.sit(table, 1)
            answer = await anna.http.put(
                f"/api/tables/{table}/seats/0", json={"kind": "bot", "bot": "steady"}
            )
            assert answer.json()["stage"] == "deal"
            assert await refused(boris, "POST", f"/api/tables/{table}/seats/0", {}) == "game_begun"
            assert [each["id"] for each in await vera.get("/api/tables/mine")] == [table]

    asyncio.run(scenario())


def test_open_seats_go_to_bots_after_a_while(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await served.guest()
            asked = terms(people=3, fill={"after": 0, "bot": "steady"})
            page = await anna.open(asked, seat=1)
            client = await anna.watch(page["table"]["id"])
            await client.until_board(lambda board: board["stage"] == "deal")
            assert [each["bot"] for each in client.board["seats"]] == ["steady", None, "steady"]

    asyncio.run(scenario())


def test_a_rematch_keeps_the_seats(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna, boris = await served.guest("Anna"), await served.guest("Boris")
            page = await anna.open(terms("steady", people=2), seat=0)
            table = page["table"]["id"]
            await boris.sit(table, 1)
            assert await refused(anna, "POST", f"/api/tables/{table}/rematch", {}) == "game_not_over"
            for person in (anna, boris):
                assert (await person.http.delete(f"/api/tables/{table}/seat")).status_code == 204
            again = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
            assert (await boris.post(f"/api/tables/{table}/rematch"))["table"] == again
            assert await refused(boris, "POST", f"/api/tables/{again}/seats/0", {}) == "seat_kept"
            await anna.sit(again, 0)
            assert (await boris.sit(again, 1))["stage"] == "deal"

    asyncio.run(scenario())


def test_other_sites_can_change_nothing(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, origins=("https://thousand.example",)) as served:
            anna = await served.guest()
            body = {"name": "Eve"}
            for origin, status in (
                ("https://evil.example", 403), ("null", 403), (served.url, 200), ("https://thousand.example", 200),
            ):  # fmt: skip
                answer = await anna.http.put("/api/me", json=body, headers={"origin": origin})
                assert answer.status_code == status
            foreign = {"sec-fetch-site": "cross-site"}
            assert (await anna.http.put("/api/me", json=body, headers=foreign)).status_code == 403
            form = await anna.http.post("/api/me/guest", data={"name": "Eve"}, headers={"origin": "null"})
            assert form.status_code == 403

    asyncio.run(scenario())


def test_nothing_is_changed_without_the_token_that_only_a_page_of_this_service_can_read(
    database: str,
) -> None:
    async def changed(person: Person, **headers: str) -> tuple[int, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        async with httpx.AsyncClient(base_url=person.served.url, timeout=PATIENCE) as bare:
            sent = {"cookie": cookies, **headers}
            answer = await bare.put("/api/me", json={"name": "Eve"}, headers=sent)
            return answer.status_code, answer.json().get("code", "")

    async def scenario() -> None:
        async with serving(database) as served:
            anna = await served.guest()
            token = anna.http.cookies["csrf"]
            session = f"tysyacha={anna.http.cookies['tysyacha']}"
            foreign = (await served.guest("Boris")).http.cookies["csrf"]
            wrong = [{}, {"x-csrf-token": "x" * 128}, {"x-csrf-token": foreign}]
            wrong += [{"cookie": f"{session}; csrf={each}", "x-csrf-token": each} for each in ("", "a" * 128)]
            wrong += [{"cookie": session, "x-csrf-token": token}]
            for headers in wrong:
                assert await changed(anna, **headers) == (403, "csrf_wrong")
            forms = (
                "multipart/form-data",
                "multipart/form-data; boundary=x",
                "application/x-www-form-urlencoded",
            )
            for kind in forms:
                assert (await changed(anna, **{"content-type": kind}))[0] in (400, 403)
            assert await changed(anna, **{"x-csrf-token": token}) == (200, "")
            assert (await anna.get("/api/me"))["name"] == "Eve"
        async with serving(database) as served:
            # After a restart the token still holds.
            anna.served = served
            assert await changed(anna, **{"x-csrf-token": token}) == (200, "")

    asyncio.run(scenario())


def test_behind_tls_the_cookie_never_goes_without(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, behind_tls=True) as served:
            browser = served.browser()
            token = (await browser.get("/health")).headers["set-cookie"]
            value = token.partition("=")[2].partition(";")[0]
            headers = {"cookie": f"csrf={value}", "x-csrf-token": value}
            answer = await browser.post("/api/me/guest", json={"name": "Eve"}, headers=headers)
            session = answer.headers["set-cookie"]
            for cookie in (token.lower(), session.lower()):
                assert "secure" in cookie
                assert "samesite=lax" in cookie
            assert "httponly" in session.lower()
            assert "httponly" not in token.lower()

    asyncio.run(scenario())


def test_a_page_of_another_site_opens_no_socket(sqlite: str) -> None:
    import pytest
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidStatus

    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await served.guest()
            table = (await anna.open({}))["table"]["id"]
            url = served.url.replace("http", "ws") + f"/api/tables/{table}/live"
            with pytest.raises(InvalidStatus) as told:
                await connect(url, origin="https://evil.example")  # type: ignore[arg-type]  # a plain str
            assert told.value.response.status_code == 403

    asyncio.run(scenario())


def test_the_service_answers_for_itself(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            anna = await served.guest()
            assert (await anna.get("/health"))["status"] == "ok"
            assert (await anna.get("/ready"))["status"] == "ready"
            assert "tysyacha_tables" in (await anna.http.get("/metrics")).text
            page = await anna.http.get("/")
            assert page.headers["content-type"].startswith("text/html")
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
            assert page.headers["x-content-type-options"] == "nosniff"
            assert (await anna.http.get("/t/abc")).status_code == 200
            assert await refused(anna, "GET", "/pyproject.toml", status=404) == "not_found"
            assert (await anna.get("/api/schema/messages.json"))["$defs"]["Act"]
            assert (await anna.get("/api/schema/openapi.json"))["paths"]["/api/tables"]

    asyncio.run(scenario())
