"""Moments: where cards that are not part of a rule may join in.

A rule that cards can react to puts a `Moment` on the agenda. While no listener's bit is set that costs one `and`.
Otherwise the acting seat resolves all of its own triggers, then the others clockwise; what a trigger sets off is
settled first; conditions are read again after each; the owner is asked for an order only when two or more are due
and the order can matter, or when one may be declined. Only the cards take part that were in play when the moment
began and still are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from hogar.kernel.codec import Codec, TupleOf, Whole
from hogar.kernel.combine import DONE, StepField
from hogar.kernel.move import Move, Verb
from hogar.kernel.native import mypyc_attr
from hogar.kernel.parameters import Number
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask, S, Step

if TYPE_CHECKING:
    from hogar.kernel.state import State

LAST_TRIGGER: Final = 9999
MOST_TRIGGERS: Final = 60
TRIGGER: Final = Verb("trigger", Number("trigger", LAST_TRIGGER))
MOMENT_VERBS: Final[list[Verb]] = [TRIGGER]


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Generic[S]):
    """What a card does at a moment. `free` triggers commute with all others: no order is asked for them.

    `number` tells it from all others that wait for the same moment, and is its own for the whole game. Of triggers
    with the same `family` (0 is none) only one happens at a moment.
    """

    def __init__(self, number: int = 0, optional: bool = False, free: bool = False, family: int = 0) -> None:
        self.number = number
        self.family = family
        self.optional = optional
        self.free = free

    def label(self) -> Move:
        """The move that chooses it; games with cards override this to name the card."""
        return TRIGGER.move(self.number)

    def due(self, state: S, owner: int, moment: Moment) -> bool:
        """Whether its condition holds now."""
        return True

    def step(self, state: S, owner: int, moment: Moment) -> Step[Any]:
        """What it does, as a step for the agenda."""
        raise NotImplementedError


def raise_moment(state: State, kind: int, seat: int, subject: int = 0) -> None:
    """Puts a moment on the agenda, if anybody listens to it. `kind` is its bit, `subject` what it is about."""
    if state.listeners >> kind & 1:
        owners = [(seat + turn) % state.players for turn in range(state.players)]
        waiting = [tuple([trigger.number for trigger in state.triggers(owner, kind)]) for owner in owners]
        push_from(state, Moment(seat, kind, subject, 0, tuple(waiting)), 0)


def push_from(state: State, moment: Moment, first: int) -> None:
    """Puts a moment on the agenda for the first owner from a turn on who has anything waiting, if anybody has."""
    for turn in range(first, len(moment.waiting)):
        if moment.waiting[turn]:
            state.push(Moment(moment.seat, moment.kind, moment.subject, turn, moment.waiting))
            return


class Moment(Act[Any]):
    """A moment in progress: who acted, whose triggers are being resolved, and which ones wait, seat by seat."""

    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "kind": Whole(0, 62),
        "subject": Whole(NOBODY, 1 << 60),
        "turn": Whole(0, 15),
        "waiting": TupleOf(TupleOf(Whole(0, LAST_TRIGGER), MOST_TRIGGERS), 16),
    }

    def __init__(
        self,
        seat: int = NOBODY,
        kind: int = 0,
        subject: int = 0,
        turn: int = 0,
        waiting: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        super().__init__(seat)
        self.kind = kind
        self.subject = subject
        self.turn = turn
        self.waiting = waiting

    def owner(self, state: State) -> int:
        """The seat whose turn it is to resolve."""
        return (self.seat + self.turn) % state.players

    def due(self, state: State) -> list[Trigger[Any]]:
        """The owner's triggers that are due and have not fired."""
        owner = self.owner(state)
        waiting = self.waiting[self.turn]
        triggers: list[Trigger[Any]] = state.triggers(owner, self.kind)
        return [trigger for trigger in triggers if trigger.number in waiting and trigger.due(state, owner, self)]

    def do(self, state: State) -> None:
        if not self.waiting[self.turn]:
            self.close(state)
            return
        due = self.due(state)
        first = unasked(due)
        if first is not None:
            self.fire(state, first)
        elif due:
            state.push(ChooseTrigger(self.owner(state), self))
        else:
            self.close(state)

    def fire(self, state: State, trigger: Trigger[Any]) -> None:
        """Lets one trigger happen; the moment goes on after it."""
        gone = [trigger.number]
        if trigger.family:
            triggers: list[Trigger[Any]] = state.triggers(self.owner(state), self.kind)
            gone += [other.number for other in triggers if other.family == trigger.family]
        left = tuple([number for number in self.waiting[self.turn] if number not in gone])
        waiting = (*self.waiting[: self.turn], left, *self.waiting[self.turn + 1 :])
        state.push(Moment(self.seat, self.kind, self.subject, self.turn, waiting))
        state.push(trigger.step(state, self.owner(state), self))

    def close(self, state: State) -> None:
        """The owner has no more, or declines what is left; the next seat goes on."""
        push_from(state, self, self.turn + 1)


def unasked(due: list[Trigger[Any]]) -> Trigger[Any] | None:
    """The trigger that happens without asking its owner: one that commutes, or the only one, if it is mandatory."""
    for trigger in due:
        if not trigger.optional and (trigger.free or len(due) == 1):
            return trigger
    return None


class ChooseTrigger(Ask[Any]):
    """The owner says which trigger comes next; `done` declines the optional rest."""

    ASKED: ClassVar[str] = "ask.trigger"
    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "moment": StepField(Moment)}

    def __init__(self, seat: int = NOBODY, moment: Moment | None = None) -> None:
        super().__init__(seat)
        self.moment = moment if moment is not None else Moment()

    def moves(self, state: State) -> list[Move]:
        due = self.moment.due(state)
        moves = [trigger.label() for trigger in due]
        if all(trigger.optional for trigger in due) and not state.owes(
            self.seat, self.moment.kind, self.moment.subject
        ):
            moves.append(DONE.move())
        return moves

    def choose(self, state: State, move: Move) -> None:
        for trigger in self.moment.due(state):
            if trigger.label() is move:
                self.moment.fire(state, trigger)
                return
        self.moment.close(state)

    def pauses(self, state: State) -> bool:
        return True


MOMENT_STEPS: Final[list[type[Step[Any]]]] = [Moment, ChooseTrigger]
