"""Standings to begin a match from: that of a record, or late in a game, sampled: somebody on the barrel, bolts before
the fine, totals about the dump."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tysyacha.agreements import Agreements
from tysyacha.errors import BotError
from tysyacha.game import Standing
from tysyacha.record import read, replay

_NEAR = 120
"""How far from a number that matters a total is sampled."""


def late_start(rng: Random, agreements: Agreements, players: int) -> Standing:
    """A standing that a game by these agreements can come to late; the golden round is over, nobody has won."""
    barrel = _barrel(rng, agreements, players)
    at = agreements.barrel.at
    totals = [at if used is not None and at is not None else _total(rng, agreements) for used in barrel]
    bolts, limit, falls = agreements.bolts, agreements.concede.limit, agreements.barrel.falls_to_zero
    concedes = min(limit or 3, agreements.concede.fine_every or 3) - (limit is None)
    return Standing(
        dealer=rng.randrange(players),
        totals=tuple(totals),
        bolts=tuple(0 if bolts.mode == "off" else rng.randrange(bolts.count) for _ in totals),
        barrel=tuple(barrel),
        falls=tuple(0 if falls is None else rng.randrange(falls) for _ in totals),
        concedes=tuple(rng.randint(0, concedes) if agreements.concede.on else 0 for _ in totals),
        golden_over=True,
    )


def _barrel(rng: Random, agreements: Agreements, players: int) -> list[int | None]:
    """Nobody on the barrel, one player, or two where they may sit there together."""
    on: list[int | None] = [None] * players
    rules = agreements.barrel
    if rules.at is None:
        return on
    most = 2 if rules.knock == "coexist" or rules.simultaneous == "coexist" else 1
    for seat in rng.sample(range(players), rng.randint(0, most)):
        on[seat] = rng.randrange(rules.attempts or 3)
    return on


def _total(rng: Random, agreements: Agreements) -> int:
    """A total below the barrel, or below the target where there is none."""
    top = agreements.barrel.at or agreements.ending.target
    near = rng.choice([0, top, *agreements.dump.values, *(-each for each in agreements.dump.values)])
    unit = agreements.scoring.round_to
    total = (near + rng.randint(-_NEAR, _NEAR)) // unit * unit
    total = min(total, (top - 1) // unit * unit)
    dump = agreements.dump
    dumped = total in dump.values or (dump.negative and -total in dump.values)
    return total - unit if dumped else total


def given_start(path: Path, players: int) -> tuple[str, Agreements, Standing]:
    """The preset, the agreements, and how the game stands that a record tells of.

    Raises what reading and replaying a record raise, and BotError: ``start_unread`` where there is no such file,
    ``start_players`` where the record has another number of players, ``start_open`` and ``start_over`` where the
    game stands in the middle of a deal or is won.
    """
    try:
        document = path.read_bytes()
    except OSError as error:
        raise BotError("start_unread", file=str(path), reason=error.strerror or str(error)) from None
    record = read(document)
    if len(record.players) != players:
        raise BotError("start_players", players=len(record.players), bots=players)
    game = replay(record)
    if game.in_deal:
        raise BotError("start_open")
    if game.winner is not None:
        raise BotError("start_over")
    return record.preset, record.agreements, game.standing
