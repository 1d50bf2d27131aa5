"""What a position of Skara Brae is worth to a seat, for a bot that looks no further than its own move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.scoring import score_sheet
from hogar.games.skara_brae.steps.round_end import food_needed

if TYPE_CHECKING:
    from hogar.games.skara_brae.table import Table

GOOD_WORTH: Final[list[float]] = [
    0.35, 0.35, 0.3, 0.45, 0.5, 0.35, 0.6, 0.6,
    0.7, 0.7, 1.3, 1.3, 1.6, 0.1, 0.2, -0.4, 1.3,
]  # fmt: skip
"""The worth of a token while there are turns left to use it, beside the points that it scores now."""
HUNGER: Final = 0.9
SLIDER: Final = 0.35


def value(table: Table, seat: int) -> float:
    """Points now, and what the goods, the slider and the mouths to feed promise for the turns that are left."""
    board = table.boards[seat]
    points = float(score_sheet(table, board).total)
    turns = (table.figures.rounds - table.round) * table.figures.turns + table.figures.turns - table.turn
    use = min(1.0, turns / 3)
    goods = sum([count * worth for count, worth in zip(board.goods, GOOD_WORTH, strict=True)])
    hungry = max(0, food_needed(board) - board.goods[w.FOOD])
    rounds_left = table.figures.rounds - table.round + 1
    return points + use * (goods - SLIDER * board.slider * rounds_left) - HUNGER * hungry
