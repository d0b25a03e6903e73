"""Reasons in words: every code has its sentence in both languages, with every argument it needs."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from tests.strategies import mixed

from tysyacha.agreements import PARAMETERS
from tysyacha.arena.starts import late_start
from tysyacha.bots.driver import play_game
from tysyacha.bots.pimc import Level, Limits, Pimc, Reason
from tysyacha.bots.pimc.decision import ReasonCode
from tysyacha.cards import CARDS
from tysyacha.game import Action, Game, Play, View
from tysyacha.texts import LANGUAGES, Words
from tysyacha.texts.reasons import advice_text, reason_text

_ARGUMENTS: dict[str, int | str] = {
    "contract": 105, "makes": 71, "fails": 29, "points": 113, "standing": 100, "seat": 1, "side": "left",
    "total": 420, "bolts": 2, "card": 5, "kept": 21, "renewed": 33,
}  # fmt: skip
_OFTEN = frozenset(
    each for each in PARAMETERS if each.split(".")[0] in ("redeal", "blind", "concede", "golden", "talon")
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", get_args(ReasonCode))
def test_every_code_has_its_sentence(language: str, code: ReasonCode) -> None:
    assert reason_text(Reason(code, _ARGUMENTS), Words(language))


def test_a_bid_is_told_with_what_a_pass_leaves() -> None:
    reason = Reason("bid_over", _ARGUMENTS)
    assert reason_text(reason, Words("en")) == (
        "105: makes in 71 % of deals; a pass leaves the player on your left at 100, now on 420 with 2 bolts"
    )
    assert "Vera at 100" in reason_text(reason, Words("en"), ("I", "Vera", "Oleg"))


def test_no_bolts_are_not_told() -> None:
    reason = Reason("bid_over", _ARGUMENTS | {"bolts": 0})
    assert reason_text(reason, Words("en")).endswith("now on 420")
    assert "болт" not in reason_text(reason, Words("ru"))


def test_advice_is_the_action_and_its_reason() -> None:
    advice = advice_text(Play(0, CARDS[5]), Reason("play_breaks", _ARGUMENTS), Words("en"))
    assert advice == "play A♠ – 105 fails in 29 % of deals"


def test_what_a_search_gives_is_all_that_its_sentences_need() -> None:
    told: set[str] = set()
    both = [Words(language) for language in LANGUAGES]

    class Told(Pimc):
        """Says every reason that it has, in both languages, with names and without."""

        def interject(self, view: View) -> Action | None:
            action = super().interject(view)
            self.say()
            return action

        def act(self, view: View) -> Action:
            action = super().act(view)
            self.say()
            return action

        def say(self) -> None:
            for each in () if self.decision is None else self.decision.candidates:
                told.add(each.reason.code)
                for words in both:
                    for names in ((), ("Anna", "Boris", "Vera", "Gleb")):
                        said = reason_text(each.reason, words, names)
                        assert said
                        assert "$" not in said

    for seed in range(12):
        chance = Random(seed)
        players = chance.choice((2, 3, 3, 4))
        agreements = mixed(chance, players, _OFTEN)
        start = late_start(chance, agreements, players) if seed % 2 else None
        bots = [Told("told", Level(Limits(1)), seed) for _ in range(players)]
        play_game(Game.new(agreements, players, start=start), bots, chance.randbytes(32), 1)
    assert len(told) > 12
