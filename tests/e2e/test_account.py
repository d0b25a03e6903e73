"""An account: made by a guest whose games stay his, left, entered again, and won back with a code."""

from __future__ import annotations

from playwright.async_api import Locator, expect
from tests.e2e.games import finished_game
from tests.e2e.world import Visitor, World

PASSWORD = "long enough words"
ANOTHER = "another long one"


def field(visitor: Visitor, message: str) -> Locator:
    return visitor.page.get_by_label(visitor.say(message), exact=True).first


async def sees(visitor: Visitor, message: str, **arguments: object) -> None:
    await expect(
        visitor.page.get_by_text(visitor.say(message, **arguments), exact=True).first
    ).to_be_visible()


async def sees_the_game(visitor: Visitor, game: str) -> None:
    await visitor.press("me-part-games", role="tab")
    await expect(visitor.page.locator(f'a[href="/replay?game={game}"]')).to_be_visible()
    await visitor.press("me-part-account", role="tab")


async def make_account(visitor: Visitor, login: str) -> list[str]:
    """Makes an account and keeps the recovery codes."""
    await field(visitor, "me-login").fill(login)
    await field(visitor, "me-password").fill(PASSWORD)
    await visitor.press("me-account-make")
    codes = visitor.page.get_by_role("dialog").locator("code")
    await expect(codes.first).to_be_visible()
    told = await codes.all_inner_texts()
    # Nobody goes on without having said that they are kept.
    done = visitor.page.get_by_role("button", name=visitor.say("me-codes-done"), exact=True)
    await expect(done).to_be_disabled()
    await visitor.page.get_by_label(visitor.say("me-codes-kept")).check()
    await done.click()
    await sees(visitor, "me-login-is", login=login)
    return told


async def test_a_guest_makes_an_account_leaves_and_comes_back(world: World) -> None:
    anna = await world.visit("/about", name="Anna")
    game = await finished_game(anna)
    await anna.go("/me")
    await sees_the_game(anna, game)
    codes = await make_account(anna, "anna.account")
    await sees_the_game(anna, game)

    await anna.press("me-leave")
    await sees(anna, "me-stranger")
    await field(anna, "me-login").fill("anna.account")
    await field(anna, "me-password").fill("not the password")
    await anna.press("me-sign-in-do")
    await expect(field(anna, "me-password")).to_have_attribute("aria-invalid", "true")
    await field(anna, "me-password").fill(PASSWORD)
    await anna.press("me-sign-in-do")
    await sees(anna, "me-login-is", login="anna.account")
    await sees_the_game(anna, game)

    # The password is forgotten; a code sets another one, once.
    await anna.press("me-leave")
    await anna.press("me-recover-instead")
    await field(anna, "me-login").fill("anna.account")
    await field(anna, "me-code").fill(codes[0])
    await field(anna, "me-password-new").fill(ANOTHER)
    await anna.press("me-recover-do")
    await sees(anna, "me-codes-left", left=len(codes) - 1)
    await sees_the_game(anna, game)


async def test_a_code_lets_in_from_another_browser_and_only_once(world: World) -> None:
    anna = await world.visit("/me", name="Anna", language="ru")
    codes = await make_account(anna, "anna.codes")
    elsewhere = await world.visit("/me", language="ru")
    for password, message in ((ANOTHER, "me-login-is"), (PASSWORD, None)):
        await elsewhere.press("me-recover-instead")
        await field(elsewhere, "me-login").fill("anna.codes")
        await field(elsewhere, "me-code").fill(codes[0])
        await field(elsewhere, "me-password-new").fill(password)
        await elsewhere.press("me-recover-do")
        if message:
            await sees(elsewhere, message, login="anna.codes")
            await elsewhere.press("me-leave")
    await expect(field(elsewhere, "me-password-new")).to_have_attribute("aria-invalid", "true")
