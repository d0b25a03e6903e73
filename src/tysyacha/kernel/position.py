"""A position of card play: who holds what, what lies on the table, and what has been said and taken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import index
from typing import Final, Literal, NamedTuple, TypeAlias

from tysyacha.cards import ACE, CARDS, RANK_CARDS, Card, CardSet
from tysyacha.kernel import _native
from tysyacha.kernel.numbers import bounded
from tysyacha.kernel.rules import PlayRules

Declaration: TypeAlias = Literal["marriage", "half", "aces", "nines"]

_DECLARATIONS: Final[tuple[Declaration | None, ...]] = (None, "marriage", "half", "aces", "nines")
_NO_SUIT: Final = 4
_NOBODY: Final = 3
_PACK: Final = (1 << 24) - 1
_ACES: Final = RANK_CARDS[ACE]


class Move(NamedTuple):
    """A card, and what is declared by it."""

    card: Card
    declare: Declaration | None = None

    def __str__(self) -> str:
        return f"{self.card} {self.declare}" if self.declare else str(self.card)


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that decides what may be played and what it brings.

    ``hands`` are the sets of cards still held by the two or three active seats, ``trick`` the cards on the table
    from the leader on. ``trump`` is the suit in force, ``trump_owner`` who declared it (needed where a foreign
    trump may not be led), ``pending_trump`` one that comes into force with the next trick. ``queens_used`` are the
    suits (a set of bits) whose queen has already served a declaration, ``aces_owner`` who declared four aces,
    ``next_ace`` whether his next ace led sets trumps, ``automatic_aces`` who still waits for his first trick to
    have four aces counted. ``taken`` are points so far by seat, declarations included; ``aside`` card points that
    go with the last trick. A field out of its range raises ValueError at once; whether the position as a whole is
    possible is checked where it is used.
    """

    hands: Sequence[int]
    declarer: int
    leader: int
    trick: Sequence[int] = ()
    trump: int | None = None
    trump_owner: int | None = None
    pending_trump: int | None = None
    queens_used: int = 0
    aces_owner: int | None = None
    next_ace: bool = False
    automatic_aces: int | None = None
    first_trick: bool = True
    taken: Sequence[int] = ()
    aside: int = 0

    def __post_init__(self) -> None:
        hands, trick = [index(hand) for hand in self.hands], [index(card) for card in self.trick]
        for hand in hands:
            if not 0 <= hand <= _PACK:
                raise ValueError(f"A hand is a set of the 24 cards of the pack, not {hand}.")
        seats = len(hands)
        if seats not in (2, 3):
            raise ValueError(f"A position has two or three hands, not {seats}.")
        object.__setattr__(self, "hands", tuple(CardSet(hand) for hand in hands))
        for each in trick:
            if not 0 <= each < len(CARDS):
                raise ValueError(f"A card is a number from 0 to 23, not {each}.")
        object.__setattr__(self, "trick", tuple(CARDS[each] for each in trick))
        object.__setattr__(self, "taken", tuple(self.taken) or (0,) * seats)
        for what, suit in (("trump", self.trump), ("pending trump", self.pending_trump)):
            if suit is not None and not 0 <= suit < 4:
                raise ValueError(f"The {what} is a suit from 0 to 3, not {suit}.")
        for seat in (
            self.declarer,
            self.leader,
            *(each for each in (self.trump_owner, self.aces_owner, self.automatic_aces) if each is not None),
        ):
            if not 0 <= seat < seats:
                raise ValueError(f"A seat is a number from 0 to {seats - 1}, not {seat}.")
        if not 0 <= self.queens_used < 16:
            raise ValueError(f"The queens used are a set of four suits, not {self.queens_used}.")
        for points in (*self.taken, self.aside):
            if not 0 <= points <= 2000:
                raise ValueError(f"Points lie between 0 and 2000, not {points}.")

    @classmethod
    def start(
        cls, rules: PlayRules, hands: Sequence[int], declarer: int, leader: int | None = None, aside: int = 0
    ) -> Position:
        """The position before the first card. The declarer leads unless ``leader`` says otherwise."""
        automatic = None
        if rules.aces and rules.aces_when == "automatic":
            automatic = next((seat for seat, hand in enumerate(hands) if hand & _ACES == _ACES), None)
        lead = declarer if leader is None else leader
        return cls(hands, declarer, lead, automatic_aces=automatic, aside=aside)

    @property
    def to_move(self) -> int:
        """The seat that plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def over(self) -> bool:
        """Whether all cards have been played."""
        return not self.trick and not any(self.hands)

    def native(self) -> _native.Position:
        """The same for the extension module."""
        return _native.Position(
            hands=self.hands,
            declarer=self.declarer,
            leader=self.leader,
            trick=self.trick,
            trump=_NO_SUIT if self.trump is None else self.trump,
            trump_owner=_NOBODY if self.trump_owner is None else self.trump_owner,
            pending_trump=_NO_SUIT if self.pending_trump is None else self.pending_trump,
            queens_used=self.queens_used,
            aces_owner=_NOBODY if self.aces_owner is None else self.aces_owner,
            next_ace=self.next_ace,
            automatic_aces=_NOBODY if self.automatic_aces is None else self.automatic_aces,
            first_trick=self.first_trick,
            taken=self.taken,
            aside=self.aside,
        )


def _from_native(known: _native.Position) -> Position:
    def suit(value: int) -> int | None:
        return None if value == _NO_SUIT else value

    def seat(value: int) -> int | None:
        return None if value == _NOBODY else value

    return Position(
        known.hands,
        known.declarer,
        known.leader,
        known.trick,
        suit(known.trump),
        seat(known.trump_owner),
        suit(known.pending_trump),
        known.queens_used,
        seat(known.aces_owner),
        known.next_ace,
        seat(known.automatic_aces),
        known.first_trick,
        known.taken,
        known.aside,
    )


def moves_from(found: Iterable[tuple[int, int]]) -> list[Move]:
    """Moves as the extension module lists them."""
    return [Move(CARDS[each], _DECLARATIONS[declare]) for each, declare in found]


def legal(rules: PlayRules, position: Position) -> list[Move]:
    """What may be played and declared, by card from low to high. An impossible position raises ValueError."""
    return moves_from(_native.legal(rules.native, position.native()))


def apply(rules: PlayRules, position: Position, move: Move) -> Position:
    """The position after a move. An illegal move, like an impossible position, raises ValueError."""
    if move.declare not in _DECLARATIONS:
        raise ValueError(f"A card declares marriage, half, aces, nines or nothing, not {move.declare!r}.")
    declare = _DECLARATIONS.index(move.declare)
    return _from_native(_native.apply(rules.native, position.native(), bounded(move.card), declare))
