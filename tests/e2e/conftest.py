"""A real service and a real browser for the tests of what people see; a test is a coroutine that asks for ``world``."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import pytest
from tests.e2e.world import World


@pytest.fixture(scope="session")
def e2e(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """The service and the browser, started once."""
    with World(tmp_path_factory.mktemp("e2e")) as world:
        yield world


@pytest.fixture
def world(e2e: World) -> Iterator[World]:
    """The same, with nobody looking yet."""
    yield e2e
    e2e.run(e2e.close_visitors())


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests here are coroutines, all run in the one loop that the browser knows."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    world = pyfuncitem.funcargs["world"]
    assert isinstance(world, World)
    asked = inspect.signature(pyfuncitem.obj).parameters
    world.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in asked}))
    return True
