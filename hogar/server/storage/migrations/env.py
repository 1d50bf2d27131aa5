"""What Alembic runs: the migrations on the connection that Hogar gives it."""

from __future__ import annotations

from alembic import context

from hogar.server.storage.schema import METADATA


def migrate() -> None:
    """Carries the migrations out in one transaction."""
    context.configure(
        connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
    )
    with context.begin_transaction():
        context.run_migrations()


migrate()
