"""The golden round, case by case."""

from __future__ import annotations

from typing import Any

import pytest
from tests.game.builders import amounts, dealt, events, finish, may, opened, play

from tysyacha.game import Game
from tysyacha.game.outcome import DealOutcome

GOLDEN = {"golden.on": True}
BID = {"golden.on": True, "golden.contract": "auction"}
PAIR = "KS QS AC AD JH 9C 9D"


def declared(game: Game) -> tuple[int | None, int | None, str]:
    view = game.view(None)
    return view.declarer, view.contract, view.kind


def outcome(game: Game) -> DealOutcome:
    found = game.sheet[-1].outcome
    assert found is not None
    return found


def test_the_forced_player_takes_the_talon_at_once() -> None:
    game = opened(GOLDEN)
    assert declared(game) == (0, 120, "golden")
    assert (game.phase, game.to_act, game.history) == ("give", 0, ())
    assert declared(opened({**GOLDEN, "auction.forced_player": "dealer"})) == (2, 120, "golden")
    assert declared(opened({**GOLDEN, "auction.forced_player": "nobody"})) == (0, 120, "golden")
    assert declared(opened(GOLDEN, players=2)) == (0, 120, "golden")
    assert opened(GOLDEN, players=2).phase == "take"


def test_an_auction_starts_at_120() -> None:
    game = opened({**BID, "auction.step": 10}, ["", PAIR])
    assert (game.to_act, game.view(None).standing_bid, game.view(None).holder) == (1, 120, 0)
    assert amounts(game, 1, "bid")[0] == 130
    assert declared(play(game, "1 pass, 2 pass")) == (0, 120, "golden")
    won = play(game, "1 bid 140, 2 pass, 0 pass")
    assert declared(won) == (1, 140, "golden")
    assert abs(finish(won).sheet[-1].settlement.deltas[1]) == 280


def test_neither_silence_nor_barrel_nor_blind_bids_work_in_it() -> None:
    rules = {**BID, "auction.silent_at": -120, "blind.on": True, "blind.when_barrel": True,
             "blind.min_total": None}  # fmt: skip
    for form in ("floor", "takes_talon", "own_first_hand"):
        game = opened({**rules, "barrel.auction": form, "barrel.need": 150}, ["", "", PAIR],
                      totals=(-500, -500, 880), barrel=(None, None, 0))  # fmt: skip
        assert (game.to_act, game.view(None).silent) == (1, (False,) * 3)
        assert not may(game, verb="blind")
        assert amounts(play(game, "1 pass"), 2, "bid")[0] == 125
        assert game.view(0).hand is not None


@pytest.mark.parametrize(
    ("deals", "players", "round_of"), [("each_player", 2, 2), ("each_player", 4, 4), ("three", 2, 3)]
)
def test_how_many_deals_are_golden(deals: str, players: int, round_of: int) -> None:
    rules = {**GOLDEN, "golden.deals": deals}
    for played in range(5):
        game = opened(rules, players=players, golden_played=played)
        assert game.view(None).golden == (played < round_of)
    assert not opened(rules, players=players, golden_over=True).view(None).golden


def test_cards_are_given_closed_and_the_talon_is_shown_as_ever() -> None:
    game = opened({**GOLDEN, "talon.give_open": True}, ["9S"], "AS AC AD")
    assert game.view(2).talons[0] is not None
    game = play(game, "0 give 9S 1")
    assert [game.view(seat).gifts[0].card is None for seat in (0, 1, 2, None)] == [False, False, True, True]
    hidden = opened({**GOLDEN, "talon.shown": "declarer"})
    assert hidden.view(2).talons == (None,)
    forced = {**BID, "talon.shown": "not_when_forced"}
    assert play(opened(forced), "1 pass, 2 pass").view(2).talons == (None,)
    assert opened({**GOLDEN, "talon.shown": "not_when_forced"}).view(2).talons != (None,)


def test_unseen_keeps_his_cards_from_him_until_he_takes_the_talon() -> None:
    game = opened({**GOLDEN, "golden.unseen": True}, players=2)
    assert (game.phase, game.view(0).hand, game.view(0).dealt) == ("take", None, None)
    assert game.view(1).hand is not None
    assert play(game, "0 take 0").view(0).hand is not None
    assert (
        opened({**GOLDEN, "golden.unseen": True}).view(0).hand is not None
    )  # Three players: it is taken at once.


def test_who_bid_by_his_cards_has_seen_them() -> None:
    game = play(opened({**BID, "golden.unseen": True}, players=2), "1 pass")
    assert game.phase == "take"
    assert game.view(0).hand is not None


def test_a_raise_needs_both_agreements_and_counts_double() -> None:
    game = opened({**GOLDEN, "golden.raise": True}, [PAIR])
    assert not may(opened({**GOLDEN, "golden.raise": True, "talon.raise": False}, [PAIR]), verb="raise")
    game = finish(play(game, "0 raise 130"))
    assert abs(game.sheet[-1].settlement.deltas[0]) == 260


@pytest.mark.parametrize("opponents", ["sixty", "half_bid"])
def test_conceding_it_doubles_loss_and_gain(opponents: str) -> None:
    game = play(opened({**GOLDEN, "concede.opponents": opponents}), "0 concede")
    assert game.standing.totals == (-240, 120, 120)
    assert not game.standing.golden_made
    assert not may(opened({**GOLDEN, "concede.on": False}), verb="concede")


@pytest.mark.parametrize(
    ("nobody", "totals", "golden"),
    [("reset", (0, 0, 0), False), ("repeat", (0, 0, 0), True), ("keep", (-240, 220, 120), False)],
)
def test_when_nobody_made_it(nobody: str, totals: tuple[int, ...], golden: bool) -> None:
    rules = {**GOLDEN, "golden.nobody": nobody}
    told: dict[str, Any] = {"totals": (0, 100, 0), "bolts": (1, 0, 2), "golden_played": 2}
    game = play(opened(rules, **told), "0 concede")
    assert game.standing.totals == totals
    assert events(game) == ["concede:0", *([] if nobody == "keep" else ["golden_reset:None"])]
    assert game.standing.bolts == ((1, 0, 2) if nobody == "keep" else (0, 0, 0))
    following, _ = game.deal(dealt(game, []))
    assert following.view(None).golden == golden


def test_one_contract_made_keeps_the_totals() -> None:
    game = play(opened(GOLDEN, golden_played=2, golden_made=True), "0 concede")
    assert events(game) == ["concede:0"]
    assert game.standing.golden_over


def test_a_play_out_is_settled_as_golden() -> None:
    game = finish(opened(GOLDEN))
    assert outcome(game).kind == "golden"
    assert game.sheet[-1].settlement.deltas[0] in (-240, 240)
    assert game.standing.golden_played == 1
