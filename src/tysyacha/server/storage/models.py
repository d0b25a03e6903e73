"""Every model of the service, imported together: what migrations are compared with, and what makes relations known."""

from tysyacha.server.accounts.models import Player, Session
from tysyacha.server.games.models import FinishedGame, GamePlayer
from tysyacha.server.play.models import LoggedEvent, StoredSettlement
from tysyacha.server.storage.base import Base
from tysyacha.server.tables.models import Membership, StoredSeat, StoredTable

__all__ = [
    "Base",
    "FinishedGame",
    "GamePlayer",
    "LoggedEvent",
    "Membership",
    "Player",
    "Session",
    "StoredSeat",
    "StoredSettlement",
    "StoredTable",
]
