"""Whole games through the command's own function, answered by chance: no crash, no leak, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.driving import by_chance, scripted, sit_down

from tysyacha.agreements import presets
from tysyacha.cards import CARDS, RANKS, Card, CardSet
from tysyacha.game import Game, View
from tysyacha.record import read, replay
from tysyacha.terminal.match import Match
from tysyacha.terminal.play import Choices
from tysyacha.terminal.setup import Wishes

COMMANDS = (
    "u",
    "h",
    "s",
    "s 2",
    "l",
    "r",
    "?",
    "пас",
    "150",
    "нет",
    "туз",
    "дама пик",
    "TH",
    "\x1b[A",
    "ё" * 99,
)


@pytest.mark.parametrize("number", range(len(presets())))
def test_no_answer_breaks_a_table(number: int, tmp_path: Path) -> None:
    name, preset = list(presets().items())[number]
    lang, plain = ("ru", "en")[number % 2], number % 3 == 0
    players = preset.players[number % len(preset.players)]
    bot = ("random", "steady")[number // 2 % 2]
    wishes = Wishes("Лев", players, name, bots=(bot,), seed=name)

    status, screen = sit_down(Choices(wishes, lang, plain), tmp_path, by_chance(number, 70, COMMANDS))

    assert status == 0
    assert screen.rstrip().endswith("tysyacha play")
    saved = (tmp_path / "tysyacha" / "table.json").read_bytes()
    assert Match.from_document(saved).to_document() == saved


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(
    ("preset", "players"), [("classic_ru", 3), ("seed001", 3), ("duel_ru", 2), ("four_ru", 4)]
)
def test_nothing_is_printed_that_the_person_may_not_know(
    preset: str, players: int, lang: str, tmp_path: Path
) -> None:
    """At every question the cards told of the deal so far are held against what the seat may know."""
    save = tmp_path / "tysyacha" / "table.json"
    chance = by_chance(players, 110, ("s", "l", "h", "?"))
    checked = []

    def answer(screen: str) -> str | None:
        deal = re.split(r"── (?:Раздача|Deal) \d+\n", screen)[-1]
        if save.exists():
            game = replay(read(save.read_bytes()))
            if game.in_deal and "──" not in deal:
                told = cards_in(deal, lang)
                assert told <= known(game.view(0)), f"{deal}\n{sorted(told - known(game.view(0)))}"
                checked.append(len(told))
        return chance(screen)

    # Without the golden round there are blind bids, and hands that nobody has looked at yet.
    changes = ("golden.on=false",) if preset == "seed001" else ()
    wishes = Wishes("Лев", players, preset, changes, seed=f"leak {preset}")
    sit_down(Choices(wishes, lang), tmp_path, answer)
    assert sum(checked) > 100


def known(view: View) -> set[Card]:
    """Every card that the seat has seen in this deal."""
    seen = [*(view.hand or ()), *(view.dealt or ()), *view.trick]
    seen += [card for trick in view.tricks for card in trick.cards]
    seen += [card for talon in view.talons if talon is not None for card in talon]
    seen += [gift.card for gift in view.gifts if gift.card is not None]
    seen += [card for card in view.discards if card is not None]
    return set(seen)


def cards_in(text: str, lang: str) -> set[Card]:
    """Every card named in a text with suit signs: ``Д♠`` in a sentence, ``♠ 1) Т  2) Д`` in a hand."""
    ranks = dict(
        zip(("9", "В", "Д", "К", "10", "Т") if lang == "ru" else ("9", *"JQK", "10", "A"), RANKS, strict=True)
    )
    any_rank = "|".join(sorted(ranks, key=len, reverse=True))
    found = {(rank, sign) for rank, sign in re.findall(rf"({any_rank})([♠♣♦♥])", text)}
    for sign, row in re.findall(rf"(?m)^ +([♠♣♦♥])((?: +(?:\d+\)|·)? *(?:{any_rank})(?!\w))+)", text):
        found |= {(rank, sign) for rank in re.findall(rf"(?<!\w)({any_rank})(?![\w)])", row)}
    return {CARDS["♠♣♦♥".index(sign) * 6 + RANKS.index(ranks[rank])] for rank, sign in found}


def test_cards_are_found_in_a_text() -> None:
    text = "Борис: 10♥\n  ♠   1) Т    ·  Д   марьяж 40\n  ♣  10 9\n"
    assert CardSet.of(cards_in(text, "ru")) == CardSet.parse("TH AS QS TC 9C")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_plain_text_has_no_signs_and_no_colours(lang: str, tmp_path: Path) -> None:
    wishes = Wishes("Лев", 3, "classic_ru", seed="plain")
    _, screen = sit_down(
        Choices(wishes, lang, plain=True), tmp_path, by_chance(4, 90, ("s", "r", "r all", "l", "h"))
    )
    assert len(screen) > 5000
    # The rules name trump suits by signs in tables; in plain text even those are words.
    assert not re.findall(r"[\x00-\x09\x0b-\x1f\x7f─-╿▀-▟♠♣♦♥·]", screen)


def test_a_whole_game_has_a_winner_and_its_record_is_kept(tmp_path: Path) -> None:
    """A game won by advice alone; another one is offered, and declined."""
    save = tmp_path / "tysyacha" / "table.json"
    asked = []

    def answer(screen: str) -> str | None:
        question = screen.rsplit("\n", 1)[-1]
        if "next deal" in question or "finish" in question or "Another" in question:
            asked.append(question.split()[0])
            return ""
        advised = Match.from_document(save.read_bytes()).hint()
        game = replay(read(save.read_bytes()))
        return typed_for(game, advised) if advised is not None else ""

    wishes = Wishes("Leo", 3, "classic_ru", ("ending.target=300", "barrel.at=null"), seed="whole")
    status, screen = sit_down(Choices(wishes, "en"), tmp_path, answer)

    assert status == 0
    assert asked[-2:] == ["Enter", "Another"]
    (kept,) = (tmp_path / "tysyacha").glob("finished-*.json")
    assert str(kept) in screen.replace("\n", "")
    assert replay(read(kept.read_bytes())).winner is not None
    assert not save.exists()


def typed_for(game: Game, advised: object) -> str:
    """What a person types to follow the advice."""
    from tysyacha.game import Bid, Concede, Give, Pass, Play, Raise, Redeal

    match advised:
        case Bid(_, points) | Raise(_, points):
            return str(points)
        case Pass():
            return "pass"
        case Redeal():
            return "redeal"
        case Concede():
            return "concede"
        case Give(_, card, to):
            return f"{card} {('Leo', 'Anna', 'Boris')[to]}"
        case Play(_, card, declare):
            return f"{card} {'declare' if declare else 'silent'}"
        case _:
            raise AssertionError(advised)


def test_undo_comes_back_to_the_last_own_decision(tmp_path: Path) -> None:
    save = tmp_path / "tysyacha" / "table.json"
    states: list[bytes] = []

    def watch(screen: str) -> str | None:
        states.append(save.read_bytes())
        return next(answers, None)

    answers = iter(["pass", "u", "pass", "1", "1", "u", "u", "u", "u"])
    sit_down(Choices(Wishes("Leo", 3, "classic_ru", seed="5"), "en"), tmp_path, watch)

    first, passed, undone, _, one, two, *back = states
    assert undone == first != passed
    assert back[0] == one != two
    assert back[2] == first
    assert back[3] == first


def test_undo_reaches_over_the_end_of_a_deal(tmp_path: Path) -> None:
    save = tmp_path / "tysyacha" / "table.json"
    sat = by_chance(3, 400)
    before: list[int] = []

    def answer(screen: str) -> str | None:
        game = replay(read(save.read_bytes()))
        if before:
            assert len(game.sheet) == before[0] - 1
            assert game.in_deal
            return None
        if "next deal" in screen.rsplit("\n", 1)[-1]:
            before.append(len(game.sheet))
            return "u"
        return sat(screen)

    sit_down(Choices(Wishes("Leo", 2, "duel_ru", seed="over"), "en"), tmp_path, answer)
    assert before


def test_a_wrong_card_is_refused_with_the_rule(tmp_path: Path) -> None:
    save = tmp_path / "tysyacha" / "table.json"
    refused: list[str] = []

    def answer(screen: str) -> str | None:
        if refused:
            refused.append(screen)
            return None
        view = replay(read(save.read_bytes())).view(0)
        playable = {each.card for each in view.legal if hasattr(each, "card")}
        wrong = [card for card in view.hand or () if card not in playable]
        if view.phase == "play" and wrong:
            refused.append(str(wrong[0]))
            return str(wrong[0])
        return "pass" if view.phase == "auction" else "1"

    sit_down(Choices(Wishes("Leo", 3, "classic_ru", seed="wrong"), "en"), tmp_path, answer)
    assert "Leo may play" in " ".join(refused[1].split())


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        (Wishes(preset="clasic_ru"), "classic_ru"),
        (Wishes(changes=("barrel.at=3",)), "100"),
        (Wishes(changes=("barel.at=900",)), "barrel.at"),
        (Wishes(changes=("nonsense",)), "nonsense"),
        (Wishes(players=7), "7"),
        (Wishes(bots=("stedy",)), "steady"),
        (Wishes(bots=("clairvoyant",)), "clairvoyant"),
    ],
)
def test_a_wrong_option_is_one_sentence(
    wishes: Wishes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, screen = sit_down(Choices(wishes, "en"), tmp_path, scripted([]))
    error = capsys.readouterr().err
    assert (status, screen) == (2, "")
    assert told in error
    assert error.count("\n") == 1
