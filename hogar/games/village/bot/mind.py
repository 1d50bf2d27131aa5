"""What searching bots know of La Villa: the points to be expected.

The judgement adds to the points now what goods, members and customers within reach promise; all hopes shrink with the
spaces of the dead that are left, and with the time that has passed on the way to the next death.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hogar.games.village import words as w
from hogar.games.village.bot import weights as k
from hogar.games.village.bot.value import USEFUL
from hogar.games.village.scoring import chronicle_points, customer_points, place_points
from hogar.games.village.steps.market import Opportunity
from hogar.games.village.steps.mass import CallMembers, ClimbWindows
from hogar.games.village.steps.turn import TakeCube
from hogar.games.village.steps.well import UseArea
from hogar.kernel.mind import Mind

if TYPE_CHECKING:
    from hogar.games.village.board import Board
    from hogar.games.village.table import Table
    from hogar.kernel.step import Ask


class VillageMind(Mind["Table"]):
    """The judgement of La Villa."""

    WEIGHTS: ClassVar[dict[str, float]] = k.USUAL

    def quiet(self, step: Ask[Any]) -> bool:
        return isinstance(step, TakeCube | UseArea | Opportunity | CallMembers | ClimbWindows)

    def value(self, state: Table, seat: int) -> float:
        board = state.boards[seat]
        points = points_now(state, board)
        if state.over():
            return points
        weights = self.weights
        spaces = self.spaces(state)
        hope = self.things(board) + self.members(board) + self.market(state, board)
        hope += self.church(state, seat) - weights[k.TIME] * board.time
        there = board.count_in(w.FIRST_CHRONICLE, w.PROFESSION_KINDS)
        if there:
            promise = weights[k.CHRONICLE + min(there, k.MOST_CHRONICLE) - 1]
            hope += max(0.0, promise - chronicle_points(state.figures, board))
        points += weights[k.REST] * spaces + min(1.0, spaces / max(1.0, weights[k.PLAN_SPACES])) * hope
        lane = state.lanes[0]
        if lane.steps and isinstance(lane.steps[-1], TakeCube) and lane.steps[-1].seat == seat:
            points += weights[k.TURN]
        return points

    def spaces(self, table: Table) -> float:
        """How many deaths away the end is, those that time will bring soon counted in part."""
        weights = self.weights
        if table.trigger >= 0:
            return weights[k.LAST]
        dead, time = 0, 0
        for board in table.boards:
            dead += board.count_in(w.FIRST_CHRONICLE, w.PROFESSION_KINDS)
            time += board.time
        chronicle = float(sum(table.card.chronicle) - dead)
        graves = (1.0 + weights[k.GRAVE]) * (table.card.graves - table.dead_in(w.GRAVE))
        return max(weights[k.LAST], min(chronicle, graves) - weights[k.CLOCK] * time / table.figures.time_spaces)

    def things(self, board: Board) -> float:
        """What the farm holds; animals with a plow make the harvest larger."""
        weights = self.weights
        surplus = weights[k.SURPLUS]
        things = board.things
        worth = 0.0
        for thing in range(w.THING_KINDS):
            count = things[thing]
            if count:
                useful = min(count, USEFUL[thing])
                worth += weights[thing] * (useful + (count - useful) * surplus)
        if things[w.PLOW] and (things[w.HORSE] or things[w.OX]):
            worth += weights[k.TEAM] * (2 if things[w.OX] else 1)
        return worth

    def members(self, board: Board) -> float:
        """What the living may still bring, beside the points of their places."""
        weights = self.weights
        worth = 0.0
        for place in range(min(board.count(w.FARM), k.MOST_HOME)):
            worth += weights[k.HOME + place]
        for building in range(w.BUILDING_KINDS):
            if board.count(w.FIRST_BUILDING + building):
                worth += weights[k.BUILDING + building]
        worth += weights[k.CITY] * board.count_in(w.FIRST_CITY, w.CITY_KINDS)
        worth += weights[k.BAG] * board.count(w.BLACK_BAG) + weights[k.UNBORN] * sum(board.reserve)
        for level in range(w.LEVELS):
            worth += weights[k.LEVEL + level] * board.count(w.FIRST_LEVEL + level)
        return worth

    def market(self, table: Table, board: Board) -> float:
        """The customers that could be served, or nearly so, at the stalls and in the queue."""
        weights = self.weights
        worth = 0.0
        for tile in table.stalls:
            if tile >= 0:
                worth += self.customer(table, board, tile, weights[k.STALL_READY], weights[k.STALL_NEAR])
        for tile in table.queue:
            if tile >= 0:
                worth += self.customer(table, board, tile, weights[k.QUEUE_READY], weights[k.QUEUE_NEAR])
        return worth

    def customer(self, table: Table, board: Board, tile: int, ready: float, near: float) -> float:
        """What a customer promises: much where all is there, a little where one thing is missing."""
        customer = table.figures.customers[tile]
        missing = 0
        for thing, count in customer.needs:
            missing += max(0, count - board.things[thing])
        if missing > 1:
            return 0.0
        return customer.prestige * (near if missing else ready)

    def church(self, table: Table, seat: int) -> float:
        """Members in the windows, and the majority there."""
        own = table.boards[seat].count_in(w.FIRST_WINDOW, w.WINDOWS)
        worth = self.weights[k.WINDOW] * own
        if own and all(other.count_in(w.FIRST_WINDOW, w.WINDOWS) <= own for other in table.boards):
            worth += self.weights[k.MAJORITY]
        return worth


def points_now(table: Table, board: Board) -> float:
    """The points of a board as they stand, without a score sheet."""
    figures = table.figures
    points = board.score + figures.city_points[board.markers.bit_count()] + board.things[w.COIN] * figures.coin_points
    points += place_points(board, w.FIRST_LEVEL, figures.level_points)
    points += place_points(board, w.FIRST_WINDOW, figures.window_points)
    return float(points + chronicle_points(figures, board) + customer_points(figures, board))
