"""How often something may be tried: passwords above all."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from tysyacha.server.failures import TooMany

BURST: Final = 10.0
A_MINUTE: Final = 5.0
_MOST_KEYS: Final = 50_000


class Tries:
    """An allowance a key: so many at once, and so many a minute after that."""

    def __init__(self, burst: float = BURST, a_minute: float = A_MINUTE) -> None:
        self._burst = burst
        self._a_second = a_minute / 60
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def charge(self, key: str, tries: float) -> None:
        """Takes more off an allowance for what was dearer than it seemed; it may fall below nothing."""
        left, at = self._left.get(key, (self._burst, time.monotonic()))
        self._left[key] = (left - tries, at)

    def spend(self, key: str) -> None:
        """One try; raises TooMany ``too_often`` with the ``seconds`` to wait."""
        now = time.monotonic()
        left, at = self._left.get(key, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._a_second)
        if left < 1:
            self._left[key] = (left, now)
            raise TooMany("too_often", seconds=int((1 - left) / self._a_second) + 1)
        self._left[key] = (left - 1, now)
        self._left.move_to_end(key)
        if len(self._left) > _MOST_KEYS:
            self._left.popitem(last=False)
