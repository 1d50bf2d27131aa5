"""Which bots there are. The only place that lists them.

Who sits at this machine may also call `expert:weights.json`, a level with weights of one's own, and `cmd:./mybot`, a
program that speaks the protocol of docs/bots.md; a name that came over a network never starts a program.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hogar.bots.greedy import Greedy
from hogar.bots.levels import LEVELS
from hogar.bots.outside import Outside
from hogar.bots.random_moves import RandomMoves
from hogar.bots.thinker import Thinker
from hogar.kernel.errors import Invalid

if TYPE_CHECKING:
    from collections.abc import Callable

    from hogar.bots.bot import Bot

SIMPLE: Final[dict[str, Callable[[], Bot]]] = {"random": RandomMoves, "greedy": Greedy}
BOTS: Final[tuple[str, ...]] = (*SIMPLE, *LEVELS)
COMMAND: Final = "cmd:"


def bot_named(name: str) -> Bot:
    """A new bot of that name; raises `Invalid` with those that there are."""
    if name in SIMPLE:
        return SIMPLE[name]()
    if name not in LEVELS:
        raise Invalid("invalid.no_bot", {"got": name[:40], "bots": ", ".join(BOTS)})
    return Thinker(LEVELS[name])


def bot_called(text: str) -> Bot:
    """A new bot as somebody at this machine calls it: by name, by level and file of weights, or by its command."""
    if text.startswith(COMMAND):
        return Outside(text.removeprefix(COMMAND))
    level, colon, file = text.partition(":")
    if colon and level in LEVELS:
        return Thinker(LEVELS[level], read_weights(file))
    return bot_named(text)


def read_weights(file: str) -> dict[str, float]:
    """The weights in a file that `hogar lab tune` wrote; raises `Invalid` where there are none."""
    try:
        found = json.loads(Path(file).read_text(encoding="utf-8"))["weights"]
        return {str(name): float(weight) for name, weight in found.items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise Invalid("invalid.weights_file", {"file": file, "problem": str(error)[:200]}) from None
