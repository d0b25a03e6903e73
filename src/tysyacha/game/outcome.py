"""What a deal came to, whether it was played here or reported from a table with real cards."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tysyacha.game.standing import Standing

Kind: TypeAlias = Literal["normal", "blind", "golden"]


class DealOutcome(msgspec.Struct, frozen=True):
    """All that settlement needs of a deal that was played or conceded. Tuples have one entry a seat.

    ``contract`` is the final promise before any doubling. ``cards`` are captured card points, with two players
    the second talon and the cards laid aside included where the agreements count them. ``declared`` is what
    each seat declared inside the contract. ``bidders`` are the seats that made a bid, ordinary or blind.
    ``nines_to_total`` is written by `marriage.nines_form` to_total. ``talon`` is the talon as dealt (a set of
    cards), needed only for a sitter. ``forced`` is the forced player or his stand-in (`words.forced_player`).
    """

    kind: Kind
    declarer: int
    contract: int
    conceded: bool
    cards: tuple[int, ...]
    declared: tuple[int, ...]
    tricks: tuple[int, ...]
    last_trick: int | None
    sitter: int | None
    forced: int
    bidders: frozenset[int]
    nines_to_total: tuple[int, ...]
    talon: int | None = None


class DealEvent(msgspec.Struct, frozen=True):
    """Something else that happened in a deal, as `replay --json` names it; ``seat`` None where nobody's."""

    kind: Literal[
        "bolt", "bolt_fine", "barrel_on", "barrel_attempt", "barrel_fall", "barrel_reset",
        "dump", "redeal", "concede", "golden_reset", "win",
    ]  # fmt: skip
    seat: int | None


class ReckoningStep(msgspec.Struct, frozen=True):
    """One term of a reckoning: a code (``cards``, ``declared``, ``rounded``, ``doubled`` …) and its number."""

    code: str
    number: int


class Reckoning(msgspec.Struct, frozen=True):
    """One change of one total: why, by how much, and how the number came about.

    ``code`` names the cause (``declarer_made``, ``defender``, ``bolt_fine`` …); ``before + amount == after``.
    ``steps`` open it up: 56 cards, 40 marriage, 60 marriage, 156 sum, 155 rounded.
    """

    seat: int
    code: str
    before: int
    amount: int
    after: int
    steps: tuple[ReckoningStep, ...] = ()


class Settlement(msgspec.Struct, frozen=True):
    """A settled deal: the standing after it, and every change of a total with its reckoning."""

    standing: Standing
    deltas: tuple[int, ...]
    made: bool | None
    events: tuple[DealEvent, ...]
    reckonings: tuple[Reckoning, ...]
