"""Tables are found by who made them; a move may be as long as it likes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Changes an index for one that is used, and the kind of a column."""
    op.drop_index("tables_changed", "tables")
    op.create_index("tables_host", "tables", ["host"])
    with op.batch_alter_table("changes") as changes:
        changes.alter_column("text", existing_type=sa.String(200), type_=sa.Text, existing_nullable=False)


def downgrade() -> None:
    """Changes them back."""
    with op.batch_alter_table("changes") as changes:
        changes.alter_column("text", existing_type=sa.Text, type_=sa.String(200), existing_nullable=False)
    op.drop_index("tables_host", "tables")
    op.create_index("tables_changed", "tables", ["changed"])
