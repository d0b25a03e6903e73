"""What the tests of the service share: the databases they run on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.databases import new_database, running_postgres
from tests.server.stateless import Browser, browsing


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL for all tests of this process."""
    with running_postgres() as address:
        yield address


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """An empty SQLite file."""
    return f"sqlite:///{tmp_path / 'test.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite3'}"
    address: str = request.getfixturevalue("postgres")
    return new_database(address)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Somebody who looks at a service in this very process; it remembers nothing between tests."""
    with browsing(tmp_path_factory.mktemp("service")) as found:
        yield found
