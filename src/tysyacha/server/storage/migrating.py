"""Alembic from within the program: no file of its own, the service brings its database up when it starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

if TYPE_CHECKING:
    from alembic.config import Config

STEPS: Final = Path(__file__).parent / "migrations" / "versions"
HEAD: Final = max((each.stem for each in STEPS.glob("[0-9]*.py")), default="")[:4]
"""The newest step; a database that stands there needs no Alembic at all, which makes the start quick."""


def upgrade(connection: sa.Connection) -> None:
    """Brings the database to the newest step, within the transaction of this connection.

    Raises ValueError for a database at a step that this version does not know.
    """
    step = present(connection)
    if step == HEAD:
        return
    if step is not None and step not in {each.stem[:4] for each in STEPS.glob("[0-9]*.py")}:
        raise ValueError(f"it was made by a later version (step {step})")
    from alembic import command

    command.upgrade(config_on(connection), HEAD)


def present(connection: sa.Connection) -> str | None:
    """The step at which a database stands, None where it is empty."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    return None if found is None else str(found)


def config_on(connection: sa.Connection) -> Config:
    """Alembic's settings for this connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(STEPS.parent))
    config.attributes["connection"] = connection
    return config


def write_step(number: str, message: str) -> None:
    """For developers: a new step, with what the models have and the newest step has not."""
    from alembic import command

    engine = sa.create_engine("sqlite://")
    with engine.begin() as connection:
        if any(STEPS.glob("[0-9]*.py")):
            command.upgrade(config_on(connection), "head")
        command.revision(config_on(connection), message, autogenerate=True, rev_id=number)
