"""The list of bots."""

import pytest

from tysyacha.bots import BOTS, make
from tysyacha.errors import BotError


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_goes_by_its_name(name: str) -> None:
    assert make(name, 1).name == name
    assert make(f" {name} ", 1).name == name


def test_an_unknown_bot_is_answered_with_the_nearest() -> None:
    with pytest.raises(BotError) as caught:
        make("stedy", 1)
    assert caught.value.code == "bot_unknown"
    assert caught.value.arguments["nearest"] == "steady"
