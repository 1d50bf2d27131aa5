"""How a command ends: exit codes, and the exceptions that mean one."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
FAILED: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130


class Leave(Exception):
    """The person is done with the table for now."""
