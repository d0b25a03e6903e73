"""What keeps other sites and curious scripts out: the usual headers, and the origin of whoever changes something.

The service takes no forms: every body is JSON, every change has to come from a page of this very service, and the
cookie does not travel with requests of other sites. A socket is a change as well. Over HTTP a change also brings back
the token that any answer to a GET has left as the cookie ``csrf``: only a page of this service can read it.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tysyacha.server.failures import BadRequest, NotAllowed
from tysyacha.server.running.settings import Settings

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def csrf_config(settings: Settings) -> CSRFConfig:
    """The cookie ``csrf`` and the header ``x-csrf-token``; whoever starts the service puts in its lasting secret."""
    return CSRFConfig(
        secret="",
        cookie_name="csrf",
        header_name="x-csrf-token",
        cookie_secure=settings.secure,
        cookie_samesite="lax",
    )


def with_headers(app: ASGIApp, settings: Settings) -> ASGIApp:
    """The application with the headers on every answer."""
    sent = dict(_HEADERS)
    if settings.secure:
        sent["strict-transport-security"] = "max-age=31536000"

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in sent.items():
                    headers.setdefault(name, value)
                if str(scope["path"]).startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await app(scope, receive, send_with_headers)

    return answer


def ensure_own_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Raises NotAllowed ``origin_wrong`` for a change or a socket that a page of another site asks for.

    Programs that are no browsers send no Origin and carry no one's cookie by accident; they may come in.
    """
    scope = connection.scope
    if scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise NotAllowed("origin_wrong")
        return
    if not is_own(origin, connection.headers.get("host", ""), settings):
        raise NotAllowed("origin_wrong")


def ensure_readable(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Raises BadRequest ``request_wrong`` for an address with a zero byte, which no database takes for text."""
    if "\x00" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise BadRequest("request_wrong", reason="address")


def is_own(origin: str, host: str, settings: Settings) -> bool:
    """Whether a page of this origin is one of ours: the host it asked, the public address, or one that is allowed."""
    allowed = {*settings.origins, *([settings.public_url.rstrip("/")] if settings.public_url else [])}
    if origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False
