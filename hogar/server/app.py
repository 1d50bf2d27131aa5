"""The application: what is asked, what it passes first, how it begins and ends."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from hogar.kernel.errors import Invalid
from hogar.server.guard import Guard
from hogar.server.house import House
from hogar.server.http import JSON, language_of, refused
from hogar.server.openapi import description
from hogar.server.pages import Pages
from hogar.server.routes import ENDPOINTS
from hogar.server.sockets import Sockets

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from starlette.requests import Request

    from hogar.server.settings import Settings


SLOW_THREADS: Final = 2
"""What takes a while (loading, replaying) is done by so few, or they would take the processor from the server."""


def make_app(settings: Settings, web: Path | None = None) -> Starlette:
    """The application with these settings; `web` is where the client's files lie, if not in the package."""
    house = House(settings)
    sockets, pages = Sockets(house), Pages(web)

    @asynccontextmanager
    async def living(app: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(SLOW_THREADS, "hogar-slow"))
        tasks = [loop.create_task(house.sweep()), loop.create_task(house.resume())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await loop.shutdown_default_executor()  # a thread that still reads would keep its connection
            house.close()

    return Starlette(
        routes=[
            *[endpoint.route(house) for endpoint in ENDPOINTS],
            WebSocketRoute("/api/tables/{table}/live", sockets.serve),
            Route("/openapi.json", openapi),
            Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
            Route("/{path:path}", pages.serve),
        ],
        middleware=[Middleware(Guard, settings=settings, rates=house.rates)],
        exception_handlers={405: no_method, Exception: broken},
        lifespan=living,
    )


async def openapi(request: Request) -> Response:
    """The description of the API."""
    return Response(description(), 200, {"Cache-Control": "no-cache"}, JSON)


async def nothing(request: Request) -> Response:
    """What is not there."""
    return refused(Invalid("server.no_page"), language_of(request))


async def no_method(request: Request, error: Exception) -> Response:
    """What can't be asked in this way."""
    return refused(Invalid("server.no_method"), language_of(request))


async def broken(request: Request, error: Exception) -> Response:
    """What went wrong where nobody expected it; it is logged."""
    return refused(Invalid("server.broken"), language_of(request))
