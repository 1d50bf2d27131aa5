"""The socket of a table: it tells whoever looks what changes. Who is slow, or was away, gets more at once."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from anyio import CancelScope, create_task_group
from starlette.websockets import WebSocket, WebSocketDisconnect

from hogar.kernel.errors import Invalid
from hogar.server import keys, wire
from hogar.server.http import COOKIE, converted
from hogar.server.routes.parts import AtTable, Since, refuse_strangers

if TYPE_CHECKING:
    from hogar.server.house import House
    from hogar.server.live import LiveTable

NO_TABLE: Final = 4404
NOT_YOURS: Final = 4403
TOO_MANY: Final = 4429
AGAIN: Final = 1012
UNASKED: Final = 1003
CLOSES: Final = {"server.no_table": NO_TABLE, "server.not_to_watch": NOT_YOURS, "server.too_many": TOO_MANY}


class Sockets:
    """All sockets of a server, counted."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.open: dict[str, int] = {}

    async def serve(self, socket: WebSocket) -> None:
        """Accepts a socket, and tells until one of the two sides ends it."""
        await socket.accept()
        device = keys.device_of(socket.cookies.get(COOKIE, ""))
        try:
            live, since = await self.table(socket, device)
        except Invalid as refusal:
            await socket.close(CLOSES.get(refusal.message.id, NO_TABLE))
            return
        self.open[device] = self.open.get(device, 0) + 1
        live.arrive(device)
        try:
            await Telling(socket, live, device, since).run()
        finally:
            live.leave(device)
            self.open[device] -= 1
            if not self.open[device]:
                del self.open[device]

    async def table(self, socket: WebSocket, device: str) -> tuple[LiveTable, int]:
        """The table of the address and the version that the caller knows; raises `Invalid` where it may not look."""
        settings = self.house.settings
        full = sum(self.open.values()) >= settings.most_sockets
        if full or self.open.get(device, 0) >= settings.most_sockets_of_device:
            raise Invalid("server.too_many")
        asked = converted(dict(socket.path_params), AtTable, "address")
        since = converted(dict(socket.query_params), Since, "query").since
        live = await self.house.table(asked.table)
        refuse_strangers(live, device)
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
                await self.tell()
                await self.socket.close(NO_TABLE if self.live.gone else AGAIN)
            group.cancel_scope.cancel()

    async def listen(self, scope: CancelScope) -> None:
        """Waits for the other side to go; a socket of ours takes nothing, so whatever it says ends it."""
        message = await self.socket.receive()
        if message["type"] != "websocket.disconnect":
            await self.socket.close(UNASKED)
        scope.cancel()

    async def tell(self) -> None:
        """Sends what is new, again and again, until the table is gone or has to be loaded anew."""
        live = self.live
        while not live.lost and not live.gone:
            bell = live.bell
            await self.tell_news()
            if bell is live.bell:
                await bell.wait()
        if live.gone:
            await self.socket.send_text(msgspec.json.encode(wire.Gone()).decode())

    async def tell_news(self) -> None:
        """Sends what this socket does not know yet, if anything."""
        live = self.live
        thinking = sorted(live.thinking)
        if self.first or self.since != live.told or self.thinking != thinking:
            async with live.lock:
                version, self.thinking = live.table.version, sorted(live.thinking)
                text = live.news_now(self.device, self.since)
            self.first, self.since = False, version
            await self.socket.send_text(text.decode())
        if self.presence != live.presence:
            self.presence = live.presence
            await self.socket.send_text(msgspec.json.encode(live.present()).decode())
