"""Duplicate games: every set of cards is played in all seatings of the bots, and counted for each of them.

A set of cards is a first dealer and the stream of deals that follows: the first deal that is played out, the second
and so on have the same cards in every seating, however differently the games go (`deal_number`), and a bot draws the
same chance at the same seat.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from itertools import permutations
from math import factorial
from random import Random

import msgspec

from tysyacha.agreements import Agreements
from tysyacha.arena.forced import forced_deal, play_cards
from tysyacha.arena.seat import Notes, Seat
from tysyacha.arena.starts import late_start
from tysyacha.bots import make
from tysyacha.bots.driver import deal_next, play_deal
from tysyacha.game import Game, SheetLine, Standing
from tysyacha.game.dealing import lot

MOST_DEALS = 200
"""A game that has found no winner by then is left unfinished."""
SHARED = 12
"""Deals in which several took the most points are shared out in twelfths."""


class Match(msgspec.Struct, frozen=True):
    """What is played: a bot a seat, the agreements, and the seed from which all cards and all chance come.

    Games begin at ``start``, or with ``late`` each set of cards at a standing late in a game; else at nothing. With
    ``forced`` no game is played but one deal a set, card play alone: `forced_deal`.
    """

    bots: tuple[str, ...]
    agreements: Agreements
    seed: int
    start: Standing | None = None
    late: bool = False
    forced: bool = False

    @property
    def players(self) -> int:
        return len(self.bots)


class Tally(msgspec.Struct):
    """What one bot did in one set of cards, every game counted once for each order of the bots.

    ``points`` are changes of the total, ``points_declaring`` those of its own contracts; ``taken`` is what it took
    and declared as declarer, ``faced_taken`` what declarers did in the ``faced`` deals that it defended. ``ahead``
    counts, in twelfths, the deals in which it took and declared the most.
    """

    games: int = 0
    won: int = 0
    deals: int = 0
    points: int = 0
    points_declaring: int = 0
    contracts: int = 0
    made: int = 0
    promised: int = 0
    taken: int = 0
    faced: int = 0
    faced_taken: int = 0
    ahead: int = 0

    def add(self, other: Tally) -> None:
        """Adds another tally; whole numbers, so that equal bots come to equal sums whatever the order."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class SetResult(msgspec.Struct):
    """One set of cards in all seatings: a tally and notes for each bot of the match, in its order."""

    tallies: tuple[Tally, ...]
    notes: tuple[Notes, ...]
    games: int
    deals: int
    unfinished: int


def seatings(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """The different ways to seat the bots; equal bots change nothing by changing places."""
    return sorted(set(permutations(bots)))


def orders_per_seating(bots: Sequence[str]) -> int:
    """How many orders of the bots one seating stands for, equal bots changing places."""
    return factorial(len(bots)) // len(seatings(bots))


def play_set(match: Match, number: int) -> SetResult:
    """Plays set ``number`` (from 0) of the match in all seatings."""
    tallies = [Tally() for _ in match.bots]
    notes = [Notes() for _ in match.bots]
    played: dict[tuple[str, ...], tuple[Game, list[Tally]]] = {}
    for seated in seatings(match.bots):
        game = play_seating(match, seated, number, [notes[match.bots.index(bot)] for bot in seated])
        played[seated] = (game, [_tally(game, seat) for seat in range(match.players)])
    for order in permutations(range(match.players)):
        _, seats = played[tuple(match.bots[entry] for entry in order)]
        for seat, entry in enumerate(order):
            tallies[entry].add(seats[seat])
    games = [game for game, _ in played.values()]
    return SetResult(
        tuple(tallies),
        tuple(notes[match.bots.index(bot)] for bot in match.bots),
        games=len(games),
        deals=sum(len(game.sheet) for game in games),
        unfinished=0 if match.forced else sum(game.winner is None for game in games),
    )


def play_seating(
    match: Match, seated: tuple[str, ...], number: int, notes: Sequence[Notes] | None = None
) -> Game:
    """One game of set ``number``, a bot a seat; ``notes`` are added to. Returns its last state."""
    seed = sha256(f"tysyacha-arena-1 {match.seed} {number}".encode()).digest()
    chance = int.from_bytes(hmac.digest(seed, b"chance", "sha256")[:8], "big")
    seats = [
        Seat(make(name, chance, in_arena=True), each)
        for name, each in zip(seated, notes or [Notes() for _ in seated], strict=True)
    ]
    try:
        return _cards_of(match, seats, seed) if match.forced else _game_of(match, seats, seed)
    finally:
        for each in seats:
            each.close()


def _game_of(match: Match, seats: list[Seat], seed: bytes) -> Game:
    game = Game.new(match.agreements, match.players, start=_start(match, seed))
    while game.winner is None and len(game.sheet) < MOST_DEALS:
        game = _settled(play_deal(deal_next(game, seed), seats), seats)
    return game


def _cards_of(match: Match, seats: list[Seat], seed: bytes) -> Game:
    dealer = lot(match.players, hmac.digest(seed, b"first dealer", "sha256"))
    return _settled(play_cards(forced_deal(match.agreements, match.players, dealer, seed), seats), seats)


def _settled(game: Game, seats: list[Seat]) -> Game:
    line = game.sheet[-1]
    for each in seats:
        each.settle(game.agreements, line.outcome)
    return game


def _start(match: Match, seed: bytes) -> Standing:
    if match.start is not None:
        return match.start
    if match.late:
        rng = Random(hmac.digest(seed, b"late start", "sha256"))
        return late_start(rng, match.agreements, match.players)
    dealer = lot(match.players, hmac.digest(seed, b"first dealer", "sha256"))
    return Game.new(match.agreements, match.players, dealer).start


def _tally(game: Game, seat: int) -> Tally:
    tally = Tally(games=1, won=int(game.winner == seat))
    for line in game.sheet:
        tally.points += line.settlement.deltas[seat]
        _count(tally, line, seat)
    return tally


def _count(tally: Tally, line: SheetLine, seat: int) -> None:
    outcome = line.outcome
    if outcome is None:
        return
    declarer = outcome.declarer
    taken = [cards + declared for cards, declared in zip(outcome.cards, outcome.declared, strict=True)]
    tally.deals += 1
    if taken[seat] == max(taken):
        tally.ahead += SHARED // taken.count(taken[seat])
    if declarer == seat:
        tally.points_declaring += line.settlement.deltas[seat]
        tally.contracts += 1
        tally.made += bool(line.settlement.made)
        tally.promised += outcome.contract
        tally.taken += taken[seat]
    elif seat != outcome.sitter:
        tally.faced += 1
        tally.faced_taken += taken[declarer]
