"""Runs the server until it is told to stop."""

from __future__ import annotations

import gc
import socket
import threading
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from hogar.kernel.errors import Invalid
from hogar.server.app import make_app

if TYPE_CHECKING:
    from collections.abc import Callable

    from hogar.server.settings import Settings

MOST_MESSAGE: Final = 4096
YOUNG: Final = 2000
NEVER: Final = 1_000_000_000
MOST_HEAD: Final = 32_768
GRACE_SECONDS: Final = 5
KEEP_ALIVE_SECONDS: Final = 75
"""Longer than proxies keep an idle connection: the side that closes it should be the one that asks."""
BACKLOG: Final = 2048


class Server(uvicorn.Server):
    """Uvicorn, which says when it is there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to listen, then says so."""
        await super().startup(sockets)
        if self.started:
            self.ready()


def bounded_http() -> Any:
    """The protocol of Uvicorn with a bound on how long the head of a request may be; its slower one has its own."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol  # noqa: PLC0415
    except ImportError:
        return "h11"

    class Bounded(HttpToolsProtocol):
        """Ends a connection on which a head comes to no end."""

        head = 0
        in_head = False

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self.in_head = True

        def on_headers_complete(self) -> None:
            self.in_head = False
            super().on_headers_complete()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self.head = self.head + len(data) if self.in_head else 0
            if self.head > MOST_HEAD:
                self.transport.close()

    return Bounded


def collect_young_only() -> None:
    """Lets Python search only what is new for what nobody needs: all of it holds everybody up; see `House.sweep`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, NEVER)


def let_many_come() -> None:
    """Lets this process have as many open connections as the system allows it."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - not on Windows

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, ready: Callable[[str], None], browser: bool = False) -> None:
    """Serves until it is interrupted; `ready` is told the address of the lobby."""
    let_many_come()
    collect_young_only()
    listening = listen(settings)
    address = address_of(settings, listening)

    def tell() -> None:
        ready(address)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    config = uvicorn.Config(
        make_app(settings),
        access_log=False,
        log_level="warning",
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        limit_concurrency=settings.most_connections,
        http=bounded_http(),
        proxy_headers=True,
    )
    Server(config, tell).run(sockets=[listening])


def listen(settings: Settings) -> socket.socket:
    """The socket of the server; raises `Invalid` where the port is not free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        values: dict[str, int | str] = {"host": settings.host, "port": settings.port, "problem": error.strerror or ""}
        raise Invalid("server.port", {**values}) from error
    listening.listen(BACKLOG)
    return listening


def address_of(settings: Settings, listening: socket.socket) -> str:
    """Where the lobby is."""
    name = "localhost" if settings.host in ("127.0.0.1", "::1", "0.0.0.0", "::") else settings.host
    return f"http://{name}:{listening.getsockname()[1]}/"
