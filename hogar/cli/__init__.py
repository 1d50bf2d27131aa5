"""The `hogar` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command with the arguments of the process."""
    from hogar.cli.run import run  # noqa: PLC0415 - `import hogar.cli` alone stays cheap

    sys.exit(run(sys.argv[1:]))
