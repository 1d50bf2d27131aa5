"""The `hogar` command."""

from __future__ import annotations

import sys

from hogar.cli.leaving import INTERRUPTED


def main() -> None:
    """Run the command with the arguments of the process; Ctrl-C ends it quietly from the first moment on."""
    try:
        from hogar.cli.run import run  # noqa: PLC0415 - `import hogar.cli` alone stays cheap

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)
