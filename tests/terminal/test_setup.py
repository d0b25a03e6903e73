"""Before the first card: Enter is enough, everything can be changed, and what cannot be is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.driving import by_chance, scripted, sit_down

from tysyacha.agreements import PARAMETERS, changes, parse, plain, preset, presets
from tysyacha.game import Look, Redeal
from tysyacha.record import Record, read, replay
from tysyacha.terminal.agreeing import read_change, read_words
from tysyacha.terminal.match import Company, Match
from tysyacha.terminal.play import Choices
from tysyacha.terminal.setup import Wishes, seed_of


def begun(home: Path, *answers: str, lang: str = "en") -> tuple[Record, str]:
    """The record of the game begun with these answers, and the screen."""
    status, screen = sit_down(Choices(lang=lang), home, scripted(answers))
    assert status == 0
    return read((home / "tysyacha" / "table.json").read_bytes()), screen


def test_enter_is_enough(tmp_path: Path) -> None:
    record, _ = begun(tmp_path, "", "", "", "")
    assert (record.preset, record.players) == ("classic_ru", ("Player", "Anna", "Boris"))
    assert not changes(record.agreements)


@pytest.mark.parametrize(("opponents", "usual"), [("1", "duel_ru"), ("2", "classic_ru"), ("3", "four_ru")])
def test_every_number_of_opponents_has_a_usual_table(opponents: str, usual: str, tmp_path: Path) -> None:
    record, _ = begun(tmp_path, "Leo", "9", "x", opponents, "", "")
    assert (record.preset, len(record.players)) == (usual, int(opponents) + 1)


def test_the_language_can_be_changed_at_the_first_question(tmp_path: Path) -> None:
    record, screen = begun(tmp_path, "ru", "Лев", "", "", "")
    assert record.players == ("Лев", "Анна", "Борис")
    assert "Обязательная ставка" in screen


def test_an_opponent_never_has_the_persons_name(tmp_path: Path) -> None:
    record, _ = begun(tmp_path, "anna", "3", "", "")
    assert record.players == ("anna", "Boris", "Vera", "Gleb")


def test_a_table_is_found_by_a_word(tmp_path: Path) -> None:
    record, screen = begun(tmp_path, "Leo", "2", "all", "nonsense", "1001", "bomb", "")
    assert record.preset == "polish_bomb900"
    three = [each.id for each in presets().values() if 3 in each.players]
    assert f"{len(three)}) " in screen
    assert "no table “nonsense”" in screen


def test_agreements_are_found_changed_and_held_against_each_other(tmp_path: Path) -> None:
    record, screen = begun(
        tmp_path, "Leo", "2", "",
        "barrel", "1", "900",
        "ritual.shuffle=collect_and_cut", "",
        "ritual.cut=right",
        "barrel.at=7", "rules", "?", "",
    )  # fmt: skip
    assert changes(record.agreements) == {
        "barrel.at": 900, "ritual.shuffle": "collect_and_cut", "ritual.cut": "right",
    }  # fmt: skip
    told = " ".join(screen.split())
    assert "Nobody can play like that" in told
    assert "barrel.at is 7, but" in told


def test_changes_are_taken_back(tmp_path: Path) -> None:
    record, _ = begun(tmp_path, "Leo", "2", "", "dump.values=none", "undo", "")
    assert not changes(record.agreements)


@pytest.mark.parametrize("name", PARAMETERS)
def test_every_value_can_be_typed(name: str) -> None:
    """As JSON has it, for every value of a choice and for the bounds of a number."""
    import json

    parameter = PARAMETERS[name]
    values = parameter.values or (parameter.default, *((None,) if parameter.nullable else ()))
    for value in values:
        typed = json.dumps(plain(parameter, value)).strip('"')
        assert parse({name: read_words(parameter, typed)}) == parse({name: plain(parameter, value)})


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("dump.values=555 700", [555, 700]),
        ("dump.values=нет", []),
        ("barrel.at=none", None),
        ("blind.on=да", True),
        ("marriage.values=100, 80, 60, 40", {"H": 100, "D": 80, "C": 60, "S": 40}),
        ("bolts.mode=нет", "off"),
        ("marriage.aces_trump=none", "none"),
    ],
)
def test_values_are_typed_as_people_write_them(text: str, value: object) -> None:
    name, read_as = read_change(text)
    assert parse({name: read_as}) == parse({name: value})


def test_a_redeal_is_offered_before_the_first_word(tmp_path: Path) -> None:
    """Cards are looked for that give the right while another is to speak; «redeal» then uses it."""
    company = Company(
        "classic_ru", preset("classic_ru").agreements, ("Leo", "Anna", "Boris"), ("random",) * 2, b""
    )
    for number in range(3000):
        match = Match(company._replace(seed=seed_of(f"redeal {number}")))
        match.deal()
        if match.view.legal and match.view.to_act != 0:
            break
    wishes = Wishes("Leo", 3, "classic_ru", bots=("random",), seed=f"redeal {number}")
    sit_down(Choices(wishes, "en"), tmp_path, scripted(["?", "h", "redeal", ""]))
    game = replay(read((tmp_path / "tysyacha" / "table.json").read_bytes()))
    assert Redeal(0) in game.sheet[0].actions


def test_a_hand_is_not_shown_before_its_owner_looks(tmp_path: Path) -> None:
    save = tmp_path / "tysyacha" / "table.json"
    seen: list[bool] = []

    def answer(screen: str) -> str | None:
        view = replay(read(save.read_bytes())).view(0)
        shown = screen.rsplit("── ", 1)[-1]
        seen.append("Your cards: 7" in shown)
        assert seen[-1] is (view.hand is not None)
        return "" if any(isinstance(each, Look) for each in view.legal) else None

    wishes = Wishes("Leo", 3, "seed002", bots=("random",), seed="look")
    sit_down(Choices(wishes, "en"), tmp_path, answer)
    assert seen == [False, True]


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_narrow_screen_is_enough(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    wishes = Wishes("Наполеон Бонапарт", 4, "four_ru", seed="narrow")
    _, screen = sit_down(Choices(wishes, lang), tmp_path, by_chance(1, 120, ("s",)))
    # A path has no place to be broken at, and an answer stands after its question.
    wide = [
        line for line in screen.split("\n") if len(line) > 60 and ".json" not in line and " > " not in line
    ]
    assert not wide
