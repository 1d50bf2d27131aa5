"""Combinators: how rules combine. Each is a step made of steps.

An action space or a card is mostly such an expression: `InOrder`, `OneOf`, `AnyOrder` (and/or), `ThenOr` (the first,
the second or both, in that order), `May` (if you like) and `Times` (up to n). What is offered is what is possible;
what is still owed keeps `done` out of the list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.kernel.codec import Codec, Whole
from hogar.kernel.move import Move, Verb
from hogar.kernel.native import mypyc_attr
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask, S, Step

if TYPE_CHECKING:
    from hogar.kernel.message import Value
    from hogar.kernel.state import State

DONE: Final = Verb("done")
KERNEL_VERBS: Final[list[Verb]] = [DONE]
NO_STEPS: Final[tuple[Any, ...]] = ()


class StepField(Codec):
    """Marks a field that holds one step of a kind; saves know how to write it."""

    def __init__(self, kind: type[Any] = Step) -> None:
        self.kind = kind


class StepsField(StepField):
    """Marks a field that holds a tuple of steps of a kind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option(Act[S]):
    """A step that can stand in a choice: its label is the move that chooses it.

    Say why it can't be chosen in `problem`, or only whether it can in `possible`.
    """

    def label(self) -> Move:
        """The move that chooses this option."""
        raise NotImplementedError

    def possible(self, state: S) -> bool:
        return self.problem(state) == 0

    def problem(self, state: S) -> int:
        """Why it can't be chosen now: a code of the game's reasons, 0 where it can."""
        return 0

    def details(self, state: S, reason: int) -> dict[str, Value]:
        """The values that the sentence of a reason needs."""
        return {}


class InOrder(Option[Any]):
    """Does all its steps, in order; its label is that of the first."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "steps": StepsField()}

    def __init__(self, seat: int = NOBODY, steps: tuple[Step[Any], ...] = NO_STEPS) -> None:
        super().__init__(seat)
        self.steps = steps

    def first(self) -> Option[Any]:
        """The step that stands for all of them in a choice."""
        first = self.steps[0]
        assert isinstance(first, Option), first
        return first

    def label(self) -> Move:
        return self.first().label()

    def possible(self, state: State) -> bool:
        return self.steps[0].possible(state)

    def problem(self, state: State) -> int:
        return self.first().problem(state)

    def details(self, state: State, reason: int) -> dict[str, Value]:
        return self.first().details(state, reason)

    def do(self, state: State) -> None:
        state.push_all(list(self.steps))


class Choice(Ask[Any]):
    """Asks which of some options comes next; the base of the combinators that ask."""

    ASKED: ClassVar[str] = "ask.choose"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "options": StepsField(Option)}

    def __init__(self, seat: int = NOBODY, options: tuple[Option[Any], ...] = NO_STEPS) -> None:
        super().__init__(seat)
        self.options = options

    def moves(self, state: State) -> list[Move]:
        moves = [option.label() for option in self.options if option.possible(state)]
        if self.may_stop(state, bool(moves)):
            moves.append(DONE.move())
        return moves

    def may_stop(self, state: State, possible: bool) -> bool:
        """Whether nothing (more) is owed; `possible` says whether any option is."""
        return not possible

    def choose(self, state: State, move: Move) -> None:
        for place, option in enumerate(self.options):
            if option.label() is move and option.possible(state):
                self.chosen(state, place)
                state.push(option)
                return

    def chosen(self, state: State, place: int) -> None:
        """Puts what remains of the choice on the agenda, under the option that was chosen."""

    def check(self, state: State, move: Move) -> int:
        for option in self.options:
            if option.label().text == move.text:
                return option.problem(state)
        return 0

    def details(self, state: State, move: Move, reason: int) -> dict[str, Value]:
        for option in self.options:
            if option.label().text == move.text:
                return option.details(state, reason)
        return {}

    def possible(self, state: State) -> bool:
        return any(option.possible(state) for option in self.options)


class OneOf(Choice):
    """Exactly one of its options."""


class May(Choice):
    """One of its options, if the seat likes."""

    def may_stop(self, state: State, possible: bool) -> bool:
        return True


class AnyOrder(Choice):
    """And/or: any of its options in any order, each at most once, and at least `owed` of those that are possible."""

    FIELDS: ClassVar[dict[str, Codec]] = {**Choice.FIELDS, "owed": Whole(0, 20)}

    def __init__(self, seat: int = NOBODY, options: tuple[Option[Any], ...] = NO_STEPS, owed: int = 1) -> None:
        super().__init__(seat, options)
        self.owed = owed

    def may_stop(self, state: State, possible: bool) -> bool:
        return self.owed == 0 or not possible

    def chosen(self, state: State, place: int) -> None:
        rest = self.options[:place] + self.options[place + 1 :]
        if rest:
            state.push(AnyOrder(self.seat, rest, max(0, self.owed - 1)))


class ThenOr(AnyOrder):
    """A then/or B: options in their order, any of them left out, but not all."""

    def chosen(self, state: State, place: int) -> None:
        rest = self.options[place + 1 :]
        if rest:
            state.push(ThenOr(self.seat, rest, 0))


class Times(Choice):
    """One of its options, up to `most` times, at least `owed` times while any is possible."""

    FIELDS: ClassVar[dict[str, Codec]] = {**Choice.FIELDS, "most": Whole(0, 99), "owed": Whole(0, 99)}

    def __init__(
        self, seat: int = NOBODY, options: tuple[Option[Any], ...] = NO_STEPS, most: int = 1, owed: int = 0
    ) -> None:
        super().__init__(seat, options)
        self.most = most
        self.owed = owed

    def may_stop(self, state: State, possible: bool) -> bool:
        return self.owed == 0 or not possible

    def chosen(self, state: State, place: int) -> None:
        if self.most > 1:
            state.push(Times(self.seat, self.options, self.most - 1, max(0, self.owed - 1)))


COMBINATORS: Final[list[type[Step[Any]]]] = [InOrder, OneOf, May, AnyOrder, ThenOr, Times]
