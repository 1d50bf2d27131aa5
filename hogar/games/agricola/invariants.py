"""What no position of Agricola may break: limits of pieces, geometry, signs, housed animals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.agricola import words as w
from hogar.games.agricola.farm import FARM, FENCING, planted
from hogar.games.agricola.steps.animals import Accommodate, ChooseHerd
from hogar.games.agricola.steps.fences import DrawPasture
from hogar.games.agricola.steps.work import Actions
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.table import Table


def problems(table: Table) -> list[str]:
    """The promises that a position breaks, named for whoever has to find the cause."""
    found = table_problems(table)
    for seat, board in enumerate(table.boards):
        found += [f"seat {seat + 1}: {problem}" for problem in board_problems(table, seat, board)]
    return found


def table_problems(table: Table) -> list[str]:
    """What concerns everybody."""
    figures = table.figures
    found = {
        "number of boards": len(table.boards) != table.players,
        "goods on spaces below zero": min(table.piles) < 0,
        "goods on a space that stores none (AG-57)": any(
            amount and not stores(table, space) for space, amount in enumerate(table.piles)
        ),
        "more round cards than rounds (AG-20)": len(table.turned) != table.round,
        "a round card of another stage (AG-20)": not stages_agree(table),
        "rounds (AG-33)": table.round > figures.rounds(),
        "a seat that nobody has": table.start >= table.players,
        "no starting player (AG-14)": table.round > 0 and table.start < 0,
        "two persons on one space (AG-46)": crowded(table) and not any(board.played for board in table.boards),
        "a person on a space that is not there": any(
            space >= 0 and space not in table.spaces + board.own_spaces
            for board in table.boards
            for space in board.persons
        ),
    }
    return [name for name, broken in found.items() if broken]


def stores(table: Table, space: int) -> bool:
    """Whether goods accumulate on a space of this game."""
    return space in table.spaces and table.layout.refill[space] > 0


def stages_agree(table: Table) -> bool:
    """Whether every card turned up is of the stage of its round."""
    figures = table.figures
    return all(
        figures.stages[space - w.FIRST_ROUND_CARD] == figures.stage_of(round)
        for round, space in enumerate(table.turned, 1)
        if space >= w.FIRST_ROUND_CARD
    )


def crowded(table: Table) -> bool:
    """Whether a space was used twice."""
    used = [space for board in table.boards for space in board.persons if space >= 0]
    return len(used) != len(set(used))


def board_problems(table: Table, seat: int, board: Board) -> list[str]:
    """What concerns one player."""
    found = {
        "goods below zero": min(board.goods) < 0,
        "a room without a wooden beginning (AG-11)": not FARM.connected(board.rooms) or not board.rooms,
        "fields apart (AG-137)": not FARM.connected(board.fields),
        "two things on a cell (AG-115, AG-136, AG-149)": overlaps(board),
        "stables (AG-4)": table.stables_left(seat) < 0,
        "fences (AG-171)": table.fences_left(seat) < 0,
        "pastures (AG-161)": not pastures_stand(board),
        "crops without a field (AG-145)": bool(
            planted(board.grain | board.vegetables) & ~(board.fields | table.hooks.more_fields(table, seat))
        ),
        "two crops on a field (AG-143)": bool(planted(board.grain) & planted(board.vegetables)) and not board.played,
        "people (AG-4)": not board.people or table.persons_left(seat) < 0,
        "persons on their way (AG-129)": away(board) > board.people + board.guests,
        "newborns (AG-134)": board.newborns > board.people or len(board.cradles) > board.newborns,
        "a promise of the past": any(portion.round < table.round for portion in board.promises),
        "animals without a place (AG-175)": not housed(table, seat, board),
    }
    return [name for name, broken in found.items() if broken]


def away(board: Board) -> int:
    """The persons that are counted somewhere."""
    return board.home + len(board.persons) + len(board.cradles)


def overlaps(board: Board) -> bool:
    """Whether tiles, stables or pastures share a cell that they may not share."""
    return bool(board.rooms & board.fields or (board.rooms | board.fields) & (board.stables | board.enclosed))


def pastures_stand(board: Board) -> bool:
    """Whether the pastures are those that their fences enclose."""
    if sum([count(pasture) for pasture in board.pastures]) != count(board.enclosed):
        return False
    if FENCING.fault(board.fences, board.rooms | board.fields):
        return False
    return sorted(FENCING.pastures(board.fences)) == sorted(board.pastures)


def housed(table: Table, seat: int, board: Board) -> bool:
    """Whether all animals have a place, or are about to get one."""
    return board.housing.fits(board.animals()) or any(
        isinstance(step, (Accommodate, Actions, ChooseHerd, DrawPasture)) and step.seat == seat
        for lane in table.lanes
        for step in lane.steps
    )
