"""Playing on where single answers are played by themselves."""

from __future__ import annotations

from hogar.games.caverna.table import Table
from tests.caverna.builders import asks, offered, play


def go(table: Table, *texts: str) -> Table:
    """Plays moves of seat 1; one that isn't offered was the only answer, and has been played already."""
    for text in texts:
        if asks(table) == 1 and text in offered(table):
            play(table, text)
    return table
