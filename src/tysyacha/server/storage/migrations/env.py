"""What Alembic runs: the steps, on the connection that the service hands over."""

from __future__ import annotations

from alembic import context

from tysyacha.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
