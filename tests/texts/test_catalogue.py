"""The catalogues: finding, saying and refusing messages."""

from __future__ import annotations

from importlib import resources

import pytest

from tysyacha.errors import AgreementError, BotError, TysyachaError
from tysyacha.texts import LANGUAGES, Words, known_language
from tysyacha.texts.catalogue import split_entries


def test_a_message_and_its_attributes_are_said() -> None:
    words = Words("ru")
    assert words.say("group-barrel") == "Бочка"
    assert words.say("agreement-barrel-at.name") == "Бочка со счёта"
    assert words.has("agreement-barrel-at.name")
    assert not words.has("agreement-barrel-at.nonsense")
    assert not words.has("agreement-nonsense")


def test_numbers_have_no_separators() -> None:
    error = AgreementError("conflict_barrel_above_target", barrel_at=2900, ending_target=1000)
    assert "2900" in Words("en").error(error)
    assert "2900" in Words("ru").error(error)


@pytest.mark.parametrize("games", [10**15 - 1, 10**15, -(10**40)])
def test_numbers_past_all_counting_are_told_to_the_last_digit(games: int) -> None:
    assert f"not {games}." in Words("en").error(BotError("games_too_few", games=games))


@pytest.mark.parametrize("message", ["nonsense", "group-barrel.name", "agreement-barrel-at"])
def test_an_unknown_message_is_an_error_of_the_program(message: str) -> None:
    with pytest.raises(LookupError):
        Words("en").say(message)


def test_a_missing_argument_is_an_error_of_the_program() -> None:
    with pytest.raises(LookupError):
        Words("en").explain("preset_unknown", preset="x")


@pytest.mark.parametrize(
    ("told", "known"), [("ru", "ru"), ("RU", "ru"), ("ru-RU", "ru"), ("en_GB.UTF-8", "en")]
)
def test_a_language_may_have_a_region(told: str, known: str) -> None:
    assert known_language(told) == known


def test_an_unknown_language_is_told_with_the_known_ones() -> None:
    with pytest.raises(TysyachaError) as refused:
        Words("de")
    assert Words("en").error(refused.value) == "There are no words in “de”; there are: ru, en."


def test_entries_are_split_as_fluent_reads_them() -> None:
    text = "# told\na = one\n    .x = two\n\n## group\n-term = t\nb = { $n ->\n   *[other] many\n}\n"
    assert list(split_entries(text)) == ["a", "-term", "b"]
    assert split_entries(text)["b"] == "b = { $n ->\n   *[other] many\n}\n"
    with pytest.raises(LookupError, match="twice"):
        split_entries("a = 1\na = 2\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files_and_every_one_is_fluent(language: str) -> None:
    words = Words(language)
    seen: dict[str, str] = {}
    for file in resources.files("tysyacha.texts").joinpath(language).iterdir():
        for name in split_entries(file.read_text(encoding="utf-8")):
            assert name not in seen, f"{name} in {file.name} and {seen[name]}"
            seen[name] = file.name
            if not name.startswith("-"):
                words.has(name)
