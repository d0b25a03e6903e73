"""Signing in through a provider: off to its page with a state, a nonce and a PKCE challenge, and back with a code.

What talks to providers is imported with the first visit: the service starts without.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tysyacha.server.accounts.identity import Who
from tysyacha.server.accounts.models import Account, Identity, Player, Visit
from tysyacha.server.accounts.names import MOST_LETTERS, tidy_name
from tysyacha.server.accounts.providers import Client, Provider
from tysyacha.server.accounts.signing import ensure_not_banned, promote
from tysyacha.server.failures import BadRequest, Conflict, NotAllowed, NotFound
from tysyacha.server.ids import digest_of, new_id, new_token
from tysyacha.server.running.logs import logger
from tysyacha.server.storage import Storage
from tysyacha.server.times import now_ms

_LOG: Final = logger("accounts")
VISIT_MS: Final = 600_000
_SECONDS: Final = 10.0
_ALGORITHMS: Final = ("RS256", "ES256", "PS256", "EdDSA")


class Addresses(NamedTuple):
    """Where a provider is asked for what."""

    authorize: str
    token: str
    user: str
    keys: str | None
    issuer: str | None


class Person(NamedTuple):
    """Who came back: the provider's lasting id, and a name where it told one."""

    subject: str
    name: str | None


async def depart(storage: Storage, client: Client, back: str, who: Who | None) -> tuple[str, str]:
    """The provider's page to send a browser to, and the state that its cookie keeps meanwhile."""
    addresses = await _addresses(client.provider)
    state, nonce, verifier = new_token(), new_token(), new_token()
    async with storage.writing() as session:
        await session.execute(sa.delete(Visit).where(Visit.expires < now_ms()))
        session.add(
            Visit(
                state=digest_of(state),
                provider=client.provider.id,
                nonce=nonce,
                verifier=verifier,
                player=None if who is None else who.id,
                expires=now_ms() + VISIT_MS,
            )
        )
    async with _oauth(client, back) as oauth:
        url, _ = oauth.create_authorization_url(
            addresses.authorize, state=state, code_verifier=verifier, nonce=nonce
        )
    return str(url), state


async def arrive(
    storage: Storage, client: Client, back: str, state: str, query: Mapping[str, str], language: str
) -> str:
    """Somebody came back; his player.

    Raises NotAllowed ``visit_wrong`` (no such visit, or from another browser), ``provider_refused``, ``banned``;
    Conflict ``identity_taken``.
    """
    visit = await _visit(storage, state, client.provider.id)
    code = query.get("code")
    if not code:
        raise NotAllowed("provider_refused", provider=client.provider.name)
    try:
        person = await _ask(client, back, visit, code, query)
    except (NotAllowed, NotFound):
        raise
    except Exception as error:
        # Whatever goes wrong over there; the error may quote a code or a token, so only its kind is noted.
        _LOG.warning("provider refused", provider=client.provider.id, kind=type(error).__name__)
        raise NotAllowed("provider_refused", provider=client.provider.name) from None
    player = await _player_of(storage, client.provider.id, person, visit.player, language)
    await ensure_not_banned(storage, player)
    return player


def _oauth(client: Client, back: str) -> Any:
    with warnings.catch_warnings():
        import authlib.deprecate  # noqa: F401  # it sets a filter of its own when it is first imported

        # Authlib would rather have another HTTP library than the one this project has.
        warnings.simplefilter("ignore")
        from authlib.integrations.httpx_client import AsyncOAuth2Client
    method = "client_secret_basic" if client.secret else "none"
    return AsyncOAuth2Client(
        client.id,
        client.secret,
        scope=client.provider.scope,
        redirect_uri=back,
        code_challenge_method="S256",
        token_endpoint_auth_method=method,
        timeout=_SECONDS,
    )


async def _visit(storage: Storage, state: str, provider: str) -> Visit:
    """The visit that this state belongs to; it is good for one return."""
    digest = digest_of(state)
    async with storage.writing() as session:
        found = await session.get(Visit, digest)
        if found is None or found.provider != provider or found.expires < now_ms():
            raise NotAllowed("visit_wrong")
        await session.execute(sa.delete(Visit).where(Visit.state == digest))
    return found


async def _ask(client: Client, back: str, visit: Visit, code: str, query: Mapping[str, str]) -> Person:
    provider = client.provider
    addresses = await _addresses(provider)
    echoed = {name: query[name] for name in provider.echoed if name in query}
    async with _oauth(client, back) as oauth:
        token = await oauth.fetch_token(
            addresses.token,
            code=code,
            code_verifier=visit.verifier,
            grant_type="authorization_code",
            **echoed,
        )
        if addresses.issuer is not None:
            claims = await _checked_claims(client, addresses, str(token["id_token"]), visit.nonce)
        elif provider.posts_token:
            body = {"access_token": token["access_token"], "client_id": client.id}
            claims = (await oauth.post(addresses.user, data=body)).raise_for_status().json()
        else:
            claims = (await oauth.get(addresses.user)).raise_for_status().json()
    subject = _inside(claims, provider.subject)
    if not subject or len(subject) > 255:
        raise NotAllowed("provider_refused", provider=provider.name)
    names = (_inside(claims, each) for each in provider.names)
    return Person(subject, next((name for name in names if name), None))


async def _checked_claims(
    client: Client, addresses: Addresses, id_token: str, nonce: str
) -> Mapping[str, Any]:
    """The claims of an id token that this provider signed for this service and this visit."""
    import httpx
    from joserfc import jwt
    from joserfc.jwk import KeySet

    async with httpx.AsyncClient(timeout=_SECONDS) as http:
        keys = (await http.get(str(addresses.keys))).raise_for_status().json()
    token = jwt.decode(id_token, KeySet.import_key_set(keys), algorithms=list(_ALGORITHMS))
    rules = jwt.JWTClaimsRegistry(
        leeway=60,
        iss={"essential": True, "value": str(addresses.issuer)},
        aud={"essential": True, "value": client.id},
        exp={"essential": True},
        nonce={"essential": True, "value": nonce},
    )
    rules.validate(token.claims)
    return token.claims


async def _addresses(provider: Provider) -> Addresses:
    if provider.issuer is None:
        return Addresses(provider.authorize_url, provider.token_url, provider.user_url, None, None)
    import httpx

    url = provider.issuer.rstrip("/") + "/.well-known/openid-configuration"
    try:
        async with httpx.AsyncClient(timeout=_SECONDS) as http:
            told = msgspec.json.decode((await http.get(url)).raise_for_status().content)
        return Addresses(
            told["authorization_endpoint"],
            told["token_endpoint"],
            told.get("userinfo_endpoint", ""),
            told["jwks_uri"],
            told["issuer"],
        )
    except (httpx.HTTPError, msgspec.MsgspecError, KeyError, TypeError):
        _LOG.warning("provider not reached", provider=provider.id)
        raise NotAllowed("provider_refused", provider=provider.name) from None


def _inside(claims: Any, path: str) -> str | None:
    for part in path.split("."):
        claims = claims.get(part) if isinstance(claims, Mapping) else None
    return str(claims) if isinstance(claims, str | int) else None


async def _player_of(
    storage: Storage, provider: str, person: Person, visitor: str | None, language: str
) -> str:
    """Whom the provider's person is here: known already, else the player who went there, else a new one."""
    try:
        async with storage.writing() as session:
            known = await session.get(Identity, (provider, person.subject))
            account = None if visitor is None else await session.get(Account, visitor)
            if known is not None:
                if account is not None and known.player != visitor:
                    raise Conflict("identity_taken")
                return known.player
            player = None if visitor is None else await session.get(Player, visitor)
            if player is None:
                player = _newcomer(person.name, language)
                session.add(player)
                await session.flush()
            if account is None:
                session.add(Account(player=player.id, login=None, password=None, created=now_ms()))
                await session.flush()
                await promote(session, player.id)
            session.add(Identity(provider=provider, subject=person.subject, player=player.id))
            await session.flush()
            return player.id
    except IntegrityError:
        raise Conflict("identity_taken") from None


def _newcomer(name: str | None, language: str) -> Player:
    now = now_ms()
    try:
        shown = tidy_name((name or "")[:MOST_LETTERS])
    except BadRequest:
        shown = "Player"
    return Player(
        id=new_id(), kind="account", name=shown, language=language, preferences={}, created=now, seen=now
    )
