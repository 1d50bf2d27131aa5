"""Who sits at a table: people, and bots under the names of their kind, so that a record alone tells them apart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from hogar.bots.manifest import BOTS
from hogar.cli.words import clean_name


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat: a person, or a bot of that kind; a program (`cmd:...`) is not started by a record."""

    name: str
    bot: str = ""


def named(name: str) -> Sitter:
    """Whoever goes by a name: `Greedy` and `greedy 2` are bots, everybody else is a person."""
    clean = clean_name(name)
    kind = re.sub(r" [0-9]+$", "", clean.lower())
    return Sitter(clean, kind if kind in BOTS else "")


def sitters_of(names: Sequence[str], players: int) -> list[Sitter]:
    """Who sat there, as a record says it; a seat without a name has its number."""
    every = [*names, *[""] * players][:players]
    return [named(clean_name(name) or str(place)) for place, name in enumerate(every, 1)]
