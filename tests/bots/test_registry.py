"""The list of bots, each of which plays at every table."""

import pytest
from tests.bots.watching import PRESET_TABLES, watched_game

from tysyacha.agreements import preset
from tysyacha.bots import BOTS, make
from tysyacha.errors import BotError


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_goes_by_its_name(name: str) -> None:
    assert make(name, 1).name == name
    assert make(f" {name} ", 1).name == name


@pytest.mark.parametrize(("name", "players"), PRESET_TABLES)
def test_every_bot_plays_every_preset(name: str, players: int) -> None:
    for bot in BOTS:
        assert watched_game((bot,) * players, preset(name).agreements, 1, most_deals=2).sheet


def test_an_unknown_bot_is_answered_with_the_nearest() -> None:
    with pytest.raises(BotError) as caught:
        make("stedy", 1)
    assert caught.value.code == "bot_unknown"
    assert caught.value.arguments["nearest"] == "steady"
