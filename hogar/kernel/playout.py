"""Random play to the end, as fast as the core can: for benches, checks and searching bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.kernel.step import Ask, Draw

if TYPE_CHECKING:
    from hogar.kernel.rng import Rng
    from hogar.kernel.state import State


def play_out(state: State, rng: Rng, most: int = 1_000_000) -> int:
    """Plays a position on with random answers, at most so many; how many decisions of seats were made."""
    made = 0
    while made < most:
        lane = state.first_open()
        if lane is None:
            break
        step = lane.steps[-1]
        if isinstance(step, Draw):
            state.apply(lane.seat, step.outcome(rng.weighted(step.weights(state))))
        elif isinstance(step, Ask):
            made += 1
            state.apply(lane.seat, lane.moves[rng.below(len(lane.moves))])
    return made
