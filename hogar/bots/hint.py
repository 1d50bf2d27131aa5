"""A hint: what the master level would do, and in words what that gains.

Like any bot it gets a view and nothing else, so a hint tells nobody what is hidden from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from hogar.bots.levels import LEVELS
from hogar.bots.thinker import Thinker
from hogar.kernel.message import Message
from hogar.kernel.step import Ask

if TYPE_CHECKING:
    from hogar.bots.bot import Budget
    from hogar.bots.search.search import Search
    from hogar.bots.search.tree import Edge
    from hogar.kernel.event import Event
    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng
    from hogar.kernel.view import View

HINTS_BY: Final = "master"
CLEARLY: Final = 0.5
"""From so many points on a move is better than another; below that, hardly."""
LONGEST: Final = 12


@dataclass(frozen=True)
class Hint:
    """What to play and the moves after it that finish the action, what happens then, and how it compares.

    `better` is by how many points it is ahead of the `second` best; there may be no second. `simulations` says how
    much thought is behind it.
    """

    moves: list[Move]
    events: list[Event]
    second: Move | None
    better: float
    simulations: int

    def words(self) -> list[Message]:
        """The hint in words of the catalogue: the move, what comes of it, how it compares, whose judgement it is."""
        told = [Message("hint.play", {"move": self.moves[0].message(), "text": self.moves[0].text})]
        if self.moves[1:]:
            told.append(Message("hint.then", {"moves": [move.message() for move in self.moves[1:]]}))
        if self.events:
            told.append(Message("hint.gains", {"events": [event.message() for event in self.events]}))
        if self.second is not None:
            which = "better" if self.better >= CLEARLY else "level"
            points = str(round(self.better, 1))
            told.append(Message(f"hint.{which}", {"points": points, "second": self.second.message()}))
        return [*told, Message("hint.label", {"simulations": self.simulations})]


def hint(view: View, budget: Budget, rng: Rng) -> Hint:
    """A hint for the open decision of a view."""
    decision = view.decision()
    assert decision is not None
    bot = Thinker(LEVELS[HINTS_BY])
    moves = bot.thinkable(view)
    if len(moves) == 1:
        return Hint(moves, [], None, 0.0, 0)
    search = bot.search(view, [], budget, rng)
    tried = sorted([edge for edge in search.root.edges if edge.visits], key=rank, reverse=True)
    if not tried:
        return Hint(moves[:1], [], None, 0.0, 0)
    second = max(tried[1:], key=lambda edge: edge.mean(), default=None)
    better = max(0.0, tried[0].mean() - second.mean()) if second is not None else 0.0
    played, events = followed(view, decision.lane, search, tried[0], rng)
    return Hint(played, events, second.move if second is not None else None, better, search.root.visits)


def rank(edge: Edge) -> tuple[int, float]:
    """How much speaks for a move."""
    return edge.visits, edge.mean()


def followed(view: View, lane: int, search: Search, edge: Edge, rng: Rng) -> tuple[list[Move], list[Event]]:
    """The moves that finish the action, and what they bring that the seat may see; up to what is still hidden."""
    state = view.determinize(rng)
    state.reveals = 0
    state.listening = True
    state.events = []
    played: list[Move] = []
    told = 0
    while len(played) < LONGEST:
        state.apply(lane, edge.move)
        played.append(edge.move)
        if state.reveals:
            state.events = state.events[:told]
            break
        told = len(state.events)
        at = state.lane_of(lane)
        node = edge.node
        if at is None or not at.open or node is None or not node.edges:
            break
        step = at.steps[-1]
        if not isinstance(step, Ask) or step.seat != view.seat or search.mind.quiet(step):
            break
        legal = [other for other in node.edges if other.visits and other.move in at.moves]
        if not legal:
            break
        edge = max(legal, key=rank)
    return played, [event for event in state.events if event.known >> view.seat & 1]
