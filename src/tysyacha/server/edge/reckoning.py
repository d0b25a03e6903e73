"""Work that takes the processor a while for somebody who may be a stranger: never on the loop, and one at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from litestar import Request

from tysyacha.server.edge.addresses import address_of
from tysyacha.server.service import Service

QUICK_SECONDS: Final = 0.5
TRIES_A_SECOND: Final = 10
"""What takes longer than a moment counts as so many tries for every second."""

T = TypeVar("T")


async def reckoned(service: Service, request: Request[Any, Any, Any], work: Callable[[], T]) -> T:
    """What ``work`` comes to in a thread of its own, so that no table waits for it.

    Raises TooMany ``too_often`` for an address that asks for too much of it.
    """
    address = address_of(request)
    service.reckonings.spend(address)
    async with service.one_reckoning:
        began = time.monotonic()
        try:
            return await asyncio.to_thread(work)
        finally:
            dear = max(0.0, time.monotonic() - began - QUICK_SECONDS)
            service.reckonings.charge(address, dear * TRIES_A_SECOND)
