"""The parlors of the third board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings.plain import Yellow, for_every, gain_times, trades
from hogar.games.caverna.home import beside
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table
    from hogar.parts.payment import Exchange


class WeavingParlor(Yellow):
    """Food at once for the sheep, and points for them at the end (CA-308)."""

    def built(self, table: Table, seat: int, cell: int) -> None:
        gain_times(table, seat, self.its.gives, table.boards[seat].goods[w.SHEEP])

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        return for_every(self.its, table.boards[seat].goods[w.SHEEP])


class MilkingParlor(Yellow):
    """Food at once for the cattle, and points for them at the end (CA-308)."""

    def built(self, table: Table, seat: int, cell: int) -> None:
        gain_times(table, seat, self.its.gives, table.boards[seat].goods[w.CATTLE])

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        return for_every(self.its, table.boards[seat].goods[w.CATTLE])


class StateParlor(Yellow):
    """Food at once for the dwellings beside it, and points for them at the end (CA-309)."""

    def built(self, table: Table, seat: int, cell: int) -> None:
        gain_times(table, seat, self.its.gives, dwellings_beside(table, seat, cell))

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        return for_every(self.its, dwellings_beside(table, seat, cell))


class Bartering(Yellow):
    """A parlor for trades at any time: hunting, beer, blacksmithing (CA-310)."""

    def exchanges(self) -> list[Exchange]:
        return trades(self.its)


def dwellings_beside(table: Table, seat: int, cell: int) -> int:
    """The dwellings beside a cell, the entry-level dwelling among them (CA-309)."""
    return count(beside(1 << cell) & table.boards[seat].dwellings)
