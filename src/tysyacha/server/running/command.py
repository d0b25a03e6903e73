"""``tysyacha serve``: reads the settings, tells the address, runs until it is asked to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from tysyacha.errors import TysyachaError
from tysyacha.server.running.settings import Loaded, Settings, load, told
from tysyacha.texts import DEFAULT_LANGUAGE, LANGUAGES, Words
from tysyacha.texts.errors import explain

FAULT: Final = 2


class Options(NamedTuple):
    """The options of the command."""

    host: str | None = None
    port: int | None = None
    lan: bool = False
    open_browser: bool = False
    check: bool = False
    settings: Path | None = None
    schemas: Path | None = None
    lang: str | None = None


def run(options: Options, environ: Mapping[str, str] = os.environ) -> int:
    """Runs the service; the exit status: 0 after a stop, 2 for a setting that cannot be used."""
    words = Words(DEFAULT_LANGUAGE)
    try:
        words = Words(options.lang or _locale(environ))
        host = options.host or ("0.0.0.0" if options.lan else None)
        loaded = load(environ, options.settings, {"host": host, "port": options.port})
        if options.check:
            _tell(loaded, words)
            return 0
        if options.schemas is not None:
            _write_schemas(options.schemas)
            return 0
        return _serve(loaded.settings, options, words)
    except TysyachaError as error:
        print(explain(error, words), file=sys.stderr)
        return FAULT


def _locale(environ: Mapping[str, str]) -> str:
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    spoken = locale[:2].lower()
    return spoken if spoken in LANGUAGES else DEFAULT_LANGUAGE


def _tell(loaded: Loaded, words: Words) -> None:
    for each in told(loaded):
        source = words.say(f"setting-from-{each.source}")
        print(f"{each.name} = {each.value}  ({source})")
        print(f"    {words.say(f'setting-{each.name}')}")


def _write_schemas(folder: Path) -> None:
    import msgspec

    from tysyacha.server.app import create
    from tysyacha.server.edge.schemas import interface, messages

    folder.mkdir(parents=True, exist_ok=True)
    openapi = interface(create(Settings()).litestar.openapi_schema.to_schema())
    for name, schema in (("openapi", openapi), ("messages", messages())):
        text = msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=2)
        (folder / f"{name}.json").write_bytes(text + b"\n")


def _serve(settings: Settings, options: Options, words: Words) -> int:
    from tysyacha.server.failures import SettingsError
    from tysyacha.server.running.logs import set_up

    set_up(settings.log_format, settings.log_level)
    listening = _listen(settings)
    try:
        asyncio.run(_open_database(settings))
    except SettingsError:
        listening.close()
        raise
    port = listening.getsockname()[1]
    url = settings.public_url or f"http://{_shown_host(settings.host)}:{port}/"
    print(words.say("serve-address", url=url))
    if options.lan:
        _tell_lan(port, words)
    sys.stdout.flush()
    return _run_server(settings, listening, url if options.open_browser else None)


def _listen(settings: Settings) -> socket.socket:
    """The socket itself comes first: with a port that is taken nothing is started."""
    from tysyacha.server.failures import SettingsError

    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise SettingsError(
            "address_taken", host=settings.host, port=settings.port, reason=error.strerror or str(error)
        ) from None
    return listening


async def _open_database(settings: Settings) -> None:
    """Opens the database once before anybody is told an address: what is in the way is one sentence then."""
    from tysyacha.server.storage import Storage

    storage = Storage(settings.database)
    try:
        await storage.start()
    finally:
        await storage.stop()


def _shown_host(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _tell_lan(port: int, words: Words) -> None:
    """The address for phones in the room, and a code to point a camera at."""
    import segno

    from tysyacha.server.origin import network_address

    url = f"http://{network_address()}:{port}/"
    print(words.say("serve-lan", url=url))
    segno.make(url, micro=False).terminal(compact=True)


def _open_browser(url: str) -> None:
    """Opens the address where there is a screen to show it on; elsewhere it has been printed, and that will do."""
    import webbrowser

    screens = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in screens):
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(url)


def _run_server(settings: Settings, listening: socket.socket, opened: str | None) -> int:
    """Serves until a signal comes; ``opened`` is the address to open in a browser as soon as players can come."""
    import uvicorn

    from tysyacha.server.app import Application, create

    class Server(uvicorn.Server):
        """uvicorn, but clients hear that the service restarts before their sockets are closed."""

        def __init__(self, config: uvicorn.Config, application: Application) -> None:
            super().__init__(config)
            self._application = application

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if opened is not None and not self.should_exit:
                asyncio.get_running_loop().run_in_executor(None, _open_browser, opened)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await self._application.service.hub.farewell()
            await super().shutdown(sockets)
            # A stop that was asked for is no failure: uvicorn would raise the signal once more.
            self._captured_signals.clear()

    application = create(settings)
    _calm_collector()
    server = Server(uvicorn.Config(**uvicorn_options(settings, application.asgi)), application)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(server.serve([listening]))
    return 0


def _calm_collector() -> None:
    """Looks for circles of garbage seldom, and never among what was loaded: a look through all tables is a pause."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def uvicorn_options(settings: Settings, app: Any) -> dict[str, Any]:
    """How uvicorn serves this application."""
    return {
        "app": app,
        "ws": "websockets-sansio",
        "ws_max_size": 16 * 1024,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": False,
        "proxy_headers": settings.behind_tls,
        "forwarded_allow_ips": settings.trusted_proxies,
        "lifespan": "on",
        "timeout_graceful_shutdown": 5,
        "backlog": 2_048,
    }


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
