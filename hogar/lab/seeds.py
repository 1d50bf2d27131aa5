"""Seeds made from a seed: what one run decides by chance must not depend on how its work is divided."""

from __future__ import annotations

import hashlib


def derived(seed: int, *parts: int | str) -> int:
    """A 64-bit seed of its own for a part of a run: game 7, the bots of game 7."""
    text = ":".join([str(seed), *[str(part) for part in parts]])
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest())
