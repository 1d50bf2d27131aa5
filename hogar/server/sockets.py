"""The socket of a table: it tells whoever looks what changes. Who is slow, or was away, gets more at once."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from anyio import CancelScope, create_task_group
from starlette.websockets import WebSocket, WebSocketDisconnect

from hogar.kernel.errors import Invalid
from hogar.server import keys, wire
from hogar.server.http import COOKIE, converted
from hogar.server.live import Lost
from hogar.server.rates import caller_of
from hogar.server.routes.parts import AtTable, Since, refuse_strangers

if TYPE_CHECKING:
    from hogar.server.house import House
    from hogar.server.live import LiveTable

NO_TABLE: Final = 4404
NOT_YOURS: Final = 4403
TOO_MANY: Final = 4429
AGAIN: Final = 1012
UNASKED: Final = 1003
GONE: Final = msgspec.json.encode(wire.Gone()).decode()
CLOSES: Final = {"server.no_table": NO_TABLE, "server.not_to_watch": NOT_YOURS, "server.too_many": TOO_MANY}


class Sockets:
    """All sockets of a server, counted."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.open: Counter[str] = Counter()

    async def serve(self, socket: WebSocket) -> None:
        """Accepts a socket, and tells until one of the two sides ends it."""
        await socket.accept()
        device = keys.device_of(socket.cookies.get(COOKIE, ""))
        caller = caller_of(socket.scope)
        try:
            self.refuse_too_many(caller)
            live, since = await self.table(socket, device)
        except Invalid as refusal:
            await socket.close(CLOSES.get(refusal.message.id, NO_TABLE))
            return
        self.open[caller] += 1
        live.arrive(device)
        try:
            await Telling(socket, live, device, since).run()
        finally:
            live.leave(device)
            self.open -= Counter((caller,))

    def refuse_too_many(self, caller: str) -> None:
        """Raises `Invalid` where this server, or somebody, has as many sockets as it may."""
        settings = self.house.settings
        if self.open.total() >= settings.most_sockets or self.open[caller] >= settings.most_sockets_of_caller:
            raise Invalid("server.too_many")

    async def table(self, socket: WebSocket, device: str) -> tuple[LiveTable, int]:
        """The table of the address and the version that the caller knows; raises `Invalid` where it may not look."""
        asked = converted(dict(socket.path_params), AtTable, "address")
        since = converted(dict(socket.query_params), Since, "query").since
        live = await self.house.table(asked.table)
        refuse_strangers(live, device)
        if len(live.watchers) >= self.house.settings.most_sockets_of_table:
            raise Invalid("server.too_many")
        return live, since


class Telling:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, live: LiveTable, device: str, since: int) -> None:
        self.socket = socket
        self.live = live
        self.device = device
        self.since = since
        self.first = True
        self.thinking: list[int] = []
        self.presence = -1

    async def run(self) -> None:
        """Tells what is new as long as the other side listens and says nothing."""
        async with create_task_group() as group:
            group.start_soon(self.listen, group.cancel_scope)
            with suppress(WebSocketDisconnect):
                await self.socket.close(await self.tell())
            group.cancel_scope.cancel()

    async def listen(self, scope: CancelScope) -> None:
        """Waits for the other side to go; a socket of ours takes nothing, so whatever it says ends it."""
        message = await self.socket.receive()
        if message["type"] != "websocket.disconnect":
            await self.socket.close(UNASKED)
        scope.cancel()

    async def tell(self) -> int:
        """Sends what is new until the table is gone, has to be loaded anew, or is not this device's to see any more."""
        live = self.live
        try:
            while not live.lost and not live.gone:
                bell = live.bell
                await self.tell_news()
                if bell is live.bell:
                    await bell.wait()
        except Lost:
            return AGAIN
        except Invalid as refusal:
            return CLOSES.get(refusal.message.id, NO_TABLE)
        if live.gone:
            await self.socket.send_text(GONE)
        return NO_TABLE if live.gone else AGAIN

    async def tell_news(self) -> None:
        """Sends what this socket does not know yet, if anything."""
        live = self.live
        thinking = sorted(live.thinking)
        if self.first or self.since != live.told or self.thinking != thinking:
            async with live.lock:
                live.refuse_lost()
                refuse_strangers(live, self.device)
                version, self.thinking = live.table.version, sorted(live.thinking)
                text = live.news_now(self.device, self.since)
            self.first, self.since = False, version
            await self.socket.send_text(text.decode())
        if self.presence != live.presence:
            self.presence = live.presence
            await self.socket.send_text(msgspec.json.encode(live.present()).decode())
