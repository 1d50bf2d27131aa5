"""Bots think in processes of their own, so that they hold nobody up.

A worker gets a whole position and makes the view in which the bot thinks; the bot gets nothing but that.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from typing import TYPE_CHECKING, Final

from hogar.bots.bot import Budget
from hogar.bots.manifest import bot_named
from hogar.bots.random_moves import RandomMoves
from hogar.kernel.errors import Invalid
from hogar.kernel.rng import Rng
from hogar.kernel.save import read_position, to_text, write_position
from hogar.kernel.view import View
from hogar.manifest import game_named
from hogar.server.workers import Workers

if TYPE_CHECKING:
    from hogar.kernel.state import State

PATIENCE: Final = 20.0
"""So many seconds beyond its time a bot may take before its process is given up."""
SEED_BITS: Final = 62
MOST_HINTS: Final = 8
"""So many people may wait for a hint at once."""
LOG: Final = logging.getLogger("hogar.server")


class Thinkers:
    """The processes in which bots think. Whoever lets one think takes a `slot` of the workers first."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = Workers(processes, seconds + PATIENCE)
        self.hints = 0

    async def think(self, state: State, seat: int, bot: str) -> str:
        """The move of a bot in a seat, as text; where it fails, any legal one."""
        position, seed = to_text(write_position(state)), secrets.randbits(SEED_BITS)
        try:
            return await self.workers.run(move_of, state.game.id, position, seat, bot, self.seconds, seed)
        except asyncio.CancelledError:
            raise
        except Exception:  # whatever it is, the match goes on
            LOG.exception("bot %s failed at %s: a move is drawn for it", bot, state.game.id)
        return any_move(state, seat)

    async def hint(self, state: State, seat: int, bot: str) -> str:
        """What a bot would play in somebody's seat; raises `Invalid` where too many ask."""
        if self.hints >= MOST_HINTS:
            raise Invalid("server.thinking_elsewhere")
        self.hints += 1
        try:
            async with self.workers.slot:
                return await self.think(state, seat, bot)
        finally:
            self.hints -= 1

    def close(self) -> None:
        """Ends the processes."""
        self.workers.close()


def any_move(state: State, seat: int) -> str:
    """A legal move of a seat, drawn."""
    return RandomMoves().choose(View(state, seat), Budget(), Rng(secrets.randbits(SEED_BITS))).text


def move_of(game: str, position: str, seat: int, bot: str, seconds: float, seed: int) -> str:
    """What a bot plays in a seat, worked out in the time that it has."""
    state = read_position(game_named(game), json.loads(position), trials=0)
    return bot_named(bot).choose(View(state, seat), Budget(seconds), Rng(seed)).text
