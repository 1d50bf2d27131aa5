"""All tables of a server: making, finding, loading and unloading them."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

from hogar.kernel.errors import Invalid
from hogar.kernel.rng import Rng
from hogar.server import keys, wire
from hogar.server.live import LiveTable
from hogar.server.rates import Rates
from hogar.server.replaying import Replays
from hogar.server.seats import sitter
from hogar.server.storage.store import Store
from hogar.server.table import Table
from hogar.server.thinking import SEED_BITS, Thinkers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hogar.kernel.record import Played
    from hogar.kernel.state import State
    from hogar.server.seats import Seat
    from hogar.server.settings import Settings

SWEEP_SECONDS: Final = 30.0


def new_rng() -> Rng:
    """A generator that nobody can foresee."""
    return Rng(secrets.randbits(SEED_BITS))


class House:
    """The tables, the database behind them and the bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        settings.data.mkdir(parents=True, exist_ok=True)
        self.key = keys.server_key(settings.data)
        self.store = Store(settings.database_url)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.tables: dict[str, LiveTable] = {}
        self.used: dict[str, float] = {}
        self.replays = Replays()
        self.rates = Rates(settings.rate, settings.burst)
        self.loading: dict[str, asyncio.Lock] = {}

    def close(self) -> None:
        """Lets go of everything; all of it is saved already."""
        for live in self.tables.values():
            live.close()
        self.thinkers.close()
        self.store.close()

    # Finding.

    async def table(self, id: str) -> LiveTable:
        """The table with that name; raises `Invalid` where there is none."""
        live = self.tables.get(id)
        if live is None or live.lost:
            live = await self.loaded(id)
        self.used[id] = time.monotonic()
        return live

    async def loaded(self, id: str) -> LiveTable:
        """A table out of the database; two who ask at once get the same one."""
        async with self.loading.setdefault(id, asyncio.Lock()):
            try:
                live = self.tables.get(id)
                if live is not None and not live.lost:
                    return live
                table = await asyncio.to_thread(self.store.load, id, new_rng())
                if table is None:
                    raise Invalid("server.no_table")
                return self.taken_in(table)
            finally:
                self.loading.pop(id, None)

    def taken_in(self, table: Table) -> LiveTable:
        """A table that is in memory from now on."""
        live = LiveTable(table, self.store, self.thinkers)
        self.tables[table.id] = live
        self.used[table.id] = time.monotonic()
        live.let_bots_think()
        return live

    async def sweep(self) -> None:
        """Puts tables that nobody has used for a while out of memory, again and again."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.unload_idle(time.monotonic() - self.settings.idle_seconds)

    def unload_idle(self, before: float) -> None:
        """Puts out of memory what was not used since a time, and nobody is at."""
        for id, live in list(self.tables.items()):
            if self.used[id] < before and not live.watchers and not live.lock.locked() and not live.tasks:
                del self.tables[id], self.used[id]

    # Making.

    async def make(
        self, first: State, seats: list[Seat], host: str, spectators: bool, moves: Sequence[Played] = ()
    ) -> LiveTable:
        """A new table, at which some moves may have been played; raises `Invalid` where there are too many tables."""
        await self.refuse_too_many(host)
        table = Table(keys.new_table_id(), first, new_rng(), seats, host, spectators)
        changes = await asyncio.to_thread(table.begin, moves)
        await self.store.make(table, changes)
        return self.taken_in(table)

    async def refuse_too_many(self, host: str) -> None:
        """Raises `Invalid` where this server, or this device, has as many tables as it may."""
        most, own = self.settings.most_tables, self.settings.most_tables_of_device
        if await asyncio.to_thread(self.store.count) >= most:
            raise Invalid("server.full", {"most": most})
        if await asyncio.to_thread(self.store.count, host) >= own:
            raise Invalid("server.too_many_tables", {"most": own})

    async def remove(self, id: str) -> None:
        """Forgets a table for good."""
        live = await self.table(id)
        async with live.lock:
            await self.store.remove(id)
            live.end()
            self.tables.pop(id, None)
            self.used.pop(id, None)

    # Seats.

    def secret(self, table: Table, seat: int) -> str:
        """The secret by which somebody takes a seat."""
        return keys.link_secret(self.key, table.id, seat, table.seats[seat].link)

    async def join(self, secret: str, name: str, device: str) -> wire.Joined:
        """Takes the seat that a secret is for; raises `Invalid` where it is for none."""
        place = keys.place_of(secret)
        if place is None:
            raise Invalid("server.no_link")
        try:
            live = await self.table(place[0])
        except Invalid:
            raise Invalid("server.no_link") from None
        table, seat = live.table, place[1]
        if seat >= len(table.seats) or not keys.same(self.secret(table, seat), secret) or is_bot(table, seat):
            raise Invalid("server.no_link")
        own = table.seats[seat]
        if device not in own.holders or (name and name != own.name):
            others = [other.name for number, other in enumerate(table.seats) if number != seat]
            wish = wire.Reseat(own.kind, name or own.name)
            joined = sitter(wish, seat + 1, device, others)
            joined.link, joined.holders = own.link, own.holders.copy()
            joined.hold(device)
            await live.reseat(seat, lambda: table.reseat(seat, joined))
        return wire.Joined(table.id, seat + 1)

    async def renew_link(self, live: LiveTable, seat: int) -> None:
        """Makes a new link for a seat of a person; whoever came by the old one has it no more."""
        own = live.table.seats[seat]
        renewed = sitter(wire.Reseat("link", own.name), seat + 1, "", [])
        renewed.link = own.link + 1
        await live.reseat(seat, lambda: live.table.reseat(seat, renewed))

    async def reseat(self, live: LiveTable, seat: int, wish: wire.Reseat, device: str) -> None:
        """Gives a seat to somebody else."""
        own = live.table.seats[seat]
        others = [other.name for number, other in enumerate(live.table.seats) if number != seat]
        after = sitter(wish, seat + 1, device, others)
        after.link = own.link + 1
        await live.reseat(seat, lambda: live.table.reseat(seat, after))


def is_bot(table: Table, seat: int) -> bool:
    """Whether a bot sits there."""
    return table.seats[seat].kind == "bot"
