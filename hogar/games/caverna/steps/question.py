"""What the questions of Caverna share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hogar.kernel.combine import DONE
from hogar.kernel.native import mypyc_attr
from hogar.kernel.step import Ask

if TYPE_CHECKING:
    from hogar.games.caverna.table import Table
    from hogar.kernel.move import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Ask["Table"]):
    """A question that may owe something: then no exchange is allowed that would leave it without an answer (CA-342).

    Where nothing can be answered any more there is nothing left to do but to go on.
    """

    def owes(self, table: Table) -> bool:
        """Whether it must be answered by something that an exchange could make impossible."""
        return True

    def answers(self, table: Table) -> list[Move]:
        """Every answer, and the exchanges that lead to one."""
        raise NotImplementedError

    def answer(self, table: Table, move: Move) -> None:
        """Carries out an answer."""
        raise NotImplementedError

    def moves(self, table: Table) -> list[Move]:
        moves = self.answers(table)
        return moves if moves else [DONE.move()]

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is not DONE:
            self.answer(table, move)
