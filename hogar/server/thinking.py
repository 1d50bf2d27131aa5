"""Bots think in processes of their own, so that they hold nobody up.

A worker gets a whole position and makes the view in which the bot thinks; the bot gets nothing but that.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final

from hogar.bots.bot import Budget
from hogar.bots.manifest import bot_named
from hogar.bots.random_moves import RandomMoves
from hogar.kernel.rng import Rng
from hogar.kernel.save import read_position, to_text, write_position
from hogar.kernel.view import View
from hogar.manifest import game_named

if TYPE_CHECKING:
    from hogar.kernel.state import State

PATIENCE: Final = 20.0
"""So many seconds beyond its time a bot may take before its process is given up."""
SEED_BITS: Final = 62
LOG: Final = logging.getLogger("hogar.server")


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None
        self.busy = asyncio.Semaphore(processes)

    async def think(self, state: State, seat: int, bot: str) -> str:
        """The move of a bot in a seat, as text; where its process fails, any legal one."""
        game, position = state.game.id, to_text(write_position(state))
        async with self.busy:
            try:
                return await self.asked(game, position, seat, bot)
            except (BrokenProcessPool, TimeoutError, OSError) as error:
                LOG.warning("a bot failed (%s): its process is replaced", type(error).__name__)
                self.close()
        return RandomMoves().choose(View(state, seat), Budget(), Rng(secrets.randbits(SEED_BITS))).text

    async def asked(self, game: str, position: str, seat: int, bot: str) -> str:
        """What a worker says."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=end_with_the_server)
        seed = secrets.randbits(SEED_BITS)
        said = asyncio.get_running_loop().run_in_executor(
            self.pool, move_of, game, position, seat, bot, self.seconds, seed
        )
        return await asyncio.wait_for(said, self.seconds + PATIENCE)

    def close(self) -> None:
        """Ends the processes, whatever they are at."""
        pool, self.pool = self.pool, None
        if pool is not None:
            workers = list((pool._processes or {}).values())  # there is no public way to end one
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()


def end_with_the_server() -> None:
    """Lets a worker end when the server does, however that comes about."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def move_of(game: str, position: str, seat: int, bot: str, seconds: float, seed: int) -> str:
    """What a bot plays in a seat, worked out in the time that it has."""
    state = read_position(game_named(game), json.loads(position), trials=0)
    return bot_named(bot).choose(View(state, seat), Budget(seconds), Rng(seed)).text
