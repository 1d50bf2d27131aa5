"""What a position of Skara Brae is worth to a seat, for a bot that looks no further than its own action.

The weights were found by play: see docs/performance.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.data import LAST_TRADE
from hogar.games.skara_brae.scoring import score_sheet
from hogar.games.skara_brae.steps.round_end import Feed, RoundOver, food_needed

if TYPE_CHECKING:
    from hogar.games.skara_brae.board import Board
    from hogar.games.skara_brae.table import Table

GOOD_WORTH: Final[list[float]] = [
    0.35, 0.35, 0.3, 0.45, 0.5, 0.35, 0.8, 1.1,
    0.7, 0.7, 1.3, 1.5, 2.0, 0.1, 0.1, -0.3, 1.3,
]  # fmt: skip
"""The first token of a type, beside the points that it scores now, while there are workers left to use it."""
FEW: Final = 3
FEW_WORTH: Final = 0.7
MORE_WORTH: Final = 0.4
"""Of the worth of the first token: each further one up to a few, and each beyond."""
PLACEMENTS: Final = 6.0
"""As many placements of workers use up whatever lies in storage."""
NEXT_TRADE: Final = 1.0
EMPTY_SPACE: Final = 0.05
EMPTY_SPACES: Final = 6

HUNGER: Final = 0.9
LATER_FOOD: Final = 0.7
LATER_MIDDEN: Final = 0.7
SLIDER: Final = 0.1

FURNISHED: Final = 1.5
FLIPPED: Final = 0.4
ICON: Final = 0.1
HEARTH: Final = 0.1
STONE_BALL: Final = 0.1
HEARTH_OF_COOK: Final = 2


def value(table: Table, seat: int) -> float:
    """The points now, and what storage, track markers and mouths to feed promise for what is left of the game."""
    board = table.boards[seat]
    points = float(score_sheet(table, board).total)
    if table.over():
        return points
    turns = turns_left(table)
    use = usable(table, seat, turns)
    room = EMPTY_SPACE * min(EMPTY_SPACES, board.capacity() - board.tokens())
    points += use * (goods_worth(board) + trade_worth(table, board) + room)
    points += engine_worth(board) * turns / (table.figures.rounds * table.figures.turns)
    return points - burden(table, board, feedings_left(table, seat), turns)


def turns_left(table: Table) -> int:
    """The turns after this one."""
    figures = table.figures
    return (figures.rounds - table.round) * figures.turns + figures.turns - table.turn


def feedings_left(table: Table, seat: int) -> int:
    """The ends of rounds at which the seat still has to feed."""
    left = table.figures.rounds - table.round + 1
    trunk = table.lanes[-1].steps
    if trunk and isinstance(trunk[-1], RoundOver):
        lane = table.lane_of(seat)
        if lane is None or not any(isinstance(step, Feed) for step in lane.steps):
            return left - 1
    return left


def usable(table: Table, seat: int, turns: int) -> float:
    """How much of what is stored the workers can still use: from 0, without any left, to 1."""
    board = table.boards[seat]
    workers = board.large_workers + board.small_workers + 0.5
    ready = board.large_ready + board.small_ready if table.lane_of(seat) is not None else 0
    return min(1.0, (turns * workers + ready) / PLACEMENTS)


def goods_worth(board: Board) -> float:
    """What the tokens may still become; many of a type are of less use."""
    worth = 0.0
    for good, count in enumerate(board.goods):
        if count:
            few = min(count, FEW) - 1
            worth += GOOD_WORTH[good] * (1 + few * FEW_WORTH + (count - 1 - few) * MORE_WORTH)
    return worth


def trade_worth(table: Table, board: Board) -> float:
    """How near the next space of the trade track is, and what it scores."""
    if board.trade == LAST_TRADE:
        return 0.0
    figures = table.figures
    most = max([count for good, count in enumerate(board.goods) if good != w.MIDDEN])
    near = min(1.0, most / max(1, figures.trade_costs[board.trade + 1]))
    return NEXT_TRADE * near * near * (figures.trade_points[board.trade + 1] - figures.trade_points[board.trade])


def engine_worth(board: Board) -> float:
    """What lasts: it pays in every turn that is left."""
    icons = sum([board.icons(habitat) for habitat in range(len(w.HABITATS))])
    hearth = board.utensils + HEARTH_OF_COOK * board.is_back(w.COOK)
    lasting = FURNISHED * board.furnish + FLIPPED * board.flipped_count()
    return lasting + ICON * icons + HEARTH * hearth + STONE_BALL * board.stone_balls


def burden(table: Table, board: Board, feedings: int, turns: int) -> float:
    """What the ends of rounds will cost in food and midden, and what the slider costs in room."""
    slider = SLIDER * board.slider if turns else 0.0
    if not feedings:
        return slider
    need = food_needed(board)
    food = min(need, board.goods[w.FOOD]) + HUNGER * max(0, need - board.goods[w.FOOD])
    midden = max(0, table.figures.slider_midden[board.slider] - board.utensils)
    return slider + food + LATER_FOOD * need * (feedings - 1) + LATER_MIDDEN * midden * feedings
