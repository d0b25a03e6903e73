"""What the score asks for: what making, failing, conceding or leaving a contract is worth as the game stands.

Everything is told in points of the own total; winning the game, and an opponent's winning it, have a price in
points as well.
"""

from __future__ import annotations

from typing import Final

from tysyacha.game import View
from tysyacha.game.settlement import meets_target
from tysyacha.game.table import Table

_GAME: Final = 400.0
"""What winning the game is worth."""
_LOST_GAME: Final = 220.0
"""What it costs that an opponent wins it."""
_OPPONENT_MAKES: Final = 0.25
"""How likely an opponent makes what he bid so far."""
_SEAT_ON_BARREL: Final = 40.0
"""What it is worth to sit on the barrel, beside the points that lead there."""
_ATTEMPT: Final = 30.0
_DEFENDER: Final = 22.0
"""What a defender writes on the mean."""
_THEIRS: Final = 0.35
"""What a point of an opponent costs."""
_CONCEDED: Final = 60.0


def made(view: View, table: Table, contract: int, expected: float) -> float:
    """Making the contract as declarer, ``expected`` points being taken on the mean."""
    seat = _seat(view)
    value = _contract_value(view, contract)
    if view.standing.barrel[seat] is not None:
        return _GAME if value >= table.need else _deal_on_barrel(view, table, seat, own=True)
    if table.agreements.scoring.declarer_success == "taken":
        value = max(value, int(expected) * (1 if view.kind == "normal" else 2))
    if _gains_frozen(view):
        return 0.0
    return _gain(view, table, seat, value)


def failed(view: View, table: Table, contract: int) -> float:
    """Failing in the contract as declarer."""
    seat = _seat(view)
    value = _contract_value(view, contract)
    if view.standing.barrel[seat] is not None:
        if table.agreements.barrel.own_failure == "falls_minus_bid":
            return -float(value) - _SEAT_ON_BARREL
        return _deal_on_barrel(view, table, seat, own=True)
    return float(_dumped(view, seat, view.standing.totals[seat] - value))


def conceded(view: View, table: Table) -> float:
    """Conceding the contract in force."""
    seat = _seat(view)
    contract = view.contract or 0
    concede = table.agreements.concede
    opponents = _CONCEDED if concede.opponents == "sixty" else contract / 2
    opponents *= 1 if view.kind == "normal" else 2
    theirs = _THEIRS * opponents * sum(_writes(view, table, each) for each in _opponents(view))
    if view.standing.barrel[seat] is not None:
        falls = concede.on_barrel == "falls"
        own = -table.agreements.scoring.fine - _SEAT_ON_BARREL if falls else _burnt(view, table, seat)
        return own - theirs
    loss = {"bid": _contract_value(view, contract), "nothing": 0, "fine": table.agreements.scoring.fine}
    own = float(_dumped(view, seat, view.standing.totals[seat] - loss[concede.declarer]))
    every = concede.fine_every
    if every is not None and view.standing.concedes[seat] + 1 >= every:
        own -= table.agreements.scoring.fine
    return own - theirs


def left_to_others(view: View, table: Table, expected: float) -> float:
    """What the opponents are given by playing on, as a cost to be set beside `conceded`."""
    share = (max(120.0 - expected, 0.0) + 30.0) / max(len(view.active) - 1, 1)
    return -_THEIRS * share * sum(_writes(view, table, each) for each in _opponents(view))


def defending(view: View, table: Table) -> float:
    """Leaving the contract to whoever holds the standing bid, or to whoever comes."""
    seat = _seat(view)
    if view.standing.barrel[seat] is not None:
        own = _deal_on_barrel(view, table, seat, own=False)
    else:
        own = _DEFENDER * _writes(view, table, seat)
    return own - _threat(view, table)


def wins(view: View, table: Table, contract: int) -> bool:
    """Whether making this contract wins the game."""
    seat = _seat(view)
    value = _contract_value(view, contract)
    if view.standing.barrel[seat] is not None:
        return value >= table.need
    barrel = table.agreements.barrel
    jumps = barrel.at is None or barrel.jump_wins
    return jumps and meets_target(table.agreements, view.standing.totals[seat] + value)


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _opponents(view: View) -> list[int]:
    return [each for each in view.active if each != view.seat]


def _contract_value(view: View, contract: int) -> int:
    return contract if view.kind == "normal" else 2 * contract


def _gain(view: View, table: Table, seat: int, value: int) -> float:
    """What ``value`` more is worth to a total that is not on the barrel."""
    total = view.standing.totals[seat]
    barrel = table.agreements.barrel
    after = total + value
    jumps = barrel.at is None or barrel.jump_wins
    if jumps and meets_target(table.agreements, after):
        return _GAME
    if barrel.at is not None and after >= barrel.at:
        knocked = barrel.knock == "newcomer_stays" and any(each is not None for each in view.standing.barrel)
        written = barrel.at - total if barrel.clamp else value
        return written + _SEAT_ON_BARREL * (2 if knocked else 1)
    return float(_dumped(view, seat, after))


def _dumped(view: View, seat: int, after: int) -> int:
    """The change of the total that comes of ``after``, the dump looked at."""
    dump = view.agreements.dump
    if after in dump.values or (dump.negative and -after in dump.values):
        after = 0
    return after - view.standing.totals[seat]


def _gains_frozen(view: View) -> bool:
    barrel = view.standing.barrel
    return view.agreements.barrel.freezes_others and any(each is not None for each in barrel)


def _writes(view: View, table: Table, seat: int) -> float:
    """1.0 where the seat would write a defender's points, 0.0 where it would not."""
    if view.standing.barrel[seat] is not None or _gains_frozen(view):
        return 0.0
    limit = table.agreements.scoring.freeze_from
    return 0.0 if limit is not None and view.standing.totals[seat] >= limit else 1.0


def _deal_on_barrel(view: View, table: Table, seat: int, own: bool) -> float:
    """What a deal without the win costs a player on the barrel."""
    counts = table.agreements.barrel.attempt_counts
    stand_in = view.first_hand if view.forced is None else view.forced
    if not (counts == "every_deal" or (own if counts == "own_contract" else seat == stand_in)):
        return 0.0
    return _burnt(view, table, seat)


def _burnt(view: View, table: Table, seat: int) -> float:
    """What one attempt less costs a player on the barrel."""
    barrel = table.agreements.barrel
    used = view.standing.barrel[seat] or 0
    if barrel.attempts is None:
        return -5.0
    if used + 1 < barrel.attempts:
        return -_ATTEMPT
    price = view.standing.totals[seat] if barrel.fail_last == "zero" else table.agreements.scoring.fine
    return -float(price) - _SEAT_ON_BARREL


def _threat(view: View, table: Table) -> float:
    """What it costs to leave the contract to the holder of the standing bid who would win the game with it."""
    holder = view.holder
    if holder is None or holder == view.seat or view.standing_bid is None:
        return 0.0
    on_barrel = view.standing.barrel[holder] is not None
    barrel = table.agreements.barrel
    total = view.standing.totals[holder]
    if on_barrel:
        wins_game = view.standing_bid >= table.need or table.agreements.talon.raise_
    else:
        jumps = barrel.at is None or barrel.jump_wins
        wins_game = jumps and meets_target(table.agreements, total + view.standing_bid)
    return _OPPONENT_MAKES * _LOST_GAME if wins_game else 0.0
