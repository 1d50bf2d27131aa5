"""Tables, seats, who holds them, and what was changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes the four tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("first", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pk"),
    )
    op.create_index("tables_changed", "tables", ["changed"])
    make_seats()
    op.create_table(
        "changes",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("lane", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="changes_pk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="changes_table", ondelete="CASCADE"),
    )


def make_seats() -> None:
    """Makes the tables of seats and of who holds them."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("link", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="seats_pk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="seats_table", ondelete="CASCADE"),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "device", name="holders_pk"),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seats.table_id", "seats.seat"], name="holders_seat", ondelete="CASCADE"
        ),
    )
    op.create_index("holders_device", "holders", ["device"])


def downgrade() -> None:
    """Drops them."""
    for name in ("changes", "holders", "seats", "tables"):
        op.drop_table(name)
