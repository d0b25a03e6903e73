"""Where people can sign in with an account they have elsewhere: providers as data, each on by its settings.

OpenID Connect proper needs no more than an ``issuer``, whose discovery document tells all addresses, and proves who
came by a signed id token. VK ID and Yandex ID are asked at their own addresses who it was.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tysyacha.server.failures import NotFound
from tysyacha.server.running.settings import Settings


class Provider(NamedTuple):
    """``subject`` and ``names`` are where its answer has the lasting id and a name to show; dots lead inwards.

    ``echoed`` are parameters of the way back that the token request has to repeat. ``posts_token`` where the
    question who it was carries the access token in its body.
    """

    id: str
    name: str
    scope: str
    issuer: str | None = None
    authorize_url: str = ""
    token_url: str = ""
    user_url: str = ""
    subject: str = "sub"
    names: tuple[str, ...] = ("name", "preferred_username", "nickname", "given_name")
    echoed: tuple[str, ...] = ()
    posts_token: bool = False


PROVIDERS: Final = (
    Provider("google", "Google", "openid profile", issuer="https://accounts.google.com"),
    Provider(
        "vk",
        "VK ID",
        "vkid.personal_info",
        authorize_url="https://id.vk.com/authorize",
        token_url="https://id.vk.com/oauth2/auth",
        user_url="https://id.vk.com/oauth2/user_info",
        subject="user.user_id",
        names=("user.first_name",),
        echoed=("device_id",),
        posts_token=True,
    ),
    Provider(
        "yandex",
        "Yandex ID",
        "login:info",
        authorize_url="https://oauth.yandex.ru/authorize",
        token_url="https://oauth.yandex.ru/token",
        user_url="https://login.yandex.ru/info?format=json",
        subject="id",
        names=("display_name", "real_name", "login"),
    ),
)


class Client(NamedTuple):
    """This service as a provider knows it."""

    provider: Provider
    id: str
    secret: str | None


def clients(settings: Settings) -> dict[str, Client]:
    """The providers that are switched on: those whose ``…_client_id`` is set, and one of the house's own."""
    found = {}
    for provider in PROVIDERS:
        client = getattr(settings, f"{provider.id}_client_id")
        if client:
            secret = getattr(settings, f"{provider.id}_client_secret")
            found[provider.id] = Client(provider, client, secret)
    if settings.oidc_issuer and settings.oidc_client_id:
        own = Provider("oidc", settings.oidc_name, "openid profile", issuer=settings.oidc_issuer)
        found["oidc"] = Client(own, settings.oidc_client_id, settings.oidc_client_secret)
    return found


def client_of(settings: Settings, provider: str) -> Client:
    """Raises NotFound ``provider_unknown``."""
    found = clients(settings).get(provider)
    if found is None:
        raise NotFound("provider_unknown")
    return found
