"""Compiled or interpreted: which of the two the core is, and how to ask for the second.

A wheel holds the sources of the core beside what mypyc compiled from them, and Python prefers the compiled ones. With
`HOGAR_PURE=1` in the environment the sources are used instead: to compare the two, to debug, to measure.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

CORE = ("hogar.kernel", "hogar.parts", "hogar.games", "hogar.bots.search")


class PureFinder(MetaPathFinder):
    """Finds the modules of the core, and only those, as sources."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Look for a source file of that name, if it is one of the core's."""
        if not any(fullname == package or fullname.startswith(f"{package}.") for package in CORE):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_sources() -> None:
    """Import the core from its sources from now on, if the environment asks for it."""
    if os.environ.get("HOGAR_PURE") == "1":
        sys.meta_path.insert(0, PureFinder())


def compiled() -> bool:
    """Whether the core in use is the compiled one."""
    spec = find_spec("hogar.kernel")
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))
