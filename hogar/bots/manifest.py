"""Which bots there are. The only place that lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.bots.greedy import Greedy
from hogar.bots.random_moves import RandomMoves
from hogar.kernel.errors import Invalid

if TYPE_CHECKING:
    from collections.abc import Callable

    from hogar.bots.bot import Bot

BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomMoves, "greedy": Greedy}


def bot_named(name: str) -> Bot:
    """A new bot of that name; raises `Invalid` with those that there are."""
    if name not in BOTS:
        raise Invalid("invalid.no_bot", {"got": name[:40], "bots": ", ".join(BOTS)})
    return BOTS[name]()
