"""What searching bots know of Caverna: the points to be expected.

The judgement adds to the points now what goods, dwarfs, weapons, fields and caves still promise in the rounds that are
left, and takes off what is missing to feed the dwarfs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.caverna import words as w
from hogar.games.caverna.bot import weights as k
from hogar.games.caverna.bot.value import hunger, rounds_left
from hogar.games.caverna.scoring import score_sheet
from hogar.games.caverna.steps.work import PlaceDwarf
from hogar.kernel.mind import Mind
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.caverna.board import Board
    from hogar.games.caverna.table import Table
    from hogar.kernel.step import Ask

SOON: Final = 8.0
"""With so many placements to come, or more, there is time to use any good."""
MOST_COUNTED: Final = 8
"""More of a good than that is of no use."""


class CavernaMind(Mind["Table"]):
    """The judgement of Caverna."""

    WEIGHTS: ClassVar[dict[str, float]] = k.USUAL

    def quiet(self, step: Ask[Any]) -> bool:
        return isinstance(step, PlaceDwarf)

    def value(self, state: Table, seat: int) -> float:
        board = state.boards[seat]
        points = float(score_sheet(state, seat).total)
        left = rounds_left(state)
        if state.over() or not left:
            return points
        weights = self.weights
        dwarfs = board.dwarfs()
        home = len(board.home)
        use = min(1.0, (home + dwarfs * (left - 1)) / SOON)
        points += weights[k.ROUND] * left + weights[k.DWARF] * dwarfs * (left - 1) + weights[k.PLACEMENT] * home
        points += use * self.goods(board) + left / w.LAST_ROUND * self.lasting(state, board, seat)
        points -= weights[k.HUNGER] * hunger(state, board) + weights[k.LATER_MOUTH] * dwarfs * (left - 1)
        return points + (weights[k.START] * use if state.start == seat else 0.0)

    def goods(self, board: Board) -> float:
        """What lies in the supply and on fields."""
        weights = self.weights
        worth = weights[k.FIELD] * count(board.empty_fields())
        worth += weights[k.SOWN] * (board.grain_everywhere() + board.vegetables_everywhere())
        for good in range(w.GOOD_KINDS):
            worth += weights[k.GOOD + good] * min(MOST_COUNTED, board.goods[good])
        return worth

    def lasting(self, table: Table, board: Board, seat: int) -> float:
        """What pays in every round that is left: rooms for children, weapons, pastures, caves to furnish."""
        weights = self.weights
        strengths = board.strengths()
        worth = weights[k.FREE_ROOM] * min(1, max(0, table.room_for_dwarfs(seat) - board.dwarfs()))
        worth += weights[k.STRENGTH] * sum(strengths) + weights[k.ARMED] * board.armed()
        worth += weights[k.SMALL_PASTURE] * count(board.small_pastures)
        worth += weights[k.LARGE_PASTURE] * len(board.large_pastures) + weights[k.STABLE] * count(board.stables)
        worth += weights[k.CAVERN] * (count(board.caverns) - len(board.furnished))
        worth += weights[k.TUNNEL] * count(board.tunnels | board.deep_tunnels)
        worth += weights[k.MINE] * count(board.ore_mines | board.ruby_mines)
        return worth + weights[k.FURNISHED] * len(board.furnished)
