"""Computer players: each gets the view of its seat, answers with an action, and knows nothing else."""

from tysyacha.bots.bot import Bot, close_all
from tysyacha.bots.registry import BOTS, make

__all__ = ["BOTS", "Bot", "close_all", "make"]
