"""A game from its first position to its end, played by bots and by a generator of chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.bots.bot import Budget
from hogar.kernel.record import Played
from hogar.kernel.step import Draw
from hogar.kernel.view import View

if TYPE_CHECKING:
    from hogar.bots.bot import Bot
    from hogar.kernel.decision import Decision
    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng
    from hogar.kernel.state import State


class IllegalChoice(Exception):
    """A bot said a move that is not legal: the fault of the bot."""


def play_game(first: State, bots: list[Bot], chance: Rng, thinking: Rng, seconds: float) -> tuple[State, list[Played]]:
    """Plays a position to its end, in the canonical order of lanes; the last position and every move.

    `chance` and `thinking` are apart, so that no bot changes what chance does by the numbers that it uses.
    """
    state = first.clone()
    moves: list[Played] = []
    decision = state.decision()
    while decision is not None:
        step = decision.step
        if isinstance(step, Draw):
            move = step.outcome(chance.weighted(step.weights(state)))
        else:
            move = chosen(state, decision, bots[decision.seat], thinking, seconds)
        moves.append(Played(decision.lane, move))
        state.apply(decision.lane, move)
        decision = state.decision()
    return state, moves


def chosen(state: State, decision: Decision, bot: Bot, thinking: Rng, seconds: float) -> Move:
    """What a bot answers to a decision of its seat, by nothing but the view of that seat."""
    move = bot.choose(View(state, decision.seat), Budget(seconds), thinking)
    if move not in decision.legal():
        raise IllegalChoice(f"{type(bot).__name__} played {move.text!r} where that is not legal")
    return move
