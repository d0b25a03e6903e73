"""The application: every domain's handlers, one door for errors, headers and origins."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from tysyacha.errors import TysyachaError
from tysyacha.server.accounts.account_controller import AccountController, SignInController
from tysyacha.server.accounts.controller import MeController
from tysyacha.server.accounts.identity import KnownAgain
from tysyacha.server.edge.errors import on_fault, on_http_error, on_library_error, on_too_deep
from tysyacha.server.edge.protection import csrf_config, ensure_own_origin, ensure_readable, with_headers
from tysyacha.server.edge.schemas import Interface
from tysyacha.server.edge.site import health, message_schema, metrics, ready, site
from tysyacha.server.games.controller import GameController
from tysyacha.server.lobby.controller import InvitationController, LobbyController, PeopleController
from tysyacha.server.lobby.socket import lobby_socket
from tysyacha.server.play.socket import table_socket
from tysyacha.server.replays.controller import ReplayController
from tysyacha.server.rules.controller import RulesController, WordsController
from tysyacha.server.running.settings import Settings
from tysyacha.server.service import Service
from tysyacha.server.sheet.controller import SheetController
from tysyacha.server.standing.controller import StandingController
from tysyacha.server.storage.keys import lasting_key
from tysyacha.server.tables.controller import TableController
from tysyacha.server.talk.controller import TalkController
from tysyacha.server.versions import VERSION

MOST_BODY_BYTES = 64 * 1024

DOMAINS: list[Any] = [
    MeController,
    AccountController,
    SignInController,
    LobbyController,
    PeopleController,
    InvitationController,
    lobby_socket,
    TalkController,
    StandingController,
    TableController,
    GameController,
    RulesController,
    WordsController,
    ReplayController,
    SheetController,
    table_socket,
]
"""The handlers of every domain; a new domain adds its own here."""


class Application:
    """The ASGI application with its service, so that whoever runs it can say farewell first."""

    def __init__(self, settings: Settings, worker: Sequence[str] | None = None) -> None:
        """``worker`` is the command of the processes in which bots think, where it is not the usual one."""
        channels = ChannelsPlugin(
            backend=MemoryChannelsBackend(history=0),
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=1_000,
            subscriber_backlog_strategy="dropleft",
        )
        self.service = Service(settings, channels, worker)
        self.litestar = _litestar(self.service, channels)
        self.asgi: ASGIApp = with_headers(self.litestar, settings)


def create(settings: Settings) -> Application:
    """The application with these settings; it starts with its first ASGI lifespan event."""
    return Application(settings)


def _litestar(service: Service, channels: ChannelsPlugin) -> Litestar:
    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        ensure_own_origin(connection, service.settings)
        ensure_readable(connection)

    def the_service() -> Service:
        return service

    csrf = csrf_config(service.settings)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await service.start()
        csrf.secret = (await lasting_key(service.storage, "csrf")).hex()
        try:
            yield
        finally:
            await service.stop()

    return Litestar(
        route_handlers=[*DOMAINS, health, ready, metrics, message_schema, *site(service.settings)],
        dependencies={"service": Provide(the_service, sync_to_thread=False)},
        csrf_config=csrf,
        middleware=[KnownAgain],
        guards=[guard],
        exception_handlers={
            TysyachaError: on_library_error,
            HTTPException: on_http_error,
            RecursionError: on_too_deep,
            Exception: on_fault,
        },
        plugins=[channels],
        lifespan=[running],
        state=State({"service": service}),
        request_max_body_size=MOST_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Tysyacha",
            version=VERSION,
            path="/api/schema",
            render_plugins=[Interface(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
