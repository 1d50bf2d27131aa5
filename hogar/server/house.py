"""All tables of a server: making, finding, loading and unloading them."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from hogar.kernel.errors import Invalid
from hogar.kernel.rng import Rng
from hogar.server import keys, wire
from hogar.server.live import LiveTable
from hogar.server.rates import Rates
from hogar.server.replaying import Replays
from hogar.server.seats import Seat, sitter
from hogar.server.storage.store import Store
from hogar.server.table import Table
from hogar.server.thinking import SEED_BITS, Thinkers
from hogar.server.trying import Trials

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hogar.kernel.state import State
    from hogar.server.settings import Settings
    from hogar.server.table import Change

LOG: Final = logging.getLogger("hogar.server")
SWEEP_SECONDS: Final = 30.0
SWEEPS_AT_MOST: Final = 20
"""After so many sweeps all memory is searched for what nobody needs, else only when nobody is at a table."""


def new_rng() -> Rng:
    """A generator that nobody can foresee."""
    return Rng(secrets.randbits(SEED_BITS))


class House:
    """The tables, the database behind them, the bots, and where things from outside are tried."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.key = keys.server_key(settings.data)
        self.store = Store(settings.database_url)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.trials = Trials(settings.trial_seconds)
        self.tables: dict[str, LiveTable] = {}
        self.replays = Replays()
        self.rates = Rates(settings.rate, settings.burst)
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}

    def close(self) -> None:
        """Lets go of everything; all of it is saved already."""
        for live in self.tables.values():
            live.close()
        self.thinkers.close()
        self.trials.close()
        self.store.close()

    # Finding.

    async def table(self, id: str) -> LiveTable:
        """The table with that name; raises `Invalid` where there is none."""
        live = self.tables.get(id)
        if live is None or live.lost:
            live = await self.loaded(id)
        live.used = time.monotonic()
        return live

    async def loaded(self, id: str) -> LiveTable:
        """A table out of the database; two who ask at once get the same one."""
        loading = self.loading.get(id)
        if loading is None:
            loading = self.loading[id] = asyncio.get_running_loop().create_task(self.load(id))
            loading.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(loading)

    async def load(self, id: str) -> LiveTable:
        """Carries out everything again that was kept of a table."""
        table = await asyncio.to_thread(self.store.load, id, new_rng())
        if table is None:
            raise Invalid("server.no_table")
        return self.taken_in(table)

    def taken_in(self, table: Table) -> LiveTable:
        """A table that is in memory from now on."""
        live = LiveTable(table, self.store, self.thinkers)
        live.used = time.monotonic()
        self.tables[table.id] = live
        if len(self.tables) > self.settings.most_loaded:
            self.unload_oldest()
        live.let_bots_think()
        return live

    async def resume(self) -> None:
        """Loads the tables at which a bot was to move when the server ended."""
        for id in await asyncio.to_thread(self.store.waiting_for_bots):
            try:
                await self.table(id)
            except Exception:  # the others are not to suffer
                LOG.exception("a table at which a bot was to move could not be loaded")

    async def sweep(self) -> None:
        """Puts tables that nobody has used for a while out of memory, again and again."""
        for count in itertools.count(1):
            await asyncio.sleep(SWEEP_SECONDS)
            self.unload_idle(time.monotonic() - self.settings.idle_seconds)
            if count % SWEEPS_AT_MOST == 0 or not any(live.watchers for live in self.tables.values()):
                gc.collect()

    def unload_oldest(self) -> None:
        """Makes room: puts a tenth of the tables at which nobody is out of memory."""
        idle = sorted([live.used for live in self.tables.values() if live.idle()])
        if idle:
            self.unload_idle(idle[len(idle) // 10])

    def unload_idle(self, before: float) -> None:
        """Puts out of memory what was not used since a time, and nobody is at."""
        for id, live in list(self.tables.items()):
            if live.used <= before and live.idle():
                live.lose()
                del self.tables[id]

    # Making.

    async def make(
        self, first: State, seats: list[Seat], host: str, spectators: bool, moves: Sequence[tuple[int, str]] = ()
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
            live.refuse_lost()
            await self.store.remove(id)
            live.end()
            self.tables.pop(id, None)

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
        await live.command("", lambda: self.joined(table, seat, secret, name, device), seat)
        return wire.Joined(table.id, seat + 1)

    def joined(self, table: Table, seat: int, secret: str, name: str, device: str) -> list[Change]:
        """Lets a device hold a seat, if its secret is the true one now."""
        there = seat < len(table.seats) and table.seats[seat].kind != "bot"
        if not there or not keys.same(self.secret(table, seat), secret):
            raise Invalid("server.no_link")
        own = table.seats[seat]
        if device in own.holders and name in ("", own.name):
            return []
        after = sitter(wire.Reseat(own.kind, name or own.name), seat + 1, device, others(table, seat))
        after.link, after.holders = own.link, own.holders.copy()
        after.hold(device)
        return table.reseat(seat, after)

    async def renew_link(self, live: LiveTable, seat: int) -> str:
        """Makes a new link for a seat of a person; whoever came by the old one has it no more."""

        def renewed() -> list[Change]:
            own = live.table.seats[seat]
            if own.kind == "bot":
                raise Invalid("server.not_a_bot")
            return live.table.reseat(seat, Seat("link", own.name, link=own.link + 1))

        await live.command("", renewed, seat)
        return self.secret(live.table, seat)

    async def reseat(self, live: LiveTable, seat: int, wish: wire.Reseat, device: str) -> int:
        """Gives a seat to somebody else; the version that it led to."""

        def reseated() -> list[Change]:
            after = sitter(wish, seat + 1, device, others(live.table, seat))
            after.link = live.table.seats[seat].link + 1
            return live.table.reseat(seat, after)

        return await live.command("", reseated, seat)


def others(table: Table, seat: int) -> list[str]:
    """The names of all who sit at a table but one."""
    return [sitter.name for number, sitter in enumerate(table.seats) if number != seat]
