"""The tables of the database. The migrations make them; a test holds both to be the same."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("first", Text, nullable=False),
    Column("host", String(64), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("waiting", Text, nullable=False),
    PrimaryKeyConstraint("id", name="tables_pk"),
    Index("tables_host", "host"),
)
"""A table. `first` is the position that its match began with; what is told in lists stands beside it."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("link", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", name="seats_pk"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="seats_table", ondelete="CASCADE"),
)
"""Who sits where."""

HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("device", String(64), nullable=False),
    Column("place", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "device", name="holders_pk"),
    ForeignKeyConstraint(
        ["table_id", "seat"], ["seats.table_id", "seats.seat"], name="holders_seat", ondelete="CASCADE"
    ),
    Index("holders_device", "device"),
)
"""Which devices (their names are hashed) play which seats."""

CHANGES: Final = Table(
    "changes",
    METADATA,
    Column("table_id", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("lane", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "version", name="changes_pk"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="changes_table", ondelete="CASCADE"),
)
"""Everything that was changed at a table, version by version: carried out again it gives the table."""
