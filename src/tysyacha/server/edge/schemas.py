"""The published schemas: the messages of a table's socket, and the HTTP interface."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from tysyacha.server.lobby.messages import LobbyMessage, LobbyPing, SayingTold
from tysyacha.server.play.messages import (
    SHEET_LINE,
    Board,
    ClientMessage,
    Mine,
    ServerMessage,
    Told,
)

_FAILURE: Final = {
    "type": "object",
    "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
    "required": ["code", "message"],
}
_PREFIX: Final = "#/$defs/{name}"


def messages() -> dict[str, Any]:
    """A JSON Schema (2020-12) with every message: ``client`` are those to the service, ``server`` those from it;
    ``lobby_client`` and ``lobby_server`` the same for the lobby's socket."""
    table = ServerMessage | SayingTold
    parts = (ClientMessage, table, LobbyPing, LobbyMessage, Told, Board, Mine, SHEET_LINE)
    (client, server, to_lobby, lobby, happened, board, mine, line), definitions = (
        msgspec.json.schema_components(parts, ref_template=_PREFIX)
    )
    _join(definitions, happened, board, mine, line)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on the sockets of a table and of the lobby",
        "type": "object",
        "properties": {"client": client, "server": server, "lobby_client": to_lobby, "lobby_server": lobby},
        "$defs": definitions,
    }


def interface(openapi: dict[str, Any]) -> dict[str, Any]:
    """The description of the HTTP interface, with refusals as this service words them and not as Litestar does."""
    _join_frames(openapi["components"]["schemas"])
    for path in openapi["paths"].values():
        for operation in path.values():
            for status, answer in (
                operation.get("responses", {}).items() if isinstance(operation, dict) else ()
            ):
                if status == "204":
                    answer.pop("content", None)
                elif status.startswith(("4", "5")):
                    answer["content"] = {"application/json": {"schema": _FAILURE}}
    return openapi


class Interface(JsonRenderPlugin):
    """Where that description is published."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, interface(openapi_schema))


def _join(definitions: dict[str, Any], happened: Any, board: Any, mine: Any, line: Any) -> None:
    """Parts that are put in as ready-made JSON are any value to msgspec; here it says what they are."""
    for name in ("EventMessage", "SnapshotMessage"):
        properties = definitions[name]["properties"]
        properties["board"], properties["mine"] = board, mine
    definitions["EventMessage"]["properties"]["events"] = {"type": "array", "items": happened}
    definitions["SnapshotMessage"]["properties"]["sheet"] = {"type": "array", "items": line}
    definitions["SettledTold"]["properties"]["line"] = line


def _join_frames(schemas: dict[str, Any]) -> None:
    """The same for the answers over HTTP that have such parts: replays, and the sheets of finished games."""
    (happened, board, mine, line), definitions = msgspec.json.schema_components(
        (Told, Board, Mine, SHEET_LINE), ref_template="#/components/schemas/{name}"
    )
    definitions["SettledTold"]["properties"]["line"] = line
    for name, definition in definitions.items():
        schemas.setdefault(name, definition)
    frame = schemas["Frame"]["properties"]
    frame["events"] = {"type": "array", "items": happened}
    frame["board"], frame["mine"] = board, mine
    schemas["GamePage"]["properties"]["sheet"] = {"type": "array", "items": line}
