"""The secrets of the server: what a device is known by, and the links by which somebody takes a seat.

None of them is kept: of a device's key only a hash is, and a link is worked out from the server's own key, which lies
in a file beside the database that only its owner can read.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

KEY_BYTES: Final = 32
A_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")
A_LINK: Final = re.compile(r"([a-z2-7]{16})\.([1-8])\.([A-Za-z0-9_-]{22})")


def new_key() -> str:
    """A key for a device that has none."""
    return secrets.token_urlsafe(KEY_BYTES)


def device_of(key: str) -> str:
    """The name of the device that has a key; nothing where it is none."""
    return hashlib.sha256(key.encode()).hexdigest() if A_KEY.fullmatch(key) else ""


def new_table_id() -> str:
    """A name for a table that nobody guesses."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def server_key(folder: Path) -> bytes:
    """The key of the server in its folder; made where there is none."""
    path = folder / "key"
    if path.exists():
        return path.read_bytes()
    partial = folder / f".key.{os.getpid()}"
    with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
    partial.replace(path)
    return path.read_bytes()


def link_secret(key: bytes, table: str, seat: int, link: int) -> str:
    """The secret by which somebody takes a seat (from 0); `link` counts the links that the seat has had."""
    proof = hmac.digest(key, f"{table}.{seat}.{link}".encode(), "sha256")[:16]
    return f"{table}.{seat + 1}.{base64.urlsafe_b64encode(proof).decode().rstrip('=')}"


def place_of(secret: str) -> tuple[str, int] | None:
    """The table and the seat that a secret is for, true or not."""
    found = A_LINK.fullmatch(secret)
    return (found[1], int(found[2]) - 1) if found else None


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, told in a time that says nothing."""
    return hmac.compare_digest(one.encode(), other.encode())
