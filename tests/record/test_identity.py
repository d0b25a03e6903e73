"""A record is the game: written, read and replayed it gives the same again, whatever the table."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.record.games import games

from tysyacha.agreements import presets
from tysyacha.game import Game, deal_from_seed
from tysyacha.game.actions import Cut
from tysyacha.record import (
    RecordedFine,
    ReportedDeal,
    Result,
    legal_summary,
    read,
    record_of,
    replay,
    replay_summary,
    write,
)
from tysyacha.record.spelling import read_action, spell_action

NAMES = ("Анна", "Borys", 'W "V"', "Γ")


@given(games(), st.sampled_from(sorted(presets())))
@settings(max_examples=120)
def test_game_to_record_to_game(game: Game, preset: str) -> None:
    record = record_of(game, NAMES[: game.players], preset, {"meta": {"id": "x", "list": [1, {"a": None}]}})
    assert read(write(record)) == record
    again = replay(record)
    assert again == game
    assert record_of(again, record.players, preset, record.extra) == record
    assert replay_summary(again) == replay_summary(game)


@given(games())
@settings(max_examples=60)
def test_legal_answers_what_the_game_allows(game: Game) -> None:
    told = legal_summary(replay(record_of(game, NAMES[: game.players])))
    assert told["seat"] == game.to_act
    actions = [read_action(each, game.players) for each in told["actions"]]
    assert actions == list(game.legal_actions())
    assert [spell_action(each) for each in actions] == told["actions"]
    assert not any(isinstance(each, Cut) for each in actions)
    if not game.in_deal:
        assert told == {"seat": None, "actions": []}


@given(games(most=6))
@settings(max_examples=100)
def test_what_was_played_can_be_reported(game: Game) -> None:
    """Every outcome of a real deal passes the checks of reported ones and is settled alike."""
    record = record_of(game, NAMES[: game.players])
    deals: list[Any] = []
    for line, deal in zip(game.sheet, record.deals, strict=False):
        outcome = line.outcome
        if outcome is None or any(outcome.nines_to_total):
            deals.append(deal)
            continue
        told = not outcome.conceded
        result = Result(
            outcome.declarer,
            outcome.contract,
            outcome.kind,
            outcome.conceded,
            cards=outcome.cards if told else None,
            marriages=outcome.declared if told else None,
            tricks=outcome.tricks if told else None,
            last_trick=outcome.last_trick if told else None,
            talon=None if outcome.sitter is None else deal.talons[0],  # type: ignore[union-attr]
            bidders=tuple(sorted(outcome.bidders)) or None,
        )
        assert line.dealt is not None
        of_cuts = tuple(RecordedFine(seat, reason) for seat, reason in line.dealt.fines)
        deals.append(ReportedDeal(result, deal.dealer, of_cuts + deal.fines))
    reported = msgspec.structs.replace(record, deals=tuple(deals))
    assert [each.settlement.standing for each in replay(reported).sheet] == [
        each.settlement.standing for each in game.sheet
    ]
    assert read(write(reported)) == reported


def test_unknown_keys_come_back_from_everywhere() -> None:
    document = {
        "format": "tysyacha-record",
        "version": 1,
        "rules": {"preset": "four_ru", "changes": {"bolts.mode": "off"}, "told by": "Anna"},
        "players": ["Anna", "Boris", "Vera", "Galina"],
        "start": {"dealer": 3, "golden": {"played": 0, "made": False, "note": 1}, "why": ["rain"]},
        "deals": [
            {
                "result": {
                    "declarer": 0, "bid": 100, "kind": "normal", "conceded": True,
                    "talon": "AS 10H 9♣", "mood": {"good": 1.5},
                },
                "fines": [{"seat": 1, "reason": "cut", "seen": None}],
                "at": "20:15",
            },
            {
                "hands": ["", "AH TH KS QS AD TC KC", "AS TS KD TD KH 9C QC", "JS 9S JH QH JC AC QD"],
                "talon": "9H 9D JD", "actions": [[2, "pass"]], "thought": [[3, 1]],
            },
        ],
        "meta": {"bots": [1]},
        "fair": {"secret": "ff"},
    }  # fmt: skip
    written = json.loads(write(read(json.dumps(document))))
    document["deals"][0]["result"]["talon"] = "AS TH 9C"  # type: ignore[index]
    assert written == document


LAID_OUT = """\
{
  "format": "tysyacha-record",
  "version": 1,
  "rules": {"preset": "classic_ru"},
  "players": ["Анна", "Borys"],
  "start": {"dealer": 0},
  "deals": [{"result": {"declarer": 1, "bid": 100, "kind": "normal", "conceded": true}}],
  "meta": {"id": 1}
}
"""


def test_the_document_is_laid_out_for_people() -> None:
    record = read(LAID_OUT)
    assert write(record).decode() == LAID_OUT
    assert write(record) == write(read(write(record)))


def test_a_card_may_be_written_as_players_write_it() -> None:
    game = Game.new(presets()["classic_ru"].agreements, 3)
    game, _ = game.deal(deal_from_seed(game.agreements, 3, 0, bytes(32)))
    record = record_of(game, NAMES[:3])
    signs = write(record).decode()
    for letter, sign in zip("SCDH", "♠♣♦♥", strict=True):
        for rank in "9JQKTA":
            signs = signs.replace(rank + letter, ("10" if rank == "T" else rank) + sign)
    assert "10♥" in signs
    assert read(signs) == record
