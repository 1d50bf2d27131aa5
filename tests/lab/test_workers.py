from __future__ import annotations

import os
import time

import pytest

from hogar.lab.workers import WorkerFailed, spread


def double(number: int) -> int:
    return 2 * number


def break_down(number: int) -> int:
    raise ValueError(f"number {number}")


def disappear(number: int) -> int:
    os._exit(3)


def sleep(number: int) -> int:
    time.sleep(number)
    return number


def test_one_job_works_in_order() -> None:
    assert list(spread(double, [3, 1, 2], 1)) == [6, 2, 4]


def test_several_jobs_do_every_task_once() -> None:
    assert sorted(spread(double, list(range(9)), 2)) == [0, 2, 4, 6, 8, 10, 12, 14, 16]


def test_an_error_in_a_worker_is_told_here() -> None:
    with pytest.raises(WorkerFailed, match="ValueError: number 1"):
        list(spread(break_down, [1, 1], 2))


def test_a_worker_that_disappears_is_no_endless_wait() -> None:
    with pytest.raises(WorkerFailed, match="ended with status 3"):
        list(spread(disappear, [1, 1], 2))


def test_who_stops_reading_does_not_wait_for_the_rest() -> None:
    start = time.perf_counter()
    results = spread(sleep, [0, 60], 2)
    assert next(results) == 0
    results.close()
    assert time.perf_counter() - start < 30
