"""The tiles of the fourth board: storages and chambers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings.plain import Yellow, for_every, on_ladder, trades

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table
    from hogar.parts.payment import Exchange


class StoneStorage(Yellow):
    """Points for stone (CA-311)."""

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        return for_every(self.its, table.boards[seat].goods[w.STONE])


class OreStorage(Yellow):
    """Points for ore (CA-311)."""

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        return for_every(self.its, table.boards[seat].goods[w.ORE])


class SparePartStorage(Yellow):
    """Buys sets of building materials, built over the tile that sells such sets (CA-295, CA-310)."""

    def over(self) -> int:
        return w.TRADER

    def exchanges(self) -> list[Exchange]:
        return trades(self.its)


class MainStorage(Yellow):
    """Points for yellow tiles, itself among them (CA-312)."""

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        owned = [table.tiles[its.tile].colour() for its in table.boards[seat].furnished]
        return for_every(self.its, owned.count(w.YELLOW))


class WeaponStorage(Yellow):
    """Points for armed dwarfs (CA-311)."""

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        return for_every(self.its, table.boards[seat].armed())


class SuppliesStorage(Yellow):
    """Points if every dwarf is armed (CA-313)."""

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        board = table.boards[seat]
        return self.its.worth if board.armed() == board.dwarfs() else 0


class BroomChamber(Yellow):
    """Points for a large family (CA-314)."""

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        return on_ladder(self.its, table.boards[seat].dwarfs())


class TreasureChamber(Yellow):
    """Points for rubies (CA-311)."""

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        return for_every(self.its, table.boards[seat].goods[w.RUBY])


class FoodChamber(Yellow):
    """Points for pairs of grain and vegetable, those on fields among them (CA-315)."""

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        board = table.boards[seat]
        return for_every(self.its, min(board.grain_everywhere(), board.vegetables_everywhere()))


class PrayerChamber(Yellow):
    """Points if no dwarf is armed (CA-313)."""

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        return 0 if table.boards[seat].armed() else self.its.worth


class WritingChamber(Yellow):
    """Cancels negative points (CA-316)."""

    def cancels(self) -> int:
        return self.its.worth


class FodderChamber(Yellow):
    """Points for farm animals of all kinds together (CA-315)."""

    def bonus(self, table: Table, seat: int, cell: int) -> int:
        return for_every(self.its, sum(table.boards[seat].farm_animals()))
