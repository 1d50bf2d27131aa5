"""Fences and pastures (chapter 11).

A plan is drawn cell by cell: each answer adds a cell of the pasture that is being drawn, or closes it. Only cells are
offered that belong to some pasture which can be paid, so a bot chooses among at most as many moves as there are cells,
and every legal layout can be drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hogar.games.agricola import moments as m
from hogar.games.agricola import reasons as r
from hogar.games.agricola import words as w
from hogar.games.agricola.farm import CELLS, FENCING
from hogar.games.agricola.happenings import PASTURE_FENCED
from hogar.games.agricola.moves import CLOSE, FENCE
from hogar.games.agricola.payment import payable
from hogar.games.agricola.steps.action import Action
from hogar.games.agricola.steps.animals import Accommodate
from hogar.games.agricola.steps.payment import settle
from hogar.games.agricola.steps.rooms import CELL_MASK
from hogar.kernel.codec import Codec
from hogar.kernel.combine import DONE
from hogar.kernel.message import Message, Value
from hogar.kernel.moment import raise_moment
from hogar.kernel.seats import NOBODY
from hogar.kernel.step import SEAT, Act, Ask
from hogar.parts.grid import count, members

if TYPE_CHECKING:
    from hogar.games.agricola.board import Board
    from hogar.games.agricola.table import Table
    from hogar.kernel.move import Move


def blocked(board: Board) -> int:
    """The cells that can't lie in a pasture (AG-163)."""
    return board.rooms | board.fields


def affordable(table: Table, seat: int) -> int:
    """How many fences a seat can build: pieces left and what it can pay (AG-157, AG-171)."""
    left = table.figures.fences - count(table.boards[seat].fences)
    while left and not payable(table, seat, table.layout.prices.fences[left]):
        left -= 1
    return left


class BuildFences(Action):
    """New pastures, or old ones divided, as many as the fences allow (AG-162, AG-170)."""

    def action(self) -> int:
        return w.BUILD_FENCES

    def obstacle(self, table: Table) -> int:
        board = table.boards[self.seat]
        if count(board.fences) >= table.figures.fences:
            return r.NO_FENCES_LEFT
        most = affordable(table, self.seat)
        return r.OK if FENCING.possible(board.fences, board.pastures, blocked(board), most) else r.NO_PASTURE

    def details(self, table: Table, reason: int) -> dict[str, Value]:
        return {"most": affordable(table, self.seat)}

    def do(self, table: Table) -> None:
        table.push(DrawPasture(self.seat, table.boards[self.seat].enclosed))
        raise_moment(table, m.BUILD_FENCE_BEFORE, self.seat)


class DrawPasture(Ask["Table"]):
    """Which cell the pasture that is being drawn gets next, or whether it is closed (AG-158 to AG-170).

    `cells` are those drawn so far; `enclosed` those in pastures when the action began, `built` whether any was closed.
    """

    ASKED: ClassVar[str] = "ask.fence"
    CLAUSE: ClassVar[str] = "AG-160"
    FIELDS: ClassVar[dict[str, Codec]] = {
        "seat": SEAT,
        "enclosed": CELL_MASK,
        "cells": CELL_MASK,
        "closed": CELL_MASK,
    }

    def __init__(self, seat: int = NOBODY, enclosed: int = 0, cells: int = 0, closed: int = 0) -> None:
        super().__init__(seat)
        self.enclosed = enclosed
        self.cells = cells
        self.closed = closed

    def pastures(self, table: Table) -> list[int]:
        """Every pasture that can be drawn with the cells chosen so far."""
        board = table.boards[self.seat]
        cells = self.cells
        most = affordable(table, self.seat)
        found = FENCING.drawable(board.fences, board.pastures, blocked(board), most)
        return [pasture for pasture in found if pasture & cells == cells] if cells else found

    def moves(self, table: Table) -> list[Move]:
        reached = 0
        closed = False
        for pasture in self.pastures(table):
            reached |= pasture
            closed = closed or pasture == self.cells
        moves = [FENCE.move(cell) for cell in members(reached & ~self.cells)]
        if closed:
            moves.append(CLOSE.move())
        if self.closed and not self.cells:
            moves.append(DONE.move())
        return moves

    def choose(self, table: Table, move: Move) -> None:
        if move.verb is DONE:
            self.finish(table)
        elif move.verb is FENCE:
            table.push(DrawPasture(self.seat, self.enclosed, self.cells | 1 << move.a, self.closed))
        else:
            needed = count(FENCING.needs(table.boards[self.seat].fences, self.cells))
            table.push(DrawPasture(self.seat, self.enclosed, 0, self.closed | self.cells))
            table.push(PastureFenced(self.seat, self.cells))
            settle(table, self.seat, table.layout.prices.fences[needed])

    def finish(self, table: Table) -> None:
        """The fences stand; the animals find their places anew (AG-174)."""
        table.push(Accommodate(self.seat))
        if table.listeners:
            raise_moment(table, m.BUILD_FENCE_AFTER, self.seat, self.enclosed)

    def check(self, table: Table, move: Move) -> int:
        if move.verb is DONE:
            return r.NOT_CLOSED if self.cells else r.MUST_DO_ONE
        if move.verb is CLOSE:
            return r.NOT_CLOSED
        return r.NOT_FENCEABLE if move.verb is FENCE else r.OK

    def details(self, table: Table, move: Move, reason: int) -> dict[str, Value]:
        cells = self.cells | (1 << move.a if move.verb is FENCE else 0)
        need = count(FENCING.needs(table.boards[self.seat].fences, cells))
        return {"cell": CELLS[move.a], "need": need, "most": affordable(table, self.seat)}

    def asked(self, table: Table) -> Message:
        need = count(FENCING.needs(table.boards[self.seat].fences, self.cells)) if self.cells else 0
        drawn: Value = [Message(f"cell.{CELLS[cell]}") for cell in members(self.cells)]
        most = affordable(table, self.seat)
        if not self.cells:
            return Message("ask.fence", {"most": most})
        return Message("ask.fence_on", {"cells": drawn, "need": need, "most": most})


class PastureFenced(Act["Table"]):
    """A pasture that is paid stands (AG-166, AG-167)."""

    FIELDS: ClassVar[dict[str, Codec]] = {"seat": SEAT, "cells": CELL_MASK}

    def __init__(self, seat: int = NOBODY, cells: int = 0) -> None:
        super().__init__(seat)
        self.cells = cells

    def do(self, table: Table) -> None:
        board = table.boards[self.seat]
        used = self.cells & ~(board.stables | board.enclosed)
        board.pastures = FENCING.drawn(board.pastures, self.cells)
        table.house(self.seat)
        if table.listening:
            table.tell(PASTURE_FENCED, [self.seat, self.cells])
        if used:
            raise_moment(table, m.FARM_SPACE_USED, self.seat, used)
