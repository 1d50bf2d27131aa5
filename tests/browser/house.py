"""A `hogar serve` of its own for tests: it starts, is killed, and starts again where it was."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

START_SECONDS = 30.0


class House:
    """A server process with its data in a folder; its port stays the same when it starts again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Starts, and waits until it says where it is."""
        words = ["serve", "--port", str(self.port), "--data", str(self.folder), "--language", "en"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hogar", *words],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "COLUMNS": "200"},
        )
        assert self.process.stdout is not None
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            line = self.process.stdout.readline()
            assert line, "the server has ended"
            if re.search(rf":{self.port}\b", line):
                return
        raise AssertionError("the server did not say where it is")

    def kill(self) -> None:
        """Ends it in the middle of whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
