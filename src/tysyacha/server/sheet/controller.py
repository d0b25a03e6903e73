"""The sheet alone over HTTP, for people with real cards: everything is sent along and nothing is kept."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec
from litestar import Controller, Request, Response, post
from litestar.params import JSONBody

from tysyacha.record import write
from tysyacha.server.edge.reckoning import reckoned
from tysyacha.server.edge.speaking import SPEAKING, Speaking
from tysyacha.server.service import Serving
from tysyacha.server.sheet.asked import SheetAsked
from tysyacha.server.sheet.kept import SheetKept, kept, written_whole
from tysyacha.server.sheet.spreadsheet import csv_of
from tysyacha.server.sheet.telling import sheet_told
from tysyacha.texts import Words

MOST_SHEET_BYTES: Final = 512 * 1024


class SheetController(Controller):
    """The sheet of a game with real cards."""

    path = "/api/sheet"
    tags = ("sheet",)
    dependencies = SPEAKING
    request_max_body_size = MOST_SHEET_BYTES

    @post(summary="The sheet of a game with real cards, and what to ask about its next deal", status_code=200)
    async def sheet(
        self,
        data: JSONBody[SheetAsked],
        request: Request[Any, Any, Any],
        service: Serving,
        words: Speaking,
    ) -> SheetKept:
        return await reckoned(service, request, partial(kept, data, words))

    @post("/csv", summary="The same sheet for a spreadsheet", status_code=200, media_type="text/csv")
    async def spreadsheet(
        self,
        data: JSONBody[SheetAsked],
        request: Request[Any, Any, Any],
        service: Serving,
        words: Speaking,
    ) -> Response[bytes]:
        table = await reckoned(service, request, partial(_csv, data, words))
        return Response(table, media_type="text/csv", headers=_downloaded("csv"))

    @post("/record", summary="The same game as a record", status_code=200)
    async def record(
        self,
        data: JSONBody[SheetAsked],
        request: Request[Any, Any, Any],
        service: Serving,
        words: Speaking,
    ) -> Response[msgspec.Raw]:
        document = await reckoned(service, request, partial(_record, data, words))
        return Response(msgspec.Raw(document), headers=_downloaded("json"))


def _csv(asked: SheetAsked, words: Words) -> bytes:
    record, game, _ = written_whole(asked, words)
    return csv_of(sheet_told(game, record.players, words), words)


def _record(asked: SheetAsked, words: Words) -> bytes:
    return write(written_whole(asked, words).record)


def _downloaded(ending: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="tysyacha-sheet.{ending}"'}
