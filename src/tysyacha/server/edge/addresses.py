"""Where somebody comes from, as far as allowances go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection

from tysyacha.server.edge.tries import Tries
from tysyacha.server.failures import TooMany

_HOUSEHOLD_BITS: Final = 64


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request comes from; of version 6 its first half, since the other half is free to choose."""
    host = "" if connection.client is None else connection.client.host
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> _HOUSEHOLD_BITS << _HOUSEHOLD_BITS))


class Doors:
    """How many sockets are open: in all, and from each address, so that one cannot take the room of all others."""

    def __init__(self, most: int, most_an_address: int) -> None:
        self._most = most
        self._most_an_address = most_an_address
        self._open: Counter[str] = Counter()
        self._openings = Tries(burst=float(most_an_address), a_minute=float(most_an_address))

    @contextmanager
    def opened(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[None]:
        """While the block runs a socket is open. Raises TooMany ``too_full``, ``too_often``."""
        address = address_of(connection)
        if self._open.total() >= self._most or self._open[address] >= self._most_an_address:
            raise TooMany("too_full", seconds=60)
        self._openings.spend(address)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
