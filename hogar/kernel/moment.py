"""Moments: where cards that are not part of a rule may join in.

A rule that cards can react to puts a `Moment` on the agenda. While no listener's bit is set that costs one `and`.
Otherwise the acting seat resolves all of its own triggers, then the others clockwise; what a trigger sets off is
settled first; conditions are read again after each; the owner is asked for an order only when two or more are due
and the order can matter, or when one may be declined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hogar.kernel.codec import Codec, Whole
from hogar.kernel.combine import DONE, StepField
from hogar.kernel.move import Move, Verb
from hogar.kernel.native import mypyc_attr
from hogar.kernel.parameters import Number
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask, Step

if TYPE_CHECKING:
    from hogar.kernel.state import State

MOST_TRIGGERS: Final = 60
TRIGGER: Final = Verb("trigger", Number("trigger", MOST_TRIGGERS))
MOMENT_VERBS: Final[list[Verb]] = [TRIGGER]


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """What a card does at a moment. `free` triggers commute with all others: no order is asked for them."""

    def __init__(self, optional: bool = False, free: bool = False) -> None:
        self.optional = optional
        self.free = free

    def due(self, state: State, owner: int, moment: Moment) -> bool:
        """Whether its condition holds now."""
        return True

    def step(self, state: State, owner: int, moment: Moment) -> Step[Any]:
        """What it does, as a step for the agenda."""
        raise NotImplementedError


def raise_moment(state: State, kind: int, seat: int, subject: int = 0) -> None:
    """Puts a moment on the agenda, if anybody listens to it. `kind` is its bit, `subject` what it is about."""
    if state.listeners >> kind & 1:
        state.push(Moment(seat, kind, subject))


class Moment(Act[Any]):
    """A moment in progress: who acted, whose triggers are being resolved, which of them have fired."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "kind": Whole(0, 62),
        "subject": Whole(NOBODY, 1 << 60),
        "turn": Whole(0, 15),
        "fired": Whole(0, 1 << 60),
    }

    def __init__(self, seat: int = NOBODY, kind: int = 0, subject: int = 0, turn: int = 0, fired: int = 0) -> None:
        super().__init__(seat)
        self.kind = kind
        self.subject = subject
        self.turn = turn
        self.fired = fired

    def owner(self, state: State) -> int:
        """The seat whose turn it is to resolve."""
        return (self.seat + self.turn) % state.players

    def due(self, state: State) -> list[int]:
        """The places of the owner's triggers that are due and have not fired."""
        owner = self.owner(state)
        triggers = state.triggers(owner, self.kind)
        return [
            place
            for place, trigger in enumerate(triggers)
            if not self.fired >> place & 1 and trigger.due(state, owner, self)
        ]

    def do(self, state: State) -> None:
        due = self.due(state)
        if not due:
            if self.turn + 1 < state.players:
                state.push(Moment(self.seat, self.kind, self.subject, self.turn + 1))
        elif self.settled(state, due):
            self.fire(state, due[0])
        else:
            state.push(ChooseTrigger(self.owner(state), self))

    def settled(self, state: State, due: list[int]) -> bool:
        """Whether the first one due may go without asking its owner."""
        triggers = state.triggers(self.owner(state), self.kind)
        first: Trigger = triggers[due[0]]
        return not first.optional and (first.free or len(due) == 1)

    def fire(self, state: State, place: int) -> None:
        """Lets one trigger happen; the moment goes on after it."""
        owner = self.owner(state)
        trigger: Trigger = state.triggers(owner, self.kind)[place]
        state.push(Moment(self.seat, self.kind, self.subject, self.turn, self.fired | 1 << place))
        state.push(trigger.step(state, owner, self))

    def close(self, state: State) -> None:
        """The owner declines what is left; the next seat goes on."""
        if self.turn + 1 < state.players:
            state.push(Moment(self.seat, self.kind, self.subject, self.turn + 1))


class ChooseTrigger(Ask[Any]):
    """The owner says which trigger comes next; `done` declines the optional rest."""

    ASKED: ClassVar[str] = "ask.trigger"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "moment": StepField()}

    def __init__(self, seat: int = NOBODY, moment: Moment | None = None) -> None:
        super().__init__(seat)
        self.moment = moment if moment is not None else Moment()

    def moves(self, state: State) -> list[Move]:
        due = self.moment.due(state)
        moves = [TRIGGER.move(place) for place in due]
        triggers = state.triggers(self.seat, self.moment.kind)
        if all(triggers[place].optional for place in due):
            moves.append(DONE.move())
        return moves

    def choose(self, state: State, move: Move) -> None:
        if move.verb is TRIGGER:
            self.moment.fire(state, move.a)
        else:
            self.moment.close(state)

    def pauses(self, state: State) -> bool:
        return True


MOMENT_STEPS: Final[list[type[Step[Any]]]] = [Moment, ChooseTrigger]
