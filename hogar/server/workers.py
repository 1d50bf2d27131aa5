"""Processes that work out what may take long, so that the server itself never waits for anything but its disk.

A worker that dies or takes too long is ended with all of its pool, and a new pool begins with the next piece of work.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
R = TypeVar("R")


class Workers:
    """So many processes, begun when they are needed. Whoever wants one takes a `slot` first."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.slot = asyncio.Semaphore(processes)
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """What a worker says; raises `TimeoutError`, `BrokenProcessPool`, or whatever the work itself raised."""
        assert not more, "only what stands in order goes to a worker"
        try:
            return await self.run_once(work, *args)
        except BrokenProcessPool:  # perhaps by the fault of a neighbour
            return await self.run_once(work, *args)

    async def run_once(self, work: Callable[..., R], *args: object) -> R:
        """The same, tried once."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=end_with_the_server)
        pool = self.pool
        try:
            said = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            return await asyncio.wait_for(said, self.seconds)
        except (BrokenProcessPool, TimeoutError):
            self.give_up(pool)
            raise

    def give_up(self, pool: ProcessPoolExecutor) -> None:
        """Ends the processes of a pool, whatever they are at."""
        if self.pool is pool:
            self.pool = None
        workers = list((pool._processes or {}).values())  # there is no public way to end one
        pool.shutdown(wait=False)
        for worker in workers:
            worker.kill()

    def close(self) -> None:
        """Ends all processes."""
        if self.pool is not None:
            self.give_up(self.pool)


def end_with_the_server() -> None:
    """Lets a worker end when the server does, however that comes about."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
