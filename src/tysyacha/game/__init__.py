"""The game itself: dealing, auction, talon, play, settlement, and what each seat may see. Pure."""

from tysyacha.game.actions import (
    Action,
    Bid,
    Blind,
    Concede,
    Cut,
    Declaration,
    Discard,
    Give,
    Look,
    Pass,
    Play,
    Raise,
    Redeal,
    Take,
)
from tysyacha.game.dealing import Dealt, deal_from_seed
from tysyacha.game.events import Event, event_seen
from tysyacha.game.game import Game, SheetLine
from tysyacha.game.outcome import DealEvent, DealOutcome, Reckoning, ReckoningStep, Settlement
from tysyacha.game.standing import Standing
from tysyacha.game.view import View

__all__ = [
    "Action",
    "Bid",
    "Blind",
    "Concede",
    "Cut",
    "DealEvent",
    "DealOutcome",
    "Dealt",
    "Declaration",
    "Discard",
    "Event",
    "Game",
    "Give",
    "Look",
    "Pass",
    "Play",
    "Raise",
    "Reckoning",
    "ReckoningStep",
    "Redeal",
    "Settlement",
    "SheetLine",
    "Standing",
    "Take",
    "View",
    "deal_from_seed",
    "event_seen",
]
