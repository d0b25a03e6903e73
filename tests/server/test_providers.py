"""Signing in through OpenID Connect, against a real provider in a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import httpx
import msgspec
import pytest
from tests.server.harness import Person, Served, serving
from tests.server.provider import running_provider

from tysyacha.server.accounts.providers import PROVIDERS, clients
from tysyacha.server.running.settings import Settings


@pytest.fixture(scope="module")
def provider() -> Iterator[str]:
    """The address of a provider."""
    with running_provider() as url:
        yield url


async def browser(served: Served) -> Person:
    return Person(served, served.browser(), {})


async def visit(person: Person, subject: str) -> str:
    """Goes to the provider, says who one is there; the way back."""
    off = await person.http.get("/api/sign-in/oidc")
    assert off.status_code == 302, off.text
    query = parse_qs(urlsplit(off.headers["location"]).query)
    assert query["code_challenge_method"] == ["S256"]
    async with httpx.AsyncClient() as http:
        answer = await http.post(off.headers["location"], data={"sub": subject})
    assert answer.status_code == 302, answer.text
    return str(answer.headers["location"])


async def back(person: Person, url: str) -> str:
    """Comes back; the page that the browser is sent to."""
    answer = await person.http.get(url)
    assert answer.status_code == 302, answer.text
    return str(answer.headers["location"])


def test_somebody_signs_in_by_a_provider_and_is_known_again(database: str, provider: str) -> None:
    async def scenario() -> None:
        async with serving(
            database,
            oidc_issuer=provider,
            oidc_client_id="tysyacha",
            oidc_client_secret="s",
            oidc_name="House",
        ) as served:
            anna = await browser(served)
            assert await anna.get("/api/sign-in") == [{"id": "oidc", "name": "House"}]
            assert await back(anna, await visit(anna, "anna@example.com")) == "/"
            me = await anna.get("/api/me")
            assert me["kind"] == "account"
            elsewhere = await browser(served)
            assert await back(elsewhere, await visit(elsewhere, "anna@example.com")) == "/"
            assert (await elsewhere.get("/api/me"))["id"] == me["id"]
            told = await anna.get("/api/account")
            assert (told["is_account"], told["login"], told["providers"]) == (True, None, ["oidc"])
            unlinked = await anna.http.delete("/api/account/providers/oidc")
            assert unlinked.json()["code"] == "last_way_in"
            await anna.post("/api/account", {"login": "anna", "password": "long enough"})
            assert (await anna.http.delete("/api/account/providers/oidc")).status_code == 204

    asyncio.run(scenario())


def test_a_guest_who_signs_in_by_a_provider_stays_who_he_is(sqlite: str, provider: str) -> None:
    async def scenario() -> None:
        async with serving(
            sqlite, oidc_issuer=provider, oidc_client_id="tysyacha", oidc_client_secret="s"
        ) as served:
            guest, other = await served.guest("Boris"), await served.guest("Vera")
            assert await back(guest, await visit(guest, "boris@example.com")) == "/"
            me = await guest.get("/api/me")
            assert (me["id"], me["kind"], me["name"]) == (guest.me["id"], "account", "Boris")
            await other.post("/api/account", {"login": "vera", "password": "long enough"})
            assert await back(other, await visit(other, "boris@example.com")) == "/?sign-in=identity_taken"

    asyncio.run(scenario())


def test_a_way_back_is_good_once_and_in_its_own_browser(sqlite: str, provider: str) -> None:
    async def scenario() -> None:
        async with serving(
            sqlite, oidc_issuer=provider, oidc_client_id="tysyacha", oidc_client_secret="s"
        ) as served:
            anna, eve = await browser(served), await browser(served)
            url = await visit(anna, "anna@example.com")
            assert await back(eve, url) == "/?sign-in=visit_wrong"
            assert await back(anna, url) == "/"
            assert await back(anna, url) == "/?sign-in=visit_wrong"
            forged = (await visit(eve, "eve@example.com")).replace("code=", "code=x")
            assert await back(eve, forged) == "/?sign-in=provider_refused"
            denied = (await visit(eve, "eve@example.com")).split("?")[0]
            assert await back(eve, f"{denied}?error=access_denied") == "/?sign-in=visit_wrong"
            assert "tysyacha" not in eve.http.cookies
            assert (await eve.http.get("/api/sign-in/google")).json()["code"] == "provider_unknown"

    asyncio.run(scenario())


def test_each_provider_is_switched_on_by_its_settings() -> None:
    assert clients(Settings()) == {}
    for provider in PROVIDERS:
        settings = msgspec.convert({f"{provider.id}_client_id": "x"}, Settings)
        assert list(clients(settings)) == [provider.id]
        assert provider.issuer or all((provider.authorize_url, provider.token_url, provider.user_url))
