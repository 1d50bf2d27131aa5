"""Rectangular grids, as bit masks: cells, their neighbours, and the edges between them.

A `Grid` is an immutable set of tables that all positions of a game share; what lies on it is a few ints in the game's
own boards. A cell is `row * columns + column`; a set of cells or of edges is a mask with a bit for each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hogar.kernel.native import i64

ROW_LETTERS: Final = "abcdefgh"
NO_CELL: Final = -1


def members(mask: int) -> list[int]:
    """The indices in a mask, in order."""
    indices = []
    rest: i64 = mask
    index: i64 = 0
    while rest:
        if rest & 1:
            indices.append(int(index))
        rest >>= 1
        index += 1
    return indices


def count(mask: int) -> int:
    """How many are in a mask."""
    rest: i64 = mask
    number: i64 = 0
    while rest:
        rest &= rest - 1
        number += 1
    return number


def lowest(mask: int) -> int:
    """The first index in a mask; `NO_CELL` in an empty one."""
    return (mask & -mask).bit_length() - 1


class Grid:
    """A rectangle of cells. Edges are numbered row by row: first the horizontal ones, top line first, then the others.

    `near` gives the neighbours of each cell, `around` its four edges, `sides` the two cells of each edge (`NO_CELL`
    outside), `border` the edges with a cell on one side only. `names` (`a1`, `b3`: row and column) are for people.
    """

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.size = rows * columns
        self.every = (1 << self.size) - 1
        self.left = sum([1 << row * columns for row in range(rows)])
        self.right = self.left << columns - 1
        self.names = tuple([f"{ROW_LETTERS[row]}{column + 1}" for row in range(rows) for column in range(columns)])
        self.near = [self.beside(1 << cell) for cell in range(self.size)]
        self.around = [self.edges_of(cell) for cell in range(self.size)]
        self.edges = (rows + 1) * columns + rows * (columns + 1)
        self.sides = [self.sides_of(edge) for edge in range(self.edges)]
        self.border = sum([1 << edge for edge, sides in enumerate(self.sides) if NO_CELL in sides])

    def edges_of(self, cell: int) -> int:
        """The mask of the edges above, below, left and right of a cell."""
        row, column = divmod(cell, self.columns)
        beside = (self.rows + 1) * self.columns + row * (self.columns + 1) + column
        return 1 << cell | 1 << cell + self.columns | 3 << beside

    def sides_of(self, edge: int) -> tuple[int, int]:
        """The cells above and below an edge, or left and right of it."""
        flat = (self.rows + 1) * self.columns
        if edge < flat:
            line, column = divmod(edge, self.columns)
            above = self.cell(line - 1, column) if line else NO_CELL
            return above, self.cell(line, column) if line < self.rows else NO_CELL
        row, line = divmod(edge - flat, self.columns + 1)
        left = self.cell(row, line - 1) if line else NO_CELL
        return left, self.cell(row, line) if line < self.columns else NO_CELL

    def cell(self, row: int, column: int) -> int:
        """The cell in a row and a column, both counted from 0."""
        return row * self.columns + column

    def edge_between(self, one: int, other: int) -> int:
        """The edge that two cells share; `NO_CELL` if they share none."""
        return lowest(self.around[one] & self.around[other])

    def beside(self, cells: int) -> int:
        """The cells that share an edge with any of these, without these."""
        mask: i64 = cells
        left: i64 = self.left
        right: i64 = self.right
        columns: i64 = self.columns
        every: i64 = self.every
        reached: i64 = (mask & ~right) << 1 | (mask & ~left) >> 1 | mask << columns | mask >> columns
        return reached & every & ~mask

    def spread(self, start: int, within: int) -> int:
        """The part of some cells that can be reached from others over shared edges, without leaving them."""
        reached = start & within
        while True:
            more = self.beside(reached) & within
            if not more:
                return reached
            reached |= more

    def regions(self, cells: int) -> list[int]:
        """The connected parts of some cells."""
        parts = []
        while cells:
            part = self.spread(cells & -cells, cells)
            parts.append(part)
            cells &= ~part
        return parts

    def connected(self, cells: int) -> bool:
        """Whether one can go from any of these cells to any other without leaving them."""
        return self.spread(cells & -cells, cells) == cells

    def outline(self, cells: int) -> int:
        """The edges between these cells and all others."""
        edges: i64 = 0
        for cell in members(cells):
            around: i64 = self.around[cell]
            edges ^= around
        return edges

    def walled(self, start: int, walls: int) -> int:
        """The cells that can be reached from some without crossing any of these edges."""
        reached = start
        ahead = start
        while ahead:
            more = 0
            for cell in members(ahead):
                for other in members(self.near[cell] & ~reached & ~more):
                    if not walls & self.around[cell] & self.around[other]:
                        more |= 1 << other
            reached |= more
            ahead = more
        return reached
