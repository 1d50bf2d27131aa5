"""Whether a position from outside can be trusted: nobody should have to find out in the middle of a match.

A form can be right and its sense wrong: a question about a card that nobody has, a step that comes twice. No list of
such things is ever complete, so the position is tried on copies: every legal move once, then a few random ways to
the end. What breaks there refuses the position; a game takes a few thousandths of a second.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hogar.kernel.codec import read_fields, write_fields
from hogar.kernel.errors import Invalid
from hogar.kernel.rng import Rng
from hogar.kernel.step import Ask, Draw
from hogar.kernel.view import View

if TYPE_CHECKING:
    from hogar.kernel.lane import Lane
    from hogar.kernel.move import Move
    from hogar.kernel.state import State

TRIALS: Final = 4
SCENARIO_TRIALS: Final = 1
"""The agenda of a scenario is the game's own making: less can be wrong with it."""
MOST_DECISIONS: Final = 5000
ONE_IN: Final = 8
"""A trial plays an extra, where there is any, one time in so many; as often a bot looks at the position."""


def refuse_problems(state: State) -> None:
    """Raises `Invalid` with the first promise of the game that the position breaks."""
    problems = state.problems()
    if problems:
        raise Invalid("invalid.position", {"problem": problems[0]})


def refuse_stuck(state: State) -> None:
    """Raises `Invalid` where the game is not over and nobody can go on, or somebody is asked what has no answer."""
    if state.first_open() is None and not state.over():
        raise Invalid("invalid.position", {"problem": "nobody can go on"})
    for lane in state.lanes:
        if lane.open and not lane.moves and isinstance(lane.steps[-1], Ask):
            raise Invalid("invalid.position", {"problem": "there is no legal move"})


def refuse_bounds(state: State) -> None:
    """Raises `Invalid` where something on the table has left the bounds in which it could be read again."""
    read_fields(state.clone(), state.FIELDS, write_fields(state, state.FIELDS), "table")


def can_happen(weights: list[int]) -> bool:
    """Whether chance can decide by these weights."""
    return sum(weights) > 0 and min(weights) >= 0


def try_out(state: State, trials: int) -> None:
    """Tries every view and every legal move of a position, then plays on to the end at random so many times."""
    refuse_bounds(state)
    if trials:
        for seat in range(state.players):
            View(state, seat).determinize(Rng(seat))
        for decision in state.decisions():
            for move in decision.legal():
                copy = listening_copy(state)
                copy.apply(decision.lane, move)
                refuse_stuck(copy)
    for seed in range(trials):
        play_to_the_end(listening_copy(state), Rng(seed))


def listening_copy(state: State) -> State:
    """A copy that reports events, as in a match."""
    copy = state.clone()
    copy.listening = True
    return copy


def play_to_the_end(state: State, rng: Rng) -> None:
    """Plays on at random, any lane, extras among it; raises `Invalid` where that leads to no sound end."""
    for _ in range(MOST_DECISIONS):
        lanes = [lane for lane in state.lanes if lane.open]
        if not lanes:
            break
        lane = lanes[rng.below(len(lanes))]
        state.apply(lane.seat, any_move(state, lane, rng, ONE_IN))
        state.events = []
        if rng.below(ONE_IN) == 0:
            View(state, rng.below(state.players)).determinize(rng)
    if not state.over():
        raise Invalid("invalid.position", {"problem": "the game comes to no end"})
    refuse_problems(state)
    refuse_bounds(state)
    state.scores()
    state.ranking()
    state.verdict()


def any_move(state: State, lane: Lane, rng: Rng, one_in: int = 0) -> Move:
    """Something legal in an open lane, an extra one time in so many; raises `Invalid` where there is nothing."""
    step = lane.steps[-1]
    if isinstance(step, Draw):
        weights = step.weights(state)
        if not can_happen(weights):
            raise Invalid("invalid.position", {"problem": "nothing can be drawn"})
        return step.outcome(rng.weighted(weights))
    moves = lane.moves
    if one_in and rng.below(one_in) == 0 and isinstance(step, Ask):
        moves = moves + step.extras(state)
    if not moves:
        raise Invalid("invalid.position", {"problem": "there is no legal move"})
    return moves[rng.below(len(moves))]
