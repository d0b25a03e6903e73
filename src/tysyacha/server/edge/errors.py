"""Errors at the edge: one JSON shape with a code and a sentence in the reader's language; never a traceback."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException, ValidationException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from tysyacha.errors import TysyachaError
from tysyacha.server.failures import Explained, ServiceError
from tysyacha.server.running.logs import logger
from tysyacha.texts import DEFAULT_LANGUAGE, LANGUAGES, Words
from tysyacha.texts.errors import explain

_LOG: Final = logger("edge")
_BY_STATUS: Final = {
    400: "request_wrong",
    401: "not_signed_in",
    403: "forbidden",
    404: "not_found",
    405: "method_wrong",
    413: "request_too_large",
    415: "not_json",
    429: "too_often",
}


class Failure(msgspec.Struct):
    """What went wrong: ``code`` for programs, ``message`` for people."""

    code: str
    message: str


@cache
def words_in(language: str) -> Words:
    """The catalogue of a language, read once."""
    return Words(language)


def language_for(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that ``?language=`` asks for, else the player's, else the first of the browser's that is spoken."""
    asked = connection.query_params.get("language")
    if asked in LANGUAGES:
        return str(asked)
    who = connection.scope.get("user")
    if who is not None:
        return str(who.language)
    for part in connection.headers.get("accept-language", "").split(",")[:10]:
        spoken = part.split(";")[0].strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return DEFAULT_LANGUAGE


def failure_of(error: TysyachaError, language: str, names: Sequence[str] = ()) -> Failure:
    """An error of the library or the service in words; ``names`` are those of the players by seat."""
    if isinstance(error, Explained):
        return Failure(error.code, error.message)
    return Failure(error.code, explain(error, words_in(language), names))


def on_library_error(request: Request[Any, Any, Any], error: TysyachaError) -> Response[Failure]:
    status = error.status if isinstance(error, ServiceError) else HTTP_422_UNPROCESSABLE_ENTITY
    return Response(failure_of(error, language_for(request)), status_code=status)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """Litestar's own refusals. What was wrong with a body stands in its detail, which names keys and types only."""
    status = error.status_code
    if status >= HTTP_500_INTERNAL_SERVER_ERROR:
        return on_fault(request, error)
    # Nothing else is refused by this exception: guards of this service raise their own.
    is_csrf = isinstance(error, PermissionDeniedException)
    code = "csrf_wrong" if is_csrf else _BY_STATUS.get(status, "request_wrong")
    words = words_in(language_for(request))
    if isinstance(error, ValidationException) or code == "request_wrong":
        message = words.explain("request_wrong", reason=_reason(error))
    elif code == "request_too_large":
        message = words.explain(code, most=_most_kib(request))
    else:
        message = words.explain(code)
    headers = dict(error.headers) if error.headers else None
    return Response(Failure(code, message), status_code=status, headers=headers)


def on_too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Failure]:
    """A body with more lists in lists than can be read."""
    message = words_in(language_for(request)).explain("request_wrong", reason="nested too deeply")
    return Response(Failure("request_wrong", message), status_code=HTTP_400_BAD_REQUEST)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    _LOG.error("fault", path=request.url.path, method=request.method, exc_info=error)
    message = words_in(language_for(request)).explain("fault")
    return Response(Failure("fault", message), status_code=HTTP_500_INTERNAL_SERVER_ERROR)


def _most_kib(request: Request[Any, Any, Any]) -> int:
    """How large a body may be at this address, in KiB."""
    return (request.route_handler.resolve_request_max_body_size() or 0) // 1024


def _reason(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key, message = extra[0].get("key", ""), str(extra[0].get("message", ""))
        return f"{key}: {message}"[:200] if key else message[:200]
    return str(error.detail)[:200]
