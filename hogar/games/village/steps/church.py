"""Church (area G, chapter 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.games.village.farm import generations_in, move_member
from hogar.games.village.moves import ORDAIN
from hogar.games.village.steps.area import Area, AreaAsk
from hogar.games.village.steps.payment import Pay
from hogar.kernel.message import Value

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move


class Church(Area):
    """A member goes into the black bag."""

    def problem(self, table: Table, seat: int) -> int:
        return r.OK if table.boards[seat].at_home() else r.NOBODY_AT_HOME

    def act(self, table: Table, seat: int, owed: bool) -> None:
        table.push(ChooseNovice(seat, owed))


class ChooseNovice(AreaAsk):
    """Who goes into the black bag (VI-131); cubes or time are chosen after that."""

    ASKED: ClassVar[str] = "ask.church"
    CLAUSE: ClassVar[str] = "VI-131"

    def add_moves(self, table: Table, moves: list[Move]) -> None:
        for generation in generations_in(table.boards[self.seat].members, w.FARM):
            moves.append(ORDAIN.move(generation))

    def carry_out(self, table: Table, move: Move) -> None:
        move_member(table, self.seat, w.FARM, move.a, w.BLACK_BAG)
        table.push(Pay(self.seat, (table.figures.church_brown, 0, 0, 0), 0, table.figures.church_time))

    def why_not(self, table: Table, move: Move) -> int:
        return r.NOBODY_AT_HOME if move.verb is ORDAIN else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {"generation": move.a + 1}
