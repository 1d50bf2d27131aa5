"""Steps: the rules in progress, as plain immutable data on an agenda.

A step is named after the rule that it carries. It either works (`Act`), asks a seat (`Ask`) or asks chance (`Draw`).
Steps never change once made, so positions share them when they are copied: progress is a new step in the place of
the old one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from hogar.kernel.codec import Codec, Whole
from hogar.kernel.message import Message, Value
from hogar.kernel.native import mypyc_attr
from hogar.kernel.seats import EVERYBODY, NOBODY

if TYPE_CHECKING:
    from hogar.kernel.move import Move
    from hogar.kernel.state import State

S = TypeVar("S", bound="State")

SEAT = Whole(NOBODY, 15)
SOMEBODY = Whole(0, 15)
"""The seat of a step that is never nobody's; that of a question never is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What all steps share. Constructors need defaults for all their values, so that saves can make them anew."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT}

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat
        self.mark: tuple[Any, ...] | None = None

    def possible(self, state: S) -> bool:
        """Whether it could be carried out now; choices offer only what is possible."""
        return True

    def ready(self, state: S) -> bool:
        """Whether it may go on now; a lane waits with what could touch the same pile as an earlier lane."""
        return True

    def masked(self, seat: int) -> Step[S]:
        """The step as another seat may see it."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Step[S]):
    """A step that does its work at once."""

    def do(self, state: S) -> None:
        """Carries it out; it has left the agenda already and may put other steps there."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that waits for its seat's decision.

    Subclasses name what is asked (`ASKED`, a message id) and the rule that asks it (`CLAUSE`).
    """

    ASKED: ClassVar[str] = ""
    CLAUSE: ClassVar[str] = ""

    def moves(self, state: S) -> list[Move]:
        """Every legal answer. With a single one the question is not asked unless the step pauses.

        Moves of extra verbs may be among them: the exchanges that bring nearer what can't be done yet, so that whoever
        looks at answers only finds them. The question is asked again after one.
        """
        raise NotImplementedError

    def choose(self, state: S, move: Move) -> None:
        """Carries out an answer; the question has left the agenda."""
        raise NotImplementedError

    def extras(self, state: S) -> list[Move]:
        """What may be done at any time while this question is open: what the game allows while any question is."""
        return state.extras(self.seat)

    def interject(self, state: S, move: Move) -> None:
        """Carries out an extra; the question stays on the agenda and is asked again."""
        state.interject(self.seat, move)

    def pauses(self, state: S) -> bool:
        """Whether the seat is asked even if there is only one answer."""
        return False

    def check(self, state: S, move: Move) -> int:
        """Why a move is no legal answer: a code of the game's reasons, 0 where it is legal or not of this question."""
        return 0

    def details(self, state: S, move: Move, reason: int) -> dict[str, Value]:
        """The values that the sentence of a reason needs."""
        return {}

    def asked(self, state: S) -> Message:
        """What is asked, in words of the catalogue."""
        return Message(str(getattr(self, "ASKED")))  # noqa: B009 - the subclass's, also when compiled

    def clause(self) -> str:
        """The rule that asks it."""
        return str(getattr(self, "CLAUSE"))  # noqa: B009


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step[S]):
    """A step that waits for chance. Outcome i happens as often as weight i is large."""

    def weights(self, state: S) -> list[int]:
        """The weight of every outcome; zero for what can't happen."""
        raise NotImplementedError

    def outcome(self, index: int) -> Move:
        """The move of an outcome; its first value is the index."""
        raise NotImplementedError

    def happen(self, state: S, index: int) -> None:
        """Carries out an outcome; the step has left the agenda."""
        raise NotImplementedError

    def known(self, state: S) -> int:
        """The mask of the seats that see the outcome."""
        return EVERYBODY


AnyStep = Step[Any]


def fingerprint(step: Step[Any], numbers: dict[type, int]) -> tuple[Any, ...]:
    """What makes a step equal to another, for keys of positions; worked out once, as steps never change."""
    if step.mark is not None:
        return step.mark
    parts: list[Any] = [numbers[type(step)]]
    for name in step.FIELDS:
        value = getattr(step, name)
        if isinstance(value, Step):
            parts.append(fingerprint(value, numbers))
        elif isinstance(value, tuple) and value and isinstance(value[0], Step):
            parts.append(tuple([fingerprint(item, numbers) for item in value]))
        else:
            parts.append(value)
    step.mark = tuple(parts)
    return step.mark
