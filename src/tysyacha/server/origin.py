"""By which address people reach the service: what its links and codes say."""

from __future__ import annotations

import socket
from typing import Any, Final

from litestar import Request

from tysyacha.server.running.settings import Settings

_EVERYWHERE: Final = ("0.0.0.0", "::")
_HERE: Final = ("localhost", "127.0.0.1", "[::1]")


def origin_of(settings: Settings, request: Request[Any, Any, Any]) -> str:
    """Scheme, host and port, as a link for others has them.

    Whoever opened the page on the machine that serves it knows it by a name that leads nowhere from another device:
    where the service listens in its network, the address there is told instead.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    scheme = "https" if settings.secure else request.url.scheme
    host = request.headers.get("host", "")
    name, colon, port = host.rpartition(":") if host.rpartition(":")[2].isdecimal() else (host, "", "")
    if name in _HERE and settings.host in _EVERYWHERE:
        host = network_address() + colon + port
    return f"{scheme}://{host}"


def network_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
