"""``pimc``: a player that searches the worlds its view allows, and says why it plays as it does."""

from tysyacha.bots.pimc.decision import Candidate, Decision, Limits, Reason
from tysyacha.bots.pimc.levels import LEVELS, Level
from tysyacha.bots.pimc.player import Clairvoyant, Pimc, decide

__all__ = ["LEVELS", "Candidate", "Clairvoyant", "Decision", "Level", "Limits", "Pimc", "Reason", "decide"]
