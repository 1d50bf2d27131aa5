"""Family (area B, chapter 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.farm import move_member
from hogar.games.village.happenings import BORN
from hogar.games.village.moves import BIRTH, RETURN
from hogar.games.village.steps.area import Area, AreaAsk
from hogar.kernel.message import Message, Value

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move


class Family(Area):
    """A birth, or a member who comes home."""

    def problem(self, table: Table, seat: int) -> int:
        board = table.boards[seat]
        possible = any(board.reserve) or board.count_in(w.FARM + 1, w.VISIBLE_PLACES - 1)
        return r.OK if possible else r.NO_FAMILY

    def act(self, table: Table, seat: int, owed: bool) -> None:
        table.push(ChooseFamily(seat, owed))


def next_generation(reserve: list[int]) -> int:
    """The lowest generation in a reserve (VI-71); -1 where nobody is left."""
    for generation in range(w.GENERATION_KINDS):
        if reserve[generation]:
            return generation
    return -1


class ChooseFamily(AreaAsk):
    """A birth, or who comes home from the board (VI-70 to VI-74)."""

    ASKED: ClassVar[str] = "ask.family"
    CLAUSE: ClassVar[str] = "VI-70"

    def add_moves(self, table: Table, moves: list[Move]) -> None:
        board = table.boards[self.seat]
        if any(board.reserve):
            moves.append(BIRTH.move())
        members = board.members
        for kind in range(w.GENERATION_KINDS, w.VISIBLE_PLACES * w.GENERATION_KINDS):
            if members[kind]:
                moves.append(RETURN.move(kind // w.GENERATION_KINDS, kind % w.GENERATION_KINDS))

    def carry_out(self, table: Table, move: Move) -> None:
        if move.verb is RETURN:
            move_member(table, self.seat, move.a, move.b, w.FARM)
            return
        board = table.boards[self.seat]
        generation = next_generation(board.reserve)
        board.reserve[generation] -= 1
        board.members[generation] += 1
        table.tell(BORN, [self.seat, generation])

    def why_not(self, table: Table, move: Move) -> int:
        if move.verb is BIRTH:
            return r.NO_RESERVE
        if move.verb is not RETURN:
            return r.OK
        return r.NO_MEMBER_THERE if w.FARM < move.a < w.VISIBLE_PLACES else r.NOT_FROM_THERE

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"place": Message(f"place.{w.PLACES[move.a]}"), "generation": move.b + 1}
