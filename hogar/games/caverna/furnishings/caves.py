"""The caves of the third board: all that has to do with food."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings.furnishing import DISARM, Furnishing
from hogar.games.caverna.furnishings.plain import on_ladder, trades
from hogar.games.caverna.supply import gain

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table
    from hogar.parts.payment import Exchange


class SlaughteringCave(Furnishing):
    """More food for every farm animal (CA-301)."""

    def food_for_animal(self) -> int:
        return self.its.gives[w.FOOD]


class CookingCave(Furnishing):
    """A meal of grain and vegetable (CA-302)."""

    def exchanges(self) -> list[Exchange]:
        return trades(self.its)


class WorkingCave(Furnishing):
    """One dwarf lives on building materials (CA-303)."""

    def meals(self) -> list[list[int]]:
        takes = self.its.takes
        return [
            [takes[other] if other == good else 0 for other in range(w.GOOD_KINDS)]
            for good in range(w.SUPPLY_KINDS)
            if takes[good]
        ]


class MiningCave(Furnishing):
    """Less food is due for every donkey in a mine (CA-304)."""

    def food_saved(self, board: Board) -> int:
        return self.its.gives[w.FOOD] * board.donkeys_in_mines(board.ore_mines | board.ruby_mines)


class BreedingCave(Furnishing):
    """Food for newborn animals, by their number (CA-306)."""

    def born(self, table: Table, seat: int, newborns: list[int]) -> None:
        gain(table, seat, w.FOOD, on_ladder(self.its, sum(newborns)))


class PeacefulCave(Furnishing):
    """Weapons become food (CA-307)."""

    def rules(self) -> int:
        return DISARM
