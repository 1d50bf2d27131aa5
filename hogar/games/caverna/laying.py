"""Laying tiles, and the printed rewards of the cells they cover (CA-48 to CA-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import home
from hogar.games.caverna.happenings import SINGLE_LAID, TWIN_LAID
from hogar.games.caverna.steps.animals import Accommodate
from hogar.games.caverna.supply import gain_all
from hogar.games.caverna.terrain import HALVES, put

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table


def lay_single(table: Table, seat: int, single: int, cell: int) -> None:
    """A single tile is laid on a cell (CA-136)."""
    put(table.boards[seat], single, 1 << cell)
    if table.listening:
        table.tell(SINGLE_LAID, [seat, single, cell])
    after_laying(table, seat, 1 << cell)


def lay_twin(table: Table, seat: int, twin: int, first: int, second: int) -> None:
    """A twin tile is laid; whatever sticks out over the edge may pay (CA-286)."""
    board = table.boards[seat]
    one, other = HALVES[twin]
    put(board, one, 1 << first)
    put(board, other, 1 << second)
    if table.listening:
        table.tell(TWIN_LAID, [seat, twin, first, second])
    cells = 1 << first | 1 << second
    after_laying(table, seat, cells)
    if cells & home.OUTSIDE:
        for its in board.furnished:
            table.tiles[its.tile].stuck_out(table, seat)


def after_laying(table: Table, seat: int, cells: int) -> None:
    """Places for animals change, and printed rewards are received, whatever laid the tile (CA-48)."""
    board = table.boards[seat]
    board.housing = None
    if cells & home.WATER:
        for number, cell in enumerate(home.WATER_CELLS):
            if cells >> cell & 1:
                gain_all(table, seat, table.figures.water[number])
        table.push(Accommodate(seat))
    elif cells & board.stables:
        table.push(Accommodate(seat))
