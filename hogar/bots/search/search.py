"""Information-set Monte Carlo tree search for any number of seats, each playing for itself.

Every simulation fills what is hidden by another determination of the view, walks down one common tree of moves,
finishes the action in progress in the best way that a short look finds, and lets the game's mind judge the position for
every seat. Chance is sampled and is no part of the tree: a node stands for what its moves have in common. Wide
questions are opened little by little, in the order of the mind.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from hogar.bots.search.tree import Edge, Node
from hogar.kernel.step import Ask, Draw

if TYPE_CHECKING:
    from hogar.bots.bot import Budget
    from hogar.kernel.lane import Lane
    from hogar.kernel.mind import Mind
    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng
    from hogar.kernel.state import State
    from hogar.kernel.view import View

CURIOSITY: Final = 1.0
"""How many points a move may fall behind and still be tried again: the scale of the confidence bound."""
WIDE: Final = 8
WIDENING: Final = 1.5
"""So many answers are tried at first; each further one when the question was met often enough."""
FINISHING: Final = 40
"""The positions that are looked at to finish an action, at most."""
ENDLESS: Final = 1_000_000
NARROW: Final = 8
"""The answers to a question that are looked at while an action is finished."""


class Search:
    """One search from a view. `run` may be called again to think on."""

    def __init__(self, mind: Mind[Any], view: View, lane: int, rng: Rng, root: Node | None = None) -> None:
        self.mind = mind
        self.view = view
        self.lane = lane
        self.rng = rng
        self.root = root if root is not None else Node()
        self.players = view.masked.players
        self.best: list[float] = []
        self.most = -math.inf
        self.curiosity = CURIOSITY
        self.sight = ENDLESS
        self.overlooked: list[Move] = []

    def run(self, simulations: int, budget: Budget) -> None:
        """Simulates until the root was met so often, or the time is over."""
        while self.root.visits < simulations and not budget.spent():
            self.simulate(budget)

    def simulate(self, budget: Budget) -> None:
        """One simulation: down the tree, to the end of the action, back up."""
        state = self.view.determinize(self.rng)
        path: list[Edge] = []
        seats: list[int] = []
        node = self.root
        node.visits += 1
        lane = state.lane_of(self.lane)
        seat = self.view.seat
        grown = False
        while lane is not None and not grown:
            step = lane.steps[-1]
            if isinstance(step, Draw):
                state.apply(lane.seat, step.outcome(self.rng.weighted(step.weights(state))))
            elif isinstance(step, Ask):
                edge = self.pick(node, state, step, lane)
                seat = step.seat
                path.append(edge)
                seats.append(seat)
                state.apply(lane.seat, edge.move)
                grown = edge.node is None or len(path) >= self.sight
                node = self.below(edge)
            lane = self.going_on(state, lane.seat, seat)
        self.back_up(path, seats, self.judged(state, lane, seat, budget))

    def below(self, edge: Edge) -> Node:
        """The node that a move leads to."""
        node = edge.node
        if node is None:
            node = Node()
            edge.node = node
        node.visits += 1
        return node

    def going_on(self, state: State, before: int, seat: int) -> Lane | None:
        """The lane that is played next: the same one while its seat is asked there, else the first that is open."""
        for lane in state.lanes:
            if lane.seat == before and lane.open and lane.steps[-1].seat == seat:
                return lane
        return state.first_open()

    def pick(self, node: Node, state: State, step: Ask[Any], lane: Lane) -> Edge:
        """The answer to try: one that was not tried yet, else the one with the best upper bound."""
        moves = self.mind.moves(state, step, lane.moves)
        if self.overlooked and node is self.root:
            moves = [move for move in moves if move not in self.overlooked]
        count = len(moves)
        if count > WIDE:
            count = min(count, WIDE + int(WIDENING * math.sqrt(node.visits)))
        known = node.known
        reach = self.curiosity * math.sqrt(math.log(node.visits + 1.0))
        best: Edge | None = None
        most = -math.inf
        for place in range(count):
            edge = known.get(moves[place])
            if edge is None:
                return node.add(moves[place])
            bound = edge.total / edge.visits + reach / math.sqrt(edge.visits)
            if bound > most:
                best, most = edge, bound
        assert best is not None
        return best

    def back_up(self, path: list[Edge], seats: list[int], values: list[float]) -> None:
        """Tells every move of the path what it brought its seat: what is ahead of the best of the others."""
        gains = [gain_of(values, seat) for seat in range(len(values))]
        for place in range(len(path)):
            edge = path[place]
            edge.visits += 1
            edge.total += gains[seats[place]]

    def judged(self, state: State, lane: Lane | None, seat: int, budget: Budget) -> list[float]:
        """What a position is worth to every seat, once the action in progress is finished."""
        self.most = -math.inf
        allowed = FINISHING if lane is not None and not self.finished(lane, seat) else 0
        self.finish(state, lane, seat, allowed, budget)
        return self.best

    def finished(self, lane: Lane, seat: int) -> bool:
        """Whether the action of a seat is over: somebody else is asked, or nothing is half done."""
        step = lane.steps[-1]
        if isinstance(step, Ask):
            return step.seat != seat or self.mind.quiet(step)
        return lane.seat != seat

    def finish(self, state: State, lane: Lane | None, seat: int, allowed: int, budget: Budget) -> None:
        """Finishes the action of a seat in as many ways as are allowed; the position is its own to change."""
        while allowed and lane is not None and not self.finished(lane, seat):
            step = lane.steps[-1]
            if isinstance(step, Draw):
                state.apply(lane.seat, step.outcome(self.rng.weighted(step.weights(state))))
            elif isinstance(step, Ask):
                moves = self.mind.moves(state, step, lane.moves)
                count = min(len(moves), NARROW, allowed)
                for place in range(1, count):
                    if budget.spent():
                        break
                    copy = state.clone()
                    copy.apply(lane.seat, moves[place])
                    self.finish(copy, self.going_on(copy, lane.seat, seat), seat, max(1, allowed // count), budget)
                allowed = max(1, allowed // max(1, count))
                state.apply(lane.seat, moves[0])
            lane = self.going_on(state, lane.seat, seat)
        values = [self.mind.value(state, each) for each in range(self.players)]
        gain = gain_of(values, seat)
        if gain > self.most:
            self.best, self.most = values, gain


def gain_of(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, its own points."""
    most = -math.inf
    for other in range(len(values)):
        if other != seat and values[other] > most:
            most = values[other]
    return values[seat] - most if len(values) > 1 else values[seat]
