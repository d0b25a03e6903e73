"""How the built browser client is served: compressed where that is taken, kept for good only where its name changes."""

from __future__ import annotations

import asyncio
import gzip
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import play_on, serving, terms
from tests.server.stateless import Browser, browsing

PAGE = "<!doctype html><html><head><!-- preview --><title>x</title></head><body></body></html>"
SCRIPT = b"console.log('the table')\n" * 40


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder with a built client: a page, a script with its compressed form, an icon, and a file beside it all."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("not for everybody", encoding="utf-8")
    return folder


@pytest.fixture
def guest(tmp_path: Path, built: Path) -> Iterator[Browser]:
    with browsing(tmp_path, web_folder=str(built)) as browser:
        yield browser


def test_an_asset_is_kept_for_good_and_sent_as_the_browser_takes_it(guest: Browser) -> None:
    plain = guest.http.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.content == SCRIPT
    assert "content-encoding" not in plain.headers
    packed = guest.http.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == SCRIPT
    for answer in (plain, packed):
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["vary"] == "accept-encoding"
        assert "javascript" in answer.headers["content-type"]


@pytest.mark.parametrize("path", ["/", "/rules", "/t/0123456789abcdef", "/g/0123456789abcdef"])
def test_a_page_is_asked_for_anew_and_has_its_marker_filled(guest: Browser, path: str) -> None:
    answer = guest.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert "accept-language" in answer.headers["vary"]
    assert "cookie" in answer.headers["vary"]
    assert "<!-- preview -->" not in answer.text
    assert "<title>x</title>" in answer.text


def test_a_file_beside_the_page_is_asked_for_anew(guest: Browser) -> None:
    answer = guest.http.get("/icon.svg")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    "path",
    ["/assets/none.js", "/assets/..%2Findex.html", "/..%2Fsecret.txt", "/nothing.js", "/assets/%2E%2E"],
)
def test_what_is_not_there_is_no_page(guest: Browser, path: str) -> None:
    answer = guest.http.get(path)
    assert answer.status_code == 404
    assert "not for everybody" not in answer.text


def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    with browsing(tmp_path, web_folder=str(tmp_path / "none")) as browser:
        answer = browser.http.get("/")
        assert answer.status_code == 200
        assert "not built" in answer.text


def test_the_sheet_of_a_table_is_told_in_words_and_calls_bots_by_name(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, between_deals_seconds=600) as served:
            person = await served.guest("Katya")
            table = (await person.open(terms("steady", "steady")))["table"]["id"]
            early = await person.http.get(f"/api/tables/{table}/sheet")
            assert (early.status_code, early.json()["code"]) == (409, "game_not_begun")
            await person.sit(table, 0)
            client = await person.watch(table)
            await play_on(client, random.Random(3), until=lambda c: c.board["stage"] == "between")
            sheet = await person.get(f"/api/tables/{table}/sheet?language=en")
            assert sheet["players"] == ["Katya", "Boris", "Anna"]
            assert sheet["lines"][0]["finished"]
            assert sheet["totals"] == client.board["totals"]
            assert [cell["total"] for cell in sheet["lines"][-1]["cells"]] == sheet["totals"]
            namesake = await served.guest("Boris")
            other = (await namesake.open(terms("steady", "steady"), seat=0))["table"]["id"]
            client = await namesake.watch(other)
            await play_on(client, random.Random(3), until=lambda c: c.board["stage"] == "deal")
            sheet = await namesake.get(f"/api/tables/{other}/sheet?language=en")
            assert sheet["players"] == ["Boris", "Roman", "Anna"]
            russian = await person.get(f"/api/tables/{table}/sheet?language=ru")
            assert russian["players"] == ["Katya", "Борис", "Анна"]

    asyncio.run(scenario())


def test_the_sheet_of_a_table_that_nobody_may_watch_is_for_its_players(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            person, other = await served.guest(), await served.guest("Boris")
            table = (await person.open(terms("steady", "steady", spectators=False), seat=0))["table"]["id"]
            assert (await person.http.get(f"/api/tables/{table}/sheet")).status_code == 200
            assert (await other.http.get(f"/api/tables/{table}/sheet")).status_code == 403

    asyncio.run(scenario())
