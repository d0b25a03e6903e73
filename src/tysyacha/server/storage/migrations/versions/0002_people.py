"""Accounts, people and their relations, talk, ratings."""

from __future__ import annotations

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("subject", sa.String(length=44), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("ordinal", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "players", name=op.f("pk_ratings")),
    )
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.create_index("ix_ratings_ordinal", ["players", "ordinal"], unique=False)

    op.create_table(
        "tallies",
        sa.Column("subject", sa.String(length=44), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("contracts", sa.Integer(), nullable=False),
        sa.Column("made", sa.Integer(), nullable=False),
        sa.Column("contract_points", sa.Integer(), nullable=False),
        sa.Column("marriages", sa.Integer(), nullable=False),
        sa.Column("bolts", sa.Integer(), nullable=False),
        sa.Column("barrel_falls", sa.Integer(), nullable=False),
        sa.Column("best_deal", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("subject", "players", name=op.f("pk_tallies")),
    )
    op.create_table(
        "visits",
        sa.Column("state", sa.String(length=64), nullable=False),
        sa.Column("provider", sa.String(length=20), nullable=False),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.Column("verifier", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("state", name=op.f("pk_visits")),
    )
    op.create_table(
        "accounts",
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("fk_accounts_player_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_accounts")),
        sa.UniqueConstraint("login", name=op.f("uq_accounts_login")),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("guest", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["players.id"], name=op.f("fk_invitations_guest_players"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["host"], ["players.id"], name=op.f("fk_invitations_host_players"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_invitations_table_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitations")),
        sa.UniqueConstraint("table", "guest", name=op.f("uq_invitations_table")),
    )
    with op.batch_alter_table("invitations", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_invitations_guest"), ["guest"], unique=False)

    op.create_table(
        "rating_changes",
        sa.Column("subject", sa.String(length=44), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("before", sa.Double(), nullable=False),
        sa.Column("after", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"], ["games.id"], name=op.f("fk_rating_changes_game_games"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("subject", "game", name=op.f("pk_rating_changes")),
    )
    op.create_table(
        "relations",
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("other", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["other"], ["players.id"], name=op.f("fk_relations_other_players"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("fk_relations_player_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", "other", "kind", name=op.f("pk_relations")),
    )
    with op.batch_alter_table("relations", schema=None) as batch_op:
        batch_op.create_index("ix_relations_other", ["other", "kind"], unique=False)

    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("about", sa.String(length=16), nullable=False),
        sa.Column("by", sa.String(length=16), nullable=True),
        sa.Column("table", sa.String(length=16), nullable=True),
        sa.Column("said", sa.String(length=500), nullable=True),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("note", sa.String(length=500), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("handled", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["about"], ["players.id"], name=op.f("fk_reports_about_players"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["by"], ["players.id"], name=op.f("fk_reports_by_players"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    with op.batch_alter_table("reports", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_reports_about"), ["about"], unique=False)
        batch_op.create_index("ix_reports_handled", ["handled", "created"], unique=False)

    op.create_table(
        "restrictions",
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("fk_restrictions_player_players"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", "kind", name=op.f("pk_restrictions")),
    )
    op.create_table(
        "sayings",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=True),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("by_player", sa.Boolean(), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=True),
        sa.Column("phrase", sa.String(length=30), nullable=True),
        sa.Column("deal", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("fk_sayings_player_players"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_sayings_table_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sayings")),
    )
    with op.batch_alter_table("sayings", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sayings_player"), ["player"], unique=False)
        batch_op.create_index("ix_sayings_table", ["table", "at"], unique=False)

    op.create_table(
        "identities",
        sa.Column("provider", sa.String(length=20), nullable=False),
        sa.Column("subject", sa.String(length=255), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["accounts.player"], name=op.f("fk_identities_player_accounts"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("provider", "subject", name=op.f("pk_identities")),
    )
    with op.batch_alter_table("identities", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_identities_player"), ["player"], unique=False)

    op.create_table(
        "recovery_codes",
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"],
            ["accounts.player"],
            name=op.f("fk_recovery_codes_player_accounts"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_recovery_codes")),
    )
    with op.batch_alter_table("recovery_codes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_recovery_codes_player"), ["player"], unique=False)

    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.add_column(sa.Column("folded", sa.String(length=40), server_default="", nullable=False))
        batch_op.create_index(batch_op.f("ix_players_folded"), ["folded"], unique=False)

    _fold_names()


def _fold_names() -> None:
    """Those who are here already can be searched for by name as well."""
    connection = op.get_bind()
    players = sa.table("players", sa.column("id"), sa.column("name"), sa.column("folded"))
    for player, name in connection.execute(sa.select(players.c.id, players.c.name)).all():
        folded = unicodedata.normalize("NFKC", name).strip().casefold()[:40]
        connection.execute(sa.update(players).where(players.c.id == player).values(folded=folded))
