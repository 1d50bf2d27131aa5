"""What whoever hosts a server may choose."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hogar.server.storage.engine import sqlite_url

PORT: Final = 8642


@dataclass(frozen=True)
class Settings:
    """Everything with its usual value. Rates are requests a second from one address, with a burst on top.

    A table takes some 100 kB of memory while somebody is at it; `most_loaded` are kept for who comes back soon.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = PORT
    database: str = ""
    hosts: tuple[str, ...] = ()
    most_tables: int = 20_000
    most_tables_of_device: int = 200
    most_loaded: int = 2000
    most_sockets: int = 4000
    most_sockets_of_caller: int = 400
    most_sockets_of_table: int = 200
    most_connections: int = 5000
    rate: float = 60.0
    burst: float = 300.0
    body_bytes: int = 300_000
    record_bytes: int = 2_000_000
    bot_seconds: float = 2.0
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    trial_seconds: float = 20.0
    idle_seconds: float = 600.0

    @property
    def database_url(self) -> str:
        """The database: the one that is named, else a file in the data folder."""
        return self.database or sqlite_url(self.data)
