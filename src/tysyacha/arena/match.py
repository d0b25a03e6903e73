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

import msgspec

from tysyacha.agreements import Agreements
from tysyacha.arena.times import Times
from tysyacha.bots import Bot, make
from tysyacha.bots.driver import play_game
from tysyacha.game import Action, Game, Standing, View
from tysyacha.game.dealing import lot

MOST_DEALS = 200
"""A game that has found no winner by then is left unfinished."""


class Match(msgspec.Struct, frozen=True):
    """What is played: a bot a seat, the agreements, and the seed from which all cards and all chance come."""

    bots: tuple[str, ...]
    agreements: Agreements
    seed: int
    start: Standing | None = None

    @property
    def players(self) -> int:
        return len(self.bots)


class Tally(msgspec.Struct):
    """What one bot did in one set of cards, every game counted once for each order of the bots."""

    games: int = 0
    won: int = 0
    deals: int = 0
    points: int = 0
    contracts: int = 0
    made: int = 0
    promised: int = 0

    def add(self, other: Tally) -> None:
        """Adds another tally; whole numbers, so that equal bots come to equal sums whatever the order."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class SetResult(msgspec.Struct):
    """One set of cards in all seatings: a tally and decision times for each bot of the match, in its order."""

    tallies: tuple[Tally, ...]
    times: tuple[Times, ...]
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
    times = [Times() for _ in match.bots]
    played: dict[tuple[str, ...], tuple[Game, list[Tally]]] = {}
    for seated in seatings(match.bots):
        clocks = [times[match.bots.index(bot)] for bot in seated]
        game = play_seating(match, seated, number, clocks)
        played[seated] = (game, [_tally(game, seat) for seat in range(match.players)])
    for order in permutations(range(match.players)):
        _, seats = played[tuple(match.bots[entry] for entry in order)]
        for seat, entry in enumerate(order):
            tallies[entry].add(seats[seat])
    games = [game for game, _ in played.values()]
    return SetResult(
        tuple(tallies),
        tuple(times[match.bots.index(bot)] for bot in match.bots),
        games=len(games),
        deals=sum(len(game.sheet) for game in games),
        unfinished=sum(game.winner is None for game in games),
    )


def play_seating(
    match: Match, seated: tuple[str, ...], number: int, clocks: Sequence[Times] | None = None
) -> Game:
    """One game of set ``number``: a bot a seat, whose decisions ``clocks`` times. Returns its last state."""
    seed = sha256(f"tysyacha-arena-1 {match.seed} {number}".encode()).digest()
    chance = int.from_bytes(hmac.digest(seed, b"chance", "sha256")[:8], "big")
    dealer = lot(match.players, hmac.digest(seed, b"first dealer", "sha256"))
    game = Game.new(match.agreements, match.players, dealer, match.start)
    bots: list[Bot] = [make(name, chance, in_arena=True) for name in seated]
    if clocks is not None:
        bots = [Timed(bot, clock) for bot, clock in zip(bots, clocks, strict=True)]
    return play_game(game, bots, seed, MOST_DEALS)


def _tally(game: Game, seat: int) -> Tally:
    tally = Tally(games=1, won=int(game.winner == seat))
    for line in game.sheet:
        tally.points += line.settlement.deltas[seat]
        if line.outcome is None:
            continue
        tally.deals += 1
        if line.outcome.declarer == seat:
            tally.contracts += 1
            tally.made += bool(line.settlement.made)
            tally.promised += line.outcome.contract
    return tally


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, times: Times) -> None:
        self._bot = bot
        self._times = times

    @property
    def name(self) -> str:
        return self._bot.name

    def act(self, view: View) -> Action:
        with self._times.one():
            return self._bot.act(view)

    def interject(self, view: View) -> Action | None:
        return self._bot.interject(view)
