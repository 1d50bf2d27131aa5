"""A table that people are at: its changes come one after the other, are saved, and only then told to everybody."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from hogar.kernel.errors import Invalid
from hogar.server import wire
from hogar.server.news import ENCODER, Reporter
from hogar.server.thinking import any_move

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from hogar.server.seats import Seat
    from hogar.server.storage.store import Store
    from hogar.server.table import Change, Table
    from hogar.server.thinking import Thinkers

LOG: Final = logging.getLogger("hogar.server")


class Lost(Exception):
    """A table could not be saved: what lies in memory is ahead of what is kept, and is dropped."""


class LiveTable:
    """A table in memory, with those who look at it."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.reporter = Reporter(table)
        self.lock = asyncio.Lock()
        self.bell = asyncio.Event()
        self.told = table.version
        self.gone = False
        self.lost = False
        self.thinking: dict[int, int] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.watchers: list[str] = []
        self.presence = 0
        self.used = 0.0

    # Changes.

    async def command(self, request: str, do: Callable[[], list[Change]], reseated: int | None = None) -> int:
        """Carries a command out, saves it, tells it; the version that it led to. Sent twice, it is done once."""
        return await asyncio.shield(self._command(request, do, reseated))

    async def _command(self, request: str, do: Callable[[], list[Change]], reseated: int | None) -> int:
        async with self.lock:
            self.refuse_lost()
            known = self.table.requests.get(request) if request else None
            if known is not None:
                return known
            changes = self.changed(do)
            if changes:
                await self.saved(changes, reseated)
            return self.table.version

    def changed(self, do: Callable[[], list[Change]]) -> list[Change]:
        """Changes the table. What breaks on the way leaves a table that nobody has saved: it is dropped."""
        try:
            return do()
        except BaseException as error:
            if self.table.changes or not isinstance(error, Invalid):
                self.lose()
            raise

    async def saved(self, changes: Sequence[Change], reseated: int | None) -> None:
        """Saves what was just changed, then lets everybody know."""
        try:
            if reseated is None:
                await self.store.keep(self.table, changes)
            else:
                await self.store.keep_seat(self.table, reseated, changes)
        except BaseException as error:
            self.lose()
            raise (Lost if isinstance(error, Exception) else error) from error
        self.told = self.table.version
        self.ring()
        self.let_bots_think()

    def lose(self) -> None:
        """Drops the table as it lies in memory; whoever looks loads it anew."""
        self.lost = True
        self.ring()

    def idle(self) -> bool:
        """Whether nobody looks at it and nothing is going on."""
        return not (self.watchers or self.tasks or self.lock.locked())

    def refuse_lost(self) -> None:
        """Raises `Lost` where this is not the table any more."""
        if self.lost:
            raise Lost
        if self.gone:
            raise Invalid("server.no_table")

    # Telling.

    def ring(self) -> None:
        """Wakes everybody who waits for news."""
        self.bell.set()
        self.bell = asyncio.Event()

    async def news(self, device: str, since: int) -> wire.News:
        """What a device may know, once all of it is saved."""
        async with self.lock:
            self.refuse_lost()
            return self.reporter.news(device, since, sorted(self.thinking))

    def news_now(self, device: str, since: int) -> bytes:
        """The same for a socket, encoded; whoever calls knows that it is saved."""
        return ENCODER.encode(self.reporter.news(device, since, sorted(self.thinking)))

    def present(self) -> wire.Presence:
        """Who is looking."""
        seats = {seat for device in self.watchers for seat in self.table.mine(device)}
        strangers = [device for device in self.watchers if not self.table.mine(device)]
        return wire.Presence(sorted([seat + 1 for seat in seats]), len(strangers))

    def arrive(self, device: str) -> None:
        """Somebody looks."""
        self.watchers.append(device)
        self.presence += 1
        self.ring()

    def leave(self, device: str) -> None:
        """Somebody looks no more."""
        self.watchers.remove(device)
        self.presence += 1
        self.ring()

    # Bots.

    def let_bots_think(self) -> None:
        """Lets every bot that is to move begin to think, if it has not begun."""
        for seat, version in self.table.thinkers().items():
            if self.thinking.get(seat) != version and not self.gone and not self.lost:
                self.thinking[seat] = version
                self.start(self.think(seat, version))

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Begins something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def think(self, seat: int, version: int) -> None:
        """A bot thinks and plays, unless its question is gone when its turn to think comes, or when it is ready."""
        text, sitter = "", self.table.seats[seat]
        try:
            async with self.thinkers.workers.slot:
                if self.still_asked(seat, version):
                    text = await self.thinkers.think(self.table.state, seat, sitter.bot)
            await self.command("", lambda: self.bot_plays(seat, version, sitter, text))
        except Lost:
            LOG.warning("a bot's move was not saved; it thinks again when the table is loaded")
        finally:
            self.forget_thought(seat, version)

    def bot_plays(self, seat: int, version: int, sitter: Seat, text: str) -> list[Change]:
        """The move of a bot that is still asked, and still sits there; if it is not legal, another one."""
        self.forget_thought(seat, version)
        if not text or not self.still_asked(seat, version) or self.table.seats[seat] is not sitter:
            return []
        try:
            return self.table.play(seat, version, text)
        except Invalid:
            if self.table.changes:
                raise
            LOG.exception("bot %s chose what is not legal at %s", sitter.bot, self.table.state.game.id)
        return self.table.play(seat, version, any_move(self.table.state, seat))

    def forget_thought(self, seat: int, version: int) -> None:
        """The bot is not thinking about that any more."""
        if self.thinking.get(seat) == version:
            del self.thinking[seat]

    def still_asked(self, seat: int, version: int) -> bool:
        """Whether a bot is still waited for."""
        return self.table.thinkers().get(seat) == version and not self.lost and not self.gone

    # Ending.

    def end(self) -> None:
        """The table is no more."""
        self.gone = True
        self.close()

    def close(self) -> None:
        """Lets go of bots and of everybody who looks."""
        for task in list(self.tasks):
            task.cancel()
        self.ring()
