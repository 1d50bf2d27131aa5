"""What the core tells mypyc, without needing anything of it at run time.

mypy and mypyc see the true names of `mypy_extensions` through this module; a running program gets the stand-ins.
It is the one module of the core that stays interpreted (see hatch_build.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    T = TypeVar("T")
    i64 = int

    def mypyc_attr(*flags: str, **options: object) -> Callable[[T], T]:
        """Stand in for the decorator that mypyc reads from the source."""
        return lambda definition: definition
