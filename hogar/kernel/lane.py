"""Lanes: the stacks of steps in progress, one for each thread of the game that may go on by itself.

The trunk is the game as such. A seat that may act at the same time as others gets a lane of its own; lanes stand in
the order in which they were opened, the trunk after them, and that order is the canonical one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hogar.kernel.seats import TRUNK

if TYPE_CHECKING:
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step

NO_MOVES: Final[list[Any]] = []


class Lane:
    """A stack of steps (the last is on top) and, while its top asks a seat, every legal answer.

    `open` says that a decision is waiting; a lane that is neither open nor empty waits for earlier lanes.
    The list of moves is never changed, only replaced, so that copies share it.
    """

    def __init__(self, seat: int = TRUNK) -> None:
        self.seat = seat
        self.steps: list[Step[Any]] = []
        self.open = False
        self.moves: list[Move] = NO_MOVES

    def clone(self) -> Lane:
        """An independent copy; the steps themselves are shared."""
        copy = Lane(self.seat)
        copy.steps = self.steps.copy()
        copy.open = self.open
        copy.moves = self.moves
        return copy
