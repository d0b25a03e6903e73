"""Promises of bots are held against what came of their contracts, where that can be known."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import pytest

from tysyacha.agreements import DEFAULT
from tysyacha.arena.match import Match, play_set
from tysyacha.arena.promises import STAGES, Promises
from tysyacha.arena.seat import Notes
from tysyacha.bots import BOTS, make
from tysyacha.bots.registry import BotSpec
from tysyacha.game import Action, Bid, Raise, View


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
    made = result.tallies[0].made / 2
    contracts = result.tallies[0].contracts / 2
    for stage in STAGES:
        tenths = sure.tenths[stage]
        assert [number for number, each in enumerate(tenths) if each.cases] == [7]
        assert tenths[7].mean_promised == pytest.approx(0.7)
    cards, auction = sure.tenths["cards"][7], sure.tenths["auction"][7]
    # Eight tricks a contract, all but those that were raised before the first card, or conceded.
    assert 0 < cards.cases <= 8 * contracts
    assert cards.made <= 8 * made
    # A bid that was not the last word is no contract.
    assert auction.cases <= contracts


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
