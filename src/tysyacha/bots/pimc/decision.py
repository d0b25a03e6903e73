"""What a search is given and what it answers: limits, candidates with their figures, and the reason for each."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tysyacha.game import Action

ReasonCode: TypeAlias = Literal[
    # Nothing else may be done; found by rules of thumb, where a search has nothing to say.
    "only_choice", "rule_of_thumb",
    # Words of the auction: a bid, one over somebody's bid, a bid that wins the game when made, and passes.
    "bid", "bid_over", "bid_wins", "pass_weak", "pass_defends",
    # Cards not seen: a blind bid, a look; one of two talons that nobody has seen.
    "blind", "look", "talon",
    # New cards instead of the own hand. The contract once the talon is taken.
    "new_cards", "contract", "contract_wins", "concede", "redeal",
    # Cards to part with, and cards to play: by the declarer, with a declaration, by a defender, once all is decided.
    "gift", "play_makes", "play_declares", "play_breaks", "play_points",
]  # fmt: skip


class Limits(msgspec.Struct, frozen=True):
    """How far a decision is searched.

    ``worlds`` is how many arrangements of the hidden cards are looked at in the play of the cards (other decisions
    take their share of it); ``seconds`` is a time that is kept to within a tenth, for which answers no longer
    repeat exactly. With both, whichever ends first. ``all_from`` is the number of the trick (from 0) from which all
    arrangements are looked at, as far as there are at most ``most``; with three players there are never more than
    924 of them in the third trick.
    """

    worlds: int = 40
    seconds: float | None = None
    all_from: int = 2
    most: int = 1000

    def __post_init__(self) -> None:
        if not 1 <= self.worlds <= 1 << 20:
            raise ValueError(f"A search looks at 1 to {1 << 20} worlds, not {self.worlds}.")
        if not 1 <= self.most <= 1 << 20:
            raise ValueError(f"From a trick on at most 1 to {1 << 20} worlds are looked at, not {self.most}.")
        if self.seconds is not None and not self.seconds > 0:
            raise ValueError(f"A time limit is above 0 seconds, not {self.seconds}.")


class Reason(msgspec.Struct, frozen=True):
    """Why a candidate is worth what it is: a code, and the numbers and seats that its sentence names."""

    code: ReasonCode
    arguments: dict[str, int | str] = {}


class Candidate(msgspec.Struct, frozen=True):
    """One action that was weighed.

    ``makes`` is the chance that the contract is made (with a pass, that of whoever then plays; None where nothing
    can be told), ``points`` what the deal is expected to bring: the declarer's points in play of the cards and in
    words about a contract. ``utility`` is the seat's chance of winning the game.
    """

    action: Action
    makes: float | None
    points: float | None
    utility: float
    reason: Reason


class Decision(msgspec.Struct, frozen=True):
    """The action chosen and all that were weighed, from the best on; ``worlds`` were looked at."""

    action: Action
    candidates: tuple[Candidate, ...]
    worlds: int = 0

    @property
    def chosen(self) -> Candidate:
        """The candidate of the action."""
        return next(each for each in self.candidates if each.action == self.action)


def only(action: Action, code: ReasonCode = "only_choice") -> Decision:
    """A decision that needed no search."""
    return Decision(action, (Candidate(action, None, None, 0.0, Reason(code)),))
