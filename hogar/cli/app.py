"""The application that the commands register themselves with."""

from __future__ import annotations

from cyclopts import App

from hogar import __version__
from hogar.pure import compiled


def version() -> str:
    """Say which Hogar this is, and whether its core is compiled: `hogar 0.1.0 (compiled)`."""
    return f"hogar {__version__} ({'compiled' if compiled() else 'interpreted'})"


app = App(
    name="hogar",
    help="Play, host and study board games about home.",
    version=version,
)
