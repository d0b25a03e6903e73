"""Card play and exact solving with open cards: the typed face of the search kernel.

>>> from tysyacha.agreements import DEFAULT
>>> from tysyacha.cards import CardSet
>>> from tysyacha.kernel import PlayRules, Position, Solver
>>> rules = PlayRules.from_agreements(DEFAULT, players=3)
>>> hands = [CardSet.parse(cards) for cards in ("AH QS KS", "TH AS 9C", "KH TS 9D")]
>>> position = Position(hands, declarer=0, leader=0, first_trick=False)
>>> solver = Solver(rules)
>>> solver.value(position), solver.reaches(position, 60)
(69, True)
>>> [str(move) for move in solver.line(position)]
['QS marriage', 'AS', 'TS', '9C', '9D', 'KS', 'AH', 'TH', 'KH']

Seats here are the active seats of a deal, numbered clockwise from 0; whoever sits out has no number.
"""

from tysyacha.kernel.batch import Batch
from tysyacha.kernel.position import Declaration, Move, Position, apply, legal
from tysyacha.kernel.rules import PlayRules
from tysyacha.kernel.solver import DEFAULT_TABLE_BYTES, MoveValue, Solver

__all__ = [
    "DEFAULT_TABLE_BYTES",
    "Batch",
    "Declaration",
    "Move",
    "MoveValue",
    "PlayRules",
    "Position",
    "Solver",
    "apply",
    "legal",
]
