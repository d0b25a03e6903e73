"""Duplicate games: every set of cards is played in all seatings of the bots, and counted for each of them.

A set of cards is a first dealer and the stream of deals that follows: deal 0, deal 1 and so on have the same cards
in every seating, however differently the games go, and a bot draws the same chance at the same seat.
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
    """What one bot did in one set of cards, summed over the seatings."""

    games: float = 0.0
    won: float = 0.0
    deals: float = 0.0
    points: float = 0.0
    contracts: float = 0.0
    made: float = 0.0
    promised: float = 0.0

    def add(self, other: Tally, share: float) -> None:
        """Adds a share of another tally."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + share * getattr(other, name))


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


def play_set(match: Match, number: int) -> SetResult:
    """Plays set ``number`` (from 0) of the match in all seatings.

    Where bots are equal a seating stands for several orders of them; each takes its share of every place.
    """
    seed = sha256(f"tysyacha-arena-1 {match.seed} {number}".encode()).digest()
    tallies = [Tally() for _ in match.bots]
    times = [Times() for _ in match.bots]
    played: dict[tuple[str, ...], tuple[Game, list[Tally]]] = {}
    for seated in seatings(match.bots):
        clocks = {bot: times[match.bots.index(bot)] for bot in seated}
        game = _play(match, seated, seed, clocks)
        played[seated] = (game, [_tally(game, seat) for seat in range(match.players)])
    share = len(played) / factorial(match.players)
    for order in permutations(range(match.players)):
        _, seats = played[tuple(match.bots[entry] for entry in order)]
        for seat, entry in enumerate(order):
            tallies[entry].add(seats[seat], share)
    games = [game for game, _ in played.values()]
    for entry, bot in enumerate(match.bots):
        times[entry] = times[match.bots.index(bot)]
    return SetResult(
        tuple(tallies),
        tuple(times),
        games=len(games),
        deals=sum(len(game.sheet) for game in games),
        unfinished=sum(game.winner is None for game in games),
    )


def _play(match: Match, seated: tuple[str, ...], seed: bytes, clocks: dict[str, Times]) -> Game:
    chance = int.from_bytes(hmac.digest(seed, b"chance", "sha256")[:8], "big")
    dealer = lot(match.players, hmac.digest(seed, b"first dealer", "sha256"))
    game = Game.new(match.agreements, match.players, dealer, match.start)
    bots = [Timed(make(name, chance), clocks[name]) for name in seated]
    return play_game(game, bots, seed, MOST_DEALS)


def _tally(game: Game, seat: int) -> Tally:
    tally = Tally(games=1.0, won=float(game.winner == seat))
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
