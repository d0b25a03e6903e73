"""What people type: cards in letters, signs and words of both languages, numbers as they are said."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tysyacha.agreements import preset
from tysyacha.cards import CARDS, RANKS, SUITS, Card, card
from tysyacha.game import Action, Bid, Give, Pass, Play, View
from tysyacha.terminal.cards import CardNames, Typed, read_card
from tysyacha.terminal.commands import is_yes, read_command
from tysyacha.terminal.deciding import Menu
from tysyacha.terminal.match import Company, Match
from tysyacha.terminal.setup import seed_of
from tysyacha.terminal.spoken import spoken
from tysyacha.texts import LANGUAGES, Words


@given(one=st.sampled_from(CARDS), lang=st.sampled_from(LANGUAGES), plain=st.booleans(), upper=st.booleans())
def test_every_card_is_read_as_it_is_shown(one: Card, lang: str, plain: bool, upper: bool) -> None:
    shown = CardNames(Words(lang), plain).card(one)
    assert read_card(shown.upper() if upper else shown) == Typed(one.rank, one.suit)


@given(one=st.sampled_from(CARDS))
def test_every_card_is_read_as_records_spell_it(one: Card) -> None:
    sign = "♠♣♦♥"[one.suit]
    ten = RANKS[one.rank].replace("T", "10")
    for text in (str(one), str(one).lower(), f"{ten}{SUITS[one.suit]}", f"{ten}{sign}", f"{sign}{ten}"):
        assert read_card(text) == Typed(one.rank, one.suit)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Дп", "QS"), ("дама пик", "QS"), ("даму пик", "QS"), ("д пики", "QS"), ("дпик", "QS"),
        ("тт", "AC"), ("туз треф", "AC"), ("туза крестей", "AC"), ("тк", "AC"),
        ("10ч", "TH"), ("десятку червей", "TH"), ("десятка червы", "TH"),
        ("кб", "KD"), ("король бубён", "KD"), ("кор бубей", "KD"),
        ("вп", "JS"), ("валета пик", "JS"), ("9т", "9C"), ("девятка крести", "9C"),
        ("queen of spades", "QS"), ("ace hearts", "AH"), ("Q♠", "QS"), ("♠Q", "QS"), ("Д-♠", "QS"),
    ],
)  # fmt: skip
def test_cards_are_read_as_people_say_them(text: str, meant: str) -> None:
    expected = card(meant)
    assert read_card(text) == Typed(expected.rank, expected.suit)


@given(st.text(max_size=30))
def test_no_text_breaks_the_reading(text: str) -> None:
    read_card(text)
    read_command(text)
    is_yes(text, default=True)


def test_half_a_card_is_enough_where_it_says_which() -> None:
    assert read_card("туз") == Typed(5, None)
    assert read_card("пики") == Typed(None, 0)
    assert Typed(5, None).among([card("AS"), card("KS")]) == [card("AS")]


@pytest.mark.parametrize(
    ("number", "russian", "english"),
    [
        (100, "сто", "a hundred"),
        (105, "сто пять", "a hundred and five"),
        (120, "сто двадцать", "a hundred and twenty"),
        (235, "двести тридцать пять", "two hundred and thirty-five"),
        (60, "шестьдесят", "sixty"),
        (1000, "1000", "1000"),
    ],
)
def test_bids_are_spoken(number: int, russian: str, english: str) -> None:
    assert spoken(number, Words("ru")) == russian
    assert spoken(number, Words("en")) == english


def test_every_number_below_a_thousand_can_be_said_and_no_two_alike() -> None:
    for lang in LANGUAGES:
        words = Words(lang)
        assert len({spoken(number, words) for number in range(1, 1000)}) == 999


@pytest.mark.parametrize(
    ("text", "verb"),
    [("?", "help"), ("h", "hint"), ("с", "hint"), ("u", "undo"), ("отмена", "undo"), ("s 5", "sheet"), ("л", "sheet"),
     ("l", "last"), ("r all", "rules"), ("правила все", "rules"), ("q", "quit"), ("ВЫХОД", "quit")],
)  # fmt: skip
def test_commands_have_letters_and_words(text: str, verb: str) -> None:
    command = read_command(text)
    assert command is not None
    assert command.verb == verb


def at_auction() -> View:
    """The person's first word, the opponents having passed so far: a bid or a pass."""
    match = dealt("5")
    while match.view.to_act != 0:
        match.act(Pass(match.view.to_act or 0))
    return match.view


def dealt(seed: str) -> Match:
    agreements = preset("classic_ru").agreements
    match = Match(Company("classic_ru", agreements, ("Лев", "Анна", "Борис"), ("random",) * 2, seed_of(seed)))
    match.deal()
    return match


@pytest.mark.parametrize("text", ["пас", "Пас", "pass"])
def test_a_pass_is_said(text: str) -> None:
    assert Menu(at_auction(), ("Лев", "Анна", "Борис")).read(text).deeds == (Pass(0),)


def test_a_bid_is_a_number_and_a_low_number_a_choice() -> None:
    menu = Menu(at_auction(), ("Лев", "Анна", "Борис"))
    high = menu.bids[-1]
    assert menu.read(str(high)).deeds == (Bid(0, high),)
    assert menu.read("1").deeds == (Pass(0),)
    assert menu.read(str(high + 5)) == ((Bid(0, high + 5),), False)
    assert menu.read("").deeds == ()


def test_a_card_may_name_its_receiver() -> None:
    view = as_declarer()
    menu = Menu(view, ("Лев", "Анна", "Борис"))
    held = next(iter(view.hand or ()))
    assert menu.read(f"{held} борису").deeds == (Give(0, held, 2),)
    assert menu.read(f"{held} Анне").deeds == (Give(0, held, 1),)
    assert menu.read(str(held)).deeds == (Give(0, held, 1),)


def as_declarer() -> View:
    """The person has taken the talon and parts with cards."""
    match = dealt("give")
    while match.view.phase == "auction":
        if match.view.to_act == 0:
            match.act(match.view.legal[1])
        else:
            match.act(Pass(match.view.to_act or 0))
    assert match.view.declarer == 0
    return match.view


def test_a_card_of_a_marriage_asks_what_is_meant() -> None:
    menu = Menu(with_marriage(), ("Лев", "Анна", "Борис"))
    both = menu.read("Дп").deeds
    assert {getattr(each, "declare", "?") for each in both} == {None, "marriage"}
    assert menu.read("Дп марьяж").deeds == menu.read("дп!").deeds == (Play(0, card("QS"), "marriage"),)
    assert menu.read("дп молча").deeds == (Play(0, card("QS")),)


def with_marriage() -> View:
    """The person leads to the second trick with king and queen of spades in hand."""
    from tysyacha.cards import CardSet
    from tysyacha.game import Dealt, Game

    hands = ["KS QS 9S JC 9C QD AH", "AS TD KD 9D QH JH 9H", "JS AC KC QC JD TH KH"]
    game = Game.new(preset("classic_ru").agreements, players=3, dealer=2)
    game, _ = game.deal(
        Dealt(tuple(int(CardSet.parse(each)) for each in hands), (int(CardSet.parse("TS TC AD")),))
    )
    steps: list[Action] = [Pass(1), Pass(2), Give(0, card("9C"), 1), Give(0, card("9S"), 2)]
    plays: list[Action] = [Play(0, card("AH")), Play(1, card("9H")), Play(2, card("KH"))]
    for action in (*steps, *plays):
        game, _ = game.apply(action)
    return game.view(0)
