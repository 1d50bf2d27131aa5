"""The home board as two grids: forest and mountain, each with the cells beyond its outer edges (CA-1, CA-286).

A set of cells is a mask. The forest comes first: its 12 cells, then the 10 outside it; then the mountain alike. Cells
outside are named by the row or column they would have: `f02` lies above `f12`, `m24` right of `m23`. Crops are packed
into one number, two planes of bits over the forest cells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.codec import Codec, Json, Whole, as_table, word_index
from hogar.parts.grid import members

if TYPE_CHECKING:
    from hogar.kernel.native import i64

ROWS: Final = 4
COLUMNS: Final = 3
HALF_CELLS: Final = 12
HALF: Final = 22
"""The cells of a half, those outside it among them."""
CELL_KINDS: Final = 44


def half_names(letter: str, outer_column: int) -> list[str]:
    """The cells of a half: row by row, then above, below and beside it."""
    inside = [f"{letter}{row}{column}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
    above = [f"{letter}0{column}" for column in range(1, COLUMNS + 1)]
    below = [f"{letter}{ROWS + 1}{column}" for column in range(1, COLUMNS + 1)]
    beside = [f"{letter}{row}{outer_column}" for row in range(1, ROWS + 1)]
    return inside + above + below + beside


CELLS: Final[tuple[str, ...]] = (*half_names("f", 0), *half_names("m", COLUMNS + 1))
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(CELLS)}


def cells(*names: str) -> int:
    """The mask of some cells."""
    mask = 0
    for name in names:
        mask |= 1 << NUMBER[name]
    return mask


def neighbours(name: str) -> int:
    """The cells that share an edge with one, in the same half (CA-2, CA-353)."""
    letter, row, column = name[0], int(name[1]), int(name[2])
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    found = [f"{letter}{r}{c}" for r, c in around]
    return cells(*[other for other in found if other in NUMBER])


NEAR: Final[list[int]] = [neighbours(name) for name in CELLS]
FOREST: Final = (1 << HALF_CELLS) - 1
MOUNTAIN: Final = FOREST << HALF
HOME: Final = FOREST | MOUNTAIN
"""The 24 cells of the board itself."""
OUTSIDE_FOREST: Final = (1 << HALF) - 1 & ~FOREST
OUTSIDE_MOUNTAIN: Final = OUTSIDE_FOREST << HALF
OUTSIDE: Final = OUTSIDE_FOREST | OUTSIDE_MOUNTAIN
EVERY_CELL: Final = (1 << CELL_KINDS) - 1

FIRST_DWELLING: Final = cells("m41")
"""The entry-level dwelling (CA-41)."""
FIRST_CAVERN: Final = cells("m31")
"""The printed empty cavern (CA-42)."""
PRINTED: Final = FIRST_DWELLING | FIRST_CAVERN
ENTRANCE: Final = cells("f43")
"""The cell that the first forest tile must cover (CA-43)."""
WATER_CELLS: Final[list[int]] = [NUMBER[name] for name in ("f13", "f31", "f42", "m13", "m42")]
"""Preserves and springs, in the order of the figure `water` (CA-44 to CA-46)."""
WATER: Final = cells("f13", "f31", "f42", "m13", "m42")


def pairs_of(within: int) -> list[tuple[int, int]]:
    """Every two adjacent cells, the lower number first."""
    return [(one, other) for one in members(within) for other in members(NEAR[one] & within) if other > one]


FOREST_PAIRS: Final = pairs_of(FOREST)
MOUNTAIN_PAIRS: Final = pairs_of(MOUNTAIN)
OUTER_FOREST_PAIRS: Final = [
    (one, other) for one, other in pairs_of(FOREST | OUTSIDE_FOREST) if 1 << one & FOREST and 1 << other & OUTSIDE
]
OUTER_MOUNTAIN_PAIRS: Final = [
    (one, other) for one, other in pairs_of(MOUNTAIN | OUTSIDE_MOUNTAIN) if 1 << one & MOUNTAIN and 1 << other & OUTSIDE
]
"""One half on the board, the other over its outer edge (CA-286)."""


def beside(mask: int) -> int:
    """The cells that share an edge with any of these, these not left out."""
    found: i64 = 0
    rest: i64 = mask
    cell = 0
    while rest:
        if rest & 1:
            near: i64 = NEAR[cell]
            found |= near
        rest >>= 1
        cell += 1
    return int(found)


# Crops.

LOW_PLANE: Final = (1 << HALF) - 1
MOST_CROPS: Final = 3


def planted(crops: int) -> int:
    """The cells on which any lie."""
    return (crops | crops >> HALF) & LOW_PLANE


def on_cell(crops: int, cell: int) -> int:
    """How many lie on a cell."""
    return (crops >> cell & 1) + 2 * (crops >> HALF + cell & 1)


def with_crops(crops: int, cell: int, number: int) -> int:
    """The same with so many on an empty cell."""
    return crops | (number & 1) << cell | (number >> 1) << HALF + cell


def harvested(crops: int) -> int:
    """What is left when one is taken from every cell on which any lie."""
    low = crops & LOW_PLANE
    high = crops >> HALF
    return low ^ (low | high) | (high & low) << HALF


def total(crops: int) -> int:
    """How many lie on all cells together."""
    low: i64 = crops & LOW_PLANE
    high: i64 = crops >> HALF
    found: i64 = 0
    while low:
        low &= low - 1
        found += 1
    while high:
        high &= high - 1
        found += 2
    return int(found)


class Crops(Codec):
    """Counts for the forest cells, kept in one number; written without the zeros."""

    def __init__(self) -> None:
        self.count = Whole(0, MOST_CROPS)

    def write(self, value: Any) -> Json:
        return {CELLS[cell]: on_cell(value, cell) for cell in members(planted(value))}

    def read(self, data: Json, where: str) -> Any:
        packed = 0
        for name, count in as_table(data, where).items():
            cell = word_index(CELLS[:HALF], name, where)
            packed = with_crops(packed, cell, self.count.read(count, f"{where}.{name}"))
        return packed
