"""Every screen, in both languages, on a phone and on a desk: it fits, it is translated, and nobody is kept out."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.e2e.checks import does_not_fit, put_on, serious, untranslated
from tests.e2e.tour import tour
from tests.e2e.world import ACROSS, DESK, PHONE, World


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_every_screen_fits_and_speaks_its_language(world: World, language: Literal["en", "ru"]) -> None:
    visitor = await world.visit("/about", language=language)
    faults = []
    async for name in tour(visitor):
        for size in (DESK, *((ACROSS,) if name.startswith("table") else ()), PHONE):
            faults += [
                f"{name} at {size[0]} x {size[1]}: {each}" for each in await does_not_fit(visitor, size)
            ]
        faults += [f"{name}: {each!r} is not {language}" for each in await untranslated(visitor)]
    assert not faults, "\n".join(faults)


async def test_axe_finds_nothing_serious_on_any_screen(world: World) -> None:
    visitor = await world.visit("/about", size=PHONE)
    faults = []
    async for name in tour(visitor):
        await put_on(visitor, "light")
        faults += [f"{name}: {each}" for each in await serious(visitor)]
        for look in ("dark", "contrast"):
            await put_on(visitor, look)
            faults += [f"{name} in {look}: {each}" for each in await serious(visitor, "color-contrast")]
    assert not faults, "\n".join(faults)
