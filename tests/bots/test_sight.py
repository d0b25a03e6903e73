"""What the search makes of a view: the very position that the cards played lead to, and who leads first."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.game.builders import opened, play, playing
from tests.strategies import mixed

from tysyacha.bots import make
from tysyacha.bots.driver import deal_next, next_action
from tysyacha.bots.pimc.mind import Believer, Knower
from tysyacha.bots.pimc.prospects import Deals
from tysyacha.bots.pimc.sight import Clock, position_of, rules_of
from tysyacha.cards import Card, CardSet
from tysyacha.game import Game, Play
from tysyacha.game.table import ACES
from tysyacha.kernel import Move, Position, apply, legal

OFTEN = frozenset(
    {
        "marriage.aces", "marriage.aces_trump", "marriage.aces_when", "marriage.aces_continue", "marriage.half",
        "marriage.trump", "marriage.trump_timing", "play.first_lead", "talon.discard_score", "marriage.auto",
    }
)  # fmt: skip
"""Agreements that leave their mark on a position."""


def seen(game: Game) -> Position:
    """The position as the seat to act has it from its view, all cards being shown to it."""
    assert game.to_act is not None
    assert game.dealt is not None
    view = game.view(game.to_act)
    knower = Knower()
    knower.see(game.hands, game.dealt.talons)
    worlds = knower.worlds(view, 1, 1)
    assert view.hand is not None
    assert view.seat is not None
    return position_of(view, worlds.hands(view.active, view.seat, int(view.hand)), worlds)


@settings(max_examples=120)
@given(st.integers(0, 1 << 30))
def test_a_view_gives_the_position_that_the_cards_led_to(seed: int) -> None:
    chance = Random(seed)
    players = chance.choice([2, 3, 3, 4])
    agreements = mixed(chance, players, OFTEN)
    game = deal_next(Game.new(agreements, players), chance.randbytes(32))
    bots = [make("random", seed + each) for each in range(players)]
    rules = rules_of(agreements, players)
    position: Position | None = None
    while game.in_deal:
        if game.phase == "play":
            found = seen(game)
            if position is None:
                waits = [place for place, hand in enumerate(active_hands(game)) if hand & ACES == ACES]
                automatic = waits[0] if waits and rules.aces and rules.aces_when == "automatic" else None
                position = replace(found, automatic_aces=automatic)
            # Who has four aces that count by themselves is known of the own hand alone.
            assert found.automatic_aces in (None, position.automatic_aces)
            known = replace(position, automatic_aces=found.automatic_aces)
            if not rules.half:
                # Without half marriages the broken pair tells that a queen has declared, and nobody keeps count.
                known = replace(known, queens_used=found.queens_used)
            assert found == known
            assert plays(game) == {(each.card, each.declare) for each in legal(rules, found)}
        action = next_action(game, bots)
        if isinstance(action, Play):
            assert position is not None
            position = apply(rules, position, Move(action.card, action.declare))
        game, _ = game.apply(action)


def active_hands(game: Game) -> list[CardSet]:
    return [game.hands[seat] for seat in game.view(None).active]


def plays(game: Game) -> set[tuple[Card, str | None]]:
    return {(each.card, each.declare) for each in game.legal_actions() if isinstance(each, Play)}


def test_an_ace_that_lies_on_the_table_has_set_trumps() -> None:
    """`marriage.aces_trump` next_ace: the ace after the declaration sets them, and no other does."""
    changes = {"marriage.aces": 200, "marriage.aces_trump": "next_ace", "marriage.aces_when": "any_lead"}
    game = playing(changes, "AS AC AD AH KS QS 9S JS")
    game = play(game, "0 play AS aces")
    while game.to_act != 0:
        game, _ = game.apply(game.legal_actions()[0])
    assert seen(game).next_ace
    game = play(game, "0 play AD")
    assert not seen(game).next_ace
    assert seen(game).trump == 2


@pytest.mark.parametrize("trump", ["none", "next_ace"])
def test_four_aces_that_count_by_themselves_bind_nobody(trump: str) -> None:
    """`marriage.aces_continue` and `marriage.aces_trump` speak of aces that somebody declared."""
    changes = {
        "marriage.aces": 200, "marriage.aces_when": "automatic", "marriage.aces_trump": trump,
        "marriage.aces_continue": True,
    }  # fmt: skip
    game = playing(changes, "AS AC AD AH KS QS 9S JS")
    game = play(game, "0 play AS")
    while game.to_act != 0:
        game, _ = game.apply(game.legal_actions()[0])
    view = game.view(0)
    assert [each.what for each in view.announced] == ["aces"]
    found = legal(rules_of(game.agreements, 3), seen(game))
    assert plays(game) == {(each.card, each.declare) for each in found}
    assert make("pimc-1", 1).act(view) in view.legal


def test_others_who_do_not_lead_are_expected_to_take_less() -> None:
    """`play.first_lead`: what another player takes as declarer depends on who begins."""
    means = {}
    for form in ("declarer", "first_hand"):
        view = opened({"play.first_lead": form}, ["", "AS KS QS AC KC QC 9D", "AD KD QD AH KH QH 9H"]).view(0)
        worlds = Believer().worlds(view, 24, 5)
        deals = Deals.believed(view, worlds, Clock(None))
        means[form] = [float(np.mean(deals.points(seat))) for seat in view.active]
    assert means["declarer"][0] == means["first_hand"][0]
    assert means["declarer"][1] > means["first_hand"][1] + 5
    assert means["declarer"][2] > means["first_hand"][2] + 5
