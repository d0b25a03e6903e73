"""Signing in by a provider, as people do it: out of the page to the provider's own, and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.e2e.world import Visitor, World
from tests.server.provider import running_provider


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    """A service that knows a provider called House."""
    with (
        running_provider() as url,
        World(
            tmp_path,
            OIDC_ISSUER=url,
            OIDC_CLIENT_ID="tysyacha",
            OIDC_CLIENT_SECRET="s",
            OIDC_NAME="House",
        ) as world,
    ):
        yield world
        world.run(world.close_visitors())


async def by_the_house(visitor: Visitor, subject: str) -> None:
    """Goes to the provider, says there who one is, and comes back."""
    await visitor.page.get_by_role("link", name="House", exact=True).click()
    await visitor.page.locator('input[name="sub"]').fill(subject)
    await visitor.page.locator('input[name="sub"]').press("Enter")
    await visitor.page.wait_for_url(f"{visitor.world.service.url}/**")
    await visitor.shown()


async def test_an_account_by_a_provider_is_the_same_from_every_browser(world: World) -> None:
    anna = await world.visit("/me")
    await by_the_house(anna, "anna@example.com")
    me = (await anna.person()).me
    await anna.go("/me")
    linked = anna.page.get_by_role("heading", name=anna.say("me-linked"), exact=True)
    await expect(linked).to_be_visible()
    # It is called here as on the button that led there.
    await expect(anna.page.get_by_role("listitem").filter(has_text="House")).to_be_visible()
    elsewhere = await world.visit("/me", language="ru")
    await by_the_house(elsewhere, "anna@example.com")
    assert (await elsewhere.person()).me["id"] == me["id"]
    # Without another way in the provider is not let go, and that is said.
    await anna.press("me-unlink")
    await expect(anna.page.get_by_text(anna.say("error-last-way-in")).first).to_be_visible()
    await expect(linked).to_be_visible()


async def test_a_visit_that_fails_is_told_where_one_signs_in(world: World) -> None:
    anna = await world.visit("/?sign-in=visit_wrong")
    await expect(anna.page).to_have_url(f"{world.service.url}/me?sign-in=visit_wrong")
    await expect(anna.page.get_by_text(anna.say("me-failed-visit_wrong"), exact=True)).to_be_visible()
    await expect(anna.page.get_by_role("link", name="House", exact=True)).to_be_visible()
