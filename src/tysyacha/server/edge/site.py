"""What answers for the service itself: health, metrics, schemas, and the browser client where it is built."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.response import File

from tysyacha.server.edge.previews import MARK, previewed
from tysyacha.server.failures import NotFound
from tysyacha.server.running.metrics import Metrics
from tysyacha.server.running.settings import Settings
from tysyacha.server.service import Serving
from tysyacha.server.versions import VERSION

_BARE_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tysyacha</title>
<h1>Tysyacha</h1>
<p>The service is running; the browser client is not built here.
See <a href="/api/schema/openapi.json">the interface</a> and <a href="/api/schema/messages.json">the messages</a>.</p>
</html>
"""
BUILT: Final = Path(__file__).parent.parent / "web"
"""Where the built browser client lies in the package."""
_COMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))
_FRESH: Final = "no-cache"
# The name of an asset changes with its content.
_FOR_GOOD: Final = "public, max-age=31536000, immutable"


@get("/health", summary="The process is alive", tags=["service"])
async def health() -> dict[str, str]:
    return {"status": "ok", "version": VERSION}


@get("/ready", summary="The service can take players", tags=["service"], raises=[])
async def ready(service: Serving) -> Response[dict[str, str]]:
    is_ready = not service.hub.stopping and await service.storage.is_ready()
    return Response({"status": "ready" if is_ready else "not ready"}, status_code=200 if is_ready else 503)


@get("/metrics", summary="Numbers for Prometheus", tags=["service"], media_type="text/plain")
async def metrics(service: Serving) -> bytes:
    text: Metrics = service.metrics
    return text.text()


@get("/api/schema/messages.json", summary="The messages of a table's socket", tags=["service"])
async def message_schema() -> dict[str, Any]:
    from tysyacha.server.edge.schemas import messages

    return messages()


def site(settings: Settings) -> list[Any]:
    """The handlers that serve the browser client."""
    folder = Path(settings.web_folder) if settings.web_folder else BUILT
    index = folder / "index.html"

    @get(
        ["/", "/t/{table:str}", "/g/{share:str}", "/p/{player:str}", "/{page:str}"],
        include_in_schema=False,
    )
    async def page(
        request: Request[Any, Any, Any],
        service: Serving,
        table: FromPath[str | None] = None,
        share: FromPath[str | None] = None,
        page: FromPath[str | None] = None,
    ) -> Response[str] | File:
        if page is not None and (found := _inside(folder, page)) is not None:
            return _file(found, request, _FRESH)
        if page is not None and "." in page:
            raise NotFound("not_found")
        if not index.is_file():
            return Response(_BARE_PAGE, media_type="text/html")
        html = index.read_text(encoding="utf-8")
        if MARK not in html:
            return _file(index, request, _FRESH)
        headers = {"cache-control": _FRESH, "vary": "accept-language, cookie"}
        shown = await previewed(html, service, request, table, share)
        return Response(shown, media_type="text/html", headers=headers)

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> File:
        found = _inside(folder / "assets", name)
        if found is None:
            raise NotFound("not_found")
        return _file(found, request, _FOR_GOOD)

    return [page, asset]


def _inside(folder: Path, name: str) -> Path | None:
    """A file that lies in the folder itself, such as an icon."""
    try:
        found = (folder / name).resolve()
        return found if found.is_file() and found.parent == folder.resolve() else None
    except OSError:
        # No file can have such a name.
        return None


def _file(path: Path, request: Request[Any, Any, Any], keep: str) -> File:
    """The file, or what the build has made of it by compression where the browser takes that."""
    taken = request.headers.get("accept-encoding", "")
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    sent = path
    for encoding, ending in _COMPRESSED:
        packed = path.with_name(path.name + ending)
        if encoding in taken and packed.is_file():
            headers["content-encoding"], sent = encoding, packed
            break
    kind = guess_type(path.name)[0] or "application/octet-stream"
    return File(sent, media_type=kind, headers=headers, content_disposition_type="inline")
