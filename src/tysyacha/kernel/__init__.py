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
from tysyacha.kernel.batches import Choice, GiftValues, best_gifts, gifts_to_one, gifts_to_two, playouts
from tysyacha.kernel.beliefs import Beliefs, Condition, Facts, Given, Holder, Parting
from tysyacha.kernel.claims import claim, claim_in
from tysyacha.kernel.position import Declaration, Move, Position, apply, legal
from tysyacha.kernel.rules import PlayRules
from tysyacha.kernel.solver import DEFAULT_TABLE_BYTES, MoveValue, Solver
from tysyacha.kernel.worlds import Worlds

__all__ = [
    "DEFAULT_TABLE_BYTES",
    "Batch",
    "Beliefs",
    "Choice",
    "Condition",
    "Declaration",
    "Facts",
    "GiftValues",
    "Given",
    "Holder",
    "Move",
    "MoveValue",
    "Parting",
    "PlayRules",
    "Position",
    "Solver",
    "Worlds",
    "apply",
    "best_gifts",
    "claim",
    "claim_in",
    "gifts_to_one",
    "gifts_to_two",
    "legal",
    "playouts",
]
