"""The glossary: whole, in order, with everything that players say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tysyacha.errors import TysyachaError
from tysyacha.texts import LANGUAGES, Words
from tysyacha.texts.glossary import _elsewhere, glossary, terms

SLANG = (
    "штука", "рука", "козырь", "хваля", "хвала", "похвалить", "папа", "отец", "он", "мама", "мать", "она", "оно",
    "антэ", "сидеть на сотне", "пять", "прикуп", "снос", "роспись", "расписать", "втёмную", "золотой кон", "палка",
    "болт", "бочка", "самосвал", "сдвижка",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_sentence_to_explain_it(language: str) -> None:
    told = glossary(language)
    assert len(told) == len({term for term, _ in told})
    for term, about in told:
        assert term == term.strip()
        assert about.endswith(".")
        assert about[0].isupper() or about[0] == "“"
        assert term not in about.split(".")[0].split()[:1]


def test_what_players_say_is_in_it() -> None:
    russian = {term for term, _ in glossary("ru")}
    assert set(SLANG) <= russian
    english = " ".join(term for term, _ in glossary("en"))
    for word in SLANG:
        assert f"{word} (" in english or f"({word}, " in english


def test_both_languages_have_the_same_terms() -> None:
    ru, en = (
        {each for each in Words(language).messages() if each.startswith("glossary-")}
        for language in LANGUAGES
    )
    assert ru == en


def test_terms_are_in_alphabetical_order() -> None:
    russian = [term for term, _ in glossary("ru")]
    assert russian[0] == "антэ"
    assert (
        russian.index("бочка") < russian.index("взятка") < russian.index("втёмную") < russian.index("штука")
    )
    english = [term for term, _ in glossary("en")]
    assert english[0] == "agreement"
    assert english.index("trump (козырь, kozyr)") < english.index("антэ (ante)")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TysyachaError):
        glossary("de")


def test_words_of_other_languages_are_those_of_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines()]
    named = {tuple(row[2:5]) for row in rows if len(row) == 6}
    told = [each for each in terms("ru") if len(each.words) > 2]
    assert len(told) > 30
    for each in told:
        assert tuple(each.words.get(language, "—") for language in ("uk", "be", "pl")) in named, each.id


def test_every_name_elsewhere_belongs_to_a_term() -> None:
    assert set(_elsewhere()) <= {each.id for each in terms("en")}
