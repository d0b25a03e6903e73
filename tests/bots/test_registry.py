"""The list of bots; some of them at every table, the slower ones in tests of their own."""

import pytest
from tests.bots.watching import PRESET_TABLES, watched_game

from tysyacha.agreements import DEFAULT, preset
from tysyacha.bots import BOTS, make
from tysyacha.bots.driver import deal_next, play_deal
from tysyacha.bots.registry import BotSpec
from tysyacha.cards import PACK, CardSet
from tysyacha.errors import BotError
from tysyacha.game import Action, Game, View


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_goes_by_its_name(name: str) -> None:
    assert make(name, 1, in_arena=True).name == name
    assert make(f" {name} ", 1, in_arena=True).name == name


@pytest.mark.parametrize(("name", "players"), PRESET_TABLES)
def test_every_bot_plays_every_preset(name: str, players: int) -> None:
    for bot in ("random", "steady", "novice"):
        assert watched_game((bot,) * players, preset(name).agreements, 1, most_deals=2).sheet


def test_an_unknown_bot_is_answered_with_the_nearest() -> None:
    with pytest.raises(BotError) as caught:
        make("stedy", 1)
    assert caught.value.code == "bot_unknown"
    assert caught.value.arguments["nearest"] == "steady"


class Peeks:
    """Takes the first thing that is permitted, and has seen all cards before."""

    name = "peeks"

    def __init__(self, seed: int) -> None:
        self.seen: list[int] = []

    def see(self, hands: tuple[CardSet, ...], talons: tuple[CardSet, ...]) -> None:
        union = 0
        for each in (*hands, *talons):
            union |= each
        self.seen.append(union)

    def act(self, view: View) -> Action:
        assert view.hand is not None
        assert view.hand & ~self.seen[-1] == 0
        return view.legal[0]

    def interject(self, view: View) -> Action | None:
        assert self.seen
        return None


def test_who_sees_all_cards_sits_in_the_arena_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "peeks", BotSpec(Peeks, sees_all=True))
    with pytest.raises(BotError) as caught:
        make("peeks")
    assert (caught.value.code, caught.value.arguments) == ("bot_sees_all", {"bot": "peeks"})
    bot = make("peeks", in_arena=True)
    assert isinstance(bot, Peeks)
    play_deal(deal_next(Game.new(DEFAULT, 3), bytes(32)), [bot, make("steady"), make("steady")])
    assert bot.seen[0] == PACK
