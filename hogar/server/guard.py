"""What every request passes first: where it comes from, how often, and the headers of every answer."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers, MutableHeaders

from hogar.kernel.errors import Invalid
from hogar.server.http import language_of_headers, refused
from hogar.server.rates import caller_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from hogar.server.rates import Rates
    from hogar.server.settings import Settings

LOCAL: Final = ("localhost", "127.0.0.1", "::1")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "worker-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Guard:
    """The middleware."""

    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates) -> None:
        self.app = app
        self.hosts = settings.hosts or (LOCAL if settings.host in LOCAL else ())
        self.rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or refuses it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self.refusal(scope, headers)
        if refusal is None:
            await self.app(scope, receive, with_headers(send))
        elif scope["type"] == "http":
            await refused(refusal, language_of_headers(headers))(scope, receive, with_headers(send))
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4403})

    def refusal(self, scope: Scope, headers: Headers) -> Invalid | None:
        """Why a request is refused; None where it is not."""
        host = headers.get("host", "").lower()
        if self.hosts and host_name(host) not in self.hosts:
            return Invalid("server.other_host")
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and origin is not None and origin.lower().partition("://")[2] != host:
            return Invalid("server.other_origin")
        if scope["path"].startswith("/api") and not self.rates.allows(caller_of(scope), 1.0, time.monotonic()):
            return Invalid("server.too_many")
        return None


def host_name(host: str) -> str:
    """The name in a Host header, without the port and the brackets of IPv6."""
    name = re.sub(r":[0-9]*$", "", host)
    return name.strip("[]")


def with_headers(send: Send) -> Send:
    """Sends an answer with the headers that make it safe."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
