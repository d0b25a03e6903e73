"""Work that takes the processor a while for somebody who may be a stranger: never on the loop, and one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request

from tysyacha.server.service import Service

T = TypeVar("T")


async def reckoned(service: Service, request: Request[Any, Any, Any], work: Callable[[], T]) -> T:
    """What ``work`` comes to in a thread of its own, so that no table waits for it.

    Raises TooMany ``too_often`` for an address that asks for too much of it.
    """
    service.reckonings.spend(request.client.host if request.client is not None else "")
    async with service.one_reckoning:
        return await asyncio.to_thread(work)
