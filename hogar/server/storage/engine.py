"""The database: how it is opened, and brought up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event

if TYPE_CHECKING:
    from pathlib import Path

BUSY_MILLISECONDS = 5000
SCRIPTS = "hogar.server.storage:migrations"


def sqlite_url(folder: Path) -> str:
    """The address of the file in a folder in which tables are kept where no other database is named."""
    return f"sqlite:///{folder / 'hogar.sqlite'}"


def open_database(url: str) -> Engine:
    """An engine for an address such as `sqlite:///hogar.sqlite` or `postgresql+psycopg://...`."""
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    engine = create_engine(url, pool_pre_ping=True, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", tune)
        event.listen(engine, "begin", begin)
    return engine


def tune(connection: Any, record: Any) -> None:
    """Makes SQLite keep what it has committed, wait for others, and let readers and the writer work side by side."""
    connection.isolation_level = None  # `begin` says it: the driver's own would begin too late
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MILLISECONDS}"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: Any) -> None:
    """Begins a transaction; one that writes says so at once, else it could fail in its middle."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def upgrade(engine: Engine, to: str = "head") -> None:
    """Brings the database to the form that this Hogar needs, or to another of its forms."""
    with engine.execution_options(writes=True).begin() as connection:
        if to == "base":
            command.downgrade(migrations(connection), to)
        else:
            command.upgrade(migrations(connection), to)


def migrations(connection: Any) -> Config:
    """What Alembic needs to know."""
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.attributes["connection"] = connection
    return config
