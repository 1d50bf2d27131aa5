"""What a position of Caverna is worth to a seat, for a bot that looks no further than its own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.caverna import words as w
from hogar.games.caverna.reach import food_in
from hogar.games.caverna.scoring import score_sheet
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table

GOOD_WORTH: Final[list[float]] = [0.6, 0.6, 0.5, 0.4, 0.15, 0.0, 0.5, 0.3, 0.1, 0.2, 0.2, 0.2, 0.2]
"""What one of a good may still become, beside the points that it scores now, while there are rounds to come."""
MOST_COUNTED: Final = 8
"""More of a good than that is of no use."""
DWARF: Final = 4.0
ROOM: Final = 2.0
STRENGTH: Final = 0.3
PASTURE: Final = 0.4
HUNGER: Final = 2.0


def value(table: Table, seat: int) -> float:
    """The points now, and what goods, dwarfs, weapons and hunger promise for what is left of the game."""
    board = table.boards[seat]
    points = float(score_sheet(table, seat).total)
    left = rounds_left(table)
    if not left:
        return points
    share = left / w.LAST_ROUND
    points += share * (goods_worth(board) + DWARF * board.dwarfs() + STRENGTH * sum(board.strengths()))
    points += share * ROOM * max(0, table.room_for_dwarfs(seat) - board.dwarfs())
    points += share * PASTURE * count(board.small_pastures | board.large)
    return points - HUNGER * hunger(table, board)


def rounds_left(table: Table) -> int:
    """The rounds that are not over yet."""
    return len([round for round in table.layout.rounds if round >= table.round]) if table.lanes[-1].steps else 0


def goods_worth(board: Board) -> float:
    """What goods may still become."""
    return sum([worth * min(MOST_COUNTED, number) for worth, number in zip(GOOD_WORTH, board.goods, strict=True)])


def hunger(table: Table, board: Board) -> int:
    """The food that would be missing if all were fed now."""
    goods = board.goods
    need = table.figures.adult_food * board.dwarfs() - goods[w.FOOD]
    return max(0, need - food_in(goods, board.rates, NOTHING, goods[w.RUBY])) if need > 0 else 0


NOTHING: Final[list[int]] = [0] * w.GOOD_KINDS
