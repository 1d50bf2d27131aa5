"""The tiles of the first board: dwellings and rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings.furnishing import BOTH_HALVES, OVERHANG, Furnishing
from hogar.games.caverna.furnishings.plain import Dwelling
from hogar.games.caverna.supply import gain_all
from hogar.parts.grid import members
from hogar.parts.housing import Place

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table


class OrdinaryDwelling(Dwelling):
    """Room for a dwarf, and never sold out (CA-13, CA-276)."""

    def unlimited(self) -> bool:
        return True


class MixedDwelling(Dwelling):
    """Room for a dwarf, and for farm animals of one kind (CA-276)."""

    def places(self, board: Board) -> list[Place]:
        return [Place(self.its.animals)]


class AdditionalDwelling(Dwelling):
    """Room for a dwarf beyond the usual number only (CA-156, CA-277)."""

    def dwarf_room(self) -> int:
        return 0

    def sixth_room(self) -> int:
        return self.its.dwarfs


class CuddleRoom(Furnishing):
    """A sheep for every own dwarf (CA-278)."""

    def places(self, board: Board) -> list[Place]:
        return [Place(self.its.animals * board.dwarfs(), 1 << w.SHEEP_KIND)]


class BreakfastRoom(Furnishing):
    """Room for cattle (CA-279)."""

    def places(self, board: Board) -> list[Place]:
        return [Place(self.its.animals, 1 << w.CATTLE_KIND)]


class StubbleRoom(Furnishing):
    """An animal on every field without crops (CA-280)."""

    def places(self, board: Board) -> list[Place]:
        return [Place(self.its.animals) for _ in members(board.empty_fields())]


class WorkRoom(Furnishing):
    """Tunnels, deep ones too, can be furnished like caverns (CA-281)."""

    def sites(self, board: Board) -> int:
        return board.tunnels | board.deep_tunnels


class GuestRoom(Furnishing):
    """Either … or becomes and/or (CA-282)."""

    def rules(self) -> int:
        return BOTH_HALVES


class OfficeRoom(Furnishing):
    """Twin tiles may stick out over the edge, and gold for each that does (CA-286)."""

    def rules(self) -> int:
        return OVERHANG

    def stuck_out(self, table: Table, seat: int) -> None:
        gain_all(table, seat, self.its.gives)
