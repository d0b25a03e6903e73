"""Allowances: so many tries at once, so many a minute after that, and what is dear costs more."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tysyacha.server.edge.tries import Tries
from tysyacha.server.failures import TooMany


@given(st.integers(1, 20))
def test_an_allowance_is_spent_by_one_key_alone(burst: int) -> None:
    tries = Tries(burst=burst, a_minute=0.001)
    for _ in range(burst):
        tries.spend("a")
    with pytest.raises(TooMany):
        tries.spend("a")
    tries.spend("b")


@given(st.integers(2, 20), st.floats(0, 100))
def test_what_was_dear_leaves_less(burst: int, dear: float) -> None:
    tries, spent = Tries(burst=burst, a_minute=0.001), 1
    tries.spend("a")
    tries.charge("a", dear)
    with suppress(TooMany):
        for _ in range(burst):
            tries.spend("a")
            spent += 1
    assert spent <= max(1, burst - int(dear))
