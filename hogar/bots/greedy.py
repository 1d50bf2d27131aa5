"""The bot that takes the move whose outcome it values best.

It tries every answer on a position determined from its view, goes on with its own best answers until its action is
finished, and compares what the game says the outcome is worth (`Game.value`). It thinks of no other seat. What may be
done at any time it does where that is of use by itself; else it could go on so and never finish what costs something.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from hogar.bots.bot import Bot
from hogar.kernel.decision import Decision
from hogar.kernel.seats import TRUNK
from hogar.kernel.step import Draw, fingerprint

if TYPE_CHECKING:
    from hogar.bots.bot import Budget
    from hogar.kernel.lane import Lane
    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng
    from hogar.kernel.state import State
    from hogar.kernel.view import View

POSITIONS: Final = 600
"""How many positions it looks at for one decision, at most; a share of them for each move."""
DEEPEST: Final = 16
DRAWS: Final = 3
"""How many outcomes of chance it tries where its action draws something."""

Mark = tuple[Any, ...]
"""A question on a lane: how deep it stands, and its step."""


class Greedy(Bot):
    """Looks to the end of its own action, no further."""

    def __init__(self, positions: int = POSITIONS) -> None:
        self.positions = positions

    def choose(self, view: View, budget: Budget, rng: Rng) -> Move:
        decision = view.decision()
        assert decision is not None
        if len(decision.legal()) == 1:
            return decision.legal()[0]
        state = view.determinize(rng)
        moves = decision.moves() + gainful(state, view.seat, decision)
        best, most, equals = moves[0], -math.inf, 1
        for move in moves:
            outlook = Outlook(view.seat, decision.lane, self.positions // len(moves), budget, rng)
            worth = outlook.first(state, move)
            if budget.spent():
                break
            equals = equals + 1 if worth == most else 1
            if worth > most or (worth == most and rng.below(equals) == 0):
                best, most = move, worth
        return best


def gainful(state: State, seat: int, decision: Decision) -> list[Move]:
    """What may be done at any time and is of use by itself, as the position is valued right after it."""
    answers = decision.moves()
    extras = [extra for extra in decision.extras() if extra not in answers]
    now = state.game.value(state, seat) if extras else 0.0
    found = []
    for extra in extras:
        copy = state.clone()
        copy.apply(decision.lane, extra)
        if copy.game.value(copy, seat) > now:
            found.append(extra)
    return found


class Outlook:
    """What a seat can make of a position until its action is finished, within so many positions.

    The action is finished when chance, another seat or nobody is asked next in its lane, or when a question that was
    asked already is open again unchanged. What is done besides answering (an extra) leaves its question open.
    """

    def __init__(self, seat: int, lane: int, positions: int, budget: Budget, rng: Rng) -> None:
        self.seat = seat
        self.lane = lane
        self.left = positions
        self.budget = budget
        self.rng = rng
        self.known: dict[int, float] = {}

    def first(self, state: State, move: Move) -> float:
        """What a move is worth that answers the question which is open now."""
        lane = self.going_on(state)
        assert lane is not None
        return self.after(state, lane, move, frozenset(), 0)

    def going_on(self, state: State) -> Lane | None:
        """The lane in which the action goes on: the seat's own, or the one in which the seat was asked."""
        lane = state.lane_of(self.seat) or state.lane_of(self.lane)
        if lane is None or not lane.open:
            return None
        step = lane.steps[-1]
        own_draw = isinstance(step, Draw) and lane.seat != TRUNK
        return lane if own_draw or step.seat == self.seat else None

    def after(self, state: State, lane: Lane, move: Move, asked: frozenset[Mark], deep: int) -> float:
        """What a move is worth, with the best moves after it."""
        if not move.verb.extra:
            asked |= {(len(lane.steps), fingerprint(lane.steps[-1], state.game.numbers))}
        self.left -= 1
        copy = state.clone()
        copy.apply(lane.seat, move)
        key = copy.key()
        worth = self.known.get(key)
        if worth is None:
            worth = self.known[key] = self.worth(copy, asked, deep + 1)
        return worth

    def worth(self, state: State, asked: frozenset[Mark], deep: int) -> float:
        """What a position is worth once the action is finished."""
        lane = self.going_on(state)
        if lane is None or self.left <= 0 or deep > DEEPEST or self.budget.spent():
            return float(state.game.value(state, self.seat))
        step = lane.steps[-1]
        if isinstance(step, Draw):
            return self.drawn(state, lane, step, asked, deep)
        if (len(lane.steps), fingerprint(step, state.game.numbers)) in asked:
            return float(state.game.value(state, self.seat))
        best = -math.inf
        for move in Decision(state, lane).moves():
            best = max(best, self.after(state, lane, move, asked, deep))
            if self.budget.spent():
                break
        return best

    def drawn(self, state: State, lane: Lane, step: Draw[Any], asked: frozenset[Mark], deep: int) -> float:
        """What a position is worth in which the action draws: the mean over some outcomes."""
        weights = step.weights(state)
        draws = [step.outcome(self.rng.weighted(weights)) for _ in range(DRAWS)]
        return sum([self.after(state, lane, draw, asked, deep) for draw in draws]) / DRAWS
