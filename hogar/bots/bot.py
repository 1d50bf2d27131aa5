"""What a bot is: it gets what its seat may know and a time, and says a move."""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from hogar.kernel.move import Move
    from hogar.kernel.rng import Rng
    from hogar.kernel.view import View


class Budget:
    """The time for one decision; it runs from the moment at which the budget is made."""

    def __init__(self, seconds: float = math.inf, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock
        self.end = clock() + seconds

    def spent(self) -> bool:
        """Whether the time is over."""
        return self.clock() >= self.end

    def left(self) -> float:
        """How many seconds are left; none below zero."""
        return max(0.0, self.end - self.clock())

    def within(self, seconds: float) -> Budget:
        """What is left of it, and no more than so many seconds from now."""
        return Budget(min(seconds, self.left()), self.clock)


class Bot(Protocol):
    """A player that is a program. It never gets the hidden state: only a view, and what it determinizes from it."""

    def choose(self, view: View, budget: Budget, rng: Rng) -> Move:
        """A legal move of `view.decision()`, the first open decision of the view's seat."""
        ...
