"""The bot that takes any answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.bots.bot import Bot

if TYPE_CHECKING:
    from hogar.bots.bot import Budget
    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng
    from hogar.kernel.view import View


class RandomMoves(Bot):
    """Takes each answer to what is asked equally often; it does nothing that is not asked."""

    def choose(self, view: View, budget: Budget, rng: Rng) -> Move:
        decision = view.decision()
        assert decision is not None
        moves = decision.moves()
        return moves[rng.below(len(moves))]
