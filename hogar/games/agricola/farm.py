"""The farmyard as a grid, its fences, and crops packed into one number: a few bits for each cell."""

from __future__ import annotations

from typing import Any, Final

from hogar.games.agricola import words as w
from hogar.kernel.codec import Codec, Json, Whole, as_table, word_index
from hogar.parts.fences import Fencing
from hogar.parts.grid import Grid

FARM: Final = Grid(w.ROWS, w.COLUMNS)
FENCING: Final = Fencing(FARM)
CELLS: Final[tuple[str, ...]] = FARM.names
EVERY_CELL: Final = (1 << w.CELL_KINDS) - 1
START_ROOMS: Final = 1 << 5 | 1 << 10
"""The middle and the bottom cell of the left column (AG-11)."""

NIBBLE: Final = 4
MOST_CROPS: Final = 15
LOW_BITS: Final = sum([1 << NIBBLE * cell for cell in range(w.CELL_KINDS)])


class Packed(Codec):
    """Counts for the cells, up to 15 each, kept in one number; written without the zeros."""

    def __init__(self) -> None:
        self.count = Whole(0, MOST_CROPS)

    def write(self, value: Any) -> Json:
        return {name: on_cell(value, cell) for cell, name in enumerate(CELLS) if on_cell(value, cell)}

    def read(self, data: Json, where: str) -> Any:
        packed = 0
        for name, count in as_table(data, where).items():
            packed |= self.count.read(count, f"{where}.{name}") << NIBBLE * word_index(CELLS, name, where)
        return packed


def on_cell(packed: int, cell: int) -> int:
    """How many lie on a cell."""
    return packed >> NIBBLE * cell & MOST_CROPS


def one_of_each(packed: int) -> int:
    """One for every cell on which any lie."""
    return (packed | packed >> 1 | packed >> 2 | packed >> 3) & LOW_BITS


def packed(cells: int) -> int:
    """One for every cell of a mask."""
    found = 0
    bit = 1
    while cells:
        if cells & 1:
            found |= bit
        cells >>= 1
        bit <<= NIBBLE
    return found


def total(packed: int) -> int:
    """How many lie on all cells together."""
    found = 0
    while packed:
        found += packed & MOST_CROPS
        packed >>= NIBBLE
    return found


def planted(packed: int) -> int:
    """The cells on which any lie, as a mask."""
    cells = 0
    bit = 1
    while packed:
        if packed & MOST_CROPS:
            cells |= bit
        bit <<= 1
        packed >>= NIBBLE
    return cells
