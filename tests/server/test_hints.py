"""Hints say why, in the language of whoever asks, and the hand says which cards are barred."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest
from tests.game.builders import opened
from tests.server.harness import Client, play_on, serving, terms

from tysyacha.agreements import parse, preset
from tysyacha.bots import make
from tysyacha.bots.driver import deal_next, next_action
from tysyacha.game import Game, Redeal
from tysyacha.server.play.advice import ADVISER, advice_of, by_rule_of_thumb
from tysyacha.server.play.thinking_worker import Question, Thinker
from tysyacha.texts import Words
from tysyacha.texts.reasons import reason_text

STEPS = (0, 4, 8, 14)


def game_after(steps: int) -> Game:
    """A deal so many actions on."""
    game, bots = Game.new(parse({"concede.on": False}), 3), [make("steady", seat) for seat in range(3)]
    game = deal_next(game, b"the same cards every time")
    for _ in range(steps):
        game, _ = game.apply(next_action(game, bots))
    return game


def my_turn(client: Client) -> bool:
    return bool(client.board["stage"] == "deal" and client.board["to_act"] == client.seat)


@pytest.mark.parametrize("steps", STEPS)
def test_advice_is_legal_and_every_candidate_has_a_sentence(steps: int) -> None:
    game = game_after(steps)
    assert game.to_act is not None
    view = game.view(game.to_act)
    blank = msgspec.structs.replace(view, agreements=preset("duel_ru").agreements)
    advice = Thinker().answer(Question(ADVISER, 1, True, blank, 0, view.agreements, True))
    assert advice == advice_of(make(ADVISER, 1), view, in_turn=True)
    assert advice.action in view.legal
    assert advice.action in [each.action for each in advice.weighed]
    for language in ("ru", "en"):
        for each in advice.weighed:
            assert reason_text(each, Words(language), ("Anna", "Boris", "Vera"))


@pytest.mark.parametrize(
    ("hand", "claims"), [("9S 9C 9D JS JC QD KH", True), ("KH QH KD QD JH 9S 9C", False)]
)
def test_a_right_out_of_turn_is_advised_by_the_search_with_its_reason(hand: str, claims: bool) -> None:
    game = opened({"redeal.hand_below": 20}, ["", "", hand])
    view = game.view(2)
    assert game.to_act != 2
    assert any(isinstance(each, Redeal) for each in view.legal)
    advice = advice_of(make(ADVISER, 1), view, in_turn=False)
    assert advice.action == (Redeal(2) if claims else None)
    assert [each.code for each in advice.weighed] == (["new_cards"] if claims else [])


def test_a_bot_that_does_not_search_advises_by_rule_of_thumb() -> None:
    game = game_after(0)
    assert game.to_act is not None
    view = game.view(game.to_act)
    bot = make("steady", 1)
    assert advice_of(bot, view, in_turn=True) == by_rule_of_thumb(bot.act(view))
    assert by_rule_of_thumb(None).weighed == ()


def test_a_hint_says_why_in_the_language_of_whoever_asks(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite, bot_workers=1, bot_seconds=60.0) as served:
            person = await served.guest(language="ru")
            table = (await person.open(terms("steady", "steady"), seat=0))["table"]["id"]
            client = await person.watch(table)
            await play_on(client, random.Random(1), until=my_turn)
            hint = await client.ask("hint")
            assert hint["action"] in client.mine["legal"]
            chosen = next(each for each in hint["candidates"] if each["action"] == hint["action"])
            assert hint["why"] == chosen["why"]
            assert any("а" <= letter.lower() <= "я" for letter in hint["why"])

    asyncio.run(scenario())


def test_without_anybody_who_searches_the_hint_still_comes(sqlite: str) -> None:
    async def scenario() -> None:
        async with serving(sqlite) as served:
            person = await served.guest(language="en")
            table = (await person.open(terms("steady", "steady"), seat=0))["table"]["id"]
            client = await person.watch(table)
            await play_on(client, random.Random(1), until=my_turn)
            hint = await client.ask("hint")
            assert hint["action"] in client.mine["legal"]
            [candidate] = hint["candidates"]
            assert candidate["why"] == hint["why"] == "by a rule of thumb"

    asyncio.run(scenario())


def test_a_hand_says_which_cards_may_not_be_played_and_why(sqlite: str) -> None:
    seen: set[str] = set()

    def look(client: Client) -> bool:
        mine = client.mine
        barred = [each["card"] for each in mine["barred"]]
        if my_turn(client) and client.board["deal"]["phase"] == "play":
            playable = {each[1] for each in mine["legal"] if each[0] == "play"}
            assert sorted([*playable, *barred]) == sorted(mine["hand"].split())
            seen.update(each["code"] for each in mine["barred"])
        else:
            assert barred == []
        return "must_follow" in seen

    async def scenario() -> None:
        async with serving(sqlite) as served:
            person = await served.guest()
            long = {"ending.target": 3000}
            table = (await person.open(terms("steady", "steady", changes=long), seat=0))["table"]["id"]
            client = await person.watch(table)
            await play_on(client, random.Random(3), until=look)
            assert "must_follow" in seen

    asyncio.run(scenario())
