"""How often somebody may come."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from ipaddress import IPv6Network, ip_address
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.types import Scope

MOST_CALLERS: Final = 20_000


class Rates:
    """How often each caller may come: so many a second, with a burst on top."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.free_at: OrderedDict[str, float] = OrderedDict()

    def allows(self, caller: str, cost: float, now: float) -> bool:
        """Whether a caller may come now; if so, it is counted."""
        free = max(self.free_at.get(caller, now), now)
        if free - now > (self.burst - cost) / self.rate:
            return False
        self.free_at[caller] = free + cost / self.rate
        self.free_at.move_to_end(caller)
        if len(self.free_at) > MOST_CALLERS:
            self.free_at.popitem(last=False)
        return True


def caller_of(scope: Scope) -> str:
    """Whose rate counts: an address, or of the new kind the network that one household has."""
    client = scope.get("client")
    with suppress(ValueError):
        address = ip_address(client[0] if client else "")
        if address.version == 6:
            return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return str(client[0]) if client else ""
