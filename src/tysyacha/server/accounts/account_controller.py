"""Accounts over HTTP: make one, sign in and out, get back in, take one's data away or have it deleted."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
import sqlalchemy as sa
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from msgspec import Meta

from tysyacha.errors import TysyachaError
from tysyacha.server.accounts import signing
from tysyacha.server.accounts.bringing import bring_along
from tysyacha.server.accounts.identity import COOKIE, Who, close_session, open_session, require
from tysyacha.server.accounts.models import Account, Identity, RecoveryCode, Session
from tysyacha.server.accounts.own_data import delete_player, exported
from tysyacha.server.accounts.providers import client_of, clients
from tysyacha.server.accounts.visits import VISIT_MS, arrive, depart
from tysyacha.server.edge.addresses import address_of
from tysyacha.server.edge.errors import language_for
from tysyacha.server.failures import Conflict, NotAllowed, NotFound
from tysyacha.server.ids import digest_of
from tysyacha.server.running.logs import logger
from tysyacha.server.service import Service, Serving

Login = Annotated[str, Meta(min_length=1, max_length=40)]
NewPassword = Annotated[str, Meta(min_length=signing.SHORTEST_PASSWORD, max_length=signing.LONGEST_PASSWORD)]
Password = Annotated[str, Meta(max_length=signing.LONGEST_PASSWORD)]
STATE_COOKIE: Final = "tysyacha-visit"
_LOG: Final = logger("accounts")


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """A name to sign in with, which nobody else sees, and a password."""

    login: Login
    password: NewPassword


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """What a player signs in with."""

    login: Login
    password: Password


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """One of the recovery codes, and the password from now on."""

    login: Login
    code: Annotated[str, Meta(max_length=40)]
    password: NewPassword


class PasswordChange(msgspec.Struct, forbid_unknown_fields=True):
    """The password until now, and from now on."""

    old: Password
    new: NewPassword


class Confirmation(msgspec.Struct, forbid_unknown_fields=True):
    """The player's password, where he has one."""

    password: Password | None = None


class Codes(msgspec.Struct):
    """Recovery codes, shown this once: each sets a new password, one time."""

    codes: list[str]


class SignedIn(msgspec.Struct):
    """Who is signed in now."""

    id: str


class Browser(msgspec.Struct):
    """A browser that is signed in."""

    id: str
    created: int
    seen: int
    is_this: bool


class AccountTold(msgspec.Struct):
    """How a player can sign in. ``login`` is None for a guest, and where only providers sign in."""

    is_account: bool
    login: str | None
    providers: list[str]
    codes_left: int
    browsers: list[Browser]


class ProviderTold(msgspec.Struct):
    """A provider to sign in with, at ``/api/sign-in/ID``."""

    id: str
    name: str


class AccountController(Controller):
    """The account of the player behind the cookie."""

    path = "/api/account"
    tags = ("account",)

    @get(summary="How I can sign in")
    async def account(self, request: Request[Any, Any, Any], service: Serving) -> AccountTold:
        who = require(request)
        async with service.storage.reading() as session:
            account = await session.get(Account, who.id)
            providers = await session.scalars(sa.select(Identity.provider).where(Identity.player == who.id))
            codes = await session.scalar(
                sa.select(sa.func.count()).select_from(RecoveryCode).where(RecoveryCode.player == who.id)
            )
            browsers = await session.scalars(
                sa.select(Session).where(Session.player == who.id).order_by(Session.seen.desc()).limit(100)
            )
            return AccountTold(
                account is not None,
                None if account is None else account.login,
                sorted(set(providers)),
                codes or 0,
                [
                    Browser(_browser(each.token), each.created, each.seen, each.token == who.session)
                    for each in browsers
                ],
            )

    @post(summary="Make an account of a guest, who keeps his games")
    async def make(
        self, data: JSONBody[NewAccount], request: Request[Any, Any, Any], service: Serving
    ) -> Response[Codes]:
        who = require(request)
        service.arrivals.spend(address_of(request))
        codes = await signing.make_account(service.storage, who, data.login, data.password)
        await close_session(service.storage, who.session)
        return Response(Codes(codes), cookies=[await open_session(service.storage, who.id, service.settings)])

    @post("/sign-in", summary="Sign in", status_code=200)
    async def sign_in(
        self, data: JSONBody[Credentials], request: Request[Any, Any, Any], service: Serving
    ) -> Response[SignedIn]:
        _throttle(service, request, data.login)
        player = await signing.sign_in(service.storage, data.login, data.password)
        return await _signed_in(service, request, player)

    @post("/recover", summary="Set a new password with a recovery code", status_code=200)
    async def recover(
        self, data: JSONBody[Recovery], request: Request[Any, Any, Any], service: Serving
    ) -> Response[SignedIn]:
        _throttle(service, request, data.login)
        player = await signing.recover(service.storage, data.login, data.code, data.password)
        service.signed_out(player)
        return await _signed_in(service, request, player)

    @put("/password", summary="Change my password; other browsers are signed out", status_code=204)
    async def password(
        self, data: JSONBody[PasswordChange], request: Request[Any, Any, Any], service: Serving
    ) -> None:
        who = require(request)
        service.tries.spend(f"own-password-{who.id}")
        await signing.change_password(service.storage, who, data.old, data.new)
        service.signed_out(who.id, stays=lambda session: session == who.session)

    @post("/codes", summary="New recovery codes; the earlier ones are void", status_code=200)
    async def codes(
        self, data: JSONBody[Confirmation], request: Request[Any, Any, Any], service: Serving
    ) -> Codes:
        who = require(request)
        service.tries.spend(f"own-password-{who.id}")
        await signing.ensure_password(service.storage, who, data.password)
        async with service.storage.writing() as session:
            account = await session.get(Account, who.id)
            if account is None or account.login is None:
                raise Conflict("no_login")
            codes = await signing.new_codes(session, who.id)
        return Codes(codes)

    @delete("/browsers/{browser:str}", summary="Sign one of my browsers out", status_code=204)
    async def sign_out(
        self, browser: FromPath[str], request: Request[Any, Any, Any], service: Serving
    ) -> None:
        who = require(request)
        async with service.storage.reading() as session:
            tokens = await session.scalars(sa.select(Session.token).where(Session.player == who.id))
            found = [token for token in tokens if _browser(token) == browser]
        if not found:
            raise NotFound("browser_unknown")
        await close_session(service.storage, found[0])
        service.signed_out(who.id, stays=lambda session: session != found[0])

    @delete("/browsers", summary="Sign all my other browsers out", status_code=204)
    async def sign_others_out(self, request: Request[Any, Any, Any], service: Serving) -> None:
        who = require(request)
        async with service.storage.writing() as session:
            await session.execute(
                sa.delete(Session).where(Session.player == who.id, Session.token != who.session)
            )
        service.signed_out(who.id, stays=lambda session: session == who.session)

    @delete("/providers/{provider:str}", summary="Sign in with this provider no more", status_code=204)
    async def unlink(
        self, provider: FromPath[str], request: Request[Any, Any, Any], service: Serving
    ) -> None:
        who = require(request)
        async with service.storage.writing() as session:
            account = await session.get(Account, who.id)
            mine = (await session.scalars(sa.select(Identity).where(Identity.player == who.id))).all()
            if not any(each.provider == provider for each in mine):
                raise NotFound("provider_unknown")
            if account is None or (
                account.password is None and all(each.provider == provider for each in mine)
            ):
                raise Conflict("last_way_in")
            await session.execute(
                sa.delete(Identity).where(Identity.player == who.id, Identity.provider == provider)
            )

    @get("/data", summary="Everything that is kept of me")
    async def data(self, request: Request[Any, Any, Any], service: Serving) -> Response[dict[str, Any]]:
        who = require(request)
        service.tries.spend(f"data-{who.id}")
        body = msgspec.json.encode(await exported(service, who))
        headers = {"content-disposition": 'attachment; filename="tysyacha-data.json"'}
        # Already encoded; the description of the interface names what is in it.
        answer: Response[Any] = Response(body, media_type="application/json", headers=headers)
        return answer

    @post("/delete", summary="Delete me and my data", status_code=204)
    async def remove(
        self, data: JSONBody[Confirmation], request: Request[Any, Any, Any], service: Serving
    ) -> Response[None]:
        who = require(request)
        service.tries.spend(f"own-password-{who.id}")
        await signing.ensure_password(service.storage, who, data.password)
        await delete_player(service, who)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response


class SignInController(Controller):
    """Signing in with an account elsewhere."""

    path = "/api/sign-in"
    tags = ("account",)

    @get(summary="The providers to sign in with")
    async def providers(self, service: Serving) -> list[ProviderTold]:
        return [
            ProviderTold(each.provider.id, each.provider.name) for each in clients(service.settings).values()
        ]

    @get("/{provider:str}", summary="To the provider's page", status_code=302)
    async def off(
        self, provider: FromPath[str], request: Request[Any, Any, Any], service: Serving
    ) -> Redirect:
        client = client_of(service.settings, provider)
        service.arrivals.spend(address_of(request))
        back = _back(service, request, provider)
        url, state = await depart(service.storage, client, back, request.scope.get("user"))
        cookie = Cookie(
            key=STATE_COOKIE,
            value=state,
            max_age=VISIT_MS // 1000,
            path="/api/sign-in",
            httponly=True,
            samesite="lax",
            secure=service.settings.secure,
        )
        return Redirect(url, status_code=302, cookies=[cookie])

    @get("/{provider:str}/back", summary="Back from the provider's page", status_code=302)
    async def back(
        self, provider: FromPath[str], request: Request[Any, Any, Any], service: Serving
    ) -> Redirect:
        client = client_of(service.settings, provider)
        kept, told = request.cookies.get(STATE_COOKIE, ""), str(request.query_params.get("state", ""))
        try:
            if not kept or kept != told:
                raise NotAllowed("visit_wrong")
            query = {name: str(value) for name, value in request.query_params.items()}
            address = _back(service, request, provider)
            player = await arrive(service.storage, client, address, told, query, language_for(request))
        except TysyachaError as error:
            # A browser is under way here, not a program: the page that it comes to says what went wrong.
            return Redirect(f"/?sign-in={error.code}", status_code=302)
        return Redirect("/", status_code=302, cookies=[await _session(service, request, player)])


async def _signed_in(service: Service, request: Request[Any, Any, Any], player: str) -> Response[SignedIn]:
    return Response(SignedIn(player), cookies=[await _session(service, request, player)])


async def _session(service: Service, request: Request[Any, Any, Any], player: str) -> Cookie:
    """This browser is that player's from now on; what a guest did in it comes along."""
    who: Who | None = request.scope.get("user")
    _LOG.info("signed in", player=player)
    if who is not None and who.id != player and who.is_guest:
        await service.hub.finish(bring_along(service, who, player))
    if who is not None:
        await close_session(service.storage, who.session)
        if who.id != player:
            service.signed_out(who.id, stays=lambda session: session != who.session)
    return await open_session(service.storage, player, service.settings)


def _throttle(service: Service, request: Request[Any, Any, Any], login: str) -> None:
    """So many tries an address, so many for one name from one address, and some more for one name from everywhere."""
    name = signing.folded(login)
    service.arrivals.spend(address_of(request))
    service.tries.spend(f"sign-in-{address_of(request)}-{name}")
    service.sign_ins.spend(name)


def _back(service: Service, request: Request[Any, Any, Any], provider: str) -> str:
    home = (service.settings.public_url or str(request.base_url)).rstrip("/")
    return f"{home}/api/sign-in/{provider}/back"


def _browser(token: str) -> str:
    """A name for a session that tells nothing of it."""
    return digest_of(token)[:16]
