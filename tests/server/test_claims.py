"""The claim: what is granted is sure, whatever the others hold and play, and is stored as its plays."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tysyacha.agreements import preset
from tysyacha.bots import make
from tysyacha.bots.driver import deal_next, next_action
from tysyacha.bots.facts import facts_of
from tysyacha.cards import CardSet
from tysyacha.game import Game, Play
from tysyacha.kernel import Beliefs
from tysyacha.record.spelling import read_action
from tysyacha.server.failures import Conflict
from tysyacha.server.play.claims import MOST_WORLDS, hands_of, holding_line
from tysyacha.server.play.commands import played_out

TABLES = st.sampled_from([("classic_ru", 3), ("seed001", 3), ("duel_ru", 2), ("four_ru", 4)])


def turns(table: tuple[str, int], seed: bytes, tricks: int = 0, bot: str = "steady") -> Iterator[Game]:
    """One deal of bots of a kind at every card that is to be played, from so many tricks on."""
    name, seats = table
    game = deal_next(Game.new(preset(name).agreements, seats, 0), seed)
    players = [make(bot, seat) for seat in range(seats)]
    while game.in_deal:
        if game.phase == "play" and len(game.view(None).tricks) >= tricks:
            yield game
        game, _ = game.apply(next_action(game, players))


def line_of(game: Game) -> tuple[Play, ...] | None:
    assert game.to_act is not None
    return holding_line(game.view(game.to_act))


@given(TABLES, st.binary(min_size=32, max_size=32), st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_a_granted_claim_takes_every_trick_whatever_the_others_play(
    table: tuple[str, int], seed: bytes, chance: random.Random
) -> None:
    for game in turns(table, seed, tricks=2):
        line = line_of(game)
        if line is not None:
            assert takes_all(game, line, chance)


def takes_all(game: Game, line: tuple[Play, ...], chance: random.Random) -> bool:
    seat, taken = line[0].seat, game.view(None).tricks_won[line[0].seat]
    for play in line:
        if game.to_act != seat:
            return False
        if play not in game.legal_actions(seat):
            # The rules ask for something else; the service then does not grant the claim.
            return True
        game, _ = game.apply(play)
        while game.in_deal and game.to_act != seat:
            assert game.to_act is not None
            plays = [each for each in game.legal_actions(game.to_act) if isinstance(each, Play)]
            game, _ = game.apply(chance.choice(plays))
    return not game.in_deal and (game.view(None).tricks_won[seat] - taken == len(line))


def test_claims_are_granted_long_before_the_end_and_in_the_middle_of_a_trick() -> None:
    granted = {True: 0, False: 0}
    for number in range(12):
        for game in turns(("classic_ru", 3), bytes([number]) * 32, tricks=2):
            view = game.view(game.to_act)
            line = holding_line(view)
            if line is not None and len(line) > 1:
                granted[bool(view.trick)] += 1
    assert all(granted.values()), granted


@given(TABLES, st.binary(min_size=32, max_size=32))
@settings(max_examples=10, deadline=None)
def test_the_real_hands_are_among_those_that_may_be(table: tuple[str, int], seed: bytes) -> None:
    for game in turns(table, seed):
        view = game.view(game.to_act)
        beliefs = Beliefs(facts_of(view))
        for seat in view.active:
            if seat != view.seat and (beliefs.open_count() <= MOST_WORLDS or len(view.tricks) == 0):
                assert int(game.hands[seat]) in set(hands_of(beliefs, seat))


@given(TABLES, st.binary(min_size=32, max_size=32))
@settings(max_examples=15, deadline=None)
def test_what_is_stored_is_the_rest_of_the_deal(table: tuple[str, int], seed: bytes) -> None:
    for game in turns(table, seed, tricks=3):
        line = line_of(game)
        if line is None:
            continue
        plays = None
        with contextlib.suppress(Conflict):
            plays = played_out(game, line)
        if plays is not None:
            for play in plays:
                game, _ = game.apply(read_action(play, game.players))
            assert not game.in_deal
            return


def test_a_claim_never_gives_up_a_declaration() -> None:
    """Kings and queens of a pair that could still be declared are not played without a word."""
    for number in range(256):
        for game in turns(("classic_ru", 3), bytes([number]) * 32, tricks=1, bot="random"):
            assert game.to_act is not None
            pairs = [
                each for each in game.legal_actions(game.to_act) if isinstance(each, Play) and each.declare
            ]
            line = line_of(game)
            if pairs and line is not None and all(each.declare is None for each in line):
                with pytest.raises(Conflict) as refusal:
                    played_out(game, line)
                assert refusal.value.code == "claim_declare_first"
                return
    raise AssertionError("no deal had such a claim")


def test_nobody_claims_out_of_turn_or_before_the_cards_are_played() -> None:
    game = deal_next(Game.new(preset("classic_ru").agreements, 3, 0), bytes(32))
    assert holding_line(game.view(0)) is None
    playing = next(turns(("classic_ru", 3), bytes(32)))
    assert playing.to_act is not None
    assert holding_line(playing.view((playing.to_act + 1) % 3)) is None
    assert holding_line(playing.view(None)) is None
    assert CardSet(playing.hands[playing.to_act])
