"""Tiles on forest and mountain: where they may lie, and how many single tiles it takes before they may (section 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.caverna import home
from hogar.games.caverna import words as w
from hogar.games.caverna.furnishings.furnishing import OVERHANG
from hogar.games.caverna.home import beside
from hogar.games.caverna.moves import LAY, RUBY_TILE
from hogar.parts.grid import members

if TYPE_CHECKING:
    from collections.abc import Callable

    from hogar.games.caverna.board import Board
    from hogar.kernel.move import Move

NEVER: Final = 99
"""More single tiles than anybody could lay."""


def free_forest(board: Board) -> int:
    """The forest cells of the board without a tile; there may be a stable."""
    return home.FOREST & ~board.forest_tiles()


def free_mountain(board: Board) -> int:
    """The mountain cells of the board without a tile or printed room."""
    return home.MOUNTAIN & ~board.cave_system()


def forest_front(board: Board) -> int:
    """The cells that forest tiles may begin on: beside the others, the first one at the entrance (CA-126, CA-127)."""
    tiles = board.forest_tiles()
    return beside(tiles) if tiles else home.ENTRANCE


def mountain_front(board: Board) -> int:
    """The cells beside the cave system (CA-133)."""
    return beside(board.cave_system())


# Single tiles (CA-125, CA-132, CA-136).


def single_cells(board: Board, single: int) -> int:
    """The cells on which a single tile may be laid; never over the edge (CA-288)."""
    if single in {w.CAVERN, w.TUNNEL}:
        return free_mountain(board) & mountain_front(board)
    cells = free_forest(board) & forest_front(board)
    return cells if single == w.MEADOW else cells & ~board.stables


def put(board: Board, single: int, cells: int) -> None:
    """Adds terrain, as it comes with single tiles and halves of twin tiles."""
    if single == w.MEADOW:
        board.meadows |= cells
    elif single == w.FIELD:
        board.fields |= cells
    elif single == w.CAVERN:
        board.caverns |= cells
    else:
        board.tunnels |= cells


def take_away(board: Board, single: int, cells: int) -> None:
    """The reverse, for a trial."""
    if single == w.MEADOW:
        board.meadows &= ~cells
    elif single == w.FIELD:
        board.fields &= ~cells
    elif single == w.CAVERN:
        board.caverns &= ~cells
    else:
        board.tunnels &= ~cells


HALVES: Final[list[tuple[int, int]]] = [(w.MEADOW, w.FIELD), (w.CAVERN, w.TUNNEL), (w.CAVERN, w.CAVERN)]
"""The terrain on the two halves of each twin tile."""


# Twin tiles.


def can_lay(board: Board, twin: int) -> bool:
    """Whether a twin tile can be laid anywhere (CA-122, CA-129, CA-286)."""
    if twin == w.MEADOW_FIELD:
        return forest_fits(board, free_forest(board), forest_front(board))
    free = free_mountain(board)
    front = mountain_front(board)
    for one, other in home.MOUNTAIN_PAIRS:
        if free >> one & 1 and free >> other & 1 and (front >> one | front >> other) & 1:
            return True
    return bool(board.rules & OVERHANG) and bool(sticking_out(board, home.OUTER_MOUNTAIN_PAIRS, free & front))


def forest_fits(board: Board, free: int, front: int) -> bool:
    """Whether a meadow/field tile fits on free cells, one half of it in front (CA-127, CA-129)."""
    stables = board.stables
    for one, other in home.FOREST_PAIRS:
        near = free >> one & 1 and free >> other & 1 and (front >> one | front >> other) & 1
        if near and not stables >> one & stables >> other & 1:
            return True
    return bool(board.rules & OVERHANG) and bool(sticking_out(board, home.OUTER_FOREST_PAIRS, free & front))


def sticking_out(board: Board, pairs: list[tuple[int, int]], inner: int) -> list[tuple[int, int]]:
    """The pairs with one half on some cells of the board and the other outside, where nothing lies yet."""
    tiles = board.covered_cells()
    return [(one, other) for one, other in pairs if inner >> one & 1 and not tiles >> other & 1]


def lay_moves(board: Board, twin: int) -> list[Move]:
    """Every way to lay a twin tile; its first half lies on the cell named first."""
    if twin == w.MEADOW_FIELD:
        return both_ways(
            board, twin, home.FOREST_PAIRS, home.OUTER_FOREST_PAIRS, free_forest(board), forest_front(board)
        )
    return both_ways(
        board, twin, home.MOUNTAIN_PAIRS, home.OUTER_MOUNTAIN_PAIRS, free_mountain(board), mountain_front(board)
    )


def both_ways(
    board: Board, twin: int, inside: list[tuple[int, int]], outside: list[tuple[int, int]], free: int, front: int
) -> list[Move]:
    """A twin tile on each pair of cells, turned both ways; a field never lies under a stable (CA-128)."""
    pairs = [
        (one, other)
        for one, other in inside
        if free >> one & 1 and free >> other & 1 and (front >> one | front >> other) & 1
    ]
    if board.rules & OVERHANG:
        pairs += sticking_out(board, outside, free & front)
    stables = board.stables if twin == w.MEADOW_FIELD else 0
    moves = []
    for one, other in pairs:
        if not stables >> other & 1:
            moves.append(LAY.move(twin, one, other))
        if twin != w.CAVERN_CAVERN and not stables >> one & 1:
            moves.append(LAY.move(twin, other, one))
    return moves


# How many single tiles it takes (CA-176, CA-342).


def singles_for_twin(board: Board, twin: int) -> int:
    """Single tiles before a twin tile can be laid: in the forest stables may stand between."""
    if can_lay(board, twin):
        return 0
    if twin != w.MEADOW_FIELD:
        return NEVER
    free = free_forest(board)
    front = forest_front(board)
    for number in range(1, home.HALF_CELLS):
        laid = front & free
        front |= beside(laid)
        if forest_fits(board, free & ~laid, front):
            return number
    return NEVER


def singles_for_field(board: Board) -> int:
    """Single tiles before there is an empty field."""
    if board.empty_fields():
        return 0
    free = free_forest(board)
    front = forest_front(board)
    for number in range(1, home.HALF_CELLS):
        laid = front & free
        if laid & ~board.stables:
            return number
        front |= beside(laid)
    return NEVER


def singles_for_meadow(board: Board) -> int:
    """Single tiles before there is a meadow."""
    if board.meadows:
        return 0
    return 1 if forest_front(board) & free_forest(board) else NEVER


def singles_for_pair(board: Board, have: int, free: int, front: int) -> int:
    """Single tiles before two of a kind lie side by side."""
    if has_pair(have):
        return 0
    if beside(have) & free:
        return 1
    for number in range(2, home.HALF_CELLS):
        laid = front & free
        if beside(laid) & free:
            return number
        front |= beside(laid)
    return NEVER


def singles_for_meadows(board: Board) -> int:
    """Single tiles before there are two adjacent meadows (CA-210)."""
    return singles_for_pair(board, board.meadows, free_forest(board), forest_front(board))


def open_tunnels(board: Board) -> int:
    """The ordinary tunnels without furnishing tile (CA-165)."""
    return board.tunnels & ~board.rooms


def open_deep_tunnels(board: Board) -> int:
    """The deep tunnels without furnishing tile (CA-167)."""
    return board.deep_tunnels & ~board.rooms


def singles_for_tunnel(board: Board) -> int:
    """Single tiles before there is an ordinary tunnel."""
    if open_tunnels(board):
        return 0
    return 1 if free_mountain(board) else NEVER


def singles_for_tunnels(board: Board) -> int:
    """Single tiles before there are two adjacent ordinary tunnels (CA-163)."""
    return singles_for_pair(board, open_tunnels(board), free_mountain(board), mountain_front(board))


def has_pair(cells: int) -> bool:
    """Whether two of these are adjacent."""
    return bool(beside(cells) & cells)


def pairs_in(cells: int) -> list[tuple[int, int]]:
    """Every two adjacent ones of these, the lower number first."""
    return [(one, other) for one in members(cells) for other in members(home.NEAR[one] & cells) if other > one]


def enabling(board: Board, singles: list[int], needed: Callable[[Board], int]) -> list[Move]:
    """The single tiles for a ruby that bring something nearer, by how many it still needs."""
    before = needed(board)
    moves = []
    for single in singles:
        for cell in members(single_cells(board, single)):
            put(board, single, 1 << cell)
            if needed(board) < before:
                moves.append(RUBY_TILE.move(single, cell))
            take_away(board, single, 1 << cell)
    return moves


def singles_for_single(board: Board, single: int) -> int:
    """Single tiles before a given one can be laid: in the forest stables may stand between."""
    if single_cells(board, single):
        return 0
    if single != w.FIELD:
        return NEVER
    free = free_forest(board)
    front = forest_front(board)
    for number in range(1, home.HALF_CELLS):
        laid = front & free
        front |= beside(laid)
        if front & free & ~laid & ~board.stables:
            return number
    return NEVER
