"""A view as plain JSON: complete, so that the view can be made again from it."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import given, settings
from tests.game.walks import Walk, one_deal, walks

from tysyacha.agreements import DEFAULT, parse
from tysyacha.bots.view_json import request_line, view_json
from tysyacha.cards import SUITS, CardSet, card
from tysyacha.game import Action, Discard, Give, View
from tysyacha.game.deal import Announcement, Gift, Trick
from tysyacha.game.outcome import Settlement
from tysyacha.game.standing import Standing
from tysyacha.record.spelling import read_action, read_cards


@given(walks())
@settings(max_examples=40)
def test_a_view_can_be_made_again_from_its_json(walk: Walk) -> None:
    for game, _, _ in one_deal(walk.game(), walk.chance()):
        for seat in (None, *range(game.players)):
            view = game.view(seat)
            question = json.loads(request_line(view, 5.0))
            assert view_from(question) == view
            assert question["view"] == json.loads(json.dumps(view_json(view)))


def view_from(question: dict[str, Any]) -> View:
    """The view that a question was made of."""
    told = question["view"]
    players = told["players"]
    values: dict[str, Any] = {name: told.get(name) for name in View.__struct_fields__}
    values["agreements"] = parse(question["rules"]["changes"], DEFAULT)
    values["legal"] = tuple(acted(each, players) for each in question["legal"])
    values["history"] = tuple(acted(each, players) for each in told["history"])
    values["standing"] = msgspec.convert(told["standing"], Standing)
    for name in ("hand", "dealt"):
        values[name] = None if name not in told else CardSet.parse(told[name])
    for name in ("talons", "all_hands", "all_talons"):
        values[name] = None if name not in told else tuple(cards(each) for each in told[name])
    for name in ("trump", "next_trump"):
        values[name] = None if name not in told else SUITS.index(told[name])
    values["gifts"] = tuple(
        Gift(each["giver"], each["receiver"], one(each["card"])) for each in told["gifts"]
    )
    values["discards"] = tuple(one(each) for each in told["discards"])
    values["trick"] = read_cards(told["trick"], "trick")
    values["tricks"] = tuple(
        Trick(each["leader"], read_cards(each["cards"], "cards"), each["winner"], each["points"])
        for each in told["tricks"]
    )
    values["announced"] = tuple(
        Announcement(
            each["seat"],
            each["what"],
            SUITS.index(each["suit"]) if "suit" in each else None,
            each["points"],
            each["trick"],
        )
        for each in told["announced"]
    )
    if "shown" in told:
        values["shown"] = told["shown"]["seat"], CardSet.parse(told["shown"]["cards"])
    if "settlement" in told:
        values["settlement"] = msgspec.convert(told["settlement"], Settlement)
    fields: dict[str, Any] = {
        name: tuple(each) if isinstance(each, list) else each for name, each in values.items()
    }
    return View(**fields)


def acted(told: list[Any], players: int) -> Action:
    if told[1] == "give" and told[2] is None:
        return Give(told[0], None, told[3])
    if told[1] == "discard" and told[2] is None:
        return Discard(told[0], None)
    return read_action(told, players)


def cards(told: str | None) -> CardSet | None:
    return None if told is None else CardSet.parse(told)


def one(told: str | None) -> Any:
    return None if told is None else card(told)
