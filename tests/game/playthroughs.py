"""Playthroughs that pin the game's behaviour: a few deals of every preset, played by chance from fixed seeds.

``python -m tests.game.playthroughs`` writes them anew; the difference then shows what a change has changed.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from tests.game.builders import spelled
from tests.game.walks import fresh_standing, late_standing, new_cards, sober_choice

from tysyacha.agreements import Preset, presets
from tysyacha.cards import CardSet
from tysyacha.game import Dealt, Game, SheetLine, Standing
from tysyacha.game.events import ContractSet, Declared, RedealShown, TalonShown, TrumpSet

FOLDER: Final = Path(__file__).parent / "golden"


def playthroughs(preset: Preset) -> dict[str, Any]:
    """A fresh game and one from late in a game for each number of players, a deal or two each."""
    return {
        "preset": preset.id,
        "games": [
            played(preset, players, f"{preset.id} {players} {start.__name__}", start(
                preset.agreements, players, random.Random(f"{preset.id} {players}")
            ))
            for players in preset.players
            for start in (fresh_standing, late_standing)
        ],
    }  # fmt: skip


def played(preset: Preset, players: int, seed: str, start: Standing) -> dict[str, Any]:
    chance = random.Random(seed)
    game = Game.new(preset.agreements, players, start=start)
    deals: list[dict[str, Any]] = []
    while len(deals) < (2 if len(preset.players) == 1 else 1) and game.winner is None:
        game, line = deal(game, chance)
        deals.append(line)
    return {"start": plain_standing(start), "deals": deals, "winner": game.winner}


def deal(game: Game, chance: random.Random) -> tuple[Game, dict[str, Any]]:
    """One deal: cards and actions as a record has them, how many choices there were each time, what it came to."""
    game, events = game.deal(new_cards(game, chance))
    told, choices = list(events), []
    while game.in_deal:
        choices.append(len(game.legal_actions()))
        game, events = game.apply(sober_choice(game, chance))
        told += events
    line = game.sheet[-1]
    assert line.dealt is not None
    return game, {
        **plain_cards(line.dealt),
        "actions": ", ".join(map(spelled, line.actions)),
        "choices": " ".join(map(str, choices)),
        "events": ", ".join(filter(None, map(plain_event, told))),
        **plain_settlement(line),
    }


def plain_cards(dealt: Dealt) -> dict[str, Any]:
    return {
        "hands": [str(CardSet(hand)) for hand in dealt.hands],
        "talons": [str(CardSet(talon)) for talon in dealt.talons],
        **({"cuts": ", ".join(map(spelled, dealt.cuts))} if dealt.cuts else {}),
    }


def plain_event(event: object) -> str:
    match event:
        case ContractSet():
            return f"contract {event.declarer} {event.contract} {event.kind}{' unopposed' * event.unopposed}"
        case TalonShown():
            return f"talon {event.cards}{' to all' * event.to_all}"
        case TrumpSet():
            return f"trump {event.seat} {event.suit}{'' if event.now else ' next'}"
        case Declared():
            return f"declared {event.seat} {event.what} {event.points}"
        case RedealShown():
            return f"redeal {event.seat} {event.cards}"
        case _:
            return ""  # Told by the actions already.


def plain_settlement(line: SheetLine) -> dict[str, Any]:
    settlement, outcome = line.settlement, line.outcome
    after = plain_standing(settlement.standing)
    return {
        "outcome": None if outcome is None else
            [outcome.kind, outcome.declarer, outcome.contract, settlement.made, list(outcome.cards),
             list(outcome.declared), list(outcome.tricks)],
        "reckonings": ", ".join(
            " ".join([str(each.seat), each.code, f"{each.amount:+}",
                      *(f"{step.code}={step.number}" for step in each.steps)])
            for each in settlement.reckonings
        ),
        "written": ", ".join(f"{each.kind} {each.seat}" for each in settlement.events),
        "after": {key: value for key, value in after.items() if value != plain_standing(line.before)[key]},
    }  # fmt: skip


def plain_standing(standing: Standing) -> dict[str, Any]:
    told = {name: getattr(standing, name) for name in standing.__struct_fields__ if name != "winner"}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in told.items()}


def as_text(preset: Preset) -> str:
    """The file of a preset: a line for each thing told of a deal."""
    told = playthroughs(preset)
    lines = [f'{{"preset": {json.dumps(told["preset"])}, "games": [']
    for game in told["games"]:
        lines.append(
            f' {{"start": {json.dumps(game["start"])}, "winner": {json.dumps(game["winner"])}, "deals": ['
        )
        for number, one in enumerate(game["deals"]):
            rows = ",\n   ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in one.items())
            lines.append(f"  {{{rows}}}{',' if number < len(game['deals']) - 1 else ''}")
        lines.append(f" ]}}{',' if game is not told['games'][-1] else ''}")
    return "\n".join([*lines, "]}", ""])


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for preset in presets().values():
        FOLDER.joinpath(f"{preset.id}.json").write_text(as_text(preset))


if __name__ == "__main__":
    write_all()
