"""Areas: whether an action can be carried out (VI-144, VI-208) and what it puts on the agenda.

One object per area holds the rules of that area and no state; a cube, the well or a free last turn all use it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.village import reasons as r
from hogar.games.village import words as w
from hogar.kernel.codec import Codec, Flag
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.native import mypyc_attr
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Ask

if TYPE_CHECKING:
    from hogar.games.village.table import Table
    from hogar.kernel.move import Move


class Area:
    """The rules of one area."""

    def __init__(self, area: int) -> None:
        self.area = area

    def problem(self, table: Table, seat: int) -> int:
        """Why the action can't be carried out now; 0 where it can."""
        raise NotImplementedError

    def act(self, table: Table, seat: int, owed: bool) -> None:
        """Puts the action on the agenda; `owed` after the well, which obliges to carry it out."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AreaAsk(Ask["Table"]):
    """What a player does in an area; `done` declines it, unless it is owed (VI-38, VI-144)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "owed": Flag()}

    def __init__(self, seat: int = NOBODY, owed: bool = False) -> None:
        super().__init__(seat)
        self.owed = owed

    def moves(self, table: Table) -> list[Move]:
        moves: list[Move] = []
        self.add_moves(table, moves)
        if not self.owed or not moves:
            moves.append(DONE.move())
        return moves

    def add_moves(self, table: Table, moves: list[Move]) -> None:
        """Adds every way to carry out the action."""
        raise NotImplementedError

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is not DONE:
            self.carry_out(table, move)

    def carry_out(self, table: Table, move: Move) -> None:
        """Carries out one of the ways."""
        raise NotImplementedError

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.MUST_ACT if self.owed else r.OK
        return self.why_not(table, move)

    def why_not(self, table: Table, move: Move) -> int:
        """Why a way is not open."""
        raise NotImplementedError

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        return {}


def thing_details(table: Table, seat: int, thing: int, need: int) -> dict[str, Value]:
    """What a sentence about something missing needs."""
    have = table.boards[seat].things[thing]
    return {"thing": Message(f"thing.{w.THINGS[thing]}"), "have": have, "need": need}
