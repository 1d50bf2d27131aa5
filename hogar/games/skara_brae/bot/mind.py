"""What searching bots know of Skara Brae: the points to be expected, and the order of moves.

The judgement adds to the points now what storage, tracks, tiles, workers and settlers still promise, and takes off
what the ends of rounds will cost. It is meant to be the same, on average, before and after a turn is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.games.skara_brae import data
from hogar.games.skara_brae import words as w
from hogar.games.skara_brae.bot import weights as k
from hogar.games.skara_brae.scoring import card_points, objective_count, objective_met, solo_loss
from hogar.games.skara_brae.steps.round_end import Feed, RoundOver, food_needed
from hogar.games.skara_brae.steps.solo import ChooseFromHand
from hogar.games.skara_brae.steps.tasks import TurnAsk
from hogar.games.skara_brae.steps.turn_order import TakeCard
from hogar.games.skara_brae.steps.workers import PlaceWorkers
from hogar.kernel.mind import Mind

if TYPE_CHECKING:
    from hogar.games.skara_brae.board import Board
    from hogar.games.skara_brae.data import SkaraBraeEdition
    from hogar.games.skara_brae.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Ask

FEW: Final = 3
SPACES: Final = 6


class SkaraBraeMind(Mind["Table"]):
    """The judgement of Skara Brae."""

    WEIGHTS: ClassVar[dict[str, float]] = k.USUAL

    def quiet(self, step: Ask[Any]) -> bool:
        return isinstance(step, PlaceWorkers | TakeCard | ChooseFromHand)

    def moves(self, state: Table, step: Ask[Any], answers: list[Move]) -> list[Move]:
        if not state.tasks or not isinstance(step, TurnAsk):
            return answers
        extras = step.extras(state)
        return extras + answers if extras else answers

    def value(self, state: Table, seat: int) -> float:
        board = state.boards[seat]
        points = points_now(state.figures, board)
        if state.players == 1:
            points -= self.solo_loss(state, board)
        if state.over():
            return points
        turns = turns_to_come(state, seat)
        ready = board.large_ready + board.small_ready if state.lane_of(seat) is not None else 0
        workers = float(ready + placements_to_come(state, turns))
        use = min(1.0, (workers + 0.3) / max(1.0, self.weights[k.PLACEMENTS]))
        points += use * self.storage(state, board)
        points += self.weights[k.WORKER] * workers + self.weights[k.CARD] * turns
        points += self.lasting(board, state.figures) * turns / (state.figures.rounds * state.figures.turns)
        return points - self.burden(state, board, feedings_to_come(state, seat), turns)

    def solo_loss(self, table: Table, board: Board) -> float:
        """What objectives and tasks of the solo game will cost: less, the more is done and the more time is left."""
        loss = float(solo_loss(table, board))
        figures = table.figures
        time = 1.0 - ((table.round - 1) * figures.turns + table.turn) / (figures.rounds * figures.turns)
        if time <= 0.0:
            return loss
        hope = self.weights[k.TASK] * table.tasks.bit_count() * data.TASK_LOSS
        for objective in range(len(w.OBJECTIVES)):
            if table.objectives >> objective & 1 and not objective_met(table, board, objective):
                hope += self.weights[k.OBJECTIVE] * data.OBJECTIVE_LOSS * progress(table, board, objective)
        return loss - time * hope

    def storage(self, table: Table, board: Board) -> float:
        """What the tokens may still become: many of a type are of less use; the next space of the trade track."""
        weights = self.weights
        few, more = weights[k.FEW], weights[k.MORE]
        worth = 0.0
        most = 0
        tokens = 0
        for good in range(w.GOOD_KINDS):
            count = board.goods[good]
            if count:
                tokens += count
                if count > most and good != w.MIDDEN:
                    most = count
                first = min(count, FEW) - 1
                worth += weights[k.GOOD + good] * (1 + first * few + (count - 1 - first) * more)
        if board.trade < data.LAST_TRADE:
            figures = table.figures
            near = min(1.0, most / max(1, figures.trade_costs[board.trade + 1]))
            step = figures.trade_points[board.trade + 1] - figures.trade_points[board.trade]
            worth += weights[k.NEXT_TRADE] * near * near * step
        return worth + weights[k.ROOM] * min(SPACES, data.STORAGE_ROWS * board.slider - tokens)

    def lasting(self, board: Board, figures: SkaraBraeEdition) -> float:
        """What pays in every turn that is left; settlers of habitats that are still missing in a set."""
        weights = self.weights
        worth = weights[k.FURNISHED] * board.furnish + weights[k.STONE_BALL] * board.stone_balls
        worth += weights[k.HEARTH] * board.utensils
        fewest = board.sets()
        for habitat in range(len(w.HABITATS)):
            worth += weights[k.ICON] * board.icons(habitat)
            if len(board.settlers[habitat]) > fewest:
                worth += weights[k.SET]
        for tile in range(w.STANDARD_TILES):
            if board.flipped >> tile & 1:
                worth += weights[k.BACK + tile]
        if board.special >= w.BUILD:
            worth += weights[k.SPECIAL + board.special - w.BUILD]
            if board.flipped >> board.special & 1:
                worth += weights[k.BACK + w.STANDARD_TILES]
        return worth

    def burden(self, table: Table, board: Board, feedings: int, turns: int) -> float:
        """What the ends of rounds will cost in food and midden, and what the slider costs in room."""
        weights = self.weights
        slider = weights[k.SLIDER] * board.slider if turns else 0.0
        if not feedings:
            return slider
        need = food_needed(board)
        have = board.goods[w.FOOD]
        food = min(need, have) + weights[k.HUNGER] * max(0, need - have)
        midden = max(0, table.figures.slider_midden[board.slider] - board.utensils)
        later = weights[k.LATER_FOOD] * need * (feedings - 1) + weights[k.LATER_MIDDEN] * midden * feedings
        return slider + food + later


def progress(table: Table, board: Board, objective: int) -> float:
    """How much of an objective is done, from 0 to 1."""
    figure = table.figures.objective_figures[objective]
    name = w.OBJECTIVES[objective]
    if name == "midden":
        return figure / max(figure, board.goods[w.MIDDEN])
    return min(1.0, objective_count(board, name) / max(1, figure))


def points_now(figures: SkaraBraeEdition, board: Board) -> float:
    """The points of a board as they stand, without a score sheet."""
    goods = board.goods
    points = board.settler_count() * figures.settler_points[board.furnish]
    points += board.sets() * figures.set_points[board.furnish] + figures.trade_points[board.trade]
    points += board.flipped_count() * data.FLIPPED_POINTS + card_points(board)
    return float(points + goods[w.FOOD] + goods[w.KNIFE] - goods[w.MIDDEN] - figures.slider_loss[board.slider])


def turns_to_come(table: Table, seat: int) -> int:
    """The turns that a seat has not begun."""
    figures = table.figures
    turns = (figures.rounds - table.round) * figures.turns + figures.turns - table.turn
    if table.players == 1:
        return turns + 1 if table.hand else turns
    return turns + 1 if seat in table.left or seat in table.passed else turns


def placements_to_come(table: Table, turns: int) -> int:
    """The workers that a seat will place in so many turns: one a turn in the first round, two in the second."""
    figures = table.figures
    placements = 0
    number = figures.rounds
    while turns > 0 and number > 0:
        placements += min(turns, figures.turns) * number
        turns -= figures.turns
        number -= 1
    return placements


def feedings_to_come(table: Table, seat: int) -> int:
    """The ends of rounds at which a seat still has to feed."""
    left = table.figures.rounds - table.round + 1
    trunk = table.lanes[-1].steps
    if trunk and isinstance(trunk[-1], RoundOver):
        lane = table.lane_of(seat)
        if lane is None or not any(isinstance(step, Feed) for step in lane.steps):
            return left - 1
    return left
