"""Tables over HTTP: open one, look at one, come in, sit down, get up, play again."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from litestar import Controller, Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from tysyacha.game import Game
from tysyacha.server.accounts.hashing import verified
from tysyacha.server.accounts.identity import Who, require
from tysyacha.server.accounts.models import Player
from tysyacha.server.edge.addresses import address_of
from tysyacha.server.edge.errors import language_for
from tysyacha.server.edge.speaking import SPEAKING, Speaking
from tysyacha.server.failures import Conflict, NotAllowed
from tysyacha.server.lobby.relations import ensure_welcome
from tysyacha.server.origin import origin_of
from tysyacha.server.play.live import Live
from tysyacha.server.play.messages import Hex
from tysyacha.server.play.settlements import lines_in
from tysyacha.server.service import Service, Serving
from tysyacha.server.sheet.telling import SheetTold, sheet_told
from tysyacha.server.tables.access import ensure_may_see, ensure_may_watch, is_key, let_in
from tysyacha.server.tables.links import code_of, link_of
from tysyacha.server.tables.models import StoredSeat, StoredTable
from tysyacha.server.tables.opening import SHORTEST_PASSWORD, open_table, rematch
from tysyacha.server.tables.pages import Passing, TablePage, page_of
from tysyacha.server.tables.seating import close, get_up, offer, sit_down
from tysyacha.server.tables.terms import SeatTerms, Terms

Password = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=100)]
MOST_LISTED = 100


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open. With ``seat`` the host sits down there at once; ``commitment`` is to his nonce."""

    terms: Terms = msgspec.field(default_factory=Terms)
    password: Password | None = None
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    commitment: Hex | None = None


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """What lets in to a private table: the key of its link, or its password."""

    key: Annotated[str, Meta(max_length=40)] | None = None
    password: Annotated[str, Meta(max_length=100)] | None = None


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """SHA-256(nonce, table id) of a nonce of 32 bytes; without it the nonce counts as empty."""

    commitment: Hex | None = None


class ListedTable(msgspec.Struct):
    """A table in a list. ``seats`` are the names by seat, null where one is free."""

    id: str
    preset: str
    changed_rules: int
    players: int
    stage: str
    rated: bool
    public: bool
    clock: Any
    spectators: bool
    seats: list[str | None]
    kinds: list[str]
    created: int


class Again(msgspec.Struct):
    """The table at which the same people play again."""

    table: str


class TableController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)
    dependencies = SPEAKING

    @post(summary="Open a table")
    async def open(
        self, data: JSONBody[NewTable], request: Request[Any, Any, Any], service: Serving
    ) -> TablePage:
        who = require(request)
        live = await open_table(service, who, data.terms, data.password)
        if data.seat is not None:
            await sit_down(live, who, data.seat, data.commitment)
        return await _page(service, live, who, request)

    @get(summary="Tables that are gathering, and public games under way")
    async def listed(self, service: Serving) -> list[ListedTable]:
        wanted = sa.and_(StoredTable.public, StoredTable.stage != "over")
        return await listed(service, wanted)

    @get("/mine", summary="My unfinished games, the newest first")
    async def mine(self, request: Request[Any, Any, Any], service: Serving) -> list[ListedTable]:
        who = require(request)
        seated = sa.select(StoredSeat.table).where(StoredSeat.player == who.id)
        wanted = sa.and_(
            StoredTable.stage != "over", sa.or_(StoredTable.id.in_(seated), StoredTable.host == who.id)
        )
        return await listed(service, wanted)

    @get("/{table:str}", summary="A table, and how its rules differ from mine")
    async def page(
        self, table: FromPath[str], request: Request[Any, Any, Any], service: Serving
    ) -> TablePage:
        live = await service.hub.live(table)
        who: Who | None = request.scope.get("user")
        await ensure_may_see(service.storage, live, who)
        return await _page(service, live, who, request)

    @get("/{table:str}/code", summary="The link as a QR code", media_type="image/svg+xml")
    async def code(self, table: FromPath[str], request: Request[Any, Any, Any], service: Serving) -> bytes:
        live = await service.hub.live(table)
        who: Who | None = request.scope.get("user")
        await ensure_may_see(service.storage, live, who)
        link = (await _passing(service, live, who, request)).link
        if link is None:
            raise NotAllowed("only_seated")
        return code_of(link)

    @get("/{table:str}/sheet", summary="The sheet of the game at a table so far, in words")
    async def sheet(
        self, table: FromPath[str], request: Request[Any, Any, Any], service: Serving, words: Speaking
    ) -> SheetTold:
        live = await service.hub.live(table)
        who: Who | None = request.scope.get("user")
        await ensure_may_watch(service.storage, live, who)
        state = live.state
        if state.game is None:
            raise Conflict("game_not_begun")
        # A game that was held to what another version had written begins behind it.
        start = Game.new(state.agreements, len(state.seats)).start
        lines = lines_in(state.sheet, start) if state.rescored else None
        return sheet_told(state.game, state.names(words), words, lines)

    @post("/{table:str}/enter", summary="Come in to a private table", status_code=200)
    async def enter(
        self, table: FromPath[str], data: JSONBody[Entry], request: Request[Any, Any, Any], service: Serving
    ) -> TablePage:
        who = require(request)
        live = await service.hub.live(table)
        row = await service.hub.row(table)
        by_key = data.key is not None and is_key(row, data.key)
        address = address_of(request)
        if not by_key and not await _is_password(service, address, row, data.password):
            raise NotAllowed("entry_wrong")
        await let_in(service.storage, table, who)
        return await _page(service, live, who, request)

    @post("/{table:str}/seats/{seat:int}", summary="Sit down", status_code=200)
    async def sit(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[Sitting],
        request: Request[Any, Any, Any],
        service: Serving,
    ) -> TablePage:
        who = require(request)
        live = await service.hub.live(table)
        await ensure_may_see(service.storage, live, who)
        await ensure_welcome(service.storage, live.host, who)
        await sit_down(live, who, seat, data.commitment)
        return await _page(service, live, who, request)

    @put("/{table:str}/seats/{seat:int}", summary="Change a free seat; only the host", status_code=200)
    async def offer(
        self,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SeatTerms],
        request: Request[Any, Any, Any],
        service: Serving,
    ) -> TablePage:
        who = require(request)
        live = await service.hub.live(table)
        await offer(live, who, seat, data)
        return await _page(service, live, who, request)

    @delete("/{table:str}", summary="Close a table before its game; only the host", status_code=204)
    async def close(self, table: FromPath[str], request: Request[Any, Any, Any], service: Serving) -> None:
        await close(await service.hub.live(table), require(request))

    @delete("/{table:str}/seat", summary="Get up", status_code=204)
    async def leave(self, table: FromPath[str], request: Request[Any, Any, Any], service: Serving) -> None:
        await get_up(await service.hub.live(table), require(request))

    @post("/{table:str}/rematch", summary="Play again with the same people", status_code=200)
    async def again(self, table: FromPath[str], request: Request[Any, Any, Any], service: Serving) -> Again:
        who = require(request)
        return Again(await rematch(service, await service.hub.live(table), who))


async def listed(service: Service, wanted: sa.ColumnElement[bool]) -> list[ListedTable]:
    """The tables that a condition picks, the newest first."""
    async with service.storage.reading() as session:
        rows = (
            await session.scalars(
                sa.select(StoredTable).where(wanted).order_by(StoredTable.created.desc()).limit(MOST_LISTED)
            )
        ).all()
        seats = (
            await session.scalars(
                sa.select(StoredSeat)
                .where(StoredSeat.table.in_([row.id for row in rows]))
                .order_by(StoredSeat.table, StoredSeat.seat)
            )
        ).all()
    by_table: dict[str, list[StoredSeat]] = {}
    for seat in seats:
        by_table.setdefault(seat.table, []).append(seat)
    return [_listed(row, by_table.get(row.id, [])) for row in rows]


def _listed(row: StoredTable, seats: list[StoredSeat]) -> ListedTable:
    rules = row.terms.get("rules", {})
    return ListedTable(
        id=row.id,
        preset=rules.get("preset", "classic_ru"),
        changed_rules=len(rules.get("changes", {})),
        players=row.players,
        stage=row.stage,
        rated=row.rated,
        public=row.public,
        clock=row.terms.get("clock"),
        spectators=row.terms.get("spectators", True),
        seats=[each.name or None for each in seats],
        kinds=[each.kind for each in seats],
        created=row.created,
    )


async def _page(service: Service, live: Live, who: Who | None, request: Request[Any, Any, Any]) -> TablePage:
    passing = await _passing(service, live, who, request)
    return page_of(live, who, language_for(request), passing, await _kept_for(service, live))


async def _passing(service: Service, live: Live, who: Who | None, request: Request[Any, Any, Any]) -> Passing:
    """The host and those who sit at a table pass its link on; that of a public one everybody."""
    key = None
    if who is not None and (who.id == live.host or live.state.seat_of(who.id) is not None):
        key = (await service.hub.row(live.id)).key
    public = live.state.terms.public
    if key is None and not public:
        return Passing(None, None)
    link = link_of(origin_of(service.settings, request), live.id, None if public else key)
    return Passing(key, link)


async def _kept_for(service: Service, live: Live) -> list[str | None]:
    """By seat the names of those for whom one is kept."""
    wanted = [each.kept_for for each in live.state.seats]
    names: dict[str, str] = {}
    if people := [each for each in wanted if each is not None]:
        async with service.storage.reading() as session:
            for row in await session.execute(sa.select(Player.id, Player.name).where(Player.id.in_(people))):
                names[row.id] = row.name
    return [None if each is None else names.get(each) for each in wanted]


async def _is_password(service: Service, address: str, row: StoredTable, password: str | None) -> bool:
    """Tries are counted for the address and for the table: a guest who may try no more is soon another guest."""
    if password is None or row.password is None:
        return False
    service.tries.spend(f"table-password-{address}-{row.id}")
    service.sign_ins.spend(f"table {row.id}")
    return (await verified(password, row.password))[0]
