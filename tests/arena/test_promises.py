"""Promises of bots are held against what came of their contracts, where that can be known."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import pytest

from tysyacha.agreements import DEFAULT
from tysyacha.arena.match import Match, play_set
from tysyacha.arena.promises import STAGES, Promises
from tysyacha.arena.seat import Notes, Seat
from tysyacha.bots import BOTS, make
from tysyacha.bots.registry import BotSpec
from tysyacha.game import Action, Bid, DealOutcome, Game, Raise, View, deal_from_seed


class Chosen(NamedTuple):
    makes: float | None


class Decided(NamedTuple):
    chosen: Chosen


class Sure:
    """``steady``, that gives every contract of its own 70 per cent and says nothing of those of others."""

    name = "sure"

    def __init__(self, seed: int) -> None:
        self._bot = make("steady", seed)
        self.decision: Decided | None = None

    def act(self, view: View) -> Action:
        action = self._bot.act(view)
        own = isinstance(action, Bid | Raise) or view.declarer == view.seat
        self.decision = Decided(Chosen(0.7 if own else None))
        return action

    def interject(self, view: View) -> Action | None:
        return self._bot.interject(view)


@pytest.mark.usefixtures("_sure")
def test_promises_are_counted_where_the_contract_is_played() -> None:
    result = play_set(Match(("sure", "random", "random"), DEFAULT, 5), 0)
    sure, other = result.notes[0].promises, result.notes[1].promises
    assert other.count == 0
    contracts = result.tallies[0].contracts / 2
    for stage in STAGES:
        tenths = sure.tenths[stage]
        assert [number for number, each in enumerate(tenths) if each.cases] == [7]
        assert tenths[7].mean_promised == pytest.approx(0.7)
    cards, auction = sure.tenths["cards"][7], sure.tenths["auction"][7]
    # Eight tricks a contract, all but those that were conceded.
    assert 0 < cards.cases <= 8 * contracts
    # Of several bids the last one counts.
    assert 0 < auction.cases <= contracts


def test_what_a_promise_comes_to() -> None:
    """After a raise points enough for what was promised keep it, a concession breaks it, a redeal neither."""
    bid, overbid = Bid(0, 100), Bid(0, 110)
    for contract, points, conceded, kept in (
        (100, 100, False, True),
        (100, 95, False, False),
        (130, 100, False, True),
        (130, 95, False, False),
        (100, 100, True, False),
        (95, 100, False, None),
    ):
        notes = Notes()
        seat = Seat(Says(), notes)
        for action in (bid, overbid, bid):
            seat.act(view_at_auction(action))
        seat.settle(DEFAULT, outcome(contract, points, conceded))
        tenth = notes.promises.tenths["auction"][7]
        assert (tenth.cases, tenth.made) == ((0, 0) if kept is None else (1, int(kept)))
    notes = Notes()
    seat = Seat(Says(), notes)
    seat.act(view_at_auction(bid))
    seat.settle(DEFAULT, None)
    seat.settle(DEFAULT, outcome(100, 100, False))
    assert notes.promises.count == 0


class Says:
    """Does the one thing that its view permits, and gives it 70 per cent."""

    name = "says"
    decision = Decided(Chosen(0.7))

    def act(self, view: View) -> Action:
        return view.legal[0]

    def interject(self, view: View) -> Action | None:
        return None


def view_at_auction(action: Action) -> View:
    """A view in the auction that permits this alone."""
    game = Game.new(DEFAULT, 3)
    game, _ = game.deal(deal_from_seed(DEFAULT, 3, 0, bytes(32)))
    return msgspec.structs.replace(game.view(game.to_act), legal=(action,))


def outcome(contract: int, points: int, conceded: bool) -> DealOutcome:
    rest = (120 - points) // 2
    zeros = (0, 0, 0)
    cards = (points, rest, 120 - points - rest)
    return DealOutcome(
        "normal", 0, contract, conceded, cards, zeros, (4, 2, 2), 0, None, 0, frozenset([0]), zeros
    )


def test_the_searching_player_promises_at_every_stage() -> None:
    result = play_set(Match(("pimc-2", "steady", "steady"), DEFAULT, 5), 0)
    own, other = result.notes[0], result.notes[1]
    for stage in STAGES:
        assert sum(each.cases for each in own.promises.tenths[stage]) > 0
        assert 0 < own.by_stage[stage].count < own.times.count
    # He promises for others, too: a contract that he plays against.
    assert own.promises.count > 10 * result.tallies[0].contracts / 2
    assert other.promises.count == 0


@pytest.fixture
def _sure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "sure", BotSpec(Sure))


def test_tenths_have_their_bounds() -> None:
    promises = Promises()
    for chance in (0.0, 0.05, 0.1, 0.999, 1.0, 1.2, -0.1):
        promises.note("cards", chance, made=chance > 0.5)
    assert [each.cases for each in promises.tenths["cards"]] == [3, 1, 0, 0, 0, 0, 0, 0, 0, 3]
    assert promises.tenths["cards"][9].share_made == 1.0
    assert promises.count == 7


def test_notes_add_up_and_can_be_kept() -> None:
    one, other = Notes(), Notes()
    one.promises.note("auction", 0.55, made=True)
    other.promises.note("auction", 0.57, made=False)
    other.times.note(1_000_000)
    other.count_faults({"timeout": 2})
    one.add(other)
    one.add(other)
    tenth = one.promises.tenths["auction"][5]
    assert (tenth.cases, tenth.made, tenth.promised) == (3, 1, 1690)
    assert one.times.count == 2
    assert one.faults == {"timeout": 4}
    assert msgspec.json.decode(msgspec.json.encode(one), type=Notes) == one
