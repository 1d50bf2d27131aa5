"""A member dies (chapter 5), and what it may trigger (VI-165)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.happenings import DIED, END_TRIGGERED, NOBODY_DIED
from hogar.games.village.moves import BURY
from hogar.kernel.message import Message, Value
from hogar.kernel.step import Act, Ask

if TYPE_CHECKING:
    from hogar.games.village.board import Board
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move


def lowest_visible(board: Board) -> int:
    """The lowest generation among the visible members (VI-53); -1 where nobody is visible."""
    members = board.members
    for generation in range(w.GENERATION_KINDS):
        for kind in range(generation, w.VISIBLE_PLACES * w.GENERATION_KINDS, w.GENERATION_KINDS):
            if members[kind]:
                return generation
    return -1


class Death(Act["Table"]):
    """One passing of the bridge: somebody visible dies, or nobody can (VI-48, VI-55)."""

    def do(self, table: Table) -> None:
        if lowest_visible(table.boards[self.seat]) < 0:
            table.tell(NOBODY_DIED, [self.seat])
        else:
            table.push(ChooseVictim(self.seat))


class ChooseVictim(Ask["Table"]):
    """Who of the lowest generation dies (VI-53, VI-54)."""

    ASKED: ClassVar[str] = "ask.victim"
    CLAUSE: ClassVar[str] = "VI-53"

    def moves(self, table: Table) -> list[Move]:
        board = table.boards[self.seat]
        generation = lowest_visible(board)
        return [
            BURY.move(place, generation)
            for place in range(w.VISIBLE_PLACES)
            if board.members[place * w.GENERATION_KINDS + generation]
        ]

    def choose(self, table: Table, move: Move) -> None:
        bury(table, self.seat, move.a, move.b)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is not BURY:
            return r.OK
        there = table.boards[self.seat].members[move.a * w.GENERATION_KINDS + move.b]
        if not there:
            return r.NOBODY_THERE
        return r.NOT_LOWEST if move.a < w.VISIBLE_PLACES else r.NOT_VISIBLE

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        lowest = lowest_visible(table.boards[self.seat]) + 1
        return {"place": Message(f"place.{w.PLACES[move.a]}"), "generation": move.b + 1, "lowest": lowest}

    def asked(self, table: Table) -> Message:
        return Message("ask.victim", {"generation": lowest_visible(table.boards[self.seat]) + 1})


def resting_place(table: Table, place: int) -> int:
    """Where a member goes who dies in a place: chronicle, grave, or out of the game (VI-56 to VI-59)."""
    profession = w.PROFESSION_OF[place]
    if table.dead_in(w.FIRST_CHRONICLE + profession) < table.card.chronicle[profession]:
        return w.FIRST_CHRONICLE + profession
    return w.GRAVE if table.dead_in(w.GRAVE) < table.card.graves else w.REMOVED


def bury(table: Table, seat: int, place: int, generation: int) -> None:
    """Somebody dies."""
    rest = resting_place(table, place)
    members = table.boards[seat].members
    members[place * w.GENERATION_KINDS + generation] -= 1
    members[rest * w.GENERATION_KINDS + generation] += 1
    table.tell(DIED, [seat, generation, place, rest])
    if table.trigger < 0 and filled(table, rest):
        table.trigger = seat
        table.tell(END_TRIGGERED, [seat])


def filled(table: Table, rest: int) -> bool:
    """Whether the whole chronicle, or the graveyard, is full now that somebody came there (VI-165)."""
    if rest == w.REMOVED:
        return False
    if rest == w.GRAVE:
        return table.dead_in(w.GRAVE) == table.card.graves
    there = sum([board.count_in(w.FIRST_CHRONICLE, w.PROFESSION_KINDS) for board in table.boards])
    return there == sum(table.card.chronicle)
