"""A server in a process of its own, with limits that hold no test up, and a plain way to ask it.

python -m tools.serving FOLDER [DATABASE]     serves and prints its port
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from hogar.server.http import COOKIE
from hogar.server.run import serve
from hogar.server.settings import Settings

ROOT: Final = Path(__file__).parent.parent
UNBOUNDED: Final[dict[str, Any]] = {
    "rate": 1e9, "burst": 1e9, "most_tables_of_device": 100_000, "most_sockets_of_caller": 100_000,
}  # fmt: skip


class Running:
    """A server that runs until it is told to stop, or killed; what it logs goes to `server.log` in its folder."""

    def __init__(self, folder: Path, database: str = "") -> None:
        command = [sys.executable, "-m", "tools.serving", str(folder), database]
        environment = os.environ | {"PYTHONPATH": os.environ.get("PYTHONPATH", str(ROOT))}
        self.log = folder / "server.log"
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if not said.strip().isdigit():
            raise RuntimeError(f"the server did not begin: {self.log.read_text(encoding='utf-8')}")
        self.port = int(said)

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Asks it to end; its exit status."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        """Sends a signal and waits."""
        self.process.send_signal(how)
        status = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


class Line:
    """One device's connection, kept open: asks one thing after the other."""

    def __init__(self, port: int, key: str = "") -> None:
        self.port = port
        self.key = key or secrets.token_urlsafe(32)
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """The status and the body of an answer; raises `ConnectionError` where there comes none."""
        if self.reader is not None:
            with suppress(ConnectionError):  # it may have been closed for being idle
                return await self.ask_once(method, path, body)
        return await self.ask_once(method, path, body)

    async def ask_once(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        """The same, tried once."""
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} /api{path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: {COOKIE}={self.key}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        try:
            return await self.answer(self.reader)
        except (asyncio.IncompleteReadError, OSError) as error:
            self.close()
            raise ConnectionError(str(error)) from error

    async def answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        """What comes back."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        return int(head[0].split()[1]), await reader.readexactly(int(fields.get("content-length", 0)))

    async def get(self, path: str) -> Any:
        """The answer as JSON; raises `RuntimeError` where it is refused."""
        return self.read(path, *await self.ask("GET", path))

    async def post(self, path: str, body: Any) -> Any:
        """The same for something that is sent."""
        return self.read(path, *await self.ask("POST", path, body))

    def read(self, path: str, status: int, data: bytes) -> Any:
        """The answer as JSON."""
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {data[:500]!r}")
        return msgspec.json.decode(data)

    def close(self) -> None:
        """Ends the connection."""
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


def main(folder: str, database: str = "") -> None:
    """Serves on a free port, and prints which."""
    settings = Settings(Path(folder), port=0, database=database, **UNBOUNDED)
    serve(settings, lambda address: print(address.rstrip("/").rpartition(":")[2], flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
