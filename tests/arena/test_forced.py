"""Card play alone: who declares what, and with which cards, does not depend on who sits there."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import tables

from tysyacha.agreements import DEFAULT, Agreements, preset
from tysyacha.arena.forced import forced_deal, play_cards
from tysyacha.arena.match import Match, play_seating, seatings
from tysyacha.arena.runner import play_match
from tysyacha.bots import make
from tysyacha.game import Action, Game, Play, View


class Cards:
    """``random``, and sure that it is asked for cards alone."""

    name = "cards"

    def __init__(self) -> None:
        self._bot = make("random", 5)

    def act(self, view: View) -> Action:
        assert view.phase == "play"
        assert all(isinstance(each, Play) for each in view.legal)
        return self._bot.act(view)

    def interject(self, view: View) -> Action | None:
        raise AssertionError("no rights are asked for")


@settings(max_examples=40)
@given(tables(), st.integers(0, 2**32))
def test_every_table_comes_to_the_cards(table: tuple[int, Agreements], number: int) -> None:
    players, agreements = table
    game = forced_deal(agreements, players, number % players, sha256(str(number).encode()).digest())
    assert game.phase == "play"
    assert not game.view(None).trick
    done = play_cards(game, [Cards() for _ in range(players)])
    assert done.sheet[-1].outcome is not None


def test_the_strongest_hand_declares_at_100_or_120() -> None:
    games = [forced_deal(DEFAULT, 3, 0, sha256(bytes([number])).digest()) for number in range(40)]
    contracts = [game.view(None).contract for game in games]
    assert set(contracts) <= {100, 105, 120}
    assert contracts.count(120) > 5
    assert contracts.count(105) < 30
    assert len({game.view(None).declarer for game in games}) == 3


def facts(game: Game) -> tuple[object, ...]:
    line = game.sheet[0]
    assert line.outcome is not None
    prelude = tuple(each for each in line.actions if not isinstance(each, Play))
    return line.dealt, line.outcome.declarer, line.outcome.contract, prelude


def test_all_seatings_have_the_same_contract_and_gifts() -> None:
    match = Match(("steady", "random", "random"), DEFAULT, 3, forced=True)
    for number in range(10):
        games = [play_seating(match, seated, number) for seated in seatings(match.bots)]
        assert len({facts(game) for game in games}) == 1
        assert all(len(game.sheet) == 1 for game in games)


def test_the_same_contracts_whoever_plays() -> None:
    one = Match(("steady", "steady", "steady"), DEFAULT, 3, forced=True)
    other = Match(("random", "random", "random"), DEFAULT, 3, forced=True)
    for number in range(10):
        assert facts(play_seating(one, one.bots, number)) == facts(play_seating(other, other.bots, number))


@pytest.mark.parametrize(("name", "players"), [("classic_ru", 3), ("duel_ru", 2), ("four_ru", 4)])
def test_steady_plays_cards_better_than_random(name: str, players: int) -> None:
    match = Match(("steady", *("random",) * (players - 1)), preset(name).agreements, 5, forced=True)
    steady, other, *_ = play_match(match, 40 * players, name).results
    assert steady.won_share.low is not None
    assert steady.won_share.low > steady.expected_share
    assert steady.taken.mean is not None
    assert other.taken.mean is not None
    assert steady.taken.mean > other.taken.mean + 30
    assert steady.mean_contract == other.mean_contract
    assert steady.faced_taken.mean is not None
    assert other.faced_taken.mean is not None
    assert steady.faced_taken.mean < other.faced_taken.mean
