"""The page of a match: whole, by itself, and with a plot for all that there is to show."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.arena.test_promises import Sure

from tysyacha.arena.command import Manner, run
from tysyacha.bots import BOTS
from tysyacha.bots.registry import BotSpec

_LETTER = 7.8
"""How wide a letter of 13 pixels is on the mean."""
EMPTY = {"meta", "line", "circle", "rect", "polyline"}


class Reader(HTMLParser):
    """Counts the elements, holds their nesting, and keeps what refers to something."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.classes: list[str | None] = []
        self.referring: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        self.classes += [value for name, value in attrs if name == "class"]
        self.referring += [value for name, value in attrs if name in ("src", "href", "action")]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag


def read_page(bots: str, file: Path, language: str = "en", contract: str = "auction") -> tuple[Reader, str]:
    manner = Manner(page=file, contract=contract)
    assert run(bots, "duel_ru", games=6, seed=3, jobs=1, language=language, manner=manner) == 0
    told = file.read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(told)
    reader.close()
    assert not reader.open
    return reader, told


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_page_shows_the_match_and_fetches_nothing(language: str, tmp_path: Path) -> None:
    page, told = read_page("steady,random", tmp_path / "page.html", language)
    assert page.count["svg"] == 3
    # The means and their intervals of both bots in two plots, and the share of equal bots.
    assert page.count["circle"] == 4
    assert page.classes.count("line") == 4
    assert page.classes.count("null") == 1
    assert page.referring == []
    assert "://" not in told
    assert "@import" not in told
    assert "url(" not in told


def test_promises_are_drawn_where_a_bot_makes_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "sure", BotSpec(Sure))
    page, told = read_page("sure,sure", tmp_path / "page.html")
    assert page.count["figure"] >= 1
    assert "sure, cards" in told
    assert "70.0% →" in told


def test_no_label_stands_out_of_its_plot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = "a-name-of-far-too-many-letters"
    monkeypatch.setitem(BOTS, long, BotSpec(Sure))
    _, told = read_page(f"{long},random", tmp_path / "page.html")
    labels = 0
    for wide, plot in re.findall(r'<svg viewBox="0 0 (\d+) .*?>(.*?)</svg>', told):
        for x, anchor, text in re.findall(r'<text x="([\d.]+)".*?text-anchor="(\w+)">(.*?)</text>', plot):
            room = float(x) if anchor == "end" else min(float(x), float(wide) - float(x)) * 2
            assert len(text) * _LETTER <= room, text
            labels += 1
    assert labels > 20


def test_the_name_of_a_bot_is_no_part_of_the_page(tmp_path: Path) -> None:
    _, told = read_page("exec:false <script>,random", tmp_path / "page.html", contract="forced")
    assert "<script" not in told
    assert "&lt;script&gt;" in told
