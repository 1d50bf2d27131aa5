"""What no position of Caverna may break: limits of pieces, geometry, signs, housed animals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import home
from hogar.games.caverna.steps.animals import Accommodate, Surplus
from hogar.parts.grid import count, members

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table


def problems(table: Table) -> list[str]:
    """The promises that a position breaks, named for whoever has to find the cause."""
    found = table_problems(table)
    for seat, board in enumerate(table.boards):
        found += [f"seat {seat + 1}: {problem}" for problem in board_problems(table, seat, board)]
    return found


def table_problems(table: Table) -> list[str]:
    """What concerns everybody."""
    used = [space for board in table.boards for space in board.placed]
    found = {
        "number of boards": len(table.boards) != table.players,
        "goods on spaces below zero": any(min(goods) < 0 for goods in table.piles),
        "goods on a space that stores none (CA-58)": any(
            any(goods) and not stores(table, space) for space, goods in enumerate(table.piles)
        ),
        "round cards without a round (CA-53)": len(table.revealed) > table.round,
        "a round card of another stage (CA-34)": not stages_agree(table),
        "more harvest markers than there are (CA-30, CA-31)": any(
            table.markers.count(marker) > number for marker, number in enumerate(table.layout.markers)
        ),
        "a seat that nobody has": table.start >= table.players or table.passed >> table.players != 0,
        "no starting player (CA-20)": table.round > 0 and table.start < 0,
        "two dwarfs on one space (CA-66)": len(used) != len(set(used)),
        "a dwarf on a space that is not there": any(space not in table.spaces for space in used),
    }
    return [name for name, broken in found.items() if broken]


def stores(table: Table, space: int) -> bool:
    """Whether goods accumulate on a space of this game."""
    return space in table.spaces and any(table.layout.sides[space].first)


def stages_agree(table: Table) -> bool:
    """Whether every card revealed is of the stage of its round."""
    spaces = table.figures.spaces
    rounds = table.layout.rounds
    return all(spaces[card].stage == table.layout.stage_of(rounds[place]) for place, card in enumerate(table.revealed))


def board_problems(table: Table, seat: int, board: Board) -> list[str]:
    """What concerns one player."""
    figures = table.figures
    found = {
        "goods below zero": min(board.goods) < 0,
        "two tiles on a cell (CA-121)": overlap(board),
        "forest tiles elsewhere (CA-125)": bool(board.forest_tiles() & ~(home.FOREST | home.OUTSIDE_FOREST)),
        "mountain tiles elsewhere (CA-132)": bool(board.cave_system() & ~(home.MOUNTAIN | home.OUTSIDE_MOUNTAIN)),
        "the printed cavern is gone (CA-42)": not board.caverns & home.FIRST_CAVERN,
        "a forest without its entrance (CA-126)": bool(board.forest_tiles())
        and not board.forest_tiles() & home.ENTRANCE,
        "forest tiles apart (CA-127)": not connected(board.forest_tiles()),
        "caves apart (CA-133)": not connected(board.cave_system()),
        "stables (CA-14)": count(board.stables) > figures.stables,
        "a stable on a field or in the mountain (CA-215)": stables_stray(board),
        "pastures of another size (CA-210)": any(count(pasture) != 2 for pasture in board.large_pastures),
        "crops without a field (CA-138)": bool(planted(board) & ~board.fields),
        "two crops on a field (CA-141)": bool(home.planted(board.grain) & home.planted(board.vegetables)),
        "furnishing tiles without a place (CA-145)": furnished_elsewhere(board),
        "dwarfs without a disc (CA-15)": not 0 < board.dwarfs() <= figures.dwarfs + board.sixth_room,
        "dwarfs without room (CA-82)": board.dwarfs() > max(figures.start_dwarfs, table.room_for_dwarfs(seat)),
        "weapons (CA-236)": len(board.weapons) != len(board.placed) or board.home != sorted(board.home),
        "newborns (CA-8)": board.newborns > board.dwarfs() or len(board.cradles) > board.newborns,
        "animals without a place (CA-232)": not housed(table, seat, board),
    }
    return [name for name, broken in found.items() if broken]


def planted(board: Board) -> int:
    """The cells with crops."""
    return home.planted(board.grain) | home.planted(board.vegetables)


def overlap(board: Board) -> bool:
    """Whether two tiles share a cell."""
    forest = (
        [1 << cell for cell in members(board.small_pastures)] + board.large_pastures + [board.meadows, board.fields]
    )
    caves = [board.caverns, board.tunnels, board.deep_tunnels, board.ore_mines, board.ruby_mines, home.FIRST_DWELLING]
    masks = forest + caves
    together = 0
    for mask in masks:
        if together & mask:
            return True
        together |= mask
    return False


def connected(cells: int) -> bool:
    """Whether one can go from any of these cells to any other over shared edges."""
    reached = cells & -cells
    while True:
        more = home.beside(reached) & cells & ~reached
        if not more:
            return reached == cells
        reached |= more


def stables_stray(board: Board) -> bool:
    """Whether a stable stands where none may."""
    return bool(board.stables & (board.fields | ~(home.FOREST | board.forest_tiles())))


def furnished_elsewhere(board: Board) -> bool:
    """Whether furnishing tiles share a cell or lie on none that can be furnished."""
    cells = [its.cell for its in board.furnished]
    ground = board.caverns | board.tunnels | board.deep_tunnels
    return len(cells) != len(set(cells)) or any(not ground >> cell & 1 for cell in cells)


def housed(table: Table, seat: int, board: Board) -> bool:
    """Whether all farm animals have a place, or are about to get one."""
    return table.housing(seat).fits(board.farm_animals()) or any(
        isinstance(step, (Accommodate, Surplus)) and step.seat == seat for lane in table.lanes for step in lane.steps
    )
