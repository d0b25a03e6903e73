"""Bodies, names and addresses that nobody should send: refused in words, never a fault, and nothing is kept of them."""

from __future__ import annotations

import asyncio
import random
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.harness import Person, play_on, serving, terms
from tests.server.people import refused

from tysyacha.server.accounts.names import tidy_name
from tysyacha.server.failures import BadRequest
from tysyacha.server.talk.saying import tidy_text
from tysyacha.server.visible import printed

DEEP = b"[" * 5_000 + b"]" * 5_000
AS_JSON = {"content-type": "application/json"}
UNSEEN = "\u3164\u115f\u1160\uffa0\u2800\u034f\u17b5\u180b\ufe0f\u200b\u202e\u2066\u00ad\U000e0100\x1b\x00"


async def _sent(person: Person, method: str, path: str, body: bytes) -> tuple[int, str]:
    answer = await person.http.request(method, path, content=body, headers=AS_JSON)
    return answer.status_code, str(answer.json().get("code"))


def test_no_body_is_too_deep_for_an_answer(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            person = await served.guest()
            bodies = [
                ("PUT", "/api/me", b'{"preferences":{"a":' + DEEP + b"}}"),
                ("POST", "/api/rules/check", b'{"changes":{"ending.target":' + DEEP + b"}}"),
                ("POST", "/api/tables", DEEP),
                ("POST", "/api/sheet", b'{"names":' + DEEP + b"}"),
            ]
            for method, path, body in bodies:
                assert await _sent(person, method, path, body) == (400, "request_wrong")
            for depth in (21, 400):
                nested = b'{"preferences":' + b'{"a":' * depth + b"1" + b"}" * (depth + 1)
                assert await _sent(person, "PUT", "/api/me", nested) == (400, "preferences_too_deep")
            assert (await person.get("/api/me"))["preferences"] == {}
            nested = b'{"preferences":' + b'{"a":' * 20 + b"1" + b"}" * 21
            assert (await _sent(person, "PUT", "/api/me", nested))[0] == 200

    asyncio.run(scenario())


def test_no_address_is_too_long_for_an_answer(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            person = await served.guest()
            for path in ("/" + "a" * 300, "/t/" + "a" * 3_000, "/" + "%F0%9F%82%A1" * 200):
                assert (await person.http.get(path)).status_code == 200
            assert await refused(person, "GET", "/assets/" + "a" * 300) == "not_found"

    asyncio.run(scenario())


def test_a_zero_byte_is_text_in_no_body(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as served:
            person = await served.guest()
            for sit in (True, False):
                wish = {"preset": "classic\x00", "sit": sit}
                assert await refused(person, "POST", "/api/lobby/quick", wish) == "preset_unknown"
            for name in ("st\x00eady", "clairvoyant"):
                assert await refused(person, "POST", "/api/lobby/quick", {"bot": name}) == "bot_unknown"

    asyncio.run(scenario())


def test_an_id_or_a_number_ends_where_its_last_sign_is(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            person = await served.guest()
            table = (await person.open(terms("steady", "steady")))["table"]["id"]
            seat = f"/api/tables/{table}/seats/0"
            assert await refused(person, "POST", seat, {"commitment": "a" * 63 + "\n"}) == "request_wrong"
            report = {"player": person.me["id"], "reason": "spam", "table": "a" * 16 + "\n"}
            assert await refused(person, "POST", "/api/reports", report) == "request_wrong"
            await person.sit(table, 0)
            client = await person.watch(table)
            await client.read()
            assert (await client.ask("reveal", id="a", nonce="b" * 64))["code"] == "not_revealing"
            await client.send("reveal", id="b", nonce="b" * 63 + "\n")
            await client.send("wave", id="c\n")
            for _ in range(2):
                wrong = await client.until(lambda message: message["type"] == "refused")
                assert (wrong["code"], wrong["id"]) == ("message_wrong", None)
            await play_on(client, random.Random(1))
            assert client.board["stage"] == "over"

    asyncio.run(scenario())


@given(st.sampled_from(UNSEEN), st.integers(0, 4))
def test_what_cannot_be_seen_is_in_no_name_and_no_saying(sign: str, place: int) -> None:
    text = "Anna"[:place] + sign + "Anna"[place:]
    with pytest.raises(BadRequest):
        tidy_name(text)
    if sign != "\ufe0f":
        with pytest.raises(BadRequest):
            tidy_text(text)
    assert printed(text) == "Anna"


@given(st.text(max_size=30))
def test_a_name_that_is_taken_can_be_seen(text: str) -> None:
    try:
        name = tidy_name(text)
    except BadRequest:
        return
    assert printed(name) == name
    assert any(unicodedata.category(each)[0] in "LN" for each in name)


@pytest.mark.parametrize("name", ["Анна", "Zoë 2", "أنا", "नेहा", "Nguyễn", "花子", "가나", "Å♥7"])
def test_names_of_every_script_are_taken(name: str) -> None:
    assert tidy_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("text", ["❤️", "👨‍👩‍👧 ok", "да…"])
def test_pictures_may_be_said(text: str) -> None:
    assert tidy_text(text) == text


@pytest.mark.parametrize("text", ["\u200d", "\ufe0f\u200d", "a" + "\u0335" * 4])
def test_nothing_at_all_and_signs_out_of_their_line_are_not_said(text: str) -> None:
    with pytest.raises(BadRequest):
        tidy_text(text)
