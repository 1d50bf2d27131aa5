"""The work phase and the way home (sections 3.2 to 3.4, AG-369, AG-370)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.happenings import PLACED, SKIPPED, WENT_HOME
from hogar.games.agricola.moves import PLACE, PLACES
from hogar.games.agricola.spaces import LINKED
from hogar.games.agricola.steps.now import Now
from hogar.kernel.codec import Codec, Word
from hogar.kernel.message import Message, Value
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move
    from hogar.kernel.step import Step

SPACE: Final = Word(w.SPACES, always=True)


def space_problem(table: Table, seat: int, space: int) -> int:
    """Why a seat can't use a space that is in play (AG-46, AG-47)."""
    taken = table.occupied & LINKED[space]
    if taken and not (table.boards[seat].rules & hooks.PERMIT and table.hooks.permits(table, seat, space)):
        return r.OCCUPIED if taken >> space & 1 else r.LINKED
    return table.layout.problem(table, seat, space)


def why_not_there(table: Table, seat: int, space: int) -> int:
    """Why a seat can't use any space, in play or not."""
    if space in table.spaces:
        return space_problem(table, seat, space)
    if table.deck >> space & 1:
        return r.NOT_TURNED_UP
    return r.NO_HAND_CARDS if w.LESSONS_SPACES >> space & 1 and table.choices.family() else r.NOT_IN_PLAY


def can_place(table: Table, seat: int) -> bool:
    """Whether there is any space that a seat can use."""
    return any(space_problem(table, seat, space) == r.OK for space in table.spaces)


class StartWork(Act["Table"]):
    """Everybody's persons can be placed; the starting player begins (AG-42, AG-44)."""

    def do(self, table: Table) -> None:
        for board in table.boards:
            board.home = board.adults()
        next_turn(table, table.start - 1)


def next_turn(table: Table, seat: int) -> None:
    """The next player clockwise who has a person left and a space for it; nobody ends the phase (AG-45, AG-51)."""
    for turn in range(1, table.players + 1):
        other = (seat + turn) % table.players
        if table.boards[other].home:
            if can_place(table, other):
                table.push(PLACERS[other])
                return
            table.tell(SKIPPED, [other])


class PlacePerson(Ask["Table"]):
    """On which space a person is placed (AG-44, AG-47)."""

    ASKED: ClassVar[str] = "ask.place"
    CLAUSE: ClassVar[str] = "AG-44"

    def moves(self, table: Table) -> list[Move]:
        seat = self.seat
        return [PLACES[space] for space in table.spaces if space_problem(table, seat, space) == r.OK]

    def choose(self, table: Table, move: Move) -> None:
        seat = self.seat
        space = move.a
        table.boards[seat].home -= 1
        table.push(EndTurn(seat, space))
        table.push(table.layout.expressions[seat][space])
        if table.listeners & m.AT_USE:
            table.push(Now(seat, m.BEFORE_ACTION, space))
            table.push(Now(seat, m.PLACE_PERSON, space))
            table.push(Stand(seat, space))
            table.push(Now(seat, m.TOLL, space))
        else:
            stand(table, seat, space)

    def check(self, table: Table, move: Move) -> int:
        return why_not_there(table, self.seat, move.a) if move.verb is PLACE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        details: dict[str, Value] = {}
        if reason not in {r.OCCUPIED, r.LINKED, r.NOT_TURNED_UP, r.NO_HAND_CARDS, r.NOT_IN_PLAY}:
            details = table.layout.details(table, self.seat, move.a, reason)
        return {"space": Message(f"space.{w.SPACES[move.a]}"), **details}


PLACERS: Final[list[PlacePerson]] = [PlacePerson(seat) for seat in range(w.MOST_SEATS)]


def stand(table: Table, seat: int, space: int) -> None:
    """A person stands on a space, which nobody can use any more (AG-46)."""
    board = table.boards[seat]
    board.persons = [*board.persons, space]
    table.occupied |= 1 << space
    if table.listening:
        table.tell(PLACED, [seat, space])


class Stand(Act["Table"]):
    """The person stands on the space once a toll is paid (AG-405)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "space": SPACE}

    def __init__(self, seat: int = NOBODY, space: int = w.FOREST) -> None:
        super().__init__(seat)
        self.space = space

    def do(self, table: Table) -> None:
        stand(table, self.seat, self.space)


class EndTurn(Stand):
    """What follows the actions of a space, and the next turn (AG-50, AG-369)."""

    def do(self, table: Table) -> None:
        if table.listeners & m.AT_END_OF_USE:
            seat, space = self.seat, self.space
            table.push(PassOn(seat))
            table.push(Now(seat, m.END_OF_TURN, space))
            table.push(Now(seat, m.OTHER_PLAYER, space))
            table.push(Now(seat, m.AFTER_ACTION, space))
            table.push(Now(seat, m.IMMEDIATELY_AFTER, space))
        else:
            next_turn(table, self.seat)


class PassOn(Act["Table"]):
    """The turn goes on to the next player."""

    def do(self, table: Table) -> None:
        next_turn(table, self.seat)


class GoHome(Act["Table"]):
    """All persons go home; the spaces are free (AG-53, AG-370)."""

    def do(self, table: Table) -> None:
        if not table.choices.cards():
            go_home(table)
            return
        steps: list[Step[Table]] = [
            Now(moment=moment, subject=table.round)
            for moment in (m.END_OF_WORK, m.AFTER_WORK, m.RETURNING_HOME_START, m.RETURNING_HOME)
        ]
        table.push_all([*steps, EmptySpaces(), Now(moment=m.END_OF_ROUND, subject=table.round)])


def go_home(table: Table) -> None:
    """Newborns go home as well; they stay newborns until the round is over (AG-53, AG-134)."""
    for board in table.boards:
        board.home = 0
        board.persons = NOBODY_PLACED
        board.cradles = NOBODY_PLACED
    table.occupied = 0
    table.tell(WENT_HOME, [])


NOBODY_PLACED: Final[list[int]] = []


class EmptySpaces(Act["Table"]):
    """The persons leave their spaces, after what cards do while they stand there."""

    def do(self, table: Table) -> None:
        go_home(table)
