"""What answers for the service itself: health, metrics, schemas, and the browser client where it is built."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

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
        ["/", "/t/{table:str}", "/g/{share:str}", "/{page:str}"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(page: FromPath[str | None] = None) -> Response[str] | File:
        if page is not None and (found := _inside(folder, page)) is not None:
            return File(found, content_disposition_type="inline")
        if page is not None and "." in page:
            raise NotFound("not_found")
        if index.is_file():
            return File(index, media_type="text/html", content_disposition_type="inline")
        return Response(_BARE_PAGE, media_type="text/html")

    handlers: list[Any] = [page]
    if (folder / "assets").is_dir():
        handlers.append(
            create_static_files_router(
                path="/assets", directories=[folder / "assets"], include_in_schema=False
            )
        )
    return handlers


def _inside(folder: Path, name: str) -> Path | None:
    """A file that lies in the folder itself, such as an icon."""
    found = (folder / name).resolve()
    return found if found.is_file() and found.parent == folder.resolve() else None
