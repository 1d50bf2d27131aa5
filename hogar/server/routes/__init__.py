"""What can be asked of the server. The only place that lists it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.server.routes import about, commands, questions, replay, tables

if TYPE_CHECKING:
    from hogar.server.http import Endpoint

ENDPOINTS: Final[list[Endpoint]] = [
    *about.ENDPOINTS,
    *tables.ENDPOINTS,
    *commands.ENDPOINTS,
    *questions.ENDPOINTS,
    *replay.ENDPOINTS,
]
