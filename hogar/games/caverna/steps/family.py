"""Family growth (section 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.games.caverna import reasons as r
from hogar.games.caverna import words as w
from hogar.games.caverna.happenings import GROWN
from hogar.games.caverna.steps.action import Action

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table
    from hogar.kernel.message import Value


class GrowFamily(Action):
    """A newborn beside the dwarf that was placed last, if there is room for it (CA-154 to CA-158, CA-274)."""

    def action(self) -> int:
        return w.GROW_FAMILY

    def problem(self, table: Table) -> int:
        board = table.boards[self.seat]
        dwarfs = board.dwarfs()
        if dwarfs >= table.figures.dwarfs + board.sixth_room:
            return r.NO_DWARF_LEFT
        return r.OK if dwarfs < table.room_for_dwarfs(self.seat) else r.NO_ROOM

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        return {"dwarfs": table.boards[self.seat].dwarfs(), "rooms": table.room_for_dwarfs(self.seat)}

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        board.cradles = [*board.cradles, board.placed[-1]]
        board.newborns += 1
        board.housing = None
        if table.listening:
            table.tell(GROWN, [self.seat])
