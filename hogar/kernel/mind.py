"""What a searching bot knows of a game: what a position is worth to a seat, and which moves it looks at first.

Each game gives its own in `games/<game>/bot/`; its judgement hangs on weights, a list of numbers with names, so that
they can be tuned by play. A mind gets whole positions, but only such as were determined from a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from hogar.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from hogar.kernel.move import Move
    from hogar.kernel.state import State
    from hogar.kernel.step import Ask

S = TypeVar("S", bound="State")

NO_WEIGHTS: list[float] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """A judgement of positions. By itself it counts the points."""

    WEIGHTS: ClassVar[dict[str, float]] = {}
    """The usual weights, in their order."""

    def __init__(self, weights: list[float] = NO_WEIGHTS) -> None:
        """A judgement with other weights than the usual ones, if any are given."""
        usual: dict[str, float] = getattr(self, "WEIGHTS")  # noqa: B009 - the subclass's, also when compiled
        self.weights = weights if weights else list(usual.values())

    def value(self, state: S, seat: int) -> float:
        """What a position is worth to a seat: the points it should end with, as far as that can be told."""
        return float(state.scores()[seat].total)

    def quiet(self, step: Ask[Any]) -> bool:
        """Whether nothing is half done when this is asked, so that the position can be judged as it stands."""
        return False

    def moves(self, state: S, step: Ask[Any], answers: list[Move]) -> list[Move]:
        """The moves worth a look, the most promising first."""
        return answers
