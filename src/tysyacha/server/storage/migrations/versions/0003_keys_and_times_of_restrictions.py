"""Keys that the service keeps, and when a restriction was written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.LargeBinary(length=32), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    with op.batch_alter_table("restrictions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("since", sa.BigInteger(), server_default="0", nullable=False))
        batch_op.create_index(batch_op.f("ix_restrictions_since"), ["since"], unique=False)
