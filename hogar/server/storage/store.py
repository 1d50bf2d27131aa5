"""Keeps tables: makes them, writes what was changed, and gives them back as they were."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from hogar.kernel.errors import Invalid
from hogar.kernel.rng import Rng
from hogar.kernel.save import read_position, to_text, write_position
from hogar.manifest import game_named
from hogar.server.seats import Seat
from hogar.server.storage.engine import open_database, upgrade
from hogar.server.storage.schema import CHANGES, HOLDERS, SEATS, TABLES
from hogar.server.storage.writer import Writer
from hogar.server.table import Change, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Row

MOST_LISTED: Final = 200
LISTED: Final = [column for column in TABLES.c if column.name != "first"]


class Store:
    """The database. What writes is awaited; what reads may take a while and is called in a thread of its own."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        upgrade(self.engine)
        self.writer = Writer(self.engine)

    def close(self) -> None:
        """Writes what is waiting and lets go of the database."""
        self.writer.close()
        self.engine.dispose()

    # Writing.

    async def make(self, table: Table, changes: Sequence[Change]) -> None:
        """Keeps a new table."""
        await self.writer.write(lambda connection: insert_table(connection, table, changes))

    async def keep(self, table: Table, changes: Sequence[Change]) -> None:
        """Keeps what was changed at a table."""
        rows, line = change_rows(table.id, changes), summary(table)
        await self.writer.write(lambda connection: insert_changes(connection, table.id, rows, line))

    async def keep_seat(self, table: Table, seat: int, changes: Sequence[Change]) -> None:
        """Keeps who sits in a seat, with the change that says so."""
        await self.writer.write(lambda connection: update_seat(connection, table, seat, changes))

    async def remove(self, id: str) -> None:
        """Forgets a table."""
        await self.writer.write(lambda connection: connection.execute(delete(TABLES).where(TABLES.c.id == id)))

    # Reading.

    def load(self, id: str, rng: Rng) -> Table | None:
        """A table as it was; None where there is none. Raises `Invalid` where today's rules don't allow its moves."""
        with self.engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).first()
            if row is None:
                return None
            seats = read_seats(connection, [id])[id]
            changes = connection.execute(
                select(CHANGES).where(CHANGES.c.table_id == id).order_by(CHANGES.c.version)
            ).all()
        first = read_position(game_named(row.game), json.loads(row.first), trials=0)
        table = Table(id, first, rng, seats, row.host, row.spectators, row.created)
        try:
            for each in changes:
                table.again(Change(each.version, each.kind, each.seat, each.lane, each.text, each.request))
        except Invalid as refusal:
            raise Invalid("server.rules_changed", {"problem": refusal.message}) from refusal
        table.changed = row.changed
        return table

    def count(self, host: str = "") -> int:
        """How many tables there are, or how many somebody has made."""
        query = select(func.count()).select_from(TABLES)
        with self.engine.connect() as connection:
            found: int = connection.execute(query.where(TABLES.c.host == host) if host else query).scalar_one()
        return found

    def waiting_for_bots(self) -> list[str]:
        """The tables at which a bot is to move: only those where the server ended in the middle of its thought."""
        bots = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.kind == "bot")
        query = select(TABLES.c.id, TABLES.c.waiting).where(~TABLES.c.over)
        with self.engine.connect() as connection:
            seats = {(row.table_id, row.seat + 1) for row in connection.execute(bots)}
            rows = connection.execute(query).all()
        return [row.id for row in rows if any((row.id, seat) in seats for seat in json.loads(row.waiting))]

    def of_device(self, device: str) -> list[tuple[Row[Any], list[Seat]]]:
        """The tables that a device has made or plays at, the last changed first."""
        played = select(HOLDERS.c.table_id).where(HOLDERS.c.device == device)
        query = select(*LISTED).where((TABLES.c.host == device) | TABLES.c.id.in_(played))
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(TABLES.c.changed.desc()).limit(MOST_LISTED)).all()
            seats = read_seats(connection, [row.id for row in rows])
        return [(row, seats[row.id]) for row in rows]


def read_seats(connection: Connection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    """Who sits at some tables."""
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    query = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for row in connection.execute(query):
        found[row.table_id].append(Seat(row.kind, row.name, row.bot, row.link))
    held = select(HOLDERS).where(HOLDERS.c.table_id.in_(ids)).order_by(HOLDERS.c.place)
    for row in connection.execute(held):
        found[row.table_id][row.seat].holders.append(row.device)
    return found


def insert_table(connection: Connection, table: Table, changes: Sequence[Change]) -> None:
    """Writes a new table."""
    row = {
        "id": table.id, "game": table.first.game.id, "players": table.first.players,
        "first": to_text(write_position(table.first)), "host": table.host, "spectators": table.spectators,
        "created": table.created, **summary(table),
    }  # fmt: skip
    connection.execute(insert(TABLES), [row])
    for seat in range(len(table.seats)):
        insert_seat(connection, table, seat)
    if changes:
        connection.execute(insert(CHANGES), change_rows(table.id, changes))


def insert_seat(connection: Connection, table: Table, seat: int) -> None:
    """Writes who sits in a seat."""
    own, place = table.seats[seat], {"table_id": table.id, "seat": seat}
    connection.execute(insert(SEATS), [{**place, "kind": own.kind, "name": own.name, "bot": own.bot, "link": own.link}])
    if own.holders:
        held = [{**place, "device": device, "place": order} for order, device in enumerate(own.holders)]
        connection.execute(insert(HOLDERS), held)


def update_seat(connection: Connection, table: Table, seat: int, changes: Sequence[Change]) -> None:
    """Writes who sits in a seat from now on."""
    connection.execute(delete(SEATS).where((SEATS.c.table_id == table.id) & (SEATS.c.seat == seat)))
    insert_seat(connection, table, seat)
    insert_changes(connection, table.id, change_rows(table.id, changes), summary(table))


def insert_changes(connection: Connection, id: str, rows: list[dict[str, Any]], line: dict[str, Any]) -> None:
    """Writes what was changed."""
    connection.execute(insert(CHANGES), rows)
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(line))


def change_rows(id: str, changes: Sequence[Change]) -> list[dict[str, Any]]:
    """Changes as they are kept."""
    now = time.time()
    return [
        {"table_id": id, "version": each.version, "kind": each.kind, "seat": each.seat, "lane": each.lane,
         "text": each.text, "request": each.request, "at": now}
        for each in changes
    ]  # fmt: skip


def summary(table: Table) -> dict[str, Any]:
    """What lists say of a table."""
    return {
        "changed": table.changed,
        "version": table.version,
        "moves": len(table.lines),
        "over": table.over(),
        "waiting": json.dumps([seat + 1 for seat in table.waiting()]),
    }
