"""Family growth (chapter 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.agricola import hooks
from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.happenings import BORN
from hogar.games.agricola.steps.action import Action
from hogar.kernel.codec import Codec, Flag, Word
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT
from hogar.parts.grid import count

if TYPE_CHECKING:
    from hogar.games.agricola.table import Table
    from hogar.kernel.message import Value


def room_for(table: Table, seat: int) -> int:
    """How many persons have a room, or a place that counts like one (AG-127)."""
    board = table.boards[seat]
    rooms = count(board.rooms)
    return rooms + table.hooks.rooms(table, seat) if board.rules & hooks.PEOPLE else rooms


def grow_up(table: Table, seat: int) -> None:
    """A newborn is an adult at once and can be placed in this round; it leaves its space (AG-134)."""
    board = table.boards[seat]
    board.newborns -= 1
    board.home += 1
    if len(board.cradles) > board.newborns:
        board.cradles = board.cradles[:-1]


def remove_person(table: Table, seat: int) -> None:
    """A person leaves the game for good, a newborn first (AG-126)."""
    board = table.boards[seat]
    board.people -= 1
    board.lose(w.PERSON_PIECE)
    if board.newborns:
        board.newborns -= 1
        board.cradles = board.cradles[: board.newborns]
    else:
        board.persons = board.persons[: len(board.persons) - 1]


class Growth(Action):
    """A newborn, beside the person on a space, or on none if it comes from a card (AG-126 to AG-131, AG-383)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "space": Word(w.SPACES), "needs_room": Flag()}

    def __init__(self, seat: int = NOBODY, space: int = NOBODY, needs_room: bool = True) -> None:
        super().__init__(seat)
        self.space = space
        self.needs_room = needs_room

    def action(self) -> int:
        return w.FAMILY_GROWTH

    def obstacle(self, table: Table) -> int:
        board = table.boards[self.seat]
        if not table.persons_left(self.seat):
            return r.NO_PERSON_LEFT
        if self.needs_room and room_for(table, self.seat) <= board.people:
            return r.NO_ROOM
        if self.space == w.MODEST_WISH and table.round < table.figures.modest_wish_round:
            return r.TOO_EARLY
        return r.OK

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        figures = {"people": table.boards[self.seat].people, "rooms": room_for(table, self.seat)}
        return {**figures, "round": table.figures.modest_wish_round}

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        board.people += 1
        board.newborns += 1
        board.cradles = [*board.cradles, self.space]
        if table.listening:
            table.tell(BORN, [self.seat])
        raise_moment(table, m.FAMILY_GROWTH, self.seat, self.space)
