"""The bot that thinks ahead, at one of five levels.

The lower levels look no further, try less, overlook some moves and misjudge what they see: mistakes as people make
them.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from hogar.bots.bot import Bot
from hogar.bots.search.search import Search
from hogar.kernel.errors import Invalid
from hogar.kernel.step import Ask
from hogar.kernel.view import View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hogar.bots.bot import Budget
    from hogar.bots.levels import Level
    from hogar.bots.search.tree import Edge, Node
    from hogar.kernel.game import Game
    from hogar.kernel.mind import Mind
    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng


NO_NAMES: Final[Mapping[str, float]] = MappingProxyType({})


class Thinker(Bot):
    """Searches as its level allows. What it found out about its next decision it keeps until then."""

    def __init__(self, level: Level, weights: Mapping[str, float] = NO_NAMES) -> None:
        """A bot of a level; weights that are not named are the usual ones."""
        self.level = level
        self.weights = weights
        self.mind: Mind[Any] | None = None
        self.expected: int | None = None
        self.node: Node | None = None

    def choose(self, view: View, budget: Budget, rng: Rng) -> Move:
        decision = view.decision()
        assert decision is not None
        moves = self.thinkable(view)
        if len(moves) == 1:
            return moves[0]
        missed = self.overlooked(moves, rng)
        search = self.search(view, missed, budget, rng)
        seen = [edge for edge in search.root.edges if edge.visits and edge.move not in missed]
        if not seen:
            return next(move for move in moves if move not in missed)
        edge = self.preferred(seen, rng)
        self.expect(view, decision.lane, edge, rng)
        return edge.move

    def thinkable(self, view: View) -> list[Move]:
        """The moves that it may look at."""
        decision = view.decision()
        assert decision is not None
        assert isinstance(decision.step, Ask)
        if self.mind is None:
            self.mind = mind_of(view.masked.game, view.masked.players, self.weights)
        return self.mind.moves(view.masked, decision.step, decision.moves())

    def search(self, view: View, missed: list[Move], budget: Budget, rng: Rng) -> Search:
        """What it finds out about the open decision of a view; what it knows of it from before counts."""
        decision = view.decision()
        assert decision is not None
        assert self.mind is not None
        root = self.node if self.expected == view.masked.key() else None
        search = Search(self.mind, view, decision.lane, rng, root)
        search.sight = self.level.sight
        search.overlooked = missed
        search.run(self.level.simulations, budget.within(self.level.seconds))
        return search

    def overlooked(self, moves: list[Move], rng: Rng) -> list[Move]:
        """The moves that it does not think of; it always thinks of one."""
        share = int(1000 * self.level.overlooked)
        missed = [move for move in moves if share and rng.below(1000) < share]
        return missed if len(missed) < len(moves) else missed[1:]

    def preferred(self, seen: list[Edge], rng: Rng) -> Edge:
        """The answer that seems best: the one tried most often, or the best one as far as it can judge."""
        misjudged = self.level.misjudged
        if not misjudged:
            return max(seen, key=lambda edge: (edge.visits, edge.mean()))
        return max(seen, key=lambda edge: edge.mean() + misjudged * wobble(rng))

    def expect(self, view: View, lane: int, edge: Edge, rng: Rng) -> None:
        """Keeps what was found out about the position after the move, should it be the next one to decide."""
        self.expected, self.node = None, edge.node
        if edge.node is not None and edge.node.edges:
            state = view.determinize(rng)
            state.apply(lane, edge.move)
            self.expected = View(state, view.seat).masked.key()


def mind_of(game: Game[Any], players: int, weights: Mapping[str, float]) -> Mind[Any]:
    """The judgement of a game with so many seats, with its usual weights but for those that are named."""
    mind = game.mind(players)
    usual = dict(zip(mind.WEIGHTS, mind.weights, strict=True))
    strange = [name for name in weights if name not in usual]
    if strange:
        raise Invalid("invalid.no_weight", {"got": strange[0][:40], "game": game.id})
    return game.mind(players, [weights.get(name, weight) for name, weight in usual.items()]) if weights else mind


def wobble(rng: Rng) -> float:
    """A number around 0, spread by 1, as by a normal law."""
    return (sum([rng.below(1 << 16) for _ in range(12)]) / (1 << 16)) - 6.0
