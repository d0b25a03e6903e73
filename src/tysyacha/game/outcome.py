"""What a deal came to, whether it was played here or reported from a table with real cards."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tysyacha.game.standing import Standing

Kind: TypeAlias = Literal["normal", "blind", "golden"]

StepCode: TypeAlias = Literal[
    # What a seat captured and declared. ``declared`` is the sum where single declarations are not known.
    "cards", "last_trick", "marriage", "half", "aces", "nines", "declared", "sum",
    # What the agreements made of it.
    "rounded", "doubled",
    # The contract, half of it as rounded (`concede.half_round`), the 60 of `concede.opponents`, `words.need`.
    "contract", "half_contract", "sixty", "need",
    # The sitter's talon: its card points, its aces at 40 or 50, its marriage.
    "talon_cards", "talon_aces", "talon_marriage",
    # `scoring.fine`, and the whole total where `barrel.fail_last` zero takes it.
    "fine", "total",
]  # fmt: skip

ReckoningCode: TypeAlias = Literal[
    # Before the deal, or with a redeal.
    "fine_cut", "fine_exposed_card", "fine_redeals",
    # What a deal brings; each seat has one of these or of the barrel's codes in every settled deal.
    "declarer_made", "declarer_failed", "defender", "sitter", "concede_declarer", "concede_opponent",
    # Gains struck out, amount 0: by `scoring.freeze_from`, by `barrel.freezes_others`.
    "frozen", "frozen_by_barrel",
    # On top of that.
    "concede_fine", "nines", "bolt_fine",
    # On the barrel, amount 0: not the declarer; his contract was made but below the need; failed; conceded.
    "on_barrel", "barrel_below_need", "barrel_failed", "barrel_conceded",
    # The barrel is won; a total that came to it is set back by `barrel.clamp`.
    "barrel_win", "barrel_clamp",
    # Falls: last attempt used up, own contract failed, conceded, knocked off, several at once; the third one.
    "fall_attempts", "fall_failed", "fall_conceded", "fall_knocked", "fall_together", "fall_third",
    # Totals that go to 0.
    "dump", "golden_reset",
]  # fmt: skip


class ReckoningStep(msgspec.Struct, frozen=True):
    """One term of a reckoning: a code and its number, 0 or more."""

    code: StepCode
    number: int


class DealOutcome(msgspec.Struct, frozen=True):
    """All that settlement needs of a deal that was played or conceded. Tuples have one entry a seat.

    ``contract`` is the final promise before any doubling. ``cards`` are captured card points, with two
    players the second talon and the cards laid aside included where the agreements count them. ``declared``
    is what each seat declared inside the contract. ``bidders`` are the seats that made a bid, ordinary or
    blind. ``nines_to_total`` is written by `marriage.nines_form` to_total. ``talon`` is the talon as dealt
    (a set of cards), needed only for a sitter. ``forced`` is the forced player or his stand-in
    (`words.forced_player`). ``declarations`` opens up ``declared`` where the single ones are known: for
    each seat what it declared, in order, summing to its ``declared``; empty where only the sum is known. It
    changes no total.
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
    declarations: tuple[tuple[ReckoningStep, ...], ...] = ()


class Fine(msgspec.Struct, frozen=True):
    """A fine written before a deal (`settlement_order` step 1); ``amount`` is positive."""

    seat: int
    code: Literal["fine_cut", "fine_exposed_card", "fine_redeals"]
    amount: int


class DealEvent(msgspec.Struct, frozen=True):
    """Something else that happened in a deal, as `replay --json` names it; ``seat`` None where nobody's."""

    kind: Literal[
        "bolt", "bolt_fine", "barrel_on", "barrel_attempt", "barrel_fall", "barrel_reset",
        "dump", "redeal", "concede", "golden_reset", "win",
    ]  # fmt: skip
    seat: int | None


class Reckoning(msgspec.Struct, frozen=True):
    """One change of one total: why, by how much, and how the number came about.

    ``code`` names the cause; ``before + amount == after``. ``steps`` open it up: 56 cards, 40 marriage, 60
    marriage, 156 sum, 155 rounded. Where ``amount`` is not 0 the last step, if there is any, is its size.
    An amount of 0 tells why nothing was written. The reckonings of one seat follow on each other.
    """

    seat: int
    code: ReckoningCode
    before: int
    amount: int
    after: int
    steps: tuple[ReckoningStep, ...] = ()


class Settlement(msgspec.Struct, frozen=True):
    """A settled deal, or a step of one: the standing after it, every change of a total with its reckoning.

    ``made`` is None where no contract was played for (a redealt deal, fines before a deal).
    """

    standing: Standing
    deltas: tuple[int, ...]
    made: bool | None
    events: tuple[DealEvent, ...]
    reckonings: tuple[Reckoning, ...]
