"""Several processes that share out a list of tasks; a single one needs none of that.

Processes are started fresh (`spawn`), so that this works alike on every system. They leave Ctrl-C to the process that
started them, which ends them: whoever reads the results may stop at any time and keep what has arrived.
"""

from __future__ import annotations

import multiprocessing
import signal
import traceback
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

T = TypeVar("T")
R = TypeVar("R")


class WorkerFailed(Exception):
    """A worker ended, or met an error that nobody expected; says which."""


def spread(work: Callable[[T], R], tasks: list[T], jobs: int) -> Generator[R, None, None]:
    """The results of some work for each task, as they come; in order where there is one job only.

    Closing it ends the processes, whatever they are doing.
    """
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    workers = [Worker(work) for _ in range(min(jobs, len(tasks)))]
    try:
        yield from shared_out(workers, tasks)
    finally:
        for worker in workers:
            worker.end()


def shared_out(workers: list[Worker[T, R]], tasks: list[T]) -> Iterator[R]:
    """Gives each worker its next task as soon as it is free."""
    waiting = tasks[::-1]
    busy = {worker.connection: worker for worker in workers}
    for worker in workers:
        worker.connection.send(waiting.pop())
    while busy:
        for ready in wait(list(busy)):
            worker = busy[cast("Connection", ready)]
            result = worker.result()
            if waiting:
                worker.connection.send(waiting.pop())
            else:
                del busy[worker.connection]
            yield result


class Worker(Generic[T, R]):
    """One process and the line to it."""

    def __init__(self, work: Callable[[T], R]) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection: Connection[Any, Any]
        self.connection, other = context.Pipe()
        self.process: SpawnProcess = context.Process(target=serve, args=(work, other), daemon=True)
        leaving_interrupts_to_us(self.process.start)
        other.close()

    def result(self) -> R:
        """What it has done; raises `WorkerFailed` where it could not."""
        try:
            result, trouble = self.connection.recv()
        except EOFError:
            self.process.join()
            raise WorkerFailed(f"a worker process ended with status {self.process.exitcode}") from None
        if trouble:
            raise WorkerFailed(trouble)
        return cast("R", result)

    def end(self) -> None:
        """Ends the process, whatever it is doing."""
        self.process.terminate()
        self.process.join()
        self.connection.close()


def leaving_interrupts_to_us(start: Callable[[], None]) -> None:
    """Starts a process that doesn't hear Ctrl-C, from its first instruction on."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        start()
    finally:
        signal.signal(signal.SIGINT, before)


def serve(work: Callable[[Any], Any], connection: Connection[Any, Any]) -> None:
    """What a worker process does: task after task, until nobody asks any more."""
    while True:
        try:
            task = connection.recv()
        except EOFError:
            return
        try:
            answer = (work(task), "")
        except Exception:
            answer = (None, traceback.format_exc())
        connection.send(answer)
