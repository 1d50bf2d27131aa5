"""What a position of La Villa is worth to a seat, for a bot that looks no further than its own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.village import words as w
from hogar.games.village.scoring import chronicle_points, score_sheet

if TYPE_CHECKING:
    from hogar.games.village.board import Board
    from hogar.games.village.table import Table

THING_WORTH: Final[list[float]] = [0.5, 0.45, 0.45, 0.55, 2.0, 1.6, 1.8, 2.0, 1.9, 0.7, 0.5]
"""The worth of a thing while there is time to use it, beside the points that it scores now."""
USEFUL: Final[list[int]] = [4, 4, 4, 4, 3, 2, 2, 2, 2, 5, 6]
"""How many of a thing are worth that; more of them are worth a third of it."""
CHRONICLE_HOPE: Final[list[float]] = [0.0, 1.5, 3.2, 5.5, 8.5, 12.0]
"""What members in the chronicle promise, on the way to the points that the numbers between don't score."""
AT_HOME: Final[list[float]] = [0.0, 1.2, 2.0, 2.5, 2.8, 3.0]
"""The worth of members on the farm, who may still become anything."""
TRAINED: Final = 1.5
IN_BAG: Final = 2.2
AT_LEVEL: Final[list[float]] = [1.5, 1.7, 1.8, 1.5]
TRAVELLING: Final = 0.8
UNBORN: Final = 0.2
TIME: Final = 0.12
SPACES_FOR_PLANS: Final = 8
"""With so many spaces of the dead left, or more, there is time for every plan."""


def value(table: Table, seat: int) -> float:
    """Points now, and what goods, members and the time that is left promise."""
    board = table.boards[seat]
    points = float(score_sheet(table, board).total)
    hope = things_worth(board) + members_worth(board)
    ahead = chronicle_hope(board) - chronicle_points(table.figures, board)
    left = time_left(table)
    return points + left * (hope + max(0.0, ahead) - TIME * board.time)


def time_left(table: Table) -> float:
    """From 1 to 0: how much of the game is left, judged by the spaces of the dead."""
    if table.trigger >= 0:
        return 0.15 if table.turns_left else 0.0
    dead = sum([board.count_in(w.FIRST_CHRONICLE, w.PROFESSION_KINDS) for board in table.boards])
    spaces = min(sum(table.card.chronicle) - dead, 2 * (table.card.graves - table.dead_in(w.GRAVE)))
    return min(1.0, spaces / SPACES_FOR_PLANS)


def things_worth(board: Board) -> float:
    """What the farm holds."""
    worth = 0.0
    for thing, count in enumerate(board.things):
        useful = min(count, USEFUL[thing])
        worth += THING_WORTH[thing] * (useful + (count - useful) / 3)
    return worth


def members_worth(board: Board) -> float:
    """What the living may still bring, beside the points of their places."""
    home = board.count(w.FARM)
    worth = AT_HOME[min(home, len(AT_HOME) - 1)]
    worth += TRAINED * board.count_in(w.FIRST_BUILDING, w.BUILDING_KINDS)
    worth += TRAVELLING * board.count_in(w.FIRST_CITY, w.CITY_KINDS)
    worth += IN_BAG * board.count(w.BLACK_BAG)
    for level in range(w.LEVELS):
        worth += AT_LEVEL[level] * board.count(w.FIRST_LEVEL + level)
    return worth + UNBORN * sum(board.reserve)


def chronicle_hope(board: Board) -> float:
    """What the members in the chronicle promise."""
    there = board.count_in(w.FIRST_CHRONICLE, w.PROFESSION_KINDS)
    return CHRONICLE_HOPE[min(there, len(CHRONICLE_HOPE) - 1)]
