"""The searching player: answers that repeat, limits kept, sound decisions, and what the standing makes of a deal."""

from __future__ import annotations

from hashlib import sha256

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tysyacha.agreements import parse, preset
from tysyacha.bots import make
from tysyacha.bots.driver import next_action
from tysyacha.bots.facts import facts_of
from tysyacha.bots.pimc import LEVELS, Clairvoyant, Limits, Pimc, decide, keeping
from tysyacha.bots.pimc.equity import chances, utility
from tysyacha.bots.pimc.promises import Stage, told
from tysyacha.bots.pimc.sight import rules_of
from tysyacha.game import Bid, Blind, DealOutcome, Game, Look, Play, Standing, Take, View, deal_from_seed
from tysyacha.game.outcome import Kind
from tysyacha.kernel.beliefs import Beliefs

CLASSIC = preset("classic_ru").agreements


def deal_of(number: int, start: Standing | None = None) -> Game:
    """A deal of classic_ru from a number."""
    game = Game.new(CLASSIC, 3, number % 3, start)
    dealt = deal_from_seed(CLASSIC, 3, game.standing.dealer, sha256(b"pimc %d" % number).digest())
    return game.deal(dealt)[0]


def after(number: int, actions: int) -> View:
    """The view of the seat to act after so many actions of rules of thumb."""
    game = deal_of(number)
    bots = [make("steady", number)] * 3
    for _ in range(actions):
        following, _ = game.apply(next_action(game, bots))
        if not following.in_deal:
            break
        game = following
    assert game.to_act is not None
    return game.view(game.to_act)


@settings(max_examples=25)
@given(st.integers(0, 10_000), st.integers(0, 27), st.sampled_from([1, 5, 12]))
def test_the_same_seed_and_worlds_give_the_same_decision(number: int, actions: int, worlds: int) -> None:
    view = after(number, actions)
    first = decide(view, Limits(worlds), seed=7)
    assert decide(view, Limits(worlds), seed=7) == first
    assert Pimc("other", LEVELS["strong"], 7).decide(view, Limits(worlds)) == first


@settings(max_examples=25)
@given(st.integers(0, 10_000), st.integers(0, 27))
def test_candidates_are_permitted_and_figures_are_what_they_say(number: int, actions: int) -> None:
    view = after(number, actions)
    decision = decide(view, Limits(6), seed=1)
    assert decision.action == decision.chosen.action
    for each in decision.candidates:
        assert each.action in view.legal
        assert each.makes is None or -1e-9 <= each.makes <= 1 + 1e-9
        assert -1e-9 <= each.utility <= 1 + 1e-9


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_declares_its_marriages(name: str) -> None:
    """A declarer on lead whose only way to the contract is the marriage in his hand."""
    declared = 0
    for number in range(60):
        game = deal_of(number)
        bots = [make("steady", number)] * 3
        player = make(name, number)
        while game.in_deal:
            assert game.to_act is not None
            view = game.view(game.to_act)
            calls = [each for each in view.legal if isinstance(each, Play) and each.declare is not None]
            if calls and view.hand is not None and view.hand.bit_count() == 2:
                chosen = player.act(view)
                assert isinstance(chosen, Play)
                assert chosen.declare is not None
                declared += 1
            game, _ = game.apply(next_action(game, bots))
    assert declared


def test_late_in_a_deal_every_world_is_looked_at() -> None:
    """From the third trick on; before that a sample."""
    limits = Limits(5)
    early = late = 0
    for number in range(12):
        for actions in (9, 12, 18, 22):
            view = after(number, actions)
            if view.phase != "play" or len(view.legal) < 2:
                continue
            every = Beliefs(facts_of(view)).count()
            worlds = decide(view, limits).worlds
            if len(view.tricks) < 2:
                assert worlds == min(every, 5)
                early += 1
            else:
                assert worlds == every
                late += 1
    assert early > 3
    assert late > 3


def test_a_time_limit_ends_the_search() -> None:
    """A card to the first trick, with far more worlds than there is time for."""
    for number in range(60):
        view = after(number, 8)
        if view.phase == "play" and view.trick and len(view.legal) > 2 and view.seat != view.declarer:
            break
    everything = decide(view, Limits(1 << 20, all_from=8)).worlds
    assert everything > 500
    assert 2 <= decide(view, Limits(1 << 20, seconds=0.03, all_from=8)).worlds < everything


def test_limits_that_make_no_sense_are_refused() -> None:
    for worlds, seconds in ((0, None), (1 << 21, None), (10, 0.0), (10, -1.0)):
        with pytest.raises(ValueError, match=r"worlds|seconds"):
            Limits(worlds, seconds)
    for most in (0, -5, 1 << 21):
        with pytest.raises(ValueError, match="worlds"):
            Limits(most=most)


def test_only_whoever_is_to_act_decides() -> None:
    game = deal_of(3)
    assert game.to_act is not None
    views = [game.view(None), game.view((game.to_act + 1) % 3)]
    bots = [make("steady", 3)] * 3
    while game.in_deal:
        game, _ = game.apply(next_action(game, bots))
    for view in (*views, game.view(None), game.view(0)):
        with pytest.raises(ValueError, match="to act"):
            decide(view)


TOTALS = st.integers(-300, 875).map(lambda each: each // 5 * 5)


def standing(totals: tuple[int, int, int], barrel: tuple[int | None, ...] = (None, None, None)) -> Standing:
    return Standing(0, totals, (0, 0, 0), barrel, (0, 0, 0), (0, 0, 0))


@given(st.tuples(TOTALS, TOTALS, TOTALS), st.integers(5, 200))
def test_chances_add_up_and_grow_with_the_total(totals: tuple[int, int, int], more: int) -> None:
    before = chances(CLASSIC, standing(totals))
    assert sum(before) == pytest.approx(1)
    ahead = chances(CLASSIC, standing((min(totals[0] + more, 875), *totals[1:])))
    assert ahead[0] >= before[0]
    assert ahead[1] <= before[1]


@given(st.tuples(TOTALS, TOTALS, TOTALS))
def test_bolts_and_used_attempts_cost(totals: tuple[int, int, int]) -> None:
    clean = standing(totals)
    bolted = msgspec.structs.replace(clean, bolts=(2, 0, 0))
    assert chances(CLASSIC, bolted)[0] < chances(CLASSIC, clean)[0]
    fresh = standing((880, *totals[1:]), (0, None, None))
    late = standing((880, *totals[1:]), (2, None, None))
    assert chances(CLASSIC, late)[0] < chances(CLASSIC, fresh)[0]


def outcome(
    declarer: int, contract: int, points: tuple[int, int, int], conceded: bool = False
) -> DealOutcome:
    zeros = (0, 0, 0)
    return DealOutcome(
        "normal",
        declarer,
        contract,
        conceded,
        points,
        zeros,
        (3, 3, 2),
        None,
        None,
        0,
        frozenset([declarer]),
        zeros,
    )


EARLY = st.integers(0, 84).map(lambda each: each * 5)
"""Totals from which a deal comes neither to the dump nor to the barrel."""


@given(st.tuples(EARLY, EARLY, EARLY), st.integers(20, 24).map(lambda each: 5 * each))
def test_a_made_contract_is_worth_more_than_a_failed_one(totals: tuple[int, int, int], contract: int) -> None:
    start = standing(totals)
    made = utility(CLASSIC, start, 0, outcome(0, contract, (120, 0, 0)))
    failed = utility(CLASSIC, start, 0, outcome(0, contract, (60, 30, 30)))
    conceded = utility(CLASSIC, start, 0, outcome(0, contract, (0, 0, 0), conceded=True))
    assert made > failed > conceded


def test_winning_from_the_barrel_is_everything() -> None:
    start = standing((880, 300, 300), (0, None, None))
    assert utility(CLASSIC, start, 0, outcome(0, 120, (120, 0, 0))) == 1.0
    assert utility(CLASSIC, start, 1, outcome(0, 120, (120, 0, 0))) == 0.0


def test_the_dump_costs() -> None:
    start = standing((455, 455, 455))
    dumped = utility(CLASSIC, start, 0, outcome(0, 100, (100, 10, 10)))
    assert dumped < utility(CLASSIC, start, 0, outcome(0, 105, (105, 10, 5)))
    assert dumped < utility(CLASSIC, start, 0, outcome(0, 100, (60, 30, 30)))


@pytest.mark.parametrize("kind", ["blind", "golden"])
def test_a_doubled_deal_is_worth_more_and_costs_more(kind: Kind) -> None:
    rules = parse({"blind.on": True, "golden.on": True}, CLASSIC)
    start = standing((100, 100, 100))
    for points, dearer in (((120, 0, 0), True), ((60, 30, 30), False)):
        usual = outcome(0, 120, points)
        doubled = msgspec.structs.replace(usual, kind=kind)
        assert (utility(rules, start, 0, doubled) > utility(rules, start, 0, usual)) == dearer


def test_the_bolt_that_brings_the_fine_costs_most() -> None:
    """A defender without a trick, with no bolt yet and before the third."""
    loss = []
    for bolts in (0, 2):
        start = msgspec.structs.replace(standing((300, 300, 300)), bolts=(0, bolts, 0))
        some = outcome(0, 100, (110, 0, 10))
        none = msgspec.structs.replace(some, tricks=(6, 0, 2))
        loss.append(utility(CLASSIC, start, 1, some) - utility(CLASSIC, start, 1, none))
    assert 0 < loss[0] < loss[1]


def test_a_frozen_total_gains_nothing_by_defending() -> None:
    """`scoring.freeze_from`: from there only an own contract brings points."""
    rules = parse({"scoring.freeze_from": 800, "barrel.at": None}, CLASSIC)
    poor, rich = outcome(0, 100, (100, 5, 5)), outcome(0, 100, (100, 15, 5))
    for total, gains in ((700, True), (820, False)):
        start = standing((300, total, 300))
        assert (utility(rules, start, 1, rich) > utility(rules, start, 1, poor)) == gains


def test_nobody_bids_what_he_never_makes() -> None:
    """Whatever is at stake, a bid of ``strong`` has some hope."""
    start = standing((100, 880, 300), (None, 0, None))
    for number in range(12):
        game = deal_of(number, start)
        assert game.to_act is not None
        decision = decide(game.view(game.to_act), Limits(10))
        if isinstance(decision.action, Bid):
            assert (decision.chosen.makes or 0) > 0.1


def test_of_two_talons_who_sees_them_takes_the_better_one() -> None:
    """The others have nothing to choose by, and say so."""
    duel = preset("duel_ru").agreements
    chosen = set()
    for number in range(12):
        game = Game.new(duel, 2, number % 2)
        game, _ = game.deal(deal_from_seed(duel, 2, number % 2, sha256(b"talon %d" % number).digest()))
        while game.phase == "auction":
            game, _ = game.apply(next_action(game, [make("steady", 1)] * 2))
        if game.phase != "take":
            continue
        assert game.to_act is not None
        assert game.dealt is not None
        view = game.view(game.to_act)
        assert decide(view, seed=number).chosen.reason.code == "talon"
        knows = Clairvoyant()
        knows.see(game.hands, game.dealt.talons)
        taken = knows.act(view)
        assert isinstance(taken, Take)
        hand = int(game.hands[game.to_act])
        values = rules_of(duel, 2).marriage
        full = np.array([hand | int(talon) for talon in game.dealt.talons], np.uint32)
        worths = keeping.estimate(keeping.best_kept(full, 2, values), values)
        assert worths[taken.talon] == max(worths)
        chosen.add(taken.talon)
    assert chosen == {0, 1}


def test_every_kind_of_choice_has_its_own_reason() -> None:
    """Nothing that is searched goes by a rule of thumb."""
    dark = parse({"blind.on": True, "blind.who": "any"})
    game = Game.new(dark, 3, 0)
    game, _ = game.deal(deal_from_seed(dark, 3, 0, bytes(32)))
    seat = game.view(None).first_hand
    player = make("strong", 1)
    assert isinstance(player, Pimc)
    assert isinstance(player.interject(game.view(seat)), Look | Blind)
    assert player.decision is not None
    assert {each.reason.code for each in player.decision.candidates} == {"look", "blind"}


@given(st.sampled_from(["auction", "contract", "own", "others"]), st.floats(0, 1), st.floats(0, 1))
def test_what_looks_better_is_told_as_better(stage: Stage, one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert 0.0 <= told(stage, low) <= told(stage, high) <= 1.0
    assert told(stage, 1.0) > 0.9
    assert told(stage, 0.0) < 0.1
