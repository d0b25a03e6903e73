"""The sheet for people with real cards: written on one phone, with and without a line."""

from __future__ import annotations

from playwright.async_api import Locator, expect
from tests.e2e.line import Line
from tests.e2e.world import Visitor, World

NAMES = ("Anna", "Boris", "Vera")


async def begin(visitor: Visitor) -> None:
    for place, name in enumerate(NAMES):
        label = visitor.say("seat-unnamed", number=place + 1)
        await visitor.page.get_by_role("textbox", name=label, exact=True).fill(name)
    await visitor.press("book-begin")


async def entry(visitor: Visitor, declarer: str, bid: int) -> Locator:
    """The form of the next deal, with its declarer and contract."""
    await visitor.press("book-enter")
    form = visitor.page.get_by_role("dialog")
    await form.get_by_role("radio", name=declarer, exact=True).first.check()
    await form.get_by_role("button", name=str(bid), exact=True).click()
    return form


async def conceded(visitor: Visitor, declarer: str, bid: int) -> None:
    form = await entry(visitor, declarer, bid)
    await form.get_by_label(visitor.say("book-conceded"), exact=True).check()
    await visitor.press("book-write")
    await expect(form).to_have_count(0)


def totals(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("table").first


async def test_a_deal_is_checked_reckoned_and_corrected(world: World) -> None:
    anna = await world.visit("/sheet")
    await begin(anna)
    form = await entry(anna, "Anna", 100)
    # Anna takes 60 and a marriage of 100; there are no more than 120 points in the pack.
    first, second = (form.get_by_role("region", name=name, exact=True) for name in NAMES[:2])
    for player, tricks, cards in ((first, "5", "60"), (second, "2", "90")):
        await player.get_by_label(anna.say("book-tricks"), exact=True).fill(tricks)
        await player.get_by_label(anna.say("book-cards"), exact=True).fill(cards)
    await first.get_by_role("button", name="♥ 100").click()
    await form.get_by_role("radio", name="Anna", exact=True).last.check()
    await anna.press("book-write")
    await expect(form.get_by_text(anna.say("book-sum-cards", sum=150, of=120))).to_be_visible()
    await expect(form.get_by_role("alert").first).to_be_visible()
    await second.get_by_label(anna.say("book-cards"), exact=True).fill("40")
    await anna.press("book-write")
    await expect(form).to_have_count(0)
    await expect(totals(anna)).to_contain_text("+100")
    await expect(totals(anna)).to_contain_text("+40")
    await expect(totals(anna)).to_contain_text("+20")


async def test_without_a_line_everything_is_kept_and_settled_later(world: World) -> None:
    async with Line(world.service.port) as line:
        anna = await world.visit("/sheet", installed=True, url=line.url)
        await begin(anna)
        await conceded(anna, "Boris", 120)
        await expect(totals(anna)).to_contain_text("−120")
        await anna.page.evaluate("navigator.serviceWorker.ready.then(() => null)")

        line.cut()
        await conceded(anna, "Vera", 110)
        await expect(anna.page.get_by_text(anna.say("book-waiting", count=1))).to_be_visible()
        # The page itself comes from the device, with what was written.
        await anna.page.reload()
        await expect(anna.page.get_by_text(anna.say("book-waiting", count=1))).to_be_visible()
        await expect(totals(anna)).not_to_contain_text("−110")

        line.mend()
        await expect(totals(anna)).to_contain_text("−110")
        await expect(anna.page.get_by_text(anna.say("book-waiting", count=1))).to_have_count(0)
