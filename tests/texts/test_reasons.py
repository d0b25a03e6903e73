"""Reasons in words: every code has its sentence in both languages, with every argument it needs."""

from __future__ import annotations

from typing import get_args

import pytest

from tysyacha.bots.pimc import Reason
from tysyacha.bots.pimc.decision import ReasonCode
from tysyacha.cards import CARDS
from tysyacha.game import Play
from tysyacha.texts import LANGUAGES, Words
from tysyacha.texts.reasons import advice_text, reason_text

_ARGUMENTS: dict[str, int | str] = {
    "contract": 105, "makes": 71, "fails": 29, "points": 113, "standing": 100, "seat": 1, "side": "left",
    "total": 420, "bolts": 2, "card": 5, "kept": 21, "renewed": 33,
}  # fmt: skip


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
