"""One thread writes: whatever is waiting is saved in one transaction, so that one flush to the disk serves many."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine

Work: TypeAlias = "Callable[[Connection], Any]"
MOST_AT_ONCE: Final = 200
LOG: Final = logging.getLogger("hogar.server")


class Job:
    """Something to be written, and who waits for it."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.saved: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """Tells whoever waits, in their own thread."""
        if self.saved.done():
            return
        if self.error is not None:
            self.saved.set_exception(self.error)
        else:
            self.saved.set_result(self.result)


class Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine.execution_options(writes=True)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="hogar-writer", daemon=True)
        self.thread.start()

    async def write(self, work: Work) -> Any:
        """Carries something out in a transaction; it is on the disk when this returns."""
        job = Job(work)
        self.jobs.put(job)
        return await job.saved

    def close(self) -> None:
        """Writes what is waiting and ends."""
        self.jobs.put(None)
        self.thread.join()

    def run(self) -> None:
        """Takes what is waiting, saves it, tells those who wait; ends where nothing more is to come."""
        going = True
        while going:
            waiting = self.waiting()
            going = None not in waiting
            self.save([job for job in waiting if job is not None])

    def waiting(self) -> list[Job | None]:
        """Everything that is waiting, at least one thing."""
        jobs = [self.jobs.get()]
        while len(jobs) < MOST_AT_ONCE:
            try:
                jobs.append(self.jobs.get_nowait())
            except queue.Empty:
                break
        return jobs

    def save(self, jobs: list[Job]) -> None:
        """Saves several jobs in one transaction; where that fails, each in its own, so that the others don't suffer."""
        try:
            self.commit(jobs)
        except Exception:  # whatever it is, it is told to whose job it was
            for job in jobs:
                self.save_alone(job)
        loops = {job.loop for job in jobs}
        for loop in loops:
            loop.call_soon_threadsafe(tell, [job for job in jobs if job.loop is loop])

    def commit(self, jobs: list[Job]) -> None:
        """One transaction."""
        with self.engine.begin() as connection:
            for job in jobs:
                job.result = job.work(connection)

    def save_alone(self, job: Job) -> None:
        """A transaction for one job; the error is kept for whoever waits."""
        try:
            self.commit([job])
        except Exception as error:
            LOG.exception("could not save")
            job.error = error


def tell(jobs: list[Job]) -> None:
    """Tells everybody who waits for some jobs."""
    for job in jobs:
        job.tell()
