"""What a seat may know: a position with unknown parts, and how a bot fills them in.

`determinize` takes a view, never a position, so it can't leak what it does not get.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.kernel.lane import NO_MOVES
from hogar.kernel.seats import CHANCE
from hogar.kernel.write import lane_name, write_position

if TYPE_CHECKING:
    from hogar.kernel.codec import Json
    from hogar.kernel.decision import Decision
    from hogar.kernel.rng import Rng
    from hogar.kernel.state import State


class View:
    """A position as one seat sees it; a seat of -1 sees what everybody sees."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.masked = state.clone()
        self.masked.reveals = 0
        for lane in self.masked.lanes:
            lane.steps = [step.masked(seat) for step in lane.steps]
            if lane.steps and lane.steps[-1].seat != seat:
                lane.moves = NO_MOVES
        self.masked.mask(seat)

    def decision(self) -> Decision | None:
        """The first open decision of this seat."""
        for decision in self.masked.decisions():
            if decision.seat == self.seat:
                return decision
        return None

    def waiting(self) -> list[Decision]:
        """Every open decision; those of others without their answers, those of chance without their weights."""
        return [decision for decision in self.masked.decisions() if decision.seat != CHANCE]

    def determinize(self, rng: Rng) -> State:
        """A whole position that this seat could not tell from the real one."""
        state = self.masked.clone()
        state.fill(self.seat, rng)
        state.refresh()
        return state

    def to_json(self) -> Json:
        """Everything that the seat knows, the unknown as null, with its own open decisions."""
        decisions = [
            {
                "lane": lane_name(decision.lane),
                "seat": decision.seat + 1,
                "clause": decision.clause(),
                "moves": [move.text for move in decision.legal()] if decision.seat == self.seat else None,
            }
            for decision in self.waiting()
        ]
        return {"seat": self.seat + 1, "position": write_position(self.masked), "decisions": decisions}
