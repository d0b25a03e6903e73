"""``steady``, a player by rules of thumb, a file a subject: `estimate` of a hand, `stakes` of the score, `bidding`,
`giving`, `knowledge` of the hidden cards, the prospects of a `trick`, `cards` played."""

from tysyacha.bots.steady.player import Steady

__all__ = ["Steady"]
