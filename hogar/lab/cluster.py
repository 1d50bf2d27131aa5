"""A tournament on several machines, with Ray (https://www.ray.io), which whoever wants that installs beside Hogar."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from hogar.kernel.errors import Invalid

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

T = TypeVar("T")
R = TypeVar("R")


def spread_out(work: Callable[[T], R], tasks: list[T], address: str) -> Iterator[R]:
    """The results of some work for each task, as they come, from the cluster at an address (`auto`: the one here)."""
    ray = loaded()
    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    try:
        remote = ray.remote(work)
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def loaded() -> Any:
    """Ray; raises `Invalid` where it is not installed."""
    try:
        return import_module("ray")
    except ImportError:
        raise Invalid("invalid.no_ray") from None
