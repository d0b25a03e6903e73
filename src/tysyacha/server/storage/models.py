"""Every model of the service, imported together: what migrations are compared with, and what makes relations known."""

from tysyacha.server.accounts.models import (
    Account,
    Identity,
    Player,
    RecoveryCode,
    Restriction,
    Session,
    Visit,
)
from tysyacha.server.games.models import FinishedGame, GamePlayer
from tysyacha.server.lobby.models import Invitation, Relation
from tysyacha.server.play.models import LoggedEvent, StoredSettlement
from tysyacha.server.standing.models import Rating, RatingChange, Tally
from tysyacha.server.storage.base import Base
from tysyacha.server.storage.keys import Key
from tysyacha.server.tables.models import Membership, StoredSeat, StoredTable
from tysyacha.server.talk.models import Report, Saying

__all__ = [
    "Account",
    "Base",
    "FinishedGame",
    "GamePlayer",
    "Identity",
    "Invitation",
    "Key",
    "LoggedEvent",
    "Membership",
    "Player",
    "Rating",
    "RatingChange",
    "RecoveryCode",
    "Relation",
    "Report",
    "Restriction",
    "Saying",
    "Session",
    "StoredSeat",
    "StoredSettlement",
    "StoredTable",
    "Tally",
    "Visit",
]
