"""Hypothesis strategies that several rooms share: tables with valid agreements, shrinking to classic_ru."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from tysyacha.agreements import DEFAULT, PARAMETERS, Agreements, Parameter, changes, check, parse, plain

player_counts = st.sampled_from((3, 2, 4))


def values(parameter: Parameter) -> st.SearchStrategy[Any]:
    """The values of one agreement as JSON has them, the default first."""
    default = plain(parameter, parameter.default)
    if parameter.values:
        others: st.SearchStrategy[Any] = st.sampled_from(parameter.values)
    elif parameter.kind == "int_list":
        others = st.lists(_numbers(parameter), max_size=parameter.max_items, unique=True).map(sorted)
    elif parameter.kind == "suit_values":
        others = st.fixed_dictionaries(dict.fromkeys("HDCS", _numbers(parameter)))
    else:
        others = _numbers(parameter)
    return st.just(default) | others | (st.none() if parameter.nullable else st.nothing())


def _numbers(parameter: Parameter) -> st.SearchStrategy[int]:
    steps = st.integers(0, (parameter.high - parameter.low) // parameter.step)
    return steps.map(lambda step: parameter.low + step * parameter.step)


def any_changes() -> st.SearchStrategy[dict[str, Any]]:
    """Changes that read well one by one; together they may be refused."""
    return st.fixed_dictionaries({}, optional={each.id: values(each) for each in PARAMETERS.values()})


def agreements(players: int) -> st.SearchStrategy[Agreements]:
    """Valid mixes for a table of 2, 3 or 4."""
    return any_changes().map(lambda changed: settled(parse(changed), players))


def tables() -> st.SearchStrategy[tuple[int, Agreements]]:
    """The number of players with agreements that they may have."""
    return player_counts.flatmap(lambda players: st.tuples(st.just(players), agreements(players)))


def settled(mixed: Agreements, players: int) -> Agreements:
    """A mix without what is refused: both sides of such a conflict go back to their defaults."""
    while refused := [each for each in check(mixed, players) if each.level == "refuse"]:
        kept = changes(mixed)
        mixed = parse({name: value for name, value in kept.items() if name not in refused[0].ids}, DEFAULT)
    return mixed


def mixed(chance: Random, players: int, often: frozenset[str] = frozenset()) -> Agreements:
    """A valid mix by chance alone, for tests that look at more tables than Hypothesis would: one agreement in ten
    is changed, of those named in ``often`` four in ten."""
    changed = {
        each.id: _any_value(each, chance)
        for each in PARAMETERS.values()
        if chance.random() < (0.4 if each.id in often else 0.1)
    }
    return settled(parse(changed), players)


def _any_value(parameter: Parameter, chance: Random) -> Any:
    def number() -> int:
        return chance.randrange(parameter.low, parameter.high + 1, parameter.step)

    if parameter.nullable and chance.random() < 0.2:
        return None
    if parameter.values:
        return chance.choice(parameter.values)
    if parameter.kind == "int_list":
        return sorted({number() for _ in range(chance.randint(0, parameter.max_items or 1))})
    if parameter.kind == "suit_values":
        return {suit: number() for suit in "HDCS"}
    return number()
