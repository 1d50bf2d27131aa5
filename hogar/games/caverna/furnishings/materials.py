"""The tiles of the second board: all that has to do with building materials."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings.furnishing import NOTHING, Furnishing
from hogar.games.caverna.furnishings.plain import gain_times, trades
from hogar.games.caverna.supply import gain_all, promise
from hogar.parts.payment import Exchange, Swap

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table


class Carpenter(Furnishing):
    """Wood off furnishing tiles, and off every building of fences (CA-289)."""

    def discount(self, purpose: int) -> list[int]:
        return self.its.takes if purpose in {w.FOR_FURNISHING, w.FOR_FENCES} else NOTHING


class StoneCarver(Furnishing):
    """Stone at once, and stone off furnishing tiles and stables (CA-290)."""

    def built(self, table: Table, seat: int, cell: int) -> None:
        gain_all(table, seat, self.its.gives)

    def discount(self, purpose: int) -> list[int]:
        return self.its.takes if purpose in {w.FOR_FURNISHING, w.FOR_STABLE} else NOTHING


class Blacksmith(Furnishing):
    """Ore at once, and ore off every weapon (CA-291)."""

    def built(self, table: Table, seat: int, cell: int) -> None:
        gain_all(table, seat, self.its.gives)

    def discount(self, purpose: int) -> list[int]:
        return self.its.takes if purpose == w.FOR_FORGING else NOTHING


class Miner(Furnishing):
    """Ore in every round for each ore mine with a donkey (CA-292)."""

    def round_begins(self, table: Table, seat: int) -> None:
        board = table.boards[seat]
        gain_times(table, seat, self.its.gives, board.donkeys_in_mines(board.ore_mines))


class Builder(Furnishing):
    """Ore in the place of some wood and of some stone of a furnishing tile's price (CA-293)."""

    def swaps(self) -> list[Swap]:
        takes, gives = self.its.takes, self.its.gives
        return [
            Swap(good, takes[good], other, gives[other], takes[good])
            for good in range(w.SUPPLY_KINDS)
            for other in range(w.SUPPLY_KINDS)
            if takes[good] and gives[other]
        ]


class Trader(Furnishing):
    """A set of building materials for gold, built over the tile that buys such sets (CA-294, CA-295)."""

    def over(self) -> int:
        return w.SPARE_PART_STORAGE

    def exchanges(self) -> list[Exchange]:
        return trades(self.its)


class Supplier(Furnishing):
    """Goods in each of the next rounds (CA-296)."""

    def built(self, table: Table, seat: int, cell: int) -> None:
        promise(table, seat, self.number)


class DogSchool(Furnishing):
    """Wood for every dog (CA-298)."""

    def heeds(self) -> int:
        return 1 << w.DOG

    def received(self, table: Table, seat: int, good: int, number: int) -> None:
        gain_times(table, seat, self.its.gives, number)


class Quarry(Furnishing):
    """Stone for every newborn donkey (CA-299)."""

    def born(self, table: Table, seat: int, newborns: list[int]) -> None:
        gain_times(table, seat, self.its.gives, newborns[w.DONKEY_KIND])


class Seam(Furnishing):
    """Ore with every stone (CA-300)."""

    def heeds(self) -> int:
        return 1 << w.STONE

    def received(self, table: Table, seat: int, good: int, number: int) -> None:
        gain_times(table, seat, self.its.gives, number)
