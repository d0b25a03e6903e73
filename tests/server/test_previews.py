"""Links to tables and games show what they lead to where they are pasted, and nothing that is private."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import play_on, serving, terms
from tests.server.stateless import Browser, browsing

PAGE = "<!doctype html><html><head><!-- preview --><title>x</title></head><body></body></html>"


class Tags(HTMLParser):
    """The meta tags of a page, as a reader of previews sees them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.others: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if tag == "meta":
            self.told[str(named.get("property") or named.get("name"))] = str(named["content"])
        else:
            self.others.append(tag)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder with a built client of one page."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    return folder


@pytest.fixture
def guest(tmp_path: Path, built: Path) -> Iterator[Browser]:
    """Somebody who may open tables, with a name that no page may take at its word."""
    with browsing(tmp_path, web_folder=str(built)) as browser:
        browser.post("/api/me/guest", {"name": '<b>"A&B', "language": "en"})
        yield browser


def tags(browser: Browser, path: str, language: str = "en") -> Tags:
    browser.http.cookies.clear()
    answer = browser.http.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "<!-- preview -->" not in answer.text
    return Tags(answer.text)


def opened(browser: Browser, **more: Any) -> str:
    return str(browser.post("/api/tables", {"seat": 0, **more})["table"]["id"])


def test_a_public_table_says_who_sits_there_and_how_many_seats_are_free(guest: Browser) -> None:
    table = opened(guest, terms={"rules": {"changes": {"barrel.at": 900}}})
    found = tags(guest, f"/t/{table}")
    assert found.others == ["html", "head", "title", "body"]
    assert found.told["og:title"] == "A table of Thousand: Classic Russian, three players, with changes"
    assert found.told["og:description"] == '2 seats are free. At the table: <b>"A&B.'
    assert found.told["og:image"].endswith("/preview.png")
    assert found.told["og:url"].endswith(f"/t/{table}")
    assert found.told["og:image"].startswith("http")
    russian = tags(guest, f"/t/{table}", "ru")
    assert russian.told["og:description"].startswith("Свободно 2 места.")
    assert russian.told["og:locale"] == "ru_RU"


def test_a_private_table_tells_nothing_but_that_it_is_one(guest: Browser) -> None:
    table = opened(guest, terms={"public": False})
    told = tags(guest, f"/t/{table}").told
    assert told["og:title"] == "A private table of Thousand"
    assert "A&B" not in "".join(told.values())


@pytest.mark.parametrize("path", ["/", "/lobby", "/t/nothing", "/g/nothing", "/t/%22%3E%3Cscript%3E"])
def test_every_other_page_speaks_of_the_game(guest: Browser, path: str) -> None:
    found = tags(guest, path)
    assert found.told["og:title"] == "Thousand, the card game"
    assert "script" not in found.others


def test_a_host_that_nobody_should_believe_stays_text(guest: Browser) -> None:
    answer = guest.http.get("/", headers={"host": 'evil"><script>'})
    assert answer.status_code >= 400 or "script" not in Tags(answer.text).others


def test_a_page_without_the_mark_is_sent_as_it_is(tmp_path: Path, built: Path) -> None:
    plain = PAGE.replace("<!-- preview -->", "")
    (built / "index.html").write_text(plain, encoding="utf-8")
    with browsing(tmp_path, web_folder=str(built)) as browser:
        assert browser.http.get("/t/anything").text == plain


def test_a_finished_game_says_who_won(sqlite: str, built: Path) -> None:
    async def scenario() -> None:
        async with serving(sqlite, web_folder=str(built), public_url="http://thousand.example/") as served:
            anna = await served.guest("Anna")
            page = await anna.open(terms("steady", "steady"), seat=0)
            client = await anna.watch(page["table"]["id"])
            await play_on(client, random.Random(5))
            game = await anna.get(f"/api/games/{page['table']['id']}")
            told = Tags((await anna.http.get(f"/g/{game['share']}")).text).told
            players = game["game"]["players"]
            winner = players[game["game"]["winner"]]
            assert winner["name"] in told["og:title"]
            assert f"{winner['name']} {winner['total']}" in told["og:description"]
            assert told["og:image"] == "http://thousand.example/preview.png"

    asyncio.run(scenario())
